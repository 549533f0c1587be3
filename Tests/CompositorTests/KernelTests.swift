import CompositorKernels
import Foundation
import XCTest

/// The vectorized loops over pixels must give the same results as loops over single pixels.
final class KernelTests: XCTestCase {
  private func pixels(_ count: Int, _ random: inout SeededRandom) -> [UInt32] {
    (0..<count).map { _ in
      let alpha = [0, 255, UInt32.random(in: 0...255, using: &random)].randomElement(using: &random) ?? 0
      func part() -> UInt32 { UInt32.random(in: 0...alpha, using: &random) }
      return alpha << 24 | part() << 16 | part() << 8 | part()
    }
  }

  private func mask(_ count: Int, _ random: inout SeededRandom) -> [UInt8] {
    var value: UInt8 = 0
    return (0..<count).map { _ in
      // Runs of 0 and of 255, as in glyphs and corners.
      if UInt8.random(in: 0..<4, using: &random) == 0 {
        value = [0, 255, UInt8.random(in: 0...255, using: &random)].randomElement(using: &random) ?? 0
      }
      return value
    }
  }

  /// The blur of a mask that is symmetric, or has equal rows, is calculated in part and copied.
  func testBlur_isThatOfEachPixel() {
    for seed in 1...60 as ClosedRange<UInt64> {
      var random = SeededRandom(seed)
      let (width, height) = (Int.random(in: 1...23, using: &random), Int.random(in: 1...23, using: &random))
      let sigma = Double.random(in: 0.1...4, using: &random)
      var bytes = mask(width * height, &random)
      for y in 0..<height {
        for x in 0..<width {
          let (right, bottom) = (width - 1 - x, height - 1 - y)
          if seed % 4 == 1 || seed % 4 == 3, right < x { bytes[y * width + x] = bytes[y * width + right] }
          if seed % 4 == 2 || seed % 4 == 3, bottom < y { bytes[y * width + x] = bytes[bottom * width + x] }
          if seed % 5 == 0, y > 0 { bytes[y * width + x] = bytes[x] }
        }
      }
      let reach = Int((sigma * 3).rounded(.up))
      let weights = (-reach...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
      let sum = weights.reduce(0, +)
      func blurred(_ x: Int, _ y: Int) -> Double {
        var value = 0.0
        for dy in -reach...reach where y + dy >= 0 && y + dy < height {
          for dx in -reach...reach where x + dx >= 0 && x + dx < width {
            value += Double(bytes[(y + dy) * width + x + dx]) * weights[dx + reach] * weights[dy + reach]
          }
        }
        return value / (sum * sum)
      }
      let expected = (0..<height).flatMap { y in (0..<width).map { blurred($0, y) } }
      ck_blur(&bytes, width, Int32(width), Int32(height), sigma)
      for (byte, value) in zip(bytes, expected) { XCTAssertEqual(Double(byte), value, accuracy: 0.51, "seed \(seed)") }
    }
  }

  func testMasks_thatManyPixelsAreDrawnLikeSingleOnes() {
    for seed in 1...200 as ClosedRange<UInt64> {
      var random = SeededRandom(seed)
      let (width, height) = (Int.random(in: 1...37, using: &random), 5)
      let count = width * height
      let source = pixels(count, &random)
      let ground = pixels(count, &random)
      let bytes = mask(count, &random)
      let color = pixels(1, &random)[0]
      let alpha = [255, UInt32.random(in: 1...255, using: &random)].randomElement(using: &random) ?? 255

      var filled = ground
      ck_fill_mask(&filled, width, Int32(width), Int32(height), color, bytes, width)
      var drawn = ground
      ck_over_mask(&drawn, width, source, width, Int32(width), Int32(height), bytes, width, alpha)
      for index in 0..<count {
        var one = ground[index]
        ck_fill_mask(&one, 1, 1, 1, color, [bytes[index]], 1)
        XCTAssertEqual(filled[index], one, "fill, seed \(seed), pixel \(index)")
        one = ground[index]
        ck_over_mask(&one, 1, [source[index]], 1, 1, 1, [bytes[index]], 1, alpha)
        XCTAssertEqual(drawn[index], one, "over, seed \(seed), pixel \(index)")
      }
    }
  }

  func testAddedRows_thatSumsStopAtTheMost_andOtherBytesStay() {
    for seed in 1...100 as ClosedRange<UInt64> {
      var random = SeededRandom(seed)
      let (width, height) = (8 * Int.random(in: 1...5, using: &random), Int.random(in: 1...6, using: &random))
      let stride = width + Int.random(in: 0...9, using: &random)
      let source = mask(width * height, &random)
      let ground = mask(stride * height, &random)
      var added = ground
      ck_add_rows(&added, stride, source, Int32(width), Int32(height))
      for index in ground.indices {
        let (x, y) = (index % stride, index / stride)
        let more = x < width ? Int(source[y * width + x]) : 0
        XCTAssertEqual(Int(added[index]), min(255, Int(ground[index]) + more), "seed \(seed), byte \(index)")
      }
    }
  }
}
