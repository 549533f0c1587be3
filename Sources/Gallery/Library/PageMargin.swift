import CoreGraphics

/// The margins at the sides of a page, which are those of the large title above it.
enum PageMargin {
  /// The width from which on a page has the wide margins, in points.
  private static let widePage: CGFloat = 414

  /// Returns the margin at each side of the visible part of a page, in points: that of UIKit's `systemMinimumLayoutMargins`. The page
  /// itself can be wider, because the sidebar is in front of it.
  ///
  /// - Parameter width: The width of the visible part, in points.
  static func inset(inWidth width: CGFloat) -> CGFloat { width >= widePage ? 20 : 16 }
}
