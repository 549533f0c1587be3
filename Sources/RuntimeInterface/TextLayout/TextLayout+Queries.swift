import CoreGraphics
import Foundation

/// Methods that convert between characters and their positions. Indexes are UTF-16 offsets in the document. Coordinates
/// are in points from the top left of the layout.
extension TextLayout {
  /// Returns the index of the line that contains a character or a paragraph's terminator. The result is nil if the
  /// layout has no lines.
  ///
  /// - Complexity: O(log lines).
  package func line(at index: Int) -> Int? {
    var (lowerIndex, upperIndex) = (0, lines.count)
    while lowerIndex < upperIndex {
      let midpoint = (lowerIndex + upperIndex) / 2
      if lines[midpoint].range.lowerBound <= index { lowerIndex = midpoint + 1 } else { upperIndex = midpoint }
    }
    return lines.isEmpty ? nil : max(0, lowerIndex - 1)
  }

  /// Returns the left and right edge of each cluster of a line, in visual order. `start` and `length` are the cluster's UTF-16 range.
  private func visualRuns(of line: TextLine) -> [(
    start: Int, length: Int, left: CGFloat, right: CGFloat, isReversed: Bool
  )] {
    let paragraph = document.paragraphs[line.paragraph]
    let shaped = paragraph.shaped
    let typesetter = Typesetter(document: document, box: box)
    let indent =
      line.clusters.lowerBound == 0 ? paragraph.style.firstLineHeadIndent : paragraph.style.headIndent
    let fragment = Typesetter.LineFragment(
      paragraph: line.paragraph, clusters: line.clusters, isFirst: line.clusters.lowerBound == 0, endsParagraph: true)
    let advances = LineAdvances(typesetter: typesetter, fragment: fragment, x: indent)
    var visualClusters: [(cluster: Int, level: UInt8)] = line.clusters.map {
      ($0, shaped.runs[Int(shaped.clusters[$0].run)].level)
    }
    if !shaped.isLeftToRight, var level = visualClusters.map(\.level).max() {
      var last = visualClusters.count - 1
      while last >= 0, shaped.clusters[visualClusters[last].cluster].kind != .normal {
        visualClusters[last].level = shaped.baseLevel
        last -= 1
      }
      while level > 0 {
        var start = 0
        while start < visualClusters.count {
          guard visualClusters[start].level >= level else {
            start += 1
            continue
          }
          var end = start
          while end < visualClusters.count && visualClusters[end].level >= level { end += 1 }
          visualClusters[start..<end].reverse()
          start = end
        }
        level -= 1
      }
    }
    var x = line.x
    if shaped.baseLevel & 1 == 1 { x -= advances.widthWithTrailingSpace - advances.width }
    var result: [(start: Int, length: Int, left: CGFloat, right: CGFloat, isReversed: Bool)] = []
    for (index, level) in visualClusters {
      let cluster = shaped.clusters[index]
      let width = advances.values[index - line.clusters.lowerBound]
      result.append(
        (paragraph.start + Int(cluster.start), Int(cluster.length), x, x + width, level & 1 == 1))
      x += width
    }
    return result
  }

  /// Returns the lines that are side by side with a line, including the line itself.
  ///
  /// Lines at the same height that overlap are not side by side: a line can have no height.
  package func row(of line: Int) -> Range<Int> {
    func isBeside(_ one: Int, _ other: Int) -> Bool {
      guard let one = lines[one].segment, let other = lines[other].segment else { return false }
      return one.minY == other.minY && (one.maxX <= other.minX || other.maxX <= one.minX)
    }
    var (start, end) = (line, line + 1)
    while start > 0, isBeside(start - 1, start) { start -= 1 }
    while end < lines.count, isBeside(end - 1, end) { end += 1 }
    return start..<end
  }

  /// Returns the index of the first line of the first row whose bottom is not above a height, or the number of lines. The bottom of
  /// a row is the lowest one of its lines.
  ///
  /// - Complexity: O(log lines).
  package func firstLine(below y: CGFloat) -> Int {
    var (low, high) = (0, lines.count)
    while low < high {
      let row = row(of: (low + high) / 2)
      let bottom = lines[row].reduce(-CGFloat.infinity) { max($0, $1.top + $1.height) }
      if bottom >= y { high = row.lowerBound } else { low = row.upperBound }
    }
    return low
  }

