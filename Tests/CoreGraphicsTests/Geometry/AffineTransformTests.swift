import CoreGraphics
import TestSupport
import XCTest

final class AffineTransformTests: XCTestCase {
  private func values(_ transform: CGAffineTransform) -> [CGFloat] {
    [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
  }

  private func check(_ got: [CGFloat], _ expected: [Double], _ tolerance: Double, _ id: String) {
    XCTAssertEqual(got.count, expected.count, id)
    for (one, two) in zip(got, expected) { XCTAssertEqual(Double(one), two, accuracy: tolerance, id) }
  }

  /// The cases measured on iOS. The two cases of a view's frame are computed from its components. ViewTests tests the
  /// view.
  func testOracle_affineCases() throws {
    try Oracle.each("view-cases.json", family: "affine") { entry in
      let tolerance = entry.tolerance ?? 1e-6
      switch entry.id {
      case "affine-rotation-half-pi":
        let expected = try entry.expect.numbers("value")
        check(values(CGAffineTransform(rotationAngle: .pi / 2)), expected, tolerance, entry.id)
      case "affine-tsr":
        let expected = try entry.expect.numbers("value")
        check(values(translateScaleRotate), expected, tolerance, entry.id)
      case "affine-rect":
        let expected = try entry.expect.numbers("value")
        let rect = CGRect(x: 0, y: 0, width: 10, height: 10).applying(translateScaleRotate)
        check([rect.minX, rect.minY, rect.width, rect.height], expected, tolerance, entry.id)
      case "frame-under-scale", "transform-frame-translate":
        let before = try entry.config.numbers("frame_before")
        let expected = try entry.expect.numbers("frame")
        let words = try entry.config.value("transform", as: OracleValue.self)
        if words != "scale 2" { XCTAssertEqual([Double].read(words)?.count, 6, entry.id) }
        let transform =
          [Double].read(words).map { CGAffineTransform($0[0], $0[1], $0[2], $0[3], $0[4], $0[5]) }
          ?? CGAffineTransform(scaleX: 2, y: 2)
        let frame = CGRect(x: before[0], y: before[1], width: before[2], height: before[3])
        let around = CGRect(x: -frame.width / 2, y: -frame.height / 2, width: frame.width, height: frame.height)
          .applying(transform).offsetBy(dx: frame.midX, dy: frame.midY)
        check([around.minX, around.minY, around.width, around.height], expected, tolerance, entry.id)
        // ViewOracleTests compares the bounds and the center of the view.
        for key in ["bounds", "center_unchanged"] where entry.expect.has(key) {
          try entry.expect.leave(key, to: "ViewOracleTests")
        }
      default: XCTFail("unknown case \(entry.id)")
      }
    }
  }

  private var translateScaleRotate: CGAffineTransform {
    CGAffineTransform(translationX: 10, y: 20).scaledBy(x: 2, y: 3).rotated(by: .pi / 4)
  }

  func testConcatenating_appliesTheReceiverFirst() {
    let move = CGAffineTransform(translationX: 5, y: 0)
    let grow = CGAffineTransform(scaleX: 2, y: 2)
    XCTAssertEqual(CGPoint(x: 1, y: 1).applying(move.concatenating(grow)), CGPoint(x: 12, y: 2))
    XCTAssertEqual(CGPoint(x: 1, y: 1).applying(grow.concatenating(move)), CGPoint(x: 7, y: 2))
    XCTAssertEqual(move.scaledBy(x: 2, y: 2), grow.concatenating(move))
  }

  func testInverted_undoesRandomTransforms_andKeepsSingularOnes() {
    for seed in UInt64(1)...200 {
      var random = SeededGenerator(seed: seed)
      let transform = CGAffineTransform(
        a: random.number(-3...3), b: random.number(-3...3), c: random.number(-3...3), d: random.number(-3...3),
        tx: random.number(-99...99), ty: random.number(-99...99))
      guard abs(transform.a * transform.d - transform.b * transform.c) > 0.05 else { continue }
      let point = CGPoint(x: random.number(-99...99), y: random.number(-99...99))
      let back = point.applying(transform).applying(transform.inverted())
      XCTAssertEqual(back.x, point.x, accuracy: 1e-8, "seed \(seed)")
      XCTAssertEqual(back.y, point.y, accuracy: 1e-8, "seed \(seed)")
    }
    let flat = CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 1, ty: 1)
    XCTAssertEqual(flat.inverted(), flat)
  }

  func testDecomposed_isPutTogetherAgain() {
    for seed in UInt64(1)...200 {
      var random = SeededGenerator(seed: seed)
      let transform = CGAffineTransform(
        a: random.number(-3...3), b: random.number(-3...3), c: random.number(-3...3), d: random.number(-3...3),
        tx: random.number(-9...9), ty: random.number(-9...9))
      let again = CGAffineTransform(transform.decomposed())
      for (one, two) in zip(values(transform), values(again)) {
        XCTAssertEqual(one, two, accuracy: 1e-9, "seed \(seed)")
      }
    }
    let parts = CGAffineTransform(rotationAngle: 0.5).scaledBy(x: 2, y: 3).decomposed()
    XCTAssertEqual(parts.rotation, 0.5, accuracy: 1e-12)
    XCTAssertEqual(parts.scale.width, 2, accuracy: 1e-12)
    XCTAssertEqual(parts.scale.height, 3, accuracy: 1e-12)
    XCTAssertEqual(parts.horizontalShear, 0, accuracy: 1e-12)
  }

  func testIdentity() {
    XCTAssertTrue(CGAffineTransform.identity.isIdentity)
    XCTAssertFalse(CGAffineTransform().isIdentity)
    XCTAssertFalse(CGAffineTransform(translationX: 1e-12, y: 0).isIdentity)
  }

  func testApplying_leavesNullAndInfiniteRectangles() {
    let turn = CGAffineTransform(rotationAngle: 1)
    XCTAssertTrue(CGRect.null.applying(turn).isNull)
    XCTAssertTrue(CGRect.infinite.applying(turn).isInfinite)
    XCTAssertEqual(
      CGSize(width: 2, height: 3).applying(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 9, ty: 9)),
      CGSize(width: -3, height: 2))
  }
}
