import Foundation
import QuartzCore
import RuntimeInterface

/// Lets its items bounce off each other and off boundaries. Items of different collision behaviours pass each other.
@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicBehavior {
  /// What collides.
  public struct Mode: OptionSet, Sendable {
    /// The bits; UIKit's values.
    public let rawValue: UInt
    /// The modes whose bits are set; unknown bits are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The items with each other.
    public static let items = Mode(rawValue: 1 << 0)
    /// The items with the boundaries.
    public static let boundaries = Mode(rawValue: 1 << 1)
    /// Both.
    public static let everything = Mode(rawValue: UInt.max)
  }

  private struct Boundary {
    var identifier: any NSCopying
    var path: UIBezierPath
    var lines: [(tag: Int, line: any PhysicsBoundary)] = []
  }

  private var members: DynamicItems
  private var boundaries: [Boundary] = []
  private var referenceInsets: UIEdgeInsets?
  private var referenceBounds: CGRect?
  private var referenceLines: [(tag: Int, line: any PhysicsBoundary)] = []
  /// Which bit of the masks is this behaviour's while it is in a scene.
  final private(set) var bit: UInt64 = 0

  /// Collisions among these items.
  public init(items: [any UIDynamicItem]) {
    members = DynamicItems(items)
    super.init()
  }

  /// Collisions without items yet.
  public convenience override init() { self.init(items: []) }

  /// The items that collide.
  open var items: [any UIDynamicItem] { members.list }

  /// Lets one item more collide.
  open func addItem(_ item: any UIDynamicItem) {
    if members.insert(item), let scene { install(item, in: scene) }
  }

  /// The item passes through the others from now on.
  open func removeItem(_ item: any UIDynamicItem) {
    if members.remove(item), let scene { uninstall(item, from: scene) }
  }

  /// What collides. Default everything.
  open var collisionMode = UICollisionBehavior.Mode.everything {
    didSet {
      guard let scene else { return }
      for item in members.list { setCollides(item, in: scene) }
      scene.onWake()
    }
  }

  /// Hears of contacts. Default nil.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

  /// Whether the edges of the reference view's bounds (of the content, for an animator of a layout) are a boundary. They
  /// follow when the size changes. Default false.
  open var translatesReferenceBoundsIntoBoundary: Bool {
    get { referenceInsets != nil }
    set { setReferenceInsets(newValue ? .zero : nil) }
  }

  /// Makes a boundary of the reference bounds, drawn in by `insets`.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) { setReferenceInsets(insets) }

  // MARK: Boundaries

  /// The identifiers of the boundaries, in the order in which they were added; nil without any.
  open var boundaryIdentifiers: [any NSCopying]? { boundaries.isEmpty ? nil : boundaries.map(\.identifier) }

  /// Adds a boundary along the path, in the animator's coordinates; replaces one of the same identifier.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    removeBoundary(withIdentifier: identifier)
    var boundary = Boundary(identifier: identifier, path: bezierPath)
    if let scene { boundary.lines = lines(along: bezierPath, identifier: identifier, in: scene) }
    boundaries.append(boundary)
  }

  /// Adds a straight boundary; replaces one of the same identifier.
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: path)
  }

  /// The path of a boundary; nil if there is none of that identifier.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries.first { Self.same($0.identifier, identifier) }?.path
  }

  /// Removes a boundary. Nothing happens if there is none of that identifier.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    guard let index = boundaries.firstIndex(where: { Self.same($0.identifier, identifier) }) else { return }
    let removed = boundaries.remove(at: index)
    if let scene { for (tag, line) in removed.lines { scene.removeBoundary(tag, line) } }
  }

  /// Removes all boundaries that were added with identifiers.
  open func removeAllBoundaries() {
    for identifier in boundaries.map(\.identifier) { removeBoundary(withIdentifier: identifier) }
  }

  private static func same(_ one: any NSCopying, _ other: any NSCopying) -> Bool {
    guard let one = one as? NSObject, let other = other as? NSObject else { return false }
    return one.isEqual(other)
  }

  private func lines(
    along path: UIBezierPath, identifier: (any NSCopying)?, in scene: DynamicScene
  ) -> [(tag: Int, line: any PhysicsBoundary)] {
    path.cgPath.flattenedLines.map { points, isClosed in
      scene.addBoundary(points, isClosed: isClosed, of: self, identifier: identifier)
    }
  }

  // MARK: The reference's bounds

  private func setReferenceInsets(_ insets: UIEdgeInsets?) {
    guard insets != referenceInsets else { return }
    referenceInsets = insets
    referenceBounds = nil
    if let animator = dynamicAnimator { updateReference(animator.referenceBounds) }
  }

  /// Follows the reference's bounds; cheap where they did not change.
  final func updateReference(_ bounds: CGRect?) {
    guard let scene else { return }
    let wanted = referenceInsets.flatMap { insets in bounds.map { $0.inset(by: insets) } }
    guard wanted != referenceBounds else { return }
    for (tag, line) in referenceLines { scene.removeBoundary(tag, line) }
    referenceLines = []
    referenceBounds = wanted
    guard let rect = wanted, rect.width > 0, rect.height > 0 else { return }
    referenceLines = lines(along: UIBezierPath(rect: rect), identifier: nil, in: scene)
  }

  // MARK: In a scene

  private func setCollides(_ item: any UIDynamicItem, in scene: DynamicScene) {
    scene.record(of: item)?.setCollides(
      bit, items: collisionMode.contains(.items), boundaries: collisionMode.contains(.boundaries))
  }

  private func install(_ item: any UIDynamicItem, in scene: DynamicScene) {
    scene.use(item)
    setCollides(item, in: scene)
  }

  private func uninstall(_ item: any UIDynamicItem, from scene: DynamicScene) {
    scene.record(of: item)?.setCollides(bit, items: false, boundaries: false)
    scene.release(item)
  }

  override func install(in scene: DynamicScene) {
    bit = scene.takeCollisionBit()
    if bit == 0 { Misuse.report("\(self): an animator has 64 collision behaviours at most; this one does nothing") }
    for item in members.list { install(item, in: scene) }
    for index in boundaries.indices {
      let boundary = boundaries[index]
      boundaries[index].lines = lines(along: boundary.path, identifier: boundary.identifier, in: scene)
    }
    scene.collisionBehaviors.append(self)
    if let animator = dynamicAnimator { updateReference(animator.referenceBounds) }
  }

  override func uninstall(from scene: DynamicScene) {
    scene.collisionBehaviors.removeAll { $0 === self }
    for item in members.list { uninstall(item, from: scene) }
    for (tag, line) in referenceLines { scene.removeBoundary(tag, line) }
    referenceLines = []
    referenceBounds = nil
    for index in boundaries.indices {
      for (tag, line) in boundaries[index].lines { scene.removeBoundary(tag, line) }
      boundaries[index].lines = []
    }
    scene.giveBack(collisionBit: bit)
    bit = 0
  }

  // MARK: Contacts

  final func tell(_ one: any UIDynamicItem, _ other: any UIDynamicItem, _ contact: PhysicsContact) {
    if contact.began {
      collisionDelegate?.collisionBehavior(self, beganContactFor: one, with: other, at: contact.point)
    } else {
      collisionDelegate?.collisionBehavior(self, endedContactFor: one, with: other)
    }
  }

  final func tell(_ item: any UIDynamicItem, boundary: (any NSCopying)?, _ contact: PhysicsContact) {
    if contact.began {
      collisionDelegate?.collisionBehavior(
        self, beganContactFor: item, withBoundaryIdentifier: boundary, at: contact.point)
    } else {
      collisionDelegate?.collisionBehavior(self, endedContactFor: item, withBoundaryIdentifier: boundary)
    }
  }
}
