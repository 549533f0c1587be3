/// An effect that lasts until it is removed.
public protocol IndefiniteSymbolEffect {}
