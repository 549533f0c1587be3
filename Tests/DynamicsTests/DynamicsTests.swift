import UIKit
import UIKitTesting
import XCTest

/// Tests of single dynamic behaviors. The units are those of Apple's documentation. A gravity of 1 is 1000 points per
/// second squared. A push of 1 accelerates a square of 100 × 100 points with a density of 1 by 100 points per second
/// squared.
@preconcurrency @MainActor
final class DynamicsTests: XCTestCase {
  private var stage: Stage!

  override func setUp() async throws {
    stage = Stage()
    stage.app.onReport = { XCTFail($0) }
  }
  override func tearDown() async throws {
    stage.close()
    stage = nil
  }

  func testGravity_falls1000PointsASecondSquared() {
    let box = stage.box(200, 50, 20)
    stage.animator.addBehavior(UIGravityBehavior(items: [box]))
    XCTAssertTrue(stage.animator.isRunning)
    stage.app.advance(by: 0.5)
    let fallen = box.center.y - 50
    let expected = 1000 * stage.animator.elapsedTime * stage.animator.elapsedTime / 2
    XCTAssertEqual(fallen, expected, accuracy: expected * 0.03)
    XCTAssertEqual(box.center.x, 200, accuracy: 1e-3)
  }

  func testGravity_inItsDirection() {
    let box = stage.box(200, 200, 20)
    let gravity = UIGravityBehavior(items: [box])
    XCTAssertEqual(gravity.angle, .pi / 2)
    XCTAssertEqual(gravity.magnitude, 1)
    gravity.setAngle(.pi, magnitude: 0.5)
    XCTAssertEqual(gravity.gravityDirection.dx, -0.5, accuracy: 1e-9)
    stage.animator.addBehavior(gravity)
    stage.app.advance(by: 0.3)
    let time = stage.animator.elapsedTime
    XCTAssertEqual(box.center.x, 200 - 500 * time * time / 2, accuracy: 2)
    XCTAssertEqual(box.center.y, 200, accuracy: 1e-3)
  }

  func testABoxComesToRestOnTheEdge_andTheAnimatorPauses() throws {
    let box = stage.box(200, 100)
    let log = AnimatorLog()
    stage.animator.delegate = log
    let collision = UICollisionBehavior(items: [box])
    collision.translatesReferenceBoundsIntoBoundary = true
    stage.animator.addBehavior(collision)
    stage.animator.addBehavior(UIGravityBehavior(items: [box]))
    try stage.app.waitUntilIdle()
    XCTAssertFalse(stage.animator.isRunning)
    XCTAssertEqual(box.frame.maxY, 400, accuracy: 0.5, "it stands on the edge, to the pixel")
    XCTAssertEqual(box.frame.minX, 150, accuracy: 0.5)
    XCTAssertEqual(log.lines, ["resume false", "pause false"])
    let frames = stage.app.frameCount
    stage.app.advance(by: 2)
    XCTAssertEqual(stage.app.frameCount, frames, "at rest there are no frames")
  }

  func testTheBoundsChange_andTheEdgeFollows() throws {
    let box = stage.box(200, 300)
    let collision = UICollisionBehavior(items: [box])
    collision.setTranslatesReferenceBoundsIntoBoundary(with: UIEdgeInsets(top: 0, left: 0, bottom: 40, right: 0))
    stage.animator.addBehavior(collision)
    let gravity = UIGravityBehavior(items: [box])
    stage.animator.addBehavior(gravity)
    try stage.app.waitUntilIdle()
    XCTAssertEqual(box.frame.maxY, 360, accuracy: 0.5)
    stage.app.resize(to: CGSize(width: 400, height: 600))
    gravity.magnitude = 1.5
    try stage.app.waitUntilIdle()
    XCTAssertEqual(box.frame.maxY, 560, accuracy: 0.5)
  }

  func testElasticity_bouncesBack() {
    let box = stage.box(200, 100, 40)
    let floor = UICollisionBehavior(items: [box])
    floor.addBoundary(
      withIdentifier: NSString(string: "floor"), from: CGPoint(x: 0, y: 300), to: CGPoint(x: 400, y: 300))
    let log = ContactLog()
    log.names[ObjectIdentifier(box)] = "box"
    floor.collisionDelegate = log
    let material = UIDynamicItemBehavior(items: [box])
    material.elasticity = 1
    for behavior in [floor, material, UIGravityBehavior(items: [box])] { stage.animator.addBehavior(behavior) }
    var highest: [CGFloat] = []
    var last = box.center.y
    var rising = false
    for _ in 0..<240 {
      stage.app.advance(by: 1.0 / 60)
      if rising, box.center.y > last { highest.append(last) }
      rising = box.center.y < last
      last = box.center.y
      XCTAssertLessThan(box.frame.maxY, 303)
    }
    XCTAssertGreaterThanOrEqual(highest.count, 2)
    for top in highest { XCTAssertEqual(top, 100, accuracy: 18, "an elastic ball comes back to where it fell from") }
    XCTAssertEqual(Array(log.lines.prefix(2)), ["began box at floor y 300", "ended box at floor"])
    XCTAssertEqual(material.angularVelocity(for: box), 0, accuracy: 0.05)
  }

