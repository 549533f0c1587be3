import CoreGraphics

/// The rounded corners of the cards in inset grouped lists and table views.
enum CardCorners {
  /// The corner radius, in points. It is half of the height of a row with one line (52 points), so that a card with a
  /// single row is a capsule. Not measured.
  static let radius: Double = 26

  /// Returns the corners of a row. They are rounded if the row is the first or the last of its card.
  static func of(isFirst: Bool, isLast: Bool) -> UICornerConfiguration {
    let top: UICornerRadius? = isFirst ? .fixed(radius) : nil
    let bottom: UICornerRadius? = isLast ? .fixed(radius) : nil
    guard isFirst || isLast else { return .unspecified }
    return .corners(topLeftRadius: top, topRightRadius: top, bottomLeftRadius: bottom, bottomRightRadius: bottom)
  }
}
