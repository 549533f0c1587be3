import RuntimeInterface

extension UILabel {
  // MARK: Changes

  /// Discards the typeset text after the text or its font changed. `sizeChanges` indicates whether the change can
  /// affect the intrinsic content size.
  func contentDidChange(sizeChanges: Bool = true) {
    typesetting.invalidateLayout()
    setNeedsDisplay()
    if sizeChanges { invalidateIntrinsicContentSize() }
  }

  /// Redraws the text after a change of a property that does not affect the label's size.
  func styleDidChange() {
    if content.isAttributed { typesetting.invalidateLayout() } else { typesetting.discardLayouts() }
    setNeedsDisplay()
  }

  /// Updates the fonts of text styles and scaled fonts after the preferred text size changed.
  func updateForTextSize() {
    let traits = traitCollection
    guard content.isAttributed else {
      if let font = style.font.scaled(for: traits) { self.font = font }
      return
    }
    if let font = style.font.scaled(for: traits) { style.font = font }
    change(.font) { ($0 as? UIFont)?.scaled(for: traits) }
    contentDidChange()
  }

  // MARK: Attributes

  /// Returns an attribute of the first character of attributed text. Returns nil if the text is plain or empty, or if
  /// its first character does not have the attribute.
  func firstAttribute(_ key: NSAttributedString.Key) -> Any? {
    guard case .attributed(let text) = content, text.length > 0 else { return nil }
    return text.attribute(key, at: 0, effectiveRange: nil)
  }

  /// Sets attributes for the whole attributed text.
  func overrideAttributes(_ attributes: [NSAttributedString.Key: Any]) {
    guard case .attributed(let text) = content, text.length > 0 else { return }
    let newText = NSMutableAttributedString(attributedString: text)
    newText.addAttributes(attributes, range: NSRange(location: 0, length: newText.length))
    content = .attributed(NSAttributedString(attributedString: newText))
  }

  /// Applies a change to all paragraph styles of the attributed text.
  func updateParagraphStyles(_ change: (NSMutableParagraphStyle) -> Void) {
    self.change(.paragraphStyle) { value in
      let style = NSMutableParagraphStyle()
      style.setParagraphStyle(value as? NSParagraphStyle ?? paragraphStyle)
      change(style)
      return style
    }
  }

  /// Replaces the value of an attribute in each attribute run. If the closure returns nil, the run does not change.
  private func change(_ key: NSAttributedString.Key, _ change: (Any?) -> Any?) {
    guard case .attributed(let text) = content, text.length > 0 else { return }
    let newText = NSMutableAttributedString(attributedString: text)
    text.enumerateAttribute(key, in: NSRange(location: 0, length: text.length), options: []) { value, range, _ in
      if let newValue = change(value) { newText.addAttribute(key, value: newValue, range: range) }
    }
    content = .attributed(NSAttributedString(attributedString: newText))
  }

  var paragraphStyle: NSParagraphStyle {
    LabelParagraphStyles.style(alignment: style.alignment, lineBreakMode: style.lineBreakMode)
  }

  var currentAttributedText: NSAttributedString? {
    switch content {
    case .none: return nil
    case .plain(let text):
      return NSAttributedString(
        string: text, attributes: [.font: style.font, .foregroundColor: style.color, .paragraphStyle: paragraphStyle])
    case .attributed(let text): return text
    }
  }

  // MARK: Layout

  /// The number of pixels per point, for rounding.
  private var scale: CGFloat {
    let scale = traitCollection.displayScale
    return scale > 0 ? scale : 1
  }

  private func document(scale: CGFloat = 1) -> TextDocument {
    typesetting.document(scale: scale) { scale in
      switch content {
      case .none: return StyledText.document("", font: style.font, paragraphStyle: paragraphStyle, scale: scale)
      case .plain(let text):
        return TextDocument(text, attributes: typesetting.attributes(style.font, paragraphStyle, scale: scale))
      case .attributed(let text):
        return StyledText.document(
          text,
          defaults: StyledText.Defaults(
            font: style.font, paragraphStyle: paragraphStyle, traits: traitCollection, scale: scale))
      }
    }
  }

  private func box(width: CGFloat, height: CGFloat, lineCount: Int) -> TextBox {
    var box = TextBox(width: width)
    box.height = height
    box.maximumLines = lineCount
    box.wrapsAlways = lineCount != 1
    box.truncatesLastLine =
      lineCount != 1 && style.lineBreakMode != .byCharWrapping && style.lineBreakMode != .byClipping
    box.isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    if style.allowsTightening { box.tightening = 0.04 }
    return box
  }

  /// Returns the layout of the text in the available space, and the scale of the font. The scale is less than 1 if the
  /// text does not fit at its full size and the font may shrink.
  private func layout(width: CGFloat, height: CGFloat, lineCount: Int) -> (layout: TextLayout, scale: CGFloat) {
    let box = box(width: width, height: height, lineCount: lineCount)
    let fullSizeLayout = typesetting.layout(document(), box: box)
    guard style.adjustsFontSize, width.isFinite, fullSizeLayout.isTruncated || fullSizeLayout.size.width > width + 0.01
    else { return (fullSizeLayout, 1) }
    let minimumScale = max(style.minimumScaleFactor, 1 / max(1, style.font.pointSize))
    if lineCount == 1 {
      let naturalLayout = typesetting.layout(
        document(), box: self.box(width: .infinity, height: .infinity, lineCount: 1))
      // The scale is rounded down to a 200th, because the widths of some fonts do not shrink in proportion.
      let requiredScale =
        naturalLayout.size.width > 0 ? (width / naturalLayout.size.width * 200).rounded(.down) / 200 : 1
      let factor = min(1, max(minimumScale, requiredScale))
      return (typesetting.layout(document(scale: factor), box: box), factor)
    }
    var lowerScale = minimumScale
    var upperScale: CGFloat = 1
    for _ in 0..<6 {
      let midpoint = (lowerScale + upperScale) / 2
      if TextLayout(document(scale: midpoint), box: box).isTruncated {
        upperScale = midpoint
      } else {
        lowerScale = midpoint
      }
    }
    return (typesetting.layout(document(scale: lowerScale), box: box), lowerScale)
  }

