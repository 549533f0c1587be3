import CoreImage
import CoreImage.CIFilterBuiltins
import UIKit
import XCTest

/// The values of filters, generators, limits, and what applications do with filters.
final class FilterValueTests: FilterTestCase {
  func testValuesAndAttributes() throws {
    let filter = try XCTUnwrap(CIFilter(name: "CIGaussianBlur"))
    XCTAssertEqual(filter.name, "CIGaussianBlur")
    XCTAssertEqual(filter.inputKeys, [kCIInputImageKey, kCIInputRadiusKey])
    XCTAssertEqual(filter.outputKeys, [kCIOutputImageKey])
    XCTAssertEqual(filter.value(forKey: kCIInputRadiusKey) as? Double, 10)
    XCTAssertNil(filter.value(forKey: kCIInputImageKey))
    XCTAssertNil(filter.outputImage)
    // Applications pass numbers of all types.
    for value in [4 as Int, 4 as Float, 4.0 as Double, 4 as CGFloat, NSNumber(value: 4)] as [Any] {
      filter.setValue(value, forKey: kCIInputRadiusKey)
      XCTAssertEqual(filter.value(forKey: kCIInputRadiusKey) as? Int, 4)
      filter.setDefaults()
    }
    XCTAssertEqual(filter.value(forKey: kCIInputRadiusKey) as? Double, 10)
    XCTAssertEqual(filter.attributes[kCIAttributeFilterDisplayName] as? String, "Gaussian Blur")
    let radius = try XCTUnwrap(filter.attributes[kCIInputRadiusKey] as? [String: Any])
    XCTAssertEqual(radius[kCIAttributeSliderMax] as? Double, 100)
    XCTAssertEqual(radius[kCIAttributeDefault] as? Double, 10)
    XCTAssertEqual(radius[kCIAttributeClass] as? String, "NSNumber")
    XCTAssertTrue(CIFilter.filterNames(inCategory: kCICategoryBlur).contains("CIGaussianBlur"))
    XCTAssertFalse(CIFilter.filterNames(inCategory: kCICategoryBlur).contains("CISepiaTone"))
    XCTAssertEqual(CIFilter.localizedName(forFilterName: "CISepiaTone"), "Sepia Tone")
    let copy = try XCTUnwrap(filter.copy() as? CIFilter)
    copy.setValue(3, forKey: kCIInputRadiusKey)
    XCTAssertEqual(filter.value(forKey: kCIInputRadiusKey) as? Double, 10)
  }

  func testWrongValuesChangeNothing() throws {
    XCTAssertNil(CIFilter(name: "CINoSuchFilter"))
    let filter = try XCTUnwrap(CIFilter(name: "CISepiaTone"))
    filter.setValue("much", forKey: kCIInputIntensityKey)
    XCTAssertEqual(filter.value(forKey: kCIInputIntensityKey) as? Double, 1)
    filter.setValue(Double.nan, forKey: kCIInputIntensityKey)
    XCTAssertEqual(filter.value(forKey: kCIInputIntensityKey) as? Double, 1)
    filter.setValue(1, forKey: "inputUnknown")
    XCTAssertNil(filter.value(forKey: "inputUnknown"))
    let picture = image(noise(3, 3))
    XCTAssertEqual(pixels(picture.applyingFilter("CINoSuchFilter")), pixels(picture))
  }

