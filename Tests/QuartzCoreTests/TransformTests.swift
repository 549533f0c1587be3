import QuartzCore
import XCTest

@preconcurrency @MainActor
final class TransformTests: XCTestCase {
  func testInverse_undoes() {
    var random = SeededNumbers(seed: 3)
    for _ in 0..<200 {
      var t = CATransform3DIdentity
      t.m34 = -1 / 700
      t = CATransform3DRotate(t, random.next(-3...3), random.next(-1...1), random.next(-1...1), 1)
      t = CATransform3DScale(t, random.next(0.2...3), random.next(0.2...3), 1.3)
      t = CATransform3DTranslate(t, random.next(-50...50), random.next(-50...50), random.next(-50...50))
      let one = CATransform3DConcat(t, CATransform3DInvert(t))
      XCTAssertTrue(close(one, CATransform3DIdentity))
      let parts = TransformComponents(t)
      XCTAssertNotNil(parts)
      if let parts {
        // Only the proportions of a projection matter, so it is returned with m44 = 1.
        let again = parts.transform
        for corner in [CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10), CGPoint(x: -7, y: 5)] {
          XCTAssertEqual(again.project(corner).x, t.project(corner).x, accuracy: 1e-7)
          XCTAssertEqual(again.project(corner).y, t.project(corner).y, accuracy: 1e-7)
        }
        XCTAssertEqual(again.m33 * t.m44, t.m33, accuracy: 1e-8)
      }
      let p = CGPoint(x: random.next(-20...20), y: random.next(-20...20))
      if let back = t.planeInverse?.project(t.project(p)) {
        XCTAssertEqual(back.x, p.x, accuracy: 1e-6)
        XCTAssertEqual(back.y, p.y, accuracy: 1e-6)
      } else {
        XCTFail("no way back")
      }
    }
    XCTAssertEqual(CATransform3DInvert(CATransform3DMakeScale(0, 1, 1)), CATransform3DMakeScale(0, 1, 1))
  }

  func testAffineParts_turnMirrorAndSkew() {
    var random = SeededNumbers(seed: 4)
    for _ in 0..<200 {
      let m = CATransform3DMakeAffineTransform(
        CGAffineTransform(
          a: random.next(-2...2), b: random.next(-2...2), c: random.next(-2...2), d: random.next(-2...2),
          tx: random.next(-9...9), ty: random.next(-9...9)))
      guard let parts = TransformComponents(m) else { return XCTFail("no parts") }
      XCTAssertTrue(close(parts.transform, m), "\(m)")
    }
    let mirrored = CATransform3DIdentity.interpolated(to: CATransform3DMakeScale(-1, 1, 1), progress: 0.25)
    XCTAssertTrue(close(mirrored, CATransform3DMakeScale(0.5, 1, 1)), "a mirror image goes through the edge")
  }

  func testPerspective_makesTheFarSideSmaller() {
    var t = CATransform3DIdentity
    t.m34 = -1 / 400
    t = CATransform3DRotate(t, .pi / 4, 0, 1, 0)
    let quad = t.project(CGRect(x: -50, y: -50, width: 100, height: 100))
    let left = quad.bottomLeft.y - quad.topLeft.y
    let right = quad.bottomRight.y - quad.topRight.y
    XCTAssertNotEqual(left, right, accuracy: 1)
    XCTAssertFalse(t.isAffine)
    XCTAssertGreaterThan(quad.signedArea2, 0)
  }

  func testKeyValueCoding() {
    let layer = CALayer()
    layer.setValue(CGFloat.pi / 4, forKeyPath: "transform.rotation.z")
    layer.setValue(2, forKeyPath: "transform.scale")
    layer.setValue(30, forKeyPath: "position.x")
    layer.setValue(12.5, forKeyPath: "bounds.size.width")
    layer.setValue("anything", forKey: "mine")
    XCTAssertEqual(layer.value(forKeyPath: "transform.rotation.z") as? CGFloat ?? 0, .pi / 4, accuracy: 1e-9)
    XCTAssertEqual(layer.value(forKeyPath: "transform.rotation") as? Double ?? 0, .pi / 4, accuracy: 1e-9)
    XCTAssertEqual((layer.value(forKeyPath: "transform.scale.x") as? NSNumber)?.doubleValue ?? 0, 2, accuracy: 1e-9)
    XCTAssertEqual(layer.position, CGPoint(x: 30, y: 0))
    XCTAssertEqual(layer.value(forKey: "position") as? CGPoint, CGPoint(x: 30, y: 0))
    XCTAssertEqual(layer.bounds.width, 12.5)
    XCTAssertEqual(layer.value(forKey: "mine") as? String, "anything")
    XCTAssertNil(layer.value(forKey: "nobody"))
    let boxed = NSValue(caTransform3D: CATransform3DMakeScale(2, 3, 4))
    layer.setValue(boxed, forKey: "transform")
    XCTAssertEqual(layer.transform, CATransform3DMakeScale(2, 3, 4))
  }

  private func close(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
    let paths: [KeyPath<CATransform3D, CGFloat>] = [
      \.m11, \.m12, \.m13, \.m14, \.m21, \.m22, \.m23, \.m24, \.m31, \.m32, \.m33, \.m34, \.m41, \.m42, \.m43, \.m44,
    ]
    return paths.allSatisfy { abs(a[keyPath: $0] - b[keyPath: $0]) < 1e-8 * max(1, abs(a[keyPath: $0])) }
  }
}
