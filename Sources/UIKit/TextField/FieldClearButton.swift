import Foundation

/// The button that clears a text field: a gray disc with a cross.
@MainActor final class FieldClearButton: UIControl {
  package override var hasTapPrecedence: Bool { true }
  private weak var field: UITextField?
  /// The side of the button in a search field at the default text size, in points.
  private static let standardSide: CGFloat = 20

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
    // In a search field with large text, the button is larger.
    let scale = max(1, bounds.width / Self.standardSide)
    let disc = CGRect(x: bounds.midX, y: bounds.midY, width: 0, height: 0).insetBy(dx: -7 * scale, dy: -7 * scale)
    UIColor.systemGray.withAlphaComponent(isHighlighted ? 0.9 : 0.6).setFill()
    UIBezierPath(ovalIn: disc).fill()
    let cross = UIBezierPath()
    for (start, end) in [
      (CGPoint(x: -2.5, y: -2.5), CGPoint(x: 2.5, y: 2.5)), (CGPoint(x: 2.5, y: -2.5), CGPoint(x: -2.5, y: 2.5)),
    ] {
      cross.move(to: CGPoint(x: disc.midX + start.x * scale, y: disc.midY + start.y * scale))
      cross.addLine(to: CGPoint(x: disc.midX + end.x * scale, y: disc.midY + end.y * scale))
    }
    cross.lineWidth = 1.5 * scale
    cross.lineCapStyle = .round
    UIColor.white.setStroke()
    cross.stroke()
  }
}
