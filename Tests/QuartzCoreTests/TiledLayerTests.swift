import CoreGraphics
import QuartzCore
import RuntimeInterface
import XCTest

/// Tests of `CATiledLayer`. The rules of the levels are those of CATiledLayer.h: "Each LOD is half the resolution of the previous
/// level", "the number of magnified levels of detail".
@preconcurrency @MainActor
final class TiledLayerTests: XCTestCase {
  /// A layer that records the tiles that it draws.
  private final class Map: CATiledLayer {
    var drawn: [CGRect] = []
    var scales: Set<CGFloat> = []

    override func draw(in ctx: CGContext) {
      drawn.append(ctx.boundingBoxOfClipPath)
      scales.insert(ctx.ctm.a)
      for index in 0..<40 {
        ctx.setFillColor(CGColor(red: CGFloat(index) / 40, green: 0.5, blue: 1 - CGFloat(index) / 40, alpha: 1))
        ctx.fillEllipse(in: CGRect(x: index * 25, y: index * 23, width: 90, height: 61))
      }
    }

    /// The tiles that were drawn since the last call, by row.
    func takeDrawn() -> [CGRect] {
      defer { drawn = [] }
      return drawn.sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
    }
  }

  private func map(_ size: CGFloat, in scene: Scene) -> (Map, scroller: CALayer) {
    let scroller = CALayer()
    scroller.masksToBounds = true
    scroller.frame = CGRect(x: 0, y: 0, width: 200, height: 150)
    let map = Map()
    map.tileSize = CGSize(width: 100, height: 100)
    map.anchorPoint = .zero
    map.frame = CGRect(x: 0, y: 0, width: size, height: size)
    // Without implicit animations, during which the old tiles are still shown.
    for layer in [scroller, map] { layer.actions = ["bounds": NSNull(), "transform": NSNull(), "position": NSNull()] }
    scroller.addSublayer(map)
    scene.root.addSublayer(scroller)
    scene.frame()
    return (map, scroller)
  }

  private func tile(_ column: Int, _ row: Int) -> CGRect {
    CGRect(x: column * 100, y: row * 100, width: 100, height: 100)
  }

  func testOnlyVisibleTilesAreDrawn_once() {
    let scene = Scene()
    defer { scene.end() }
    let (map, scroller) = map(1_000_000, in: scene)
    XCTAssertEqual(map.takeDrawn(), [tile(0, 0), tile(1, 0), tile(0, 1), tile(1, 1)])
    scene.frame()
    XCTAssertEqual(map.takeDrawn(), [])
    scroller.bounds.origin = CGPoint(x: 50, y: 0)
    scene.frame()
    XCTAssertEqual(map.takeDrawn(), [tile(2, 0), tile(2, 1)])
    scroller.bounds.origin = CGPoint(x: 900_000, y: 500_050)
    scene.frame()
    XCTAssertEqual(map.takeDrawn(), [tile(9000, 5000), tile(9001, 5000), tile(9000, 5001), tile(9001, 5001)])
    XCTAssertEqual(map.renderSublayers.count, 4, "far tiles are discarded")
    XCTAssertNil(map.sublayers)
    scroller.bounds.origin = CGPoint(x: 2_000_000, y: 0)
    scene.frame()
    XCTAssertEqual(map.renderSublayers.count, 0)
  }

  func testMarkedTilesAreDrawnAgain() {
    let scene = Scene()
    defer { scene.end() }
    let (map, _) = map(1000, in: scene)
    _ = map.takeDrawn()
    map.setNeedsDisplay(CGRect(x: 110, y: 10, width: 20, height: 20))
    scene.frame()
    XCTAssertEqual(map.takeDrawn(), [tile(1, 0)])
    map.setNeedsDisplay()
    scene.frame()
    XCTAssertEqual(map.takeDrawn().count, 4)
    map.bounds.size.width = 150
    scene.frame()
    XCTAssertEqual(Set(map.takeDrawn().map(\.width)), [100, 50], "tiles end at the bounds")
  }

