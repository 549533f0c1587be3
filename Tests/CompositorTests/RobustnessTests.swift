import CoreGraphics
import QuartzCore
import XCTest

@testable import SoftwareCompositor

/// Layers with invalid values are not drawn and cause no failure.
@preconcurrency @MainActor
final class RobustnessTests: XCTestCase {
  private let root = CALayer()
  private let surface = TestSurface(width: 64, height: 48)
  private let server = SoftwareRenderServer()
  private let probe = CALayer()

  override func setUp() async throws {
    await MainActor.run {
      CATransaction.setDisableActions(true)
      root.frame = CGRect(x: 0, y: 0, width: 64, height: 48)
      root.backgroundColor = .white
      root.addSublayer(probe)
    }
  }

  private func dress(_ layer: CALayer) {
    layer.frame = CGRect(x: 10, y: 10, width: 30, height: 20)
    layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    layer.contents = Pixels.photo(8, 8)
    layer.cornerRadius = 5
    layer.borderWidth = 1
    layer.shadowOpacity = 0.5
    layer.shadowColor = .black
  }

  private func render() -> RenderReport { server.render(root, scale: 1, to: surface) }

  func testNumbersThatAreNone_thatTheLayerIsLeftOut() {
    for change: (CALayer) -> Void in [
      { $0.position.x = .nan }, { $0.bounds.size.width = .infinity }, { $0.bounds.origin.y = -.infinity },
      { $0.transform.m11 = .nan }, { $0.transform = CATransform3DMakeScale(.infinity, 1, 1) }, { $0.opacity = .nan },
      { $0.cornerRadius = .infinity }, { $0.borderWidth = .nan }, { $0.anchorPoint = CGPoint(x: CGFloat.nan, y: 0) },
      { $0.position = CGPoint(x: 1e300, y: -1e300) }, { $0.zPosition = .nan }, { $0.shadowRadius = .nan },
      { $0.shadowRadius = 1e9 }, { $0.shadowOffset.width = .infinity }, { $0.contentsRect.size.width = .nan },
      { $0.contentsScale = 0 }, { $0.contentsScale = .nan },
      {
        $0.rasterizationScale = 0; $0.shouldRasterize = true
      },
      { $0.sublayerTransform.m34 = .nan }, { $0.bounds.size = CGSize(width: -20, height: -10) },
      { $0.bounds.size = CGSize(width: 1e8, height: 1e8) }, { $0.borderWidth = 1e9 }, { $0.cornerRadius = -4 },
      { $0.contentsCenter = CGRect(x: 2, y: -1, width: -5, height: 9) }, { $0.anchorPoint = CGPoint(x: 1e7, y: 1e7) },
    ] {
      let layer = CALayer()
      dress(layer)
      let child = CALayer()
      dress(child)
      layer.addSublayer(child)
      root.addSublayer(layer)
      change(layer)
      for masks in [false, true] {
        layer.masksToBounds = masks
        _ = render()
        layer.transform = CATransform3DRotate(layer.transform, 0.3, 0.1, 0.2, 1)
        _ = render()
      }
      XCTAssertEqual(surface.faults, [])
      layer.removeFromSuperlayer()
      _ = render()
      XCTAssertEqual(surface[0, 0] & 0xFF_FFFF, 0xFF_FFFF)
    }
  }

  func testSingularTransforms_thatNothingIsSeen() {
    dress(probe)
    for transform in [
      CATransform3DMakeScale(0, 0, 1), CATransform3DMakeScale(1, 0, 1), CATransform3DMakeScale(1e-9, 1e-9, 1),
      CATransform3DMakeRotation(.pi / 2, 0, 1, 0),
    ] {
      probe.transform = transform
      _ = render()
      let colored = surface.shown.filter { $0 & 0xFF_FFFF != 0xFF_FFFF }.count
      XCTAssertLessThan(colored, 120, "\(transform)")
    }
  }

  func testQuadsAroundTheEye_thatWhatIsBehindIsCut() {
    dress(probe)
    probe.frame = CGRect(x: 0, y: 0, width: 64, height: 48)
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 20
    root.sublayerTransform = perspective
    for angle in stride(from: 0.0, to: 6.28, by: 0.1) {
      probe.transform = CATransform3DMakeRotation(CGFloat(angle), 0, 1, 0)
      _ = render()
      XCTAssertEqual(surface.faults, [])
    }
    probe.transform = CATransform3DMakeTranslation(0, 0, 50)
    _ = render()
    XCTAssertEqual(Set(surface.shown.map { $0 & 0xFF_FFFF }), [0xFF_FFFF], "behind the eye")
  }

  func testHiddenRoot_thatTheSurfaceIsBlack() {
    root.isHidden = true
    _ = render()
    XCTAssertEqual(Set(surface.shown), [0xFF00_0000])
    root.isHidden = false
    _ = render()
    XCTAssertEqual(surface[3, 3], 0xFFFF_FFFF)
  }

  func testBackfaceOfOneSidedLayer_thatItIsNotSeen() {
    dress(probe)
    probe.shadowOpacity = 0
    probe.isDoubleSided = false
    probe.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    _ = render()
    XCTAssertEqual(surface[20, 20], 0xFFFF_FFFF)
    probe.isDoubleSided = true
    _ = render()
    XCTAssertNotEqual(surface[20, 20], 0xFFFF_FFFF)
  }

  func testLayerHiddenWhileItsChildrenChange_thatItShowsThemLater() {
    let child = CALayer()
    child.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    child.backgroundColor = .black
    probe.frame = CGRect(x: 10, y: 10, width: 30, height: 20)
    probe.addSublayer(child)
    _ = render()
    probe.isHidden = true
    _ = render()
    child.backgroundColor = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
    XCTAssertFalse(render().didPresent)
    child.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    probe.isHidden = false
    _ = render()
    XCTAssertEqual(surface[12, 12], 0xFF00_00FF)
    child.backgroundColor = .black
    _ = render()
    XCTAssertEqual(surface[12, 12], 0xFF00_0000)
  }
}
