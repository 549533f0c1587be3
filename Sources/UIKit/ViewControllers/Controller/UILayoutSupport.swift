import Foundation

/// A layout guide for the area of a view that bars cover: `UIViewController.topLayoutGuide` or `bottomLayoutGuide`.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
  /// The height of the covered area, in points.
  var length: CGFloat { get }
  /// The anchor for the top edge of the covered area.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The anchor for the bottom edge of the covered area.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The anchor for the height of the covered area.
  var heightAnchor: NSLayoutDimension { get }
}
