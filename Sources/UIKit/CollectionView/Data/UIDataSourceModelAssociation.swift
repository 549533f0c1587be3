import Foundation

/// Identifies items so that they can be found again at other index paths.
///
/// Data sources conform to it for state restoration. Tessera does not restore state, so it never calls the methods.
@preconcurrency @MainActor
public protocol UIDataSourceModelAssociation {
  /// Returns an identifier for the item at an index path.
  ///
  /// - Parameters:
  ///   - idx: The index path of the item.
  ///   - view: The view that shows the item.
  /// - Returns: The identifier, or `nil` if the item has none.
  func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?
  /// Returns the current index path of an item.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the item.
  ///   - view: The view that shows the item.
  /// - Returns: The index path, or `nil` if there is no such item.
  func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
}
