import Foundation

/// The content of a color picker: the title, the choice between grid, spectrum and sliders, the opacity and the selected
/// color.
@MainActor final class ColorPickerContent: UIView, UITextFieldDelegate {
  private static let margin: CGFloat = 16

  private let titleLabel = UILabel()
  private let closeButton = UIButton(type: .close)
  private let choice = UISegmentedControl(items: ["Grid", "Spectrum", "Sliders"])
  private let grid = ColorGridView()
  private let spectrum = ColorSpectrumView()
  private let sliders = (0..<3).map { ColorSliderView(.channel($0)) }
  private let sliderNames = ["Red", "Green", "Blue"].map { ColorPickerContent.makeName($0) }
  private let sliderValues = (0..<3).map { _ in UILabel() }
  private let hexName = ColorPickerContent.makeName("sRGB Hex Color #")
  private let hexField = UITextField()
  private let opacityName = ColorPickerContent.makeName("Opacity")
  private let opacity = ColorSliderView(.opacity)
  private let opacityValue = UILabel()
  private let swatch = ColorCheckerboardView()
  private var picked = PickedColor(.white)
  /// A closure that receives a color that the user has selected, and whether the user still changes it.
  var onPick: ((PickedColor, Bool) -> Void)?
  /// A closure that closes the color picker.
  var onClose: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.font = .systemFont(ofSize: 20, weight: .bold)
    title = nil
    closeButton.addAction(UIAction { [weak self] _ in self?.onClose?() }, for: .primaryActionTriggered)
    choice.selectedSegmentIndex = 0
    choice.addAction(UIAction { [weak self] _ in self?.showChoice() }, for: .valueChanged)
    for label in sliderValues + [opacityValue] {
      label.font = .systemFont(ofSize: 17)
      label.textAlignment = .center
      label.backgroundColor = .tertiarySystemFill
      label.layer.cornerRadius = 8
      label.clipsToBounds = true
    }
    hexField.borderStyle = .roundedRect
    hexField.delegate = self
    hexField.autocorrectionType = .no
    swatch.layer.cornerRadius = 10
    swatch.clipsToBounds = true
    for surface in surfaces {
      surface.onPick = { [weak self] picked, continuously in
        self?.show(picked)
        self?.onPick?(picked, continuously)
      }
    }
    for view in [titleLabel, closeButton, choice, opacityValue, swatch, opacityName, hexName, hexField] as [UIView] {
      addSubview(view)
    }
    for view in surfaces + sliderNames + sliderValues as [UIView] { addSubview(view) }
    showChoice()
  }

  required init?(coder: NSCoder) {
    fatalError("ColorPickerContent does not support init(coder:); the color picker creates it in code")
  }

  private static func makeName(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text.localizedUppercase
    label.font = .systemFont(ofSize: 13, weight: .semibold)
    label.textColor = .secondaryLabel
    return label
  }

  private var surfaces: [ColorSurface] { [grid, spectrum, opacity] + sliders }

  var title: String? {
    get { titleLabel.text }
    set { titleLabel.text = newValue ?? "Colors" }
  }

  var showsOpacity = true {
    didSet {
      for view in [opacityName, opacity, opacityValue] as [UIView] { view.isHidden = !showsOpacity }
      setNeedsLayout()
    }
  }

  /// Shows a color in all parts.
  func show(_ picked: PickedColor) {
    self.picked = picked
    for surface in surfaces where surface.picked != picked { surface.picked = picked }
    for (label, value) in zip(sliderValues, picked.channels) { label.text = "\(value)" }
    if !hexField.isFirstResponder { hexField.text = picked.hex }
    opacityValue.text = "\(Int((picked.alpha * 100).rounded()))%"
    swatch.color = picked.color
  }

  private func showChoice() {
    let index = choice.selectedSegmentIndex
    grid.isHidden = index != 0
    spectrum.isHidden = index != 1
    for view in sliders + sliderNames + sliderValues + [hexName, hexField] as [UIView] { view.isHidden = index != 2 }
  }

  // MARK: Hexadecimal digits

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    // A text that is no color is replaced by the selected color.
    let parsed = PickedColor.parse(textField.text ?? "", alpha: picked.alpha)
    show(parsed ?? picked)
    if let parsed { onPick?(parsed, false) }
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = max(0, bounds.width - 2 * Self.margin)
    func position(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ wide: CGFloat, _ high: CGFloat) {
      view.frame = CGRect(
        x: Self.margin + (isMirrored ? width - x - wide : x), y: y, width: max(0, wide), height: max(0, high))
    }
    position(titleLabel, 0, 14, width - 50, 30)
    position(closeButton, width - 30, 14, 30, 30)
    position(choice, 0, 58, width, 32)
    let bottom: CGFloat = 14 + 64 + (showsOpacity ? 16 + 24 + ColorSliderView.height : 0)
    let top: CGFloat = 106
    let height = max(0, bounds.height - top - bottom - 16)
    position(grid, 0, top, width, height)
    position(spectrum, 0, top, width, height)
    for index in sliders.indices {
      let y = top + CGFloat(index) * 68
      position(sliderNames[index], 0, y, width, 20)
      position(sliders[index], 0, y + 24, width - 76, ColorSliderView.height)
      position(sliderValues[index], width - 64, y + 24, 64, ColorSliderView.height)
    }
    position(hexName, 0, top + 212, width - 120, 36)
    position(hexField, width - 112, top + 212, 112, 36)
    var y = top + height + 16
    if showsOpacity {
      position(opacityName, 0, y, width, 20)
      position(opacity, 0, y + 24, width - 76, ColorSliderView.height)
      position(opacityValue, width - 64, y + 24, 64, ColorSliderView.height)
      y += 24 + ColorSliderView.height + 16
    }
    position(swatch, 0, y, 64, 64)
  }
}
