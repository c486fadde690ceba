/* The head of the AppImage: unpacks what follows it once into the person's cache and starts it. Needs no FUSE.
 *
 * Built static by appimage.py, which defines KEY (a name that changes with the content). The unpacked program of an
 * earlier KEY is left to `--appimage-remove`, because it may still be running.
 */
#define _GNU_SOURCE
#include <elf.h>
#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <lzma.h>
#include <squashfuse/decompress.h>
#include <squashfuse/squashfuse.h>

#define FAULT 2
#define EXTRACTED "squashfs-root"

static sqfs_err unpack_xz(void *in, size_t in_size, void *out, size_t *out_size) {
    uint64_t memory = UINT64_MAX;
    size_t read = 0, written = 0;
    lzma_ret done = lzma_stream_buffer_decode(&memory, 0, NULL, in, &read, in_size, out, &written, *out_size);
    *out_size = written;
    return done == LZMA_OK ? SQFS_OK : SQFS_ERR;
}

/* In the place of libsquashfuse's own list of decompressors, which would bring along four more libraries, one of them
 * (lzo) under the GPL. Our images are packed with xz. */
sqfs_decompressor sqfs_decompressor_get(sqfs_compression_type type) {
    return type == XZ_COMPRESSION ? unpack_xz : NULL;
}

static int persian(void) {
    const char *names[] = {"LC_ALL", "LC_MESSAGES", "LANG"};
    for (int k = 0; k < 3; k++) {
        const char *value = getenv(names[k]);
        if (value && *value) return strncmp(value, "fa", 2) == 0;
    }
    return 0;
}

static int complain(const char *english, const char *farsi, const char *what) {
    fprintf(stderr, persian() ? farsi : english, what, strerror(errno));
    fputc('\n', stderr);
    return FAULT;
}

static int cannot_extract(const char *path) {
    return complain("Takhte cannot unpack itself into \"%s\": %s. Go into another folder, or delete that one.",
                    "تخته نمی‌تواند خود را در «%s» باز کند: %s. به پوشهٔ دیگری بروید یا آن را پاک کنید.", path);
}

static int cannot_unpack(const char *path) {
    return complain("Takhte cannot unpack itself into \"%s\": %s. Make room there, or name another folder in XDG_CACHE_HOME.",
                    "تخته نمی‌تواند خود را در «%s» باز کند: %s. آن‌جا جا باز کنید یا پوشهٔ دیگری را در XDG_CACHE_HOME نام ببرید.", path);
}

/* Where the ELF file ends and the file system begins. */
static long payload_offset(int fd) {
    Elf64_Ehdr head;
    if (pread(fd, &head, sizeof head, 0) != sizeof head) return -1;
    return (long)(head.e_shoff + (Elf64_Off)head.e_shentsize * head.e_shnum);
}

static int remove_one(const char *path, const struct stat *st, int kind, struct FTW *where) {
    (void)st; (void)kind; (void)where;
    return remove(path);
}

static void remove_tree(const char *path) { nftw(path, remove_one, 16, FTW_DEPTH | FTW_PHYS); }

static int make_folders(char *path) {
    for (char *slash = path + 1; (slash = strchr(slash, '/')) != NULL; slash++) {
        *slash = 0;
        int failed = mkdir(path, 0700) && errno != EEXIST;
        *slash = '/';
        if (failed) return -1;
    }
    return mkdir(path, 0700) && errno != EEXIST ? -1 : 0;
}

static int write_file(sqfs *fs, sqfs_inode *inode, const char *path) {
    static char buffer[1 << 17];
    int out = open(path, O_WRONLY | O_CREAT | O_EXCL, inode->base.mode & 0777);
    if (out < 0) return -1;
    sqfs_off_t done = 0, whole = (sqfs_off_t)inode->xtra.reg.file_size;
    while (done < whole) {
        sqfs_off_t size = sizeof buffer;
        if (sqfs_read_range(fs, inode, done, &size, buffer) || size <= 0) { errno = EIO; break; }
        if (write(out, buffer, (size_t)size) != (ssize_t)size) { if (!errno) errno = ENOSPC; break; }
        done += size;
    }
    int fault = errno;
    if (close(out) || done < whole) { errno = fault; return -1; }
    return 0;
}

