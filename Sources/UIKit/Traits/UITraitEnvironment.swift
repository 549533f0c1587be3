/// Something that has traits: windows, views, view controllers.
@preconcurrency @MainActor public protocol UITraitEnvironment: AnyObject {
  /// The traits that count here: inherited, with what was overridden.
  var traitCollection: UITraitCollection { get }
  /// Sent after the traits changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
