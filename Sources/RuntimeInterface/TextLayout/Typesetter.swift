import CoreGraphics
import Foundation

/// Breaks a document into lines and positions their glyphs for `TextLayout`.
struct Typesetter {
  let document: TextDocument
  let box: TextBox
  var lines: [TextLine] = []
  var runs: [TextLine.Run] = []
  var glyphs: [PositionedGlyph] = []
  var size = CGSize.zero
  var isTruncated = false
  /// The number of lines that were taken over from an earlier layout.
  var reusedLineCount = 0
  /// The closures that take part in the layout, or nil if there are none.
  var hooks: TextLayoutHooks?
  /// The part of a row in which the current line is, or nil if it is as wide as the box.
  var segment: Segment?
  /// The index of the line break that was found last, or the number of clusters if there are no more in its paragraph.
  private var nextNewline: (paragraph: Int, cluster: Int)?

  /// The tolerance for rounding errors in sums of lengths, in points.
  static let tolerance: CGFloat = 0.01

  /// The clusters and the height of a line whose glyphs have not been positioned yet.
  struct LineFragment {
    var paragraph: Int
    var clusters: Range<Int>
    var isFirst: Bool
    /// Indicates whether the line ends with the paragraph or with a line separator.
    var endsParagraph: Bool
    var ascent: CGFloat = 0
    var descent: CGFloat = 0
    var leading: CGFloat = 0
    var segment: Segment?
  }

  init(document: TextDocument, box: TextBox) {
    self.document = document
    self.box = box
  }

  /// Lays out the document. Lines of the layout of an earlier version of the text are used again where they are the same.
  mutating func run(like earlier: TextLayout? = nil) {
    if hooks != nil { return layOutLinesWithHooks() }
    if layOutPlainLine() { return }
    if let earlier, let reuse = LineReuse(document, box, of: earlier) { layOutLines(reuse) } else { layOutLines() }
  }

  /// Typesets any text, line by line. `layOutPlainLine()` is a faster method for most labels.
  mutating func layOutLines() {
    var fragments: [LineFragment] = []
    fragments.reserveCapacity(1)
    var y: CGFloat = 0
    var tops: [CGFloat] = []
    var isFull = false
    outer: for index in document.paragraphs.indices {
      let paragraph = document.paragraphs[index]
      var first = 0
      var isFirst = true
      repeat {
        if box.maximumLines > 0 && fragments.count == box.maximumLines {
          isFull = true
          break outer
        }
        var fragment = nextLine(index, from: first, isFirst: isFirst)
        measure(&fragment)
        var top = y
        if let last = fragments.last {
          top += space(between: last, and: index)
          if top + fragment.ascent + fragment.descent > box.height + Self.tolerance {
            isFull = true
            break outer
          }
        }
        fragments.append(fragment)
        tops.append(top)
        y = top + fragment.ascent + fragment.descent
        first = fragment.clusters.upperBound
        isFirst = false
      } while first < paragraph.shaped.clusters.count
    }

    lines.reserveCapacity(fragments.count)
    let width = box.width.isFinite ? box.width : maximumWidth(fragments)
    for (index, fragment) in fragments.enumerated() {
      let isLast = isFull && index == fragments.count - 1
      positionLine(fragment, top: tops[index], boxWidth: width, isLastVisible: isLast)
    }
    if isFull { isTruncated = true }
    size = CGSize(width: lines.reduce(0) { max($0, lineExtent($1)) }, height: y)
  }

  /// Returns the width of a line from the leading edge, which includes its indent.
  func lineExtent(_ line: TextLine) -> CGFloat {
    let paragraph = document.paragraphs[line.paragraph]
    let isFirst = line.clusters.lowerBound == 0
    let indent = isFirst ? paragraph.style.firstLineHeadIndent : paragraph.style.headIndent
    let tailIndent = paragraph.style.tailIndent
    return line.width + max(0, indent) + (tailIndent < 0 ? -tailIndent : 0)
  }

  private func maximumWidth(_ fragments: [LineFragment]) -> CGFloat {
    if fragments.count == 1, document.paragraphs[0].style.alignment == .natural, !(box.isRightToLeft ?? false),
      document.paragraphs[0].shaped.baseLevel == 0
    {
      return 0
    }
    return fragments.reduce(0) { maximumWidth, fragment in
      let paragraph = document.paragraphs[fragment.paragraph]
      let indent = fragment.isFirst ? paragraph.style.firstLineHeadIndent : paragraph.style.headIndent
      let advances = LineAdvances(typesetter: self, fragment: fragment, x: indent)
      return max(
        maximumWidth, indent + advances.width - (paragraph.style.tailIndent < 0 ? paragraph.style.tailIndent : 0))
    }
  }

  func style(_ paragraph: TextDocument.Paragraph, _ cluster: ShapedText.Cluster) -> Int {
    paragraph.styleIndices[paragraph.shaped.runs[Int(cluster.run)].source]
  }

  /// Returns the width of a cluster, which is its advance in the font plus the letter spacing.
  func advance(_ paragraph: TextDocument.Paragraph, _ cluster: ShapedText.Cluster) -> CGFloat {
    if cluster.kind == .newline { return 0 }
    let style = style(paragraph, cluster)
    if cluster.kind == .attachment, let attachment = document.styles[style].attachment {
      return attachment.bounds.width
    }
    return cluster.advance + document.kerns[style]
  }

  /// Returns the indent of a line from the leading edge, and the width available to it.
  func space(_ paragraph: TextDocument.Paragraph, isFirst: Bool) -> (indent: CGFloat, width: CGFloat) {
    let style = paragraph.style
    let indent = isFirst ? style.firstLineHeadIndent : style.headIndent
    let width = segment?.width ?? box.width
    let end = style.tailIndent > 0 ? min(style.tailIndent, width) : width + style.tailIndent
    return (indent, max(0, end - indent))
  }

