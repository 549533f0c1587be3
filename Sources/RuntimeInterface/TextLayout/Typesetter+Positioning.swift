import CoreGraphics
import Foundation

extension Typesetter {
  /// A cluster of a line or its ellipsis, and its width.
  private struct Piece {
    /// The index of the cluster, or nil for the ellipsis.
    var cluster: Int?
    var advance: CGFloat
    var level: UInt8
  }

  /// The ellipsis for truncated text, shaped in the style of the text before it.
  private struct Ellipsis {
    var shaped: ShapedText
    var style: Int
    var width: CGFloat
  }

  /// Truncates a line if necessary, arranges its clusters in visual order, aligns the line, and positions its glyphs.
  mutating func positionLine(_ fragment: LineFragment, top: CGFloat, boxWidth: CGFloat, isLastVisible: Bool) {
    let paragraph = document.paragraphs[fragment.paragraph]
    let shaped = paragraph.shaped
    let indent = fragment.isFirst ? paragraph.style.firstLineHeadIndent : paragraph.style.headIndent
    let availableWidth = box.width.isFinite ? space(paragraph, isFirst: fragment.isFirst).width : .infinity
    var line = TextLine(
      paragraph: fragment.paragraph, clusters: fragment.clusters, head: fragment.clusters,
      tail: fragment.clusters.upperBound..<fragment.clusters.upperBound, hasEllipsis: false, range: 0..<0, x: 0,
      width: 0,
      top: top, height: fragment.ascent + fragment.descent, baseline: top + fragment.ascent,
      runs: runs.count..<runs.count)

    // The source of a truncated line is the remaining text of the paragraph.
    var source = fragment
    let mode = paragraph.style.lineBreak
    let truncates = mode.truncates || (box.truncatesLastLine && mode != .character)
    let hasMore = isLastVisible && truncates
    if hasMore { source.clusters = fragment.clusters.lowerBound..<shaped.clusters.count }
    if let newlineIndex = source.clusters.first(where: { shaped.clusters[$0].kind == .newline }), hasMore {
      source.clusters = source.clusters.lowerBound..<newlineIndex
    }
    var advances = LineAdvances(typesetter: self, fragment: source, x: indent)
    var ellipsis: Ellipsis?
    let overflows = advances.width > availableWidth + Self.tolerance
    if overflows && mode.truncates && box.tightening > 0 {
      tighten(&advances, source: source, availableWidth: availableWidth)
    }
    if truncates && (advances.width > availableWidth + Self.tolerance || hasMore) {
      ellipsis = truncate(&line, source: source, advances: advances, availableWidth: availableWidth)
    } else if overflows {
      isTruncated = true
    }

    // The pieces are first in logical order, and then in visual order.
    var pieces: [Piece] = []
    let firstIndex = source.clusters.lowerBound
    let isSimple = shaped.isLeftToRight && ellipsis == nil
    if !isSimple {
      pieces.reserveCapacity(line.head.count + line.tail.count + 1)
      for index in line.head { pieces.append(makePiece(shaped, index, advances.values[index - firstIndex])) }
      if let ellipsis { pieces.append(Piece(cluster: nil, advance: ellipsis.width, level: shaped.baseLevel)) }
      for index in line.tail { pieces.append(makePiece(shaped, index, advances.values[index - firstIndex])) }
      Self.resetLevelsOfTrailingSpace(&pieces, shaped: shaped)
      if !shaped.isLeftToRight { Self.reorder(&pieces) }
    }
    // White space at the end of the line extends beyond the line and is not included in its width.
    var width = advances.width
    var leadingHangingWidth: CGFloat = 0
    if !isSimple {
      width = pieces.reduce(0) { $0 + $1.advance }
      let hangingWidth = Self.trailingSpaceWidth(line, shaped: shaped, advances: advances, firstIndex: firstIndex)
      width -= hangingWidth
      if shaped.baseLevel & 1 == 1 { leadingHangingWidth = hangingWidth }
    }
    line.width = width

    var extraSpaceWidth: CGFloat = 0
    let alignment = resolveAlignment(paragraph.style.alignment, baseLevel: shaped.baseLevel)
    if paragraph.style.alignment == .justified, !fragment.endsParagraph, ellipsis == nil, availableWidth.isFinite {
      let spaceCount = Self.countStretchableSpaces(line, shaped: shaped)
      if spaceCount > 0 && availableWidth > width {
        extraSpaceWidth = (availableWidth - width) / CGFloat(spaceCount)
        line.width = availableWidth
      }
    }
    let rightEdge = boxWidth - (paragraph.style.tailIndent < 0 ? -paragraph.style.tailIndent : 0)
    let end = paragraph.style.tailIndent > 0 ? min(paragraph.style.tailIndent, boxWidth) : rightEdge
    let isMirrored = shaped.baseLevel & 1 == 1
    switch alignment {
    case .center: line.x = indent + (end - indent - line.width) / 2
    case .right: line.x = isMirrored ? boxWidth - indent - line.width : end - line.width
    default: line.x = isMirrored ? boxWidth - end : indent
    }
    if isSimple {
      emit(
        line.head, shaped: shaped, paragraph: paragraph, advances: advances, firstIndex: firstIndex,
        extraSpaceWidth: extraSpaceWidth)
    } else {
      emit(
        pieces, shaped: shaped, paragraph: paragraph, ellipsis: ellipsis, start: -leadingHangingWidth,
        extraSpaceWidth: extraSpaceWidth)
    }
    line.runs = line.runs.lowerBound..<runs.count
    let utf16End =
      fragment.clusters.upperBound < shaped.clusters.count
      ? Int(shaped.clusters[fragment.clusters.upperBound].start) : paragraph.length
    let utf16Start =
      fragment.clusters.isEmpty ? utf16End : Int(shaped.clusters[fragment.clusters.lowerBound].start)
    line.range = (paragraph.start + utf16Start)..<(paragraph.start + max(utf16Start, utf16End))
    lines.append(line)
  }

