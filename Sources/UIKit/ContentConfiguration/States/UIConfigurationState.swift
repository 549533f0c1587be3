import Foundation

/// What a configuration can be updated for: the state of a view or a cell.
public protocol UIConfigurationState {
  /// The state of a view that nothing happens to.
  init(traitCollection: UITraitCollection)

  /// The traits of the view's surroundings.
  var traitCollection: UITraitCollection { get set }

  /// States of your own. Nil, the default, for a key that was not set; setting nil takes the key out.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}
