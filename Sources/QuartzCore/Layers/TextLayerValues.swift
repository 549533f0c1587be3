import CoreGraphics
import Foundation
import RuntimeInterface

/// The values of the properties that `CATextLayer` adds to `CALayer`.
@MainActor struct TextLayerValues {
  var string: Any?
  var font: Any?
  var fontSize: CGFloat = 36
  var color: CGColor? = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
  var isWrapped = false
  var truncation = CATextLayerTruncationMode.none
  var alignment = CATextLayerAlignmentMode.natural
  var allowsQuantization = false

  /// Returns the layout of the text in a layer of `size`. The result is nil if no text is visible.
  func layout(in size: CGSize) -> TextLayout? {
    guard fontSize > 0, fontSize.isFinite, size.width > 0, size.height > 0, let document else { return nil }
    var box = TextBox(width: size.width)
    if isWrapped {
      box.wrapsAlways = true
      box.height = truncation == .none ? .infinity : size.height
      box.truncatesLastLine = truncation != .none
    }
    return TextLayout(document, box: box)
  }

  private var document: TextDocument? {
    switch string {
    case let text as NSAttributedString: return makeDocument(text)
    case let text as String: return TextDocument(text, style: style, paragraphStyle: paragraph)
    case let text as NSString:
      return TextDocument(text as String, style: style, paragraphStyle: paragraph)
    default: return nil
    }
  }

  /// Converts attributed text to a text document. The first attribute value that conforms to `TextLayerAttribute` converts the
  /// text. Each such value can convert all attributes.
  private func makeDocument(_ text: NSAttributedString) -> TextDocument {
    var reader = font as? any TextLayerAttribute
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { attributes, _, stop in
      guard let attribute = attributes.values.lazy.compactMap({ $0 as? any TextLayerAttribute }).first else { return }
      reader = attribute
      stop.pointee = true
    }
    return reader?.textLayerDocument(text, style: style, paragraph: paragraph)
      ?? TextDocument(text.string, style: style, paragraphStyle: paragraph)
  }

  private var style: TextStyle {
    if let font = font as? any TextLayerFont { return font.textLayerStyle(size: fontSize) }
    var request = FontRequest(family: "Helvetica", size: fontSize)
    let name = font as? String ?? (font as? NSString).map { $0 as String } ?? (font as? CGFont)?.postScriptName
    if let name,
      let face = Runtime.textEngine.face(named: name)
    {
      request.family = face.family
      request.weight = face.weight
      request.isItalic = face.isItalic
      request.stretch = face.stretch
    }
    let font = Runtime.textEngine.font(request)
    let metrics = font.metrics
    return TextStyle(font: font, ascent: metrics.ascent, descent: metrics.descent, leading: metrics.leading)
  }

  private var paragraph: TextParagraphStyle {
    var paragraph = TextParagraphStyle()
    switch alignment {
    case .left: paragraph.alignment = .left
    case .right: paragraph.alignment = .right
    case .center: paragraph.alignment = .center
    case .justified: paragraph.alignment = .justified
    default: paragraph.alignment = .natural
    }
    guard !isWrapped else { return paragraph }
    switch truncation {
    case .start: paragraph.lineBreak = .truncateHead
    case .end: paragraph.lineBreak = .truncateTail
    case .middle: paragraph.lineBreak = .truncateMiddle
    default: paragraph.lineBreak = .clip
    }
    return paragraph
  }
}