  func testItemsOfOneBehaviourMeet_thoseOfDifferentOnesPass() throws {
    let (left, right, ghost) = (stage.box(100, 200, 40), stage.box(300, 200, 40), stage.box(300, 240, 40))
    let collision = UICollisionBehavior(items: [left, right])
    let other = UICollisionBehavior(items: [ghost])
    let log = ContactLog()
    log.names = [ObjectIdentifier(left): "left", ObjectIdentifier(right): "right"]
    collision.collisionDelegate = log
    let material = UIDynamicItemBehavior(items: [left, right])
    material.elasticity = 1
    material.allowsRotation = false
    for behavior in [collision, other, material] { stage.animator.addBehavior(behavior) }
    material.addLinearVelocity(CGPoint(x: 300, y: 0), for: left)
    stage.app.advance(by: 1)
    XCTAssertEqual(log.lines, ["began left right", "ended left right"])
    // With equal masses and full elasticity, they exchange their velocities.
    XCTAssertEqual(material.linearVelocity(for: left).x, 0, accuracy: 3)
    XCTAssertEqual(material.linearVelocity(for: right).x, 300, accuracy: 3)
    XCTAssertEqual(ghost.center, CGPoint(x: 300, y: 240), "what has not moved keeps its exact place")
  }

  func testMode_boundariesOnly_letsItemsPass() {
    let (left, right) = (stage.box(100, 200, 40), stage.box(200, 200, 40))
    let collision = UICollisionBehavior(items: [left, right])
    collision.collisionMode = .boundaries
    let material = UIDynamicItemBehavior(items: [left, right])
    stage.animator.addBehavior(collision)
    stage.animator.addBehavior(material)
    material.addLinearVelocity(CGPoint(x: 200, y: 0), for: left)
    stage.app.advance(by: 1)
    XCTAssertGreaterThan(left.center.x, 280)
    XCTAssertEqual(right.center.x, 200, accuracy: 0.01)
  }

  func testPush_continuousAndOnce() {
    let (slow, hit) = (stage.box(100, 100), stage.box(100, 300))
    let pull = UIPushBehavior(items: [slow], mode: .continuous)
    pull.pushDirection = CGVector(dx: 1, dy: 0)
    let knock = UIPushBehavior(items: [hit], mode: .instantaneous)
    knock.setAngle(0, magnitude: 1)
    XCTAssertTrue(knock.active)
    let velocities = UIDynamicItemBehavior(items: [slow, hit])
    for behavior in [pull, knock, velocities] { stage.animator.addBehavior(behavior) }
    stage.app.advance(by: 1)
    XCTAssertEqual(velocities.linearVelocity(for: slow).x, 100 * stage.animator.elapsedTime, accuracy: 1)
    XCTAssertEqual(velocities.linearVelocity(for: hit).x, 100, accuracy: 0.1)
    XCTAssertFalse(knock.active)
    pull.active = false
    let before = velocities.linearVelocity(for: slow).x
    stage.app.advance(by: 0.2)
    XCTAssertEqual(velocities.linearVelocity(for: slow).x, before, accuracy: 0.01)
  }

  func testPush_offTheCentre_turns() {
    let box = stage.box(200, 200)
    let knock = UIPushBehavior(items: [box], mode: .instantaneous)
    knock.pushDirection = CGVector(dx: 1, dy: 0)
    knock.setTargetOffsetFromCenter(UIOffset(horizontal: 0, vertical: -50), for: box)
    let material = UIDynamicItemBehavior(items: [box])
    stage.animator.addBehavior(knock)
    stage.animator.addBehavior(material)
    stage.app.advance(by: 0.1)
    // A push to the right above the center rotates it clockwise: torque divided by the inertia of a square, (a² +
    // b²)/12.
    XCTAssertEqual(material.angularVelocity(for: box), 100 * 50 / (20000.0 / 12), accuracy: 0.05)
    XCTAssertNotEqual(box.transform, .identity)
  }

