import CoreGraphics

/// The card of a popover: its content with rounded corners, an arrow and a shadow.
@MainActor final class PopoverCardView: UIView {
  private let clip = UIView()
  private let shape = CAShapeLayer()
  static let radius: CGFloat = 14

  var layout: PopoverLayout? { didSet { if layout != oldValue { setNeedsLayout() } } }
  var color: UIColor? { didSet { showColor() } }
  /// The view that draws the background and the arrow, or nil for the system's.
  var backgroundView: UIPopoverBackgroundView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      showColor()
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.addSublayer(shape)
    clip.clipsToBounds = true
    clip.layer.cornerRadius = Self.radius
    addSubview(clip)
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.22
    layer.shadowRadius = 20
    layer.shadowOffset = CGSize(width: 0, height: 8)
    showColor()
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  func show(_ view: UIView) {
    guard view.superview !== clip else { return }
    view.frame = clip.bounds
    clip.addSubview(view)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showColor()
  }

  /// Fills the card with its color, or with a material that blurs the content behind the popover if there is no color.
  /// The arrow always has a color, because a material covers only a rounded rectangle.
  private func showColor() {
    let given = color.flatMap { $0 == .clear ? nil : $0 }
    clip.materialEffect = given == nil && backgroundView == nil ? UIBlurEffect(style: .systemMaterial) : nil
    shape.isHidden = backgroundView != nil
    shape.fillColor = (given ?? AlertColors.card).resolvedColor(with: traitCollection).cgColor
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let layout = layout else { return }
    clip.frame = layout.content
    clip.subviews.first?.frame = clip.bounds
    let hasSquareContent = backgroundView.map { !type(of: $0).wantsDefaultContentAppearance } ?? false
    clip.layer.cornerRadius = hasSquareContent ? 0 : Self.radius
    if let backgroundView {
      backgroundView.frame = bounds
      backgroundView.arrowDirection = layout.arrow ?? []
      backgroundView.arrowOffset = layout.arrowOffset
      backgroundView.setNeedsLayout()
      backgroundView.setNeedsDisplay()
    }
    let card = UIBezierPath(roundedRect: layout.body, cornerRadius: Self.radius)
    let arrow = layout.arrow.map { Self.arrow($0, layout) }
    let outline = UIBezierPath(cgPath: card.cgPath)
    if let arrow { outline.append(arrow) }
    shape.frame = bounds
    shape.path = clip.materialEffect == nil ? outline.cgPath : arrow?.cgPath
    layer.shadowPath = outline.cgPath
  }

  private static func arrow(_ direction: UIPopoverArrowDirection, _ popoverLayout: PopoverLayout) -> UIBezierPath {
    let halfWidth = popoverLayout.background.arrowBase / 2
    let length = popoverLayout.background.arrowLength
    let path = UIBezierPath()
    // The path of the arrow points up and begins at the left end of its base. The path is rotated for the other
    // directions.
    path.move(to: CGPoint(x: -halfWidth, y: length + 1))
    path.addCurve(
      to: CGPoint(x: 0, y: 0), controlPoint1: CGPoint(x: -halfWidth * 7 / 15, y: length),
      controlPoint2: CGPoint(x: -halfWidth / 3, y: 0))
    path.addCurve(
      to: CGPoint(x: halfWidth, y: length + 1), controlPoint1: CGPoint(x: halfWidth / 3, y: 0),
      controlPoint2: CGPoint(x: halfWidth * 7 / 15, y: length))
    path.close()
    let size = popoverLayout.frame.size
    switch direction {
    case .down:
      path.apply(CGAffineTransform(scaleX: 1, y: -1))
      path.apply(CGAffineTransform(translationX: popoverLayout.tip, y: size.height))
    case .left:
      path.apply(CGAffineTransform(rotationAngle: -.pi / 2))
      path.apply(CGAffineTransform(translationX: 0, y: popoverLayout.tip))
    case .right:
      path.apply(CGAffineTransform(rotationAngle: .pi / 2))
      path.apply(CGAffineTransform(translationX: size.width, y: popoverLayout.tip))
    default: path.apply(CGAffineTransform(translationX: popoverLayout.tip, y: 0))
    }
    return path
  }
}
