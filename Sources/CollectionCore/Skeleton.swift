// Skeleton; the owner of CollectionCore replaces this file.
