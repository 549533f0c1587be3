import Foundation

extension CGRect {
  /// Returns the rectangle with each edge moved inwards by an inset.
  ///
  /// - Parameter insets: The insets, in points. Insets larger than the rectangle result in a negative size, as in
  ///   UIKit.
  /// - Returns: The smaller rectangle. Insets do not change the null rectangle.
  @inlinable public func inset(by insets: UIEdgeInsets) -> CGRect {
    if isNull { return self }
    return CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top, width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}
