import Foundation

/// A class whose instances get values from appearance proxies.
///
/// A proxy has the type of the class and stores what is set on it. Views get the values when they enter a window, bar
/// items when they are shown in one. Views that are already in a window do not change.
///
/// ```swift
/// UISwitch.appearance().onTintColor = .systemOrange
/// UILabel.appearance(whenContainedInInstancesOf: [UITableView.self]).textColor = .secondaryLabel
/// ```
///
/// A value that was set on a view itself takes precedence over those of proxies, except for values that a nib contains
/// and those that the initializer of the superview sets. Among the proxies, the proxy of a subclass takes precedence
/// over the proxy of its superclass. Among proxies of the same class, the proxy with the outermost container takes
/// precedence, then the proxy with more containers, then the proxy with traits.
///
/// Proxies store the properties and methods that UIKit marks as appearance selectors. Properties of an application are
/// stored if they are marked with `@objc dynamic` and the sources were rewritten by `tessera`, or if they call
/// `recordAppearance(of:)`.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// Returns the proxy for all instances of the class.
  ///
  /// - Returns: The proxy. It is the same object in each call.
  static func appearance() -> Self

  /// Returns the proxy for the instances of the class in a hierarchy of containers.
  ///
  /// - Parameter containerTypes: The classes of the containers, from the innermost one. An empty array means all instances.
  /// - Returns: The proxy. It is the same object for the same containers.
  static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self

  /// Returns the proxy for the instances of the class that have certain traits.
  ///
  /// - Parameter trait: The traits that instances must have.
  /// - Returns: The proxy. It is the same object for the same traits.
  static func appearance(for trait: UITraitCollection) -> Self

  /// Returns the proxy for the instances of the class that have certain traits, in a hierarchy of containers.
  ///
  /// - Parameters:
  ///   - trait: The traits that instances must have.
  ///   - containerTypes: The classes of the containers, from the innermost one. An empty array means all instances.
  /// - Returns: The proxy. It is the same object for the same traits and containers.
  static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}
