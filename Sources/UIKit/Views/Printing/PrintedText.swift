import Foundation
import RuntimeInterface

/// Text that is laid out over pages. A page ends before the first line that does not fit.
@MainActor final class PrintedText {
  private let text: NSAttributedString
  private let defaults: StyledText.Defaults
  private var layout: TextLayout?

  /// Creates a printed text from an attributed string. Dynamic colors are resolved for light mode, because paper is
  /// white.
  init(_ text: NSAttributedString, font: UIFont, color: UIColor, alignment: NSTextAlignment) {
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = alignment
    let traits = UITraitCollection(userInterfaceStyle: .light)
    let styled = NSMutableAttributedString(attributedString: text)
    styled.enumerateAttribute(.foregroundColor, in: NSRange(location: 0, length: styled.length)) { value, range, _ in
      if value == nil { styled.addAttribute(.foregroundColor, value: color, range: range) }
    }
    self.text = styled
    defaults = StyledText.Defaults(font: font, paragraphStyle: paragraph, traits: traits)
  }

  private func layout(width: CGFloat) -> TextLayout {
    if let layout, layout.box.width == width { return layout }
    var box = TextBox(width: width)
    box.wrapsAlways = true
    let result = TextLayout(StyledText.document(text, defaults: defaults), box: box)
    layout = result
    return result
  }

  /// Returns the vertical range of the lines on each page, in points from the top of the text. `firstHeight` is the
  /// available height on the first page, and `height` that on each other page.
  func ranges(width: CGFloat, firstHeight: CGFloat, height: CGFloat) -> [Range<CGFloat>] {
    guard text.length > 0 else { return [] }
    let lines = layout(width: width).lines
    var result: [Range<CGFloat>] = []
    var top: CGFloat = 0
    var bottom: CGFloat = 0
    for line in lines {
      let limit = result.isEmpty ? firstHeight : height
      // A line that is higher than a page gets a page of its own.
      if line.top + line.height - top > limit, bottom > top {
        result.append(top..<bottom)
        top = line.top
      }
      bottom = line.top + line.height
    }
    if bottom > top { result.append(top..<bottom) }
    return result
  }

  /// Draws the lines in a vertical range of the text, with the top of the range at the top of `rect`.
  func draw(_ range: Range<CGFloat>, in rect: CGRect, _ context: CGContext) {
    // A line belongs to one page only, so lines that end at the top of the range are left out.
    let rows = (range.lowerBound + 0.01)...max(range.lowerBound + 0.01, range.upperBound - 0.01)
    layout(width: rect.width).draw(
      in: context, at: CGPoint(x: rect.minX, y: rect.minY - range.lowerBound), color: UIColor.black.cgColor, rows: rows)
  }
}
