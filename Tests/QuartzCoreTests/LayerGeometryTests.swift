import QuartzCore
import TestSupport
import XCTest

@preconcurrency @MainActor
final class LayerGeometryTests: XCTestCase {
  func testOracle_layerFamilyOfViewCases() throws {
    let cases = try Oracle.cases("view-cases.json", family: "layer")
    var ran = 0
    for entry in cases {
      let layer = CALayer()
      if let frame = entry.config["layer.frame", as: CGRect.self] { layer.frame = frame }
      if let anchor = entry.config["anchorPoint", as: [Double].self] {
        layer.anchorPoint = CGPoint(x: anchor[0], y: anchor[1])
      }
      if let then = entry.config["then", as: String.self] {
        XCTAssertEqual(then, "anchorPoint = (0,0)")
        layer.anchorPoint = .zero
      }
      if let position = entry.config["position", as: [Double].self] {
        layer.position = CGPoint(x: position[0], y: position[1])
      }
      if let size = entry.config["bounds_size", as: [Double].self] {
        layer.bounds.size = CGSize(width: size[0], height: size[1])
      }
      if entry.config.has("steps") {
        let (one, two) = (CALayer(), CALayer())
        layer.addSublayer(one)
        layer.addSublayer(two)
        one.removeFromSuperlayer()
        two.removeFromSuperlayer()
        XCTAssertNil(layer.sublayers, entry.id)
        XCTAssertNil(one.superlayer, entry.id)
      }
      if let bounds = entry.expect["bounds", as: CGRect.self] { XCTAssertEqual(layer.bounds, bounds, entry.id) }
      if let position = entry.expect["position", as: CGPoint.self] {
        XCTAssertEqual(layer.position, position, entry.id)
      }
      if let frame = entry.expect["frame", as: CGRect.self] { XCTAssertEqual(layer.frame, frame, entry.id) }
      ran += 1
    }
    XCTAssertEqual(ran, 4)
  }

