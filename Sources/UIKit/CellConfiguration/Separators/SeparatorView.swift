import CoreGraphics

/// A line between rows. Tables put it into their cells, lists beside their cells into the collection view.
@MainActor
final class SeparatorView: UIView {
  /// How thick separators are: a point, not a pixel (measured on iOS 26, `table-ios-separators`).
  static let thickness: CGFloat = 1

  /// A separator in that colour.
  init(color: UIColor?) {
    super.init(frame: .zero)
    backgroundColor = color
    super.isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The frame of a separator in a row of that size.
  ///
  /// - Parameters:
  ///   - insets: from the edges where reading begins and ends, within the row.
  ///   - isTop: at the row's upper end, beginning at its edge; else at the lower one, ending there.
  static func frame(
    in row: CGSize, insets: NSDirectionalEdgeInsets, isTop: Bool, isRightToLeft: Bool
  ) -> CGRect {
    let width = max(0, row.width - insets.leading - insets.trailing)
    return CGRect(
      x: isRightToLeft ? row.width - insets.leading - width : insets.leading, y: isTop ? 0 : row.height - thickness,
      width: width, height: thickness)
  }
}
