import Foundation

/// The state of a view or cell. Configurations can be updated for it.
public protocol UIConfigurationState {
  /// Creates the state of a view in which all flags are `false`.
  ///
  /// - Parameter traitCollection: The traits of the view.
  init(traitCollection: UITraitCollection)

  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }

  /// Accesses the value of a custom state.
  ///
  /// - Parameter key: The key of the state.
  /// - Returns: The value, or `nil`, which is the default, if the state is not set. Setting `nil` removes it.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}
