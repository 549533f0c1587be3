/// An effect that hides a symbol until the effect is removed or the symbol appears.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// The motion of the effect.
  public private(set) var configuration = SymbolEffectConfiguration(
    kind: .disappear, scale: 0.6, opacity: 0, duration: 0.3, isLasting: true)

  /// Creates the effect. Use the static property `disappear`.
  public init() {}

  /// The effect in which the symbol grows.
  public var up: DisappearSymbolEffect { changed { $0.scale = 1.4 } }

  /// The effect in which the symbol shrinks.
  public var down: DisappearSymbolEffect { changed { $0.scale = 0.6 } }

  /// The effect that moves the layers of a symbol one after the other. In Tessera a symbol has one layer.
  public var byLayer: DisappearSymbolEffect { self }

  /// The effect that moves all layers at once.
  public var wholeSymbol: DisappearSymbolEffect { self }

  private func changed(_ change: (inout SymbolEffectConfiguration) -> Void) -> Self {
    var effect = self
    change(&effect.configuration)
    return effect
  }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// An effect that hides a symbol until the effect is removed or the symbol appears.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
