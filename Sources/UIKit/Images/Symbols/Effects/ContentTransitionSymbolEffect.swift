/// An effect with which a symbol replaces another one.
public protocol ContentTransitionSymbolEffect {}