  private func makePiece(_ shaped: ShapedText, _ index: Int, _ advance: CGFloat) -> Piece {
    Piece(cluster: index, advance: advance, level: shaped.runs[Int(shaped.clusters[index].run)].level)
  }

  func resolveAlignment(_ alignment: TextParagraphStyle.Alignment, baseLevel: UInt8) -> TextParagraphStyle.Alignment {
    guard alignment == .natural || alignment == .justified else { return alignment }
    return box.isRightToLeft ?? (baseLevel & 1 == 1) ? .right : .left
  }

  // MARK: Truncation

  /// Reduces the letter spacing by up to the allowed amount, if this makes the line fit.
  private func tighten(_ advances: inout LineAdvances, source: LineFragment, availableWidth: CGFloat) {
    let paragraph = document.paragraphs[source.paragraph]
    guard let first = paragraph.styleIndices.first, advances.values.count > 1 else { return }
    let minimumSpacing = -box.tightening * document.styles[first].font.request.size
    let neededSpacing = (availableWidth - advances.width) / CGFloat(advances.values.count - 1)
    if neededSpacing >= minimumSpacing { advances.add(neededSpacing) }
  }

  /// Removes clusters from the line so that the remaining clusters fit together with an ellipsis. Returns the ellipsis, or nil if the
  /// paragraph has no style for it.
  private mutating func truncate(
    _ line: inout TextLine, source: LineFragment, advances: LineAdvances, availableWidth: CGFloat
  ) -> Ellipsis? {
    isTruncated = true
    let paragraph = document.paragraphs[source.paragraph]
    let shaped = paragraph.shaped
    let range = source.clusters
    let mode = paragraph.style.lineBreak
    let breaks = shaped.breaks
    func width(_ index: Int) -> CGFloat { advances.values[index - range.lowerBound] }
    func canTruncate(before index: Int) -> Bool {
      index >= shaped.clusters.count || breaks[Int(shaped.clusters[index].start)].contains(.character)
    }
    let styleIndex =
      range.isEmpty ? paragraph.styleIndices.first : style(paragraph, shaped.clusters[range.lowerBound])
    guard let styleIndex else { return nil }
    var ellipsis = makeEllipsis(styleIndex)
    let remainingWidth = availableWidth - ellipsis.width
    line.hasEllipsis = true

    /// Returns the end index of the longest prefix of the line's clusters that is at most `maximumWidth` wide, without white
    /// space at the end of the prefix.
    func headEnd(_ maximumWidth: CGFloat) -> Int {
      var end = range.lowerBound
      var x: CGFloat = 0
      while end < range.upperBound && x + width(end) <= maximumWidth + Self.tolerance {
        x += width(end)
        end += 1
      }
      while end > range.lowerBound && end < range.upperBound && !canTruncate(before: end) { end -= 1 }
      while end > range.lowerBound && shaped.clusters[end - 1].kind == .space { end -= 1 }
      return end
    }
    /// Returns the start index of the longest suffix of the line's clusters that is at most `maximumWidth` wide, without white
    /// space at the start of the suffix.
    func tailStart(_ maximumWidth: CGFloat, after: Int) -> Int {
      var start = range.upperBound
      var x: CGFloat = 0
      while start > after && x + width(start - 1) <= maximumWidth + Self.tolerance {
        start -= 1
        x += width(start)
      }
      while start < range.upperBound && !canTruncate(before: start) { start += 1 }
      while start < range.upperBound && shaped.clusters[start].kind == .space { start += 1 }
      return start
    }
    switch mode {
    case .truncateHead where advances.width > availableWidth + Self.tolerance:
      line.head = range.lowerBound..<range.lowerBound
      line.tail = tailStart(remainingWidth, after: range.lowerBound)..<range.upperBound
    case .truncateMiddle where advances.width > availableWidth + Self.tolerance:
      let end = headEnd(remainingWidth / 2)
      let usedWidth = (range.lowerBound..<end).reduce(0) { $0 + width($1) }
      line.head = range.lowerBound..<end
      line.tail = tailStart(remainingWidth - usedWidth, after: end)..<range.upperBound
    default:
      let end = headEnd(remainingWidth)
      line.head = range.lowerBound..<end
      line.tail = range.upperBound..<range.upperBound
      // The style of the ellipsis is that of the text before it.
      if end > range.lowerBound {
        let previousStyle = style(paragraph, shaped.clusters[end - 1])
        if previousStyle != styleIndex { ellipsis = makeEllipsis(previousStyle) }
      }
    }
    return ellipsis
  }

