import Foundation

/// The print formatter of a text view. The formatter prints the text as text, not as an image.
final class TextViewPrintFormatter: UIViewPrintFormatter {
  private let printed: PrintedText

  init(_ view: UITextView) {
    printed = PrintedText(
      view.attributedText, font: view.font ?? .systemFont(ofSize: 12), color: view.textColorStorage ?? .black,
      alignment: view.textAlignment)
    super.init(view)
  }

  package override func contentRanges(width: CGFloat, firstHeight: CGFloat, height: CGFloat) -> [Range<CGFloat>] {
    printed.ranges(width: width, firstHeight: firstHeight, height: height)
  }

  package override func drawContent(_ range: Range<CGFloat>, in rect: CGRect, _ context: CGContext) {
    printed.draw(range, in: rect, context)
  }
}
