import CoreImage
import UIKit
import XCTest

/// Colors as the tests compute them: double precision, from the definitions, one pixel after the other. Colors are light, and not
/// multiplied by alpha.
struct ReferencePixel {
  var red = 0.0
  var green = 0.0
  var blue = 0.0
  var alpha = 0.0

  init(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// The color of a premultiplied word with the values of sRGB. Source of the curve: IEC 61966-2-1.
  init(_ word: UInt32) {
    alpha = Double(word >> 24) / 255
    func light(_ shift: UInt32) -> Double {
      guard alpha > 0 else { return 0 }
      let value = min(1, Double(word >> shift & 255) / 255 / alpha)
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    (red, green, blue) = (light(16), light(8), light(0))
  }

  var luminance: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }

  /// The premultiplied word with the values of sRGB.
  var word: UInt32 {
    func byte(_ light: Double) -> UInt32 {
      let value = min(1, max(0, light))
      let encoded = value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
      return UInt32((encoded * min(1, max(0, alpha)) * 255).rounded())
    }
    return UInt32((min(1, max(0, alpha)) * 255).rounded()) << 24 | byte(red) << 16 | byte(green) << 8 | byte(blue)
  }

  func map(_ change: (Double) -> Double) -> ReferencePixel {
    ReferencePixel(change(red), change(green), change(blue), alpha)
  }
}

class FilterTestCase: XCTestCase {
  let context = CIContext()

  /// A picture with all kinds of colors, and the same in each run. The first row is the highest one.
  func noise(_ width: Int, _ height: Int, isOpaque: Bool = true, seed: UInt64 = 3) -> [[UInt32]] {
    var numbers = SeededNumbers(state: seed)
    return (0..<height).map { _ -> [UInt32] in
      (0..<width).map { _ -> UInt32 in
        let alpha = isOpaque ? UInt32(255) : UInt32.random(in: 0...255, using: &numbers)
        func part() -> UInt32 { UInt32.random(in: 0...alpha, using: &numbers) }
        return alpha << 24 | part() << 16 | part() << 8 | part()
      }
    }
  }

  func image(_ rows: [[UInt32]]) -> CIImage { CIImage(cgImage: ImageFiles.image(rows)) }

  func pixels(_ image: CIImage?, _ rect: CGRect? = nil, in context: CIContext? = nil) -> [[UInt32]] {
    guard let image else { return [] }
    return ImageFiles.pixels((context ?? self.context).createCGImage(image, from: rect ?? image.extent))
  }

  /// Compares components of pixels, which may differ by a number of steps.
  func assertEqual(
    _ found: [[UInt32]], _ expected: [[UInt32]], steps: Int = 1, _ message: String = "", file: StaticString = #filePath,
    line: UInt = #line
  ) {
    XCTAssertEqual(found.map(\.count), expected.map(\.count), message, file: file, line: line)
    var largest = 0
    var place = ""
    for (y, (row, other)) in zip(found, expected).enumerated() {
      for (x, (a, b)) in zip(row, other).enumerated() {
        for shift in [UInt32(0), 8, 16, 24] {
          let difference = abs(Int(a >> shift & 255) - Int(b >> shift & 255))
          if difference > largest {
            largest = difference
            place = "(\(x), \(y)): \(String(a, radix: 16)), expected \(String(b, radix: 16))"
          }
        }
      }
    }
    XCTAssertLessThanOrEqual(largest, steps, "\(message) \(place)", file: file, line: line)
  }

  /// Compares the result of a filter with a function of each color.
  func assertColors(
    _ name: String, _ parameters: [String: Any], isOpaque: Bool = true, steps: Int = 1, file: StaticString = #filePath,
    line: UInt = #line, _ change: (ReferencePixel) -> ReferencePixel
  ) {
    let rows = noise(23, 9, isOpaque: isOpaque)
    let expected = rows.map { row in row.map { change(ReferencePixel($0)).word } }
    let result = image(rows).applyingFilter(name, parameters: parameters)
    assertEqual(pixels(result), expected, steps: steps, name, file: file, line: line)
  }
}
