import CoreGraphics

/// A line between rows. Tables put it into their cells, lists beside their cells into the collection view.
@MainActor
final class SeparatorView: UIView {
  /// How thick separators are: a point, not a pixel (measured on iOS 26, `table-ios-separators`).
  static let thickness: CGFloat = 1

  /// The lines between rows on iOS 26: paler than `UIColor.separator` (measured in tables and lists,
  /// `list-sep-appearance`). Not measured in the dark.
  nonisolated static let rowColor = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 0.329, green: 0.329, blue: 0.345, alpha: 0.4)
      : UIColor(red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.12)
  }

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
