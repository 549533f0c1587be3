// Skeleton; the owner of WindowHost replaces this file.
