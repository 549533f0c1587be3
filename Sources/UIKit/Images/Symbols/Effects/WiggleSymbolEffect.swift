/// An effect that turns a symbol to and fro.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The motion of the effect.
  public private(set) var configuration = SymbolEffectConfiguration(kind: .wiggle, angle: 0.16, duration: 0.6)

  /// Creates the effect. Use the static property `wiggle`.
  public init() {}

  /// The effect that begins clockwise.
  public var clockwise: WiggleSymbolEffect { changed { $0.angle = 0.16 } }

  /// The effect that begins counterclockwise.
  public var counterClockwise: WiggleSymbolEffect { changed { $0.angle = -0.16 } }

  /// The effect that moves the layers of a symbol one after the other. In Tessera a symbol has one layer.
  public var byLayer: WiggleSymbolEffect { self }

  /// The effect that moves all layers at once.
  public var wholeSymbol: WiggleSymbolEffect { self }

  private func changed(_ change: (inout SymbolEffectConfiguration) -> Void) -> Self {
    var effect = self
    change(&effect.configuration)
    return effect
  }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// An effect that turns a symbol to and fro.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
