import CoreGraphics
import Foundation
import QuartzCore
import XCTest

@testable import SoftwareCompositor

/// Layers that show what is behind them through a filter.
@preconcurrency @MainActor
final class BackdropTests: XCTestCase {
  private let root = CALayer()
  private let behind = CALayer()
  private let panel = CALayer()
  private let server = SoftwareRenderServer()
  private var surface = TestSurface(width: 1, height: 1)

  override func setUp() async throws {
    await MainActor.run {
      CATransaction.setDisableActions(true)
      SoftwareCompositing.register()
    }
  }

  /// Fills a surface with a picture of sharp squares, and adds a panel with a filter in front of it.
  private func start(_ width: Int, _ height: Int, panel frame: CGRect, radius: Double) {
    surface = TestSurface(width: width, height: height)
    root.frame = CGRect(x: 0, y: 0, width: width, height: height)
    root.backgroundColor = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
    behind.frame = root.bounds
    behind.contents = Self.squares(width, height)
    root.addSublayer(behind)
    panel.frame = frame
    panel.backdropFilter = BackdropFilter(radius: radius)
    root.addSublayer(panel)
  }

  private static func squares(_ width: Int, _ height: Int) -> CGImage {
    Pixels.image(width, height) { x, y in
      let cell = (x / 13 &* 73 &+ y / 11 &* 151) &* 40503
      return UInt32(truncatingIfNeeded: cell &* cell) & 0xFF_FFFF
    }
  }

  @discardableResult
  private func frame() -> (blurred: Int, composited: Int, presented: Bool) {
    let report = server.render(root, scale: 1, to: surface)
    XCTAssertEqual(surface.faults, [])
    return (report.blurredPixelCount, report.compositedPixelCount, report.didPresent)
  }