  func testLevelsOfDetail() {
    let scene = Scene()
    defer { scene.end() }
    let (map, _) = map(800, in: scene)
    XCTAssertEqual(map.scales, [1])
    func scales(zoom: CGFloat) -> Set<CGFloat> {
      map.scales = []
      map.transform = CATransform3DMakeScale(zoom, zoom, 1)
      scene.frame()
      return map.scales
    }
    XCTAssertEqual(scales(zoom: 4), [], "one level: the tiles are enlarged")
    map.levelsOfDetail = 5
    map.levelsOfDetailBias = 2
    XCTAssertEqual(scales(zoom: 4), [4])
    XCTAssertEqual(scales(zoom: 3), [4], "the level that is not enlarged")
    XCTAssertEqual(scales(zoom: 2), [2])
    XCTAssertEqual(scales(zoom: 64), [4])
    XCTAssertEqual(scales(zoom: 0.5), [0.5])
    XCTAssertEqual(scales(zoom: 0.01), [0.25], "five levels: 4, 2, 1, 1/2, 1/4")
    map.contentsScale = 2
    XCTAssertEqual(scales(zoom: 1), [2])
  }

  private func animation(_ keyPath: String, from: Any, to: Any) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = from
    animation.toValue = to
    animation.duration = 1
    return animation
  }

  /// While a scroll is animated, the tiles at the shown offset exist as well as those at the end.
  func testTilesOfAnAnimatedOffset() {
    let scene = Scene()
    defer { scene.end() }
    let (map, scroller) = map(10_000, in: scene)
    scroller.bounds.origin = CGPoint(x: 0, y: 5000)
    scroller.add(
      animation("bounds.origin", from: CGPoint.zero, to: CGPoint(x: 0, y: 5000)), forKey: "scroll")
    func expectTiles(_ rows: [Int], line: UInt = #line) {
      let frames = Set(map.renderSublayers.map { Int($0.frame.minY / 100) })
      XCTAssertTrue(frames.isSuperset(of: rows), "\(frames.sorted())", line: line)
      XCTAssertLessThan(map.renderSublayers.count, 40, line: line)
    }
    scene.frame()
    expectTiles([0, 1, 50, 51])
    scene.step(0.5)
    expectTiles([25, 26, 50, 51])
    scene.step(0.25)
    expectTiles([37, 38, 50, 51])
    XCTAssertEqual(
      Set(map.takeDrawn().map { Int($0.minY / 100) }), [0, 1, 25, 26, 37, 38, 50, 51], "nothing between them is drawn")
    scene.step(0.5)
    expectTiles([50, 51])
    XCTAssertEqual(map.renderSublayers.count, 4, "the tiles of the animation are discarded")
  }

  /// While a zoom is animated, tiles of the level of detail at its end cover all that is shown.
  func testTilesOfAnAnimatedZoom() {
    let scene = Scene()
    defer { scene.end() }
    let (map, _) = map(1600, in: scene)
    map.transform = CATransform3DMakeScale(4, 4, 1)
    map.add(
      animation("transform", from: CATransform3DIdentity, to: CATransform3DMakeScale(4, 4, 1)), forKey: "zoom")
    scene.frame()
    XCTAssertEqual(Set(map.renderSublayers.map(\.frame)), [tile(0, 0), tile(1, 0), tile(0, 1), tile(1, 1)])
    scene.step(1.5)
    map.transform = CATransform3DMakeScale(0.25, 0.25, 1)
    map.add(
      animation("transform", from: CATransform3DMakeScale(4, 4, 1), to: CATransform3DMakeScale(0.25, 0.25, 1)),
      forKey: "zoom")
    scene.frame()
    XCTAssertTrue(map.renderSublayers.map(\.frame).contains(tile(7, 5)), "the layer is 400 points wide at the end")
  }

  func testALargeLayerThatIsSmallOnTheScreenNeedsLittleMemory() {
    let scene = Scene()
    defer { scene.end() }
    let (map, _) = map(200_000, in: scene)
    map.tileSize = CGSize(width: 16, height: 16)
    map.transform = CATransform3DMakeScale(0.001, 0.001, 1)
    map.drawn = []
    scene.frame()
    let scale = map.scales.min() ?? 0
    let pixels = map.takeDrawn().reduce(0) { $0 + $1.width * scale * $1.height * scale }
    XCTAssertGreaterThan(pixels, 1_000_000)
    XCTAssertLessThan(pixels, 68_000_000)
    XCTAssertLessThan(map.renderSublayers.count, 4400)
    let count = map.drawn.count
    scene.frame()
    XCTAssertEqual(map.drawn.count, count)
    map.bounds = CGRect(x: 0, y: 0, width: 1e25, height: 1e25)
    map.transform = CATransform3DMakeScale(1e-23, 1e-23, 1)
    scene.frame()
  }

  func testARectangleThatIsNoRectangleOrOutside() {
    final class Drawing: CALayer {
      var count = 0
      override func draw(in ctx: CGContext) { count += 1 }
    }
    let scene = Scene()
    defer { scene.end() }
    let layer = Drawing()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    scene.root.addSublayer(layer)
    let (map, _) = map(1000, in: scene)
    layer.setNeedsDisplay()
    scene.frame()
    for rect in [
      CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5), CGRect(x: 500, y: 0, width: 5, height: 5),
      CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 5), CGRect(x: 20, y: 20, width: 5, height: 5),
    ] {
      layer.setNeedsDisplay(rect)
      map.setNeedsDisplay(rect)
      scene.frame()
      XCTAssertEqual(layer.drawnRect, layer.bounds, "nothing is drawn now")
    }
    XCTAssertEqual(layer.count, 5)
  }

  /// A tiled layer shows the same pixels as a layer that draws everything at once.
  func testPixelsAreThoseOfAPlainLayer() throws {
    final class Plain: CALayer {
      let map = Map()
      override func draw(in ctx: CGContext) { map.draw(in: ctx) }
    }
    let scene = Scene()
    defer { scene.end() }
    try XCTSkipIf(Rendering.drawOffscreen == nil, "there is no compositor")
    func pixels(_ layer: CALayer, scale: CGFloat) -> [UInt8] {
      layer.frame = CGRect(x: 0, y: 0, width: 400, height: 380)
      layer.contentsScale = scale
      scene.root.addSublayer(layer)
      layer.setNeedsDisplay()
      scene.frame()
      defer { layer.removeFromSuperlayer() }
      let pixels = PixelBuffer(width: Int(400 * scale), height: Int(400 * scale))
      Rendering.drawOffscreen?(scene.root, pixels, .zero, scale)
      return Array(UnsafeRawBufferPointer(start: pixels.base, count: pixels.bytesPerRow * pixels.height))
    }
    for scale in [1.0, 2, 3] as [CGFloat] {
      let map = Map()
      map.tileSize = CGSize(width: 96, height: 110)
      let tiled = pixels(map, scale: scale)
      let plain = pixels(Plain(), scale: scale)
      let differences = zip(tiled, plain).map { abs(Int($0) - Int($1)) }
      XCTAssertGreaterThan(plain.filter { $0 != 0 }.count, 100_000)
      // Cairo computes the edges of a clipped path a little differently.
      XCTAssertLessThanOrEqual(differences.max() ?? 0, 16, "at scale \(scale)")
      XCTAssertLessThan(differences.filter { $0 > 2 }.count, 200, "at scale \(scale)")
    }
  }

  func testHostileValues() {
    let scene = Scene()
    defer { scene.end() }
    let (map, _) = map(1000, in: scene)
    for size in [CGSize.zero, CGSize(width: CGFloat.nan, height: -5), CGSize(width: CGFloat.infinity, height: 1e9)] {
      map.tileSize = size
      map.levelsOfDetail = Int.max
      map.levelsOfDetailBias = Int.min
      scene.frame()
    }
    map.levelsOfDetailBias = Int.max
    map.transform = CATransform3DMakeScale(0, 0, 1)
    scene.frame()
    map.transform = CATransform3DMakeScale(.nan, 1, 1)
    scene.frame()
    map.transform = CATransform3DIdentity
    map.bounds = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 10)
    scene.frame()
    map.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    map.levelsOfDetailBias = 0
    map.tileSize = CGSize(width: 50, height: 50)
    scene.frame()
    XCTAssertEqual(map.renderSublayers.count, 4)
  }
}
