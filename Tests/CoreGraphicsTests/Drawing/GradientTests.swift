import CoreGraphics
import XCTest

final class GradientTests: XCTestCase {
  private let gradient = CGGradient(
    colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: [red, blue] as CFArray, locations: [0, 1])

  func testLinear_runsFromOneColourToTheOther_andStopsThere() throws {
    let gradient = try XCTUnwrap(gradient)
    let canvas = Canvas(120, 4)
    canvas.context.drawLinearGradient(
      gradient, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 110, y: 0), options: [])
    XCTAssertEqual(canvas.alpha(5, 2), 0)
    XCTAssertEqual(canvas.alpha(115, 2), 0)
    for x in stride(from: 15, to: 105, by: 10) {
      let part = (Double(x) + 0.5 - 10) / 100
      XCTAssertEqual(Double(canvas.red(x, 2)), 255 * (1 - part), accuracy: 2)
      XCTAssertEqual(Double(canvas.blue(x, 2)), 255 * part, accuracy: 2)
    }
  }

  func testOptions_letItGoOn() throws {
    let gradient = try XCTUnwrap(gradient)
    let canvas = Canvas(30, 2)
    canvas.context.drawLinearGradient(
      gradient, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 20, y: 0), options: .drawsBeforeStartLocation)
    XCTAssertEqual(canvas[2, 0], 0xFFFF_0000)
    XCTAssertEqual(canvas[25, 0], 0)
    canvas.context.drawLinearGradient(
      gradient, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 20, y: 0), options: .drawsAfterEndLocation)
    XCTAssertEqual(canvas[25, 0], 0xFF00_00FF)
  }

  func testRadial_isRound_andScalesWithTheSpace() throws {
    let gradient = try XCTUnwrap(gradient)
    let canvas = Canvas(50, 50, scale: 2)
    canvas.context.drawRadialGradient(
      gradient, startCenter: CGPoint(x: 25, y: 25), startRadius: 0, endCenter: CGPoint(x: 25, y: 25), endRadius: 20,
      options: [])
    XCTAssertEqual(canvas.red(50, 50), 252, accuracy: 4)
    XCTAssertEqual(canvas.red(50, 30), 128, accuracy: 6)
    XCTAssertEqual(canvas.red(70, 50), 128, accuracy: 6)
    XCTAssertEqual(canvas.alpha(95, 50), 0)
    XCTAssertEqual(canvas.alpha(50, 88), 255)
  }

  func testConic_followsTheDirection() throws {
    let gradient = try XCTUnwrap(gradient)
    let canvas = Canvas(40, 40)
    canvas.context.drawConicGradient(gradient, center: CGPoint(x: 20, y: 20), angle: 0)
    XCTAssertEqual(canvas.red(39, 21), 253, accuracy: 4)
    XCTAssertEqual(canvas.red(20, 39), 191, accuracy: 3)
    XCTAssertEqual(canvas.red(0, 20), 127, accuracy: 3)
    XCTAssertEqual(canvas.red(20, 0), 64, accuracy: 3)
  }

  func testColorsAreMixedUnmultiplied_asCoreGraphicsDoes() throws {
    let fade = try XCTUnwrap(
      CGGradient(colorsSpace: nil, colors: [CGColor.white, CGColor.clear], locations: nil))
    let canvas = Canvas(100, 1)
    canvas.context.drawLinearGradient(fade, start: .zero, end: CGPoint(x: 100, y: 0), options: [])
    // In the middle: gray 0.5 with alpha 0.5.
    XCTAssertEqual(canvas.alpha(50, 0), 127, accuracy: 2)
    XCTAssertEqual(canvas.red(50, 0), 64, accuracy: 2)
    XCTAssertEqual(fade.color(at: 0.5).red, 0.5, accuracy: 1e-9)
  }

  func testStopsOutOfOrder_areSorted_andUnusableOnesRefused() throws {
    let three = try XCTUnwrap(
      CGGradient(colorsSpace: nil, colors: [blue, red, green], locations: [1, 0, 0.5]))
    XCTAssertEqual(three.stops.map(\.location), [0, 0.5, 1])
    XCTAssertEqual(three.color(at: 0.5), green.rgba)
    XCTAssertNil(CGGradient(colorsSpace: nil, colors: [], locations: nil))
    XCTAssertNil(CGGradient(colorsSpace: nil, colors: ["no colour"], locations: nil))
    let components: [CGFloat] = [0, 1, 1, 0.5]
    let gray = try XCTUnwrap(
      CGGradient(colorSpace: CGColorSpaceCreateDeviceGray(), colorComponents: components, locations: nil, count: 2))
    XCTAssertEqual(gray.color(at: 1), RGBA(red: 1, green: 1, blue: 1, alpha: 0.5))
  }
}
