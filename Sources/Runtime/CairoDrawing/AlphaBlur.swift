import Foundation

/// Blurs coverage values. Small standard deviations use an exact Gaussian. Larger ones use three box blurs, whose
/// result differs from a Gaussian by at most 3 %.
enum AlphaBlur {
  /// Returns the distance in pixels over which a blur spreads coverage.
  static func kernelRadius(_ deviation: Double) -> Int {
    deviation <= 0.01 ? 0 : Int((3 * deviation).rounded(.up)) + 1
  }

  /// Blurs `width` × `height` bytes in place. Bytes outside the area count as 0.
  static func blur(
    _ bytes: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int, deviation: Double
  ) {
    guard deviation > 0.01, width > 0, height > 0 else { return }
    let limitedDeviation = min(deviation, 500)
    let length = max(width, height)
    // Columns are processed in blocks of eight, so that each access to memory is used for eight columns.
    let blockWidth = 8
    let lineBuffer = UnsafeMutablePointer<UInt8>.allocate(capacity: (blockWidth + 1) * length)
    defer { lineBuffer.deallocate() }
    let scratchLine = lineBuffer + blockWidth * length
    let kernel = limitedDeviation < 2 ? makeGaussianKernel(limitedDeviation) : []
    let boxSizes = limitedDeviation < 2 ? [] : boxSizes(limitedDeviation)
    func blurLine(_ line: UnsafeMutablePointer<UInt8>, _ count: Int) {
      if boxSizes.isEmpty { return convolve(line, scratchLine, count, kernel) }
      for (back, forward) in boxSizes {
        boxBlur(line, scratchLine, count, back, forward)
        line.update(from: scratchLine, count: count)
      }
    }
    var y = 0
    while y < height {
      let row = bytes + y * stride
      // The result for an empty row is empty.
      if !isZero(row, width) { blurLine(row, width) }
      y += 1
    }
    var x = 0
    while x < width {
      let columns = min(blockWidth, width - x)
      y = 0
      while y < height {
        let row = bytes + y * stride + x
        var column = 0
        while column < columns {
          lineBuffer[column * length + y] = row[column]
          column += 1
        }
        y += 1
      }
      for column in 0..<columns { blurLine(lineBuffer + column * length, height) }
      y = 0
      while y < height {
        let row = bytes + y * stride + x
        var column = 0
        while column < columns {
          row[column] = lineBuffer[column * length + y]
          column += 1
        }
        y += 1
      }
      x += columns
    }
  }

  private static func isZero(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int) -> Bool {
    var index = 0
    while index < count {
      if bytes[index] != 0 { return false }
      index += 1
    }
    return true
  }

  /// Returns the weights of the blur kernel from its center outwards, as 16.16 fixed-point numbers.
  private static func makeGaussianKernel(_ deviation: Double) -> [Int] {
    let radius = kernelRadius(deviation)
    let weights = (0...radius).map { exp(-Double($0 * $0) / (2 * deviation * deviation)) }
    let sum = weights[0] + 2 * weights.dropFirst().reduce(0, +)
    return weights.map { Int(($0 / sum * 65536).rounded()) }
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

  /// Returns the distances to both sides for each of the three box blurs, as the SVG specification recommends.
  private static func boxSizes(_ deviation: Double) -> [(Int, Int)] {
    let size = Int((deviation * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5).rounded(.down))
    let half = size / 2
    if size % 2 == 1 { return [(half, half), (half, half), (half, half)] }
    return [(half, half - 1), (half - 1, half), (half, half)]
  }

  private static func boxBlur(
    _ line: UnsafeMutablePointer<UInt8>, _ result: UnsafeMutablePointer<UInt8>, _ count: Int, _ back: Int,
    _ forward: Int
  ) {
    let size = back + forward + 1
    // A multiplication replaces a division for each byte. The loops are plain because tests are not optimized.
    let factor = (1 << 24) / size
    var sum = 0
    var index = 0
    while index < min(forward, count) {
      sum += Int(line[index])
      index += 1
    }
    index = 0
    while index < count {
      if index + forward < count { sum += Int(line[index + forward]) }
      if index - back - 1 >= 0 { sum -= Int(line[index - back - 1]) }
      result[index] = UInt8(truncatingIfNeeded: min(255, (sum * factor + (1 << 23)) >> 24))
      index += 1
    }
  }
}
