import Foundation

extension UINavigationItem {
  /// The attributed text of the large title, or nil if there is none. `largeTitle` takes precedence over `title` and
  /// `attributedTitle`.
  var attributedLargeTitle: AttributedString? { largeTitle == nil ? attributedTitle : nil }

  /// Indicates whether the item has text for a large title, in a bar that prefers large titles.
  var hasLargeTitle: Bool {
    if let attributed = attributedLargeTitle { return !attributed.characters.isEmpty }
    return !(largeTitle ?? title ?? "").isEmpty
  }

  /// The attributed text below the large title, or nil if there is no text or the text is plain.
  var attributedLineBelowLargeTitle: AttributedString? {
    largeAttributedSubtitle ?? (largeSubtitle == nil ? attributedSubtitle : nil)
  }

  /// The plain text below the large title: `largeSubtitle`, or the subtitle of the row of buttons.
  var lineBelowLargeTitle: String? { largeSubtitle ?? subtitle }
}
