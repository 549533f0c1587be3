import CoreGraphics

/// A separator between rows. Table views add separators to their cells. Lists add them to the collection view.
@MainActor
final class SeparatorView: UIView {
  /// The thickness of separators: one point, not one pixel (measured on iOS 26, `table-ios-separators` in table-cases.json).
  static let thickness: CGFloat = 1

  /// The color of separators between rows on iOS 26. It is lighter than `UIColor.separator` (measured in tables and lists,
  /// `list-sep-appearance` in list-cases.json). The value was not measured in dark mode.
  nonisolated static let rowColor = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 0.329, green: 0.329, blue: 0.345, alpha: 0.4)
      : UIColor(red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.12)
  }

  /// Creates a separator that ignores touches. If the color is nil, the separator is transparent.
  init(color: UIColor?) {
    super.init(frame: .zero)
    backgroundColor = color
    super.isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns the frame of a separator in a row of a given size.
  ///
  /// - Parameters:
  ///   - row: The size of the row.
  ///   - insets: The insets from the leading and trailing edges of the row.
  ///   - isTop: `true` for the separator at the top edge, `false` for the separator at the bottom edge.
  ///   - isRightToLeft: `true` in a right-to-left layout.
  static func frame(
    in row: CGSize, insets: NSDirectionalEdgeInsets, isTop: Bool, isRightToLeft: Bool
  ) -> CGRect {
    let width = max(0, row.width - insets.leading - insets.trailing)
    return CGRect(
      x: isRightToLeft ? row.width - insets.leading - width : insets.leading, y: isTop ? 0 : row.height - thickness,
      width: width, height: thickness)
  }
}
