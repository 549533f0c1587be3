import CoreGraphics
import Foundation
import RuntimeInterface

/// An object that lays out the text of a text storage in text containers, measures it and draws it.
///
/// A glyph is a UTF-16 code unit here: the indexes of glyphs and of characters are the same, and a ligature has as many
/// glyphs as characters. Text views and labels lay out their text themselves, in the same way, and do not call the methods
/// of this class. Text views use the delegate of their layout manager.
open class NSLayoutManager: NSObject, NSSecureCoding {
  /// The text, or nil if no text storage has the layout manager. It is not retained.
  open internal(set) weak var textStorage: NSTextStorage? { didSet { discardLayout() } }
  /// The object that takes part in the layout. It is not retained. The default is nil.
  open weak var delegate: (any NSLayoutManagerDelegate)? {
    didSet {
      // A delegate that has been deallocated is already nil here, but the layout still has its changes.
      let hadDelegate = hasDelegate
      hasDelegate = delegate != nil
      guard delegate !== oldValue || hadDelegate != hasDelegate else { return }
      discardLayout()
      notifyTextViews()
    }
  }
  private var hasDelegate = false
  /// The containers, in the order in which the text fills them.
  open private(set) var textContainers: [NSTextContainer] = []
  /// A Boolean value that determines whether the leading of fonts is added between lines. The default is `true`.
  open var usesFontLeading = true { didSet { discardLayout() } }
  /// A Boolean value that determines whether layout may be done later. It is stored and has no effect: layout is done
  /// when it is first needed. The default is `false`.
  open var allowsNonContiguousLayout = false
  /// A Boolean value that determines whether characters such as spaces and paragraph separators are drawn with glyphs of their
  /// own, if the font has some. It is stored and has no effect: spaces are never drawn. The default is `false`.
  open var showsInvisibleCharacters = false
  /// A Boolean value that determines whether control characters are drawn. It is stored and has no effect: control characters are
  /// never drawn. The default is `false`.
  open var showsControlCharacters = false
  /// The tendency to hyphenate words at the ends of lines, from 0 to 1. It is stored and has no effect: words are not
  /// hyphenated. The default is 0.
  open var hyphenationFactor: CGFloat = 0
  /// A Boolean value that determines whether words are hyphenated if their paragraph style does not say so. It is stored and has
  /// no effect: words are not hyphenated. The default is `false`.
  open var usesDefaultHyphenation = false
  /// A Boolean value that determines whether long runs of unusual characters are laid out incompletely. It is stored and has no
  /// effect: text is always laid out completely. The default is `false`.
  open var limitsLayoutForSuspiciousContents = false

  /// The part of the text in one container.
  private struct Part {
    let container: NSTextContainer
    let start: Int
    let layout: TextLayout
    /// The length of the text that has its lines in the container, with the line breaks between them.
    let length: Int
    let width: CGFloat

    var range: Range<Int> { start..<start + length }
  }
  private var layouts: [Part]?
  /// The glyphs that the delegate has set during the generation of glyphs.
  var glyphGeneration: GlyphGeneration?

  /// Indicates whether the text is being laid out, by the layout manager or by a text view with its delegate.
  private var isLayingOut = false
  /// The containers that are already filled while the text is being laid out.
  private var unfinishedLayouts: [Part] = []
  private var hasReportedQueries = false
  /// Indicates whether the delegate's method for filled containers is running.
  var isReportingCompletion = false
  var hasReportedInvalidation = false

  /// Calls a closure that lays out the text with the delegate. The delegate's questions about the layout would begin the same
  /// layout again and again, so they are answered from the containers that are already filled.
  func performLayout<Result>(_ layOut: () -> Result) -> Result {
    let wasLayingOut = isLayingOut
    isLayingOut = true
    defer {
      isLayingOut = wasLayingOut
      if !wasLayingOut { unfinishedLayouts = [] }
    }
    return layOut()
  }