  private func roundedUpToPixels(_ size: CGSize) -> CGSize {
    let scale = scale
    func roundedUp(_ value: CGFloat) -> CGFloat { (value * scale - 0.001).rounded(.up) / scale }
    return CGSize(width: roundedUp(size.width), height: roundedUp(size.height))
  }

  /// Returns the size that the text requires within an available size. A length that is not positive means no limit.
  func fittingSize(_ size: CGSize) -> CGSize {
    let hasUnlimitedHeight = size.width <= 0 || style.numberOfLines == 1 || !size.width.isFinite
    let bounds = CGRect(
      x: 0, y: 0, width: hasUnlimitedHeight ? 100_000 : size.width,
      height: size.height > 0 && size.height.isFinite && style.numberOfLines != 1 ? size.height : 100_000)
    return textRect(forBounds: bounds, limitedToNumberOfLines: style.numberOfLines).size
  }

  /// Returns the rectangle that the text occupies within bounds. Lengths of 100,000 points and more mean no limit.
  func measuredRect(in bounds: CGRect, lineCount: Int) -> CGRect {
    guard !content.isEmpty else { return CGRect(origin: bounds.origin, size: .zero) }
    let isUnlimited = bounds.width >= 100_000
    let layout = layout(
      width: isUnlimited ? .infinity : max(0, bounds.width),
      height: bounds.height >= 100_000 ? .infinity : bounds.height,
      lineCount: max(0, lineCount)
    ).layout
    let overflow = letterformOverflow(of: layout)
    let size = roundedUpToPixels(
      CGSize(
        width: layout.size.width + overflow.left + overflow.right,
        height: layout.size.height + overflow.top + overflow.bottom))
    var rect = CGRect(origin: bounds.origin, size: CGSize(width: min(size.width, bounds.width), height: size.height))
    if bounds.height < 100_000 { rect.origin.y += (bounds.height - size.height) / 2 }
    if !isUnlimited, let line = layout.lines.first {
      let offset = layout.lines.reduce(line.x) { min($0, $1.x) }
      rect.origin.x += min(max(0, (offset * scale).rounded(.down) / scale), max(0, bounds.width - rect.width))
    }
    return rect
  }

  /// Draws the text, with its shadow, into the current graphics context.
  func drawContent(in rect: CGRect) {
    guard !content.isEmpty, let context = UIGraphicsGetCurrentContext(), rect.width > 0, rect.height > 0 else { return }
    let lineCount = style.numberOfLines
    // A single line is drawn even if the label is not as high as the line.
    var textLayout = layout(width: rect.width, height: lineCount == 1 ? .infinity : rect.height, lineCount: lineCount)
    var origin = CGPoint(x: rect.minX, y: rect.minY + (rect.height - textLayout.layout.size.height) / 2)
    let overflow = letterformOverflow(of: textLayout.layout)
    if overflow != .zero {
      origin.x += overflow.left
      origin.y += (overflow.top - overflow.bottom) / 2
      let width = rect.width - overflow.left - overflow.right
      if textLayout.layout.size.width <= width + 0.01 {
        textLayout = self.layout(width: width, height: lineCount == 1 ? .infinity : rect.height, lineCount: lineCount)
      }
    }
    let layout = textLayout.layout
    if textLayout.scale != 1 {
      let fullSizeFont = style.font
      switch style.baselineAdjustment {
      case .alignBaselines:
        origin.y =
          rect.minY + (rect.height - fullSizeFont.lineHeight) / 2 + fullSizeFont.ascender - layout.firstBaseline
      case .none: origin.y = rect.minY + (rect.height - fullSizeFont.lineHeight) / 2
      case .alignCenters: break
      }
    }
    let color = effectiveTextColor
    if let shadow = style.shadowColor {
      context.saveGState()
      context.setShadow(offset: style.shadowOffset, blur: 0, color: shadow.cgColor(in: traitCollection))
      context.beginTransparencyLayer(in: rect, auxiliaryInfo: nil)
      layout.draw(in: context, at: origin, color: color)
      context.endTransparencyLayer()
      context.restoreGState()
    } else {
      layout.draw(in: context, at: origin, color: color)
    }
  }

  private var effectiveTextColor: CGColor {
    let color = style.isHighlighted ? style.highlightedColor ?? style.color : style.color
    let resolvedColor = color.cgColor(in: traitCollection)
    return style.isEnabled ? resolvedColor : resolvedColor.copy(alpha: resolvedColor.alpha * 0.45) ?? resolvedColor
  }

  /// The distance from the top of the bounds to the first baseline, in points, rounded to whole pixels. Baseline
  /// anchors use it.
  package var firstBaselineOffset: CGFloat {
    let font: UIFont = style.font
    return (font.ascender * scale).rounded() / scale
  }
}
