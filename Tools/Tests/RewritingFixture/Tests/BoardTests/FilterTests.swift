import CoreImage
import CoreImage.CIFilterBuiltins
import UIKit
import XCTest

/// The filters of Core Image, compared with references that compute each pixel from the published formulas. Source: Apple's "Core
/// Image Filter Reference", unless a test names another one.
final class FilterTests: FilterTestCase {
  func testImagesAreUnchangedWithoutFilters() {
    let opaque = noise(37, 201)
    XCTAssertEqual(pixels(image(opaque)), opaque)
    let translucent = noise(37, 20, isOpaque: false)
    assertEqual(pixels(image(translucent)), translucent, steps: 2)
    XCTAssertEqual(image(opaque).extent, CGRect(x: 0, y: 0, width: 37, height: 201))
    XCTAssertNotNil(image(opaque).cgImage)
  }

  func testTheOriginIsAtTheLowerLeft() {
    let rows = noise(5, 4)
    let corner = image(rows).cropped(to: CGRect(x: 0, y: 0, width: 2, height: 1))
    XCTAssertEqual(pixels(corner), [Array(rows[3][0..<2])])
    let moved = image(rows).transformed(by: CGAffineTransform(translationX: 10, y: -3))
    XCTAssertEqual(moved.extent, CGRect(x: 10, y: -3, width: 5, height: 4))
    XCTAssertEqual(pixels(moved), rows)
    XCTAssertEqual(pixels(moved, CGRect(x: 9, y: 0, width: 2, height: 1)), [[0, rows[0][0]]])
  }

  func testOrientations() {
    let (a, b, c, d, e, f) =
      (0xFF10_2030, 0xFF20_3040, 0xFF30_4050, 0xFF40_5060, 0xFF50_6070, 0xFF60_7080)
      as (UInt32, UInt32, UInt32, UInt32, UInt32, UInt32)
    let displayed: [[[UInt32]]] = [
      [[a, b, c], [d, e, f]], [[c, b, a], [f, e, d]], [[f, e, d], [c, b, a]], [[d, e, f], [a, b, c]],
      [[a, d], [b, e], [c, f]], [[d, a], [e, b], [f, c]], [[f, c], [e, b], [d, a]], [[c, f], [b, e], [a, d]],
    ]
    for number in 1...8 {
      let result = image([[a, b, c], [d, e, f]]).oriented(forExifOrientation: Int32(number))
      XCTAssertEqual(pixels(result), displayed[number - 1], "orientation \(number)")
      XCTAssertEqual(result.extent.origin, .zero)
    }
  }

  // MARK: Colors

  func testColorsOfPublishedFormulas() {
    assertColors("CIExposureAdjust", [kCIInputEVKey: 0.7]) { color in color.map { $0 * pow(2, 0.7) } }
    assertColors("CIGammaAdjust", ["inputPower": 1.6]) { color in color.map { pow($0, 1.6) } }
    assertColors("CIColorInvert", [:], isOpaque: false, steps: 2) { color in color.map { 1 - $0 } }
    assertColors(
      "CIColorControls", [kCIInputSaturationKey: 0.4, kCIInputBrightnessKey: 0.1, kCIInputContrastKey: 1.3]
    ) { color in
      let gray = color.luminance
      return color.map { (gray + ($0 - gray) * 0.4 + 0.1 - 0.5) * 1.3 + 0.5 }
    }
    assertColors(
      "CIColorMatrix",
      [
        "inputRVector": CIVector(x: 0, y: 1, z: 0, w: 0), "inputGVector": CIVector(x: 0.5, y: 0, z: 0.25, w: 0),
        "inputBVector": CIVector(x: 0, y: 0, z: 0, w: 0.5), "inputBiasVector": CIVector(x: 0.1, y: 0, z: 0, w: 0),
      ]
    ) { ReferencePixel($0.green + 0.1, 0.5 * $0.red + 0.25 * $0.blue, 0.5, $0.alpha) }
    assertColors(
      "CIColorClamp",
      [
        "inputMinComponents": CIVector(x: 0.2, y: 0.1, z: 0, w: 0),
        "inputMaxComponents": CIVector(x: 0.5, y: 0.9, z: 0.3, w: 1),
      ]
    ) { ReferencePixel(min(0.5, max(0.2, $0.red)), min(0.9, max(0.1, $0.green)), min(0.3, $0.blue)) }
    assertColors("CIMaximumComponent", [:]) { color in color.map { _ in max(color.red, color.green, color.blue) } }
    // Without a working color space, the values of sRGB are inverted.
    let rows = noise(6, 6)
    let inverted = image(rows).applyingFilter("CIColorInvert")
    let unmanaged = CIContext(options: [.workingColorSpace: NSNull()])
    XCTAssertEqual(pixels(inverted, in: unmanaged), rows.map { $0.map { 0xFFFF_FFFF - ($0 & 0xFFFFFF) } })
  }

