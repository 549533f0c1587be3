// Skeleton; the owner of PixbufImages replaces this file.
