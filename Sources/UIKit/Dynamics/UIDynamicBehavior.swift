import Foundation

/// What happens to items of an animator: gravity, collisions, attachments, or several together.
///
/// A subclass combines behaviours: it adds them as children, and is added to an animator as one.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  /// A behaviour without children.
  public override init() {
    super.init()
  }

  /// Called for every step of the animation while the behaviour is part of an animator. Default nil.
  open var action: (() -> Void)?

  /// The behaviours that come and go with this one, in the order in which they were added.
  public private(set) final var childBehaviors: [UIDynamicBehavior] = []

  final weak var parent: UIDynamicBehavior?
  final weak var ownAnimator: UIDynamicAnimator?

  /// The animator that it is part of, itself or through its parent; nil without one.
  open var dynamicAnimator: UIDynamicAnimator? { ownAnimator ?? parent?.dynamicAnimator }

  /// The scene that it acts in.
  final var scene: DynamicScene? { dynamicAnimator?.scene }

  /// Makes `behavior` part of this one. A behaviour that is part of something already is reported and left.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.parent == nil, behavior.ownAnimator == nil, behavior !== self else {
      Misuse.report("\(behavior) is part of a behaviour or an animator already; it was not added to \(self)")
      return
    }
    childBehaviors.append(behavior)
    behavior.parent = self
    if let animator = dynamicAnimator { animator.didInstall(behavior) }
  }

  /// Takes `behavior` out of this one. Nothing happens if it is no child.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = childBehaviors.firstIndex(where: { $0 === behavior }) else { return }
    if let animator = dynamicAnimator { animator.willRemove(behavior) }
    childBehaviors.remove(at: index)
    behavior.parent = nil
  }

  /// Tells that the behaviour becomes part of an animator, or of none (nil). Does nothing; override it to prepare.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  // MARK: For the primitive behaviours of the module

  /// Takes effect in a scene.
  func install(in scene: DynamicScene) {}
  /// Takes its effect back.
  func uninstall(from scene: DynamicScene) {}
  /// Applies its forces for a step of `seconds`.
  func push(in scene: DynamicScene, for seconds: TimeInterval) {}
  /// Whether `push` is to be called.
  var pushes: Bool { false }

  /// This one and all below it.
  final func forEachBehavior(_ body: (UIDynamicBehavior) -> Void) {
    body(self)
    for child in childBehaviors { child.forEachBehavior(body) }
  }
}
