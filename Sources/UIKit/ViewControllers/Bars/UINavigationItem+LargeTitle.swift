import Foundation

extension UINavigationItem {
  /// The text of the large title with attributes, if it has any. `largeTitle` replaces both titles of the row of buttons.
  var attributedLargeTitle: AttributedString? { largeTitle == nil ? attributedTitle : nil }

  /// Indicates whether a bar that prefers large titles has text for one.
  var hasLargeTitle: Bool {
    if let attributed = attributedLargeTitle { return !attributed.characters.isEmpty }
    return !(largeTitle ?? title ?? "").isEmpty
  }

  /// The line below the large title with attributes, or nil if it has none or is a plain text.
  var attributedLineBelowLargeTitle: AttributedString? {
    largeAttributedSubtitle ?? (largeSubtitle == nil ? attributedSubtitle : nil)
  }

  /// The plain line below the large title: `largeSubtitle`, or the subtitle of the row of buttons.
  var lineBelowLargeTitle: String? { largeSubtitle ?? subtitle }
}
