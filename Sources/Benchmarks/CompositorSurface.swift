import RuntimeInterface
import UIKit

/// A surface in memory. Presenting and copying have no cost, so that only the compositor is measured.
@MainActor
final class CompositorSurface: HostSurface {
  let pixelWidth = 1280
  let pixelHeight = 800
  let generation = 1
  let canCopy: Bool
  private let pixels = PixelBuffer(width: 1280, height: 800, hasAlpha: false)

  init(canCopy: Bool) { self.canCopy = canCopy }

  func copy(_ source: PixelRect, dx: Int, dy: Int) {}

  func beginDrawing() -> PixelTarget {
    PixelTarget(base: pixels.base, bytesPerRow: pixels.bytesPerRow, width: pixelWidth, height: pixelHeight)
  }

  func present(_ rects: [PixelRect]) {}
}
