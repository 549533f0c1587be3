/// The swipe actions of a cell, as in the first betas of iOS 14. UIKit has removed them, but code from that time still
/// uses them, such as samples by Apple that were not updated.
extension UICollectionViewListCell {
  /// The actions that are shown when the user swipes the row from its leading edge. The default is nil.
  ///
  /// The provider of the list takes precedence: these actions are used only if the provider is nil or returns nil for the item.
  /// The cell keeps them when it is reused, as it keeps its accessories.
  public var leadingSwipeActionsConfiguration: UISwipeActionsConfiguration? {
    get { cellSwipeActions.leading }
    set { cellSwipeActions.leading = newValue }
  }

  /// The actions that are shown when the user swipes the row from its trailing edge. The default is nil.
  ///
  /// The provider of the list takes precedence: these actions are used only if the provider is nil or returns nil for the item.
  /// The cell keeps them when it is reused, as it keeps its accessories.
  public var trailingSwipeActionsConfiguration: UISwipeActionsConfiguration? {
    get { cellSwipeActions.trailing }
    set { cellSwipeActions.trailing = newValue }
  }
}
