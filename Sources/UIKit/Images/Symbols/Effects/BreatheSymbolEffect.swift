/// An effect that makes a symbol larger and smaller while it fades.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The motion of the effect.
  public private(set) var configuration = SymbolEffectConfiguration(
    kind: .breathe, scale: 1.12, opacity: 0.7, duration: 2, isContinuous: true)

  /// Creates the effect. Use the static property `breathe`.
  public init() {}

  /// The effect that changes only the size.
  public var plain: BreatheSymbolEffect { changed { $0.opacity = 1 } }

  /// The effect that changes the size and the opacity.
  public var pulse: BreatheSymbolEffect { changed { $0.opacity = 0.7 } }

  /// The effect that moves the layers of a symbol one after the other. In Tessera a symbol has one layer.
  public var byLayer: BreatheSymbolEffect { self }

  /// The effect that moves all layers at once.
  public var wholeSymbol: BreatheSymbolEffect { self }

  private func changed(_ change: (inout SymbolEffectConfiguration) -> Void) -> Self {
    var effect = self
    change(&effect.configuration)
    return effect
  }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// An effect that makes a symbol larger and smaller while it fades.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
