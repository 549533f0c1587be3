import Foundation

/// Letters of one colour on nothing: how much of the colour each pixel has, a byte each.
///
/// A quarter of the memory of pixels, and only for the part that holds letters; the compositor colours them on their way
/// to the screen, where pixels would have to be cleared, drawn, and blended. Both give the same bytes. Main thread until
/// it is shown, never changed afterwards.
package final class LetterMask: @unchecked Sendable {
  /// Which pixels of the picture it covers; outside there is nothing.
  package let rect: PixelRect
  /// Bytes from row to row.
  package let stride: Int
  package let bytes: UnsafeMutablePointer<UInt8>
  /// Premultiplied.
  package let color: UInt32

  /// A mask that lets through nothing.
  init(_ rect: PixelRect, color: UInt32) {
    self.rect = rect
    self.color = color
    stride = rect.width
    bytes = LetterMask.allocate(stride * rect.height)
    bytes.initialize(repeating: 0, count: stride * rect.height)
  }

  init(_ rect: PixelRect, color: UInt32, copying source: UnsafePointer<UInt8>, stride sourceStride: Int) {
    self.rect = rect
    self.color = color
    stride = sourceStride
    bytes = LetterMask.allocate(stride * rect.height)
    // The end of the last row is nobody's.
    memcpy(bytes, source, max(0, stride * (rect.height - 1) + rect.width))
  }

  deinit { free(bytes) }

  /// Plain memory: `UnsafeMutablePointer.allocate` asks for aligned memory, which is kept in no quick list.
  private static func allocate(_ count: Int) -> UnsafeMutablePointer<UInt8> {
    guard let memory = malloc(max(1, count)) else { fatalError("LetterMask: no memory for \(count) bytes") }
    return memory.assumingMemoryBound(to: UInt8.self)
  }

  /// Lays more of the same colour, which is opaque where they meet, over what is there. `part` lies inside of `rect`.
  func add(_ source: UnsafePointer<UInt8>, stride sourceStride: Int, in part: PixelRect) {
    for row in 0..<part.height {
      let from = source + row * sourceStride
      let to = bytes + (part.y - rect.y + row) * stride + (part.x - rect.x)
      for column in 0..<part.width where from[column] != 0 {
        let below = UInt32(to[column])
        to[column] = UInt8(UInt32(from[column]) + LetterMask.share(below, 255 - UInt32(from[column])))
      }
    }
  }

  /// Whether a pixel has some of both: in a colour that is not opaque it would be darker there.
  func touches(_ source: UnsafePointer<UInt8>, stride sourceStride: Int, in part: PixelRect) -> Bool {
    let common = part.intersection(rect)
    for y in common.y..<max(common.y, common.maxY) {
      let one = source + (y - part.y) * sourceStride - part.x
      let other = bytes + (y - rect.y) * stride - rect.x
      for x in common.x..<common.maxX where one[x] != 0 && other[x] != 0 { return true }
    }
    return false
  }

  /// Draws the letters into transparent pixels.
  package func draw(to pixels: UnsafeMutableRawPointer, bytesPerRow: Int) {
    for row in 0..<rect.height {
      let from = bytes + row * stride
      let to =
        (pixels + (rect.y + row) * bytesPerRow).assumingMemoryBound(to: UInt32.self) + rect.x
      for column in 0..<rect.width where from[column] != 0 { to[column] = pixel(from[column]) }
    }
  }

  /// The colour times a part of 255, as the compositor computes it.
  private func pixel(_ coverage: UInt8) -> UInt32 {
    let part = UInt32(coverage)
    func channel(_ shift: UInt32) -> UInt32 { LetterMask.share(color >> shift & 255, part) << shift }
    return channel(24) | channel(16) | channel(8) | channel(0)
  }

  /// `value` × `part` / 255, rounded.
  private static func share(_ value: UInt32, _ part: UInt32) -> UInt32 {
    let product = value * part + 128
    return (product + (product >> 8)) >> 8
  }
}
