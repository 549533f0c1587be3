import CoreGraphics
import QuartzCore
import RuntimeInterface
import XCTest

/// Tests of `CAEmitterLayer`. The rules are those of the comments in CAEmitterLayer.h and CAEmitterCell.h: "The simulation starts at
/// layer's beginTime", "The orientation of the emission angle in radians, relative to the natural orientation angle of the emission
/// shape", values "defined as mean and range about the mean".
@preconcurrency @MainActor
final class EmitterLayerTests: XCTestCase {
  private static let image = CGImage(pixels: PixelBuffer(width: 4, height: 2))

  private func cell(rate: Float, life: Float, velocity: CGFloat = 0) -> CAEmitterCell {
    let cell = CAEmitterCell()
    cell.birthRate = rate
    cell.lifetime = life
    cell.velocity = velocity
    cell.contents = Self.image
    return cell
  }

  /// Returns an emitter whose simulation begins at the scene's time.
  private func emitter(_ cells: [CAEmitterCell], in scene: Scene, begin: CFTimeInterval? = nil) -> CAEmitterLayer {
    let emitter = CAEmitterLayer()
    emitter.beginTime = begin ?? scene.time
    emitter.emitterCells = cells
    scene.root.addSublayer(emitter)
    scene.frame()
    return emitter
  }

  /// Returns the positions of the particles, as the compositor reads them.
  private func positions(_ emitter: CAEmitterLayer) -> [CGPoint] {
    emitter.renderSublayers.map {
      let position = $0.renderValues.position
      return CGPoint(x: (position.x * 1000).rounded() / 1000, y: (position.y * 1000).rounded() / 1000)
    }
  }

  func testParticlesAreCreatedMoveAndDisappear() {
    let scene = Scene()
    defer { scene.end() }
    let emitter = emitter([cell(rate: 2, life: 1.75, velocity: 100)], in: scene)
    emitter.emitterPosition = CGPoint(x: 10, y: 20)
    XCTAssertEqual(positions(emitter), [])
    scene.step(0.4)
    XCTAssertEqual(positions(emitter), [], "the first is created after half a second")
    scene.step(0.6)
    XCTAssertEqual(positions(emitter), [CGPoint(x: 60, y: 20), CGPoint(x: 10, y: 20)], "a point emits to the right")
    scene.step(1.2)
    XCTAssertEqual(positions(emitter).map(\.x), [180, 130, 80, 30])
    scene.step(0.1)
    XCTAssertEqual(positions(emitter).map(\.x), [140, 90, 40], "the oldest ended at 2.25 seconds")
    XCTAssertNil(emitter.sublayers, "particles are no sublayers")
    XCTAssertTrue(RenderLoop.hasActiveAnimations)
    emitter.birthRate = 0
    scene.step(2)
    XCTAssertEqual(positions(emitter), [])
    XCTAssertFalse(RenderLoop.hasActiveAnimations, "without particles and births, no frames are needed")
    emitter.birthRate = 1
    scene.frame()
    XCTAssertTrue(RenderLoop.hasActiveAnimations)
  }

  func testALifetimeOfZeroStopsTheEmitter() {
    let scene = Scene()
    defer { scene.end() }
    let emitter = emitter([cell(rate: 10, life: 2)], in: scene)
    scene.step(1)
    XCTAssertEqual(positions(emitter).count, 10)
    emitter.lifetime = 0
    scene.step(1)
    XCTAssertEqual(positions(emitter).count, 10, "particles keep the lives that they were created with")
    scene.step(1)
    XCTAssertEqual(positions(emitter), [])
    XCTAssertFalse(RenderLoop.hasActiveAnimations)
    emitter.lifetime = 1
    emitter.isHidden = true
    XCTAssertFalse(RenderLoop.hasActiveAnimations)
  }

  func testNewCellsOfParticles_andTheLimitRemovesTheOldest() {
    let scene = Scene()
    defer { scene.end() }
    let rocket = cell(rate: 1, life: 100)
    rocket.contents = CGImage(pixels: PixelBuffer(width: 8, height: 8))
    let emitter = emitter([rocket], in: scene)
    rocket.emitterCells = [cell(rate: 4000, life: 100)]
    emitter.emitterCells = [rocket]
    for _ in 0..<8 { scene.step(1) }
    XCTAssertEqual(emitter.renderSublayers.count, 10_000)
    // The newest rockets are younger than thousands of sparks.
    let rockets = emitter.renderSublayers.filter { $0.renderSublayers.first?.bounds.width == 8 }
    XCTAssertGreaterThan(rockets.count, 0)
    XCTAssertLessThan(rockets.count, 4)
  }

  func testAnEmitterThatBeganLongAgoAppearsWithItsParticles() {
    let scene = Scene()
    defer { scene.end() }
    let emitter = emitter([cell(rate: 10, life: 2)], in: scene, begin: 0)
    XCTAssertEqual(positions(emitter).count, 20)
  }

