import CoreGraphics
import Foundation
import RuntimeInterface

// The glyphs and the lines that the delegate and the containers determine.
extension NSLayoutManager {
  /// The properties of a glyph.
  public struct GlyphProperty: OptionSet, Sendable {
    /// The bits of the properties.
    public let rawValue: Int

    /// Creates a set of properties from its bits.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The glyph is not shown and takes no space.
    public static let null = GlyphProperty(rawValue: 1 << 0)
    /// The glyph is that of a control character, such as a tab or a line break.
    public static let controlCharacter = GlyphProperty(rawValue: 1 << 1)
    /// The glyph is white space that can be stretched.
    public static let elastic = GlyphProperty(rawValue: 1 << 2)
    /// The glyph belongs to the one before it, as an accent does.
    public static let nonBaseCharacter = GlyphProperty(rawValue: 1 << 3)
  }

  /// The actions of control characters.
  public struct ControlCharacterAction: OptionSet, Sendable {
    /// The bits of the actions.
    public let rawValue: Int

    /// Creates a set of actions from its bits.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The character is not shown and takes no space.
    public static let zeroAdvancement = ControlCharacterAction(rawValue: 1 << 0)
    /// The character takes the space that the delegate returns, and nothing is drawn.
    public static let whitespace = ControlCharacterAction(rawValue: 1 << 1)
    /// The text continues at the next tab stop.
    public static let horizontalTab = ControlCharacterAction(rawValue: 1 << 2)
    /// The text continues in the next line.
    public static let lineBreak = ControlCharacterAction(rawValue: 1 << 3)
    /// The text continues in the next paragraph.
    public static let paragraphBreak = ControlCharacterAction(rawValue: 1 << 4)
    /// The text continues in the next line. The next container is not used.
    public static let containerBreak = ControlCharacterAction(rawValue: 1 << 5)
  }

  /// The glyphs of the text and their properties, while the delegate changes them.
  struct GlyphGeneration {
    var glyphs: [CGGlyph]
    var properties: [GlyphProperty]
  }

  /// Sets the glyphs of characters. Delegates call this method from
  /// `layoutManager(_:shouldGenerateGlyphs:properties:characterIndexes:font:forGlyphRange:)`. Otherwise it has no effect.
  ///
  /// - Parameters:
  ///   - glyphs: The glyphs, which are UTF-16 code units.
  ///   - props: The properties of the glyphs.
  ///   - charIndexes: The indexes of the characters of the glyphs. They are the indexes of the glyphs in Tessera.
  ///   - aFont: The font, which has no effect. Fonts are attributes of the text.
  ///   - glyphRange: The range of the glyphs.
  public final func setGlyphs(
    _ glyphs: UnsafePointer<CGGlyph>, properties props: UnsafePointer<GlyphProperty>,
    characterIndexes charIndexes: UnsafePointer<Int>, font aFont: UIFont, forGlyphRange glyphRange: NSRange
  ) {
    guard let count = glyphGeneration?.glyphs.count else { return }
    for offset in 0..<glyphRange.length where (0..<count).contains(glyphRange.location + offset) {
      glyphGeneration?.glyphs[glyphRange.location + offset] = glyphs[offset]
      glyphGeneration?.properties[glyphRange.location + offset] = props[offset]
    }
  }

  /// Returns the paragraph style of a character.
  func paragraphStyle(at index: Int) -> NSParagraphStyle {
    guard let textStorage, index >= 0, index < textStorage.length else { return .default }
    return textStorage.attribute(.paragraphStyle, at: index, effectiveRange: nil) as? NSParagraphStyle ?? .default
  }

  // MARK: Glyphs

  /// A character that is invisible, takes no space, and belongs to the character before it.
  private static let hiddenUnit: UInt16 = 0x34F

