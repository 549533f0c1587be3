import Foundation

/// The memory of a bitmap context whose pixel layout differs from that of `PixelBuffer`.
///
/// The memory is read before each operation and written after it, so that its content is always the same as in Core
/// Graphics.
final class ClientBitmap {
  let base: UnsafeMutableRawPointer
  private let layout: PixelLayout
  private let bytesPerRow: Int
  private let release: () -> Void

  init(
    base: UnsafeMutableRawPointer, layout: PixelLayout, bytesPerRow: Int, release: @escaping () -> Void
  ) {
    self.base = base
    self.layout = layout
    self.bytesPerRow = bytesPerRow
    self.release = release
  }

  deinit { release() }

  func read(into pixels: PixelBuffer) { layout.read(from: base, bytesPerRow: bytesPerRow, into: pixels) }
  func write(_ pixels: PixelBuffer) { layout.write(pixels, to: base, bytesPerRow: bytesPerRow) }
}
