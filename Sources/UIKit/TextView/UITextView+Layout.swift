import CoreGraphics
import Foundation
import RuntimeInterface

// The layout of the text, and the geometry of the caret and of ranges.
extension UITextView {
  /// The color of text without a color attribute.
  var textColorForDrawing: CGColor { (textColorStorage ?? .label).resolvedColor(with: traitCollection).cgColor }
  var effectiveFont: UIFont { fontStorage ?? .systemFont(ofSize: 12) }

  /// The top left corner of the text layout, in the coordinate system of the content.
  var textOrigin: CGPoint {
    CGPoint(x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top)
  }

  /// The width of the area inside of `textContainerInset`, in points.
  var widthOfContainer: CGFloat { max(0, bounds.width - textContainerInset.left - textContainerInset.right) }

  /// Returns the layout manager of the container, or makes one for the view's text.
  func makeLayoutManager() -> NSLayoutManager {
    textContainer.makeLayoutManager = nil
    if let manager = textContainer.layoutManager { return manager }
    let manager = NSLayoutManager()
    manager.addTextContainer(textContainer)
    textStorage.addLayoutManager(manager)
    return manager
  }

  /// Updates the view after code outside of the view has changed the text storage.
  func showForeignChange() {
    explicitTypingAttributes = nil
    showText()
    showSelection()
  }

  private func textWidth(inWidth width: CGFloat) -> CGFloat {
    guard !textContainer.widthTracksTextView else {
      return textContainer.textWidth(inWidth: width - textContainerInset.left - textContainerInset.right)
    }
    return textContainer.size.width > 0 ? textContainer.textWidth(inWidth: textContainer.size.width) : .infinity
  }

  /// The layout manager of the container, or nil if it has not been needed yet. None is made only to find out that it has no
  /// delegate.
  private var layoutManagerInUse: NSLayoutManager? {
    textContainer.makeLayoutManager == nil ? textContainer.layoutManager : nil
  }

  private func makeLayout(width: CGFloat) -> (text: TextLayout, markers: ListMarkerLayouts) {
    let text = NSMutableAttributedString(attributedString: editedText.attributedString)
    if text.length > 0 {
      editedText.attributedString.enumerateAttribute(.link, in: editedText.fullRange, options: []) { value, range, _ in
        guard value != nil else { return }
        for (key, value) in linkTextAttributes ?? [:] { text.addAttribute(key, value: value, range: range) }
      }
    }
    if let markedRange = editedText.markedRange, NSMaxRange(markedRange) <= text.length {
      let style = markedTextStyle ?? [.underlineStyle: NSUnderlineStyle.single.rawValue]
      for (key, value) in style { text.addAttribute(key, value: value, range: markedRange) }
    }
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = textAlignment
    let defaults = StyledText.Defaults(font: effectiveFont, paragraphStyle: paragraph, traits: traitCollection)
    let markers = ListMarkerLayouts(indenting: text, defaults: defaults)
    var box = TextBox(width: width)
    box.isRightToLeft = nil
    box.maximumLines = max(0, textContainer.maximumNumberOfLines)
    box.truncatesLastLine = box.maximumLines > 0 && textContainer.lineBreakMode.truncates
    let manager = layoutManagerInUse
    // The delegate that takes part in the layout can ask the text view about it.
    if let manager, manager.isAskedDuringLayout() {
      return (TextLayout(StyledText.document(NSAttributedString(string: ""), defaults: defaults), box: box), markers)
    }
    let hooks = manager?.hooks(for: textContainer, start: 0) ?? NSLayoutManager.hooks(for: textContainer, start: 0)
    func layOut() -> TextLayout {
      let shownText = manager?.shownText(text, in: textContainer, defaultFont: effectiveFont) ?? text
      let document = StyledText.document(shownText, defaults: defaults, earlier: outdatedLayout?.document)
      return TextLayout(document, box: box, hooks: hooks, earlier: outdatedLayout)
    }
    return (manager?.performLayout { layOut() } ?? layOut(), markers)
  }

  /// The layout of the text in the width of the view.
  var textLayout: TextLayout {
    let width = textWidth(inWidth: bounds.width)
    if let cachedLayout, cachedLayout.box.width == width { return cachedLayout }
    let isUnfinished = layoutManagerInUse?.isAskedDuringLayout() ?? false
    let newLayout = makeLayout(width: width)
    // The delegate of the layout manager has asked. The layout that has begun remains to be finished.
    if isUnfinished { return newLayout.text }
    cachedLayout = newLayout.text
    outdatedLayout = nil
    listMarkers = newLayout.markers
    if let manager = layoutManagerInUse {
      manager.isLaidOutByTextView = true
      let end = newLayout.text.isTruncated ? newLayout.text.lines.last?.range.upperBound ?? 0 : textStorage.length
      manager.reportCompletion(of: [(textContainer, end)], length: textStorage.length)
    }
    return newLayout.text
  }

