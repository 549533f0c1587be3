import CoreGraphics
import Foundation
import RuntimeInterface

/// The layouts of the markers of lists in a text.
struct ListMarkerLayouts {
  /// A marker that has been laid out.
  struct Marker {
    /// The index of the first character of the item.
    let location: Int
    let layout: TextLayout
    /// The distance of the marker from the leading edge of the text, in points.
    let position: CGFloat
  }

  private(set) var markers: [Marker] = []

  init() {}

  /// Lays out the markers of a text, and indents the items of its lists.
  ///
  /// - Parameters:
  ///   - text: The text, whose indents are changed.
  ///   - defaults: The font of markers without a font.
  init(indenting text: NSMutableAttributedString, defaults: StyledText.Defaults) {
    var layouts: [TextLayout] = []
    let lists = TextListMarkers(indenting: text) { marker in
      let layout = TextLayout(StyledText.document(marker, defaults: defaults), box: TextBox(width: .infinity))
      layouts.append(layout)
      return layout.size.width
    }
    markers = zip(lists.markers, layouts).map { Marker(location: $0.location, layout: $1, position: $0.position) }
  }

  /// Returns the top left corner of a marker in the coordinate system of the text's layout. The marker is on the baseline of
  /// its item's first line. In a right-to-left paragraph it is on the right of the content.
  func origin(of marker: Marker, in text: TextLayout) -> CGPoint? {
    guard let index = text.line(at: marker.location) else { return nil }
    let line = text.lines[index]
    let y = line.baseline - marker.layout.firstBaseline
    guard text.document.paragraphs[line.paragraph].shaped.baseLevel & 1 == 1 else {
      return CGPoint(x: marker.position, y: y)
    }
    let width = text.box.width.isFinite ? text.box.width : text.size.width
    return CGPoint(x: width - marker.position - marker.layout.size.width, y: y)
  }

  /// Draws the markers beside a text whose top left corner is at `start`. Only markers that intersect the vertical range
  /// `rows` of the text are drawn.
  func draw(
    beside text: TextLayout, in context: CGContext, at start: CGPoint, color: CGColor, rows: ClosedRange<CGFloat>
  ) {
    for marker in markers {
      guard let origin = origin(of: marker, in: text), origin.y <= rows.upperBound,
        origin.y + marker.layout.size.height >= rows.lowerBound
      else { continue }
      marker.layout.draw(in: context, at: CGPoint(x: start.x + origin.x, y: start.y + origin.y), color: color)
    }
  }
}
