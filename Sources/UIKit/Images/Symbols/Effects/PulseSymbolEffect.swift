/// An effect that fades a symbol out and in.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The motion of the effect.
  public private(set) var configuration = SymbolEffectConfiguration(
    kind: .pulse, opacity: 0.35, duration: 1.2, isContinuous: true)

  /// Creates the effect. Use the static property `pulse`.
  public init() {}

  /// The effect that moves the layers of a symbol one after the other. In Tessera a symbol has one layer.
  public var byLayer: PulseSymbolEffect { self }

  /// The effect that moves all layers at once.
  public var wholeSymbol: PulseSymbolEffect { self }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// An effect that fades a symbol out and in.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
