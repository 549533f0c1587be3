import CoreGraphics

/// The placeholder label of a text field. Its text is drawn by a method of the field so that subclasses can override
/// the drawing.
@MainActor final class FieldLabel: UILabel {
  private weak var field: UITextField?

  init(_ field: UITextField) {
    self.field = field
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func drawText(in rect: CGRect) {
    guard let field, let context = UIGraphicsGetCurrentContext() else { return }
    // `drawPlaceholder(in:)` of the field expects a rectangle in the field's coordinates.
    let area = convert(rect, to: field)
    let origin = convert(CGPoint.zero, to: field)
    context.saveGState()
    context.translateBy(x: -origin.x, y: -origin.y)
    field.drawPlaceholder(in: area)
    context.restoreGState()
  }

  /// Draws the text in the same way as other labels, without calling the field.
  func drawLabelText(in rect: CGRect) { super.drawText(in: rect) }
}
