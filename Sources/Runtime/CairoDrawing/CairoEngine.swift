import CoreGraphics
import Foundation

/// A drawing engine that draws with cairo's image surfaces.
package struct CairoEngine: DrawingEngine {
  package init() {}

  package func makeBackend(for pixels: PixelBuffer) -> any DrawingBackend { CairoBackend(pixels) }
}
