import RuntimeInterface

/// The typeset text of a label and its last two layouts.
@MainActor final class LabelTypesetting {
  /// The typeset text at its full size, or nil if it must be typeset again. The text at a reduced scale is in `scaledDocument`.
  @exclusivity(unchecked) private(set) var document: TextDocument?
  @exclusivity(unchecked) private var scaledDocument: (scale: CGFloat, document: TextDocument)?
  /// The two most recent layouts of the text, the newest first. An element is nil if there is no such layout.
  @exclusivity(unchecked) private var recentLayouts: (TextLayout?, TextLayout?)
  /// The font, paragraph style and scale of the last plain text, and the text attributes that result from them. They
  /// remain cached when the text changes. The value is nil until plain text is typeset.
  @exclusivity(unchecked) private var cachedDocument:
    (font: UIFont, paragraphStyle: NSParagraphStyle, scale: CGFloat, attributes: TextAttributes)?
  /// The text engine's `fontGeneration` at the time when the values were cached. If it has changed, they are invalid.
  @exclusivity(unchecked) private var generation = 0

  /// Discards the typeset text and its layouts after the content of the label has changed.
  func invalidateLayout() {
    document = nil
    scaledDocument = nil
    recentLayouts = (nil, nil)
  }

  /// Discards the layouts, but not the typeset text, after the space for the label has changed.
  func discardLayouts() { recentLayouts = (nil, nil) }

  /// Discards all cached values if the available fonts have changed.
  private func update() {
    let currentGeneration = Runtime.textEngine.fontGeneration
    guard generation != currentGeneration else { return }
    generation = currentGeneration
    cachedDocument = nil
    invalidateLayout()
  }

  /// Returns a font and a paragraph style as text attributes for the text engine. Both are immutable, so the result is
  /// cached.
  func attributes(_ font: UIFont, _ paragraphStyle: NSParagraphStyle, scale: CGFloat) -> TextAttributes {
    if let cachedDocument, cachedDocument.font === font, cachedDocument.paragraphStyle === paragraphStyle,
      cachedDocument.scale == scale
    {
      return cachedDocument.attributes
    }
    let style = StyledText.attributes(font, paragraphStyle, scale: scale)
    cachedDocument = (font, paragraphStyle, scale, style)
    return style
  }

  /// Returns the typeset text at a scale. `make` creates the text if it is not cached.
  func document(scale: CGFloat, make: (CGFloat) -> TextDocument) -> TextDocument {
    update()
    if scale == 1 {
      if let document { return document }
      let fullSizeDocument = make(1)
      document = fullSizeDocument
      return fullSizeDocument
    }
    if let scaledDocument, scaledDocument.scale == scale { return scaledDocument.document }
    let scaledLayout = make(scale)
    scaledDocument = (scale, scaledLayout)
    return scaledLayout
  }

  /// Returns the layout of a document in a box. The result is one of the last two layouts if one of them is valid in
  /// this box, otherwise a new one.
  func layout(_ document: TextDocument, box: TextBox) -> TextLayout {
    if let last = recentLayouts.0, last.document === document, Self.isValid(last, box: box) { return last }
    if let latestLayout = recentLayouts.1, latestLayout.document === document, Self.isValid(latestLayout, box: box) {
      return latestLayout
    }
    let layout = TextLayout(document, box: box)
    recentLayouts = (layout, recentLayouts.0)
    return layout
  }

  /// Returns whether a layout is also valid in another box. A single left-aligned line is the same in every box that is
  /// wide enough.
  private static func isValid(_ layout: TextLayout, box: TextBox) -> Bool {
    if layout.box == box { return true }
    guard layout.lines.count == 1, !layout.isTruncated, layout.document.paragraphs.count == 1,
      layout.box.isRightToLeft == box.isRightToLeft, layout.size.width <= box.width
    else { return false }
    let paragraph = layout.document.paragraphs[0]
    switch paragraph.style.alignment {
    case .left: return true
    case .natural, .justified: return !(box.isRightToLeft ?? (paragraph.shaped.baseLevel == 1))
    default: return false
    }
  }
}
