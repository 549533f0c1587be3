import Foundation

/// Is asked and told while the user writes another title into a navigation bar.
@preconcurrency @MainActor public protocol UINavigationItemRenameDelegate: AnyObject {
  /// Whether the title may be written anew. Default true.
  func navigationItemShouldBeginRenaming(_: UINavigationItem) -> Bool

  /// The text to begin with, and what of it is selected. Default: what is suggested, all but an extension.
  func navigationItem(
    _: UINavigationItem, willBeginRenamingWith suggestedTitle: String, selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>)

  /// Whether that title will do; with false the user goes on writing. Default true.
  func navigationItem(_: UINavigationItem, shouldEndRenamingWith title: String) -> Bool

  /// The user is done. The item's title has changed already.
  func navigationItem(_: UINavigationItem, didEndRenamingWith title: String)
}

extension UINavigationItemRenameDelegate {
  /// Default: yes.
  public func navigationItemShouldBeginRenaming(_: UINavigationItem) -> Bool { true }

  /// Default: what is suggested.
  public func navigationItem(
    _: UINavigationItem, willBeginRenamingWith suggestedTitle: String, selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>) { (suggestedTitle, selectedRange) }

  /// Default: yes.
  public func navigationItem(_: UINavigationItem, shouldEndRenamingWith title: String) -> Bool { true }
}
