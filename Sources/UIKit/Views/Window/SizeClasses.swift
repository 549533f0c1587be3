import Foundation

/// Functions that determine the size classes of a window from its size.
///
/// On iOS the size classes depend on the device and on how its screen is split. In Tessera the user can resize a
/// window, so they depend on its size. The widths of the narrow columns of an iPad (up to 507 points) and the landscape
/// height of an iPhone (up to 440 points) are compact.
package enum SizeClasses {
  /// Returns the horizontal size class for a width in points.
  package static func horizontalSizeClass(width: CGFloat) -> UIUserInterfaceSizeClass {
    width < 512 ? .compact : .regular
  }
  /// Returns the vertical size class for a height in points.
  package static func verticalSizeClass(height: CGFloat) -> UIUserInterfaceSizeClass {
    height < 448 ? .compact : .regular
  }
}
