import Foundation
import QuartzCore
import RuntimeInterface

/// A behavior whose items bounce off each other and off boundaries. Items of different collision behaviors do not
/// collide.
@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicBehavior {
  /// A set of the kinds of objects with which the items collide: each other, boundaries, or both.
  public struct Mode: OptionSet, Sendable {
    /// The bits of the modes. The values are the same as in UIKit.
    public let rawValue: UInt
    /// Creates a mode with the bits of a raw value.
    ///
    /// - Parameter rawValue: The bits of the modes. Unknown bits are preserved.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Items collide with other items of the behavior.
    public static let items = Mode(rawValue: 1 << 0)
    /// Items collide with the boundaries of the behavior.
    public static let boundaries = Mode(rawValue: 1 << 1)
    /// Items collide with each other and with boundaries.
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
  /// The bit of this behavior's collision group while it is in a scene, otherwise 0.
  final private(set) var collisionBit: UInt64 = 0

  /// Creates a behavior whose items collide.
  ///
  /// - Parameter items: The items.
  public init(items: [any UIDynamicItem]) {
    members = DynamicItems(items)
    super.init()
  }

  /// Creates a behavior without items. Use `addItem(_:)` to add items.
  public convenience override init() { self.init(items: []) }

  /// The items that collide, in the order in which they were added.
  open var items: [any UIDynamicItem] { members.items }

  /// Adds an item to the behavior. The item then collides according to `collisionMode`.
  ///
  /// - Parameter item: The item to add.
  open func addItem(_ item: any UIDynamicItem) {
    if members.insert(item), let scene { install(item, in: scene) }
  }

  /// Removes an item from the behavior. The item no longer collides with the remaining items.
  ///
  /// - Parameter item: The item to remove.
  open func removeItem(_ item: any UIDynamicItem) {
    if members.remove(item), let scene { uninstall(item, from: scene) }
  }

  /// The kinds of objects that the items collide with. The default is `everything`.
  open var collisionMode = UICollisionBehavior.Mode.everything {
    didSet {
      guard let scene else { return }
      for item in members.items { setCollision(item, in: scene) }
      scene.onWake()
    }
  }

  /// The delegate that is notified of contacts. It is not retained. The default is `nil`.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

  /// A Boolean value that determines whether the edges of the reference view's bounds are a boundary. The default is
  /// `false`.
  ///
  /// For an animator of a layout, the bounds of the layout's content are used. The boundary is updated when the size of the
  /// bounds changes.
  open var translatesReferenceBoundsIntoBoundary: Bool {
    get { referenceInsets != nil }
    set { setReferenceInsets(newValue ? .zero : nil) }
  }

  /// Creates a boundary from the edges of the reference bounds, reduced by insets.
  ///
  /// - Parameter insets: The insets in points.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) { setReferenceInsets(insets) }

  // MARK: Boundaries

  /// The identifiers of the boundaries in the order in which they were added, or `nil` if there are none.
  open var boundaryIdentifiers: [any NSCopying]? { boundaries.isEmpty ? nil : boundaries.map(\.identifier) }

  /// Adds a boundary along a path.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the boundary. An existing boundary with this identifier is replaced.
  ///   - bezierPath: The path, in the animator's coordinate system.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    removeBoundary(withIdentifier: identifier)
    var boundary = Boundary(identifier: identifier, path: bezierPath)
    if let scene { boundary.lines = lines(along: bezierPath, identifier: identifier, in: scene) }
    boundaries.append(boundary)
  }

  /// Adds a line off which the items of the behavior bounce.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the boundary. An existing boundary with this identifier is replaced.
  ///   - p1: The start, in the animator's coordinate system.
  ///   - p2: The end, in the animator's coordinate system.
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: path)
  }

  /// Returns the path with which a boundary was added.
  ///
  /// - Parameter identifier: The identifier of the boundary.
  /// - Returns: The path, or `nil` if there is no such boundary.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries.first { Self.areIdentifiersEqual($0.identifier, identifier) }?.path
  }

  /// Removes a boundary, so that items pass through it.
  ///
  /// - Parameter identifier: The identifier of the boundary. If there is no boundary with this identifier, the method
  ///   has no effect.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    guard let index = boundaries.firstIndex(where: { Self.areIdentifiersEqual($0.identifier, identifier) }) else {
      return
    }
    let removedBoundary = boundaries.remove(at: index)
    if let scene { for (tag, line) in removedBoundary.lines { scene.removeBoundary(tag, line) } }
  }

  /// Removes all boundaries that were added with an identifier.
  open func removeAllBoundaries() {
    for identifier in boundaries.map(\.identifier) { removeBoundary(withIdentifier: identifier) }
  }

  private static func areIdentifiersEqual(_ firstIdentifier: any NSCopying, _ secondIdentifier: any NSCopying) -> Bool {
    guard let firstObject = firstIdentifier as? NSObject, let secondIdentifier = secondIdentifier as? NSObject else {
      return false
    }
    return firstObject.isEqual(secondIdentifier)
  }

  private func lines(
    along path: UIBezierPath, identifier: (any NSCopying)?, in scene: DynamicScene
  ) -> [(tag: Int, line: any PhysicsBoundary)] {
    path.cgPath.flattenedLines.compactMap { points, isClosed in
      guard points.allSatisfy(\.hasFiniteNumbers) else {
        Diagnostics.report(
          "\(self): the points of the boundary \(identifier.map { "\($0)" } ?? "of the reference bounds") must be finite; "
            + "a part of the boundary is left out")
        return nil
      }
      return scene.addBoundary(points, isClosed: isClosed, of: self, identifier: identifier)
    }
  }

  // MARK: The reference bounds

  private func setReferenceInsets(_ insets: UIEdgeInsets?) {
    guard insets != referenceInsets else { return }
    referenceInsets = insets
    referenceBounds = nil
    if let animator = dynamicAnimator { updateReferenceBoundary(animator.referenceBounds) }
  }

  /// Updates the boundary at the edges of the animator's reference bounds if the bounds have changed.
  final func updateReferenceBoundary(_ bounds: CGRect?) {
    guard let scene else { return }
    let boundary = referenceInsets.flatMap { insets in bounds.map { $0.inset(by: insets) } }
    guard boundary != referenceBounds else { return }
    for (tag, line) in referenceLines { scene.removeBoundary(tag, line) }
    referenceLines = []
    referenceBounds = boundary
    guard let rect = boundary, rect.width > 0, rect.height > 0 else { return }
    referenceLines = lines(along: UIBezierPath(rect: rect), identifier: nil, in: scene)
  }

  // MARK: In a scene

  private func setCollision(_ item: any UIDynamicItem, in scene: DynamicScene) {
    scene.record(of: item)?.setCollision(
      collisionBit, items: collisionMode.contains(.items), boundaries: collisionMode.contains(.boundaries))
  }

  private func install(_ item: any UIDynamicItem, in scene: DynamicScene) {
    scene.addUse(of: item)
    setCollision(item, in: scene)
  }

  private func uninstall(_ item: any UIDynamicItem, from scene: DynamicScene) {
    scene.record(of: item)?.setCollision(collisionBit, items: false, boundaries: false)
    scene.removeUse(of: item)
  }

  override func install(in scene: DynamicScene) {
    collisionBit = scene.reserveCollisionBit()
    if collisionBit == 0 {
      Diagnostics.report(
        "\(self): an animator has at most 64 collision behaviors; this behavior has no effect. Remove another "
          + "behavior first"
      )
    }
    for item in members.items { install(item, in: scene) }
    for index in boundaries.indices {
      let boundary = boundaries[index]
      boundaries[index].lines = lines(along: boundary.path, identifier: boundary.identifier, in: scene)
    }
    scene.collisionBehaviors.append(self)
    if let animator = dynamicAnimator { updateReferenceBoundary(animator.referenceBounds) }
  }

  override func uninstall(from scene: DynamicScene) {
    scene.collisionBehaviors.removeAll { $0 === self }
    for item in members.items { uninstall(item, from: scene) }
    for (tag, line) in referenceLines { scene.removeBoundary(tag, line) }
    referenceLines = []
    referenceBounds = nil
    for index in boundaries.indices {
      for (tag, line) in boundaries[index].lines { scene.removeBoundary(tag, line) }
      boundaries[index].lines = []
    }
    scene.releaseCollisionBit(collisionBit)
    collisionBit = 0
  }

  // MARK: Contacts

  /// Notifies the delegate that a contact between two items began or ended.
  final func notifyContact(_ first: any UIDynamicItem, _ second: any UIDynamicItem, _ contact: PhysicsContact) {
    if contact.isBeginning {
      collisionDelegate?.collisionBehavior(self, beganContactFor: first, with: second, at: contact.point)
    } else {
      collisionDelegate?.collisionBehavior(self, endedContactFor: first, with: second)
    }
  }

  /// Notifies the delegate that a contact between an item and a boundary began or ended.
  final func notifyContact(_ item: any UIDynamicItem, boundary: (any NSCopying)?, _ contact: PhysicsContact) {
    if contact.isBeginning {
      collisionDelegate?.collisionBehavior(
        self, beganContactFor: item, withBoundaryIdentifier: boundary, at: contact.point)
    } else {
      collisionDelegate?.collisionBehavior(self, endedContactFor: item, withBoundaryIdentifier: boundary)
    }
  }
}
