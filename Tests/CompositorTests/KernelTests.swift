import CompositorKernels
import Foundation
import XCTest

/// The loops over pixels do several at a time: each must be what a loop over single ones gives.
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
      // Stretches of nothing and of all, as glyphs and corners have them.
      if UInt8.random(in: 0..<4, using: &random) == 0 {
        value = [0, 255, UInt8.random(in: 0...255, using: &random)].randomElement(using: &random) ?? 0
      }
      return value
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
}