  func testLimits() {
    XCTAssertNil(context.createCGImage(CIImage.red, from: CIImage.red.extent), "no edges")
    XCTAssertTrue(CIImage.red.extent.isInfinite)
    XCTAssertNil(context.createCGImage(.empty(), from: CIImage.empty().extent))
    XCTAssertNil(context.createCGImage(.red, from: CGRect(x: 0, y: 0, width: 1e6, height: 1e6)))
    XCTAssertNil(context.createCGImage(.red, from: CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5)))
    XCTAssertNil(context.createCGImage(.red, from: CGRect(x: 0, y: 0, width: 0, height: 5)))
    XCTAssertEqual(
      pixels(.red, CGRect(x: -1e5, y: 0.5, width: 1, height: 1)), [[0xFFFF_0000], [0xFFFF_0000]], "whole pixels")
    var long = image(noise(2, 2))
    for _ in 0..<1000 { long = long.applyingFilter("CIColorInvert") }
    XCTAssertNil(context.createCGImage(long, from: long.extent), "too many steps are reported")
    XCTAssertNil(CIImage(data: Data("text".utf8)))
  }

  /// Each filter computes a small part for all values, without a trap and without much time.
  func testAllFiltersWithUnusualValues() throws {
    var numbers = SeededNumbers(state: 11)
    let picture = image(noise(24, 16, isOpaque: false))
    let special: [Double] = [0, -1, 1, 0.5, 3, -7, 100, 1e4, -1e9, 1e30, .infinity, .nan]
    for name in CIFilter.filterNames(inCategory: nil) {
      for _ in 0..<12 {
        let filter = try XCTUnwrap(CIFilter(name: name))
        for key in filter.inputKeys {
          let kind = (filter.attributes[key] as? [String: Any])?[kCIAttributeClass] as? String
          func value() -> Double { special.randomElement(using: &numbers) ?? 0 }
          switch kind {
          case "CIImage":
            filter.setValue(Bool.random(using: &numbers) ? picture : picture.clampedToExtent(), forKey: key)
          case "NSNumber": filter.setValue(value(), forKey: key)
          case "CIVector":
            filter.setValue(
              CIVector(x: CGFloat(value()), y: CGFloat(value()), z: CGFloat(value()), w: CGFloat(value())), forKey: key)
          case "CIColor":
            filter.setValue(
              CIColor(red: CGFloat(value()), green: 0.5, blue: CGFloat(value()), alpha: CGFloat(value())), forKey: key)
          case "NSData": filter.setValue(Data((0..<40).map { UInt8($0 + 40) }), forKey: key)
          case "NSAffineTransform":
            let transform = CGAffineTransform(
              a: CGFloat(value()), b: 0.3, c: CGFloat(value()), d: 2, tx: CGFloat(value()), ty: 3)
            filter.setValue(NSValue(cgAffineTransform: transform), forKey: key)
          default: break
          }
        }
        guard let output = filter.outputImage else { continue }
        _ = context.createCGImage(output, from: CGRect(x: -2, y: -2, width: 20, height: 12))
      }
    }
  }

  // MARK: Generators

  func testGradients() {
    let radial = CIFilter.radialGradient()
    radial.center = CGPoint(x: 10, y: 10)
    radial.radius0 = 2
    radial.radius1 = 8
    radial.color0 = .white
    radial.color1 = .clear
    let row = pixels(radial.outputImage, CGRect(x: 10, y: 10, width: 10, height: 1))[0]
    XCTAssertEqual(row[0], 0xFFFF_FFFF)
    XCTAssertEqual(row[9], 0)
    let alphas = row.map { Int($0 >> 24) }
    XCTAssertEqual(alphas, alphas.sorted(by: >))
    // Five pixels from the center, half of the way.
    let distance = (4.5 * 4.5 + 0.5 * 0.5).squareRoot()
    XCTAssertEqual(Double(alphas[4]), (1 - (distance - 2) / 6) * 255, accuracy: 1)
    let linear = CIFilter.linearGradient()
    linear.point0 = .zero
    linear.point1 = CGPoint(x: 10, y: 0)
    linear.color0 = .black
    linear.color1 = .white
    let expected = (0..<10).map { x -> UInt32 in
      let light = (Double(x) + 0.5) / 10
      return ReferencePixel(light, light, light).word
    }
    assertEqual(pixels(linear.outputImage, CGRect(x: 0, y: 3, width: 10, height: 1)), [expected])
  }

  /// Reads a QR code of version 1 with one block. Source: ISO/IEC 18004:2015, sections 7.3 to 7.9.
  private func message(_ dark: (Int, Int) -> Bool) -> String? {
    // The format bits around the corner at the upper left, without their mask.
    var format = 0
    let places = (0...5).map { (8, $0) } + [(8, 7), (8, 8), (7, 8)] + (9..<15).map { (14 - $0, 8) }
    for (index, place) in places.enumerated() where dark(place.0, place.1) { format |= 1 << index }
    format ^= 0x5412
    let mask = format >> 10 & 7
    let isMasked: (Int, Int) -> Bool = { x, y in
      switch mask {
      case 0: return (x + y) % 2 == 0
      case 1: return y % 2 == 0
      case 2: return x % 3 == 0
      case 3: return (x + y) % 3 == 0
      case 4: return (x / 3 + y / 2) % 2 == 0
      case 5: return x * y % 2 + x * y % 3 == 0
      case 6: return (x * y % 2 + x * y % 3) % 2 == 0
      default: return ((x + y) % 2 + x * y % 3) % 2 == 0
      }
    }
    var bits: [Int] = []
    var isUpwards = true
    for right in [20, 18, 16, 14, 12, 10, 8, 5, 3, 1] {
      for step in 0..<21 {
        let y = isUpwards ? 20 - step : step
        for x in [right, right - 1] {
          let isReserved = (x < 9 && y < 9) || (x > 12 && y < 9) || (x < 9 && y > 12) || x == 6 || y == 6
          if !isReserved { bits.append(dark(x, y) != isMasked(x, y) ? 1 : 0) }
        }
      }
      isUpwards.toggle()
    }
    let bytes = stride(from: 0, to: 208, by: 8).map { bits[$0..<$0 + 8].reduce(0) { $0 << 1 | $1 } }
    // All 26 codewords are zeros of the polynomial's roots, so that the error correction finds no error.
    var powers = [Int](repeating: 0, count: 512)
    var power = 1
    for exponent in 0..<510 {
      powers[exponent] = power
      power = power << 1 ^ (power > 127 ? 0x11D : 0)
    }
    let correction = [7, 10, 13, 17][[1, 0, 3, 2].firstIndex(of: format >> 13 & 3) ?? 0]
    for root in 0..<correction {
      var value = 0
      for byte in bytes {
        let exponent = value == 0 ? nil : powers.firstIndex(of: value)
        value = (exponent.map { powers[$0 + root] } ?? 0) ^ byte
      }
      if value != 0 { return nil }
    }
    guard bits[0..<4].elementsEqual([0, 1, 0, 0]) else { return nil }
    let count = bits[4..<12].reduce(0) { $0 << 1 | $1 }
    let content = (0..<count).map { index in
      UInt8(bits[12 + 8 * index..<20 + 8 * index].reduce(0) { $0 << 1 | $1 })
    }
    return String(bytes: content, encoding: .utf8)
  }

  func testQRCodes() throws {
    for (level, text) in [("L", "HELLO, WORLD 1"), ("M", "tessera.io"), ("Q", "swift"), ("H", "ok")] {
      let filter = CIFilter.qrCodeGenerator()
      filter.message = Data(text.utf8)
      filter.correctionLevel = level
      let rows = pixels(filter.outputImage)
      XCTAssertEqual(rows.count, 23, "21 squares and a border of one")
      XCTAssertEqual(Set(rows.joined()), [0xFF00_0000, 0xFFFF_FFFF])
      XCTAssertEqual(message { rows[$1 + 1][$0 + 1] == 0xFF00_0000 }, text, level)
    }
    // The sizes of versions 7, with version information, and 40, which contains 2,953 bytes. Source: table 7.
    for (count, size) in [(154, 45), (2953, 177)] {
      let filter = try XCTUnwrap(CIFilter(name: "CIQRCodeGenerator"))
      filter.setValue(Data(count: count), forKey: "inputMessage")
      filter.setValue("L", forKey: "inputCorrectionLevel")
      XCTAssertEqual(filter.outputImage?.extent.width, CGFloat(size + 2))
      filter.setValue(Data(count: 2954), forKey: "inputMessage")
      XCTAssertNil(filter.outputImage)
    }
  }

  func testCode128() {
    let filter = CIFilter.code128BarcodeGenerator()
    filter.message = Data("A".utf8)
    filter.quietSpace = 2
    filter.barcodeHeight = 5
    let rows = pixels(filter.outputImage)
    XCTAssertEqual(rows.count, 5)
    // Start of set B (104), A (33), the sum (104 + 33) % 103 = 34, and the end. Source: ISO/IEC 15417, table 1.
    let widths = "211214" + "111323" + "131123" + "2331112"
    var bars: [UInt32] = [0xFFFF_FFFF, 0xFFFF_FFFF]
    for (index, width) in widths.enumerated() {
      bars += [UInt32](repeating: index % 2 == 0 ? 0xFF00_0000 : 0xFFFF_FFFF, count: width.wholeNumberValue ?? 0)
    }
    XCTAssertEqual(rows[0], bars + [0xFFFF_FFFF, 0xFFFF_FFFF])
    filter.message = Data("Ä".utf8)
    XCTAssertNil(filter.outputImage)
  }

  // MARK: As applications use them

  func testTheFiltersOfAnEditorForPhotos() throws {
    let names = [
      "CIBumpDistortion", "CIGaussianBlur", "CIPixellate", "CISepiaTone", "CITwirlDistortion", "CIUnsharpMask",
      "CIVignette",
    ]
    let picture = UIImage(cgImage: ImageFiles.image(ImageFiles.gradient(width: 60, height: 40)))
    for name in names {
      let filter = try XCTUnwrap(CIFilter(name: name))
      filter.setValue(CIImage(image: picture), forKey: kCIInputImageKey)
      let intensity: Float = 0.5
      let keys = filter.inputKeys
      if keys.contains(kCIInputIntensityKey) { filter.setValue(intensity, forKey: kCIInputIntensityKey) }
      if keys.contains(kCIInputRadiusKey) { filter.setValue(intensity * 200, forKey: kCIInputRadiusKey) }
      if keys.contains(kCIInputScaleKey) { filter.setValue(intensity * 10, forKey: kCIInputScaleKey) }
      if keys.contains(kCIInputCenterKey) { filter.setValue(CIVector(x: 30, y: 20), forKey: kCIInputCenterKey) }
      let output = try XCTUnwrap(filter.outputImage)
      let result = try XCTUnwrap(context.createCGImage(output, from: output.extent), name)
      XCTAssertGreaterThanOrEqual(result.width, 60)
      XCTAssertNotEqual(
        pixels(output, CGRect(x: 0, y: 0, width: 60, height: 40)), pixels(CIImage(image: picture)), name)
    }
  }

  func testImagesOfUIKit() throws {
    let rows = noise(6, 4)
    let inverted = image(rows).applyingFilter("CIColorInvert")
    let picture = UIImage(ciImage: inverted, scale: 2, orientation: .right)
    XCTAssertEqual(picture.size, CGSize(width: 2, height: 3))
    XCTAssertEqual(ImageFiles.pixels(picture.cgImage), pixels(inverted))
    let rotated = UIImage(cgImage: ImageFiles.image(rows), scale: 1, orientation: .right)
    XCTAssertEqual(CIImage(image: rotated)?.extent.size, CGSize(width: 6, height: 4))
    let applied = CIImage(image: rotated, options: [.applyOrientationProperty: true])
    XCTAssertEqual(applied?.extent.size, CGSize(width: 4, height: 6))
    let file = try XCTUnwrap(
      context.pngRepresentation(of: inverted, format: .RGBA8, colorSpace: CGColorSpaceCreateDeviceRGB()))
    XCTAssertEqual(CIImage(data: file).map { pixels($0) }, pixels(inverted))
    XCTAssertEqual(
      UIColor(ciColor: CIColor(red: 1, green: 0.5, blue: 0, alpha: 0.5)).ciColor.stringRepresentation, "1.0 0.5 0.0 0.5"
    )
    XCTAssertEqual(CIVector(x: 1, y: 2).stringRepresentation, "[1.0 2.0]")
    XCTAssertEqual(CIVector(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgRectValue.height, 4)
    XCTAssertEqual(CIDetector(ofType: CIDetectorTypeFace, context: nil, options: nil)?.features(in: inverted).count, 0)
    XCTAssertNil(CIDetector(ofType: "unknown", context: nil))
  }

  /// A filter of an application's own class.
  private final class DoubleInvert: CIFilter {
    var inputImage: CIImage?
    override var outputImage: CIImage? {
      inputImage?.applyingFilter("CIColorInvert").applyingFilter("CIColorInvert")
    }
  }

  func testFiltersOfApplications() {
    let rows = noise(3, 3)
    let filter = DoubleInvert()
    XCTAssertNil(filter.outputImage)
    filter.inputImage = image(rows)
    assertEqual(pixels(filter.outputImage), rows)
  }
}
