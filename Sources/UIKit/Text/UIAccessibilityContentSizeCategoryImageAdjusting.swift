import Foundation

/// An object whose image can grow with the user's text size in the accessibility categories.
@preconcurrency @MainActor public protocol UIAccessibilityContentSizeCategoryImageAdjusting: NSObjectProtocol {
  /// A Boolean value that determines whether the image is larger in the accessibility categories of text sizes. The
  /// default is `false`.
  var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}
