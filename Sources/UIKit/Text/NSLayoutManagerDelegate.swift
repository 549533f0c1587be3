import CoreGraphics
import Foundation

/// Methods with which an object takes part in the layout of text. A layout manager does not retain its delegate.
///
/// A glyph is a UTF-16 code unit (see `NSLayoutManager`). The text of a text view is also laid out with the delegate of its layout
/// manager.
public protocol NSLayoutManagerDelegate: NSObjectProtocol {
  /// Changes the glyphs of characters before they are laid out.
  ///
  /// The delegate passes changed glyphs and properties to `setGlyphs(_:properties:characterIndexes:font:forGlyphRange:)`. A glyph
  /// with the property `null` is not shown and takes no space.
  ///
  /// - Parameters:
  ///   - layoutManager: The layout manager.
  ///   - glyphs: The glyphs, which are UTF-16 code units.
  ///   - props: The properties of the glyphs.
  ///   - charIndexes: The indexes of the characters of the glyphs.
  ///   - aFont: The font of the glyphs.
  ///   - glyphRange: The range of the glyphs.
  /// - Returns: The number of glyphs that the delegate has set, or 0 to use the glyphs unchanged.
  func layoutManager(
    _ layoutManager: NSLayoutManager, shouldGenerateGlyphs glyphs: UnsafePointer<CGGlyph>,
    properties props: UnsafePointer<NSLayoutManager.GlyphProperty>, characterIndexes charIndexes: UnsafePointer<Int>,
    font aFont: UIFont, forGlyphRange glyphRange: NSRange
  ) -> Int
  /// Returns the space below a line, in points.
  ///
  /// - Parameters:
  ///   - layoutManager: The layout manager.
  ///   - glyphIndex: The index of the last glyph of the line.
  ///   - rect: The rectangle of the line, in the coordinates of the container.
  /// - Returns: The space, in points.
  func layoutManager(
    _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat
  /// Returns the space above a paragraph, in points.
  ///
  /// - Parameters:
  ///   - layoutManager: The layout manager.
  ///   - glyphIndex: The index of the first glyph of the paragraph.
  ///   - rect: The rectangle of the line above, in the coordinates of the container.
  /// - Returns: The space, in points.
  func layoutManager(
    _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat
  /// Returns the space below a paragraph, in points.
  ///
  /// - Parameters:
  ///   - layoutManager: The layout manager.
  ///   - glyphIndex: The index of the last glyph of the paragraph.
  ///   - rect: The rectangle of the paragraph's last line, in the coordinates of the container.
  /// - Returns: The space, in points.
  func layoutManager(
    _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat
  /// Returns what a control character does.
  ///
  /// - Parameters:
  ///   - layoutManager: The layout manager.
  ///   - action: The action that the layout manager would use.
  ///   - charIndex: The index of the character.
  /// - Returns: The action.
  func layoutManager(
    _ layoutManager: NSLayoutManager, shouldUse action: NSLayoutManager.ControlCharacterAction,
    forControlCharacterAt charIndex: Int
  ) -> NSLayoutManager.ControlCharacterAction
  /// Returns whether the layout manager may end a line before a word.
  ///
  /// - Parameters:
  ///   - layoutManager: The layout manager.
  ///   - charIndex: The index of the word's first character.
  /// - Returns: `true` if the line may end there.
  func layoutManager(
    _ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int
  ) -> Bool
  /// Returns whether a line may end with a hyphen before a character. The method is not called, because words are not
  /// hyphenated.
  ///
  /// - Parameters:
  ///   - layoutManager: The layout manager.
  ///   - charIndex: The index of the character.
  /// - Returns: `true` if the line may end there.
  func layoutManager(
    _ layoutManager: NSLayoutManager, shouldBreakLineByHyphenatingBeforeCharacterAt charIndex: Int
  ) -> Bool
  /// Returns the rectangle of a control character with the action `whitespace`. Its width is the space that the character takes.
  ///
  /// - Parameters:
  ///   - layoutManager: The layout manager.
  ///   - glyphIndex: The index of the glyph.
  ///   - textContainer: The container.
  ///   - proposedRect: A rectangle of the width of the container and of the height of the character's font.
  ///   - glyphPosition: The position in the line, which is zero in Tessera.
  ///   - charIndex: The index of the character.
  /// - Returns: The rectangle, in points.
  func layoutManager(
    _ layoutManager: NSLayoutManager, boundingBoxForControlGlyphAt glyphIndex: Int, for textContainer: NSTextContainer,
    proposedLineFragment proposedRect: CGRect, glyphPosition: CGPoint, characterIndex charIndex: Int
  ) -> CGRect
  /// Changes the metrics of a line.
  ///
  /// - Parameters:
  ///   - layoutManager: The layout manager.
  ///   - lineFragmentRect: The rectangle of the line, in the coordinates of the container.
  ///   - lineFragmentUsedRect: The part of the rectangle with glyphs, and with the padding.
  ///   - baselineOffset: The distance of the baseline from the upper edge of the rectangle, in points.
  ///   - textContainer: The container.
  ///   - glyphRange: The glyphs of the line.
  /// - Returns: `true` if the layout manager uses the changed values.
  func layoutManager(
    _ layoutManager: NSLayoutManager, shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
    lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>,
    in textContainer: NSTextContainer, forGlyphRange glyphRange: NSRange
  ) -> Bool
  /// Tells the delegate that the layout manager discards its layout.
  ///
  /// - Parameter sender: The layout manager.
  func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)
  /// Tells the delegate that a container is filled.
  ///
  /// - Parameters:
  ///   - layoutManager: The layout manager.
  ///   - textContainer: The container, or nil if the text does not fit in the containers.
  ///   - layoutFinishedFlag: `true` if the layout is complete.
  func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool)
  /// Tells the delegate that the size of a container has changed, before the layout is discarded.
  ///
  /// - Parameters:
  ///   - layoutManager: The layout manager.
  ///   - textContainer: The container.
  ///   - oldSize: The size before the change, in points.
  func layoutManager(
    _ layoutManager: NSLayoutManager, textContainer: NSTextContainer, didChangeGeometryFrom oldSize: CGSize)
}

extension NSLayoutManagerDelegate {
  /// Changes the glyphs of characters before they are laid out. The default implementation changes none and returns 0.
  ///
  /// - Parameters:
  ///   - layoutManager: The layout manager.
  ///   - glyphs: The glyphs, which are UTF-16 code units.
  ///   - props: The properties of the glyphs.
  ///   - charIndexes: The indexes of the characters of the glyphs.
  ///   - aFont: The font of the glyphs.
  ///   - glyphRange: The range of the glyphs.
  /// - Returns: 0, to use the glyphs unchanged.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, shouldGenerateGlyphs glyphs: UnsafePointer<CGGlyph>,
    properties props: UnsafePointer<NSLayoutManager.GlyphProperty>, characterIndexes charIndexes: UnsafePointer<Int>,
    font aFont: UIFont, forGlyphRange glyphRange: NSRange
  ) -> Int { 0 }
  /// Returns the space below a line. The default implementation returns the `lineSpacing` of the paragraph style.
  ///
  /// - Parameters:
  ///   - layoutManager: The layout manager.
  ///   - glyphIndex: The index of the last glyph of the line.
  ///   - rect: The rectangle of the line, in the coordinates of the container.
  /// - Returns: The space, in points.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat { layoutManager.paragraphStyle(at: glyphIndex).lineSpacing }
  /// Returns the space above a paragraph. The default implementation returns the `paragraphSpacingBefore` of the paragraph style.
  ///
  /// - Parameters:
  ///   - layoutManager: The layout manager.
  ///   - glyphIndex: The index of the first glyph of the paragraph.
  ///   - rect: The rectangle of the line above, in the coordinates of the container.
  /// - Returns: The space, in points.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat { layoutManager.paragraphStyle(at: glyphIndex).paragraphSpacingBefore }
  /// Returns the space below a paragraph. The default implementation returns the `paragraphSpacing` of the paragraph style.
  ///
  /// - Parameters:
  ///   - layoutManager: The layout manager.
  ///   - glyphIndex: The index of the last glyph of the paragraph.
  ///   - rect: The rectangle of the paragraph's last line, in the coordinates of the container.
  /// - Returns: The space, in points.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat { layoutManager.paragraphStyle(at: glyphIndex).paragraphSpacing }
  /// Returns what a control character does. The default implementation returns `action`.
  ///
  /// - Parameters:
  ///   - layoutManager: The layout manager.
  ///   - action: The action that the layout manager would use.
  ///   - charIndex: The index of the character.
  /// - Returns: The action.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, shouldUse action: NSLayoutManager.ControlCharacterAction,
    forControlCharacterAt charIndex: Int
  ) -> NSLayoutManager.ControlCharacterAction { action }
  /// Returns whether a line may end before a word. The default implementation returns `true`.
  ///
  /// - Parameters:
  ///   - layoutManager: The layout manager.
  ///   - charIndex: The index of the character.
  /// - Returns: `true` if the line may end there.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int
  ) -> Bool { true }
  /// Returns whether a line may end with a hyphen. The default implementation returns `true`.
  ///
  /// - Parameters:
  ///   - layoutManager: The layout manager.
  ///   - charIndex: The index of the character.
  /// - Returns: `true` if the line may end there.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, shouldBreakLineByHyphenatingBeforeCharacterAt charIndex: Int
  ) -> Bool { true }
  /// Returns the rectangle of a control character. The default implementation returns an empty rectangle.
  ///
  /// - Parameters:
  ///   - layoutManager: The layout manager.
  ///   - glyphIndex: The index of the glyph.
  ///   - textContainer: The container.
  ///   - proposedRect: A rectangle of the width of the container and of the height of the character's font.
  ///   - glyphPosition: The position in the line, which is zero in Tessera.
  ///   - charIndex: The index of the character.
  /// - Returns: The rectangle, in points.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, boundingBoxForControlGlyphAt glyphIndex: Int, for textContainer: NSTextContainer,
    proposedLineFragment proposedRect: CGRect, glyphPosition: CGPoint, characterIndex charIndex: Int
  ) -> CGRect { .zero }
  /// Changes the metrics of a line. The default implementation changes nothing and returns `false`.
  ///
  /// - Parameters:
  ///   - layoutManager: The layout manager.
  ///   - lineFragmentRect: The rectangle of the line, in the coordinates of the container.
  ///   - lineFragmentUsedRect: The part of the rectangle with glyphs, and with the padding.
  ///   - baselineOffset: The distance of the baseline from the upper edge of the rectangle, in points.
  ///   - textContainer: The container.
  ///   - glyphRange: The glyphs of the line.
  /// - Returns: `false`, to use the metrics unchanged.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
    lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>,
    in textContainer: NSTextContainer, forGlyphRange glyphRange: NSRange
  ) -> Bool { false }
  /// Tells the delegate that the layout manager discards its layout. The default implementation does nothing.
  ///
  /// - Parameter sender: The layout manager.
  public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {}
  /// Tells the delegate that a container is filled. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - layoutManager: The layout manager.
  ///   - textContainer: The container, or nil if the text does not fit in the containers.
  ///   - layoutFinishedFlag: `true` if the layout is complete.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool
  ) {}
  /// Tells the delegate that the size of a container has changed. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - layoutManager: The layout manager.
  ///   - textContainer: The container.
  ///   - oldSize: The size before the change, in points.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, textContainer: NSTextContainer, didChangeGeometryFrom oldSize: CGSize
  ) {}
}
