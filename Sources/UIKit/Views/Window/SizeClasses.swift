import Foundation

/// The size classes of a window, by its size.
///
/// On iOS they depend on the device and on how its screen is split. The user can resize a window here, so they depend
/// on its size: the narrow columns of an iPad (up to 507 points) and the landscape height of an iPhone (up to 440
/// points) are compact.
package enum SizeClasses {
  /// Returns the horizontal size class of a width in points.
  package static func horizontal(width: CGFloat) -> UIUserInterfaceSizeClass { width < 512 ? .compact : .regular }
  /// Returns the vertical size class of a height in points.
  package static func vertical(height: CGFloat) -> UIUserInterfaceSizeClass { height < 448 ? .compact : .regular }
}
