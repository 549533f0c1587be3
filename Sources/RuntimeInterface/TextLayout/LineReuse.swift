import CoreGraphics

/// The paragraphs at the beginning and at the end of a document whose lines are those of an earlier layout.
///
/// After an edit, all paragraphs before and after it have the same lines as before. Those after it are at another height, and have
/// other indexes.
struct LineReuse {
  let layout: TextLayout
  /// The number of paragraphs at the beginning whose lines are the same.
  private(set) var leading = 0
  /// The number of paragraphs at the end whose lines are the same.
  private(set) var trailing = 0
  /// The difference between the indexes of the styles of the paragraphs at the end in the document and in the layout.
  private(set) var styleShift = 0

  /// Compares a document with the one of a layout. The result is nil if lines depend on more than their paragraph, such as in a box
  /// with a limited height, or if no paragraphs are the same.
  init?(_ document: TextDocument, _ box: TextBox, of layout: TextLayout) {
    guard !layout.hasHooks, !layout.isTruncated, layout.box == box, box.maximumLines == 0, box.height == .infinity,
      box.width.isFinite, document.isPlain == layout.document.isPlain
    else { return nil }
    self.layout = layout
    let (paragraphs, earlierParagraphs) = (document.paragraphs, layout.document.paragraphs)
    let commonCount = min(paragraphs.count, earlierParagraphs.count)
    while leading < commonCount,
      Self.isSame(
        paragraphs[leading], document, earlierParagraphs[leading], layout.document, characterShift: 0,
        styleShift: 0)
    {
      leading += 1
    }
    if let last = paragraphs.last?.styleIndices.first, let earlierLast = earlierParagraphs.last?.styleIndices.first {
      styleShift = last - earlierLast
    }
    let characterShift = document.utf16Count - layout.document.utf16Count
    while trailing < commonCount - leading,
      Self.isSame(
        paragraphs[paragraphs.count - 1 - trailing], document,
        earlierParagraphs[earlierParagraphs.count - 1 - trailing], layout.document,
        characterShift: characterShift, styleShift: styleShift)
    {
      trailing += 1
    }
    // The last paragraph before the edit and the first one after it are laid out again, so that the spaces around the edit are known.
    leading = max(0, leading - 1)
    trailing = max(0, trailing - 1)
    guard leading + trailing > 0 else { return nil }
  }

  private static func isSame(
    _ paragraph: TextDocument.Paragraph, _ document: TextDocument, _ earlier: TextDocument.Paragraph,
    _ earlierDocument: TextDocument, characterShift: Int, styleShift: Int
  ) -> Bool {
    // A terminator can change its length without any change of the paragraphs: CR and LF is one, and so is LF alone.
    guard paragraph.start == earlier.start + characterShift, paragraph.shaped === earlier.shaped,
      paragraph.style == earlier.style,
      paragraph.styleIndices.count == earlier.styleIndices.count
    else { return false }
    return zip(paragraph.styleIndices, earlier.styleIndices).allSatisfy { index, earlierIndex in
      guard index == earlierIndex + styleShift else { return false }
      let (style, earlierStyle) = (document.styles[index], earlierDocument.styles[earlierIndex])
      return style.ascent == earlierStyle.ascent && style.descent == earlierStyle.descent
        && style.leading == earlierStyle.leading && style.kern == earlierStyle.kern
        && style.baselineOffset == earlierStyle.baselineOffset && style.attachment == nil
        && earlierStyle.attachment == nil
    }
  }
}

