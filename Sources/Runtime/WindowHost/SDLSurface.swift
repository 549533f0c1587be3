import CSDL
import CoreGraphics
import Foundation
import RuntimeInterface

/// A surface that shows pixels in SDL's own window surface. The host uses this surface on Wayland, and on X displays whose pixel format
/// `X11Surface` does not support. The surface scrolls by moving memory.
@MainActor
final class SDLSurface: WindowSurface {
  private(set) var pixelWidth: Int
  private(set) var pixelHeight: Int
  private(set) var generation = 0
  let canCopy = true
  let hasLostRects = false

  private let window: OpaquePointer
  private var pixels: PixelBuffer
  private var movedRects: [PixelRect] = []

  init(window: OpaquePointer, width: Int, height: Int) {
    self.window = window
    pixelWidth = max(1, width)
    pixelHeight = max(1, height)
    pixels = PixelBuffer(width: max(1, width), height: max(1, height), hasAlpha: false)
  }

  func resize(width: Int, height: Int) {
    guard width != pixelWidth || height != pixelHeight else { return }
    pixelWidth = max(1, width)
    pixelHeight = max(1, height)
    pixels = PixelBuffer(width: pixelWidth, height: pixelHeight, hasAlpha: false)
    markAllLost()
  }

  func markAllLost() {
    generation += 1
    movedRects = []
  }

  /// Presents the whole surface again. Always returns `false`, because the memory contains all visible pixels and no redrawing is
  /// necessary.
  func updateExposedRects() -> Bool {
    present([PixelRect(x: 0, y: 0, width: pixelWidth, height: pixelHeight)])
    return false
  }

  func copy(_ source: PixelRect, dx: Int, dy: Int) {
    let row = { (y: Int) in self.pixels.base + y * self.pixels.bytesPerRow }
    let rows = 0..<source.height
    let order = dy > 0 ? AnySequence(rows.reversed()) : AnySequence(rows)
    for line in order {
      memmove(
        row(source.y + dy + line) + (source.x + dx) * 4, row(source.y + line) + source.x * 4, source.width * 4)
    }
    movedRects.append(source.offsetBy(dx: dx, dy: dy))
  }

  func beginDrawing() -> PixelTarget {
    PixelTarget(base: pixels.base, bytesPerRow: pixels.bytesPerRow, width: pixelWidth, height: pixelHeight)
  }

  func present(_ rects: [PixelRect]) {
    let bounds = PixelRect(x: 0, y: 0, width: pixelWidth, height: pixelHeight)
    let changedRects = (movedRects + rects).map { $0.intersection(bounds) }.filter { !$0.isEmpty }
    movedRects = []
    guard !changedRects.isEmpty, let surface = SDL_GetWindowSurface(window) else { return }
    for part in changedRects {
      let width = min(part.width, Int(surface.pointee.w) - part.x)
      let height = min(part.height, Int(surface.pointee.h) - part.y)
      guard width > 0, height > 0 else { continue }
      let bytes = Int(surface.pointee.format.pointee.BytesPerPixel)
      SDL_ConvertPixels(
        Int32(width), Int32(height), SDL_PIXELFORMAT_RGB888.rawValue,
        pixels.base + part.y * pixels.bytesPerRow + part.x * 4, Int32(pixels.bytesPerRow),
        surface.pointee.format.pointee.format,
        surface.pointee.pixels + part.y * Int(surface.pointee.pitch) + part.x * bytes, surface.pointee.pitch)
    }
    var boxes = changedRects.map { SDL_Rect(x: Int32($0.x), y: Int32($0.y), w: Int32($0.width), h: Int32($0.height)) }
    SDL_UpdateWindowSurfaceRects(window, &boxes, Int32(boxes.count))
  }
}
