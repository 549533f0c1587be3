import UIKit
import UIKitTesting
import XCTest

/// Numbers that no simulation can use. Box2D ends the process for many of them.
@preconcurrency @MainActor
final class HostileDynamicsTests: XCTestCase {
  private static let nonFinite: [CGFloat] = [.nan, .infinity, -.infinity]
  private static let values: [CGFloat] = nonFinite + [1e300, -1e300, 1e30, -1e30, 1e12, -1e12, 1e-300]
  private var stage: Stage!
  private var reports: [String] = []

  override func setUp() async throws {
    stage = Stage()
    reports = []
    stage.app.onReport = { [weak self] in self?.reports.append($0) }
  }
  override func tearDown() async throws {
    stage.close()
    stage = nil
  }

  /// Runs behaviors with each number, and checks that the items keep finite positions and that numbers which are not finite are
  /// reported with the name of the property.
  private func attack(
    _ property: String, values: [CGFloat] = values, line: UInt = #line,
    _ makeBehaviors: (_ first: UIView, _ second: UIView, _ value: CGFloat) -> [UIDynamicBehavior]
  ) {
    for value in values {
      reports = []
      let (first, second) = (stage.box(150, 100), stage.box(210, 130))
      let collision = UICollisionBehavior(items: [first, second])
      collision.translatesReferenceBoundsIntoBoundary = true
      stage.animator.addBehavior(collision)
      stage.animator.addBehavior(UIGravityBehavior(items: [first, second]))
      for behavior in makeBehaviors(first, second, value) { stage.animator.addBehavior(behavior) }
      stage.app.advance(by: 0.3)
      for box in [first, second] {
        XCTAssertTrue(box.center.x.isFinite && box.center.y.isFinite, "\(property) \(value): \(box.center)", line: line)
      }
      if value.isFinite {
        XCTAssertEqual(reports, [], "\(property) \(value)", line: line)
      } else {
        XCTAssertFalse(reports.isEmpty, "\(property) \(value)", line: line)
        for report in reports {
          XCTAssertTrue(report.contains(property) && report.contains("must be finite"), report, line: line)
        }
      }
      stage.animator.removeAllBehaviors()
      first.removeFromSuperview()
      second.removeFromSuperview()
    }
  }

  private func itemBehavior(_ item: UIView, _ set: (UIDynamicItemBehavior) -> Void) -> [UIDynamicBehavior] {
    let behavior = UIDynamicItemBehavior(items: [item])
    set(behavior)
    return [behavior]
  }

  func testProperties() {
    attack("density") { first, _, value in itemBehavior(first) { $0.density = value } }
    attack("friction") { first, _, value in itemBehavior(first) { $0.friction = value } }
    attack("elasticity") { first, _, value in itemBehavior(first) { $0.elasticity = value } }
    attack("resistance") { first, _, value in itemBehavior(first) { $0.resistance = value } }
    attack("angularResistance") { first, _, value in itemBehavior(first) { $0.angularResistance = value } }
    attack("charge") { first, _, value in
      let field = UIFieldBehavior.electricField()
      field.addItem(first)
      return itemBehavior(first) { $0.charge = value } + [field]
    }
    let behavior = UIDynamicItemBehavior(items: [])
    behavior.density = 3
    behavior.density = .nan
    XCTAssertEqual(behavior.density, 3)
  }

  func testVelocities() {
    attack("addLinearVelocity") { first, _, value in
      itemBehavior(first) { $0.addLinearVelocity(CGPoint(x: value, y: 4), for: first) }
    }
    attack("addAngularVelocity") { first, _, value in
      itemBehavior(first) { $0.addAngularVelocity(value, for: first) }
    }
  }

