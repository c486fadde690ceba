/* The interpreter's program: all it does is in python311.dll beside it. */
#include <wchar.h>
#include <windows.h>

typedef int (*py_main)(int, wchar_t **);

int wmain(int count, wchar_t **arguments)
{
    HMODULE python = LoadLibraryW(L"python311.dll");
    py_main run = python ? (py_main)(void *)GetProcAddress(python, "Py_Main") : NULL;
    return run ? run(count, arguments) : 120;
}