  /// Returns the text with the glyphs and the control characters that the delegate has chosen. All characters keep their indexes.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - container: The container, for the rectangles of control characters.
  ///   - defaultFont: The font of text without a font.
  func shownText(_ text: NSAttributedString, in container: NSTextContainer?, defaultFont: UIFont) -> NSAttributedString
  {
    guard let delegate, text.length > 0 else { return text }
    let units = Array(text.string.utf16)
    glyphGeneration = GlyphGeneration(glyphs: units, properties: Self.properties(of: text.string))
    defer { glyphGeneration = nil }
    text.enumerateAttribute(.font, in: NSRange(location: 0, length: text.length), options: []) { value, range, _ in
      guard let generation = glyphGeneration else { return }
      let bounds = range.location..<NSMaxRange(range)
      let indexes = Array(bounds)
      let (glyphs, properties) = (Array(generation.glyphs[bounds]), Array(generation.properties[bounds]))
      let count = delegate.layoutManager(
        self, shouldGenerateGlyphs: glyphs, properties: properties, characterIndexes: indexes,
        font: value as? UIFont ?? defaultFont, forGlyphRange: range)
      // A delegate that returns 0 has set nothing that counts.
      if count == 0 { glyphGeneration = generation }
    }
    guard let generation = glyphGeneration else { return text }
    // The code units are changed in an array, because a change of one unit inside of a character of the string can change the
    // length of the string, and each change would take a time that grows with the length.
    var newUnits = units
    var spaces: [(index: Int, attachment: NSTextAttachment)] = []
    for index in units.indices {
      let property = generation.properties[index]
      if property.contains(.null) {
        newUnits[index] = Self.hiddenUnit
      } else if property.contains(.controlCharacter) {
        let standard = Self.action(of: units[index])
        let action = delegate.layoutManager(self, shouldUse: standard, forControlCharacterAt: index)
        guard action != standard else { continue }
        newUnits[index] = Self.unit(of: action, hasContainer: container != nil)
        if newUnits[index] == Self.attachmentUnit, let container {
          spaces.append((index, space(forCharacterAt: index, of: text, in: container, defaultFont: defaultFont)))
        }
      } else if !UTF16.isLeadSurrogate(generation.glyphs[index]), !UTF16.isTrailSurrogate(generation.glyphs[index]) {
        newUnits[index] = generation.glyphs[index]
      }
    }
    // The two units of a character outside of the basic plane are shown or hidden together. The first one determines it.
    for index in units.indices.dropLast() where UTF16.isLeadSurrogate(units[index]) {
      guard UTF16.isTrailSurrogate(units[index + 1]) else { continue }
      if newUnits[index] == units[index] {
        newUnits[index + 1] = units[index + 1]
      } else if newUnits[index + 1] == units[index + 1] {
        newUnits[index + 1] = Self.hiddenUnit
      }
    }
    guard newUnits != units else { return text }
    let shown = NSMutableAttributedString(string: String(decoding: newUnits, as: UTF16.self))
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { attributes, range, _ in
      shown.setAttributes(attributes, range: range)
    }
    for (index, attachment) in spaces {
      shown.addAttribute(.attachment, value: attachment, range: NSRange(location: index, length: 1))
    }
    return shown
  }

  private static let attachmentUnit: UInt16 = 0xFFFC

  /// Returns the code unit of a character that has the effect of an action.
  private static func unit(of action: ControlCharacterAction, hasContainer: Bool) -> UInt16 {
    if action.contains(.paragraphBreak) { return 0x0A }
    if !action.isDisjoint(with: [.lineBreak, .containerBreak]) { return 0x2028 }
    if action.contains(.horizontalTab) { return 0x09 }
    return action.contains(.whitespace) && hasContainer ? attachmentUnit : hiddenUnit
  }

  /// Returns an empty attachment with the width that the delegate returns for a control character.
  private func space(
    forCharacterAt index: Int, of text: NSAttributedString, in container: NSTextContainer, defaultFont: UIFont
  ) -> NSTextAttachment {
    let font = text.attribute(.font, at: index, effectiveRange: nil) as? UIFont ?? defaultFont
    let proposed = CGRect(x: 0, y: 0, width: container.widthForLayout, height: font.lineHeight)
    let box = delegate?.layoutManager(
      self, boundingBoxForControlGlyphAt: index, for: container, proposedLineFragment: proposed, glyphPosition: .zero,
      characterIndex: index)
    let space = NSTextAttachment()
    space.image = UIImage()
    space.bounds = CGRect(x: 0, y: 0, width: max(0, box?.width ?? 0), height: 1)
    return space
  }

