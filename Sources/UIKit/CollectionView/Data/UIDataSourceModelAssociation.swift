import Foundation

/// Names items so that they can be found again after their places have changed. Data sources adopt it for the restoration
/// of state; nothing restores state here, so nobody but the application itself calls it.
@preconcurrency @MainActor
public protocol UIDataSourceModelAssociation {
  /// A name for the item at a path; nil where it has none.
  func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?
  /// Where the item of that name is now; nil where it is not.
  func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
}
