import Foundation

/// An object that lays out HTML text over the pages of a print job.
///
/// The formatter prints paragraphs, headings, lists, line breaks, preformatted text and rows of tables, with bold,
/// italic, underlined and struck-out text, links, and entities. There is no browser engine: style sheets, scripts,
/// images and the widths of columns have no effect.
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
  private var markup: String?
  private var printed: PrintedText?

  /// Creates a formatter that prints HTML text.
  ///
  /// - Parameter markupText: The HTML text.
  public init(markupText: String) {
    markup = markupText
    super.init()
  }

  /// The HTML text to print, or nil for empty pages. Setting it lays out the pages again.
  open var markupText: String? {
    get { markup }
    set {
      markup = newValue
      printed = nil
    }
  }

  private func printedText() -> PrintedText {
    if let printed { return printed }
    let result = PrintedText(
      MarkupText.attributedString(markup ?? ""), font: MarkupText.font(size: MarkupText.bodySize), color: .black,
      alignment: .natural)
    printed = result
    return result
  }

  package override func contentRanges(width: CGFloat, firstHeight: CGFloat, height: CGFloat) -> [Range<CGFloat>] {
    printedText().ranges(width: width, firstHeight: firstHeight, height: height)
  }

  package override func drawContent(_ range: Range<CGFloat>, in rect: CGRect, _ context: CGContext) {
    printedText().draw(range, in: rect, context)
  }

  package override func makeCopy() -> UIPrintFormatter { UIMarkupTextPrintFormatter(markupText: markup ?? "") }
}
