// Skeleton; the owner of UIKitTesting replaces this file.