  func testForces() {
    attack("gravityDirection") { first, _, value in
      let gravity = UIGravityBehavior(items: [first])
      gravity.gravityDirection = CGVector(dx: value, dy: 1)
      return [gravity]
    }
    attack("gravityDirection", values: Self.nonFinite) { first, _, value in
      let gravity = UIGravityBehavior(items: [first])
      gravity.magnitude = value
      gravity.angle = value
      return [gravity]
    }
    for mode in [UIPushBehavior.Mode.continuous, .instantaneous] {
      attack("pushDirection") { first, _, value in
        let push = UIPushBehavior(items: [first], mode: mode)
        push.pushDirection = CGVector(dx: 1, dy: value)
        return [push]
      }
      attack("setTargetOffsetFromCenter") { first, _, value in
        let push = UIPushBehavior(items: [first], mode: mode)
        push.pushDirection = CGVector(dx: 1, dy: 1)
        push.setTargetOffsetFromCenter(UIOffset(horizontal: value, vertical: 0), for: first)
        return [push]
      }
    }
  }

  func testFields() {
    let makers: [() -> UIFieldBehavior] = [
      { .dragField() }, { .vortexField() }, { .radialGravityField(position: CGPoint(x: 150, y: 100)) },
      { .linearGravityField(direction: CGVector(dx: 1, dy: 0)) }, { .velocityField(direction: CGVector(dx: 1, dy: 0)) },
      { .noiseField(smoothness: 0.5, animationSpeed: 1) }, { .turbulenceField(smoothness: 0.5, animationSpeed: 1) },
      { .springField() }, { .electricField() }, { .magneticField() },
    ]
    let setters: [(String, (UIFieldBehavior, CGFloat) -> Void)] = [
      ("strength", { $0.strength = $1 }), ("falloff", { $0.falloff = $1 }),
      ("minimumRadius", { $0.minimumRadius = $1 }), ("position", { $0.position.x = $1 }),
      ("direction", { $0.direction.dy = $1 }), ("smoothness", { $0.smoothness = $1 }),
      ("animationSpeed", { $0.animationSpeed = $1 }),
    ]
    for make in makers {
      for (property, set) in setters {
        attack(property, values: [.nan, .infinity, 1e300, -1e30]) { first, _, value in
          let field = make()
          set(field, value)
          field.addItem(first)
          return [field]
        }
      }
    }
    attack("evaluationBlock") { first, _, value in
      let field = UIFieldBehavior.field { _, _, _, _, _, _ in CGVector(dx: value, dy: 0) }
      field.addItem(first)
      return [field]
    }
  }

  func testAttachments() {
    for frequency in [0, 2] as [CGFloat] {
      func attachment(_ first: UIView, _ second: UIView?) -> UIAttachmentBehavior {
        let result =
          second.map { UIAttachmentBehavior(item: first, attachedTo: $0) }
          ?? UIAttachmentBehavior(item: first, attachedToAnchor: CGPoint(x: 150, y: 20))
        result.frequency = frequency
        return result
      }
      attack("anchorPoint") { first, _, value in
        let result = attachment(first, nil)
        result.anchorPoint = CGPoint(x: value, y: 3)
        return [result]
      }
      attack("length") { first, second, value in
        let result = attachment(first, second)
        result.length = value
        return [result]
      }
      attack("damping") { first, second, value in
        let result = attachment(first, second)
        result.damping = value
        return [result]
      }
    }
    attack("frequency") { first, second, value in
      let result = UIAttachmentBehavior(item: first, attachedTo: second)
      result.frequency = value
      return [result]
    }
    attack("anchorPoint") { first, _, value in
      [UIAttachmentBehavior(item: first, attachedToAnchor: CGPoint(x: value, y: 20))]
    }
    attack("offsetFromCenter") { first, second, value in
      [
        UIAttachmentBehavior(
          item: first, offsetFromCenter: UIOffset(horizontal: value, vertical: 0), attachedTo: second,
          offsetFromCenter: .zero)
      ]
    }
    let makers: [(UIView, UIView, CGPoint) -> UIAttachmentBehavior] = [
      { .fixedAttachment(with: $0, attachedTo: $1, attachmentAnchor: $2) },
      { .pinAttachment(with: $0, attachedTo: $1, attachmentAnchor: $2) },
      {
        .slidingAttachment(
          with: $0, attachedTo: $1, attachmentAnchor: $2, axisOfTranslation: CGVector(dx: 1, dy: 1))
      },
    ]
    for make in makers {
      attack("anchorPoint") { first, second, value in [make(first, second, CGPoint(x: value, y: 100))] }
      attack("frictionTorque") { first, second, value in
        let result = make(first, second, CGPoint(x: 180, y: 110))
        result.frictionTorque = value
        return [result]
      }
      attack("attachmentRange", values: [.nan, 1e300, 1e12]) { first, second, value in
        let result = make(first, second, CGPoint(x: 180, y: 110))
        result.attachmentRange = UIFloatRange(minimum: -1, maximum: value)
        return [result]
      }
    }
    attack("axisOfTranslation") { first, second, value in
      [
        UIAttachmentBehavior.slidingAttachment(
          with: first, attachedTo: second, attachmentAnchor: CGPoint(x: 180, y: 110),
          axisOfTranslation: CGVector(dx: value, dy: 1))
      ]
    }
  }

