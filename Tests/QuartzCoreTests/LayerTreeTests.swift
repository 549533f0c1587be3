import QuartzCore
import XCTest

@preconcurrency @MainActor
final class LayerTreeTests: XCTestCase {
  func testTheVisibleRectangleOfImpossibleBounds() {
    let scene = Scene()
    defer { scene.end() }
    let layer = scene.layer()
    for size in [CGFloat.nan, .infinity, -.infinity, .greatestFiniteMagnitude] {
      layer.bounds = CGRect(x: 0, y: size, width: size, height: 10)
      XCTAssertTrue(layer.visibleRect.isNull || layer.visibleRect.minX.isFinite)
      layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
      layer.transform = CATransform3DMakeScale(size, 1, 1)
      XCTAssertTrue(layer.visibleRect.isNull || layer.visibleRect.minX.isFinite)
      layer.transform = CATransform3DIdentity
    }
    layer.position = .zero
    layer.bounds = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 10)
    layer.masksToBounds = true
    let child = CALayer()
    child.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.addSublayer(child)
    XCTAssertTrue(child.visibleRect.isNull || child.visibleRect.minX.isFinite)
  }

  func testInsertion_ordersAsListed() {
    let root = CALayer()
    let layers = (0..<4).map { _ in CALayer() }
    for layer in layers.prefix(2) { root.addSublayer(layer) }
    root.insertSublayer(layers[2], at: 0)
    root.insertSublayer(layers[3], above: layers[0])
    XCTAssertEqual(root.sublayers, [layers[2], layers[0], layers[3], layers[1]])
    root.insertSublayer(layers[1], below: layers[2])
    XCTAssertEqual(root.sublayers, [layers[1], layers[2], layers[0], layers[3]])
    root.addSublayer(layers[2])
    XCTAssertEqual(root.sublayers, [layers[1], layers[0], layers[3], layers[2]])
    let other = CALayer()
    root.replaceSublayer(layers[0], with: other)
    XCTAssertEqual(root.sublayers, [layers[1], other, layers[3], layers[2]])
    XCTAssertNil(layers[0].superlayer)
  }

  func testAddingALayer_takesItFromWhereItWas() {
    let (one, two, child) = (CALayer(), CALayer(), CALayer())
    one.addSublayer(child)
    two.addSublayer(child)
    XCTAssertNil(one.sublayers)
    XCTAssertTrue(child.superlayer === two)
  }

  func testDrawingOrder_isByZPositionThenList() {
    let root = CALayer()
    let layers = (0..<4).map { _ in CALayer() }
    for layer in layers { root.addSublayer(layer) }
    layers[0].zPosition = 5
    layers[2].zPosition = -1
    XCTAssertEqual(root.renderSublayers, [layers[2], layers[1], layers[3], layers[0]])
    layers[0].zPosition = 0
    XCTAssertEqual(root.renderSublayers, [layers[2], layers[0], layers[1], layers[3]])
  }

  func testAParentThatGoes_leavesItsSublayersWithoutOne() {
    let child = CALayer()
    do {
      let parent = CALayer()
      parent.addSublayer(child)
      XCTAssertNotNil(child.superlayer)
    }
    XCTAssertNil(child.superlayer)
  }

  func testMask_isNoSublayer_andTellsOfItsChanges() {
    let (layer, mask) = (CALayer(), CALayer())
    layer.mask = mask
    XCTAssertNil(mask.superlayer)
    XCTAssertNil(layer.sublayers)
    layer.renderChanges = []
    mask.renderChanges = []
    mask.opacity = 0.5
    XCTAssertEqual(layer.renderChanges, .descendants)
    layer.mask = nil
    XCTAssertNil(layer.renderMask)
  }

  func testAChangeInALeaf_tellsEachAncestorOnce_andNobodyElse() {
    let scene = Scene()
    defer { scene.end() }
    var all = [scene.root]
    func grow(_ layer: CALayer, _ depth: Int) {
      guard depth > 0 else { return }
      for _ in 0..<6 {
        let child = CALayer()
        layer.addSublayer(child)
        all.append(child)
        grow(child, depth - 1)
      }
    }
    grow(scene.root, 4)
    scene.frame()
    for layer in all { layer.renderChanges = [] }
    guard let leaf = all.last else { return XCTFail("no leaf") }
    leaf.position = CGPoint(x: 5, y: 5)
    leaf.setNeedsLayout()
    leaf.setNeedsDisplay()
    XCTAssertEqual(leaf.renderChanges.contains(.geometry), true)
    XCTAssertEqual(all.filter { !$0.renderChanges.isEmpty }.count, 5, "the leaf and its four ancestors")
    RenderLoop.layoutVisitCount = 0
    RenderLoop.displayVisitCount = 0
    scene.frame()
    XCTAssertEqual(all.count, 1555)
    XCTAssertEqual(RenderLoop.layoutVisitCount, 5)
    XCTAssertEqual(RenderLoop.displayVisitCount, 5)
    RenderLoop.layoutVisitCount = 0
    scene.frame()
    XCTAssertEqual(RenderLoop.layoutVisitCount, 0)
  }

  func testLayout_goesFromTheTop_andOnlyWhatIsMarked() {
    final class Recorder: CALayer {
      var log: ((CALayer) -> Void)?
      override func layoutSublayers() { log?(self) }
    }
    let layers = (0..<3).map { _ in Recorder() }
    var seen: [CALayer] = []
    for layer in layers { layer.log = { seen.append($0) } }
    layers[0].addSublayer(layers[1])
    layers[1].addSublayer(layers[2])
    layers[2].setNeedsLayout()
    layers[2].layoutIfNeeded()
    XCTAssertEqual(seen, [layers[0], layers[1], layers[2]])
    seen = []
    layers[2].setNeedsLayout()
    layers[0].layoutIfNeeded()
    XCTAssertEqual(seen, [layers[2]])
    // A new size requires layout; a new position does not.
    seen = []
    layers[1].position = CGPoint(x: 3, y: 3)
    XCTAssertFalse(layers[1].needsLayout())
    layers[1].bounds.size.width = 8
    XCTAssertTrue(layers[1].needsLayout())
    // Adding a sublayer marks the superlayer, not the sublayer.
    let child = Recorder()
    layers[2].addSublayer(child)
    XCTAssertTrue(layers[2].needsLayout())
    XCTAssertFalse(child.needsLayout())
  }

  func testAChange_asksForAFrameOnce() {
    let scene = Scene()
    defer { scene.end() }
    let layer = scene.layer()
    for each in [scene.root, layer] { each.renderChanges = [] }
    var asked = 0
    RenderLoop.onNeedsFrame = { asked += 1 }
    defer { RenderLoop.onNeedsFrame = nil }
    CATransaction.setDisableActions(true)
    layer.position.x += 1
    layer.position.x += 1
    layer.opacity = 0.3
    XCTAssertEqual(asked, 1)
    layer.opacity = 0.3
    XCTAssertEqual(asked, 1)
  }
}
