import Foundation

/// Memory of another layout than `PixelBuffer`'s that a bitmap context draws into.
///
/// It is read before and written after each operation, so that the owner of the memory sees what Core Graphics would
/// write.
final class ForeignBitmap {
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