  func testSnaps() {
    attack("snapPoint") { first, _, value in [UISnapBehavior(item: first, snapTo: CGPoint(x: 100, y: value))] }
    attack("damping") { first, _, value in
      let snap = UISnapBehavior(item: first, snapTo: CGPoint(x: 100, y: 100))
      snap.damping = value
      return [snap]
    }
  }

  func testBoundaries() {
    attack("boundary") { first, _, value in
      let collision = UICollisionBehavior(items: [first])
      collision.addBoundary(withIdentifier: NSString("a"), from: CGPoint(x: 0, y: 200), to: CGPoint(x: value, y: 210))
      return [collision]
    }
    let values: [CGFloat] = [1e300, -1e300, 1e12]
    attack("insets", values: values) { first, _, value in
      let collision = UICollisionBehavior(items: [first])
      collision.setTranslatesReferenceBoundsIntoBoundary(
        with: UIEdgeInsets(top: -value, left: -value, bottom: 0, right: value))
      return [collision]
    }
  }

  /// Items that are not views can have any geometry.
  func testItems() {
    for value in Self.values {
      reports = []
      let dot = Dot(100, 100)
      let far = Dot(value, 100)
      let wide = Dot(200, 100)
      wide.bounds.size.width = value
      let turned = Dot(300, 100)
      turned.transform = CGAffineTransform(a: value, b: value, c: 0, d: 1, tx: 0, ty: 0)
      let animator = UIDynamicAnimator()
      animator.addBehavior(UIGravityBehavior(items: [dot, far, wide, turned]))
      animator.addBehavior(UICollisionBehavior(items: [dot, far, wide, turned]))
      stage.app.advance(by: 0.2)
      // A wide item that overlaps the dot pushes it away.
      XCTAssertTrue(dot.center.y.isFinite && dot.center.y != 100, "\(value) \(dot.center)")
      XCTAssertEqual(reports.isEmpty, value.isFinite, "\(value) \(reports)")
      dot.center = CGPoint(x: value, y: value)
      animator.updateItem(usingCurrentState: dot)
      stage.app.advance(by: 0.2)
      _ = animator.items(in: CGRect(x: value, y: value, width: value, height: value))
      _ = animator.items(in: .infinite)
      animator.removeAllBehaviors()
    }
  }

  /// Two bodies at the same point that are thrown at each other with the largest velocity.
  func testAnItemThatIsThrownTooFar_staysFinite() {
    let (first, second) = (stage.box(200, 200), stage.box(200, 200))
    let collision = UICollisionBehavior(items: [first, second])
    let behavior = UIDynamicItemBehavior(items: [first, second])
    behavior.elasticity = 1e12
    stage.animator.addBehavior(collision)
    stage.animator.addBehavior(behavior)
    for step in 0..<60 {
      behavior.addLinearVelocity(CGPoint(x: step.isMultiple(of: 2) ? 1e300 : -1e300, y: 1e30), for: first)
      behavior.addAngularVelocity(1e300, for: second)
      stage.app.advance(by: 0.05)
    }
    XCTAssertTrue(first.center.x.isFinite && first.center.y.isFinite)
    XCTAssertTrue(second.center.x.isFinite && second.center.y.isFinite)
    XCTAssertEqual(reports, [])
  }
}
