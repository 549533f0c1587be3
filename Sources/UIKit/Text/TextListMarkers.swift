import CoreGraphics
import Foundation

/// The markers of the lists in a text.
///
/// A paragraph with `textLists` contains only the content of an item, without its marker (the documentation of
/// `NSTextList.includesTextListMarkers`). TextKit 2 displays a tab, the marker, another tab and the content. This type
/// computes the positions of the marker and of the content from the paragraph's tab stops. Without tab stops and indents,
/// the marker of a list of level *n* is at 36 (*n* − 1) + 11 points and the content at 36 *n* points: these are the stops
/// that Apple's RTF documents contain for lists, and the position of the content was measured by others (41 points, with
/// the padding of 5).
struct TextListMarkers {
  /// The marker of an item.
  struct Marker {
    /// The index of the first character of the item.
    let location: Int
    /// The text of the marker, with the font and color of the item's first character.
    let text: NSAttributedString
    /// The distance of the marker from the leading edge of the text, in points.
    let position: CGFloat
  }

  private(set) var markers: [Marker] = []

  /// The distances of a marker and of the content of its item in a list that is not nested, in points. Each level adds
  /// `contentPosition`.
  private static let markerPosition: CGFloat = 11
  private static let contentPosition: CGFloat = 36

  /// Finds the items of lists in a text, and indents them.
  ///
  /// - Parameters:
  ///   - text: The text. The indents of its list items are changed to the positions of their contents.
  ///   - measure: A closure that returns the width of a marker, in points.
  /// - Complexity: O(*n*), where *n* is the number of paragraphs.
  init(indenting text: NSMutableAttributedString, measure: (NSAttributedString) -> CGFloat) {
    guard Self.hasLists(text) else { return }
    let string = text.mutableString as NSString
    var numbering = TextListNumbering()
    var location = 0
    while location < text.length {
      let range = string.paragraphRange(for: NSRange(location: location, length: 0))
      location = NSMaxRange(range)
      let attributes = text.attributes(at: range.location, effectiveRange: nil)
      guard let style = attributes[.paragraphStyle] as? NSParagraphStyle, !style.textLists.isEmpty else {
        numbering = TextListNumbering()
        continue
      }
      let marker = NSAttributedString(
        string: numbering.marker(of: style.textLists),
        attributes: attributes.filter { [.font, .foregroundColor].contains($0.key) })
      let columns = Self.columns(of: style, markerWidth: measure(marker))
      markers.append(Marker(location: range.location, text: marker, position: columns.marker))
      guard let indented = style.mutableCopy() as? NSMutableParagraphStyle else { continue }
      indented.firstLineHeadIndent = columns.content
      indented.headIndent = columns.wrapped
      text.addAttribute(.paragraphStyle, value: indented, range: range)
    }
  }

  private static func hasLists(_ text: NSAttributedString) -> Bool {
    var found = false
    let range = NSRange(location: 0, length: text.length)
    text.enumerateAttribute(.paragraphStyle, in: range, options: []) { value, _, stop in
      found = (value as? NSParagraphStyle)?.textLists.isEmpty == false
      if found { stop.pointee = true }
    }
    return found
  }

  /// Returns the positions of a marker, of the content after it, and of the other lines of the item.
  private static func columns(
    of style: NSParagraphStyle, markerWidth: CGFloat
  ) -> (marker: CGFloat, content: CGFloat, wrapped: CGFloat) {
    let level = CGFloat(style.textLists.count - 1)
    let standard = [level * contentPosition + markerPosition, (level + 1) * contentPosition]
    let customStops = style.values.tabStops.map { $0.map(\.location).sorted() } ?? []
    let stops = customStops.isEmpty ? standard : customStops
    let interval = style.defaultTabInterval > 0 ? style.defaultTabInterval : 28
    func stop(after position: CGFloat) -> CGFloat {
      stops.first { $0 > position + 0.001 } ?? ((position / interval).rounded(.down) + 1) * interval
    }
    let marker = stop(after: style.firstLineHeadIndent)
    let content = stop(after: marker + markerWidth)
    return (marker, content, style.headIndent > 0 ? style.headIndent : customStops.isEmpty ? standard[1] : content)
  }
}