  /// A Gaussian filter in double precision. It uses only the pixels in a box, and divides by their weight.
  private static func gaussian(
    _ pixels: [UInt32], width: Int, _ box: (x: Int, y: Int, width: Int, height: Int), sigma: Double
  ) -> [[Double]] {
    let reach = Int((sigma * 5).rounded(.up))
    let weights = (-reach...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    func blurred(_ line: [Double]) -> [Double] {
      line.indices.map { index in
        var sum = 0.0
        var weight = 0.0
        for k in max(-reach, -index)...min(reach, line.count - 1 - index) {
          sum += line[index + k] * weights[k + reach]
          weight += weights[k + reach]
        }
        return sum / weight
      }
    }
    return [UInt32(16), 8, 0].map { shift in
      var rows = (0..<box.height).map { y in
        blurred((0..<box.width).map { x in Double(pixels[(box.y + y) * width + box.x + x] >> shift & 255) })
      }
      for x in 0..<box.width {
        let column = blurred(rows.map { $0[x] })
        for y in 0..<box.height { rows[y][x] = column[y] }
      }
      return rows.flatMap { $0 }
    }
  }

  func testTheBlur_thatItIsCloseToAGaussian() {
    for (sigma, mean, most) in [(1.0, 0.4, 3.0), (3, 0.8, 6), (7, 1.3, 7), (20, 0.9, 7), (33, 0.8, 7), (60, 0.8, 5)] {
      start(300, 220, panel: CGRect(x: 20, y: 10, width: 260, height: 190), radius: 0)
      panel.isHidden = true
      frame()
      let sharp = surface.shown
      panel.isHidden = false
      panel.backdropFilter = BackdropFilter(radius: sigma)
      frame()
      let wanted = Self.gaussian(sharp, width: 300, (20, 10, 260, 190), sigma: sigma)
      var sum = 0.0
      var largest = 0.0
      for y in 0..<190 {
        for x in 0..<260 {
          let pixel = surface[20 + x, 10 + y]
          for (index, shift) in [UInt32(16), 8, 0].enumerated() {
            let error = abs(Double(pixel >> shift & 255) - wanted[index][y * 260 + x])
            sum += error
            largest = max(largest, error)
          }
        }
      }
      let average = sum / Double(260 * 190 * 3)
      print("sigma \(sigma): mean difference \(average), largest \(largest)")
      XCTAssertLessThan(average, mean, "sigma \(sigma)")
      XCTAssertLessThan(largest, most, "sigma \(sigma)")
      // Outside the panel nothing changes.
      XCTAssertEqual(surface[10, 100], sharp[100 * 300 + 10])
    }
  }

  func testAUniformBackdrop_thatItKeepsItsColor() {
    for color: UInt32 in [0xFF00_0000, 0xFFFF_FFFF, 0xFF33_4455] {
      start(120, 90, panel: CGRect(x: 7, y: 5, width: 101, height: 73), radius: 12)
      behind.contents = Pixels.image(120, 90) { _, _ in color }
      frame()
      XCTAssertEqual(Set(surface.shown), [color])
    }
  }

  func testAtRest_thatNothingIsBlurredAgain() {
    start(400, 300, panel: CGRect(x: 0, y: 0, width: 400, height: 60), radius: 10)
    XCTAssertEqual(frame().blurred, 400 * 60)
    XCTAssertFalse(frame().presented)
    // In front of the panel.
    let front = CALayer()
    front.frame = CGRect(x: 20, y: 20, width: 30, height: 20)
    front.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    root.addSublayer(front)
    let added = frame()
    XCTAssertEqual(added.blurred, 0)
    XCTAssertEqual(added.composited, 600)
    // Beside the panel.
    let beside = CALayer()
    beside.frame = CGRect(x: 20, y: 100, width: 30, height: 20)
    beside.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    root.insertSublayer(beside, below: panel)
    XCTAssertEqual(frame().blurred, 0)
    // Behind the panel: as far as the blur reaches, not everywhere.
    beside.frame.origin.y = 30
    let changed = frame().blurred
    XCTAssertGreaterThan(changed, 0)
    XCTAssertLessThan(changed, 400 * 60 / 2)
    panel.removeFromSuperlayer()
    XCTAssertEqual(frame().blurred, 0)
  }

  func testGroupsAndTransforms_thatTheyShowWhatIsBehindThem() {
    start(200, 200, panel: CGRect(x: 50, y: 50, width: 100, height: 100), radius: 6)
    frame()
    let plain = surface[100, 100]
    let sharp = Self.squares(200, 200).pixels[100, 100]
    // A group of two overlapping layers with an opacity: half of the sharp picture, half of the blurred one.
    let inner = CALayer()
    inner.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    inner.backgroundColor = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
    panel.addSublayer(inner)
    panel.opacity = 0.5
    frame()
    for shift in [UInt32(0), 8, 16] {
      let expected = (Int(plain >> shift & 255) + Int(sharp >> shift & 255)) / 2
      XCTAssertEqual(Double(surface[100, 100] >> shift & 255), Double(expected), accuracy: 2)
    }
    panel.opacity = 1
    // Turned by half a turn, the picture behind stays as it is.
    panel.transform = CATransform3DMakeRotation(.pi, 0, 0, 1)
    frame()
    for shift in [UInt32(0), 8, 16] {
      XCTAssertEqual(
        Double(surface[100, 100] >> shift & 255), Double(plain >> shift & 255), accuracy: 3)
    }
    // What moves behind a group is seen in it.
    behind.contents = Pixels.image(200, 200) { _, _ in 0xFF20_4060 }
    XCTAssertGreaterThan(frame().blurred, 0)
    XCTAssertEqual(surface[100, 100], 0xFF20_4060)
  }

  func testASnapshotWithoutBackground_thatTheMaterialIsOpaque() {
    panel.frame = CGRect(x: 0, y: 0, width: 40, height: 30)
    panel.backdropFilter = BackdropFilter(radius: 20, saturation: 1.8, tint: [0.3, 0.3, 0.3, 0.3])
    let buffer = PixelBuffer(width: 40, height: 30)
    OffscreenRenderer.draw(panel, buffer, .zero, 1)
    XCTAssertEqual(buffer[20, 15], 0xFFFF_FFFF)
  }
}