  /// Returns the height of the text and the insets, rounded to whole points (measured on UIKit; measurements.md 15.6).
  private func contentHeight(_ layout: TextLayout) -> CGFloat {
    let text = max(layout.size.height, hasText ? 0 : effectiveFont.lineHeight)
    return textContainerInset.top + (text - 0.001).rounded(.up) + textContainerInset.bottom
  }

  /// Returns the intrinsic size: the size of the text in the width of the view, or no intrinsic size (`noIntrinsicMetric`) while
  /// scrolling is enabled.
  func intrinsicSize() -> CGSize {
    guard !isScrollEnabled else { return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
    return fittingSize(bounds.width > 0 ? bounds.width : .greatestFiniteMagnitude)
  }

  /// Returns the size that fits the text: the width of the text, which is at most `limit`, and the height of the lines.
  func fittingSize(_ limit: CGFloat) -> CGSize {
    let width = limit > 0 && limit < 1_000_000 ? limit : .infinity
    let layout = makeLayout(width: width.isFinite ? textWidth(inWidth: width) : .infinity).text
    let horizontalInsets = textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
    let neededWidth = (layout.size.width + horizontalInsets).rounded(.up)
    // The last line has the height of its caret, which is a point more than that of its text (measured on UIKit, case
    // textview-one-line-2x).
    return CGSize(width: min(neededWidth, width), height: contentHeight(layout) + (isScrollEnabled ? 0 : 1))
  }

  func layOutParts() {
    // If scrolling is disabled, the content fills the view (measured on UIKit, case textview-one-line-2x).
    let height = max(contentHeight(textLayout), isScrollEnabled ? 0 : bounds.height)
    let size = CGSize(width: bounds.width, height: height)
    if contentSize != size { contentSize = size }
    UIView.withoutAnimation {
      tiles.layOut(in: self)
      let range = editedText.selection
      let showsSelection = range.length > 0 && isFirstResponder && !clearsOnInsertion
      selectionViews.show(showsSelection ? frames(of: range, within: bounds) : [], in: self)
      caretView.frame = caretRect(for: IndexPosition(editedText.head))
      finding?.layOut()
    }
  }

  // MARK: Geometry

  /// Returns the position of the caret before the character at an index: a rectangle of width 0 with the height of the
  /// line.
  func caretFrame(at index: Int) -> CGRect {
    let layout = textLayout
    let origin = textOrigin
    guard !layout.lines.isEmpty, hasText else {
      var x = origin.x
      let width = textContainer.textWidth(inWidth: bounds.width - textContainerInset.left - textContainerInset.right)
      if textAlignment == .center { x += width / 2 }
      if textAlignment == .right || textAlignment == .natural && isMirrored { x += width }
      return CGRect(x: x, y: origin.y, width: 0, height: effectiveFont.lineHeight)
    }
    let caret = caretAtEndOfLine(before: index, layout) ?? layout.caretRect(at: index)
    return caret.offsetBy(dx: origin.x, dy: origin.y)
  }

  /// Returns the caret after the last character of a line that wraps before an index, or `nil` if the caret belongs to the next line.
  private func caretAtEndOfLine(before index: Int, _ layout: TextLayout) -> CGRect? {
    guard selectionAffinity == .backward, index == editedText.head, let line = layout.line(at: index), line > 0,
      layout.lines[line].range.lowerBound == index, layout.lines[line - 1].range.upperBound == index,
      let last = layout.rects(for: index - 1..<index).first
    else { return nil }
    // A space at the end of a line extends beyond the container.
    let edge = isRightToLeft(line: line - 1) ? max(0, last.minX) : min(layout.box.width, last.maxX)
    return CGRect(x: edge, y: last.minY, width: 0, height: last.height)
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Returns the rectangle in which the caret is drawn. The rectangle is 2 points wide, and its origin is one point to the left of the
  /// character and one point above its line (measured on UIKit, case textview-caret-17).
  func caretBar(at index: Int) -> CGRect {
    let line = caretFrame(at: index)
    return CGRect(x: line.minX - 1, y: line.minY - 1, width: 2, height: roundedUpToPixel(line.height) + 5.0 / 3)
  }

  /// Returns the rectangle of the first line of a range. Its width is 0 for an empty range.
  func firstFrame(of range: NSRange) -> CGRect {
    if range.length == 0 {
      let line = caretFrame(at: range.location)
      return CGRect(x: line.minX, y: line.minY, width: 0, height: roundedUpToPixel(line.height))
    }
    return selectionFrames(of: range).first?.rect ?? .zero
  }

  /// Returns the rectangles of the selection of a range, and the writing direction of each.
  ///
  /// Like the caret, a rectangle begins one point above its line. The rectangles of the last line are as high as the caret, those of
  /// the other lines end where the next line begins (measured on iOS 26.1: Vercantez/openuikit, textviewinputprobe, `geometry`).
  func selectionFrames(of range: NSRange) -> [(rect: CGRect, isRightToLeft: Bool)] {
    let lines = framesByLine(of: range)
    return lines.enumerated().flatMap { number, line in
      line.rects.map { rect in
        var area = rect
        area.origin.y -= 1
        area.size.height = roundedUpToPixel(rect.height) + (number == lines.count - 1 ? 5.0 / 3 : 1)
        return (area, isRightToLeft(line: line.line))
      }
    }
  }

  private func isRightToLeft(line: Int) -> Bool {
    let layout = textLayout
    return layout.document.paragraphs[layout.lines[line].paragraph].shaped.baseLevel == 1
  }

  /// Returns the rectangles that a range covers in the lines that intersect `area`.
  func frames(of range: NSRange, within area: CGRect? = nil) -> [CGRect] {
    framesByLine(of: range, within: area).flatMap(\.rects)
  }

  /// Returns the lines that contain a part of a range and intersect `area`, with the rectangles that the range covers in each.
  private func framesByLine(of range: NSRange, within area: CGRect? = nil) -> [(line: Int, rects: [CGRect])] {
    let layout = textLayout
    let origin = textOrigin
    var result: [(line: Int, rects: [CGRect])] = []
    guard !layout.lines.isEmpty else { return [] }
    let lines = layout.lines
    // The line before the start can end there.
    var index = max(0, (layout.line(at: range.location) ?? 0) - 1)
    if let area { index = max(index, layout.firstLine(below: area.minY - origin.y)) }
    while index < lines.count, lines[index].range.lowerBound < NSMaxRange(range) {
      let line = lines[index]
      index += 1
      if let area, line.top + origin.y > area.maxY { break }
      guard line.range.upperBound >= range.location else { continue }
      // A range that begins where a line wraps begins in the next line.
      if line.range.upperBound == range.location, index < lines.count, lines[index].range.lowerBound == range.location {
        continue
      }
      let rects = pieces(of: range, in: line, layout).map { $0.offsetBy(dx: origin.x, dy: origin.y) }
      if !rects.isEmpty { result.append((index - 1, rects)) }
    }
    return result
  }

  /// Returns the range of the lines in an area of the content, or `nil` if there is none.
  func rangeOfLines(in area: CGRect) -> NSRange? {
    let layout = textLayout
    let lines = layout.lines
    let origin = textOrigin
    let first = layout.firstLine(below: area.minY - origin.y)
    guard first < lines.count else { return nil }
    let last = layout.row(of: min(lines.count - 1, layout.firstLine(below: area.maxY - origin.y))).upperBound - 1
    let start = lines[first].range.lowerBound
    return NSRange(location: start, length: max(0, lines[last].range.upperBound - start))
  }

  private func pieces(of range: NSRange, in line: TextLine, _ layout: TextLayout) -> [CGRect] {
    let first = max(line.range.lowerBound, range.location)
    let lineRange = first..<max(first, min(line.range.upperBound, NSMaxRange(range)))
    var width = layout.box.width.isFinite ? layout.box.width : layout.size.width
    var start = CGFloat(0)
    if let segment = line.segment, segment.width < 1e7 {
      start = segment.minX
      width = segment.maxX - 2 * max(0, textContainer.lineFragmentPadding)
    }
    // Spaces at the end of a line extend beyond the container.
    var coveredRects = (lineRange.isEmpty ? [] : layout.rects(for: lineRange)).filter { abs($0.minY - line.top) < 0.5 }
      .map {
        let (left, right) = (min(max(start, $0.minX), width), min(max(start, $0.maxX), width))
        return CGRect(x: left, y: $0.minY, width: right - left, height: $0.height)
      }
    guard NSMaxRange(range) > line.range.upperBound, line.range.upperBound >= range.location else {
      return coveredRects
    }
    // A selection that includes the end of a line extends to the margin, as part of the rectangle at that end.
    func extend(to rest: CGRect, at isEnd: (CGRect) -> Bool) {
      // The width of a standardized rectangle would be positive also for a line that ends outside of the container.
      guard rest.size.width > 0.5 else { return }
      if let index = coveredRects.firstIndex(where: isEnd) {
        coveredRects[index] = coveredRects[index].union(rest)
      } else {
        coveredRects.append(rest)
      }
    }
    if layout.document.paragraphs[line.paragraph].shaped.baseLevel == 1 {
      let end = coveredRects.map(\.minX).min() ?? min(width, line.x + line.width)
      extend(to: CGRect(x: start, y: line.top, width: end - start, height: line.height)) { $0.minX == end }
    } else {
      let end = coveredRects.map(\.maxX).max() ?? line.x
      extend(to: CGRect(x: end, y: line.top, width: width - end, height: line.height)) { $0.maxX == end }
    }
    return coveredRects
  }
}
