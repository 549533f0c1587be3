import CoreGraphics
import Foundation
import RuntimeInterface

/// The line layout of a text field, which maps between characters and positions.
///
/// Positions are in points from the origin of the layout. Indices refer to the text of the field, even if dots are
/// shown instead of its characters.
@MainActor struct FieldTextLayout {
  /// The displayed text: a single line, with dots for hidden characters and with attributes for marked text.
  let displayedText: NSAttributedString
  /// The factor by which fonts are scaled down.
  let scale: CGFloat
  private let layout: TextLayout
  /// The indices of the characters that are shown as dots, followed by the length of the text, or `nil` if the
  /// characters are shown.
  private let hiddenIndices: [Int]?
  private let length: Int

  /// The horizontal position at which the text begins, including trailing spaces of right-to-left text.
  let minX: CGFloat
  let maxX: CGFloat
  var width: CGFloat { maxX - minX }

  init(
    _ text: EditedText, isHidden: Bool, style: FieldStyle, markedStyle: [NSAttributedString.Key: Any]?,
    traits: UITraitCollection, scale: CGFloat = 1
  ) {
    length = text.length
    self.scale = scale
    let string = text.string
    hiddenIndices = isHidden ? string.indices.map { $0.utf16Offset(in: string) } + [text.length] : nil
    let visibleText = Self.displayedText(text, string, isHidden: isHidden, style, markedStyle)
    if text.length > 0, text.attributes(at: 0)[.attachment] != nil {
      // Tokens are before the text in the direction of reading. Their characters are neutral, so that the direction of a
      // natural paragraph would be that of the text.
      let paragraph = NSMutableParagraphStyle()
      paragraph.baseWritingDirection = traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
      visibleText.addAttribute(
        .paragraphStyle, value: paragraph, range: NSRange(location: 0, length: visibleText.length))
    }
    if scale != 1 { Self.scale(visibleText, by: scale, style) }
    self.displayedText = visibleText
    let defaults = StyledText.Defaults(font: style.effectiveFont, paragraphStyle: .default, traits: traits)
    let layout = TextLayout(StyledText.document(visibleText, defaults: defaults), box: TextBox(width: .infinity))
    self.layout = layout
    let textEnds =
      visibleText.length > 0 ? [layout.caretRect(at: 0).minX, layout.caretRect(at: visibleText.length).minX] : [0]
    minX = min(0, textEnds.min() ?? 0)
    maxX = max(layout.size.width, textEnds.max() ?? 0)
  }

  private static func displayedText(
    _ text: EditedText, _ string: String, isHidden: Bool, _ style: FieldStyle,
    _ markedStyle: [NSAttributedString.Key: Any]?
  ) -> NSMutableAttributedString {
    let result =
      isHidden
      ? NSMutableAttributedString(string: String(repeating: "•", count: string.count), attributes: style.attributes)
      : NSMutableAttributedString(attributedString: text.attributedString)
    // The field aligns the line itself, so the alignment of paragraph styles is removed.
    result.removeAttribute(.paragraphStyle, range: NSRange(location: 0, length: result.length))
    if isHidden { return result }
    if string.contains(where: \.isNewline) {
      // Line endings are shown as spaces, one for each UTF-16 code unit.
      for (index, unit) in string.utf16.enumerated() where [10, 11, 12, 13, 0x85, 0x2028, 0x2029].contains(unit) {
        result.replaceCharacters(in: NSRange(location: index, length: 1), with: " ")
      }
    }
    if let markedRange = text.markedRange {
      result.addAttributes(
        markedStyle ?? [.underlineStyle: NSUnderlineStyle.single.rawValue], range: markedRange)
    }
    return result
  }

  private static func scale(_ text: NSMutableAttributedString, by factor: CGFloat, _ style: FieldStyle) {
    var runs: [(NSRange, UIFont)] = []
    text.enumerateAttribute(.font, in: NSRange(location: 0, length: text.length), options: []) { value, range, _ in
      runs.append((range, value as? UIFont ?? style.effectiveFont))
    }
    for (range, font) in runs { text.addAttribute(.font, value: font.withSize(font.pointSize * factor), range: range) }
  }

  /// The height of the tallest run of the line, in points.
  var height: CGFloat { layout.size.height }
  var baseline: CGFloat { layout.firstBaseline }

  // MARK: Geometry

  private func displayedIndex(_ index: Int) -> Int {
    guard let hiddenIndices else { return min(max(index, 0), length) }
    return max(0, (hiddenIndices.firstIndex { $0 > index } ?? hiddenIndices.count) - 1)
  }

  func caretX(at index: Int) -> CGFloat { length > 0 ? layout.caretRect(at: displayedIndex(index)).minX : 0 }

  /// Returns the index of the character boundary that is nearest to a horizontal position.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  func index(at x: CGFloat) -> Int {
    guard length > 0 else { return 0 }
    let index = layout.index(at: CGPoint(x: x, y: 0))
    return hiddenIndices.map { $0[min(index, $0.count - 1)] } ?? min(index, length)
  }

  /// Returns the horizontal extents of a range, one for each run of text with the same direction, in visual order.
  func extents(_ range: NSRange) -> [ClosedRange<CGFloat>] {
    let start = displayedIndex(range.location)
    let end = displayedIndex(NSMaxRange(range))
    guard start < end else { return [] }
    return layout.rects(for: start..<end).map { $0.minX...max($0.minX, $0.maxX) }
  }

  func isRightToLeft(at index: Int) -> Bool { layout.document.paragraphs.first?.shaped.baseLevel == 1 }
}
