import CoreGraphics
import XCTest

final class RobustnessTests: XCTestCase {
  /// A context still draws after invalid numbers. If cairo were in an error state, it would never draw again.
  func testContexts_surviveStrangeNumbers() {
    for seed in UInt64(1)...30 {
      var random = SeededGenerator(seed: seed)
      let strange: [CGFloat] = [.nan, .infinity, -.infinity, 0, -1, 1e30, -1e30, 1e-30, 3.5, 40, 1e9]
      func any() -> CGFloat { strange.randomElement(using: &random) ?? 0 }
      func point() -> CGPoint { CGPoint(x: any(), y: any()) }
      func rect() -> CGRect { CGRect(x: any(), y: any(), width: any(), height: any()) }
      let canvas = Canvas(24, 24)
      let context = canvas.context
      let picture = CGImage(pixels: PixelBuffer(width: 3, height: 3))
      let gradient = CGGradient(colorsSpace: nil, colors: [red, blue], locations: nil)
      for _ in 0..<25 {
        context.saveGState()
        if Bool.random(using: &random) { context.scaleBy(x: any(), y: any()) }
        if Bool.random(using: &random) { context.translateBy(x: any(), y: any()) }
        if Bool.random(using: &random) { context.rotate(by: any()) }
        context.setLineWidth(any())
        context.setMiterLimit(any())
        context.setLineDash(phase: any(), lengths: [any(), any()])
        context.setAlpha(any())
        context.setShadow(
          offset: CGSize(width: any(), height: any()), blur: Bool.random(using: &random) ? 5 : any(), color: red)
        context.setBlendMode(CGBlendMode(rawValue: Int32.random(in: 0...27, using: &random)) ?? .normal)
        switch Int.random(in: 0...11, using: &random) {
        case 0: context.fill(rect())
        case 1: context.stroke(rect())
        case 2: context.fillEllipse(in: rect())
        case 3: context.draw(picture, in: rect())
        case 4: context.clip(to: rect())
        case 5: context.clip(to: rect(), mask: picture)
        case 6:
          context.addArc(center: point(), radius: any(), startAngle: any(), endAngle: any(), clockwise: true)
          context.strokePath()
        case 7:
          context.move(to: point())
          context.addCurve(to: point(), control1: point(), control2: point())
          context.replacePathWithStrokedPath()
          context.fillPath()
        case 8: context.drawLinearGradient(gradient!, start: point(), end: point(), options: [])
        case 9:
          context.drawRadialGradient(
            gradient!, startCenter: point(), startRadius: any(), endCenter: point(), endRadius: any(), options: [])
        case 10:
          context.beginTransparencyLayer(in: rect(), auxiliaryInfo: nil)
          context.fill(rect())
          context.endTransparencyLayer()
        default: context.draw(picture, in: rect(), byTiling: true)
        }
        context.restoreGState()
      }
      context.clear(CGRect(x: 0, y: 0, width: 24, height: 24))
      context.setFillColor(green)
      context.fill(CGRect(x: 2, y: 2, width: 4, height: 4))
      XCTAssertEqual(canvas[3, 3], 0xFF00_FF00, "seed \(seed)")
      XCTAssertEqual(canvas[10, 10], 0, "seed \(seed)")
    }
  }

  /// Sizes whose products are no integers, as files and arithmetic errors contain them.
  func testImagesAndContextsOfSizesThatNoMemoryHas_areNil() {
    guard let provider = CGDataProvider(data: Data([1, 2, 3]) as CFData) else { return XCTFail("no provider") }
    let info = CGImageAlphaInfo.premultipliedLast.rawValue
    for (width, height, rowBytes) in [
      (100, 100, 400), (Int.max, 1, 4), (Int.max, 1, Int.max), (1, Int.max, 4), (1 << 20, 1 << 20, 1 << 22),
      (10, 10, Int.max), (10, 10, -40), (-1, 5, 4), (0, 0, 0), (Int.min, Int.min, Int.min),
    ] {
      XCTAssertNil(
        CGImage(
          width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: rowBytes,
          space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo(rawValue: info), provider: provider,
          decode: nil, shouldInterpolate: false, intent: .defaultIntent), "\(width) \(height) \(rowBytes)")
      XCTAssertNil(
        CGImage(
          maskWidth: width, height: height, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: rowBytes,
          provider: provider, decode: nil, shouldInterpolate: false), "\(width) \(height) \(rowBytes)")
      guard width != 100 else { continue }
      XCTAssertNil(
        CGContext(
          data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: rowBytes,
          space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info), "\(width) \(height) \(rowBytes)")
    }
  }
}
