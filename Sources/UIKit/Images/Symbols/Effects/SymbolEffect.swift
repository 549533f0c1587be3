/// An animation of a symbol image, such as `bounce`. Pass it to `UIImageView.addSymbolEffect(_:options:animated:completion:)`.
public protocol SymbolEffect: Hashable, Sendable {
  /// The motion of the effect.
  var configuration: SymbolEffectConfiguration { get }
}
