#ifndef BOX2D_LIBRARY_H
#define BOX2D_LIBRARY_H

#ifdef __cplusplus
extern "C" {
#endif

// The file name of the library that matches the headers of Box2D 2.4.
#define box2d_library_name "libbox2d.so.2"

// Loads Box2D. This function must be called on the main thread before Box2D is used. Later calls have no effect.
void box2d_load(void);

#ifdef __cplusplus
}
#endif

#endif
