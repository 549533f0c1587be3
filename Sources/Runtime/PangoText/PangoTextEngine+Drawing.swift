import CPango
import CairoDrawing
import CoreGraphics
import Foundation
import RuntimeInterface

extension PangoTextEngine {
  package func draw(
    _ glyphs: ArraySlice<PositionedGlyph>, font: AnyObject, color: CGColor, at origin: CGPoint, in context: CGContext
  ) {}

  package func inkBounds(_ glyphs: ArraySlice<PositionedGlyph>, font: AnyObject) -> CGRect {
    guard let font = font as? DrawingFont else { return .null }
    lock.lock()
    defer { lock.unlock() }
    var bounds = CGRect.null
    for glyph in glyphs {
      var ink = PangoRectangle()
      pango_font_get_glyph_extents(font.font, glyph.id, &ink, nil)
      guard ink.width > 0, ink.height > 0 else { continue }
      let scale = 1 / CGFloat(PANGO_SCALE)
      bounds = bounds.union(
        CGRect(
          x: CGFloat(glyph.x) + CGFloat(ink.x) * scale, y: CGFloat(glyph.y) + CGFloat(ink.y) * scale,
          width: CGFloat(ink.width) * scale, height: CGFloat(ink.height) * scale))
    }
    return bounds
  }
}
