import Foundation

/// The button that clears a text field: a gray disc with a cross.
@MainActor final class FieldClearButton: UIControl {
  package override var hasTapPrecedence: Bool { true }
  private weak var field: UITextField?

  init(_ field: UITextField) {
    self.field = field
    super.init(frame: .zero)
    backgroundColor = .clear
  }

  required init?(coder: NSCoder) { nil }

  override func touchedUpInside(_ event: UIEvent?) {
    super.touchedUpInside(event)
    field?.clear()
  }

  override func stateChanged() {
    super.stateChanged()
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    let disc = CGRect(x: bounds.midX - 7, y: bounds.midY - 7, width: 14, height: 14)
    UIColor.systemGray.withAlphaComponent(isHighlighted ? 0.9 : 0.6).setFill()
    UIBezierPath(ovalIn: disc).fill()
    let cross = UIBezierPath()
    for (start, end) in [
      (CGPoint(x: -2.5, y: -2.5), CGPoint(x: 2.5, y: 2.5)), (CGPoint(x: 2.5, y: -2.5), CGPoint(x: -2.5, y: 2.5)),
    ] {
      cross.move(to: CGPoint(x: disc.midX + start.x, y: disc.midY + start.y))
      cross.addLine(to: CGPoint(x: disc.midX + end.x, y: disc.midY + end.y))
    }
    cross.lineWidth = 1.5
    cross.lineCapStyle = .round
    UIColor.white.setStroke()
    cross.stroke()
  }
}
