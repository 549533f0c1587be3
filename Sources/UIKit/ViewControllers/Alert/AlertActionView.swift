import CoreGraphics

/// A button of an alert: a capsule with a height of 48 points (measured on iOS 26.1). The button of the preferred
/// action is filled.
@MainActor final class AlertActionView: UIControl {
  package override var hasTapPrecedence: Bool { true }
  static let height: CGFloat = 48
  let action: UIAlertAction
  private let label = UILabel()
  private let isPreferred: Bool
  /// Indicates whether the button is selected with the keyboard.
  var isKeyboardSelected = false { didSet { updateAppearance() } }

  init(_ action: UIAlertAction, isPreferred: Bool) {
    self.action = action
    self.isPreferred = isPreferred
    super.init(frame: .zero)
    layer.cornerRadius = Self.height / 2
    label.text = action.title
    label.font = .systemFont(ofSize: 17, weight: isPreferred ? .semibold : .medium)
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
    let height = label.intrinsicContentSize.height
    label.frame = CGRect(
      x: 12, y: roundedDownToPixel((bounds.height - height) / 2), width: max(0, bounds.width - 24), height: height)
  }

  override func touchedUpInside(_ event: UIEvent?) { sendActions(for: .primaryActionTriggered, with: event) }
}