  private func makeEllipsis(_ style: Int) -> Ellipsis {
    let shaped = Runtime.textEngine.shape(
      ShapingParagraph(
        text: "…", runs: [ShapingParagraph.Run(utf16Length: 1, font: document.styles[style].font)],
        direction: .leftToRight))
    return Ellipsis(shaped: shaped, style: style, width: shaped.clusters.reduce(0) { $0 + $1.advance })
  }

  // MARK: Order

  /// Applies Unicode's rule L1: white space at the end of a line has the paragraph's direction.
  private static func resetLevelsOfTrailingSpace(_ pieces: inout [Piece], shaped: ShapedText) {
    var index = pieces.count - 1
    while index >= 0, let cluster = pieces[index].cluster, shaped.clusters[cluster].kind != .normal,
      shaped.clusters[cluster].kind != .attachment
    {
      pieces[index].level = shaped.baseLevel
      index -= 1
    }
  }

  /// Applies Unicode's rule L2. For each level from the highest to the lowest odd one, the function reverses the sequences of pieces of
  /// that level or a higher one.
  private static func reorder(_ pieces: inout [Piece]) {
    guard var level = pieces.map(\.level).max() else { return }
    while level > 0 {
      var start = 0
      while start < pieces.count {
        guard pieces[start].level >= level else {
          start += 1
          continue
        }
        var end = start
        while end < pieces.count && pieces[end].level >= level { end += 1 }
        pieces[start..<end].reverse()
        start = end
      }
      level -= 1
    }
  }

  private static func trailingSpaceWidth(
    _ line: TextLine, shaped: ShapedText, advances: LineAdvances, firstIndex: Int
  ) -> CGFloat {
    if line.hasEllipsis && line.tail.isEmpty { return 0 }
    var width: CGFloat = 0
    for range in [line.tail, line.head] {
      for index in range.reversed() {
        let kind = shaped.clusters[index].kind
        guard kind == .space || kind == .newline else { return width }
        width += advances.values[index - firstIndex]
      }
    }
    return width
  }

  /// Returns the number of spaces in a justified line that are widened.
  private static func countStretchableSpaces(_ line: TextLine, shaped: ShapedText) -> Int {
    var end = line.head.upperBound
    while end > line.head.lowerBound && shaped.clusters[end - 1].kind != .normal { end -= 1 }
    var count = 0
    for index in line.head.lowerBound..<end where shaped.clusters[index].kind == .space { count += 1 }
    return count
  }

  // MARK: Glyphs

  private mutating func emit(
    _ range: Range<Int>, shaped: ShapedText, paragraph: TextDocument.Paragraph, advances: LineAdvances, firstIndex: Int,
    extraSpaceWidth: CGFloat
  ) {
    if shaped.runs.count == 1, document.isPlain {
      return emitLetters(
        range, shaped: shaped, paragraph: paragraph, advances: advances, firstIndex, extraSpaceWidth: extraSpaceWidth)
    }
    var x: CGFloat = 0
    for index in range {
      let cluster = shaped.clusters[index]
      var advance = advances.values[index - firstIndex]
      if extraSpaceWidth > 0 && cluster.kind == .space { advance += extraSpaceWidth }
      emit(cluster, of: shaped, style: style(paragraph, cluster), x: x, advance: advance)
      x += advance
    }
  }

