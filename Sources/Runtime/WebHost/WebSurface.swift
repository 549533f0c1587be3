import CoreGraphics
import Foundation
import RuntimeInterface

/// The surface of the browser host's window. The surface contains the memory for drawing, and sends damaged rectangles to the page. The
/// page stores the visible pixels, and scrolls by copying inside its canvas.
@MainActor
final class WebSurface: HostSurface {
  private(set) var pixelWidth: Int
  private(set) var pixelHeight: Int
  private(set) var generation = 0
  let canCopy = true

  /// A closure that sends a frame. The closure returns `false` if no page is connected to show the window.
  var onFrame: ((_ copies: [(source: PixelRect, dx: Int, dy: Int)], _ rects: [PixelRect], PixelTarget) -> Bool)?
  var onWait: (() -> Void)?
  private var pixels: PixelBuffer?
  private var copies: [(source: PixelRect, dx: Int, dy: Int)] = []

  init(width: Int, height: Int) {
    pixelWidth = max(1, width)
    pixelHeight = max(1, height)
  }

  func resize(width: Int, height: Int) {
    guard width != pixelWidth || height != pixelHeight else { return }
    pixelWidth = max(1, width)
    pixelHeight = max(1, height)
    pixels = nil
    markAllLost()
  }

  /// Marks all pixels as lost, so that the next frame redraws the whole surface.
  func markAllLost() {
    generation += 1
    copies = []
  }

  func copy(_ source: PixelRect, dx: Int, dy: Int) {
    let bounds = PixelRect(x: 0, y: 0, width: pixelWidth, height: pixelHeight)
    precondition(
      bounds.contains(source) && bounds.contains(source.offsetBy(dx: dx, dy: dy)),
      "WebSurface.copy: the source \(source) or its destination, offset by (\(dx), \(dy)), is outside the surface "
        + "(\(pixelWidth) × \(pixelHeight) pixels)")
    guard !source.isEmpty, dx != 0 || dy != 0 else { return }
    copies.append((source, dx, dy))
  }

  func beginDrawing() -> PixelTarget {
    let buffer = pixels ?? PixelBuffer(width: pixelWidth, height: pixelHeight, hasAlpha: false)
    pixels = buffer
    return PixelTarget(base: buffer.base, bytesPerRow: buffer.bytesPerRow, width: pixelWidth, height: pixelHeight)
  }

  func present(_ rects: [PixelRect]) {
    let bounds = PixelRect(x: 0, y: 0, width: pixelWidth, height: pixelHeight)
    let changedRects = rects.map { $0.intersection(bounds) }.filter { !$0.isEmpty }
    let movedAreas = copies
    copies = []
    guard !changedRects.isEmpty || !movedAreas.isEmpty else { return }
    if onFrame?(movedAreas, changedRects, beginDrawing()) != true { markAllLost() }
  }

  func waitUntilPresented() { onWait?() }
}
