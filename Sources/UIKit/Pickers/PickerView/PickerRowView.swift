import Foundation

/// A row of a wheel, which shows a title or a view of the delegate.
@MainActor final class PickerRowView: UIView {
  /// The font of titles without a font of their own.
  static let titleFont = UIFont.systemFont(ofSize: 21)

  private var label: UILabel?

  /// The view of the delegate that the row shows, or `nil` if it shows a title.
  var content: UIView? {
    didSet {
      guard content !== oldValue else { return }
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      label?.isHidden = content != nil
      guard let content else { return }
      // The delegate can return the same view for a different row while this row still shows it. In that case, the view
      // is moved to the other row.
      addSubview(content)
      setNeedsLayout()
    }
  }

  /// Shows a title.
  ///
  /// - Parameters:
  ///   - title: The title, or `nil` for an empty row.
  ///   - attributed: The attributed title, which replaces the title, or `nil`.
  func show(_ title: String?, attributed: NSAttributedString?) {
    content = nil
    let label = label ?? makeLabel()
    label.isHidden = false
    label.font = Self.titleFont
    label.textColor = .label
    label.textAlignment = .center
    label.text = title
    if let attributed { label.attributedText = attributed }
  }

  private func makeLabel() -> UILabel {
    let label = UILabel()
    addSubview(label)
    self.label = label
    setNeedsLayout()
    return label
  }

  /// The text of the row for the comparison with typed characters, or `nil` if the row has no text.
  var text: String? {
    if let content { return (content as? UILabel)?.text ?? content.accessibilityLabel }
    return label?.text
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label?.frame = bounds.insetBy(dx: 9, dy: 0)
    if let content, content.superview === self { content.frame = bounds }
  }
}
