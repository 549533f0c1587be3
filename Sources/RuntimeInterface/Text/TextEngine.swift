import CoreGraphics
import Foundation

/// Finds fonts, converts characters to glyphs and draws glyphs. All methods can be called on any thread.
///
/// `TextLayout` implements lines, truncation, alignment and decorations in portable code.
package protocol TextEngine: AnyObject, Sendable {
  /// Returns the installed font that is nearest to a font request. There is a result for every request.
  func font(_ request: FontRequest) -> TextFont
  /// Returns the names of the installed font families, sorted.
  func families() -> [String]
  /// Returns the faces of a family sorted by weight. The result is empty if the family is not installed.
  func faces(ofFamily family: String) -> [FontFace]
  /// Returns the face with a PostScript name or full name, such as "Inter-Bold" or "DejaVu Sans Bold". The result is
  /// nil if the face is not installed.
  func face(named name: String) -> FontFace?
  /// Registers a font file for this process, so that `font` finds its faces in every font set.
  func registerFont(contentsOfFile path: String) throws
  /// Registers the content of a font file for this process, as `registerFont(contentsOfFile:)` does.
  func registerFont(_ data: Data) throws
  /// The set of fonts in use. The initial value is `.system`.
  var fontSet: FontSet { get }
  /// Sets the set of fonts in use. Existing fonts do not change.
  ///
  /// - Throws: A `FontError` that names the missing font. In this case, the set does not change.
  func useFonts(_ set: FontSet) throws
  /// A counter that changes whenever `font` may return a different font for the same request. Fonts that were cached
  /// before the change are then invalid.
  var fontGeneration: Int { get }
  /// Returns the font and the versions of the libraries that draw text.
  func rendering() -> TextRendering
  /// Converts the characters of a paragraph to glyphs.
  func shape(_ paragraph: ShapingParagraph) -> ShapedText
  /// Returns the positions at which lines may be broken. There is one entry for each UTF-16 offset, and one for the end
  /// of the text.
  func breaks(in text: String) -> [TextBreaks]
  /// Draws glyphs of one font in a graphics context.
  ///
  /// The positions of the glyphs are relative to `origin`, a point on the baseline in the context's user space. `font`
  /// is the handle of a run. In contexts that are not rotated, the baseline is rounded to a whole pixel.
  func draw(
    _ glyphs: ArraySlice<PositionedGlyph>, font: AnyObject, color: CGColor, at origin: CGPoint, in context: CGContext)
  /// Returns the rectangle that the glyphs cover. The rectangle is relative to the origin of the glyphs, with y pointing down.
  func inkBounds(_ glyphs: ArraySlice<PositionedGlyph>, font: AnyObject) -> CGRect
  /// Returns the outlines of glyphs, for stroked text. The path is relative to the origin of the glyphs, with y pointing down.
  func outline(_ glyphs: ArraySlice<PositionedGlyph>, font: AnyObject) -> CGPath
}
