import CoreGraphics

/// The layout of text whose owner takes part in it: lines beside areas that they leave out, and lines with other spaces.
extension Typesetter {
  /// A part of a row in which text is laid out.
  struct Segment {
    /// The rectangle in the coordinates of the container, in points.
    var rect: CGRect
    /// The distance of the text from both sides of the rectangle, in points.
    var padding: CGFloat
    /// Indicates whether the segment is as wide as the container. A word that is too long is broken in such a
    /// segment, and in others only if it fits nowhere.
    var isWhole: Bool

    /// The distance of the text from the left edge of the layout, in points.
    var x: CGFloat { rect.minX }
    /// The width that is available for text, in points.
    var width: CGFloat { max(0, rect.width - 2 * padding) }
  }

  /// The width of a container without a width, in points. It is the large number that UIKit's text layout uses.
  static let unlimitedWidth: CGFloat = 1e7
  /// The distance below which no place is tried for a line, in points. A place further away does not look like the next line.
  private static let maximumSearchDistance: CGFloat = 10_000

  private var containerWidth: CGFloat {
    (box.width.isFinite ? box.width : Self.unlimitedWidth) + 2 * (hooks?.padding ?? 0)
  }

  /// Typesets text line by line with the hooks of the owner.
  mutating func layOutLinesWithHooks() {
    guard let hooks else { return }
    var last: LineFragment?
    // The number of runs and glyphs before the last line, which is positioned again if it is truncated.
    var lastStart = (runs: 0, glyphs: 0, top: CGFloat(0))
    // The distance by which the owner has moved the last line, or nil if it has not changed the line.
    var lastShift: CGFloat?
    var rowCount = 0
    var bottom: CGFloat = 0
    var isFull = false
    outer: for index in document.paragraphs.indices {
      let paragraph = document.paragraphs[index]
      var first = 0
      var isFirst = true
      var remaining = CGRect.zero
      repeat {
        var fragment: LineFragment
        if let next = nextFragment(in: &remaining, of: index, from: first, isFirst: isFirst) {
          fragment = next
        } else {
          if box.maximumLines > 0 && rowCount == box.maximumLines {
            isFull = true
            break outer
          }
          let start = bottom + spaceAbove(index, first, after: last)
          guard let next = nextRow(of: index, from: first, isFirst: isFirst, below: start, remaining: &remaining) else {
            isFull = true
            break outer
          }
          fragment = next
          let top = fragment.segment?.rect.minY ?? start
          if last != nil, top + fragment.ascent + fragment.descent > box.height + Self.tolerance {
            isFull = true
            break outer
          }
          rowCount += 1
        }
        let top = fragment.segment?.rect.minY ?? bottom
        lastStart = (runs.count, glyphs.count, top)
        position(fragment, top: top, isLastVisible: false)
        lastShift = nil
        if let setLine = hooks.setLine { lastShift = adjustLastLine(by: setLine) }
        if let line = lines.last { bottom = max(bottom, line.top + line.height) }
        last = fragment
        first = fragment.clusters.upperBound
        isFirst = false
        // The text after a line break begins in the next row.
        if first > 0, paragraph.shaped.clusters[first - 1].kind == .newline { remaining = .zero }
      } while first < paragraph.shaped.clusters.count
    }
    if isFull {
      isTruncated = true
      if let last, let line = lines.popLast() {
        runs.removeLast(runs.count - lastStart.runs)
        glyphs.removeLast(glyphs.count - lastStart.glyphs)
        position(last, top: lastStart.top, isLastVisible: true)
        // The line keeps the metrics that the owner has chosen, but has another width.
        if let lastShift, let index = lines.indices.last {
          lines[index].top = line.top
          lines[index].height = line.height
          lines[index].baseline = line.baseline
          lines[index].x += lastShift
          lines[index].segment = line.segment
          if var usedRect = line.usedRect {
            usedRect.origin.x += lines[index].x - line.x
            usedRect.size.width += lines[index].width - line.width
            lines[index].usedRect = usedRect
          }
        }
      }
    }
    segment = nil
    if !box.width.isFinite { alignLinesOfUnlimitedWidth() }
    size = CGSize(width: lines.reduce(0) { max($0, ($1.segment?.minX ?? 0) + lineExtent($1)) }, height: bottom)
  }

