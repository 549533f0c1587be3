import CoreGraphics

/// A button of an alert: a capsule with a height of 48 points. At the accessibility text sizes, it is as high as its title
/// with 12 points above and below it, if that is more (measured on UIKit, docs/measurements.md, 16.12). The button of the
/// preferred action is filled.
@MainActor final class AlertActionView: UIControl {
  package override var hasTapPrecedence: Bool { true }
  static let standardHeight: CGFloat = 48
  let action: UIAlertAction
  private let label = UILabel()
  private let isPreferred: Bool
  /// Indicates whether the button is selected with the keyboard.
  var isKeyboardSelected = false { didSet { updateAppearance() } }

  init(_ action: UIAlertAction, isPreferred: Bool) {
    self.action = action
    self.isPreferred = isPreferred
    super.init(frame: .zero)
    label.text = action.title
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.7
    addSubview(label)
    isEnabled = action.isEnabled
    accessibilityLabel = action.title
    accessibilityIdentifier = action.accessibilityIdentifier
    updateAppearance()
  }

  required init?(coder: NSCoder) { nil }

  var titleWidth: CGFloat { label.intrinsicContentSize.width }

  /// The height of the button at the current text size, in points.
  private(set) var naturalHeight = AlertActionView.standardHeight

  /// Sets the font of the title for a text size.
  func updateFont(_ traits: UITraitCollection) {
    label.font = AlertCardView.font(.body, isPreferred ? .semibold : .medium, traits)
    let isLarge = traits.preferredContentSizeCategory.isAccessibilityCategory
    // The label has the scale of the screen only in a window.
    let scale = max(1, traits.displayScale)
    let textHeight = (label.font.lineHeight * scale - 1e-6).rounded(.up) / scale
    naturalHeight = isLarge ? max(Self.standardHeight, textHeight + 24) : Self.standardHeight
    setNeedsLayout()
  }

  override func stateChanged() {
    super.stateChanged()
    updateAppearance()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateAppearance()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateAppearance()
  }

  private func updateAppearance() {
    if isPreferred, isEnabled {
      backgroundColor = action.style == .destructive ? .systemRed : tintColor
      label.textColor = .white
      alpha = isHighlighted ? 0.75 : 1
    } else {
      backgroundColor = isHighlighted ? AlertColors.pressed : AlertColors.action
      let color = action.titleTextColor ?? (action.style == .destructive ? .systemRed : .label)
      label.textColor = isEnabled ? color : .tertiaryLabel
      alpha = 1
    }
    layer.borderWidth = isKeyboardSelected ? 3 : 0
    layer.borderColor = tintColor.resolvedColor(with: traitCollection).withAlphaComponent(0.55).cgColor
  }

  override var standardAccessibility: StandardAccessibility {
    StandardAccessibility(isElement: true, traits: isEnabled ? .button : [.button, .notEnabled])
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    let height = label.intrinsicContentSize.height
    // The title is centered, and rounded up to a pixel: 14 points below the upper edge at 2x (docs/measurements.md, 16.12).
    let top = -roundedDownToPixel(-(bounds.height - height) / 2)
    label.frame = CGRect(x: 12, y: top, width: max(0, bounds.width - 24), height: height)
  }

  override func touchedUpInside(_ event: UIEvent?) { sendActions(for: .primaryActionTriggered, with: event) }
}
