import CoreGraphics
import Foundation

/// Finds fonts, turns characters into glyphs and draws glyphs. Everything else about text (lines, truncation, alignment,
/// decorations) is `TextLayout`'s, in portable code. All of it may be called from every thread.
package protocol TextEngine: AnyObject, Sendable {
  /// The font nearest to the description; there always is one.
  func font(_ request: FontRequest) -> TextFont
  /// Families that the machine has, sorted.
  func families() -> [String]
  /// The faces of a family, by weight; empty when there is no such family.
  func faces(ofFamily family: String) -> [FontFace]
  /// The face of that PostScript name or full name ("Inter-Bold", "DejaVu Sans Bold"), or nil.
  func face(named name: String) -> FontFace?
  /// Adds a font file to what `font` can find, for this process, whichever fonts are chosen.
  func registerFont(contentsOfFile path: String) throws
  /// The fonts that requests are answered from. The machine's at first.
  var fontSet: FontSet { get }
  /// Chooses the fonts that requests are answered from. Fonts that were made before stay what they are.
  ///
  /// - Throws: A `FontError` that names what is missing; the choice then stays as it was.
  func useFonts(_ set: FontSet) throws
  /// Changes whenever the same request may be answered with another font: what was kept from before is out of date.
  var fontGeneration: Int { get }
  /// What texts are drawn with at present.
  func rendering() -> TextRendering
  /// The glyphs of one paragraph.
  func shape(_ paragraph: ShapingParagraph) -> ShapedText
  /// Where lines may be broken in a text: one entry for each UTF-16 offset, and one for the end.
  func breaks(in text: String) -> [TextBreaks]
  /// Draws glyphs whose positions are relative to `origin`, a point on the baseline in the context's user space.
  /// `font` is a run's handle. On axis-aligned contexts the baseline is put on a whole pixel.
  func draw(
    _ glyphs: ArraySlice<PositionedGlyph>, font: AnyObject, color: CGColor, at origin: CGPoint, in context: CGContext)
  /// The rectangle that the glyphs cover, relative to their origin, y down.
  func inkBounds(_ glyphs: ArraySlice<PositionedGlyph>, font: AnyObject) -> CGRect
  /// The outlines of the glyphs, for stroked text; relative to their origin, y down.
  func outline(_ glyphs: ArraySlice<PositionedGlyph>, font: AnyObject) -> CGPath
}
