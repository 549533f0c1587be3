/// Something that has traits: windows, views, view controllers.
@preconcurrency @MainActor public protocol UITraitEnvironment: AnyObject {
  var traitCollection: UITraitCollection { get }
  /// Sent after the traits changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
