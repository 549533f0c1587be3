/// The effect that the system chooses. In Tessera this is the same motion as `replace`.
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect, ContentTransitionSymbolEffect {
  /// The motion of the effect.
  public private(set) var configuration = SymbolEffectConfiguration(
    kind: .automatic, scale: 0.6, opacity: 0, duration: 0.4)

  /// Creates the effect. Use the static property `automatic`.
  public init() {}
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// The effect that the system chooses. In Tessera this is the same motion as `replace`.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
