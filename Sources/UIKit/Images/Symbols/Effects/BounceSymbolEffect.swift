/// An effect that scales a symbol briefly, as if it bounced.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The motion of the effect.
  public private(set) var configuration = SymbolEffectConfiguration(kind: .bounce, scale: 1.2)

  /// Creates the effect. Use the static property `bounce`.
  public init() {}

  /// The effect that makes the symbol larger.
  public var up: BounceSymbolEffect { changed { $0.scale = 1.2 } }

  /// The effect that makes the symbol smaller.
  public var down: BounceSymbolEffect { changed { $0.scale = 0.8 } }

  /// The effect that moves the layers of a symbol one after the other. In Tessera a symbol has one layer.
  public var byLayer: BounceSymbolEffect { self }

  /// The effect that moves all layers at once.
  public var wholeSymbol: BounceSymbolEffect { self }

  private func changed(_ change: (inout SymbolEffectConfiguration) -> Void) -> Self {
    var effect = self
    change(&effect.configuration)
    return effect
  }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// An effect that scales a symbol briefly, as if it bounced.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