  /// Returns whether the text is being laid out, and reports the first question about the layout at such a time.
  func isAskedDuringLayout() -> Bool {
    guard isLayingOut else { return false }
    if !hasReportedQueries {
      hasReportedQueries = true
      Diagnostics.report(
        "\(self) was asked about the layout while it lays out the text, probably by its delegate. The answer is about the text "
          + "containers that are already filled. Use the arguments of the delegate's methods instead")
    }
    return true
  }

  /// Indicates whether a text view has laid out the text with the delegate, and the layout has not been discarded since then.
  var isLaidOutByTextView = false

  private func discardLayout() {
    guard layouts != nil || isLaidOutByTextView else { return }
    layouts = nil
    isLaidOutByTextView = false
    delegate?.layoutManagerDidInvalidateLayout(self)
  }

  /// Tells the text views of the containers to lay out their text again.
  private func notifyTextViews() {
    for container in textContainers where container.onChange != nil {
      MainActor.assumeIsolated { container.onChange?() }
    }
  }

  /// Creates a layout manager without containers.
  public override init() { super.init() }

  /// Creates a layout manager from an archive that `encode(with:)` wrote.
  ///
  /// - Parameter coder: The unarchiver.
  public required init?(coder: NSCoder) {
    super.init()
    usesFontLeading = !coder.decodeFlag(forKey: "NSIgnoresFontLeading")
    allowsNonContiguousLayout = coder.decodeFlag(forKey: "NSAllowsNonContiguousLayout")
    showsInvisibleCharacters = coder.decodeFlag(forKey: "NSShowsInvisibleCharacters")
    showsControlCharacters = coder.decodeFlag(forKey: "NSShowsControlCharacters")
    usesDefaultHyphenation = coder.decodeFlag(forKey: "NSUsesDefaultHyphenation")
    hyphenationFactor = coder.decodeNumber(forKey: "NSHyphenationFactor") ?? 0
    for container in coder.decodeArray(of: NSTextContainer.self, forKey: "NSTextContainers") ?? [] {
      addTextContainer(container)
    }
  }

  /// Encodes the layout manager with its containers. The text storage is not encoded.
  ///
  /// - Parameter coder: The archiver. Nothing is encoded if it has no keys.
  open func encode(with coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    coder.encode(!usesFontLeading, forKey: "NSIgnoresFontLeading")
    coder.encode(allowsNonContiguousLayout, forKey: "NSAllowsNonContiguousLayout")
    coder.encode(showsInvisibleCharacters, forKey: "NSShowsInvisibleCharacters")
    coder.encode(showsControlCharacters, forKey: "NSShowsControlCharacters")
    coder.encode(usesDefaultHyphenation, forKey: "NSUsesDefaultHyphenation")
    coder.encode(Double(hyphenationFactor), forKey: "NSHyphenationFactor")
    coder.encode(NSArray(array: textContainers), forKey: "NSTextContainers")
  }

  /// A Boolean value that indicates whether the class supports secure coding. The value is `true`.
  open class var supportsSecureCoding: Bool { true }

  // MARK: Containers

  /// Adds a container after the others.
  ///
  /// - Parameter container: The container. The layout manager retains it.
  open func addTextContainer(_ container: NSTextContainer) { insertTextContainer(container, at: textContainers.count) }

