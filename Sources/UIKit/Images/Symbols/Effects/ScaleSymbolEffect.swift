/// An effect that makes a symbol larger or smaller until it is removed.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  /// The motion of the effect.
  public private(set) var configuration = SymbolEffectConfiguration(
    kind: .scale, scale: 1.15, duration: 0.3, isLasting: true)

  /// Creates the effect. Use the static property `scale`.
  public init() {}

  /// The effect that makes the symbol larger.
  public var up: ScaleSymbolEffect { changed { $0.scale = 1.15 } }

  /// The effect that makes the symbol smaller.
  public var down: ScaleSymbolEffect { changed { $0.scale = 0.85 } }

  /// The effect that moves the layers of a symbol one after the other. In Tessera a symbol has one layer.
  public var byLayer: ScaleSymbolEffect { self }

  /// The effect that moves all layers at once.
  public var wholeSymbol: ScaleSymbolEffect { self }

  private func changed(_ change: (inout SymbolEffectConfiguration) -> Void) -> Self {
    var effect = self
    change(&effect.configuration)
    return effect
  }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// An effect that makes a symbol larger or smaller until it is removed.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
