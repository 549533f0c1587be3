/// An effect with which a symbol appears that was hidden by `disappear`.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// The motion of the effect.
  public private(set) var configuration = SymbolEffectConfiguration(
    kind: .appear, scale: 0.6, opacity: 0, duration: 0.3)

  /// Creates the effect. Use the static property `appear`.
  public init() {}

  /// The effect in which the symbol grows.
  public var up: AppearSymbolEffect { changed { $0.scale = 0.6 } }

  /// The effect in which the symbol shrinks.
  public var down: AppearSymbolEffect { changed { $0.scale = 1.4 } }

  /// The effect that moves the layers of a symbol one after the other. In Tessera a symbol has one layer.
  public var byLayer: AppearSymbolEffect { self }

  /// The effect that moves all layers at once.
  public var wholeSymbol: AppearSymbolEffect { self }

  private func changed(_ change: (inout SymbolEffectConfiguration) -> Void) -> Self {
    var effect = self
    change(&effect.configuration)
    return effect
  }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// An effect with which a symbol appears that was hidden by `disappear`.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
