import CoreGraphics
import Foundation

/// A drawing engine that draws with cairo: bitmaps with its image surfaces, documents with its PDF surface.
package struct CairoEngine: DrawingEngine {
  package init() {}

  package func makeBackend(for pixels: PixelBuffer) -> any DrawingBackend { CairoBackend(pixels) }
  package func makeDocument() -> any DocumentDrawing { CairoDocument() }
}