  func testMonochromeAndFalseColor() {
    let color = CIColor(red: 0.6, green: 0.45, blue: 0.3)
    let light = ReferencePixel(0xFF99_734D)
    assertColors("CIColorMonochrome", [kCIInputColorKey: color, kCIInputIntensityKey: 0.5], steps: 2) {
      ReferencePixel(
        $0.red * 0.5 + light.red * $0.luminance * 0.5, $0.green * 0.5 + light.green * $0.luminance * 0.5,
        $0.blue * 0.5 + light.blue * $0.luminance * 0.5)
    }
    assertColors("CIFalseColor", ["inputColor0": CIColor.red, "inputColor1": CIColor.blue]) {
      ReferencePixel(1 - $0.luminance, 0, $0.luminance)
    }
  }

  func testSepia() {
    // Source: W3C, "Filter Effects Module Level 1", on the values of sRGB.
    let rows = noise(11, 7)
    let expected = rows.map { row in
      row.map { word -> UInt32 in
        let (r, g, b) = (Double(word >> 16 & 255), Double(word >> 8 & 255), Double(word & 255))
        func byte(_ value: Double) -> UInt32 { UInt32(min(255, value.rounded())) }
        return 0xFF00_0000 | byte(0.393 * r + 0.769 * g + 0.189 * b) << 16
          | byte(0.349 * r + 0.686 * g + 0.168 * b) << 8 | byte(0.272 * r + 0.534 * g + 0.131 * b)
      }
    }
    let filter = CIFilter.sepiaTone()
    XCTAssertEqual(filter.intensity, 1)
    filter.inputImage = image(rows)
    assertEqual(pixels(filter.outputImage), expected)
    filter.intensity = 0
    assertEqual(pixels(filter.outputImage), rows)
  }

  func testPhotoEffectsOfGrays() {
    let grays: [[UInt32]] = [(0..<256).map { 0xFF00_0000 | UInt32($0) * 0x010101 }]
    for name in ["Mono", "Noir", "Tonal"] {
      let result = pixels(image(noise(9, 9)).applyingFilter("CIPhotoEffect" + name)).joined()
      XCTAssertTrue(result.allSatisfy { $0 >> 16 & 255 == $0 & 255 && $0 >> 8 & 255 == $0 & 255 }, name)
    }
    // "Without significantly altering contrast": grays stay as they are.
    assertEqual(pixels(image(grays).applyingFilter("CIPhotoEffectTonal")), grays)
    for name in ["Chrome", "Fade", "Instant", "Process", "Transfer"] {
      let result = pixels(image(grays).applyingFilter("CIPhotoEffect" + name))[0].map { $0 >> 8 & 255 }
      XCTAssertEqual(result, result.sorted(), "\(name) keeps the order of grays")
      XCTAssertNotEqual(result, grays[0].map { $0 >> 8 & 255 }, name)
    }
  }

  func testTemperatureKeepsItsOwnWhite() {
    let white = image([[0xFFC0_C0C0]])
    let same = CIFilter.temperatureAndTint()
    same.inputImage = white
    assertEqual(pixels(same.outputImage), [[0xFFC0_C0C0]])
    same.targetNeutral = CIVector(x: 4000, y: 0)
    let warm = pixels(same.outputImage)[0][0]
    XCTAssertGreaterThan(warm >> 16 & 255, warm & 255, "4,000 kelvins are warmer than 6,500")
  }

