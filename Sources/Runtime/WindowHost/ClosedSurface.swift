import CoreGraphics
import RuntimeInterface

/// The surface of a closed window. Drawing in it has no visible effect.
@MainActor
final class ClosedSurface: WindowSurface {
  let pixelWidth: Int
  let pixelHeight: Int
  let generation = Int.max
  let canCopy = false
  let hasLostRects = false
  private lazy var pixels = PixelBuffer(width: pixelWidth, height: pixelHeight, hasAlpha: false)

  init(width: Int, height: Int) {
    pixelWidth = width
    pixelHeight = height
  }

  func resize(width: Int, height: Int) {}
  func markAllLost() {}
  func updateExposedRects() -> Bool { false }
  func copy(_ source: PixelRect, dx: Int, dy: Int) {}
  func present(_ rects: [PixelRect]) {}

  func beginDrawing() -> PixelTarget {
    PixelTarget(base: pixels.base, bytesPerRow: pixels.bytesPerRow, width: pixels.width, height: pixels.height)
  }
}
