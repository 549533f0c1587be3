import CoreGraphics

/// The placeholder of a text field, which draws it through a method of its own so that it can be overridden.
@MainActor final class FieldLabel: UILabel {
  private weak var field: UITextField?

  init(_ field: UITextField) {
    self.field = field
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func drawText(in rect: CGRect) {
    guard let field, let context = UIGraphicsGetCurrentContext() else { return }
    // The field's method draws in the field's coordinates.
    let area = convert(rect, to: field)
    let origin = convert(CGPoint.zero, to: field)
    context.saveGState()
    context.translateBy(x: -origin.x, y: -origin.y)
    field.drawPlaceholder(in: area)
    context.restoreGState()
  }

  /// As labels draw.
  func drawPlainly(in rect: CGRect) { super.drawText(in: rect) }
}
