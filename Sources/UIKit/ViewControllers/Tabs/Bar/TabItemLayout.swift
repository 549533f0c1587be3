import CoreGraphics

/// The positions of an item's image, title and badge in its button, in points (measured on UIKit,
/// Tests/Oracle/tab-cases.json, family `item-layout`).
struct TabItemLayout {
  let style: UITabBarItemAppearance.Style
  /// The size of the button, in points.
  let size: CGSize
  /// The number of pixels per point.
  let scale: CGFloat

  /// The space between the image and a title beside it, in points.
  private static let gap: CGFloat = 6

  /// Returns the frame of the image. Stacked images are centered at 20 points below the button's upper edge.
  ///
  /// - Parameters:
  ///   - image: The size of the image, in points.
  ///   - title: The width of the title in points, or nil if there is none.
  func imageFrame(_ image: CGSize, besideTitle title: CGFloat?) -> CGRect {
    let centerY = style == .stacked && title != nil ? 20 : size.height / 2
    var x = (size.width - image.width) / 2
    if style != .stacked, let title { x = (size.width - image.width - Self.gap - title) / 2 }
    let y = ((centerY - image.height / 2) * scale).rounded(.down) / scale
    return CGRect(x: rounded(x), y: y, width: image.width, height: image.height)
  }

  /// Returns the frame of the title. Stacked titles begin 35 points below the button's upper edge.
  ///
  /// - Parameters:
  ///   - title: The size of the title, in points.
  ///   - image: The width of the image in points, or nil if there is none.
  func titleFrame(_ title: CGSize, besideImage image: CGFloat?) -> CGRect {
    let width = min(title.width, size.width - 8)
    var x = (size.width - width) / 2
    if style != .stacked, let image { x += (image + Self.gap) / 2 }
    let y = style == .stacked && image != nil ? 35 : ((size.height - title.height) / 2).rounded()
    // A title without an image is in the middle of its button, between whole points and pixels (docs/measurements.md, 18.7).
    let isAlone = style != .stacked && image == nil
    return CGRect(x: isAlone ? x : rounded(x), y: y, width: width, height: title.height)
  }

  /// Returns the frame of the badge in a floating bar, which extends beyond the corner of the button (measured on UIKit,
  /// docs/measurements.md, 18.7).
  ///
  /// - Parameter badge: The size of the badge, in points.
  func floatingBadgeFrame(_ badge: CGSize) -> CGRect {
    CGRect(x: size.width - 15.5, y: -2, width: badge.width, height: badge.height)
  }

  /// The space between a title and a badge after it, in points.
  static let badgeGap: CGFloat = 4

  /// Returns the frame of the badge. Its leading edge is 8.5 points beyond the middle of a stacked image. If the image
  /// and title are side by side, the badge follows the title. If there is no title, the badge is at the corner of the
  /// image.
  ///
  /// - Parameters:
  ///   - badge: The size of the badge, in points.
  ///   - image: The frame of the image, or nil if there is none.
  ///   - titleEnd: The trailing edge of the title in a line, or nil if there is no title.
  func badgeFrame(_ badge: CGSize, image: CGRect?, titleEnd: CGFloat?) -> CGRect {
    if style == .stacked { return CGRect(x: size.width / 2 + 8.5, y: 2, width: badge.width, height: badge.height) }
    if let titleEnd {
      let y = ((size.height - badge.height) / 2).rounded()
      return CGRect(x: titleEnd + Self.badgeGap, y: y, width: badge.width, height: badge.height)
    }
    let x = image.map { $0.maxX - 8 } ?? size.width - badge.width - 4
    return CGRect(x: x, y: 2, width: badge.width, height: badge.height)
  }

  private func rounded(_ x: CGFloat) -> CGFloat { (x + 0.5).rounded(.down) }
}
