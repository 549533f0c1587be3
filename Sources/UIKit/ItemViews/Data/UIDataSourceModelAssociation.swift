import Foundation

/// The methods that a data source implements to identify its items, so that an item can be found again at a different index path.
///
/// A collection view or table view with a restoration identifier saves the first visible item and the selected items.
/// If the data source conforms to this protocol, the items are saved as identifiers, otherwise as index paths.
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
