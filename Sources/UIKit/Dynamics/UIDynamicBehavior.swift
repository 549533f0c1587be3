import Foundation

/// An influence on the items of an animator, such as gravity, collisions or attachments.
///
/// A subclass can combine several behaviors. Such a subclass adds these behaviors as children and is itself added to an
/// animator.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  /// Creates a behavior without children.
  public override init() {
    super.init()
  }

  /// A closure that is called in every frame in which the animator of the behavior runs. The default is `nil`.
  open var action: (() -> Void)?

  /// The child behaviors, in the order in which they were added. An animator adds and removes them together with their
  /// parent.
  public private(set) final var childBehaviors: [UIDynamicBehavior] = []

  /// The parent behavior, or `nil` if this behavior is not a child.
  final weak var parent: UIDynamicBehavior?
  /// The animator to which this behavior was added directly. The value is nil for child behaviors.
  final weak var assignedAnimator: UIDynamicAnimator?

  /// The animator that the behavior belongs to, directly or through its parent, or `nil` if it belongs to no animator.
  open var dynamicAnimator: UIDynamicAnimator? { assignedAnimator ?? parent?.dynamicAnimator }

  /// The physics scene of the animator to which the behavior belongs, or `nil` if it belongs to no animator.
  final var scene: DynamicScene? { dynamicAnimator?.scene }

  /// Adds a behavior as a child of this one. While this behavior belongs to an animator, the child acts on its items, too.
  ///
  /// - Parameter behavior: The behavior. If it already belongs to an animator or another behavior, the method reports an error
  ///   and does nothing.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.parent == nil, behavior.assignedAnimator == nil, behavior !== self else {
      Diagnostics.report("\(behavior) already belongs to a behavior or an animator; it was not added to \(self)")
      return
    }
    childBehaviors.append(behavior)
    behavior.parent = self
    if let animator = dynamicAnimator { animator.didInstall(behavior) }
  }

  /// Removes a child behavior, so that it no longer acts on its items.
  ///
  /// - Parameter behavior: One of `childBehaviors`. Other behaviors are ignored.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = childBehaviors.firstIndex(where: { $0 === behavior }) else { return }
    if let animator = dynamicAnimator { animator.willRemove(behavior) }
    childBehaviors.remove(at: index)
    behavior.parent = nil
  }

  /// Called before the behavior is added to an animator or removed from it. Subclasses can override this method. The
  /// default implementation does nothing.
  ///
  /// - Parameter dynamicAnimator: The animator, or `nil` if the behavior is removed.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  // MARK: For the built-in behaviors

  /// Adds the effect of the behavior to a scene. Subclasses override this method. The default implementation does
  /// nothing.
  func install(in scene: DynamicScene) {}
  /// Removes the effect of the behavior from a scene. Subclasses override this method. The default implementation does
  /// nothing.
  func uninstall(from scene: DynamicScene) {}
  /// Applies the forces of the behavior for one time step. `seconds` is the length of the step. Subclasses override
  /// this method. The default implementation does nothing.
  func push(in scene: DynamicScene, for seconds: TimeInterval) {}
  /// Indicates whether the animator calls `push(in:for:)` in each time step. Subclasses that apply forces return
  /// `true`.
  var appliesForces: Bool { false }

  /// Calls a closure for this behavior and all its descendants.
  final func forEachBehavior(_ body: (UIDynamicBehavior) -> Void) {
    body(self)
    for child in childBehaviors { child.forEachBehavior(body) }
  }
}
