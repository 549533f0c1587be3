/// The swipe actions of a cell, as in the first betas of iOS 14. UIKit has removed them; code of that time, such as
/// samples of Apple's that were not updated, still uses them.
extension UICollectionViewListCell {
  /// The actions that are shown when the user swipes the row from its leading edge. The default is nil.
  ///
  /// The provider of the list takes precedence: these actions are used if it is nil, or returns nil for the item. The
  /// cell keeps them when it is reused, as it keeps its accessories.
  public var leadingSwipeActionsConfiguration: UISwipeActionsConfiguration? {
    get { cellSwipeActions.leading }
    set { cellSwipeActions.leading = newValue }
  }

  /// The actions that are shown when the user swipes the row from its trailing edge. The default is nil.
  ///
  /// The provider of the list takes precedence: these actions are used if it is nil, or returns nil for the item. The
  /// cell keeps them when it is reused, as it keeps its accessories.
  public var trailingSwipeActionsConfiguration: UISwipeActionsConfiguration? {
    get { cellSwipeActions.trailing }
    set { cellSwipeActions.trailing = newValue }
  }
}