extension Typesetter {
  /// Typesets a document as `layOutLines()` does, with the lines of an earlier layout for the paragraphs that are the same.
  mutating func layOutLines(_ reuse: LineReuse) {
    let earlier = reuse.layout
    let firstLine = earlier.firstLine(ofParagraph: reuse.leading)
    let end = document.paragraphs.count - reuse.trailing
    let earlierEnd = earlier.document.paragraphs.count - reuse.trailing
    let firstLineAfter = earlier.firstLine(ofParagraph: earlierEnd)
    copyLines(0..<firstLine, of: earlier)
    var fragments: [(fragment: LineFragment, top: CGFloat)] = []
    // The first paragraph that is laid out is at its earlier position, because it is the same, or it is the first one of the text.
    var y = firstLine < earlier.lines.count ? earlier.lines[firstLine].top : 0
    for index in reuse.leading..<end {
      let paragraph = document.paragraphs[index]
      var first = 0
      repeat {
        var fragment = nextLine(index, from: first, isFirst: first == 0)
        measure(&fragment)
        let top = y + (fragments.last.map { space(between: $0.fragment, and: index) } ?? 0)
        fragments.append((fragment, top))
        y = top + fragment.ascent + fragment.descent
        first = fragment.clusters.upperBound
      } while first < paragraph.shaped.clusters.count
    }
    for (fragment, top) in fragments { positionLine(fragment, top: top, boxWidth: box.width, isLastVisible: false) }
    if reuse.trailing > 0, let last = lines.last {
      let offset = last.top - earlier.lines[firstLineAfter - 1].top
      copyLines(
        firstLineAfter..<earlier.lines.count, of: earlier, paragraphShift: end - earlierEnd,
        characterShift: document.utf16Count - earlier.document.utf16Count, styleShift: reuse.styleShift, offset: offset)
      y = earlier.size.height + offset
    }
    size = CGSize(width: lines.reduce(0) { max($0, lineExtent($1)) }, height: y)
  }

  /// Returns the space between a line and the next one, which is in the paragraph with an index, in points.
  func space(between last: LineFragment, and index: Int) -> CGFloat {
    let style = document.paragraphs[last.paragraph].style
    var space = style.lineSpacing + (box.usesLeading ? last.leading : 0)
    if last.paragraph != index {
      space += style.paragraphSpacing + document.paragraphs[index].style.paragraphSpacingBefore
    }
    return space
  }

  /// Adds lines of another layout, moved down by an offset in points.
  private mutating func copyLines(
    _ range: Range<Int>, of layout: TextLayout, paragraphShift: Int = 0, characterShift: Int = 0, styleShift: Int = 0,
    offset: CGFloat = 0
  ) {
    guard !range.isEmpty else { return }
    let runRange = layout.lines[range.lowerBound].runs.lowerBound..<layout.lines[range.upperBound - 1].runs.upperBound
    let runShift = runs.count - runRange.lowerBound
    if let firstRun = layout.runs[runRange].first, let lastRun = layout.runs[runRange].last {
      let glyphRange = firstRun.glyphs.lowerBound..<lastRun.glyphs.upperBound
      let glyphShift = glyphs.count - glyphRange.lowerBound
      glyphs += layout.glyphs[glyphRange]
      runs += layout.runs[runRange].lazy.map { run in
        var run = run
        run.style += styleShift
        run.glyphs = run.glyphs.lowerBound + glyphShift..<run.glyphs.upperBound + glyphShift
        return run
      }
    }
    lines += layout.lines[range].lazy.map { line in
      var line = line
      line.paragraph += paragraphShift
      line.range = line.range.lowerBound + characterShift..<line.range.upperBound + characterShift
      line.top += offset
      line.baseline += offset
      line.runs = line.runs.lowerBound + runShift..<line.runs.upperBound + runShift
      return line
    }
    reusedLineCount += range.count
  }
}

extension TextLayout {
  /// Returns the index of the first line of a paragraph, or the number of lines if there is no such paragraph.
  ///
  /// - Complexity: O(log lines).
  func firstLine(ofParagraph paragraph: Int) -> Int {
    var (low, high) = (0, lines.count)
    while low < high {
      let midpoint = (low + high) / 2
      if lines[midpoint].paragraph < paragraph { low = midpoint + 1 } else { high = midpoint }
    }
    return low
  }
}
