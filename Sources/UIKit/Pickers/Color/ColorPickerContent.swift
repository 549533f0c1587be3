import Foundation

/// The content of a color picker: the title, the choice between grid, spectrum and sliders, the opacity and the selected
/// color.
@MainActor final class ColorPickerContent: UIView, UITextFieldDelegate {
  private static let margin: CGFloat = 16

  private let titleLabel = UILabel()
  private let closeButton = UIButton(type: .close)
  private let modeControl = UISegmentedControl(items: ["Grid", "Spectrum", "Sliders"])
  private let grid = ColorGridView()
  private let spectrum = ColorSpectrumView()
  private let sliders = (0..<3).map { ColorSliderView(.channel($0)) }
  private let sliderNameLabels = ["Red", "Green", "Blue"].map { ColorPickerContent.makeNameLabel($0) }
  private let sliderValueLabels = (0..<3).map { _ in UILabel() }
  private let hexNameLabel = ColorPickerContent.makeNameLabel("sRGB Hex Color #")
  private let hexField = UITextField()
  private let opacityNameLabel = ColorPickerContent.makeNameLabel("Opacity")
  private let opacity = ColorSliderView(.opacity)
  private let opacityValueLabel = UILabel()
  private let swatch = ColorCheckerboardView()
  private var pickedColor = PickedColor(.white)
  /// A closure that receives a color that the user has selected. The second argument is `true` while the user is still
  /// changing the color.
  var onPick: ((PickedColor, Bool) -> Void)?
  /// A closure that closes the color picker.
  var onClose: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.font = .systemFont(ofSize: 20, weight: .bold)
    title = nil
    closeButton.addAction(UIAction { [weak self] _ in self?.onClose?() }, for: .primaryActionTriggered)
    modeControl.selectedSegmentIndex = 0
    modeControl.addAction(UIAction { [weak self] _ in self?.showSelectedMode() }, for: .valueChanged)
    for label in sliderValueLabels + [opacityValueLabel] {
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
      surface.onPick = { [weak self] pickedColor, continuously in
        self?.show(pickedColor)
        self?.onPick?(pickedColor, continuously)
      }
    }
    for view in [
      titleLabel, closeButton, modeControl, opacityValueLabel, swatch, opacityNameLabel, hexNameLabel, hexField,
    ] as [UIView] {
      addSubview(view)
    }
    for view in surfaces + sliderNameLabels + sliderValueLabels as [UIView] { addSubview(view) }
    showSelectedMode()
  }

  required init?(coder: NSCoder) {
    fatalError("ColorPickerContent does not support init(coder:); the color picker creates it in code")
  }

  private static func makeNameLabel(_ text: String) -> UILabel {
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
      for view in [opacityNameLabel, opacity, opacityValueLabel] as [UIView] { view.isHidden = !showsOpacity }
      setNeedsLayout()
    }
  }

  /// Shows a color in the grid, the spectrum, the sliders and all other parts.
  func show(_ pickedColor: PickedColor) {
    self.pickedColor = pickedColor
    for surface in surfaces where surface.pickedColor != pickedColor { surface.pickedColor = pickedColor }
    for (label, value) in zip(sliderValueLabels, pickedColor.channels) { label.text = "\(value)" }
    if !hexField.isFirstResponder { hexField.text = pickedColor.hex }
    opacityValueLabel.text = "\(Int((pickedColor.alpha * 100).rounded()))%"
    swatch.color = pickedColor.color
  }

  private func showSelectedMode() {
    let index = modeControl.selectedSegmentIndex
    grid.isHidden = index != 0
    spectrum.isHidden = index != 1
    for view in sliders + sliderNameLabels + sliderValueLabels + [hexNameLabel, hexField] as [UIView] {
      view.isHidden = index != 2
    }
  }

  // MARK: Hexadecimal digits

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    // Text that does not describe a color is replaced by the selected color.
    let parsedColor = PickedColor.parse(textField.text ?? "", alpha: pickedColor.alpha)
    show(parsedColor ?? pickedColor)
    if let parsedColor { onPick?(parsedColor, false) }
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = max(0, bounds.width - 2 * Self.margin)
    func position(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ viewWidth: CGFloat, _ viewHeight: CGFloat) {
      view.frame = CGRect(
        x: Self.margin + (isMirrored ? width - x - viewWidth : x), y: y, width: max(0, viewWidth),
        height: max(0, viewHeight))
    }
    position(titleLabel, 0, 14, width - 50, 30)
    position(closeButton, width - 30, 14, 30, 30)
    position(modeControl, 0, 58, width, 32)
    let bottom: CGFloat = 14 + 64 + (showsOpacity ? 16 + 24 + ColorSliderView.height : 0)
    let top: CGFloat = 106
    let height = max(0, bounds.height - top - bottom - 16)
    position(grid, 0, top, width, height)
    position(spectrum, 0, top, width, height)
    for index in sliders.indices {
      let y = top + CGFloat(index) * 68
      position(sliderNameLabels[index], 0, y, width, 20)
      position(sliders[index], 0, y + 24, width - 76, ColorSliderView.height)
      position(sliderValueLabels[index], width - 64, y + 24, 64, ColorSliderView.height)
    }
    position(hexNameLabel, 0, top + 212, width - 120, 36)
    position(hexField, width - 112, top + 212, 112, 36)
    var y = top + height + 16
    if showsOpacity {
      position(opacityNameLabel, 0, y, width, 20)
      position(opacity, 0, y + 24, width - 76, ColorSliderView.height)
      position(opacityValueLabel, width - 64, y + 24, 64, ColorSliderView.height)
      y += 24 + ColorSliderView.height + 16
    }
    position(swatch, 0, y, 64, 64)
  }
}
