import Foundation

/// Functions that determine the size classes of a window from its size.
///
/// On iOS the size classes depend on the device and on how its screen is split. In Tessera the user can resize a
/// window, so they depend on its size.
package enum SizeClasses {
  /// Returns the horizontal size class of a window.
  ///
  /// The widths of the narrow columns of an iPad (up to 507 points) are compact. In landscape orientation, an iPhone has a
  /// regular width only if its shorter side has at least 414 points, as those with the names Plus and Max have (Apple, Human
  /// Interface Guidelines, Layout: the table of the size classes of devices).
  ///
  /// - Parameters:
  ///   - size: The size of the window, in points.
  ///   - idiom: The kind of device on which the application runs.
  package static func horizontalSizeClass(
    _ size: CGSize, idiom: UIUserInterfaceIdiom
  ) -> UIUserInterfaceSizeClass {
    size.width < 512 || (idiom == .phone && size.height < 414) ? .compact : .regular
  }

  /// Returns the vertical size class for a height in points. The landscape height of an iPhone (up to 440 points) is compact.
  package static func verticalSizeClass(height: CGFloat) -> UIUserInterfaceSizeClass {
    height < 448 ? .compact : .regular
  }

  /// Returns whether a window is as small as an iPhone. The largest one has 440 by 956 points. A window of that width that is
  /// higher is rather a column of an iPad.
  ///
  /// - Parameter size: The size of the window, in points.
  package static func isPhone(_ size: CGSize) -> Bool {
    min(size.width, size.height) <= 440 && max(size.width, size.height) <= 956
  }

  /// Returns the minimum margin at the sides of content in a view of a given width, in points (`systemMinimumLayoutMargins`). It is 16,
  /// and 20 from a width of 414 points on.
  static func margin(width: CGFloat) -> CGFloat { width >= 414 ? 20 : 16 }
}