  func testColorCube() {
    // A cube with two colors per axis that exchanges red and blue. Red changes first.
    var cube: [Float] = []
    for blue in 0..<2 {
      for green in 0..<2 { for red in 0..<2 { cube += [Float(blue), Float(green), Float(red), 1] } }
    }
    let rows = noise(8, 8)
    let result = image(rows).applyingFilter(
      "CIColorCube",
      parameters: ["inputCubeDimension": 2, "inputCubeData": cube.withUnsafeBytes { Data($0) }])
    let expected = rows.map { $0.map { 0xFF00_0000 | ($0 & 255) << 16 | ($0 & 0xFF00) | $0 >> 16 & 255 } }
    assertEqual(pixels(result), expected)
  }

  // MARK: Neighbors

  /// Returns the blur of an image by a sum over all its pixels. Outside the image everything is transparent.
  private func blurred(_ rows: [[UInt32]], margin: Int, _ weight: (Int) -> Double) -> [[UInt32]] {
    let (width, height) = (rows[0].count, rows.count)
    let weights = (-60...60).map(weight)
    let sum = weights.reduce(0, +)
    let source = rows.map { $0.map { ReferencePixel($0) } }
    func line(_ pixels: [ReferencePixel], _ place: Int) -> ReferencePixel {
      var result = ReferencePixel(0, 0, 0, 0)
      for (index, pixel) in pixels.enumerated() where abs(index - place) <= 60 {
        let factor = weights[index - place + 60] / sum
        // These are sums of light that is multiplied by alpha.
        result.red += pixel.red * factor
        result.green += pixel.green * factor
        result.blue += pixel.blue * factor
        result.alpha += pixel.alpha * factor
      }
      return result
    }
    let wide = source.map { row in (-margin..<width + margin).map { line(row, $0) } }
    return (-margin..<height + margin).map { y in
      (0..<width + 2 * margin).map { x in
        let pixel = line(wide.map { $0[x] }, y)
        guard pixel.alpha > 0.001 else { return 0 }
        return ReferencePixel(
          pixel.red / pixel.alpha, pixel.green / pixel.alpha, pixel.blue / pixel.alpha, pixel.alpha
        ).word
      }
    }
  }

