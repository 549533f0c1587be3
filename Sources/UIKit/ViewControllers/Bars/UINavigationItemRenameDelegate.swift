import Foundation

/// The methods of a delegate that controls the renaming of a navigation item's title in the bar.
@preconcurrency @MainActor public protocol UINavigationItemRenameDelegate: AnyObject {
  /// Asks the delegate whether the user may rename the title.
  ///
  /// - Parameter navigationItem: The navigation item.
  /// - Returns: `true` to begin renaming, or `false` to prevent it. The default implementation returns `true`.
  func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool

  /// Asks the delegate for the text to edit and its initial selection.
  ///
  /// - Parameters:
  ///   - navigationItem: The navigation item.
  ///   - suggestedTitle: The suggested text, which is the current title.
  ///   - selectedRange: The suggested selection, which contains the whole text except a file name extension.
  /// - Returns: The text and the range of its selection. The default implementation returns the suggestion.
  func navigationItem(
    _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String, selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>)

  /// Asks the delegate whether renaming may end with a title.
  ///
  /// - Parameters:
  ///   - navigationItem: The navigation item.
  ///   - title: The title that the user entered.
  /// - Returns: `true` to end renaming, or `false` to continue editing. The default implementation returns `true`.
  func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool

  /// Tells the delegate that the user has renamed the item. The title of the item has already changed.
  ///
  /// - Parameters:
  ///   - navigationItem: The navigation item.
  ///   - title: The new title.
  func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String)
}

extension UINavigationItemRenameDelegate {
  /// Asks the delegate whether the user may rename the title. The default implementation allows renaming.
  ///
  /// - Parameter navigationItem: The navigation item.
  /// - Returns: `true`.
  public func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool { true }

  /// Asks the delegate for the text to edit and its initial selection. The default implementation returns the
  /// suggestion.
  ///
  /// - Parameters:
  ///   - navigationItem: The navigation item.
  ///   - suggestedTitle: The suggested text, which is the current title.
  ///   - selectedRange: The suggested selection, which contains the whole text except a file name extension.
  /// - Returns: The suggested text and selection.
  public func navigationItem(
    _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String, selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>) { (suggestedTitle, selectedRange) }

  /// Asks the delegate whether renaming may end with a title. The default implementation accepts every title.
  ///
  /// - Parameters:
  ///   - navigationItem: The navigation item.
  ///   - title: The title that the user entered.
  /// - Returns: `true`.
  public func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool { true }
}