  func testDensityAndResistance() {
    let (light, heavy) = (stage.box(100, 100), stage.box(100, 300))
    let push = UIPushBehavior(items: [light, heavy], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    let dense = UIDynamicItemBehavior(items: [heavy])
    dense.density = 4
    let viscous = UIDynamicItemBehavior(items: [light])
    viscous.resistance = 2
    for behavior in [dense, viscous, push] { stage.animator.addBehavior(behavior) }
    stage.app.advance(by: 1)
    XCTAssertEqual(dense.linearVelocity(for: heavy).x, 25, accuracy: 0.1)
    XCTAssertEqual(
      viscous.linearVelocity(for: light).x, 100 * exp(-2 * stage.animator.elapsedTime), accuracy: 1.5)
  }

  func testSnap_arrivesUpright() throws {
    let box = stage.box(80, 80)
    box.transform = CGAffineTransform(rotationAngle: 0.6)
    let snap = UISnapBehavior(item: box, snapTo: CGPoint(x: 300, y: 250))
    XCTAssertEqual(snap.damping, 0.5)
    stage.animator.addBehavior(snap)
    stage.app.advance(by: 0.5)
    XCTAssertLessThan(hypot(box.center.x - 300, box.center.y - 250), 15)
    try stage.app.waitUntilIdle()
    XCTAssertEqual(box.center.x, 300, accuracy: 0.2)
    XCTAssertEqual(box.center.y, 250, accuracy: 0.2)
    XCTAssertEqual(atan2(box.transform.b, box.transform.a), 0, accuracy: 0.01)
    snap.snapPoint = CGPoint(x: 100, y: 100)
    try stage.app.waitUntilIdle()
    XCTAssertEqual(box.center.x, 100, accuracy: 0.2)
  }

  func testAttachment_aRodIsAPendulum() {
    let box = stage.box(300, 100, 20)
    let rod = UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 200, y: 100))
    XCTAssertEqual(rod.length, 100)
    XCTAssertEqual(rod.attachedBehaviorType, .anchor)
    stage.animator.addBehavior(rod)
    stage.animator.addBehavior(UIGravityBehavior(items: [box]))
    var lowest: CGFloat = 0
    for _ in 0..<60 {
      stage.app.advance(by: 1.0 / 60)
      XCTAssertEqual(hypot(box.center.x - 200, box.center.y - 100), 100, accuracy: 1.5)
      lowest = max(lowest, box.center.y)
    }
    XCTAssertEqual(lowest, 200, accuracy: 3)
  }

  func testAttachment_aSpringOfNoLength_endsAtItsAnchor() throws {
    let box = stage.box(100, 100, 20)
    let spring = UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 200, y: 260))
    (spring.length, spring.frequency, spring.damping) = (0, 2, 1)
    stage.animator.addBehavior(spring)
    var last = hypot(box.center.x - 200, box.center.y - 260)
    for _ in 0..<40 {
      stage.app.advance(by: 1.0 / 60)
      let distance = hypot(box.center.x - 200, box.center.y - 260)
      XCTAssertLessThanOrEqual(distance, last + 1e-6, "critically damped: straight in, no swing")
      last = distance
    }
    try stage.app.waitUntilIdle()
    XCTAssertEqual(box.center.x, 200, accuracy: 0.25)
    XCTAssertEqual(box.center.y, 260, accuracy: 0.25)
    spring.anchorPoint = CGPoint(x: 50, y: 50)
    try stage.app.waitUntilIdle()
    XCTAssertEqual(box.center.x, 50, accuracy: 0.25)
  }

  func testAttachment_ropePinSlideAndFixed() {
    let (a, b, c, d) = (stage.box(100, 50, 20), stage.box(100, 80, 20), stage.box(300, 50, 20), stage.box(300, 90, 20))
    let held = UIDynamicItemBehavior(items: [a, c])
    held.isAnchored = true
    let rope = UIAttachmentBehavior.limitAttachment(
      with: b, offsetFromCenter: .zero, attachedTo: a, offsetFromCenter: .zero)
    rope.length = 120
    let slide = UIAttachmentBehavior.slidingAttachment(
      with: d, attachedTo: c, attachmentAnchor: CGPoint(x: 300, y: 90), axisOfTranslation: CGVector(dx: 0, dy: 1))
    slide.attachmentRange = UIFloatRange(minimum: -100, maximum: 100)
    for behavior in [held, rope, slide, UIGravityBehavior(items: [b, d])] { stage.animator.addBehavior(behavior) }
    stage.app.advance(by: 2)
    XCTAssertEqual(a.center, CGPoint(x: 100, y: 50))
    XCTAssertLessThan(hypot(b.center.x - 100, b.center.y - 50), 122)
    XCTAssertGreaterThan(b.center.y, 100)
    XCTAssertEqual(d.center.x, 300, accuracy: 0.5)
    XCTAssertEqual(d.center.y, 190, accuracy: 1.5, "the slide ends after 100 points")

    let (e, f) = (stage.box(200, 200, 40), stage.box(240, 200, 40))
    let fixed = UIAttachmentBehavior.fixedAttachment(
      with: e, attachedTo: f, attachmentAnchor: CGPoint(x: 220, y: 200))
    let knock = UIPushBehavior(items: [e], mode: .instantaneous)
    knock.pushDirection = CGVector(dx: 0, dy: 0.2)
    stage.animator.addBehavior(fixed)
    stage.animator.addBehavior(knock)
    stage.app.advance(by: 0.5)
    XCTAssertEqual(hypot(e.center.x - f.center.x, e.center.y - f.center.y), 40, accuracy: 0.5)
    let turn = atan2(e.transform.b, e.transform.a)
    XCTAssertEqual(turn, atan2(f.transform.b, f.transform.a), accuracy: 0.02)
    XCTAssertGreaterThan(abs(turn), 0.01, "it was hit beside the common centre")
  }

  func testPin_turnsAboutThePoint() {
    let (wall, door) = (stage.box(100, 100, 20), stage.box(150, 100, 20))
    let held = UIDynamicItemBehavior(items: [wall])
    held.isAnchored = true
    let pin = UIAttachmentBehavior.pinAttachment(
      with: door, attachedTo: wall, attachmentAnchor: CGPoint(x: 100, y: 100))
    for behavior in [held, pin, UIGravityBehavior(items: [door])] { stage.animator.addBehavior(behavior) }
    for _ in 0..<30 {
      stage.app.advance(by: 1.0 / 60)
      XCTAssertEqual(hypot(door.center.x - 100, door.center.y - 100), 50, accuracy: 0.5)
    }
    XCTAssertNotEqual(door.transform, .identity)
  }

  func testCompositeBehaviours_theirActions_andTheirEnds() {
    final class Falling: UIDynamicBehavior {
      var moves: [String] = []
      override func willMove(to dynamicAnimator: UIDynamicAnimator?) {
        moves.append(dynamicAnimator == nil ? "out" : "in")
      }
    }
    let box = stage.box(200, 100, 20)
    let falling = Falling()
    let gravity = UIGravityBehavior(items: [box])
    falling.addChildBehavior(gravity)
    var calls = 0
    gravity.action = { calls += 1 }
    stage.animator.addBehavior(falling)
    XCTAssertTrue(gravity.dynamicAnimator === stage.animator)
    XCTAssertEqual(stage.animator.behaviors.count, 1)
    stage.app.advance(by: 0.1)
    XCTAssertEqual(calls, 6)
    stage.animator.removeBehavior(falling)
    XCTAssertNil(gravity.dynamicAnimator)
    let there = box.center
    stage.app.advance(by: 0.5)
    XCTAssertEqual(box.center, there)
    XCTAssertFalse(stage.animator.isRunning)
    XCTAssertEqual(falling.moves, ["in", "out"])
  }

  func testUpdateItem_readsThePlaceAgain_andKeepsTheVelocity() {
    let box = stage.box(100, 100, 20)
    let material = UIDynamicItemBehavior(items: [box])
    stage.animator.addBehavior(material)
    material.addLinearVelocity(CGPoint(x: 60, y: 0), for: box)
    stage.app.advance(by: 0.1)
    box.center = CGPoint(x: 300, y: 300)
    stage.animator.updateItem(usingCurrentState: box)
    stage.app.advance(by: 0.5)
    XCTAssertEqual(box.center.x, 330, accuracy: 2)
    XCTAssertEqual(box.center.y, 300, accuracy: 0.01)
  }

  func testItemsInRect_andItemsOfOnesOwn() {
    let animator = UIDynamicAnimator()
    let dots = [Dot(50, 50), Dot(250, 50), Dot(450, 50)]
    animator.addBehavior(UIDynamicItemBehavior(items: dots))
    let found = animator.items(in: CGRect(x: 0, y: 0, width: 260, height: 10))
    XCTAssertEqual(found.map { $0.center.x }, [50, 250])
    animator.removeAllBehaviors()
    XCTAssertTrue(animator.items(in: CGRect(x: 0, y: 0, width: 1000, height: 1000)).isEmpty)
  }

  func testAGroupMovesAsOne() {
    let (a, b) = (stage.box(100, 100, 40), stage.box(160, 100, 40))
    let group = UIDynamicItemGroup(items: [a, b])
    XCTAssertEqual(group.center, CGPoint(x: 130, y: 100))
    XCTAssertEqual(group.bounds, CGRect(x: 0, y: 0, width: 100, height: 40))
    let material = UIDynamicItemBehavior(items: [group])
    stage.animator.addBehavior(material)
    material.addLinearVelocity(CGPoint(x: 50, y: 0), for: group)
    material.addAngularVelocity(1, for: group)
    stage.app.advance(by: 1)
    XCTAssertEqual(group.center.x, 180, accuracy: 2)
    XCTAssertEqual(hypot(a.center.x - b.center.x, a.center.y - b.center.y), 60, accuracy: 1e-3)
    XCTAssertEqual(atan2(a.transform.b, a.transform.a), 1, accuracy: 0.05)
  }

  func testFields() {
    func velocity(_ field: UIFieldBehavior, at point: CGPoint, start: CGPoint = .zero) -> CGPoint {
      let animator = UIDynamicAnimator()
      let dot = Dot(point.x, point.y)
      let material = UIDynamicItemBehavior(items: [dot])
      material.charge = 1
      field.addItem(dot)
      animator.addBehavior(material)
      animator.addBehavior(field)
      material.addLinearVelocity(start, for: dot)
      stage.app.advance(by: 0.2)
      defer { animator.removeAllBehaviors() }
      return material.linearVelocity(for: dot)
    }
    XCTAssertEqual(velocity(.linearGravityField(direction: CGVector(dx: 0, dy: 1)), at: .zero).y, 20, accuracy: 2)
    XCTAssertLessThan(velocity(.radialGravityField(position: .zero), at: CGPoint(x: 100, y: 0)).x, -15)
    XCTAssertLessThan(velocity(.springField(), at: CGPoint(x: 200, y: 0)).x, -30)
    XCTAssertGreaterThan(velocity(.vortexField(), at: CGPoint(x: 100, y: 0)).y, 15)
    XCTAssertLessThan(velocity(.dragField(), at: .zero, start: CGPoint(x: 100, y: 0)).x, 90)
    XCTAssertGreaterThan(velocity(.electricField(), at: CGPoint(x: 100, y: 0)).x, 15)
    XCTAssertGreaterThan(velocity(.magneticField(), at: .zero, start: CGPoint(x: 100, y: 0)).y, 5)
    XCTAssertEqual(velocity(.velocityField(direction: CGVector(dx: 2, dy: 0)), at: .zero).x, 200, accuracy: 1)
    let noise = velocity(.noiseField(smoothness: 0.5, animationSpeed: 1), at: CGPoint(x: 30, y: 40))
    XCTAssertNotEqual(noise, .zero)
    XCTAssertEqual(noise, velocity(.noiseField(smoothness: 0.5, animationSpeed: 1), at: CGPoint(x: 30, y: 40)))
    let near = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 1, dy: 0))
    near.region = UIRegion(radius: 50).byDifference(from: UIRegion(size: CGSize(width: 20, height: 20)))
    XCTAssertEqual(velocity(near, at: .zero), .zero, "inside the hole")
  }

  func testBadInput_isReportedAndLeft() {
    var reports: [String] = []
    stage.app.onReport = { reports.append($0) }
    let unrelatedView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let gravity = UIGravityBehavior(items: [unrelatedView])
    stage.animator.addBehavior(gravity)
    XCTAssertTrue(reports.first?.contains("should be a descendant of reference view") == true, "\(reports)")
    reports = []
    UIDynamicBehavior().addChildBehavior(gravity)
    XCTAssertTrue(reports.first?.contains("already belongs to a behavior or an animator") == true, "\(reports)")
    reports = []
    UIDynamicItemBehavior(items: []).addLinearVelocity(CGPoint(x: 1, y: 1), for: unrelatedView)
    XCTAssertTrue(reports.first?.contains("not one of the behavior") == true, "\(reports)")
    reports = []
    let nothing = stage.box(50, 50, 0)
    stage.animator.addBehavior(UICollisionBehavior(items: [nothing]))
    stage.app.advance(by: 0.1)
    XCTAssertTrue(nothing.center.x.isFinite)
    XCTAssertEqual(reports, [])
  }
}
