import CoreGraphics

/// A row of a date picker's wheel, with text at the left, in the middle or at the right.
@MainActor final class DateRowView: UIView {
  let label = UILabel()
  /// The distance of the text from the left and right edges in points.
  var margins: (left: CGFloat, right: CGFloat) = (5, 5)

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = PickerRowView.titleFont
    // Long names are shown in a smaller font in a narrow date picker.
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.6
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    fatalError("DateRowView does not support init(coder:); UIDatePicker creates it in code")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = CGRect(
      x: margins.left, y: 0, width: max(0, bounds.width - margins.left - margins.right), height: bounds.height)
  }
}
