import UIKit

/// The frequencies of the levels of red, green and blue in a picture.
struct Histogram: Equatable, Sendable {
  /// The number of classes into which the 256 levels are divided.
  static let classCount = 64

  /// The frequencies of each color, from dark to bright, relative to the highest one: 0...1.
  let red: [CGFloat]
  let green: [CGFloat]
  let blue: [CGFloat]

  /// Counts the pixels of an image, which is drawn at a small size.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - side: The maximum length of the longer side at which its pixels are counted.
  init?(_ image: CGImage, side: Int = 256) {
    let scale = min(1, CGFloat(side) / CGFloat(max(image.width, image.height, 1)))
    let width = max(1, Int(CGFloat(image.width) * scale))
    let height = max(1, Int(CGFloat(image.height) * scale))
    let info = CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue
    guard
      let context = CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info)
    else { return nil }
    context.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
    guard let data = context.data else { return nil }
    var counts = [[Int]](repeating: [Int](repeating: 0, count: Self.classCount), count: 3)
    for row in 0..<height {
      let pixels = data.advanced(by: row * context.bytesPerRow).assumingMemoryBound(to: UInt32.self)
      for column in 0..<width {
        let pixel = pixels[column]
        // Transparent areas have no color.
        guard pixel >> 24 == 255 else { continue }
        for (color, shift) in [UInt32(16), 8, 0].enumerated() {
          counts[color][Int((pixel >> shift) & 255) * Self.classCount / 256] += 1
        }
      }
    }
    // A large area of one color, such as a white sky, would make all others invisible.
    let all = counts.flatMap { $0 }.sorted()
    let highest = CGFloat(max(1, all[all.count * 98 / 100]))
    let frequencies = counts.map { $0.map { min(1, CGFloat($0) / highest) } }
    (red, green, blue) = (frequencies[0], frequencies[1], frequencies[2])
  }
}
