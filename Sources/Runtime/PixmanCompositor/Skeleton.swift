// Skeleton; the owner of PixmanCompositor replaces this file.
