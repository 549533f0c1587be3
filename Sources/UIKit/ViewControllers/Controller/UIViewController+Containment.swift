import Foundation

extension UIViewController {
  /// Returns whether a view controller can be a child of this one. Reports an error if it is this view controller, contains or presents
  /// it, or is presented itself. A controller whose dismissal has begun can become a child.
  package final func canAdopt(_ child: UIViewController) -> Bool {
    if child === self {
      Diagnostics.report("\(self) cannot be its own child; pass another view controller")
      return false
    }
    if isShown(by: child) {
      Diagnostics.report(
        "\(child) cannot become a child of \(self), because it contains or presents that view controller; remove it from the "
          + "hierarchy first")
      return false
    }
    if child.presentation.isPresented, !child.appearance.isBeingDismissed, let presenter = child.presentation.presenting
    {
      Diagnostics.report(
        "\(child) cannot become a child of \(self), because it is presented by \(presenter); dismiss it first")
      return false
    }
    return true
  }

  /// Adds a child. Calls its `willMove(toParent:)` if it is not already a child of this view controller. Reports an error
  /// and does nothing if the child is this view controller or contains it.
  ///
  /// - Parameters:
  ///   - child: The child.
  ///   - isArchived: `true` if the child is decoded together with this view controller. `willMove(toParent:)` is then
  ///     not called (measured on UIKit, case `nib-order-instantiate` of Tests/Oracle).
  package final func adopt(_ child: UIViewController, isArchived: Bool = false) {
    guard canAdopt(child) else { return }
    if child.parentStorage === self {
      // As in UIKit, a child that is added again moves to the end of the list.
      removeFromChildList(child)
      childList.append(child)
      return
    }
    if !isArchived {
      child.willMove(toParent: self)
      // The callback can have added this controller to the child.
      guard canAdopt(child) else { return }
    }
    let oldParent = child.parentStorage
    oldParent?.removeFromChildList(child)
    child.parentStorage = self
    childList.append(child)
    child.appearance.isMovingToParent = !isArchived
    child.notifyObservers(ofParentBefore: oldParent)
    child.traitsMayHaveChanged()
  }

  /// Removes a child from the list of children. Most children that are removed are the last ones, as in a navigation stack.
  private final func removeFromChildList(_ child: UIViewController) {
    if let index = childList.lastIndex(where: { $0 === child }) { childList.remove(at: index) }
  }

  /// Notifies the key-value observers of `parent`, whose name in Objective-C is `parentViewController`. UIKit sets the property by its
  /// setter, so that it notifies: zenangst/Family (on GitHub) removes views of children that left in this way.
  private final func notifyObservers(ofParentBefore old: UIViewController?) {
    guard let observers = KeyValueObservers.existing(for: self) else { return }
    for name in ["parent", "parentViewController"] { observers.notify(name, old, parentStorage) }
  }

  /// Removes the controller from its parent and calls `didMove(toParent: nil)`.
  package final func detachFromParent() {
    guard let parent = parentStorage else { return }
    parent.removeFromChildList(self)
    parentStorage = nil
    appearance.isMovingToParent = false
    notifyObservers(ofParentBefore: parent)
    // A transition between children no longer involves a child that is removed with its view, and may be shown elsewhere at once.
    if appearance.isInTransition, viewStorage?.superviewStorage == nil {
      appearance.transitionCount += 1
      endChildTransition()
      // It can have appeared together with its parent after the transition began.
      startAppearance(false, animated: false)
    }
    // The parent can no longer end the appearance or disappearance that it began together with its own.
    if !appearance.isContainerDriven, viewStorage?.window == nil {
      if appearance.phase == .appearing { startAppearance(false, animated: false) }
      endDisappearing()
    }
    didMove(toParent: nil)
    traitsMayHaveChanged()
  }

  /// Lets the parent and the window send the appearance callbacks of a child again after `transition(from:to:…)`.
  private final func endChildTransition() {
    appearance.isInTransition = false
    appearance.isContainerDriven = false
  }

