// Skeleton; the owner of HeadlessHost replaces this file.
