import CoreGraphics

/// The round ends of the cards of inset grouped lists and tables.
enum CardCorners {
  /// Half of a row of one line (52 points), so that a card of one row is a capsule. Not measured.
  static let radius: Double = 26

  /// The corners of a row: round where it is the first or the last of its card.
  static func of(isFirst: Bool, isLast: Bool) -> UICornerConfiguration {
    let top: UICornerRadius? = isFirst ? .fixed(radius) : nil
    let bottom: UICornerRadius? = isLast ? .fixed(radius) : nil
    guard isFirst || isLast else { return .unspecified }
    return .corners(topLeftRadius: top, topRightRadius: top, bottomLeftRadius: bottom, bottomRightRadius: bottom)
  }
}