static int unpack(int fd, long offset, const char *folder) {
    sqfs fs;
    sqfs_traverse walk;
    sqfs_err fault = SQFS_OK;
    char path[PATH_MAX], target[PATH_MAX];
    if (sqfs_init(&fs, fd, (size_t)offset) || sqfs_traverse_open(&walk, &fs, sqfs_inode_root(&fs))) { errno = EIO; return -1; }
    while (sqfs_traverse_next(&walk, &fault)) {
        if (walk.dir_end) continue;
        sqfs_inode inode;
        size_t length = sizeof target;
        if (snprintf(path, sizeof path, "%s/%s", folder, walk.path) >= (int)sizeof path) { errno = ENAMETOOLONG; return -1; }
        if (sqfs_inode_get(&fs, &inode, sqfs_dentry_inode(&walk.entry))) { errno = EIO; return -1; }
        errno = 0;
        if (S_ISDIR(inode.base.mode)) {
            if (mkdir(path, inode.base.mode & 0777)) return -1;
        } else if (S_ISLNK(inode.base.mode)) {
            if (sqfs_readlink(&fs, &inode, target, &length)) { errno = EIO; return -1; }
            if (symlink(target, path)) return -1;
        } else if (write_file(&fs, &inode, path)) return -1;
    }
    sqfs_traverse_close(&walk);
    if (fault) { errno = EIO; return -1; }
    return 0;
}

/* The folder is there, new and empty; where unpacking fails it is removed again. */
static int unpack_from(const char *self, const char *folder) {
    int fd = open(self, O_RDONLY | O_CLOEXEC);
    long offset = fd < 0 ? -1 : payload_offset(fd);
    if (offset >= 0 && !unpack(fd, offset, folder)) return close(fd);
    int fault = errno;
    remove_tree(folder);
    errno = fault;
    return -1;
}

/* Whether that is there and unpacked by the same person: in /tmp it might be somebody else's trap. */
static int mine(const char *folder) {
    struct stat found;
    if (lstat(folder, &found)) return 0;
    errno = EPERM;
    return S_ISDIR(found.st_mode) && found.st_uid == geteuid();
}

int main(int argc, char **argv) {
    char self[PATH_MAX] = "", root[PATH_MAX - 300], home[PATH_MAX - 200], fresh[PATH_MAX - 100], program[PATH_MAX];
    const char *cache = getenv("XDG_CACHE_HOME"), *person = getenv("HOME");
    if (cache && *cache == '/') snprintf(root, sizeof root, "%s/takhte-appimage", cache);
    else snprintf(root, sizeof root, "%s/.cache/takhte-appimage", person && *person ? person : "/tmp");
    snprintf(home, sizeof home, "%s/%s", root, KEY);
    snprintf(fresh, sizeof fresh, "%s.%ld", home, (long)getpid());

    if (argc > 1 && !strcmp(argv[1], "--appimage-remove")) {
        remove_tree(root);
        return access(root, F_OK) ? 0 : cannot_unpack(root);
    }
    if (readlink("/proc/self/exe", self, sizeof self - 1) < 0) return cannot_unpack(root);
    if (argc > 1 && !strcmp(argv[1], "--appimage-extract")) {
        if (mkdir(EXTRACTED, 0777)) return cannot_extract(EXTRACTED);
        return unpack_from(self, EXTRACTED) ? cannot_extract(EXTRACTED) : 0;
    }
    if (!mine(home)) {
        if (errno != ENOENT || make_folders(root) || mkdir(fresh, 0700) || unpack_from(self, fresh)) return cannot_unpack(root);
        /* Another start may have been quicker. */
        if (rename(fresh, home)) remove_tree(fresh);
    }
    setenv("APPIMAGE", self, 1);
    setenv("APPDIR", home, 1);
    snprintf(program, sizeof program, "%s/AppRun", home);
    execv(program, argv);
    return cannot_unpack(home);
}
