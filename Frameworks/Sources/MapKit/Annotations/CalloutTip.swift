import UIKit

/// The triangle below a bubble.
final class CalloutTip: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    backgroundColor = .clear
    contentMode = .redraw
  }
  required init?(coder: NSCoder) { nil }
  override func draw(_ rect: CGRect) {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: bounds.maxX, y: 0))
    path.addLine(to: CGPoint(x: bounds.midX, y: bounds.maxY))
    path.close()
    UIColor.tertiarySystemBackground.setFill()
    path.fill()
  }
}
