import Foundation

extension CGRect {
  /// Returns the rectangle with its edges moved inwards.
  ///
  /// - Parameter insets: The insets, in points. As in UIKit, insets larger than the rectangle result in a negative
  ///   size.
  /// - Returns: The smaller rectangle. The null rectangle remains null.
  @inlinable public func inset(by insets: UIEdgeInsets) -> CGRect {
    if isNull { return self }
    return CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top, width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}
