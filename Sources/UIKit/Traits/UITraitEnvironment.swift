/// An object that has traits: a window, a view or a view controller.
@preconcurrency @MainActor public protocol UITraitEnvironment: AnyObject {
  /// The traits of the object: the inherited traits, combined with the object's trait overrides.
  var traitCollection: UITraitCollection { get }
  /// Tells the object that its traits have changed.
  ///
  /// - Parameter previousTraitCollection: The traits before the change.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
