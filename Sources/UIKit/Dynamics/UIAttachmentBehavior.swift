import Foundation
import QuartzCore
import RuntimeInterface

/// A behavior that connects an item to a point or to another item. The connection is rigid or works like a rod, spring,
/// rope, pin or slide.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// The kind of object to which an item is attached.
  public enum AttachmentType: Int, Sendable {
    /// The item is attached to another item.
    case items
    /// The item is attached to a point.
    case anchor
  }

  private enum Kind {
    case rod, rope, fixed, pin
    case sliding(CGVector)
  }

  private var kind: Kind
  private let first: any UIDynamicItem
  private let second: (any UIDynamicItem)?
  /// The offset of the attachment point from the center of the first item, in the coordinate axes of the item.
  private let firstOffset: UIOffset
  /// The offset of the attachment point from the center of the second item, in the coordinate axes of the item.
  private let secondOffset: UIOffset
  private var joint: (any PhysicsJoint)?

  /// Creates an attachment that preserves the current distance between an item's center and a point.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - point: The point, in the animator's coordinate system.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// Creates an attachment that preserves the current distance between a point of an item and an anchor point.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - offset: The point of the item, relative to its center.
  ///   - point: The anchor point, in the animator's coordinate system.
  public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
    kind = .rod
    first = item
    firstOffset = DynamicNumbers.checked(offset, else: .zero, of: Self.self, "offsetFromCenter")
    second = nil
    secondOffset = .zero
    let start = Self.point(of: item, firstOffset)
    anchorPoint = DynamicNumbers.checked(point, else: start, of: Self.self, "anchorPoint")
    length = hypot(start.x - anchorPoint.x, start.y - anchorPoint.y)
    super.init()
  }

  /// Creates an attachment that preserves the current distance between the centers of two items.
  ///
  /// - Parameters:
  ///   - item1: The first item.
  ///   - item2: The second item.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  /// Creates an attachment that preserves the current distance between two points of two items.
  ///
  /// - Parameters:
  ///   - item1: The first item.
  ///   - offset1: The point of the first item, relative to its center.
  ///   - item2: The second item.
  ///   - offset2: The point of the second item, relative to its center.
  public init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) {
    kind = .rod
    first = item1
    firstOffset = DynamicNumbers.checked(offset1, else: .zero, of: Self.self, "offsetFromCenter")
    second = item2
    secondOffset = DynamicNumbers.checked(offset2, else: .zero, of: Self.self, "offsetFromCenter")
    anchorPoint = .zero
    let start = Self.point(of: item1, firstOffset)
    let end = Self.point(of: item2, secondOffset)
    length = hypot(start.x - end.x, start.y - end.y)
    super.init()
  }

  /// Creates an attachment of two items that slide along an axis relative to each other and do not rotate.
  ///
  /// - Parameters:
  ///   - item1: The first item.
  ///   - item2: The second item.
  ///   - point: A point on the axis, in the animator's coordinate system.
  ///   - axis: The direction of the axis.
  /// - Returns: The attachment. Its `attachmentRange` is in points.
  open class func slidingAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint,
    axisOfTranslation axis: CGVector
  ) -> Self { makeAttachment(.sliding(checkedAxis(axis)), item1, .zero, item2, .zero, point) }

  /// Creates an attachment of an item that slides along an axis and does not rotate.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - point: A point on the axis, in the animator's coordinate system.
  ///   - axis: The direction of the axis.
  /// - Returns: The attachment. Its `attachmentRange` is in points.
  open class func slidingAttachment(
    with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> Self { makeAttachment(.sliding(checkedAxis(axis)), item, .zero, nil, .zero, point) }

  private class func checkedAxis(_ axis: CGVector) -> CGVector {
    DynamicNumbers.checked(axis, else: CGVector(dx: 1, dy: 0), of: self, "axisOfTranslation")
  }

  /// Creates an attachment that acts like a rope. The distance between the two points is at most `length`, which is their
  /// current distance by default.
  ///
  /// - Parameters:
  ///   - item1: The first item.
  ///   - offset1: The point of the first item, relative to its center.
  ///   - item2: The second item.
  ///   - offset2: The point of the second item, relative to its center.
  /// - Returns: The attachment.
  open class func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) -> Self { makeAttachment(.rope, item1, offset1, item2, offset2, .zero) }

  /// Creates an attachment that connects two items rigidly at a point.
  ///
  /// - Parameters:
  ///   - item1: The first item.
  ///   - item2: The second item.
  ///   - point: The point, in the animator's coordinate system.
  /// - Returns: The attachment.
  open class func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> Self { makeAttachment(.fixed, item1, .zero, item2, .zero, point) }

  /// Creates an attachment of two items that rotate about a point.
  ///
  /// - Parameters:
  ///   - item1: The first item.
  ///   - item2: The second item.
  ///   - point: The point, in the animator's coordinate system.
  /// - Returns: The attachment. Its `attachmentRange` is in radians.
  open class func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> Self { makeAttachment(.pin, item1, .zero, item2, .zero, point) }

  private class func makeAttachment(
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
    if attachment.anchorPoint != anchor, second != nil {
      attachment.anchorPoint = DynamicNumbers.checked(anchor, else: first.center, of: self, "anchorPoint")
    }
    guard let result = attachment as? Self else {
      Diagnostics.trap("\(self): this factory method cannot create a subclass; call it on UIAttachmentBehavior")
    }
    return result
  }

  /// The one or two items that the attachment connects.
  open var items: [any UIDynamicItem] { [first] + (second.map { [$0] } ?? []) }

  /// The kind of the attachment: to another item or to a point.
  public final var attachedBehaviorType: UIAttachmentBehavior.AttachmentType { second == nil ? .anchor : .items }

  /// The anchor point in the animator's coordinate system. Setting this property moves the item as well.
  open var anchorPoint: CGPoint {
    didSet {
      anchorPoint = DynamicNumbers.checked(anchorPoint, else: oldValue, of: self, "anchorPoint")
      if anchorPoint != oldValue { recreateJoint() }
    }
  }

  /// The distance between the two attachment points, in points. The default is their distance when the attachment was
  /// created.
  open var length: CGFloat {
    didSet {
      length = DynamicNumbers.checked(length, else: oldValue, of: self, "length")
      if length != oldValue { recreateJoint() }
    }
  }

  /// The damping ratio of the spring. At 1 the spring does not oscillate. The default is 0. The damping has an effect
  /// only if `frequency` is not 0.
  open var damping: CGFloat = 0 {
    didSet {
      damping = DynamicNumbers.checked(damping, else: oldValue, of: self, "damping")
      if damping != oldValue { recreateJoint() }
    }
  }

  /// The frequency of the spring, in oscillations per second. The default is 0, which makes the connection rigid.
  open var frequency: CGFloat = 0 {
    didSet {
      frequency = DynamicNumbers.checked(frequency, else: oldValue, of: self, "frequency")
      if frequency != oldValue { recreateJoint() }
    }
  }

  /// The resistance to rotation about a pin (a torque) or to movement along a slide (a force). The default is 0.
  open var frictionTorque: CGFloat = 0 {
    didSet {
      frictionTorque = DynamicNumbers.checked(frictionTorque, else: oldValue, of: self, "frictionTorque")
      if frictionTorque != oldValue { recreateJoint() }
    }
  }

  /// The range of movement of a slide (in points) or a pin (in radians), relative to its current position. The default
  /// is unlimited.
  open var attachmentRange = UIFloatRange.infinite {
    didSet {
      // An infinite limit is no limit.
      if attachmentRange.minimum.isNaN || attachmentRange.maximum.isNaN {
        let invalidRange = attachmentRange
        attachmentRange = oldValue
        Diagnostics.report(
          "\(self): the limits of attachmentRange must be finite or infinite, but they are \(invalidRange); they are not changed"
        )
      }
      if attachmentRange != oldValue { recreateJoint() }
    }
  }

  private static func point(of item: any UIDynamicItem, _ offset: UIOffset) -> CGPoint {
    point(item.center, DynamicRecord.angle(of: item), offset)
  }

  private static func point(_ center: CGPoint, _ angle: CGFloat, _ offset: UIOffset) -> CGPoint {
    CGPoint(
      x: center.x + cos(angle) * offset.horizontal - sin(angle) * offset.vertical,
      y: center.y + sin(angle) * offset.horizontal + cos(angle) * offset.vertical)
  }

  private func recreateJoint() {
    guard let scene, joint != nil else { return }
    joint?.remove()
    createJoint(in: scene)
    for item in items { scene.record(of: item)?.body.wake() }
    scene.onWake()
  }

  private func createJoint(in scene: DynamicScene) {
    guard let body = scene.record(of: first)?.body else { return }
    let secondBody = second.flatMap { scene.record(of: $0)?.body }
    let start = Self.point(body.center, body.angle, firstOffset)
    let end = secondBody.map { Self.point($0.center, $0.angle, secondOffset) } ?? anchorPoint
    let joint: PhysicsJointKind =
      switch kind {
      case .rod where frequency > 0:
        .spring(start, end, length: max(0, length), frequency: frequency, damping: max(0, damping))
      case .rod: .distance(start, end, max(0, length)...max(0, length))
      case .rope: .distance(start, end, 0...max(0, length))
      case .fixed: .fixed(anchorPoint, frequency: max(0, frequency), damping: max(0, damping))
      case .pin: .pin(anchorPoint, frictionTorque: max(0, frictionTorque), range: attachmentRange.closedRange)
      case .sliding(let axis):
        .sliding(anchorPoint, axis: axis, range: attachmentRange.closedRange, friction: max(0, frictionTorque))
      }
    self.joint = scene.world.addJoint(joint, of: body, to: secondBody)
  }

  override func install(in scene: DynamicScene) {
    for item in items { scene.addUse(of: item) }
    createJoint(in: scene)
  }

  override func uninstall(from scene: DynamicScene) {
    joint?.remove()
    joint = nil
    for item in items { scene.removeUse(of: item) }
  }
}
