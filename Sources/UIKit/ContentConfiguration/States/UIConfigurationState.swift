import Foundation

/// The state of a view or cell: its traits, and whether it is selected or highlighted, for example. Configurations are
/// updated for a state.
public protocol UIConfigurationState {
  /// Creates the state of a view in which all flags are `false`.
  ///
  /// - Parameter traitCollection: The traits of the view.
  init(traitCollection: UITraitCollection)

  /// The traits of the view that the state describes.
  var traitCollection: UITraitCollection { get set }

  /// Accesses the value of a custom state.
  ///
  /// - Parameter key: The key of the state.
  /// - Returns: The value, or `nil` if the state is not set. Setting `nil` removes the state.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}
