/// An effect that turns a symbol around its center.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The motion of the effect.
  public private(set) var configuration = SymbolEffectConfiguration(
    kind: .rotate, angle: 2 * .pi, duration: 1.5, isContinuous: true)

  /// Creates the effect. Use the static property `rotate`.
  public init() {}

  /// The effect that turns the symbol clockwise.
  public var clockwise: RotateSymbolEffect { changed { $0.angle = 2 * .pi } }

  /// The effect that turns the symbol counterclockwise.
  public var counterClockwise: RotateSymbolEffect { changed { $0.angle = -2 * .pi } }

  /// The effect that moves the layers of a symbol one after the other. In Tessera a symbol has one layer.
  public var byLayer: RotateSymbolEffect { self }

  /// The effect that moves all layers at once.
  public var wholeSymbol: RotateSymbolEffect { self }

  private func changed(_ change: (inout SymbolEffectConfiguration) -> Void) -> Self {
    var effect = self
    change(&effect.configuration)
    return effect
  }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// An effect that turns a symbol around its center.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
