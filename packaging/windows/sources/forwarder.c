/* python3.dll holds no code: every name of the stable interface leads on into python311.dll (see forwarder.def, which
   interpreter.py writes). This is what a library begins with instead of the compiler's own start code. */
#include <windows.h>

BOOL WINAPI DllMain(HINSTANCE library, DWORD reason, LPVOID reserved)
{
    (void)library, (void)reason, (void)reserved;
    return TRUE;
}
