// Skeleton; the owner of CairoDrawing replaces this file.
