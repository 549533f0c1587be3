/// An effect with which a symbol appears or disappears.
public protocol TransitionSymbolEffect {}
