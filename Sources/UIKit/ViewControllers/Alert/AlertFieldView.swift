import CoreGraphics

/// A view that shows a text field of an alert on a rounded background.
@MainActor final class AlertFieldView: UIView {
  static let height: CGFloat = 44
  let field: UITextField

  init(_ field: UITextField) {
    self.field = field
    super.init(frame: .zero)
    backgroundColor = AlertColors.action
    layer.cornerRadius = Self.height / 2
    addSubview(field)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    field.frame = bounds.insetBy(dx: 16, dy: 4)
  }
}