  /// Positions a line in its segment.
  private mutating func position(_ fragment: LineFragment, top: CGFloat, isLastVisible: Bool) {
    segment = fragment.segment
    let boxWidth = fragment.segment?.width ?? box.width
    // A line of unlimited width is at the left.
    let isUnlimited = !box.width.isFinite && fragment.segment?.isWhole != false
    positionLine(fragment, top: top, boxWidth: isUnlimited ? 0 : boxWidth, isLastVisible: isLastVisible)
    guard let segment = fragment.segment, let last = lines.indices.last else { return }
    lines[last].x += segment.x
    lines[last].segment = CGRect(x: segment.rect.minX, y: top, width: segment.rect.width, height: lines[last].height)
  }

  /// Aligns lines that were positioned without a width to the widest one.
  private mutating func alignLinesOfUnlimitedWidth() {
    let width = lines.reduce(0) { max($0, lineExtent($1)) }
    for index in lines.indices where lines[index].segment.map({ $0.width >= Self.unlimitedWidth }) ?? true {
      let paragraph = document.paragraphs[lines[index].paragraph]
      switch resolveAlignment(paragraph.style.alignment, baseLevel: paragraph.shaped.baseLevel) {
      case .center: lines[index].x += width / 2
      case .right: lines[index].x += width
      default: break
      }
    }
  }

  /// Lets the owner change the metrics of the last line. Returns the distance by which the line was moved to the right, or nil if
  /// it is unchanged.
  private mutating func adjustLastLine(
    by setLine: (inout TextLayoutHooks.LineMetrics, Range<Int>) -> Bool
  ) -> CGFloat? {
    guard let last = lines.indices.last, let segment = lines[last].segment else { return nil }
    let line = lines[last]
    let used = CGRect(
      x: line.x, y: line.top, width: line.width + 2 * (hooks?.padding ?? 0), height: line.height)
    var metrics = TextLayoutHooks.LineMetrics(rect: segment, usedRect: used, baselineOffset: line.baseline - line.top)
    guard setLine(&metrics, line.range) else { return nil }
    lines[last].top = metrics.rect.minY
    lines[last].height = metrics.rect.height
    lines[last].baseline = metrics.rect.minY + metrics.baselineOffset
    let shift = metrics.usedRect.minX - used.minX
    lines[last].x += shift
    lines[last].segment = metrics.rect
    lines[last].usedRect = metrics.usedRect
    return shift
  }

  /// Returns the space between the last row and the next one, in points.
  private func spaceAbove(_ index: Int, _ first: Int, after last: LineFragment?) -> CGFloat {
    guard let last, let line = lines.last else { return 0 }
    let style = document.paragraphs[last.paragraph].style
    let rect = line.segment ?? line.rect
    let lastCharacter = max(line.range.lowerBound, line.range.upperBound - 1)
    var space = hooks?.lineSpacing?(lastCharacter, rect) ?? style.lineSpacing
    if box.usesLeading { space += last.leading }
    guard last.paragraph != index else { return space }
    let paragraph = document.paragraphs[index]
    space += hooks?.spacingAfter?(lastCharacter, rect) ?? style.paragraphSpacing
    space += hooks?.spacingBefore?(paragraph.start, rect) ?? paragraph.style.paragraphSpacingBefore
    return space
  }

  private func firstCharacter(_ index: Int, _ cluster: Int) -> Int {
    let paragraph = document.paragraphs[index]
    guard cluster < paragraph.shaped.clusters.count else { return paragraph.start + paragraph.length }
    return paragraph.start + Int(paragraph.shaped.clusters[cluster].start)
  }

