import CoreGraphics
import Foundation

/// The drawing engine that uses cairo's image surfaces.
package struct CairoEngine: DrawingEngine {
  package init() {}

  package func makeBackend(for pixels: PixelBuffer) -> any DrawingBackend { CairoBackend(pixels) }
}
