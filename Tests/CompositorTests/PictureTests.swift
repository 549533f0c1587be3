import CoreGraphics
import Foundation
import QuartzCore
import RuntimeInterface
import XCTest

@testable import SoftwareCompositor

/// Pictures of single effects, which are compared pixel by pixel.
@preconcurrency @MainActor
final class PictureTests: XCTestCase {
  private let root = CALayer()
  private let surface = TestSurface(width: 100, height: 80)
  private let server = SoftwareRenderServer()

  override func setUp() async throws {
    await MainActor.run {
      CATransaction.setDisableActions(true)
      root.frame = CGRect(x: 0, y: 0, width: 100, height: 80)
      root.backgroundColor = .white
    }
  }

  private func layer(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: CGColor?) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: x, y: y, width: width, height: height)
    layer.backgroundColor = color
    root.addSublayer(layer)
    return layer
  }

  private func gray(_ x: Int, _ y: Int) -> Int { Int(surface[x, y] & 255) }

  func testShadowOfARectangle_thatItIsTheGaussianOfIt() {
    let box = layer(30, 20, 40, 40, .white)
    box.shadowColor = .black
    box.shadowOpacity = 1
    box.shadowRadius = 3
    box.shadowOffset = .zero
    server.render(root, scale: 1, to: surface)
    func edge(_ x: Double) -> Double { 0.5 * (1 + erf(x / (3 * 2.0.squareRoot()))) }
    func covered(_ x: Double, _ y: Double) -> Double {
      (edge(x - 30) - edge(x - 70)) * (edge(y - 20) - edge(y - 60))
    }
    for y in 8..<75 {
      for x in 18..<85 where !(30..<70).contains(x) || !(20..<60).contains(y) {
        let expected = 255 * (1 - covered(Double(x) + 0.5, Double(y) + 0.5))
        XCTAssertEqual(Double(gray(x, y)), expected, accuracy: 3, "(\(x), \(y))")
      }
    }
  }

  func testShadowsOfAllWays_thatTheyAgree() {
    func picture(_ configure: (CALayer) -> Void) -> [UInt32] {
      for sublayer in root.sublayers ?? [] { sublayer.removeFromSuperlayer() }
      let box = layer(30, 20, 40, 40, nil)
      box.shadowColor = .black
      box.shadowOpacity = 0.7
      box.shadowRadius = 2
      box.shadowOffset = CGSize(width: 5, height: 6)
      configure(box)
      server.render(root, scale: 1, to: surface)
      return surface.shown
    }
    let known = picture { $0.backgroundColor = .white }
    let path = picture {
      $0.backgroundColor = .white
      $0.shadowPath = CGPath(rect: $0.bounds, transform: nil)
    }
    let silhouette = picture {
      let child = CALayer()
      child.frame = $0.bounds
      child.backgroundColor = .white
      $0.addSublayer(child)
    }
    XCTAssertEqual(Pixels.difference(known, path).count, 0)
    XCTAssertLessThanOrEqual(Pixels.difference(known, silhouette).largest, 2)
  }

  func testNeighboursAtFractions_thatTheyNeitherGapNorOverlap() {
    root.backgroundColor = .black
    for index in 0..<9 {
      _ = layer(CGFloat(index) * 11.1, 0, 11.1, 80, CGColor(red: 1, green: 1, blue: 1, alpha: 0.5))
    }
    for scale in [1, 1.25, 1.5] as [CGFloat] {
      server.render(root, scale: scale, to: surface)
      XCTAssertEqual(Set((0..<98).map { gray($0, 10) }), [128], "scale \(scale)")
    }
  }

  func testManyBands_thatThreadsDrawWhatOneThreadDraws() {
    var tree = RandomTree(seed: 77, width: 300, height: 400)
    tree.root.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    tree.grow(60)
    var pictures: [[UInt32]] = []
    for threshold in [1e9, 0] {
      let surface = TestSurface(width: 600, height: 800)
      let server = SoftwareRenderServer()
      server.parallelThreshold = threshold
      for _ in 0..<5 {
        server.invalidate()
        server.render(tree.root, scale: 2, to: surface)
        pictures.append(surface.shown)
      }
    }
    for picture in pictures { XCTAssertEqual(Pixels.difference(picture, pictures[0]).count, 0) }
  }

  func testReplicatedLayers_thatEachCopyIsMovedAndTinted() {
    let layer = CAReplicatorLayer()
    layer.frame = root.bounds
    root.addSublayer(layer)
    let dot = CALayer()
    dot.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
    dot.backgroundColor = .white
    layer.addSublayer(dot)
    root.backgroundColor = .black
    layer.instanceCount = 3
    layer.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
    layer.instanceRedOffset = -0.5
    server.render(root, scale: 1, to: surface)
    XCTAssertEqual(surface[10, 10], 0xFFFF_FFFF)
    XCTAssertEqual(surface[30, 10], 0xFF80_FFFF)
    XCTAssertEqual(surface[50, 10], 0xFF00_FFFF)
    XCTAssertEqual(surface[70, 10], 0xFF00_0000)
  }

  func testLayerThatKeepsDepth_thatTheNearerSideIsInFront() {
    let cube = CATransformLayer()
    cube.frame = CGRect(x: 20, y: 20, width: 60, height: 40)
    root.addSublayer(cube)
    cube.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    for (depth, color) in [(-10.0, CGColor.black), (10, CGColor(red: 1, green: 0, blue: 0, alpha: 1))] {
      let side = CALayer()
      side.frame = cube.bounds
      side.backgroundColor = color
      side.transform = CATransform3DMakeTranslation(0, 0, CGFloat(depth))
      cube.addSublayer(side)
    }
    server.render(root, scale: 1, to: surface)
    // Rotated by half a turn, the back is in front.
    XCTAssertEqual(surface[50, 40], 0xFF00_0000)
    cube.transform = CATransform3DIdentity
    server.render(root, scale: 1, to: surface)
    XCTAssertEqual(surface[50, 40], 0xFFFF_0000)
  }

  func testRoundedClipOverItsOwnBackground_thatNoFringeIsSeen() {
    let card = layer(20, 20, 60, 40, CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    card.cornerRadius = 15
    card.masksToBounds = true
    let cover = CALayer()
    cover.frame = card.bounds
    cover.backgroundColor = .black
    card.addSublayer(cover)
    server.render(root, scale: 1, to: surface)
    for pixel in surface.shown {
      XCTAssertEqual(pixel >> 16 & 255, pixel & 255, "red shines through")
    }
  }

  func testOffscreenDrawing_thatItLeavesNoTraces() {
    let box = layer(10, 10, 20, 20, .black)
    server.render(root, scale: 1, to: surface)
    let before = surface.shown
    box.backgroundColor = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
    let target = PixelBuffer(width: 40, height: 40)
    OffscreenRenderer.draw(box, target, CGPoint(x: -5, y: -5), 1)
    XCTAssertEqual(target[4, 4], 0)
    XCTAssertEqual(target[5, 5], 0xFF00_FF00)
    XCTAssertEqual(target[24, 24], 0xFF00_FF00)
    XCTAssertEqual(target[25, 25], 0)
    XCTAssertEqual(surface.shown, before)
    XCTAssertTrue(server.render(root, scale: 1, to: surface).didPresent)
    XCTAssertEqual(surface[15, 15], 0xFF00_FF00)
  }

  func testCacheOverItsBudget_thatItDropsWhatIsIdle() {
    let cache = SourceCache.shared
    let budget = cache.budget
    defer { cache.budget = budget }
    cache.budget = 64 << 10
    let photo = Pixels.photo(100, 100)
    let box = layer(0, 0, 90, 70, nil)
    for width in 40..<90 {
      box.contents = photo
      box.bounds.size.width = CGFloat(width)
      server.render(root, scale: 1, to: surface)
      XCTAssertLessThanOrEqual(cache.bytes, 64 << 10)
    }
  }

  func testRadiiOfEachCorner_thatEveryCornerLooksAsInALayerOfThatRadius() {
    let radii: [CGFloat] = [18, 0, 6, 11.5]
    for curve in [CALayerCornerCurve.circular, .continuous] {
      for border in [0, 4] as [CGFloat] {
        func picture(_ change: (CALayer) -> Void) -> [UInt32] {
          for sublayer in root.sublayers ?? [] { sublayer.removeFromSuperlayer() }
          let box = layer(10, 10, 80, 60, CGColor(red: 0.8, green: 0.2, blue: 0.1, alpha: 1))
          box.cornerCurve = curve
          box.borderWidth = border
          box.borderColor = .black
          // A sublayer that extends beyond the layer is clipped by the same corners.
          box.masksToBounds = true
          let inner = CALayer()
          inner.frame = CGRect(x: -5, y: -5, width: 90, height: 20)
          inner.backgroundColor = CGColor(red: 0, green: 0.5, blue: 0.9, alpha: 1)
          box.addSublayer(inner)
          change(box)
          server.render(root, scale: 1, to: surface)
          return surface.shown
        }
        let mixed = picture { $0.cornerRadii = CornerRadii(SIMD4(radii.map(Double.init))) }
        for corner in 0..<4 {
          let uniform = picture { $0.cornerRadius = radii[corner] }
          for y in 0..<40 {
            for x in 0..<50 {
              let at = (corner & 2 == 0 ? y : 79 - y) * 100 + (corner & 1 == 0 ? x : 99 - x)
              if mixed[at] != uniform[at] { return XCTFail("corner \(corner), (\(x), \(y)), \(curve), \(border)") }
            }
          }
        }
      }
    }
  }

  func testACapsule_thatItsRadiusIsHalfOfTheShorterSideWhateverTheSize() {
    let box = layer(10, 10, 80, 60, .black)
    box.cornerRadii = CornerRadii(SIMD4(repeating: CornerRadii.capsule))
    for size in [CGSize(width: 80, height: 60), CGSize(width: 30, height: 50)] {
      box.bounds.size = size
      server.render(root, scale: 1, to: surface)
      let capsule = surface.shown
      box.cornerRadii = nil
      box.cornerRadius = min(size.width, size.height) / 2
      server.render(root, scale: 1, to: surface)
      XCTAssertEqual(capsule, surface.shown)
      XCTAssertNotEqual(gray(10, 10), 0)
      box.cornerRadii = CornerRadii(SIMD4(repeating: CornerRadii.capsule))
    }
    XCTAssertEqual(CornerRadii(SIMD4(-1, .nan, .infinity, 3)).values, SIMD4(0, 0, 1e6, 3))
  }

  func testShadowOfMixedCorners_thatItHasThem() {
    let box = layer(30, 20, 40, 40, .white)
    box.cornerRadii = CornerRadii(SIMD4(20, 0, 0, 0))
    box.shadowOpacity = 1
    box.shadowRadius = 0
    box.shadowOffset = CGSize(width: -20, height: 0)
    server.render(root, scale: 1, to: surface)
    XCTAssertEqual(gray(11, 21), 255, "the round corner casts none")
    XCTAssertEqual(gray(11, 58), 0, "the square one does")
  }

  func testCopiesThatLag_thatEachIsDrawnWhereItWas() {
    var time = 1000.0
    FrameClock.freeze(at: time)
    defer {
      RenderLoop.hide(root)
      RenderLoop.sampleAnimations(at: time)
      FrameClock.thaw()
    }
    let replicator = CAReplicatorLayer()
    replicator.frame = CGRect(x: 0, y: 0, width: 100, height: 80)
    replicator.instanceCount = 3
    replicator.instanceTransform = CATransform3DMakeTranslation(0, 20, 0)
    replicator.instanceDelay = 1
    root.addSublayer(replicator)
    let dot = CALayer()
    dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    dot.backgroundColor = .black
    replicator.addSublayer(dot)
    func frame() {
      FrameClock.freeze(at: time)
      RenderLoop.sampleAnimations(at: time)
      RenderLoop.layoutIfNeeded(root)
      RenderLoop.displayIfNeeded(root)
      server.render(root, scale: 1, to: surface)
    }
    /// Returns the positions where the dots of the three rows begin.
    func starts() -> [Int?] { [5, 25, 45].map { y in (0..<100).first { gray($0, y) < 128 } } }
    frame()
    XCTAssertEqual(starts(), [0, 0, 0])
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 5.0
    animation.toValue = 105.0
    animation.duration = 10
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    dot.add(animation, forKey: "slide")
    time += 5
    frame()
    XCTAssertEqual(starts(), [50, 40, 30])
    time += 1
    frame()
    XCTAssertEqual(starts(), [60, 50, 40])
    dot.removeAllAnimations()
    frame()
    XCTAssertEqual(starts(), [0, 0, 0])
  }
}
