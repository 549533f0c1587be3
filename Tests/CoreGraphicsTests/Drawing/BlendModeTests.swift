import CoreGraphics
import XCTest

final class BlendModeTests: XCTestCase {
  /// Draws `source` over the left half of `destination`, and returns a pixel inside that half and one outside.
  private func mix(_ mode: CGBlendMode, _ source: RGBA, over destination: RGBA) -> (inside: UInt32, outside: UInt32) {
    let canvas = Canvas(8, 8, background: destination.premultipliedARGB)
    canvas.context.setBlendMode(mode)
    canvas.context.setFillColor(
      CGColor(red: source.red, green: source.green, blue: source.blue, alpha: source.alpha))
    canvas.context.fill(CGRect(x: 0, y: 0, width: 4, height: 8))
    return (canvas[1, 4], canvas[6, 4])
  }

  private let source = RGBA(red: 0.8, green: 0.4, blue: 0.2, alpha: 0.6)
  private let destination = RGBA(red: 0.1, green: 0.5, blue: 0.9, alpha: 0.7)

  private func assertMixes(
    _ mode: CGBlendMode, line: UInt = #line, _ formula: (_ s: Double, _ sa: Double, _ d: Double, _ da: Double) -> Double
  ) {
    let (inside, outside) = mix(mode, source, over: destination)
    XCTAssertEqual(outside, destination.premultipliedARGB, "\(mode) outside", line: line)
    let (sa, da) = (Double(source.alpha), Double(destination.alpha))
    for (shift, s, d) in [
      (UInt32(16), source.red, destination.red), (8, source.green, destination.green),
      (0, source.blue, destination.blue),
    ] {
      let expected = formula(Double(s) * sa, sa, Double(d) * da, da) * 255
      XCTAssertEqual(Double(inside >> shift & 255), expected, accuracy: 2.1, "\(mode) \(shift)", line: line)
    }
    XCTAssertEqual(Double(inside >> 24), formula(sa, sa, da, da) * 255, accuracy: 2.1, "\(mode) alpha", line: line)
  }

  /// The modes follow the formulas in Core Graphics' documentation, which are for premultiplied components and also
  /// apply to alpha.
  func testPorterDuffModes_andNothingOutsideOfTheShape() {
    assertMixes(.normal) { s, sa, d, _ in s + d * (1 - sa) }
    assertMixes(.clear) { _, _, _, _ in 0 }
    assertMixes(.copy) { s, _, _, _ in s }
    assertMixes(.sourceIn) { s, _, _, da in s * da }
    assertMixes(.sourceOut) { s, _, _, da in s * (1 - da) }
    assertMixes(.sourceAtop) { s, sa, d, da in s * da + d * (1 - sa) }
    assertMixes(.destinationOver) { s, _, d, da in s * (1 - da) + d }
    assertMixes(.destinationIn) { _, sa, d, _ in d * sa }
    assertMixes(.destinationOut) { _, sa, d, _ in d * (1 - sa) }
    assertMixes(.destinationAtop) { s, sa, d, da in s * (1 - da) + d * sa }
    assertMixes(.xor) { s, sa, d, da in s * (1 - da) + d * (1 - sa) }
    assertMixes(.plusLighter) { s, _, d, _ in min(1, s + d) }
    assertMixes(.multiply) { s, sa, d, da in s * d + s * (1 - da) + d * (1 - sa) }
    assertMixes(.screen) { s, _, d, _ in s + d - s * d }
  }

  func testPlusDarker_ofOpaqueColours() {
    let opaque = (RGBA(red: 0.8, green: 0.4, blue: 0.2, alpha: 1), RGBA(red: 0.6, green: 0.5, blue: 0.9, alpha: 1))
    let (inside, outside) = mix(.plusDarker, opaque.0, over: opaque.1)
    XCTAssertEqual(Double(inside >> 16 & 255), 0.4 * 255, accuracy: 1.5)
    XCTAssertEqual(Double(inside >> 8 & 255), 0, accuracy: 1.5)
    XCTAssertEqual(Double(inside & 255), 0.1 * 255, accuracy: 1.5)
    XCTAssertEqual(outside, opaque.1.premultipliedARGB)
  }

  func testSeparableModes_ofOpaqueColours() {
    let (one, two) = (RGBA(red: 0.75, green: 0.25, blue: 0, alpha: 1), RGBA(red: 0.5, green: 0.25, blue: 1, alpha: 1))
    func check(_ mode: CGBlendMode, _ formula: (Double, Double) -> Double, line: UInt = #line) {
      let pixel = mix(mode, one, over: two).inside
      for (shift, s, d) in [(UInt32(16), one.red, two.red), (8, one.green, two.green), (0, one.blue, two.blue)] {
        XCTAssertEqual(
          Double(pixel >> shift & 255), formula(Double(s), Double(d)) * 255, accuracy: 2, "\(mode)", line: line)
      }
    }
    check(.darken, min)
    check(.lighten, max)
    check(.difference) { abs($0 - $1) }
    check(.exclusion) { $0 + $1 - 2 * $0 * $1 }
    check(.overlay) { s, d in d <= 0.5 ? 2 * s * d : 1 - 2 * (1 - s) * (1 - d) }
    check(.hardLight) { s, d in s <= 0.5 ? 2 * s * d : 1 - 2 * (1 - s) * (1 - d) }
  }

  func testDestinationIn_withAnImage_cutsInsideOfItsRectangleOnly() {
    let stencil = Canvas(4, 4)
    stencil.context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
    let canvas = Canvas(8, 4, background: 0xFFFF_0000)
    canvas.context.setBlendMode(.destinationIn)
    canvas.context.drawUpright(CGImage(pixels: stencil.pixels), in: CGRect(x: 0, y: 0, width: 4, height: 4))
    XCTAssertEqual(canvas[0, 0], 0xFFFF_0000)
    XCTAssertEqual(canvas[3, 0], 0)
    XCTAssertEqual(canvas[5, 0], 0xFFFF_0000)
  }
}
