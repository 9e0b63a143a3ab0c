# CMake knows no WASI; it has static libraries and nothing else that differs from the defaults.
set_property(GLOBAL PROPERTY TARGET_SUPPORTS_SHARED_LIBS FALSE)
