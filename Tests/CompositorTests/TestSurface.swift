import CoreGraphics
import Foundation
import RuntimeInterface

/// A surface in memory. Where the compositor does not draw, the memory for a frame contains a test pattern. Copies are
/// made from the previous frame, as in hosts.
@MainActor
final class TestSurface: HostSurface {
  let pixelWidth: Int
  let pixelHeight: Int
  var generation = 1
  var canCopy = true
  /// The presented pixels.
  private(set) var shown: [UInt32]
  private(set) var copies = 0
  private(set) var presents = 0
  /// The errors of frames that violate the contract of surfaces.
  private(set) var faults: [String] = []
  nonisolated(unsafe) private let drawn: UnsafeMutablePointer<UInt32>

  init(width: Int, height: Int) {
    pixelWidth = width
    pixelHeight = height
    shown = Array(repeating: 0xFF12_3456, count: width * height)
    drawn = .allocate(capacity: width * height)
    drawn.initialize(repeating: 0, count: width * height)
  }

  deinit { drawn.deallocate() }

  private var all: PixelRect { PixelRect(x: 0, y: 0, width: pixelWidth, height: pixelHeight) }

  func copy(_ source: PixelRect, dx: Int, dy: Int) {
    copies += 1
    if !all.contains(source) || !all.contains(source.offsetBy(dx: dx, dy: dy)) {
      faults.append("copy leaves \(source)")
    }
    // Copies in the direction in which no source row is overwritten before it is read.
    let rows = dy > 0 ? Array((source.y..<source.maxY).reversed()) : Array(source.y..<source.maxY)
    guard faults.isEmpty else { return }
    shown.withUnsafeMutableBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return }
      for y in rows {
        memmove(base + (y + dy) * pixelWidth + source.x + dx, base + y * pixelWidth + source.x, source.width * 4)
      }
    }
  }

  func beginDrawing() -> PixelTarget {
    drawn.update(repeating: 0xFFFF_00FF, count: pixelWidth * pixelHeight)
    return PixelTarget(base: drawn, bytesPerRow: pixelWidth * 4, width: pixelWidth, height: pixelHeight)
  }

  func present(_ rects: [PixelRect]) {
    presents += 1
    for (index, rect) in rects.enumerated() {
      if rect.isEmpty || !all.contains(rect) { faults.append("present leaves \(rect)") }
      for other in rects[(index + 1)...] where other.intersects(rect) { faults.append("\(rect) meets \(other)") }
      guard all.contains(rect) else { continue }
      shown.withUnsafeMutableBufferPointer { pixels in
        guard let base = pixels.baseAddress else { return }
        for y in rect.y..<rect.maxY {
          let place = y * pixelWidth + rect.x
          memcpy(base + place, drawn + place, rect.width * 4)
        }
      }
    }
  }

  func restore(_ pixels: [UInt32]) { shown = pixels }

  subscript(x: Int, y: Int) -> UInt32 { shown[y * pixelWidth + x] }
}
