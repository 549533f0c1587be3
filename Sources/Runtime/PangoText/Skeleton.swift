// Skeleton; the owner of PangoText replaces this file.
