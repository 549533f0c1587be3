import Foundation

/// A control that shows a color, and opens a color picker. The control sends `valueChanged` when the user has selected
/// a color.
@preconcurrency @MainActor
open class UIColorWell: UIControl, UIColorPickerViewControllerDelegate {
  private static let naturalSize = CGSize(width: 28, height: 28)
  /// The width of the ring of hues and the width of the gap inside the ring, in points.
  private static let ringWidth: CGFloat = 3
  private static let gapWidth: CGFloat = 2

  private weak var picker: UIColorPickerViewController?

  /// Creates a color well without a color. If the frame is empty, its size becomes 28 by 28 points.
  ///
  /// - Parameter frame: The frame in the coordinates of the superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame.size == .zero ? CGRect(origin: frame.origin, size: Self.naturalSize) : frame)
    setUp()
  }

  /// Creates a color well from data in an unarchiver. Properties are decoded only from nibs and storyboards.
  ///
  /// - Parameter coder: The unarchiver. It is ignored if it does not read a nib or storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.decodeNib(into: self, as: UIColorWell.self)
  }

  private func setUp() {
    isOpaque = false
    contentMode = .redraw
    addAction(UIAction { [weak self] _ in self?.openPicker() }, for: .touchUpInside)
  }

  /// The selected color, or `nil` if no color is selected. The default is `nil`. Setting this property does not send
  /// events.
  open var selectedColor: UIColor? {
    didSet {
      setNeedsDisplay()
      if let selectedColor, let picker, picker.selectedColor != selectedColor { picker.selectedColor = selectedColor }
    }
  }

  /// The title of the color picker. The default is `nil`.
  open var title: String? { didSet { picker?.title = title } }

  /// A Boolean value that determines whether the user can select an opacity. The default is `true`.
  open var supportsAlpha = true { didSet { picker?.supportsAlpha = supportsAlpha } }

  // MARK: Picker

  private func openPicker() {
    guard let presenter = panelPresenter else {
      Diagnostics.report("\(self): the color picker cannot be shown; set the rootViewController of its window first")
      return
    }
    let picker = UIColorPickerViewController()
    picker.title = title
    picker.supportsAlpha = supportsAlpha
    if let selectedColor { picker.selectedColor = selectedColor }
    picker.delegate = self
    picker.modalPresentationStyle = .popover
    picker.popoverPresentationController?.sourceView = self
    picker.popoverPresentationController?.sourceRect = bounds
    self.picker = picker
    presenter.present(picker, animated: true)
  }

  /// Sets `selectedColor` to a color that the user has selected in the color picker, and sends `valueChanged`.
  ///
  /// - Parameters:
  ///   - viewController: The color picker.
  ///   - color: The color.
  ///   - continuously: `true` while the user is still changing the color.
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {
    selectedColor = color
    sendValueEvents()
  }

  // MARK: Appearance

  open override dynamic var intrinsicContentSize: CGSize { Self.naturalSize }

  /// Returns 28 by 28 points, regardless of the proposed size.
  ///
  /// - Parameter size: The proposed size. It is ignored.
  /// - Returns: The natural size of a color well.
  open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize { Self.naturalSize }

  open override dynamic func draw(_ rect: CGRect) {
    let side = min(bounds.width, bounds.height)
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    let radius = side / 2
    let steps = 48
    for step in 0..<steps {
      // The wedges overlap a little, so that there are no gaps between them.
      let start = CGFloat(step) / CGFloat(steps) * 2 * .pi - .pi / 2
      let path = UIBezierPath(
        arcCenter: center, radius: radius - Self.ringWidth / 2, startAngle: start,
        endAngle: start + 2 * .pi / CGFloat(steps) + 0.02, clockwise: true)
      path.lineWidth = Self.ringWidth
      UIColor(hue: CGFloat(step) / CGFloat(steps), saturation: 0.9, brightness: 1, alpha: 1).setStroke()
      path.stroke()
    }
    let discRect = CGRect(x: center.x - radius, y: center.y - radius, width: side, height: side)
      .insetBy(dx: Self.ringWidth + Self.gapWidth, dy: Self.ringWidth + Self.gapWidth)
    let disc = UIBezierPath(ovalIn: discRect)
    if let selectedColor {
      ColorCheckerboard.draw(in: discRect, clippedTo: disc, below: selectedColor)
      selectedColor.setFill()
      disc.fill()
    } else {
      UIColor.tertiarySystemFill.setFill()
      disc.fill()
    }
  }

  package override func stateChanged() {
    super.stateChanged()
    alpha = !isEnabled ? 0.4 : isHighlighted ? 0.6 : 1
  }

  package override var hasTapPrecedence: Bool { true }
  package override var focusOutline: (rect: CGRect, radius: CGFloat) { (bounds, bounds.height / 2) }
}