  /// Computes the ascent and descent of a line from its fonts and the paragraph style.
  func measure(_ fragment: inout LineFragment) {
    let paragraph = document.paragraphs[fragment.paragraph]
    var ascent: CGFloat = 0
    var descent: CGFloat = 0
    var leading: CGFloat = 0
    let styles = document.styles
    func add(_ style: Int, attachment: Bool) {
      if attachment, let bounds = styles[style].attachment?.bounds {
        ascent = max(ascent, bounds.maxY)
        descent = max(descent, -bounds.minY)
      } else {
        ascent = max(ascent, styles[style].ascent + styles[style].baselineOffset)
        descent = max(descent, styles[style].descent - styles[style].baselineOffset)
        leading = max(leading, styles[style].leading)
      }
    }
    var last = -1
    for index in fragment.clusters {
      let cluster = paragraph.shaped.clusters[index]
      let style = style(paragraph, cluster)
      if style == last { continue }
      last = style
      add(style, attachment: cluster.kind == .attachment)
    }
    if last < 0, let style = paragraph.styleIndices.first { add(style, attachment: false) }
    // A change of the line height adds space above the letters.
    let naturalHeight = ascent + descent
    fragment.ascent = ascent + Self.height(naturalHeight, by: paragraph.style) - naturalHeight
    fragment.descent = descent
    fragment.leading = leading
  }

  /// Returns the height of a line in points. `naturalHeight` is the height that results from the fonts in the line. The
  /// minimum, maximum and multiple in `style` are applied to it.
  static func height(_ naturalHeight: CGFloat, by style: TextParagraphStyle) -> CGFloat {
    var height = naturalHeight
    if style.lineHeightMultiple > 0 { height *= style.lineHeightMultiple }
    height = max(height, style.minimumLineHeight)
    if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight) }
    return height
  }

  // MARK: Breaking

  /// Returns the content of the line that begins at a cluster of a paragraph.
  mutating func nextLine(_ index: Int, from start: Int, isFirst: Bool) -> LineFragment {
    let paragraph = document.paragraphs[index]
    let clusters = paragraph.shaped.clusters
    var fragment = LineFragment(
      paragraph: index, clusters: start..<clusters.count, isFirst: isFirst, endsParagraph: true)
    let mode = paragraph.style.lineBreak
    let wraps = box.wrapsAlways || mode == .word || mode == .character
    if let newlineIndex = newlineIndex(index, from: start) {
      fragment.clusters = start..<(newlineIndex + 1)
      if !wraps { return fragment }
    } else if !wraps {
      return fragment
    }
    guard box.width.isFinite || segment?.isWhole == false else { return fragment }
    let (indent, availableWidth) = space(paragraph, isFirst: isFirst)
    let breaksAtCharacters = mode == .character
    let end = fragment.clusters.upperBound
    var x: CGFloat = 0
    var breaks: [TextBreaks]?
    var lastBreak = start
    var position = start
    while position < end {
      let cluster = clusters[position]
      let width =
        cluster.kind == .tab
        ? TabStops.advance(paragraph.style, from: indent + x, following: { tabSegment(paragraph, after: position) })
        : advance(paragraph, cluster)
      let mayHang = cluster.kind == .space || cluster.kind == .newline
      if !mayHang && x + width > availableWidth + Self.tolerance && position > start {
        let breakOpportunities = breaks ?? paragraph.shaped.breaks
        breaks = breakOpportunities
        // The last position before the overflow at which the line may end.
        var candidate = position
        while candidate > start {
          let attachment = breakOpportunities[Int(clusters[candidate].start)]
          let mayEnd = breaksAtCharacters ? attachment.contains(.character) : attachment.contains(.line)
          if mayEnd, hooks?.mayBreak?(paragraph.start + Int(clusters[candidate].start)) ?? true { break }
          candidate -= 1
        }
        if candidate == start {
          candidate = position
          while candidate > start + 1 && !breakOpportunities[Int(clusters[candidate].start)].contains(.character) {
            candidate -= 1
          }
        }
        lastBreak = candidate
        fragment.clusters = start..<lastBreak
        fragment.endsParagraph = false
        return fragment
      }
      x += width
      position += 1
    }
    return fragment
  }

  /// Returns the index of the first line break of a paragraph at or after a cluster, or `nil` if there is none. Searching
  /// again for each line would take a time that grows with the square of the length of a paragraph.
  private mutating func newlineIndex(_ index: Int, from start: Int) -> Int? {
    let clusters = document.paragraphs[index].shaped.clusters
    if let known = nextNewline, known.paragraph == index, known.cluster >= start {
      return known.cluster < clusters.count ? known.cluster : nil
    }
    let found = clusters[start...].firstIndex { $0.kind == .newline }
    nextNewline = (index, found ?? clusters.count)
    return found
  }

  /// Returns the clusters between the tab at the cluster index `position` and the next tab or line break. Each one has
  /// its width in points and its first UTF-16 code unit.
  func tabSegment(_ paragraph: TextDocument.Paragraph, after position: Int) -> [(width: CGFloat, unit: UInt16)] {
    var segment: [(width: CGFloat, unit: UInt16)] = []
    let codeUnits = Array(paragraph.shaped.text.utf16)
    for cluster in paragraph.shaped.clusters[(position + 1)...] {
      if cluster.kind == .tab || cluster.kind == .newline { break }
      segment.append((advance(paragraph, cluster), codeUnits[Int(cluster.start)]))
    }
    return segment
  }
}
