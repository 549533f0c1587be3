import CoreGraphics

/// A button of a compact date picker that shows the date or the time.
@MainActor final class DatePill: UIControl {
  /// The font of dates and times. The font does not grow beyond the standard size (measured on UIKit, case
  /// `datepicker-compact-ax1` of Tests/Oracle).
  static let font = UIFont.systemFont(ofSize: 17)
  /// The distances between the text and the edges of the button, in points. The height is derived from the measured 34⅓
  /// points at a scale of 3.
  private static let margins = CGSize(width: 12, height: 7)
  /// The part of the width that is not needed for the whole text, in points.
  static let slack = margins.width

  let label = UILabel()
  /// A label that is never shown. It measures the longer form of the text while the shorter one is shown.
  private let longLabel = UILabel()

  /// The date or the time.
  var text = "" {
    didSet {
      if text != oldValue { longLabel.text = text }
      showText()
    }
  }
  /// The date in a shorter form.
  var shortText = "" { didSet { showText() } }
  /// Indicates whether the shorter form is shown.
  var isShort = false { didSet { showText() } }

  private func showText() {
    let shown = isShort && !shortText.isEmpty ? shortText : text
    if label.text != shown { label.text = shown }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .tertiarySystemFill
    label.font = Self.font
    longLabel.font = Self.font
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    addSubview(label)
    // The label that measures the longer form is in the hierarchy, so that it rounds to the pixels of the same screen.
    longLabel.isHidden = true
    addSubview(longLabel)
  }

  required init?(coder: NSCoder) {
    fatalError("DatePill does not support init(coder:); UIDatePicker creates it in code")
  }

  /// Indicates whether the panel of the button is open. The text then has the tint color.
  var isOpen = false { didSet { style() } }

  /// The size that the longer form of the text needs, in points.
  var contentSize: CGSize { size(of: longLabel) }

  /// The size that the shown form of the text needs, in points.
  var visibleSize: CGSize { size(of: label) }

  private func size(of label: UILabel) -> CGSize {
    // The parts above and below the baseline are whole pixels, which gives the measured 20 points at a scale of 2 and 20⅓
    // at 3.
    // The scale is that of the screen, because a view that was just added does not have the traits of its window yet.
    let scale = max(1, (window?.screen ?? .main).scale)
    let lineHeight = ((Self.font.ascender * scale).rounded() + (-Self.font.descender * scale).rounded()) / scale
    return CGSize(
      width: label.intrinsicContentSize.width + 2 * Self.margins.width, height: lineHeight + 2 * Self.margins.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: Self.margins.width / 2, dy: 0)
    layer.cornerRadius = bounds.height / 2
  }

  override func stateChanged() {
    super.stateChanged()
    style()
  }

  private func style() {
    label.textColor = isOpen ? tintColor : .label
    label.alpha = isHighlighted ? 0.4 : 1
  }

  package override var hasTapPrecedence: Bool { true }
  package override var focusOutline: (rect: CGRect, radius: CGFloat) { (bounds, bounds.height / 2) }
}
