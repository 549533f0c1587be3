#ifndef BOX2D_LIBRARY_H
#define BOX2D_LIBRARY_H

#ifdef __cplusplus
extern "C" {
#endif

// Of the headers that we are built with: Box2D 2.4.
#define box2d_library_name "libbox2d.so.2"

// Loads Box2D. Must be called before anything of it is used; calls after the first do nothing. On the main thread.
void box2d_load(void);

#ifdef __cplusplus
}
#endif

#endif
