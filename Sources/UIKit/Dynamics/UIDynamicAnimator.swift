import Foundation
import QuartzCore

/// Moves items as if they had weight: it lets its behaviours act on them, frame by frame, until everything rests.
///
/// It begins by itself when a behaviour is added and pauses when nothing moves any more; a paused animator costs nothing.
/// The motion is calculated in equal steps of at most 1/120 of a second, so it hardly depends on the display's rate.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  /// The longest time that a frame makes up for: after a longer pause the motion goes on, it does not jump.
  private static let longestFrame: TimeInterval = 0.1
  private static let longestStep: TimeInterval = 1.0 / 120

  final let scene = DynamicScene()
  private weak var layout: UICollectionViewLayout?
  private var link: CADisplayLink?
  private var lastTime: TimeInterval?
  /// The attributes among the items, by element; made when first asked for.
  private var attributes: [ElementKey: UICollectionViewLayoutAttributes]?
  /// The scene's version that the table is of.
  private var attributesVersion = -1

  /// An animator for views in `view`: their `center` is in its coordinates, and they must be in it.
  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
    begin()
  }

  /// An animator for the attributes of a layout, in the content's coordinates. Every frame that moves something
  /// invalidates the layout, which answers with the animator's attributes.
  public convenience init(collectionViewLayout layout: UICollectionViewLayout) {
    self.init()
    self.layout = layout
  }

  /// An animator for items of your own, in whatever coordinates they use.
  public override init() {
    referenceView = nil
    super.init()
    begin()
  }

  private func begin() {
    scene.onWake = { [weak self] in self?.resume() }
  }

  isolated deinit { link?.invalidate() }

  /// The view whose coordinates the items use; nil for layouts and items of your own.
  public private(set) final weak var referenceView: UIView?

  /// Hears of starts and pauses. Default nil.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?

  /// The behaviours that were added, in that order, without their children.
  public private(set) final var behaviors: [UIDynamicBehavior] = []

  /// Whether it moves something.
  public final var isRunning: Bool { link != nil }

  /// How long it has been moving things, in seconds, without the pauses.
  public private(set) final var elapsedTime: TimeInterval = 0

  // MARK: Behaviours

  /// Lets a behaviour act. One that is part of something already is reported and left.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.ownAnimator == nil, behavior.parent == nil else {
      Misuse.report("\(behavior) is part of a behaviour or an animator already; it was not added to \(self)")
      return
    }
    behavior.willMove(to: self)
    behaviors.append(behavior)
    behavior.ownAnimator = self
    didInstall(behavior)
  }

  /// Ends a behaviour. Nothing happens if it is not one of `behaviors`.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = behaviors.firstIndex(where: { $0 === behavior }) else { return }
    behavior.willMove(to: nil)
    willRemove(behavior)
    behaviors.remove(at: index)
    behavior.ownAnimator = nil
  }

  /// Ends all behaviours.
  open func removeAllBehaviors() {
    for behavior in behaviors.reversed() { removeBehavior(behavior) }
  }

  /// Takes a behaviour and its children into the scene. Its place in the tree is set.
  final func didInstall(_ behavior: UIDynamicBehavior) {
    behavior.forEachBehavior { $0.install(in: scene) }
    checkItems()
    resume()
  }

  final func willRemove(_ behavior: UIDynamicBehavior) {
    behavior.forEachBehavior { $0.uninstall(from: scene) }
    resume()
  }

  /// UIKit raises for views outside of the reference view.
  private func checkItems() {
    guard let referenceView else { return }
    for record in scene.newRecords() {
      if let view = record.item as? UIView, view === referenceView || !view.isDescendant(of: referenceView) {
        Misuse.report("View item (\(view)) should be a descendant of reference view in \(self)")
      }
    }
  }

  // MARK: Items

  /// Reads centre, bounds and transform of an item again, after you changed them. Its velocity stays.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    guard let record = scene.record(of: item) else { return }
    record.readItem()
    resume()
  }

  /// The items whose boxes meet `rect`, in the order in which they joined. O(log n + answer).
  open func items(in rect: CGRect) -> [any UIDynamicItem] { scene.items(in: rect) }

  /// The attributes of a cell, where the animator has them now; nil if they are none of its items.
  open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(of: UICollectionViewLayoutAttributes(forCellWith: indexPath).values.key)
  }

  /// The same of a supplementary view.
  open func layoutAttributesForSupplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(
      of: UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: indexPath).values.key)
  }

  /// The same of a decoration view.
  open func layoutAttributesForDecorationView(
    ofKind decorationViewKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(
      of: UICollectionViewLayoutAttributes(forDecorationViewOfKind: decorationViewKind, with: indexPath).values.key)
  }

  private func attributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    // The attributes may have got other paths since, by updates: a hit is looked at again, a miss makes the table anew.
    if let known = attributes?[key], known.values.key == key, scene.record(of: known) != nil { return known }
    guard attributes == nil || attributesVersion != scene.version else { return nil }
    attributesVersion = scene.version
    var table: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    for record in scene.allRecords {
      if let item = record.item as? UICollectionViewLayoutAttributes { table[item.values.key] = item }
    }
    attributes = table
    return table[key]
  }

  /// What the edges of a collision behaviour's reference are made of.
  final var referenceBounds: CGRect? {
    if let referenceView { return referenceView.bounds }
    return layout.map { CGRect(origin: .zero, size: $0.collectionViewContentSize) }
  }

  // MARK: Running

  private func resume() {
    guard link == nil, !behaviors.isEmpty else { return }
    delegate?.dynamicAnimatorWillResume(self)
    let link = CADisplayLink(callback: { [weak self] link in
      guard let self else { return link.invalidate() }
      self.frame(link)
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

  private func frame(_ link: CADisplayLink) {
    let now = link.targetTimestamp
    let passed = min(now - (lastTime ?? now - link.duration), Self.longestFrame)
    lastTime = now
    guard passed > 0 else { return }
    elapsedTime += passed

    for behavior in scene.collisionBehaviors { behavior.updateReference(referenceBounds) }
    var pushing: [UIDynamicBehavior] = []
    for behavior in behaviors { behavior.forEachBehavior { if $0.pushes { pushing.append($0) } } }
    let steps = Int((passed / Self.longestStep - 1e-6).rounded(.up))
    let step = passed / Double(steps)
    for _ in 0..<steps {
      for behavior in pushing { behavior.push(in: scene, for: step) }
      scene.world.step(step)
    }

    var moved = false
    for record in scene.allRecords where record.writeItem() { moved = true }
    let isAwake = scene.world.isAwake
    scene.tellContacts()
    for behavior in behaviors { behavior.forEachBehavior { $0.action?() } }
    if moved { layout?.invalidateLayout() }
    if !isAwake || behaviors.isEmpty { pauseIfAtRest() }
  }

  /// A callback may have woken something up again.
  private func pauseIfAtRest() {
    if link != nil, behaviors.isEmpty || !scene.world.isAwake { pause() }
  }
}