  /// Replaces the view of one child with the view of another child, optionally with an animation.
  ///
  /// If the controllers have no common parent, an error is reported and nothing changes. UIKit raises an exception.
  ///
  /// - Parameters:
  ///   - fromViewController: The child with the view to remove. If the view is not loaded or has no superview, the
  ///     method has no effect.
  ///   - toViewController: The child with the view to add.
  ///   - duration: The duration of the animation in seconds, or 0 for no animation.
  ///   - options: The options of the animation.
  ///   - animations: A closure that makes the changes to animate. May be nil.
  ///   - completion: A closure that is called after the animation. Its argument is `false` if the animation was
  ///     interrupted. May be nil.
  public func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    guard let parent = fromViewController.parentStorage, toViewController.parentStorage === parent else {
      Diagnostics.report(
        "\(self).transition(from:to:…): \(fromViewController) and \(toViewController) must have a common parent; "
          + "call addChild(_:) first")
      return
    }
    let animated = duration > 0
    guard let oldView = fromViewController.viewIfLoaded, let containerView = oldView.superview else { return }
    for controller in [fromViewController, toViewController] {
      controller.appearance.isContainerDriven = true
      controller.appearance.isInTransition = true
      controller.appearance.transitionCount += 1
    }
    let transitionCount = fromViewController.appearance.transitionCount
    let newTransitionCount = toViewController.appearance.transitionCount
    // The children of a controller that is not visible do not appear or disappear, and a callback can begin its disappearance.
    func parentIsVisible() -> Bool { parent.appearance.phase == .appeared || parent.appearance.phase == .appearing }
    // A callback can have removed the new child again.
    func newChildAppears() -> Bool {
      parentIsVisible() && toViewController.parentStorage === parent
        && toViewController.appearance.transitionCount == newTransitionCount
    }
    // A callback can have hidden and shown the parent, which then has begun the disappearance of the new child, but no appearance.
    func showNewChild() { if newChildAppears() { toViewController.startAppearance(true, animated: animated) } }
    if fromViewController.appearance.phase != .disappeared {
      fromViewController.beginAppearanceTransition(false, animated: animated)
    }
    if newChildAppears() { toViewController.beginAppearanceTransition(true, animated: animated) }
    if toViewController.parentStorage === parent {
      containerView.addSubview(toViewController.view)
      showNewChild()
      toViewController.sendIsAppearingIfInWindow()
    }
    let finish: (Bool) -> Void = { finished in
      // Another transition can have shown the old child again.
      if fromViewController.appearance.transitionCount == transitionCount {
        if oldView.superview === containerView {
          // The child can have appeared together with its parent.
          fromViewController.startAppearance(false, animated: animated)
          oldView.removeFromSuperview()
        }
        fromViewController.endChildTransition()
        if fromViewController.appearance.phase == .disappearing, oldView.window == nil || !parentIsVisible() {
          fromViewController.endAppearanceTransition()
        }
      }
      if toViewController.appearance.transitionCount == newTransitionCount {
        toViewController.endChildTransition()
        if toViewController.viewIfLoaded?.window == nil {
          // The application has removed the new child again.
          toViewController.startAppearance(false, animated: animated)
          toViewController.endDisappearing()
        } else {
          showNewChild()
          if toViewController.appearance.phase == .appearing,
            toViewController.parentStorage.map({ $0.appearance.phase == .appeared }) ?? true
          {
            toViewController.endAppearanceTransition()
          }
        }
      }
      completion?(finished)
    }
    UIView.animate(
      withDuration: duration, delay: 0, options: options, animations: { animations?() }, completion: finish)
  }

  /// Returns the nearest ancestor that is an instance of a class, or nil if there is none.
  package final func enclosing<Container: UIViewController>(_ type: Container.Type) -> Container? {
    var current = parentStorage
    while let controller = current {
      if let container = controller as? Container { return container }
      current = controller.parentStorage
    }
    return nil
  }

  /// Returns the child view controller that is equal to a view controller, contains it or presents it, directly or
  /// through its ancestors. Returns nil if there is no such child.
  final func findChildContaining(_ source: UIViewController) -> UIViewController? {
    var current: UIViewController? = source
    while let controller = current {
      if controller.parent === self { return controller }
      current = controller.parent ?? controller.presentingViewController
    }
    return nil
  }

  // MARK: Sizes

  package final func sizeOfChild(_ container: any UIContentContainer, parentSize: CGSize) -> CGSize {
    guard let child = container as? UIViewController, let view = viewStorage, let childView = child.viewIfLoaded else {
      return parentSize
    }
    // The result is the size that the child has if its width and height are flexible. This is exact for children that
    // fill their parent, as nearly all children do.
    let size = view.bounds.size
    return CGSize(
      width: childView.bounds.width + parentSize.width - size.width,
      height: childView.bounds.height + parentSize.height - size.height)
  }

  /// Calls `viewWillTransition(to:with:)` of the children and of the presented controller if their sizes change.
  package final func notifyChildren(
    willTransitionTo size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in childList {
      let oldSize = child.viewIfLoaded?.bounds.size
      let newSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      if oldSize != newSize { child.viewWillTransition(to: newSize, with: coordinator) }
    }
    if let presented = presentation.presented { presented.presentationSizeWillChange(to: size, with: coordinator) }
  }

  /// Calls `willTransition(to:with:)` of the children and of the presented controller.
  package final func notifyChildren(
    willTransitionTo traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in childList { child.willTransition(to: traits, with: coordinator) }
    if let presented = presentation.presented { presented.presentationTraitsWillChange(to: traits, with: coordinator) }
  }
}

extension UIViewController: NotifyingProperties {
  final var notifyingNames: Set<String> { ["title", "parent", "parentViewController"] }
}