  func testTheDirectionIsRelativeToTheShape() {
    let scene = Scene()
    defer { scene.end() }
    let up = cell(rate: 1, life: 2, velocity: 100)
    let down = cell(rate: 1, life: 2, velocity: 100)
    down.emissionLongitude = .pi
    let emitter = emitter([up, down], in: scene)
    emitter.emitterShape = .line
    emitter.emitterSize = CGSize(width: 0, height: 50)
    scene.step(1)
    scene.step(0.5)
    XCTAssertEqual(positions(emitter), [CGPoint(x: 0, y: -50), CGPoint(x: 0, y: 50)])
    down.yAcceleration = 80
    scene.step(0.5)
    XCTAssertEqual(positions(emitter).last, CGPoint(x: 0, y: 0), "a new particle at the end of the second")
    scene.step(0.5)
    XCTAssertEqual(positions(emitter).last, CGPoint(x: 0, y: 100 * 0.5 + 80 * 0.5 * 0.5 / 2))
  }

  func testParticlesOfAnOutlineMoveAwayFromTheCenter() {
    let scene = Scene()
    defer { scene.end() }
    let emitter = emitter([cell(rate: 200, life: 10, velocity: 10)], in: scene)
    emitter.emitterShape = .circle
    emitter.emitterMode = .outline
    emitter.emitterSize = CGSize(width: 40, height: 0)
    scene.step(1)
    scene.step(2)
    let distances = positions(emitter).map { ($0.x * $0.x + $0.y * $0.y).squareRoot() }
    XCTAssertEqual(distances.count, 600)
    XCTAssertEqual(distances.max() ?? 0, 40 + 10 * (3 - 0.005), accuracy: 0.01)
    XCTAssertEqual(distances.min() ?? 0, 40, accuracy: 0.01)
    for quadrant in [(1.0, 1.0), (-1, 1), (1, -1), (-1, -1)] {
      let count = positions(emitter).filter { $0.x * quadrant.0 > 0 && $0.y * quadrant.1 > 0 }.count
      XCTAssertTrue((100...200).contains(count), "\(count) of 600 in a quadrant")
    }
  }

  func testDirectionsStayWithinTheCone() {
    let scene = Scene()
    defer { scene.end() }
    let narrow = cell(rate: 500, life: 10, velocity: 10)
    narrow.emissionLongitude = .pi / 2
    narrow.emissionRange = .pi / 2
    let emitter = emitter([narrow], in: scene)
    scene.step(1)
    narrow.birthRate = 0
    scene.step(1)
    let angles = positions(emitter).map { atan2(Double($0.y), Double($0.x)) - .pi / 2 }
    XCTAssertEqual(angles.count, 500)
    XCTAssertLessThanOrEqual(angles.map(abs).max() ?? 0, .pi / 4 + 0.001)
    XCTAssertGreaterThan(angles.max() ?? 0, 0.6)
    XCTAssertLessThan(angles.min() ?? 0, -0.6)
  }

  func testParticlesEmitParticles() {
    let scene = Scene()
    defer { scene.end() }
    let rocket = cell(rate: 1, life: 1.02, velocity: 100)
    rocket.duration = 1.5
    let spark = cell(rate: 1, life: 1)
    rocket.emitterCells = [spark]
    rocket.contents = nil
    let emitter = emitter([rocket], in: scene)
    for _ in 0..<19 { scene.step(0.1) }
    XCTAssertEqual(positions(emitter), [], "the rocket has no image")
    for _ in 0..<2 { scene.step(0.1) }
    XCTAssertEqual(positions(emitter), [CGPoint(x: 100, y: 0)], "created one second after the rocket, where it was")
    for _ in 0..<20 { scene.step(0.1) }
    XCTAssertEqual(positions(emitter), [], "no second rocket after the cell's duration")
    XCTAssertFalse(RenderLoop.hasActiveAnimations)
  }

  func testKeyPathsOfCells() {
    let scene = Scene()
    defer { scene.end() }
    let snow = cell(rate: 5, life: 2)
    snow.name = "snow"
    let drop = cell(rate: 1, life: 1)
    drop.name = "drop"
    snow.emitterCells = [drop]
    let emitter = emitter([snow], in: scene)
    emitter.setValue(8, forKeyPath: "emitterCells.snow.birthRate")
    XCTAssertEqual(snow.birthRate, 8)
    XCTAssertEqual(emitter.value(forKeyPath: "emitterCells.snow.birthRate") as? NSNumber, 8)
    emitter.setValue(CGFloat(0.5), forKeyPath: "emitterCells.snow.emitterCells.drop.scale")
    XCTAssertEqual(drop.scale, 0.5)
    emitter.setValue("wrong", forKeyPath: "emitterCells.snow.birthRate")
    XCTAssertEqual(snow.birthRate, 8)
    emitter.setValue(12.0, forKeyPath: "emitterPosition.x")
    XCTAssertEqual(emitter.emitterPosition, CGPoint(x: 12, y: 0))
    emitter.setValue(Float(0.25), forKey: "birthRate")
    XCTAssertEqual(emitter.birthRate, 0.25)
    XCTAssertEqual(emitter.value(forKey: "emitterShape") as? String, "point")
    XCTAssertEqual(CAEmitterCell.defaultValue(forKey: "scale") as? NSNumber, 1)
  }

