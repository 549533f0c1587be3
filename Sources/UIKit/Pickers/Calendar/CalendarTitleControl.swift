import Foundation

/// A control with the name of the visible month. A tap shows or hides the wheels for month and year.
@MainActor final class CalendarTitleControl: UIControl {
  private let label = UILabel()
  private let chevron = UIImageView(
    image: UIImage(
      systemName: "chevron.forward", withConfiguration: UIImage.SymbolConfiguration(pointSize: 12, weight: .bold))?
      .imageFlippedForRightToLeftLayoutDirection())

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .systemFont(ofSize: 17, weight: .semibold)
    addSubview(label)
    addSubview(chevron)
    chevron.contentMode = .center
  }

  required init?(coder: NSCoder) {
    fatalError("CalendarTitleControl does not support init(coder:); UICalendarView creates it in code")
  }

  var text: String? {
    get { label.text }
    set {
      label.text = newValue
      setNeedsLayout()
      superview?.setNeedsLayout()
    }
  }

  /// Indicates whether the wheels for month and year are visible. The chevron then points down.
  var isOpen = false {
    didSet {
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      chevron.transform = isOpen ? CGAffineTransform(rotationAngle: isMirrored ? -.pi / 2 : .pi / 2) : .identity
      label.textColor = isOpen ? tintColor : .label
    }
  }

  /// The width of the text and the chevron in points.
  var contentWidth: CGFloat { 16 + label.intrinsicContentSize.width.rounded(.up) + 24 }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = max(0, bounds.width - 40)
    label.frame = CGRect(x: isMirrored ? 24 : 16, y: 0, width: width, height: bounds.height)
    chevron.center = CGPoint(
      x: isMirrored ? 24 - 11 : 16 + width + 11, y: nearestPixel(bounds.midY))
    chevron.bounds = CGRect(x: 0, y: 0, width: 14, height: 14)
  }

  override func stateChanged() {
    super.stateChanged()
    alpha = isHighlighted ? 0.4 : 1
  }

  package override var hasTapPrecedence: Bool { true }
}
