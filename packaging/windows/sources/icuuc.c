/* Stands in for the system's icuuc.dll, which Windows has from 10 1903 on and Wine 8 has not: Qt6Core is linked with
   it and calls it for old text encodings only. It is put into Wine's own system folder, never into the program. */
#include <stddef.h>

#define ABSENT 4 /* U_FILE_ACCESS_ERROR */

__declspec(dllexport) void *ucnv_open(const char *name, int *error)
{
    (void)name;
    *error = ABSENT;
    return NULL;
}

#define NOTHING(name)                       \
    __declspec(dllexport) void *name(void)  \
    {                                       \
        return NULL;                        \
    }

NOTHING(ucnv_close)
NOTHING(UCNV_FROM_U_CALLBACK_SUBSTITUTE)
NOTHING(UCNV_TO_U_CALLBACK_SUBSTITUTE)
NOTHING(ucnv_reset)
NOTHING(ucnv_getMaxCharSize)
NOTHING(ucnv_getName)
NOTHING(ucnv_getToUCallBack)
NOTHING(ucnv_getFromUCallBack)
NOTHING(ucnv_setToUCallBack)
NOTHING(ucnv_setFromUCallBack)
NOTHING(ucnv_cbToUWriteUChars)
NOTHING(ucnv_toUnicode)
NOTHING(ucnv_cbFromUWriteUChars)
NOTHING(ucnv_toUCountPending)
NOTHING(ucnv_fromUCountPending)
NOTHING(ucnv_getStandardName)
NOTHING(ucnv_getAvailableName)
NOTHING(ucnv_countAvailable)
NOTHING(ucnv_fromUnicode)
