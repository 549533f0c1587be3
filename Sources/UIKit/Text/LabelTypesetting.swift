import RuntimeInterface

/// A label's shaped text and its last layouts.
@MainActor final class LabelTypesetting {
  /// The text in its full size; other sizes are made anew.
  private(set) var document: TextDocument?
  private var scaled: (scale: CGFloat, document: TextDocument)?
  private var recent: [(document: ObjectIdentifier, layout: TextLayout)] = []

  func forget() {
    document = nil
    scaled = nil
    recent.removeAll(keepingCapacity: true)
  }

  func forgetLayouts() { recent.removeAll(keepingCapacity: true) }

  func document(scale: CGFloat, make: (CGFloat) -> TextDocument) -> TextDocument {
    if scale == 1 {
      if let document { return document }
      let made = make(1)
      document = made
      return made
    }
    if let scaled, scaled.scale == scale { return scaled.document }
    let made = make(scale)
    scaled = (scale, made)
    return made
  }

  /// The layout in a box: one of the last two, or one of them that comes out the same, or a new one.
  func layout(_ document: TextDocument, box: TextBox) -> TextLayout {
    let id = ObjectIdentifier(document)
    for entry in recent where entry.document == id && Self.serves(entry.layout, box: box) { return entry.layout }
    let made = TextLayout(document, box: box)
    if recent.count >= 2 { recent.removeFirst() }
    recent.append((id, made))
    return made
  }

  /// One line that begins at the left is the same in every box that is wide enough.
  private static func serves(_ layout: TextLayout, box: TextBox) -> Bool {
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