  func testSettingTheFrame_keepsTheBoundsOrigin() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 7, y: 9, width: 10, height: 10)
    layer.frame = CGRect(x: 100, y: 50, width: 20, height: 40)
    XCTAssertEqual(layer.bounds, CGRect(x: 7, y: 9, width: 20, height: 40))
    XCTAssertEqual(layer.position, CGPoint(x: 110, y: 70))
  }

  func testFrameOfATurnedLayer_isTheBoundingBox() {
    let layer = CALayer()
    layer.frame = CGRect(x: 100, y: 100, width: 40, height: 20)
    layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    assertEqual(layer.frame, CGRect(x: 110, y: 90, width: 20, height: 40))
    layer.frame = CGRect(x: 0, y: 0, width: 30, height: 60)
    assertEqual(layer.bounds, CGRect(x: 0, y: 0, width: 60, height: 30))
    assertEqual(layer.frame, CGRect(x: 0, y: 0, width: 30, height: 60))
  }

  /// Compares conversions in random layer trees with multiplied matrices, with and without perspective.
  func testConversion_agreesWithMatricesMultipliedOut() {
    for seed in UInt64(1)...200 {
      var random = SeededNumbers(seed: seed)
      let hasDepth = seed % 2 == 0
      var layers: [CALayer] = [CALayer()]
      layers[0].bounds = CGRect(x: 0, y: 0, width: 300, height: 300)
      for _ in 0..<8 {
        let layer = CALayer()
        layer.bounds = CGRect(
          x: random.next(-20...20), y: random.next(-20...20), width: random.next(10...200),
          height: random.next(10...200))
        layer.position = CGPoint(x: random.next(-50...250), y: random.next(-50...250))
        layer.anchorPoint = CGPoint(x: random.next(0...1), y: random.next(0...1))
        switch random.index(below: 4) {
        case 0: layer.transform = CATransform3DMakeRotation(random.next(-3...3), 0, 0, 1)
        case 1: layer.transform = CATransform3DMakeScale(random.next(0.5...2), random.next(0.5...2), 1)
        case 2 where hasDepth:
          var t = CATransform3DIdentity
          t.m34 = -1 / 2000
          layer.transform = CATransform3DRotate(t, random.next(-0.5...0.5), 0.3, 1, 0)
        default: break
        }
        if random.index(below: 4) == 0 {
          layer.sublayerTransform = CATransform3DMakeRotation(random.next(-1...1), 0, 0, 1)
        }
        if random.index(below: 6) == 0 { layer.isGeometryFlipped = true }
        layers[random.index(below: layers.count)].addSublayer(layer)
        layers.append(layer)
      }
      for _ in 0..<12 {
        let from = layers[random.index(below: layers.count)]
        let to = layers[random.index(below: layers.count)]
        let p = CGPoint(x: random.next(0...50), y: random.next(0...50))
        let result = from.convert(p, to: to)
        // In the coordinates of the root both are the same point.
        let here = Self.toRoot(from, p)
        let there = Self.toRoot(to, result)
        XCTAssertEqual(here.x, there.x, accuracy: 1e-5, "seed \(seed)")
        XCTAssertEqual(here.y, there.y, accuracy: 1e-5, "seed \(seed)")
        let back = from.convert(result, from: to)
        XCTAssertEqual(back.x, p.x, accuracy: 1e-5, "seed \(seed)")
        XCTAssertEqual(back.y, p.y, accuracy: 1e-5, "seed \(seed)")
        XCTAssertEqual(from.convert(p, to: nil).x, here.x, accuracy: 1e-5, "seed \(seed)")
      }
    }
  }

  /// Converts a point to the root, level by level. Each level is a complete 4 × 4 product whose result is divided by
  /// its last component.
  private static func toRoot(_ layer: CALayer, _ p: CGPoint) -> CGPoint {
    var (point, layer) = (p, layer)
    while let parent = layer.superlayer {
      let b = layer.bounds
      let anchor = CGPoint(x: b.minX + b.width * layer.anchorPoint.x, y: b.minY + b.height * layer.anchorPoint.y)
      var m = CATransform3DMakeTranslation(-anchor.x, -anchor.y, 0)
      m = CATransform3DConcat(m, layer.transform)
      m = CATransform3DConcat(m, CATransform3DMakeTranslation(layer.position.x, layer.position.y, 0))
      let pb = parent.bounds
      if parent.isGeometryFlipped {
        m = CATransform3DConcat(m, CATransform3DMakeScale(1, -1, 1))
        m = CATransform3DConcat(m, CATransform3DMakeTranslation(0, pb.minY + pb.maxY, 0))
      }
      let pa = CGPoint(x: pb.minX + pb.width * parent.anchorPoint.x, y: pb.minY + pb.height * parent.anchorPoint.y)
      m = CATransform3DConcat(m, CATransform3DMakeTranslation(-pa.x, -pa.y, 0))
      m = CATransform3DConcat(m, parent.sublayerTransform)
      m = CATransform3DConcat(m, CATransform3DMakeTranslation(pa.x, pa.y, 0))
      let w = point.x * m.m14 + point.y * m.m24 + m.m44
      point = CGPoint(
        x: (point.x * m.m11 + point.y * m.m21 + m.m41) / w, y: (point.x * m.m12 + point.y * m.m22 + m.m42) / w)
      layer = parent
    }
    return point
  }

  func testConversion_ofARectangleIsTheBoundingBox() {
    let (outer, inner) = (CALayer(), CALayer())
    outer.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    inner.frame = CGRect(x: 20, y: 20, width: 40, height: 40)
    inner.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 4))
    outer.addSublayer(inner)
    let box = inner.convert(inner.bounds, to: outer)
    let half = 40 * 2.0.squareRoot() / 2
    assertEqual(box, CGRect(x: 40 - half, y: 40 - half, width: 2 * half, height: 2 * half))
  }

  func testHitTest_findsTheFrontmost_andMinimumEdgesOnly() {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let (back, front) = (CALayer(), CALayer())
    back.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
    front.frame = CGRect(x: 30, y: 30, width: 50, height: 50)
    root.addSublayer(back)
    root.addSublayer(front)
    XCTAssertTrue(root.hitTest(CGPoint(x: 30, y: 30)) === front)
    XCTAssertTrue(root.hitTest(CGPoint(x: 29.9, y: 30)) === back)
    XCTAssertTrue(root.hitTest(CGPoint(x: 80, y: 80)) === root)
    XCTAssertNil(root.hitTest(CGPoint(x: 100, y: 50)))
    back.zPosition = 1
    XCTAssertTrue(root.hitTest(CGPoint(x: 40, y: 40)) === back)
    back.isHidden = true
    XCTAssertTrue(root.hitTest(CGPoint(x: 40, y: 40)) === front)
  }

  func testHitTest_ofALayerInPerspective() {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 500
    root.sublayerTransform = perspective
    let card = CALayer()
    card.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
    card.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    root.addSublayer(card)
    // The middle stays, and the sides move to about half their distance.
    XCTAssertTrue(root.hitTest(CGPoint(x: 100, y: 100)) === card)
    XCTAssertTrue(root.hitTest(CGPoint(x: 60, y: 100)) === root)
    let seen = card.convert(CGPoint(x: 100, y: 50), to: root)
    XCTAssertTrue(root.hitTest(CGPoint(x: seen.x - 0.5, y: seen.y)) === card)
    XCTAssertTrue(root.hitTest(CGPoint(x: seen.x + 0.5, y: seen.y)) === root)
  }

  private func assertEqual(_ a: CGRect, _ b: CGRect, line: UInt = #line) {
    for (x, y) in [(a.minX, b.minX), (a.minY, b.minY), (a.width, b.width), (a.height, b.height)] {
      XCTAssertEqual(x, y, accuracy: 1e-9, line: line)
    }
  }

  /// The size is divided by the scale: 10 times the inverse of 0.1 is not always 100.
  func testFramesOfScaledLayersAreExact() {
    for scale in stride(from: 0.05, through: 1.5, by: 0.05) {
      let layer = CALayer()
      layer.bounds.size = CGSize(width: 1, height: 1)
      layer.setAffineTransform(CGAffineTransform(scaleX: scale, y: -scale))
      layer.frame = CGRect(x: 0, y: 0, width: 100 * scale, height: 60 * scale)
      XCTAssertEqual(
        layer.bounds.size, CGSize(width: 100 * scale / scale, height: 60 * scale / scale), "scale \(scale)")
      layer.setAffineTransform(CGAffineTransform(a: 0, b: scale, c: -scale, d: 0, tx: 0, ty: 0))
      layer.frame = CGRect(x: 0, y: 0, width: 70 * scale, height: 30 * scale)
      XCTAssertEqual(layer.bounds.size, CGSize(width: 30 * scale / scale, height: 70 * scale / scale), "scale \(scale)")
    }
  }
}
