import Foundation

/// The metrics of a popover's background, which a subclass of `UIPopoverBackgroundView` provides.
@preconcurrency @MainActor public protocol UIPopoverBackgroundViewMethods {
  /// Returns the width of the arrow at its base.
  ///
  /// - Returns: The width, in points.
  static func arrowBase() -> CGFloat
  /// Returns the height of the arrow from its base to its tip.
  ///
  /// - Returns: The height, in points.
  static func arrowHeight() -> CGFloat
  /// Returns the distances between the edges of the background without its arrow and the content.
  ///
  /// - Returns: The distances, in points.
  static func contentViewInsets() -> UIEdgeInsets
}
