#ifndef BOX2D_LIBRARY_H
#define BOX2D_LIBRARY_H

#ifdef __cplusplus
extern "C" {
#endif

// The library that belongs to the headers of Box2D 2.4.
#define box2d_library_name "libbox2d.so.2"

// Loads Box2D. Must be called on the main thread before anything of it is used; further calls have no effect.
void box2d_load(void);

#ifdef __cplusplus
}
#endif

#endif