  /// Inserts a container, and discards the layout.
  ///
  /// - Parameters:
  ///   - container: The container. The layout manager retains it.
  ///   - index: The index of the container, from 0 to the number of containers. Other indexes are reported, and the
  ///     nearest one is used.
  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    if index < 0 || index > textContainers.count {
      Diagnostics.report(
        "\(self).insertTextContainer(_:at:) was called with the index \(index), but there are \(textContainers.count) text "
          + "containers. The nearest index is used")
    }
    textContainers.insert(container, at: max(0, min(index, textContainers.count)))
    container.layoutManager = self
    discardLayout()
  }

  /// Removes a container, and discards the layout.
  ///
  /// - Parameter index: The index of the container. An index without a container is reported and ignored.
  open func removeTextContainer(at index: Int) {
    guard textContainers.indices.contains(index) else {
      Diagnostics.report(
        "\(self).removeTextContainer(at:) was called with the index \(index), but there are \(textContainers.count) text "
          + "containers. Nothing is removed")
      return
    }
    let container = textContainers.remove(at: index)
    if container.layoutManager === self { container.layoutManager = nil }
    discardLayout()
  }

  /// Discards the layout after the size or another property of a container has changed.
  ///
  /// - Parameter container: The container.
  open func textContainerChangedGeometry(_ container: NSTextContainer) { discardLayout() }

  // MARK: Layout

  /// Discards the layout after the text has changed. The text storage calls this method.
  ///
  /// - Parameters:
  ///   - textStorage: The text storage.
  ///   - editMask: The kinds of the changes.
  ///   - newCharRange: The range of the changed text after the changes.
  ///   - delta: The number of UTF-16 code units by which the text has grown.
  ///   - invalidatedCharRange: The range whose layout is no longer right.
  open func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
    changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
  ) { discardLayout() }

  /// Discards the layout of a range, and with it that of the whole text.
  ///
  /// - Parameters:
  ///   - charRange: The range.
  ///   - actualCharRange: Receives the range whose layout was discarded, which is that of the whole text.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) {
    discardLayout()
    notifyTextViews()
    actualCharRange?.pointee = NSRange(location: 0, length: numberOfGlyphs)
  }

  /// Requests that a range is drawn again. The method has no effect, because the layout manager does not keep drawn text.
  ///
  /// - Parameter charRange: The range.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {}

  /// Lays out the text up to a container. In Tessera, the whole text is laid out.
  ///
  /// - Parameter container: The container.
  open func ensureLayout(for container: NSTextContainer) { _ = parts }

  /// Lays out a range of glyphs. In Tessera, the whole text is laid out.
  ///
  /// - Parameter glyphRange: The range.
  open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = parts }

  /// Lays out a range of characters. In Tessera, the whole text is laid out.
  ///
  /// - Parameter charRange: The range.
  open func ensureLayout(forCharacterRange charRange: NSRange) { _ = parts }

  private var parts: [Part] {
    // The width of a text view's container can change without a notification.
    if let layouts, layouts.allSatisfy({ $0.width == $0.container.widthForLayout }) { return layouts }
    if isAskedDuringLayout() { return unfinishedLayouts }
    let made = performLayout { makeParts() }
    layouts = made
    reportCompletion(of: made.map { ($0.container, $0.range.upperBound) }, length: textStorage?.length ?? 0)
    return layouts ?? made
  }

  private func makeParts() -> [Part] {
    var start = 0
    var made: [Part] = []
    let ownText = textStorage.map { NSAttributedString(attributedString: $0) } ?? NSAttributedString(string: "")
    let text = shownText(ownText, in: textContainers.first, defaultFont: .systemFont(ofSize: 12))
    for container in textContainers {
      let rest = text.attributedSubstring(from: NSRange(location: start, length: text.length - start))
      let width = container.widthForLayout
      var box = TextBox(width: width < 1e7 ? container.textWidth(inWidth: width) : .infinity)
      if container.size.height > 0, container.size.height < 1e7 { box.height = container.size.height }
      box.maximumLines = max(0, container.maximumNumberOfLines)
      box.truncatesLastLine = container.lineBreakMode.truncates
      box.usesLeading = usesFontLeading
      let layout = TextLayout(StringDrawing.document(rest), box: box, hooks: hooks(for: container, start: start))
      let next = layout.lines.last.map { $0.range.upperBound } ?? 0
      let isLast = container === textContainers.last
      // Text after the last line of the last container is not laid out, as in UIKit.
      let omitsRest = layout.isTruncated || isLast && layout.box.height.isFinite
      // A line break at the start of a container without a line is not in the container.
      let hasBreak = !layout.lines.isEmpty && isBreak(rest, at: next)
      let length = omitsRest || !isLast ? next + (hasBreak ? 1 : 0) : rest.length
      made.append(Part(container: container, start: start, layout: layout, length: length, width: width))
      start += length
      unfinishedLayouts = made
    }
    return made
  }

  private func isBreak(_ text: NSAttributedString, at index: Int) -> Bool {
    guard index < text.length else { return false }
    return [0x0A, 0x0D, 0x2029].contains((text.string as NSString).character(at: index))
  }

  private func part(at glyphIndex: Int) -> Part? {
    parts.first { glyphIndex < $0.range.upperBound } ?? parts.last
  }

  private func part(of container: NSTextContainer) -> Part? { parts.first { $0.container === container } }

  // MARK: Glyphs and characters

  /// The number of glyphs, which is the number of UTF-16 code units.
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

  /// Returns whether there is a glyph at an index.
  ///
  /// - Parameter glyphIndex: The index.
  /// - Returns: `true` if the index is in the text.
  open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { glyphIndex >= 0 && glyphIndex < numberOfGlyphs }

  /// Returns the index of the first glyph of a character.
  ///
  /// - Parameter charIndex: The index of the character.
  /// - Returns: The same index.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  /// Returns the index of the first character of a glyph.
  ///
  /// - Parameter glyphIndex: The index of the glyph.
  /// - Returns: The same index.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

  /// Returns the glyphs of characters.
  ///
  /// - Parameters:
  ///   - charRange: The range of characters.
  ///   - actualCharRange: Receives the range of all characters of the glyphs, which is `charRange`.
  /// - Returns: The same range.
  open func glyphRange(forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?)
    -> NSRange
  {
    actualCharRange?.pointee = charRange
    return charRange
  }

  /// Returns the characters of glyphs.
  ///
  /// - Parameters:
  ///   - glyphRange: The range of glyphs.
  ///   - actualGlyphRange: Receives the range of all glyphs of the characters, which is `glyphRange`.
  /// - Returns: The same range.
  open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  /// Returns the glyphs that are laid out in a container.
  ///
  /// - Parameter container: The container.
  /// - Returns: The range, or an empty one if the container belongs to another layout manager.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    guard let part = part(of: container) else { return NSRange(location: 0, length: 0) }
    return NSRange(location: part.start, length: part.length)
  }

  /// Returns the glyphs whose lines intersect a rectangle of a container.
  ///
  /// - Parameters:
  ///   - bounds: The rectangle, in the coordinates of the container, in points.
  ///   - container: The container.
  /// - Returns: The range of the glyphs of whole lines.
  open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
    guard let part = part(of: container) else { return NSRange(location: 0, length: 0) }
    let lines = part.layout.lines.filter { $0.top < bounds.maxY && $0.top + $0.height > bounds.minY }
    guard let first = lines.first, let last = lines.last else { return NSRange(location: part.start, length: 0) }
    let end = last.range.upperBound == part.layout.lines.last?.range.upperBound ? part.length : last.range.upperBound
    return NSRange(location: part.start + first.range.lowerBound, length: end - first.range.lowerBound)
  }

  /// Returns the container of a glyph.
  ///
  /// - Parameters:
  ///   - glyphIndex: The index of the glyph.
  ///   - effectiveGlyphRange: Receives the range of all glyphs of the container.
  /// - Returns: The container, or nil if the glyph is in no container.
  open func textContainer(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?)
    -> NSTextContainer?
  {
    guard let part = parts.first(where: { $0.range.contains(glyphIndex) }) else { return nil }
    effectiveGlyphRange?.pointee = NSRange(location: part.start, length: part.length)
    return part.container
  }

  // MARK: Rectangles

  /// Returns the rectangle that the text uses in a container, with the padding at the sides of its lines.
  ///
  /// - Parameter container: The container.
  /// - Returns: The rectangle, in the coordinates of the container, in points. It is not rounded.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    guard let part = part(of: container), let first = part.layout.lines.first else { return .zero }
    let lines = part.layout.lines.dropFirst()
    return lines.reduce(usedRect(of: first, in: part)) { $0.union(usedRect(of: $1, in: part)) }
  }

  private func usedRect(of line: TextLine, in part: Part) -> CGRect {
    if let usedRect = line.usedRect { return usedRect }
    let padding = max(0, part.container.lineFragmentPadding)
    return CGRect(x: line.x, y: line.top, width: line.width + 2 * padding, height: line.height)
  }

  private func line(at glyphIndex: Int, _ effectiveRange: NSRangePointer?) -> (Part, TextLine)? {
    guard let part = part(at: glyphIndex), let number = part.layout.line(at: glyphIndex - part.start) else {
      return nil
    }
    let lines = part.layout.lines
    let end = number + 1 < lines.count ? lines[number + 1].range.lowerBound : part.length
    let start = lines[number].range.lowerBound
    effectiveRange?.pointee = NSRange(location: part.start + start, length: end - start)
    return (part, lines[number])
  }

  /// Returns the rectangle of a glyph's line: the whole width of the container, or its part beside an exclusion path.
  ///
  /// - Parameters:
  ///   - glyphIndex: The index of the glyph.
  ///   - effectiveGlyphRange: Receives the range of the line's glyphs.
  /// - Returns: The rectangle, in the coordinates of the container, in points.
  open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?) -> CGRect
  {
    guard let (part, line) = line(at: glyphIndex, effectiveGlyphRange) else { return .zero }
    if let segment = line.segment, segment.width < 1e7 { return segment }
    let used = usedRect(of: line, in: part)
    return CGRect(x: 0, y: line.top, width: part.width < 1e7 ? part.width : used.maxX, height: line.height)
  }

  /// Returns the part of a glyph's line that contains glyphs, with the padding.
  ///
  /// - Parameters:
  ///   - glyphIndex: The index of the glyph.
  ///   - effectiveGlyphRange: Receives the range of the line's glyphs.
  /// - Returns: The rectangle, in the coordinates of the container, in points.
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    guard let (part, line) = line(at: glyphIndex, effectiveGlyphRange) else { return .zero }
    return usedRect(of: line, in: part)
  }

  /// Returns the position of a glyph's origin on the baseline, relative to the rectangle of its line.
  ///
  /// - Parameter glyphIndex: The index of the glyph.
  /// - Returns: The position, in points.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let (part, line) = line(at: glyphIndex, nil) else { return .zero }
    let caret = part.layout.caretRect(at: glyphIndex - part.start)
    let x = caret.minX + max(0, part.container.lineFragmentPadding) - (line.segment?.minX ?? 0)
    return CGPoint(x: x, y: line.baseline - line.top)
  }

  /// Returns the smallest rectangle around glyphs.
  ///
  /// - Parameters:
  ///   - glyphRange: The range of glyphs.
  ///   - container: The container.
  /// - Returns: The rectangle, in the coordinates of the container, in points.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
    let rects = rects(for: glyphRange, in: container)
    guard let first = rects.first else { return .zero }
    return rects.dropFirst().reduce(first) { $0.union($1) }
  }

  /// Calls a closure with the rectangles that glyphs cover, line by line.
  ///
  /// - Parameters:
  ///   - glyphRange: The range of glyphs.
  ///   - selectedRange: A selected range, or a range at `NSNotFound`. It has no effect.
  ///   - textContainer: The container.
  ///   - block: The closure. It receives a rectangle in the coordinates of the container, and a pointer to a Boolean
  ///     value that ends the enumeration.
  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for rect in rects(for: glyphRange, in: textContainer) {
      block(rect, &stop)
      if stop.boolValue { return }
    }
  }

  /// Calls a closure with each line of a range.
  ///
  /// - Parameters:
  ///   - glyphRange: The range of glyphs.
  ///   - block: The closure. It receives the rectangle of the line, its used part, the container, the range of glyphs,
  ///     and a pointer to a Boolean value that ends the enumeration.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    let glyphRange = glyphRange.limited(to: numberOfGlyphs)
    var index = glyphRange.location
    while index < NSMaxRange(glyphRange) {
      var range = NSRange()
      // Glyphs that the last container has no space for are in none of its lines.
      guard let (part, line) = line(at: index, &range), NSMaxRange(range) > index else { return }
      let rect = lineFragmentRect(forGlyphAt: index, effectiveRange: nil)
      block(rect, usedRect(of: line, in: part), part.container, range, &stop)
      if stop.boolValue { return }
      index = NSMaxRange(range)
    }
  }

  private func rects(for range: NSRange, in container: NSTextContainer) -> [CGRect] {
    guard let part = part(of: container) else { return [] }
    let range = range.limited(to: part.range.upperBound)
    let start = max(range.location, part.start)
    let end = NSMaxRange(range)
    guard start < end else { return [] }
    let padding = max(0, container.lineFragmentPadding)
    return part.layout.rects(for: start - part.start..<end - part.start).map { $0.offsetBy(dx: padding, dy: 0) }
  }

  // MARK: Points

  /// Returns the index of the glyph that is nearest to a point.
  ///
  /// - Parameters:
  ///   - point: The point, in the coordinates of the container.
  ///   - container: The container.
  /// - Returns: The index, or 0 without text.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
  }

  /// Returns the index of the glyph that is nearest to a point, and how far the point is through it.
  ///
  /// - Parameters:
  ///   - point: The point, in the coordinates of the container.
  ///   - container: The container.
  ///   - partialFraction: Receives the distance from the glyph's start to the point, from 0 to 1 of its width.
  /// - Returns: The index, or 0 without text.
  open func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    partialFraction?.pointee = 0
    guard let part = part(of: container), !part.layout.lines.isEmpty else { return 0 }
    let point = CGPoint(x: point.x - max(0, container.lineFragmentPadding), y: point.y)
    let nearest = part.layout.index(at: point)
    // The caret nearest to the point is before or after the glyph that contains it.
    for index in [nearest - 1, nearest] where index >= 0 && index < part.length {
      for rect in part.layout.rects(for: index..<index + 1) where rect.minX <= point.x && point.x < rect.maxX {
        guard part.layout.line(at: index) == part.layout.line(at: nearest) || index == nearest else { continue }
        partialFraction?.pointee = rect.width > 0 ? (point.x - rect.minX) / rect.width : 0
        return part.start + index
      }
    }
    guard nearest > 0, part.layout.rects(for: nearest - 1..<nearest).contains(where: { $0.maxX <= point.x }) else {
      return part.start + min(nearest, max(0, part.length - 1))
    }
    partialFraction?.pointee = 1
    return part.start + nearest - 1
  }

  /// Returns how far a point is through the glyph that is nearest to it.
  ///
  /// - Parameters:
  ///   - point: The point, in the coordinates of the container.
  ///   - container: The container.
  /// - Returns: The distance from the glyph's start, from 0 to 1 of its width.
  open func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
    var fraction: CGFloat = 0
    _ = glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: &fraction)
    return fraction
  }

  /// Returns the index of the character that is nearest to a point, and how far the point is through it.
  ///
  /// - Parameters:
  ///   - point: The point, in the coordinates of the container.
  ///   - container: The container.
  ///   - partialFraction: Receives the distance from the character's start to the point, from 0 to 1 of its width.
  /// - Returns: The index, or 0 without text.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int { glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction) }

  // MARK: Drawing

  /// Draws the backgrounds of glyphs. The method has no effect, because `drawGlyphs(forGlyphRange:at:)` also draws the
  /// backgrounds.
  ///
  /// - Parameters:
  ///   - glyphsToShow: The range of glyphs.
  ///   - origin: The position of the container's origin in the current graphics context.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}

  /// Draws glyphs with their backgrounds and decorations in the current graphics context.
  ///
  /// - Parameters:
  ///   - glyphsToShow: The range of glyphs.
  ///   - origin: The position of the container's origin in the current graphics context.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let glyphsToShow = glyphsToShow.limited(to: numberOfGlyphs)
    for part in parts {
      let start = CGPoint(x: origin.x + max(0, part.container.lineFragmentPadding), y: origin.y)
      if glyphsToShow.location <= part.start, NSMaxRange(glyphsToShow) >= part.range.upperBound {
        part.layout.draw(in: context, at: start, color: .black)
        continue
      }
      let rects = rects(for: glyphsToShow, in: part.container)
      guard !rects.isEmpty else { continue }
      context.saveGState()
      context.clip(to: rects.map { $0.offsetBy(dx: origin.x, dy: origin.y) })
      part.layout.draw(in: context, at: start, color: .black)
      context.restoreGState()
    }
  }
}
