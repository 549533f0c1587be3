import CoreGraphics
import UIKit

/// The shape of a balloon: a circle with a tip.
final class MarkerBalloonView: UIView {
  weak var marker: MKMarkerAnnotationView?
  /// Indicates whether the balloon has a dot in place of a letter.
  var showsDot = true {
    didSet { if showsDot != oldValue { setNeedsDisplay() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    backgroundColor = .clear
    contentMode = .redraw
  }
  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let width = bounds.width
    let radius = width / 2 - 1
    let middle = CGPoint(x: width / 2, y: radius + 1)
    let path = UIBezierPath()
    let (left, right) = (CGFloat.pi * 0.68, CGFloat.pi * 0.32)
    let tip = CGPoint(x: width / 2, y: bounds.height - 1)
    path.addArc(withCenter: middle, radius: radius, startAngle: left, endAngle: right, clockwise: true)
    path.addQuadCurve(to: tip, controlPoint: CGPoint(x: width / 2 + 2.5, y: bounds.height - 5.5))
    path.addQuadCurve(
      to: CGPoint(x: middle.x + radius * cos(left), y: middle.y + radius * sin(left)),
      controlPoint: CGPoint(x: width / 2 - 2.5, y: bounds.height - 5.5))
    path.close()
    context.saveGState()
    context.setShadow(
      offset: CGSize(width: 0, height: 0.5), blur: 1.5, color: UIColor.black.withAlphaComponent(0.3).cgColor)
    (marker?.markerTintColor ?? .systemRed).setFill()
    path.fill()
    context.restoreGState()
    if showsDot {
      (marker?.glyphTintColor ?? .white).setFill()
      UIBezierPath(ovalIn: CGRect(x: middle.x - 4, y: middle.y - 4, width: 8, height: 8)).fill()
    }
  }
}
