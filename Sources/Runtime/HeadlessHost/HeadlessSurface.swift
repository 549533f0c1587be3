import CoreGraphics
import Foundation
import RuntimeInterface

/// The pixels of a headless window. Drawing and copying change the visible pixels directly.
@MainActor package final class HeadlessSurface: HostSurface {
  /// The visible pixels, which are always opaque.
  package private(set) var buffer: PixelBuffer
  package private(set) var generation = 0
  package let canCopy = true

  /// The number of frames that were presented on this surface.
  package private(set) var presentCount = 0
  /// The rectangles that the last frame redrew.
  package private(set) var lastRects: [PixelRect] = []
  /// The areas that the last frame copied, with their offsets.
  package private(set) var lastCopies: [(source: PixelRect, dx: Int, dy: Int)] = []
  private var copies: [(source: PixelRect, dx: Int, dy: Int)] = []

  init(size: CGSize, scale: CGFloat) {
    buffer = HeadlessSurface.makeBuffer(size, scale)
  }

  private static func makeBuffer(_ size: CGSize, _ scale: CGFloat) -> PixelBuffer {
    PixelBuffer(
      width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()), hasAlpha: false)
  }

  func resize(to size: CGSize, scale: CGFloat) {
    buffer = HeadlessSurface.makeBuffer(size, scale)
    generation += 1
    copies = []
  }

  package var pixelWidth: Int { buffer.width }
  package var pixelHeight: Int { buffer.height }

  package func copy(_ source: PixelRect, dx: Int, dy: Int) {
    let bounds = PixelRect(x: 0, y: 0, width: buffer.width, height: buffer.height)
    precondition(
      bounds.contains(source) && bounds.contains(source.offsetBy(dx: dx, dy: dy)),
      "HeadlessSurface.copy: the source \(source) or its destination, offset by (\(dx), \(dy)), is outside the surface "
        + "(\(buffer.width) × \(buffer.height) pixels)")
    copies.append((source, dx, dy))
    guard !source.isEmpty, dx != 0 || dy != 0 else { return }
    let stride = buffer.bytesPerRow
    // Rows that move down overlap the rows below them. The rows are therefore copied from the bottom.
    let rows = Array(0..<source.height)
    for row in dy > 0 ? rows.reversed() : rows {
      let sourceRow = buffer.base + (source.y + row) * stride + source.x * 4
      let targetRow = buffer.base + (source.y + row + dy) * stride + (source.x + dx) * 4
      memmove(targetRow, sourceRow, source.width * 4)
    }
  }

  package func beginDrawing() -> PixelTarget {
    PixelTarget(
      base: buffer.base, bytesPerRow: buffer.bytesPerRow, width: buffer.width, height: buffer.height)
  }

  package func present(_ rects: [PixelRect]) {
    presentCount += 1
    lastRects = rects
    lastCopies = copies
    copies = []
  }

  /// Returns a copy of the visible pixels. Every pixel of the copy is opaque.
  package func snapshot() -> PixelBuffer {
    let result = PixelBuffer(width: buffer.width, height: buffer.height, hasAlpha: false)
    for y in 0..<buffer.height {
      let sourceRow = (buffer.base + y * buffer.bytesPerRow).assumingMemoryBound(to: UInt32.self)
      let targetRow = (result.base + y * result.bytesPerRow).assumingMemoryBound(to: UInt32.self)
      for x in 0..<buffer.width { targetRow[x] = sourceRow[x] | 0xFF00_0000 }
    }
    return result
  }
}
