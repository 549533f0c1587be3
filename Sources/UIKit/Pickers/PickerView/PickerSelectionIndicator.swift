import CoreGraphics

/// The rounded background of the selected rows, behind all wheels.
@MainActor final class PickerSelectionIndicator: UIView {
  /// The distance of the indicator from the left and right edges of the picker view, in points (measured on iOS 26).
  static let margin: CGFloat = 9

  /// Returns the corner radius of an indicator with a given height, in points.
  static func radius(_ height: CGFloat) -> CGFloat { min(height / 2, 17) }

  /// Returns the frame of the indicator: the indicator is 2 points higher than a row, and vertically centered (measured
  /// on UIKit, docs/measurements.md 21.2).
  ///
  /// - Parameters:
  ///   - bounds: The bounds of the picker view.
  ///   - rowHeight: The height of the rows in points.
  static func frame(in bounds: CGRect, rowHeight: CGFloat) -> CGRect {
    CGRect(
      x: bounds.minX + margin, y: bounds.midY - rowHeight / 2 - 1, width: max(0, bounds.width - 2 * margin),
      height: rowHeight + 2)
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    backgroundColor = .tertiarySystemFill
  }

  required init?(coder: NSCoder) {
    fatalError("PickerSelectionIndicator does not support init(coder:); UIPickerView creates it in code")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = Self.radius(bounds.height)
  }
}
