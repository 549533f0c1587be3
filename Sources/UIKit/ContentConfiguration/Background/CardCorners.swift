import CoreGraphics

/// The rounded corners of the cards that contain the rows of a section in inset grouped table views.
enum CardCorners {
  /// The corner radius, in points. The radius is half of the height of a row with one line (52 points), so a card with a single
  /// row is a capsule. The value was measured in lists (`UICollectionViewCell.cardRadius`), but not in table views.
  static let radius: Double = 26

  /// Returns the corners of a row. The upper corners of the first row of a card and the lower corners of the last one
  /// are rounded.
  static func corners(isFirst: Bool, isLast: Bool) -> UICornerConfiguration {
    let top: UICornerRadius? = isFirst ? .fixed(radius) : nil
    let bottom: UICornerRadius? = isLast ? .fixed(radius) : nil
    guard isFirst || isLast else { return .unspecified }
    return .corners(topLeftRadius: top, topRightRadius: top, bottomLeftRadius: bottom, bottomRightRadius: bottom)
  }
}
