import CoreGraphics
import Foundation

/// Compares two images pixel by pixel.
struct SnapshotComparison {
  let actual: Snapshot
  let expected: Snapshot
  let tolerance: SnapshotTolerance
  private(set) var difference: SnapshotDifference
  /// For each pixel, row by row, a value that indicates whether the two images differ.
  private(set) var differenceMap: [Bool] = []
  /// The number of different pixels after which the comparison ends.
  private let maximumDifferenceCount: Int

  init(actual: Snapshot, expected: Snapshot, tolerance: SnapshotTolerance, maximumDifferenceCount: Int = .max) {
    self.actual = actual
    self.expected = expected
    self.tolerance = tolerance
    self.maximumDifferenceCount = maximumDifferenceCount
    difference = SnapshotDifference(
      count: 0, fraction: 0, squareFraction: 0, bounds: .zero, largest: 0, sizesDiffer: false)
    compare()
  }

  private mutating func compare() {
    let width = actual.width
    let height = actual.height
    guard width == expected.width, height == expected.height else {
      difference.sizesDiffer = true
      difference.count = max(width * height, expected.width * expected.height)
      difference.fraction = 1
      difference.largest = 1
      return
    }
    differenceMap = [Bool](repeating: false, count: width * height)
    let columns = (width + 63) / 64
    var squareCounts = [Int](repeating: 0, count: columns * ((height + 63) / 64))
    var minX = width
    var minY = height
    var maxX = -1
    var maxY = -1
    for y in 0..<height where difference.count <= maximumDifferenceCount {
      let actualRow = actual.pixels.base + y * actual.pixels.bytesPerRow
      let expectedRow = expected.pixels.base + y * expected.pixels.bytesPerRow
      // Most rows of most images are equal, so their single pixels need not be compared.
      if memcmp(actualRow, expectedRow, width * 4) == 0 { continue }
      for x in 0..<width {
        let actualPixel = actualRow.load(fromByteOffset: x * 4, as: UInt32.self)
        let expectedPixel = expectedRow.load(fromByteOffset: x * 4, as: UInt32.self)
        if actualPixel == expectedPixel { continue }
        let distance = Self.distance(actualPixel, expectedPixel)
        if distance <= tolerance.color { continue }
        if tolerance.color > 0, isShiftedEdge(x, y) { continue }
        differenceMap[y * width + x] = true
        difference.count += 1
        squareCounts[y / 64 * columns + x / 64] += 1
        difference.largest = max(difference.largest, distance)
        minX = min(minX, x)
        minY = min(minY, y)
        maxX = max(maxX, x)
        maxY = max(maxY, y)
      }
    }
    difference.fraction = Double(difference.count) / Double(width * height)
    difference.squareFraction = Double(squareCounts.max() ?? 0) / 4096
    if maxX >= 0 { difference.bounds = CGRect(x: minX, y: minY, width: maxX - minX + 1, height: maxY - minY + 1) }
  }

  /// Returns whether each image has the color of the other image in an adjacent pixel. In this case, the pixel belongs
  /// to an edge that is shifted by one pixel.
  private func isShiftedEdge(_ x: Int, _ y: Int) -> Bool {
    containsColor(actual.pixels[x, y], near: x, y, in: expected)
      && containsColor(expected.pixels[x, y], near: x, y, in: actual)
  }

  private func containsColor(_ color: UInt32, near x: Int, _ y: Int, in picture: Snapshot) -> Bool {
    for dy in -1...1 {
      for dx in -1...1 {
        let neighborX = x + dx
        let neighborY = y + dy
        guard neighborX >= 0, neighborY >= 0, neighborX < picture.width, neighborY < picture.height else { continue }
        if Self.distance(color, picture.pixels[neighborX, neighborY]) <= tolerance.color { return true }
      }
    }
    return false
  }

  /// Returns the perceived difference of two colors, 0...1. The result is a distance in the color space YIQ, weighted by the
  /// sensitivity of the eye.
  static func distance(_ first: UInt32, _ second: UInt32) -> Double {
    func channel(_ value: UInt32, _ shift: UInt32) -> Double { Double(value >> shift & 255) }
    let red = channel(first, 16) - channel(second, 16)
    let green = channel(first, 8) - channel(second, 8)
    let blue = channel(first, 0) - channel(second, 0)
    let y = red * 0.29889531 + green * 0.58662247 + blue * 0.11448223
    let i = red * 0.59597799 - green * 0.27417610 - blue * 0.32180189
    let q = red * 0.21147017 - green * 0.52261711 + blue * 0.31114694
    let alpha = channel(first, 24) - channel(second, 24)
    // 35215 is the maximum of the sum, which scales the result to 0...1.
    let weightedSum = 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
    return min(1, max((weightedSum / 35215).squareRoot(), abs(alpha) / 255))
  }

  /// Returns the actual image, the expected image and an image of the differences side by side. The different pixels
  /// are red on a pale version of the actual image.
  func makeImage() -> Snapshot {
    let spacing = 8
    let width = actual.width + expected.width + max(actual.width, expected.width) + 2 * spacing
    let height = max(actual.height, expected.height)
    let result = PixelBuffer(width: width, height: height, hasAlpha: false)
    for y in 0..<height {
      for x in 0..<width { result[x, y] = 0xFF80_8080 }
    }
    func draw(_ picture: Snapshot, at left: Int) {
      for y in 0..<picture.height {
        for x in 0..<picture.width { result[left + x, y] = picture.pixels[x, y] | 0xFF00_0000 }
      }
    }
    draw(actual, at: 0)
    draw(expected, at: actual.width + spacing)
    let left = actual.width + expected.width + 2 * spacing
    for y in 0..<actual.height {
      for x in 0..<actual.width {
        let value = actual.pixels[x, y]
        let gray = 192 + ((value >> 16 & 255) + (value >> 8 & 255) + (value & 255)) / 12
        let grayPixel = 0xFF00_0000 | gray << 16 | gray << 8 | gray
        let isDifferent = difference.sizesDiffer || differenceMap[y * actual.width + x]
        result[left + x, y] = isDifferent ? 0xFFFF_0000 : min(grayPixel, 0xFFFF_FFFF)
      }
    }
    return Snapshot(pixels: result)
  }
}