  /// Returns the first line of a new row at or below a position, or nil if the container has no more space.
  ///
  /// A row is lower than the position if the first word fits there only. If the word fits nowhere, it is broken in the widest part.
  private mutating func nextRow(
    of index: Int, from first: Int, isFirst: Bool, below start: CGFloat, remaining: inout CGRect
  ) -> LineFragment? {
    let paragraph = document.paragraphs[index]
    let isRightToLeft = paragraph.shaped.baseLevel & 1 == 1
    // The height of the row is at first that of its first character.
    var probe = LineFragment(
      paragraph: index, clusters: first..<min(first + 1, paragraph.shaped.clusters.count), isFirst: isFirst,
      endsParagraph: false)
    measure(&probe)
    var height = probe.ascent + probe.descent
    var y = start
    if let fragmentRect = hooks?.fragmentRect, containerWidth > 0 {
      let end = min(start + Self.maximumSearchDistance, max(start, box.height - height))
      let bottom = hooks?.bottom ?? .infinity
      var widest: (rect: CGRect, remaining: CGRect)?
      while true {
        let proposed = CGRect(x: 0, y: y, width: containerWidth, height: height)
        let found = fragmentRect(proposed, firstCharacter(index, first), isRightToLeft)
        guard found.rect.width > 0 else {
          if widest == nil { return nil }
          break
        }
        if widest != nil, found.rect.minY > end { break }
        var part = found
        let triedHeight = height
        while true {
          // A word that did not fit in a wider part does not fit here, so the text is not measured again.
          if part.rect.width > (widest?.rect.width ?? 0) {
            if let fragment = fragment(in: part.rect, of: index, from: first, isFirst: isFirst) {
              if fragment.ascent + fragment.descent > height + Self.tolerance {
                height = fragment.ascent + fragment.descent
                break
              }
              remaining = part.remaining
              return fragment
            }
            widest = part
          }
          // Nothing fits here, but perhaps in the next part of the row.
          guard part.remaining.width > 0 else { break }
          let next = fragmentRect(part.remaining, firstCharacter(index, first), isRightToLeft)
          guard next.rect.width > 0, next.rect.minY == part.rect.minY else { break }
          part = next
        }
        guard height == triedHeight else { continue }
        // The steps grow, because each row of a word that fits nowhere is searched.
        y = max(y, found.rect.minY)
        let step = max(1, (y - start) / 16)
        let next = y < bottom ? min(y + step, bottom) : y + step
        guard next > y, next <= end else { break }
        y = next
      }
      if let widest,
        let fragment = fragment(in: widest.rect, of: index, from: first, isFirst: isFirst, breaksWord: true)
      {
        remaining = widest.remaining
        return fragment
      }
      y = start
    }
    remaining = .zero
    segment = Segment(
      rect: CGRect(x: 0, y: y, width: containerWidth, height: height), padding: hooks?.padding ?? 0, isWhole: true)
    var fragment = nextLine(index, from: first, isFirst: isFirst)
    fragment.segment = segment
    measure(&fragment)
    return fragment
  }

  /// Returns the next line in the rest of a row, or nil if nothing more fits in it.
  private mutating func nextFragment(
    in remaining: inout CGRect, of index: Int, from first: Int, isFirst: Bool
  ) -> LineFragment? {
    guard remaining.width > 0, let fragmentRect = hooks?.fragmentRect else { return nil }
    let isRightToLeft = document.paragraphs[index].shaped.baseLevel & 1 == 1
    while remaining.width > 0 {
      let top = remaining.minY
      let found = fragmentRect(remaining, firstCharacter(index, first), isRightToLeft)
      guard found.rect.width > 0, found.rect.minY == top else { break }
      remaining = found.remaining
      if let fragment = fragment(in: found.rect, of: index, from: first, isFirst: isFirst),
        fragment.ascent + fragment.descent <= found.rect.height + Self.tolerance
      {
        return fragment
      }
    }
    remaining = .zero
    return nil
  }

  /// Returns the line that begins at a cluster in a rectangle of the container, or nil if its first word does not fit.
  ///
  /// If `breaksWord` is `true`, a word that does not fit is broken between its characters.
  private mutating func fragment(
    in rect: CGRect, of index: Int, from first: Int, isFirst: Bool, breaksWord: Bool = false
  ) -> LineFragment? {
    let padding = hooks?.padding ?? 0
    let isWhole = rect.width >= containerWidth - Self.tolerance
    guard isWhole || rect.width > 2 * padding else { return nil }
    let segment = Segment(rect: rect, padding: padding, isWhole: isWhole)
    self.segment = segment
    var fragment = nextLine(index, from: first, isFirst: isFirst)
    fragment.segment = segment
    let paragraph = document.paragraphs[index]
    if !isWhole, !breaksWord {
      let available = space(paragraph, isFirst: isFirst)
      guard
        LineAdvances(typesetter: self, fragment: fragment, x: available.indent).width <= available.width
          + Self.tolerance
      else { return nil }
      let end = fragment.clusters.upperBound
      if end < paragraph.shaped.clusters.count, !fragment.endsParagraph, paragraph.style.lineBreak != .character,
        !paragraph.shaped.breaks[Int(paragraph.shaped.clusters[end].start)].contains(.line)
      {
        return nil
      }
    }
    measure(&fragment)
    return fragment
  }
}