  private static func properties(of text: String) -> [GlyphProperty] {
    var result: [GlyphProperty] = []
    for scalar in text.unicodeScalars {
      let property: GlyphProperty
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: property = .controlCharacter
      case .spaceSeparator: property = .elastic
      case .nonspacingMark, .enclosingMark, .spacingMark: property = .nonBaseCharacter
      default: property = []
      }
      result += Array(repeating: property, count: scalar.utf16.count)
    }
    return result
  }

  private static func action(of unit: UInt16) -> ControlCharacterAction {
    switch unit {
    case 0x09: .horizontalTab
    case 0x0A, 0x0D, 0x85, 0x2029: .paragraphBreak
    case 0x0B, 0x2028: .lineBreak
    case 0x0C: .containerBreak
    default: .zeroAdvancement
    }
  }

  // MARK: Lines

  /// Returns the closures for the layout of a container, or nil if neither the delegate nor the container takes part in it.
  ///
  /// - Parameters:
  ///   - container: The container.
  ///   - start: The index of the first character in the container.
  func hooks(for container: NSTextContainer, start: Int) -> TextLayoutHooks? {
    guard var hooks = Self.hooks(for: container, start: start, always: delegate != nil) else { return nil }
    guard let delegate else { return hooks }
    hooks.mayBreak = { [unowned self] index in
      delegate.layoutManager(self, shouldBreakLineByWordBeforeCharacterAt: start + index)
    }
    hooks.lineSpacing = { [unowned self] index, rect in
      delegate.layoutManager(
        self, lineSpacingAfterGlyphAt: indexWithLineBreak(start + index), withProposedLineFragmentRect: rect)
    }
    hooks.spacingBefore = { [unowned self] index, rect in
      delegate.layoutManager(self, paragraphSpacingBeforeGlyphAt: start + index, withProposedLineFragmentRect: rect)
    }
    hooks.spacingAfter = { [unowned self] index, rect in
      delegate.layoutManager(
        self, paragraphSpacingAfterGlyphAt: indexWithLineBreak(start + index), withProposedLineFragmentRect: rect)
    }
    hooks.setLine = { [unowned self] metrics, range in
      delegate.layoutManager(
        self, shouldSetLineFragmentRect: &metrics.rect, lineFragmentUsedRect: &metrics.usedRect,
        baselineOffset: &metrics.baselineOffset, in: container,
        forGlyphRange: NSRange(location: start + range.lowerBound, length: range.count))
    }
    return hooks
  }

  /// Returns the index of the line break after a character, or the index itself if there is none. A line break is the last glyph of
  /// its line.
  private func indexWithLineBreak(_ index: Int) -> Int {
    guard let textStorage, index >= 0, index + 1 < textStorage.length else { return index }
    let text = textStorage.string as NSString
    func isBreak(_ index: Int) -> Bool {
      Self.action(of: text.character(at: index)).isDisjoint(with: [.lineBreak, .paragraphBreak]) == false
    }
    return !isBreak(index) && isBreak(index + 1) ? index + 1 : index
  }

  /// Returns the closures of a container, or nil if all lines are as wide as the container.
  static func hooks(for container: NSTextContainer, start: Int, always: Bool = false) -> TextLayoutHooks? {
    let isSimple = container.isSimpleRectangularTextContainer
    guard always || !isSimple else { return nil }
    var hooks = TextLayoutHooks()
    hooks.padding = max(0, container.lineFragmentPadding)
    guard !isSimple else { return hooks }
    if container.bottomOfExclusionPaths.isFinite { hooks.bottom = container.bottomOfExclusionPaths }
    hooks.fragmentRect = { proposed, index, isRightToLeft in
      var remaining = CGRect.zero
      let rect = container.lineFragmentRect(
        forProposedRect: proposed, at: start + index, writingDirection: isRightToLeft ? .rightToLeft : .leftToRight,
        remaining: &remaining)
      return (rect, remaining)
    }
    return hooks
  }

  /// Tells the delegate which containers are filled.
  ///
  /// - Parameters:
  ///   - containers: The containers, and the index after the text of each.
  ///   - length: The length of the text.
  func reportCompletion(of containers: [(container: NSTextContainer, end: Int)], length: Int) {
    guard let delegate else { return }
    // A delegate that invalidates the layout and asks for it again would be told about each new layout without end.
    guard !isReportingCompletion else {
      if !hasReportedInvalidation {
        hasReportedInvalidation = true
        Diagnostics.report(
          "\(delegate) invalidated the layout of \(self) in layoutManager(_:didCompleteLayoutFor:atEnd:) and asked for it again. "
            + "The text is laid out again, and the method is not called for it. Change the text before its layout")
      }
      return
    }
    isReportingCompletion = true
    defer { isReportingCompletion = false }
    for (container, end) in containers {
      delegate.layoutManager(self, didCompleteLayoutFor: container, atEnd: end >= length)
      if end >= length { return }
    }
    delegate.layoutManager(self, didCompleteLayoutFor: nil, atEnd: true)
  }
}
