/// An effect that dims the layers of a symbol in turn. In Tessera a symbol has one layer, so the whole symbol is dimmed.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The motion of the effect.
  public private(set) var configuration = SymbolEffectConfiguration(
    kind: .variableColor, opacity: 0.3, duration: 1.5, isContinuous: true)

  /// Creates the effect. Use the static property `variableColor`.
  public init() {}

  /// The effect in which dimmed layers light up one after the other and remain lit.
  public var cumulative: VariableColorSymbolEffect { self }

  /// The effect in which one layer is lit at a time.
  public var iterative: VariableColorSymbolEffect { self }

  /// The effect that also plays backward.
  public var reversing: VariableColorSymbolEffect { self }

  /// The effect that begins again at its end.
  public var nonReversing: VariableColorSymbolEffect { self }

  /// The effect that hides layers that are not lit.
  public var hideInactiveLayers: VariableColorSymbolEffect { changed { $0.opacity = 0 } }

  /// The effect that dims layers that are not lit.
  public var dimInactiveLayers: VariableColorSymbolEffect { changed { $0.opacity = 0.3 } }

  private func changed(_ change: (inout SymbolEffectConfiguration) -> Void) -> Self {
    var effect = self
    change(&effect.configuration)
    return effect
  }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// An effect that dims the layers of a symbol in turn. In Tessera a symbol has one layer, so the whole symbol is dimmed.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