  /// Returns the index of the character whose caret position is nearest to a point. If the point is outside the text,
  /// only the nearest line is considered.
  package func index(at point: CGPoint) -> Int {
    let below = lines[firstLine(below: point.y)...].firstIndex { point.y < $0.top + $0.height }
    guard let line = below ?? lines.indices.last else { return 0 }
    return index(inRow: row(of: line), at: point.x)
  }

  /// Returns the index of the character of a row whose caret position is nearest to a position from the left.
  package func index(inRow row: Range<Int>, at x: CGFloat) -> Int {
    var lineIndex = row.lowerBound
    if row.count > 1 {
      func distance(_ line: Int) -> CGFloat { lines[line].segment.map { Self.distance(from: x, to: $0) } ?? 0 }
      for line in row where distance(line) < distance(lineIndex) { lineIndex = line }
    }
    let line = lines[lineIndex]
    // If the line continues in the next one, its end is the same index as the start of the next one.
    let isContinued = lineIndex + 1 < lines.count && lines[lineIndex + 1].range.lowerBound == line.range.upperBound
    var nearest = (distance: CGFloat.infinity, index: line.range.lowerBound)
    func considerCaret(_ caretX: CGFloat, _ index: Int) {
      let distance = abs(x - caretX)
      if distance < nearest.distance { nearest = (distance, index) }
    }
    for run in visualRuns(of: line) {
      considerCaret(run.isReversed ? run.right : run.left, run.start)
      let isAtEndOfWrappedLine = isContinued && run.start + run.length == line.range.upperBound
      if !isAtEndOfWrappedLine || line.clusters.count == 1 {
        considerCaret(run.isReversed ? run.left : run.right, run.start + run.length)
      }
    }
    return nearest.index
  }

  private static func distance(from x: CGFloat, to rect: CGRect) -> CGFloat { max(rect.minX - x, x - rect.maxX, 0) }

  /// Returns the rectangle of the caret before a character. The rectangle has a width of 0. At the end of the text, the rectangle is
  /// after the last character.
  package func caretRect(at index: Int) -> CGRect {
    guard let lineIndex = line(at: index) else { return .zero }
    let line = lines[lineIndex]
    let runs = visualRuns(of: line)
    var x = document.paragraphs[line.paragraph].shaped.baseLevel & 1 == 1 ? line.x + line.width : line.x
    if let run = runs.first(where: { index >= $0.start && index < $0.start + $0.length }) {
      // The position of a caret inside a ligature is interpolated.
      let fraction = CGFloat(index - run.start) / CGFloat(max(1, run.length))
      x =
        run.isReversed
        ? run.right - (run.right - run.left) * fraction : run.left + (run.right - run.left) * fraction
    } else if let last = runs.max(by: { $0.start < $1.start }), index >= last.start + last.length {
      x = last.isReversed ? last.left : last.right
    }
    return CGRect(x: x, y: line.top, width: 0, height: line.height)
  }

  /// Returns the rectangles that a range of characters covers, line by line.
  package func rects(for range: Range<Int>) -> [CGRect] {
    var rects: [CGRect] = []
    for line in lines where line.range.overlaps(range) {
      var current: CGRect?
      for run in visualRuns(of: line) {
        guard run.start < range.upperBound && run.start + run.length > range.lowerBound else {
          if let rect = current { rects.append(rect) }
          current = nil
          continue
        }
        let rect = CGRect(x: run.left, y: line.top, width: run.right - run.left, height: line.height)
        current = current.map { $0.union(rect) } ?? rect
      }
      if let rect = current { rects.append(rect) }
    }
    return rects
  }

  /// The bounding box of the drawn glyphs, or `CGRect.null` if there are none.
  package var inkBounds: CGRect {
    var bounds = CGRect.null
    for line in lines {
      for run in runs[line.runs] where !run.glyphs.isEmpty {
        let inkRect = Runtime.textEngine.inkBounds(glyphs[run.glyphs], font: run.font)
        if !inkRect.isNull {
          bounds = bounds.union(
            inkRect.offsetBy(dx: line.x, dy: line.baseline - document.styles[run.style].baselineOffset))
        }
      }
    }
    return bounds
  }
}
