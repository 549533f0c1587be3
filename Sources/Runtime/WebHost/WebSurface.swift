import CoreGraphics
import Foundation
import RuntimeInterface

/// The surface of the browser host's window. The shown pixels exist on the page only; this is the memory for drawing,
/// whose damaged rectangles are sent. Scrolling is a copy that the page's canvas makes of itself.
@MainActor
final class WebSurface: HostSurface {
  private(set) var pixelWidth: Int
  private(set) var pixelHeight: Int
  private(set) var generation = 0
  let canCopy = true

  /// A closure that sends a frame. It returns `false` if no page shows the window.
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
    loseAll()
  }

  /// Makes the next frame redraw everything.
  func loseAll() {
    generation += 1
    copies = []
  }

  func copy(_ source: PixelRect, dx: Int, dy: Int) {
    let whole = PixelRect(x: 0, y: 0, width: pixelWidth, height: pixelHeight)
    precondition(
      whole.contains(source) && whole.contains(source.offsetBy(dx: dx, dy: dy)),
      "WebSurface.copy: \(source) by (\(dx), \(dy)) leaves the surface \(pixelWidth) × \(pixelHeight)")
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
    let changed = rects.map { $0.intersection(bounds) }.filter { !$0.isEmpty }
    let moved = copies
    copies = []
    guard !changed.isEmpty || !moved.isEmpty else { return }
    if onFrame?(moved, changed, beginDrawing()) != true { loseAll() }
  }

  func waitUntilPresented() { onWait?() }
}
