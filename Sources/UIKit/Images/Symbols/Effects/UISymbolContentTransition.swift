import Foundation

/// A transition between two symbols, with its options.
open class UISymbolContentTransition: NSObject, NSCopying, @unchecked Sendable {
  /// The effect with which the new symbol replaces the old one, such as `.replace`.
  public let contentTransition: any ContentTransitionSymbolEffect & SymbolEffect

  /// The speed of the effect.
  public let options: SymbolEffectOptions

  /// Creates a transition.
  ///
  /// - Parameters:
  ///   - contentTransition: The effect, such as `.replace`.
  ///   - options: The speed of the effect.
  public init(
    _ contentTransition: any ContentTransitionSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default
  ) {
    self.contentTransition = contentTransition
    self.options = options
    super.init()
  }

  /// Returns the transition itself, because it is immutable.
  ///
  /// - Parameter zone: The zone. It is ignored.
  /// - Returns: The transition.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
