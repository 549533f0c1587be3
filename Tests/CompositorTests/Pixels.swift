import CoreGraphics
import Foundation

/// Functions that create and compare test images.
enum Pixels {
  static func image(_ width: Int, _ height: Int, hasAlpha: Bool = false, _ color: (Int, Int) -> UInt32) -> CGImage {
    let buffer = PixelBuffer(width: width, height: height, hasAlpha: hasAlpha)
    for y in 0..<height {
      for x in 0..<width { buffer[x, y] = hasAlpha ? premultiplied(color(x, y)) : color(x, y) | 0xFF00_0000 }
    }
    return CGImage(pixels: buffer)
  }

  /// Returns an image with smooth colors and some sharp edges.
  static func photo(_ width: Int, _ height: Int, seed: Int = 0) -> CGImage {
    image(width, height) { x, y in
      let r = UInt32((x * 255 / max(1, width - 1) + seed * 40) & 255)
      let g = UInt32((y * 255 / max(1, height - 1) + seed * 90) & 255)
      let inside = (x - width / 2) * (x - width / 2) + (y - height / 2) * (y - height / 2) < width * height / 16
      return r << 16 | g << 8 | (inside ? 0xE0 : 0x30)
    }
  }

  static func premultiplied(_ p: UInt32) -> UInt32 {
    let a = p >> 24
    func part(_ shift: UInt32) -> UInt32 { ((p >> shift & 255) * a + 127) / 255 << shift }
    return a << 24 | part(16) | part(8) | part(0)
  }

  /// Returns the number of different pixels, the largest difference and the first position.
  static func difference(_ a: [UInt32], _ b: [UInt32]) -> (count: Int, largest: Int, first: Int?) {
    if a.count == b.count, memcmp(a, b, a.count * 4) == 0 { return (0, 0, nil) }
    var count = 0
    var largest = 0
    var first: Int?
    for index in a.indices where (a[index] ^ b[index]) & 0xFF_FFFF != 0 {
      count += 1
      if first == nil { first = index }
      for shift in [0, 8, 16] as [UInt32] {
        largest = max(largest, abs(Int(a[index] >> shift & 255) - Int(b[index] >> shift & 255)))
      }
    }
    return (count, largest, first)
  }

  /// Writes a binary PPM file. Any viewer can open it, and writing it requires no encoder.
  static func write(_ pixels: [UInt32], width: Int, to path: String) {
    var data = Data("P6\n\(width) \(pixels.count / width)\n255\n".utf8)
    for p in pixels {
      data.append(contentsOf: [UInt8(p >> 16 & 255), UInt8(p >> 8 & 255), UInt8(p & 255)])
    }
    try? data.write(to: URL(fileURLWithPath: path))
  }
}

/// A repeatable random number generator.
struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64
  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }
  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state &* 0x2545_F491_4F6C_DD1D
  }
}
