import CoreGraphics

/// A view that shows a text field of an alert on a rounded background. It is 44 points high, or as high as its text needs if that is
/// more.
@MainActor final class AlertFieldView: UIView {
  private static let standardHeight: CGFloat = 44
  /// The space above and below the text, in points.
  private static let textInset: CGFloat = 10
  let field: UITextField
  /// The font of a field whose font the application has not set.
  private var standardFont = UIFont.systemFont(ofSize: 17)

  init(_ field: UITextField) {
    self.field = field
    super.init(frame: .zero)
    backgroundColor = AlertColors.action
    addSubview(field)
  }

  required init?(coder: NSCoder) { nil }

  /// The height of the view, in points.
  var naturalHeight: CGFloat {
    max(Self.standardHeight, ((field.font?.lineHeight ?? 0) + 2 * Self.textInset).rounded(.up))
  }

  /// Scales the font with the text size, as that of the buttons. A font that the application has set stays.
  func updateFont(_ traits: UITraitCollection) {
    guard field.font == standardFont else { return }
    standardFont = AlertCardView.font(.body, .regular, traits)
    AppearanceCatalog.withRecordingSuspended { field.font = standardFont }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    field.frame = bounds.insetBy(dx: 16, dy: 4)
  }
}
