import Foundation
import QuartzCore

/// An object that moves items according to physical behaviors, such as gravity and collisions, until all items are at
/// rest.
///
/// The animator starts when a behavior is added, and pauses when no item moves. A paused animator uses no processor time. The
/// motion is calculated in equal steps of at most 1/120 of a second, so it hardly depends on the refresh rate of the display.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  /// The longest time, in seconds, that is simulated in one frame. After a longer interruption, the motion continues as
  /// if only this much time had passed.
  private static let maximumFrameDuration: TimeInterval = 0.1
  /// The longest time step of the simulation, in seconds.
  private static let maximumStepDuration: TimeInterval = 1.0 / 120

  final let scene = DynamicScene()
  private weak var layout: UICollectionViewLayout?
  private var link: CADisplayLink?
  private var lastTime: TimeInterval?
  /// The layout attributes that are items of the animator, by element. The dictionary is created on first use.
  private var attributes: [ElementKey: UICollectionViewLayoutAttributes]?
  /// The version of the scene from which `attributes` was created.
  private var attributesVersion = -1

  /// Creates an animator whose items are views.
  ///
  /// - Parameter view: The view whose coordinate system is used. The items must be descendants of this view.
  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
    observeScene()
  }

  /// Creates an animator whose items are the attributes of a layout, in the coordinate system of the collection view's
  /// content.
  ///
  /// Every frame in which an item moves invalidates the layout, which then returns the attributes of the animator.
  ///
  /// - Parameter layout: The layout of a collection view.
  public convenience init(collectionViewLayout layout: UICollectionViewLayout) {
    self.init()
    self.layout = layout
  }

  /// Creates an animator whose items are custom objects. The items define the coordinate system.
  public override init() {
    referenceView = nil
    super.init()
    observeScene()
  }

  private func observeScene() {
    scene.onWake = { [weak self] in self?.resume() }
  }

  /// The view whose coordinate system is used, or `nil` for layouts and custom items.
  public private(set) final weak var referenceView: UIView?

  /// The delegate, which is notified when the animator starts and pauses. It is not retained. The default is `nil`.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?

  /// The behaviors in the order in which they were added, without their children.
  public private(set) final var behaviors: [UIDynamicBehavior] = []

  /// A Boolean value that indicates whether the animator is moving items. It is `false` while there are no behaviors or all
  /// items are at rest.
  public final var isRunning: Bool { link != nil }

  /// The total time for which the animator has been moving items, in seconds.
  public private(set) final var elapsedTime: TimeInterval = 0

  // MARK: Behaviors

  /// Adds a behavior to the animator. The behavior takes effect immediately.
  ///
  /// - Parameter behavior: The behavior. If it already belongs to an animator or another behavior, the method reports an error
  ///   and does nothing.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.assignedAnimator == nil, behavior.parent == nil else {
      Diagnostics.report("\(behavior) already belongs to a behavior or an animator; it was not added to \(self)")
      return
    }
    behavior.willMove(to: self)
    behaviors.append(behavior)
    behavior.assignedAnimator = self
    didInstall(behavior)
  }

  /// Removes a behavior from the animator.
  ///
  /// - Parameter behavior: One of `behaviors`. Other behaviors are ignored.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = behaviors.firstIndex(where: { $0 === behavior }) else { return }
    behavior.willMove(to: nil)
    willRemove(behavior)
    behaviors.remove(at: index)
    behavior.assignedAnimator = nil
  }

  /// Removes all behaviors from the animator. The items keep their positions.
  open func removeAllBehaviors() {
    for behavior in behaviors.reversed() { removeBehavior(behavior) }
  }

  /// Installs a behavior and its children in the scene after it was added.
  final func didInstall(_ behavior: UIDynamicBehavior) {
    behavior.forEachBehavior { $0.install(in: scene) }
    checkItems()
    resume()
  }

  /// Uninstalls a behavior and its children before it is removed.
  final func willRemove(_ behavior: UIDynamicBehavior) {
    behavior.forEachBehavior { $0.uninstall(from: scene) }
    resume()
  }

  /// Reports an error for each item that is a view but not a descendant of the reference view. UIKit raises an
  /// exception.
  private func checkItems() {
    guard let referenceView else { return }
    for record in scene.consumeNewRecords() {
      if let view = record.item as? UIView, view === referenceView || !view.isDescendant(of: referenceView) {
        Diagnostics.report("View item (\(view)) should be a descendant of reference view in \(self)")
      }
    }
  }

  // MARK: Items

  /// Updates the simulation after the center, bounds or transform of an item was changed. The item's velocity does not
  /// change.
  ///
  /// - Parameter item: The item. An item that does not belong to the animator is ignored.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    guard let record = scene.record(of: item) else { return }
    record.updateBody()
    resume()
  }

  /// Returns the items whose bounding boxes intersect a rectangle.
  ///
  /// - Parameter rect: A rectangle in the animator's coordinate system.
  /// - Returns: The items in the order in which they were added.
  /// - Complexity: O(log *n* + *k*), where *n* is the number of items and *k* the number of results.
  open func items(in rect: CGRect) -> [any UIDynamicItem] { scene.items(in: rect) }

  /// Returns the attributes of a cell with the position and the rotation that the animator has given them.
  ///
  /// - Parameter indexPath: The index path of the cell.
  /// - Returns: The attributes, or `nil` if the cell's attributes are not an item of the animator.
  open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(of: UICollectionViewLayoutAttributes(forCellWith: indexPath).values.key)
  }

  /// Returns the attributes of a supplementary view with the position and the rotation that the animator has given them.
  ///
  /// - Parameters:
  ///   - kind: The kind of the view.
  ///   - indexPath: The index path of the view.
  /// - Returns: The attributes, or `nil` if the view's attributes are not an item of the animator.
  open func layoutAttributesForSupplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(
      of: UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: indexPath).values.key)
  }

  /// Returns the attributes of a decoration view with the position and the rotation that the animator has given them.
  ///
  /// - Parameters:
  ///   - decorationViewKind: The kind of the view.
  ///   - indexPath: The index path of the view.
  /// - Returns: The attributes, or `nil` if the view's attributes are not an item of the animator.
  open func layoutAttributesForDecorationView(
    ofKind decorationViewKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(
      of: UICollectionViewLayoutAttributes(forDecorationViewOfKind: decorationViewKind, with: indexPath).values.key)
  }

  private func attributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    // Updates may have changed the index paths of the attributes. An entry is therefore verified, and the table is
    // rebuilt if no valid entry is found.
    if let candidate = attributes?[key], candidate.values.key == key, scene.record(of: candidate) != nil {
      return candidate
    }
    guard attributes == nil || attributesVersion != scene.version else { return nil }
    attributesVersion = scene.version
    var table: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    for record in scene.allRecords {
      if let item = record.item as? UICollectionViewLayoutAttributes { table[item.values.key] = item }
    }
    attributes = table
    return table[key]
  }

  /// The bounds whose edges collision behaviors can use as a boundary, or `nil` if the items are custom objects.
  final var referenceBounds: CGRect? {
    if let referenceView { return referenceView.bounds }
    return layout.map { CGRect(origin: .zero, size: $0.collectionViewContentSize) }
  }

  // MARK: Running

  private func resume() {
    guard link == nil, !behaviors.isEmpty else { return }
    delegate?.dynamicAnimatorWillResume(self)
    let link = CADisplayLink(callback: { [weak self] link in
      // The class has no `isolated deinit`, because the `deinit` of a subclass would have to be isolated too.
      guard let self else { return link.invalidate() }
      self.step(link)
    })
    link.add(to: .main, forMode: .common)
    self.link = link
    lastTime = nil
  }

  private func pause() {
    link?.invalidate()
    link = nil
    delegate?.dynamicAnimatorDidPause(self)
  }

  private func step(_ link: CADisplayLink) {
    let currentTime = link.targetTimestamp
    let frameDuration = min(currentTime - (lastTime ?? currentTime - link.duration), Self.maximumFrameDuration)
    lastTime = currentTime
    guard frameDuration > 0 else { return }
    elapsedTime += frameDuration

    for behavior in scene.collisionBehaviors { behavior.updateReferenceBoundary(referenceBounds) }
    var pushingBehaviors: [UIDynamicBehavior] = []
    for behavior in behaviors { behavior.forEachBehavior { if $0.appliesForces { pushingBehaviors.append($0) } } }
    let stepCount = Int((frameDuration / Self.maximumStepDuration - 1e-6).rounded(.up))
    let step = frameDuration / Double(stepCount)
    for _ in 0..<stepCount {
      for behavior in pushingBehaviors { behavior.push(in: scene, for: step) }
      scene.world.step(step)
    }

    var hasMoved = false
    for record in scene.allRecords where record.updateItem() { hasMoved = true }
    let isAwake = scene.world.isAwake
    scene.reportContacts()
    for behavior in behaviors { behavior.forEachBehavior { $0.action?() } }
    if hasMoved { layout?.invalidateLayout() }
    if !isAwake || behaviors.isEmpty { pauseIfAtRest() }
  }

  /// Pauses the animator if all items are at rest or there are no behaviors. The items are checked again, because a
  /// delegate that was called in this step may have started a motion.
  private func pauseIfAtRest() {
    if link != nil, behaviors.isEmpty || !scene.world.isAwake { pause() }
  }
}
