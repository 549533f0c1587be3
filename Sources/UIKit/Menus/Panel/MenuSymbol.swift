import CoreGraphics
import QuartzCore

/// A view that draws a symbol of a menu: a checkmark, a dash or an arrow.
@MainActor final class MenuSymbol: UIView {
  enum Kind { case checkmark, dash, arrow }

  private let shape = CAShapeLayer()

  /// Creates a symbol in a square with sides of a length in points.
  init(_ kind: Kind, _ color: UIColor, side: CGFloat = 12) {
    super.init(frame: CGRect(x: 0, y: 0, width: side, height: side))
    isUserInteractionEnabled = false
    let path = UIBezierPath()
    switch kind {
    case .checkmark:
      path.move(to: CGPoint(x: 1.5, y: 6.5))
      path.addLine(to: CGPoint(x: 4.8, y: 10))
      path.addLine(to: CGPoint(x: 10.5, y: 2))
    case .dash:
      path.move(to: CGPoint(x: 2, y: 6))
      path.addLine(to: CGPoint(x: 10, y: 6))
    case .arrow:
      path.move(to: CGPoint(x: 4, y: 2))
      path.addLine(to: CGPoint(x: 8, y: 6))
      path.addLine(to: CGPoint(x: 4, y: 10))
    }
    path.apply(CGAffineTransform(scaleX: side / 12, y: side / 12))
    shape.path = path.cgPath
    shape.fillColor = nil
    shape.lineWidth = 1.6 * side / 12
    shape.lineCap = .round
    shape.lineJoin = .round
    shape.frame = bounds
    layer.addSublayer(shape)
    tintColor = color
    updateColor()
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateColor()
  }

  private func updateColor() { shape.strokeColor = tintColor.resolvedColor(with: traitCollection).cgColor }
}