  /// Adds the glyphs of the clusters in `range` as a single run. The clusters must have one font and one style.
  private mutating func emitLetters(
    _ range: Range<Int>, shaped: ShapedText, paragraph: TextDocument.Paragraph, advances: LineAdvances,
    _ firstIndex: Int, extraSpaceWidth: CGFloat
  ) {
    guard !range.isEmpty else { return }
    let start = glyphs.count
    var x: CGFloat = 0
    var isSpace = true
    shaped.clusters.withUnsafeBufferPointer { clusters in
      shaped.glyphs.withUnsafeBufferPointer { shapes in
        advances.values.withUnsafeBufferPointer { values in
          for index in range {
            let cluster = clusters[index]
            if cluster.kind == .normal {
              var pen = Float(x)
              for index in Int(cluster.firstGlyph)..<Int(cluster.firstGlyph + cluster.glyphCount) {
                let glyph = shapes[index]
                if glyph.id != .max { glyphs.append(PositionedGlyph(id: glyph.id, x: pen + glyph.x, y: glyph.y)) }
                pen += glyph.advance
              }
            }
            if cluster.kind == .normal || cluster.kind == .attachment { isSpace = false }
            x += values[index - firstIndex] + (extraSpaceWidth > 0 && cluster.kind == .space ? extraSpaceWidth : 0)
          }
        }
      }
    }
    runs.append(
      TextLine.Run(
        font: shaped.runs[0].font, style: paragraph.styleIndices[shaped.runs[0].source], glyphs: start..<glyphs.count,
        x: 0, width: x, isSpace: isSpace))
  }

  private mutating func emit(
    _ pieces: [Piece], shaped: ShapedText, paragraph: TextDocument.Paragraph, ellipsis: Ellipsis?, start: CGFloat,
    extraSpaceWidth: CGFloat
  ) {
    var x = start
    for piece in pieces {
      if let index = piece.cluster {
        let cluster = shaped.clusters[index]
        let advance = piece.advance + (cluster.kind == .space ? extraSpaceWidth : 0)
        emit(cluster, of: shaped, style: style(paragraph, cluster), x: x, advance: advance)
        x += advance
      } else if let ellipsis {
        var ellipsisX = x
        for cluster in ellipsis.shaped.clusters {
          emit(cluster, of: ellipsis.shaped, style: ellipsis.style, x: ellipsisX, advance: cluster.advance)
          ellipsisX += cluster.advance
        }
        x += piece.advance
      }
    }
  }

  private mutating func emit(
    _ cluster: ShapedText.Cluster, of shaped: ShapedText, style: Int, x: CGFloat, advance: CGFloat
  ) {
    let font = shaped.runs[Int(cluster.run)].font
    let first = glyphs.count
    if cluster.kind == .normal {
      var pen = Float(x)
      for index in Int(cluster.firstGlyph)..<Int(cluster.firstGlyph + cluster.glyphCount) {
        let glyph = shaped.glyphs[index]
        if glyph.id != .max {
          glyphs.append(PositionedGlyph(id: glyph.id, x: pen + glyph.x, y: glyph.y))
        }
        pen += glyph.advance
      }
    }
    let isSpace = cluster.kind == .space || cluster.kind == .tab || cluster.kind == .newline
    let isSeparateRun = cluster.kind == .attachment
    if let last = runs.indices.last, lines.last.map({ $0.runs.upperBound <= last }) ?? true,
      runs[last].font === font, runs[last].style == style, runs[last].glyphs.upperBound == first,
      !isSeparateRun, document.styles[style].attachment == nil,
      runs[last].isSpace == isSpace || !splitsAtSpaces(style)
    {
      runs[last].glyphs = runs[last].glyphs.lowerBound..<glyphs.count
      runs[last].width = x + advance - runs[last].x
      runs[last].isSpace = runs[last].isSpace && isSpace
    } else {
      runs.append(
        TextLine.Run(
          font: font, style: style, glyphs: first..<glyphs.count, x: x, width: advance, isSpace: isSpace))
    }
  }

  private func splitsAtSpaces(_ style: Int) -> Bool {
    document.styles[style].underline?.isByWord == true || document.styles[style].strikethrough?.isByWord == true
  }
}
