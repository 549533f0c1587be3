import Foundation

/// An object that lays out text over the pages of a print job. A page ends between two lines.
open class UISimpleTextPrintFormatter: UIPrintFormatter {
  private var content: NSAttributedString { didSet { printed = nil } }
  private var isPlain: Bool
  private var printed: PrintedText?

  /// Creates a formatter that prints text in one font and one color.
  ///
  /// - Parameter text: The text to print.
  public init(text: String) {
    content = NSAttributedString(string: text)
    isPlain = true
    super.init()
  }

  /// Creates a formatter that prints an attributed string.
  ///
  /// - Parameter attributedText: The attributed string to print.
  public init(attributedText: NSAttributedString) {
    content = NSAttributedString(attributedString: attributedText)
    isPlain = false
    super.init()
  }

  /// The text to print. Setting it removes the attributes of `attributedText`.
  open var text: String? {
    get { content.string }
    set {
      isPlain = true
      content = NSAttributedString(string: newValue ?? "")
    }
  }
  /// The text with its attributes, or nil if the text was set without attributes.
  open var attributedText: NSAttributedString? {
    get { isPlain ? nil : content }
    set {
      isPlain = false
      content = newValue.map { NSAttributedString(attributedString: $0) } ?? NSAttributedString(string: "")
    }
  }
  /// The font of text that has no font attribute. The default is nil, which uses the system font of 12 points.
  open var font: UIFont? { didSet { printed = nil } }
  /// The color of text that has no color attribute. The default is nil, which uses black.
  open var color: UIColor? { didSet { printed = nil } }
  /// The alignment of paragraphs that have no paragraph style. The default is `natural`.
  open var textAlignment = NSTextAlignment.natural { didSet { printed = nil } }

  private func printedText() -> PrintedText {
    if let printed { return printed }
    let result = PrintedText(
      content, font: font ?? .systemFont(ofSize: 12), color: color ?? .black, alignment: textAlignment)
    printed = result
    return result
  }

  package override func contentRanges(width: CGFloat, firstHeight: CGFloat, height: CGFloat) -> [Range<CGFloat>] {
    printedText().ranges(width: width, firstHeight: firstHeight, height: height)
  }

  package override func drawContent(_ range: Range<CGFloat>, in rect: CGRect, _ context: CGContext) {
    printedText().draw(range, in: rect, context)
  }

  package override func makeCopy() -> UIPrintFormatter {
    let copy = UISimpleTextPrintFormatter(attributedText: content)
    copy.isPlain = isPlain
    copy.font = font
    copy.color = color
    copy.textAlignment = textAlignment
    return copy
  }
}
