import Foundation

extension CGRect {
  /// This rectangle with its edges moved inwards. Insets larger than the rectangle leave a negative size standing, as
  /// UIKit does; the null rectangle stays null.
  @inlinable public func inset(by insets: UIEdgeInsets) -> CGRect {
    if isNull { return self }
    return CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top, width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}
