import Foundation
import QuartzCore
import RuntimeInterface

/// Holds an item to a point, or two items together: by a rod, a spring, a rope, a pin, a slide, or fast.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// What an item is attached to.
  public enum AttachmentType: Int, Sendable {
    /// Another item.
    case items
    /// A point.
    case anchor
  }

  private enum Kind {
    case rod, rope, fixed, pin
    case sliding(CGVector)
  }

  private var kind: Kind
  private let first: any UIDynamicItem
  private let second: (any UIDynamicItem)?
  /// From the items' centres, in the items' own axes.
  private let firstOffset: UIOffset
  private let secondOffset: UIOffset
  private var joint: (any PhysicsJoint)?

  /// Holds the item's centre to a point, at the distance that they have now.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// Holds a point of the item (from its centre) to a point, at the distance that they have now.
  public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
    kind = .rod
    first = item
    firstOffset = offset
    second = nil
    secondOffset = .zero
    anchorPoint = point
    let own = Self.point(of: item, offset)
    length = hypot(own.x - point.x, own.y - point.y)
    super.init()
  }

  /// Holds the centres of two items together, at the distance that they have now.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  /// Holds a point of each of two items (from their centres) together, at the distance that they have now.
  public init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) {
    kind = .rod
    first = item1
    firstOffset = offset1
    second = item2
    secondOffset = offset2
    anchorPoint = .zero
    let own = Self.point(of: item1, offset1)
    let end = Self.point(of: item2, offset2)
    length = hypot(own.x - end.x, own.y - end.y)
    super.init()
  }

  /// Two items that slide against each other along an axis, and do not turn. `attachmentRange` is in points.
  open class func slidingAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint,
    axisOfTranslation axis: CGVector
  ) -> Self { made(.sliding(axis), item1, .zero, item2, .zero, point) }

  /// An item that slides along an axis through a point, and does not turn. `attachmentRange` is in points.
  open class func slidingAttachment(
    with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> Self { made(.sliding(axis), item, .zero, nil, .zero, point) }

  /// A rope: the two points come no further apart than they are now, or than `length`.
  open class func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) -> Self { made(.rope, item1, offset1, item2, offset2, .zero) }

  /// Two items that hold fast to each other at a point.
  open class func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> Self { made(.fixed, item1, .zero, item2, .zero, point) }

  /// Two items that turn about a point. `attachmentRange` is in radians.
  open class func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> Self { made(.pin, item1, .zero, item2, .zero, point) }

  private class func made(
    _ kind: Kind, _ first: any UIDynamicItem, _ firstOffset: UIOffset, _ second: (any UIDynamicItem)?,
    _ secondOffset: UIOffset, _ anchor: CGPoint
  ) -> Self {
    let attachment =
      if let second {
        UIAttachmentBehavior(
          item: first, offsetFromCenter: firstOffset, attachedTo: second, offsetFromCenter: secondOffset)
      } else {
        UIAttachmentBehavior(item: first, offsetFromCenter: firstOffset, attachedToAnchor: anchor)
      }
    attachment.kind = kind
    attachment.anchorPoint = anchor
    guard let made = attachment as? Self else {
      Misuse.trap("\(self): attachments of this kind are made by UIAttachmentBehavior itself, not by a subclass")
    }
    return made
  }

  /// The items: one, or two.
  open var items: [any UIDynamicItem] { [first] + (second.map { [$0] } ?? []) }

  /// Whether it holds an item to another or to a point.
  public final var attachedBehaviorType: UIAttachmentBehavior.AttachmentType { second == nil ? .anchor : .items }

  /// The point, in the animator's coordinates. Moving it pulls the item along.
  open var anchorPoint: CGPoint {
    didSet { if anchorPoint != oldValue { renew() } }
  }

  /// How far apart the two points are kept, in points. Default: as they were when the behaviour was made.
  open var length: CGFloat {
    didSet { if length != oldValue { renew() } }
  }

  /// How quickly a spring comes to rest: 1 does not swing. Default 0. It counts with a `frequency` only.
  open var damping: CGFloat = 0 {
    didSet { if damping != oldValue { renew() } }
  }

  /// How often a spring swings in a second. Default 0: a rod, not a spring.
  open var frequency: CGFloat = 0 {
    didSet { if frequency != oldValue { renew() } }
  }

  /// What it takes to turn about a pin, or to move along a slide. Default 0: nothing.
  open var frictionTorque: CGFloat = 0 {
    didSet { if frictionTorque != oldValue { renew() } }
  }

  /// How far a slide (points) or a pin (radians) may go from where it is now. Default: any distance.
  open var attachmentRange = UIFloatRange.infinite {
    didSet { if attachmentRange != oldValue { renew() } }
  }

  private static func point(of item: any UIDynamicItem, _ offset: UIOffset) -> CGPoint {
    point(item.center, DynamicRecord.angle(of: item), offset)
  }

  private static func point(_ center: CGPoint, _ angle: CGFloat, _ offset: UIOffset) -> CGPoint {
    CGPoint(
      x: center.x + cos(angle) * offset.horizontal - sin(angle) * offset.vertical,
      y: center.y + sin(angle) * offset.horizontal + cos(angle) * offset.vertical)
  }

  private func renew() {
    guard let scene, joint != nil else { return }
    joint?.remove()
    join(in: scene)
    for item in items { scene.record(of: item)?.body.wake() }
    scene.onWake()
  }

  private func join(in scene: DynamicScene) {
    guard let body = scene.record(of: first)?.body else { return }
    let other = second.flatMap { scene.record(of: $0)?.body }
    let own = Self.point(body.center, body.angle, firstOffset)
    let end = other.map { Self.point($0.center, $0.angle, secondOffset) } ?? anchorPoint
    let joint: PhysicsJointKind =
      switch kind {
      case .rod where frequency > 0:
        .spring(own, end, length: max(0, length), frequency: frequency, damping: max(0, damping))
      case .rod: .distance(own, end, max(0, length)...max(0, length))
      case .rope: .distance(own, end, 0...max(0, length))
      case .fixed: .fixed(anchorPoint, frequency: max(0, frequency), damping: max(0, damping))
      case .pin: .pin(anchorPoint, frictionTorque: max(0, frictionTorque), range: attachmentRange.closed)
      case .sliding(let axis):
        .sliding(anchorPoint, axis: axis, range: attachmentRange.closed, friction: max(0, frictionTorque))
      }
    self.joint = scene.world.addJoint(joint, of: body, to: other)
  }

  override func install(in scene: DynamicScene) {
    for item in items { scene.use(item) }
    join(in: scene)
  }

  override func uninstall(from scene: DynamicScene) {
    joint?.remove()
    joint = nil
    for item in items { scene.release(item) }
  }
}