  /// Blurs with a larger deviation are four boxes, which differ from the curve by up to 1.5 % (P. Gwosdek et al., 2011).
  func testGaussianBlur() {
    let rows = noise(31, 17)
    for (sigma, steps) in [(0.8, 1), (1.7, 1), (4.3, 4), (9, 4)] {
      let result = image(rows).applyingFilter("CIGaussianBlur", parameters: [kCIInputRadiusKey: sigma])
      let margin = Int((3 * sigma).rounded(.up))
      XCTAssertEqual(
        result.extent, CGRect(x: 0, y: 0, width: 31, height: 17).insetBy(dx: -CGFloat(margin), dy: -CGFloat(margin)))
      let expected = blurred(rows, margin: margin) { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
      let inside = CGRect(x: 0, y: 0, width: 31, height: 17)
      let cropped = expected[margin..<margin + 17].map { Array($0[margin..<margin + 31]) }
      assertEqual(pixels(result, inside), cropped, steps: steps, "sigma \(sigma)")
      // With the edges continued, an even image stays as it is.
      let even = image([[UInt32]](repeating: [UInt32](repeating: 0xFF80_4020, count: 9), count: 9))
      let clamped = even.clampedToExtent().applyingGaussianBlur(sigma: sigma).cropped(to: even.extent)
      assertEqual(pixels(clamped), pixels(even))
    }
  }

  func testBoxBlur() {
    let rows = noise(20, 12)
    let result = image(rows).applyingFilter("CIBoxBlur", parameters: [kCIInputRadiusKey: 3])
    let expected = blurred(rows, margin: 3) { abs($0) <= 3 ? 1 : 0 }
    assertEqual(pixels(result), expected, steps: 2)
  }

  func testStripsHaveNoSeams() {
    // The picture is higher than a strip. A row of its result depends on rows of the next strip.
    let tall = image(ImageFiles.gradient(width: 3, height: 700))
    let blurred = tall.clampedToExtent().applyingGaussianBlur(sigma: 12).cropped(to: tall.extent)
    let blues = pixels(blurred).map { Int($0[1] & 255) }
    XCTAssertEqual(blues, blues.sorted())
    XCTAssertLessThanOrEqual(zip(blues, blues.dropFirst()).map { $1 - $0 }.max() ?? 9, 1)
    let parts = pixels(blurred, CGRect(x: 0, y: 300, width: 3, height: 9))
    XCTAssertEqual(parts.map { Int($0[1] & 255) }, Array(blues[391..<400]))
  }

  func testUnsharpMaskKeepsEvenAreasAndStrengthensEdges() {
    let row = [UInt32](repeating: 0xFF50_5050, count: 20) + [UInt32](repeating: 0xFFA0_A0A0, count: 20)
    let rows = [[UInt32]](repeating: row, count: 9)
    let filter = CIFilter.unsharpMask()
    filter.inputImage = image(rows).clampedToExtent()
    filter.radius = 2
    filter.intensity = 0.8
    let result = pixels(filter.outputImage, CGRect(x: 0, y: 0, width: 40, height: 9))[4].map { $0 & 255 }
    XCTAssertEqual(result[5], 0x50)
    XCTAssertEqual(result[35], 0xA0)
    XCTAssertLessThan(result[19], 0x50)
    XCTAssertGreaterThan(result[20], 0xA0)
  }

  func testPixellate() {
    let rows = noise(12, 8)
    let filter = CIFilter.pixellate()
    filter.inputImage = image(rows)
    filter.center = CGPoint(x: 2, y: 2)
    filter.scale = 4
    let result = pixels(filter.outputImage)
    XCTAssertEqual(filter.outputImage?.extent, CGRect(x: 0, y: 0, width: 12, height: 8))
    for (top, left) in [(0, 0), (4, 8)] {
      var sum = ReferencePixel(0, 0, 0, 1)
      for y in top..<top + 4 {
        for x in left..<left + 4 {
          let pixel = ReferencePixel(rows[y][x])
          sum = ReferencePixel(sum.red + pixel.red / 16, sum.green + pixel.green / 16, sum.blue + pixel.blue / 16)
        }
      }
      let block = (0..<4).map { y in Array(result[top + y][left..<left + 4]) }
      assertEqual(block, [[UInt32]](repeating: [UInt32](repeating: sum.word, count: 4), count: 4))
    }
  }

  func testDistortionsChangeOnlyTheirCircle() {
    let rows = noise(40, 40)
    for (name, key) in [
      ("CITwirlDistortion", kCIInputAngleKey), ("CIBumpDistortion", kCIInputScaleKey),
      ("CIPinchDistortion", kCIInputScaleKey),
    ] {
      let parameters: [String: Any] = [
        kCIInputCenterKey: CIVector(x: 20, y: 20), kCIInputRadiusKey: 10, key: 0.9,
      ]
      let result = pixels(
        image(rows).applyingFilter(name, parameters: parameters), CGRect(x: 0, y: 0, width: 40, height: 40))
      var changed = 0
      for y in 0..<40 {
        for x in 0..<40 {
          let distance = (pow(Double(x) - 19.5, 2) + pow(Double(y) - 19.5, 2)).squareRoot()
          if distance > 10 { XCTAssertEqual(result[y][x], rows[y][x], "\(name) (\(x), \(y))") }
          if distance < 9, result[y][x] != rows[y][x] { changed += 1 }
        }
      }
      XCTAssertGreaterThan(changed, 100, name)
    }
  }

  func testAreaAverage() throws {
    let rows = noise(30, 20)
    var sum = ReferencePixel(0, 0, 0)
    for pixel in rows.joined().map({ ReferencePixel($0) }) {
      sum = ReferencePixel(sum.red + pixel.red / 600, sum.green + pixel.green / 600, sum.blue + pixel.blue / 600)
    }
    let input = image(rows)
    let filter = try XCTUnwrap(
      CIFilter(
        name: "CIAreaAverage",
        parameters: [kCIInputImageKey: input, kCIInputExtentKey: CIVector(cgRect: input.extent)]))
    assertEqual(pixels(filter.outputImage), [[sum.word]])
    // The usual code for the average color of an image.
    var bytes = [UInt8](repeating: 0, count: 4)
    let unmanaged = CIContext(options: [.workingColorSpace: NSNull()])
    let output = try XCTUnwrap(filter.outputImage)
    unmanaged.render(
      output, toBitmap: &bytes, rowBytes: 4, bounds: CGRect(x: 0, y: 0, width: 1, height: 1), format: .RGBA8,
      colorSpace: nil)
    let mean = rows.joined().map { Double($0 >> 16 & 255) }.reduce(0, +) / 600
    XCTAssertEqual(Double(bytes[0]), mean, accuracy: 0.6)
    XCTAssertEqual(bytes[3], 255)
  }

  // MARK: Transforms

  func testTransforms() {
    let rows = noise(8, 6)
    let smaller = image(rows).transformed(by: CGAffineTransform(scaleX: 0.5, y: 0.5))
    XCTAssertEqual(smaller.extent, CGRect(x: 0, y: 0, width: 4, height: 3))
    let expected = (0..<3).map { y in
      (0..<4).map { x -> UInt32 in
        var sum = ReferencePixel(0, 0, 0)
        for word in [rows[2 * y][2 * x], rows[2 * y][2 * x + 1], rows[2 * y + 1][2 * x], rows[2 * y + 1][2 * x + 1]] {
          let pixel = ReferencePixel(word)
          sum = ReferencePixel(sum.red + pixel.red / 4, sum.green + pixel.green / 4, sum.blue + pixel.blue / 4)
        }
        return sum.word
      }
    }
    let flat = image([[0xFF30_4050, 0xFF30_4050], [0xFF30_4050, 0xFF30_4050]])
    assertEqual(
      pixels(
        flat.clampedToExtent().transformed(by: CGAffineTransform(scaleX: 0.5, y: 0.5)),
        CGRect(x: 0, y: 0, width: 1, height: 1)), [[0xFF30_4050]])
    assertEqual(pixels(smaller), expected)
    let double = image(rows).samplingNearest().transformed(by: CGAffineTransform(scaleX: 2, y: 2))
    XCTAssertEqual(pixels(double), rows.flatMap { row in [row, row].map { $0.flatMap { [$0, $0] } } })
    let tile = image([[0xFFFF_0000, 0xFF00_FF00]]).applyingFilter("CIAffineTile")
    XCTAssertEqual(
      pixels(tile, CGRect(x: -1, y: 5, width: 4, height: 1)), [[0xFF00_FF00, 0xFFFF_0000, 0xFF00_FF00, 0xFFFF_0000]])
    let clamped = image([[0xFFFF_0000, 0xFF00_FF00]]).clampedToExtent()
    XCTAssertEqual(
      pixels(clamped, CGRect(x: -1, y: -7, width: 4, height: 1)),
      [[0xFFFF_0000, 0xFFFF_0000, 0xFF00_FF00, 0xFF00_FF00]])
    XCTAssertTrue(image(rows).transformed(by: CGAffineTransform(scaleX: 0, y: 1)).extent.isNull)
  }

  func testPerspectiveCorrectionOfARectangleIsACrop() {
    let rows = noise(20, 16)
    let filter = CIFilter.perspectiveCorrection()
    filter.inputImage = image(rows)
    filter.bottomLeft = CGPoint(x: 4, y: 3)
    filter.bottomRight = CGPoint(x: 14, y: 3)
    filter.topRight = CGPoint(x: 14, y: 11)
    filter.topLeft = CGPoint(x: 4, y: 11)
    XCTAssertEqual(filter.outputImage?.extent, CGRect(x: 0, y: 0, width: 10, height: 8))
    assertEqual(pixels(filter.outputImage), rows[5..<13].map { Array($0[4..<14]) })
  }

  // MARK: Compositing

  func testCompositing() {
    let (above, below) = (noise(13, 11, isOpaque: false, seed: 5), noise(13, 11, isOpaque: false, seed: 6))
    func check(_ name: String, _ mix: (Double, Double) -> Double) {
      let expected = zip(above, below).map { rows in
        zip(rows.0, rows.1).map { words -> UInt32 in
          // Source: W3C, "Compositing and Blending Level 1", section 9: the general formula.
          let (s, b) = (ReferencePixel(words.0), ReferencePixel(words.1))
          let alpha = s.alpha + b.alpha * (1 - s.alpha)
          func part(_ cs: Double, _ cb: Double) -> Double {
            let mixed = (1 - b.alpha) * cs + b.alpha * mix(cs, cb)
            return alpha > 0 ? (s.alpha * mixed + (1 - s.alpha) * b.alpha * cb) / alpha : 0
          }
          return ReferencePixel(part(s.red, b.red), part(s.green, b.green), part(s.blue, b.blue), alpha).word
        }
      }
      let result = image(above).applyingFilter(name, parameters: [kCIInputBackgroundImageKey: image(below)])
      assertEqual(pixels(result), expected, steps: 2, name)
    }
    check("CISourceOverCompositing") { source, _ in source }
    check("CIMultiplyBlendMode") { $0 * $1 }
    check("CIScreenBlendMode") { $0 + $1 - $0 * $1 }
    check("CIDarkenBlendMode") { min($0, $1) }
    check("CILightenBlendMode") { max($0, $1) }
    check("CIDifferenceBlendMode") { abs($0 - $1) }
    check("CIExclusionBlendMode") { $0 + $1 - 2 * $0 * $1 }
    check("CIOverlayBlendMode") { $1 <= 0.5 ? 2 * $0 * $1 : 1 - 2 * (1 - $0) * (1 - $1) }
    check("CIHardLightBlendMode") { $0 <= 0.5 ? 2 * $0 * $1 : 1 - 2 * (1 - $0) * (1 - $1) }
    check("CILinearDodgeBlendMode") { min(1, $0 + $1) }
    check("CIColorDodgeBlendMode") { $1 == 0 ? 0 : $0 == 1 ? 1 : min(1, $1 / (1 - $0)) }
    check("CISoftLightBlendMode") { s, b in
      let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
      return s <= 0.5 ? b - (1 - 2 * s) * b * (1 - b) : b + (2 * s - 1) * (d - b)
    }
  }

  func testMasksAndTints() throws {
    let rows = noise(4, 3)
    let mask = image([[0xFF00_0000, 0xFFFF_FFFF, 0xFF00_0000, 0xFFFF_FFFF]]).clampedToExtent()
    let filter = CIFilter.blendWithMask()
    filter.inputImage = image(rows)
    filter.backgroundImage = CIImage(color: .blue)
    filter.maskImage = mask
    let blended = pixels(filter.outputImage, CGRect(x: 0, y: 0, width: 4, height: 3))
    assertEqual(blended, rows.map { [0xFF00_00FF, $0[1], 0xFF00_00FF, $0[3]] })
    // The tint of Kingfisher.
    let color = try XCTUnwrap(CIFilter(name: "CIConstantColorGenerator"))
    color.setValue(CIColor(color: UIColor(red: 1, green: 0, blue: 0, alpha: 1)), forKey: kCIInputColorKey)
    let over = try XCTUnwrap(CIFilter(name: "CISourceOverCompositing"))
    over.setValue(color.outputImage, forKey: kCIInputImageKey)
    over.setValue(image(rows), forKey: kCIInputBackgroundImageKey)
    let tinted = over.outputImage?.cropped(to: image(rows).extent)
    XCTAssertEqual(Set(pixels(tinted).joined()), [0xFFFF_0000])
  }
}
