import Foundation

// The appearance of the text and of the background behind it.
extension UITextField {
  func setUp() {
    clip.clipsToBounds = true
    clip.isUserInteractionEnabled = false
    for view in [label, caret] { clip.addSubview(view) }
    label.textAlignment = .left
    placeholderLabel.isUserInteractionEnabled = false
    addSubview(placeholderLabel)
    addSubview(clip)
    addGestureRecognizer(
      MenuPressGestureRecognizer { [weak self] point, isPointer in
        guard let self, isEnabled else { return false }
        return openEditMenu(at: point, isPointer: isPointer)
      })
    showText()
  }

  // MARK: Text

  func setAttributedContent(_ text: NSAttributedString) {
    if text.length > 0 { style.applyAttributes(text.attributes(at: 0, effectiveRange: nil)) }
    if hasPlainPlaceholder, let placeholder { setPlaceholder(placeholder) }
    setContent(text, notifies: false)
    for (key, value) in style.attributes { editedText.changeAttribute(key) { $0 == nil ? value : nil } }
    showText()
  }

  func setFont(_ font: UIFont?) {
    style.font = font
    editedText.setAttribute(.font, style.effectiveFont)
    fontDidChange()
  }

  private func fontDidChange() {
    if hasPlainPlaceholder, let placeholder { setPlaceholder(placeholder) }
    showText()
  }

  func setColor(_ color: UIColor?) {
    style.color = color
    editedText.setAttribute(.foregroundColor, style.effectiveColor)
    showText()
  }

  func setDefaultAttributes(_ attributes: [NSAttributedString.Key: Any]) {
    style = FieldStyle()
    style.applyAttributes(attributes)
    style.otherAttributes = attributes
    editedText.setAttributes(style.attributes)
    fontDidChange()
  }

  /// Updates the fonts that depend on the preferred text size.
  func updateForTextSize() {
    guard adjustsFontForContentSizeCategory else { return }
    let traits = traitCollection
    if let font = style.font?.scaled(for: traits) { style.font = font }
    editedText.changeAttribute(.font) { ($0 as? UIFont)?.scaled(for: traits) }
    fontDidChange()
  }

  func setPlaceholder(_ text: String?) {
    attributedPlaceholder = text.map {
      NSAttributedString(
        string: $0, attributes: [.font: style.effectiveFont, .foregroundColor: UIColor.placeholderText])
    }
    hasPlainPlaceholder = true
  }

  func placeholderDidChange() {
    hasPlainPlaceholder = false
    placeholderLabel.attributedText = attributedPlaceholder
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Border and background

  func borderDidChange() {
    setBackgroundColor(borderStyle == .roundedRect ? nil : assignedBackgroundColor)
    let image = isEnabled ? background : background.map { disabledBackground ?? $0 }
    if borderStyle != .none || image != nil, !hasBorderView {
      hasBorderView = true
      insertSubview(borderView, at: 0)
    }
    if hasBorderView {
      borderView.show(borderStyle, fill: assignedBackgroundColor, image: image, isEnabled: isEnabled)
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  func enabledStateDidChange() {
    guard showsDisabledAppearance == isEnabled else { return }
    showsDisabledAppearance = !isEnabled
    label.alpha = isEnabled ? 1 : 0.45
    borderDidChange()
    if !isEnabled, isFirstResponder { resignFirstResponder() }
  }

  func replace(_ oldView: UIView?, with newView: UIView?) {
    if oldView !== newView, oldView?.superview === self { oldView?.removeFromSuperview() }
    updateSideViews()
    setNeedsLayout()
  }
}
