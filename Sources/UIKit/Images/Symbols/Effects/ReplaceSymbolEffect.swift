/// An effect with which a symbol replaces another one.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  /// The motion of the effect.
  public private(set) var configuration = SymbolEffectConfiguration(
    kind: .replace, scale: 0.6, opacity: 0, duration: 0.4)

  /// Creates the effect. Use the static property `replace`.
  public init() {}

  /// The effect in which the old symbol shrinks and the new one grows.
  public var downUp: ReplaceSymbolEffect { changed { $0.scale = 0.6 } }

  /// The effect in which the old symbol grows away.
  public var upUp: ReplaceSymbolEffect { changed { $0.scale = 1.4 } }

  /// The effect in which the old symbol is hidden at once.
  public var offUp: ReplaceSymbolEffect { changed { $0.scale = 1 } }

  /// The effect that moves the layers of a symbol one after the other. In Tessera a symbol has one layer.
  public var byLayer: ReplaceSymbolEffect { self }

  /// The effect that moves all layers at once.
  public var wholeSymbol: ReplaceSymbolEffect { self }

  private func changed(_ change: (inout SymbolEffectConfiguration) -> Void) -> Self {
    var effect = self
    change(&effect.configuration)
    return effect
  }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// An effect with which a symbol replaces another one.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
