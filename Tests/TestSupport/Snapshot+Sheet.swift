import CoreGraphics
import Foundation
import UIKitTesting

extension Snapshot {
  /// Combines pictures into one, side by side in rows.
  ///
  /// - Parameters:
  ///   - pictures: The pictures.
  ///   - columns: The number of pictures in a row.
  /// - Returns: The combined picture.
  public static func sheet(_ pictures: [Snapshot], columns: Int) -> Snapshot {
    let gap = 3
    let width = pictures.map(\.width).max() ?? 1
    let height = pictures.map(\.height).max() ?? 1
    let columns = max(1, min(columns, pictures.count))
    let rows = (pictures.count + columns - 1) / columns
    let pixels = PixelBuffer(
      width: columns * (width + gap) - gap, height: rows * (height + gap) - gap, hasAlpha: false)
    for y in 0..<pixels.height {
      for x in 0..<pixels.width { pixels[x, y] = 0xFF30_3030 }
    }
    for (index, picture) in pictures.enumerated() {
      let left = index % columns * (width + gap)
      let top = index / columns * (height + gap)
      for y in 0..<picture.height {
        for x in 0..<picture.width { pixels[left + x, top + y] = picture.pixels[x, y] | 0xFF00_0000 }
      }
    }
    return Snapshot(pixels: pixels)
  }

  /// Returns whether all pixels are equal.
  ///
  /// - Parameter other: The other picture.
  /// - Returns: `true` for equal sizes and pixels.
  public func isIdentical(to other: Snapshot) -> Bool {
    guard width == other.width, height == other.height else { return false }
    return (0..<height).allSatisfy { y in
      memcmp(
        pixels.base + y * pixels.bytesPerRow, other.pixels.base + y * other.pixels.bytesPerRow, width * 4) == 0
    }
  }
}