  func testAnimatedValues() {
    let scene = Scene()
    defer { scene.end() }
    let snow = cell(rate: 10, life: 5)
    snow.name = "snow"
    let emitter = emitter([snow], in: scene)
    emitter.birthRate = 0
    let animation = CABasicAnimation(keyPath: "birthRate")
    animation.fromValue = 1
    animation.toValue = 1
    animation.duration = 1
    emitter.add(animation, forKey: nil)
    scene.frame()
    scene.step(0.5)
    XCTAssertEqual(positions(emitter).count, 5)
    XCTAssertEqual(emitter.presentation()?.birthRate, 1)
    scene.step(1)
    let count = positions(emitter).count
    scene.step(1)
    XCTAssertEqual(positions(emitter).count, count, "after the end, the birth rate is 0 again")
    let burst = CABasicAnimation(keyPath: "emitterCells.snow.birthRate")
    burst.fromValue = 100
    burst.toValue = 100
    burst.duration = 1
    emitter.birthRate = 1
    emitter.add(burst, forKey: "burst")
    scene.frame()
    scene.step(0.5)
    XCTAssertEqual(positions(emitter).count, count + 50)
    XCTAssertEqual(snow.birthRate, 10, "the model keeps its value")
  }

  func testTheResultDoesNotDependOnTheFrameRate() {
    func run(_ steps: [TimeInterval]) -> [CGPoint] {
      let scene = Scene()
      defer { scene.end() }
      let confetti = cell(rate: 40, life: 1.5, velocity: 90)
      confetti.velocityRange = 30
      confetti.emissionRange = .pi / 3
      confetti.lifetimeRange = 0.5
      confetti.yAcceleration = 50
      let emitter = CAEmitterLayer()
      emitter.seed = 7
      emitter.beginTime = scene.time
      emitter.emitterCells = [confetti]
      scene.root.addSublayer(emitter)
      scene.frame()
      for step in steps { scene.step(step) }
      return positions(emitter)
    }
    let few = run([1, 1, 1])
    let many = run(Array(repeating: 1.0 / 64, count: 192))
    XCTAssertGreaterThan(few.count, 40)
    XCTAssertEqual(few.count, many.count)
    for (a, b) in zip(few, many) {
      XCTAssertEqual(a.x, b.x, accuracy: 0.01)
      XCTAssertEqual(a.y, b.y, accuracy: 0.01)
    }
  }

  func testHostileValues() {
    let scene = Scene()
    defer { scene.end() }
    let endless = cell(rate: .greatestFiniteMagnitude, life: 100, velocity: .nan)
    endless.emissionRange = .infinity
    endless.scale = .nan
    let many = cell(rate: 1e9, life: 1e9, velocity: 1)
    many.emitterCells = [many]
    let strange = cell(rate: 100, life: .nan)
    strange.contentsScale = 0
    strange.beginTime = .infinity
    strange.duration = -1
    let emitter = emitter([endless, many, strange], in: scene)
    emitter.emitterSize = CGSize(width: CGFloat.infinity, height: .nan)
    emitter.emitterShape = .rectangle
    scene.step(0.1)
    scene.step(1e6)
    XCTAssertLessThanOrEqual(emitter.renderSublayers.count, 10_000)
    emitter.emitterCells = nil
    scene.step(1)
    XCTAssertEqual(emitter.renderSublayers.count, 0)
  }

  func testColorsAreMultipliedAndChange() throws {
    let scene = Scene()
    defer { scene.end() }
    let white = PixelBuffer(width: 20, height: 20)
    let context = CGContext(pixels: white, scale: 1, origin: .zero)
    context.setFillColor(.white)
    context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    context.flush()
    let dot = cell(rate: 1, life: 10)
    dot.contents = CGImage(pixels: white)
    dot.color = CGColor(srgbRed: 1, green: 0.5, blue: 0, alpha: 1)
    dot.redSpeed = -0.5
    dot.duration = 1.5
    let emitter = emitter([dot], in: scene)
    emitter.emitterPosition = CGPoint(x: 50, y: 50)
    scene.step(1)
    func color() -> [UInt8] {
      let pixels = PixelBuffer(width: 100, height: 100)
      Rendering.drawOffscreen?(scene.root, pixels, .zero, 1)
      return (0..<4).map { pixels.base.load(fromByteOffset: 50 * pixels.bytesPerRow + 50 * 4 + $0, as: UInt8.self) }
    }
    try XCTSkipIf(Rendering.drawOffscreen == nil, "there is no compositor")
    XCTAssertEqual(color(), [0, 128, 255, 255], "blue, green, red, opacity")
    scene.step(1)
    XCTAssertEqual(color(), [0, 128, 128, 255])
  }
}
