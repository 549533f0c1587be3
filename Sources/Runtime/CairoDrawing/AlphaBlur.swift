import Foundation

/// Blurs coverage: a true Gaussian for small deviations, three box blurs (which come within 3 % of it) for larger ones.
enum AlphaBlur {
  /// How far the blur reaches in pixels.
  static func reach(_ deviation: Double) -> Int {
    deviation <= 0.01 ? 0 : Int((3 * deviation).rounded(.up)) + 1
  }

  /// Blurs `width` × `height` bytes in place; what lies outside counts as 0.
  static func blur(
    _ bytes: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int, deviation: Double
  ) {
    guard deviation > 0.01, width > 0, height > 0 else { return }
    let limited = min(deviation, 500)
    let length = max(width, height)
    let line = UnsafeMutablePointer<UInt8>.allocate(capacity: 2 * length)
    defer { line.deallocate() }
    let spare = line + length
    let pass: (Int) -> Void
    if limited < 2 {
      let kernel = gaussian(limited)
      pass = { count in convolve(line, spare, count, kernel) }
    } else {
      let boxes = boxes(limited)
      pass = { count in
        for (back, forward) in boxes {
          box(line, spare, count, back, forward)
          line.update(from: spare, count: count)
        }
      }
    }
    for y in 0..<height {
      let row = bytes + y * stride
      // Rows without anything stay as they are.
      guard (0..<width).contains(where: { row[$0] != 0 }) else { continue }
      line.update(from: row, count: width)
      pass(width)
      row.update(from: line, count: width)
    }
    for x in 0..<width {
      for y in 0..<height { line[y] = bytes[y * stride + x] }
      pass(height)
      for y in 0..<height { bytes[y * stride + x] = line[y] }
    }
  }

  /// Weights in 16.16 from the middle outwards.
  private static func gaussian(_ deviation: Double) -> [Int] {
    let reach = reach(deviation)
    let raw = (0...reach).map { exp(-Double($0 * $0) / (2 * deviation * deviation)) }
    let sum = raw[0] + 2 * raw.dropFirst().reduce(0, +)
    return raw.map { Int(($0 / sum * 65536).rounded()) }
  }

  private static func convolve(
    _ line: UnsafeMutablePointer<UInt8>, _ spare: UnsafeMutablePointer<UInt8>, _ count: Int, _ kernel: [Int]
  ) {
    for index in 0..<count {
      var sum = kernel[0] * Int(line[index])
      for distance in 1..<kernel.count {
        if index >= distance { sum += kernel[distance] * Int(line[index - distance]) }
        if index + distance < count { sum += kernel[distance] * Int(line[index + distance]) }
      }
      spare[index] = UInt8(min(255, (sum + 32768) >> 16))
    }
    line.update(from: spare, count: count)
  }

  /// How far each of the three boxes reaches to both sides (the SVG specification's recipe).
  private static func boxes(_ deviation: Double) -> [(Int, Int)] {
    let size = Int((deviation * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5).rounded(.down))
    let half = size / 2
    if size % 2 == 1 { return [(half, half), (half, half), (half, half)] }
    return [(half, half - 1), (half - 1, half), (half, half)]
  }

  private static func box(
    _ line: UnsafeMutablePointer<UInt8>, _ result: UnsafeMutablePointer<UInt8>, _ count: Int, _ back: Int,
    _ forward: Int
  ) {
    let size = back + forward + 1
    // A multiplication instead of a division for each byte.
    let factor = (1 << 24) / size
    var sum = 0
    for index in 0..<min(forward, count) { sum += Int(line[index]) }
    for index in 0..<count {
      if index + forward < count { sum += Int(line[index + forward]) }
      if index - back - 1 >= 0 { sum -= Int(line[index - back - 1]) }
      result[index] = UInt8(min(255, (sum * factor + (1 << 23)) >> 24))
    }
  }
}
