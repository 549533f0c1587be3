import Foundation

extension UIViewController {
  /// The children with views in this controller's view. These children appear and disappear together with this
  /// controller.
  private final var shownChildren: [UIViewController] {
    guard let view = viewStorage else { return [] }
    return childList.filter { child in child.viewStorage.map { $0.isDescendant(of: view) } ?? false }
  }

  /// The children that disappear together with this controller: those with views in its view, and those that begin to appear
  /// because their views are being added, and whose callback has begun this disappearance.
  private final var disappearingChildren: [UIViewController] {
    guard let view = viewStorage else { return [] }
    return childList.filter { child in
      guard let childView = child.viewStorage else { return false }
      return childView.isDescendant(of: view) || child.appearance.phase == .appearing && childView.window == nil
    }
  }

  /// Begins an appearance or disappearance: calls `viewWillAppear(_:)` or `viewWillDisappear(_:)` of the controller and
  /// its children. `isForced` sends a disappearance also to a controller that has not appeared.
  package final func startAppearance(_ appears: Bool, animated: Bool, isForced: Bool = false) {
    if appears {
      guard appearance.phase == .disappeared || appearance.phase == .disappearing else { return }
      loadViewIfNeeded()
      // The callbacks of the loading can begin the appearance.
      guard appearance.phase == .disappeared || appearance.phase == .disappearing else { return }
      if appearance.phase == .disappeared { appearance.isMovingFromParent = false }
      let change = beginChange(to: .appearing, animated: animated)
      appearance.didSendIsAppearing = false
      currentTraits.performAsCurrent { viewWillAppear(animated) }
      guard appearance.changeCount == change else { return }
      appearanceReached(.willAppear)
      forward(in: change, to: shownChildren) { $0.startAppearance(true, animated: animated) }
      if appearance.changeCount == change { sendIsAppearingIfInWindow() }
    } else {
      let hasAppeared = appearance.phase == .appeared || appearance.phase == .appearing
      guard hasAppeared || isForced && appearance.phase == .disappeared else { return }
      if appearance.phase == .appearing, appearance.isEnding {
        // A child covers this controller in `viewDidAppear(_:)`, for example. The appearance is complete except for the callback.
        didAppear()
        guard appearance.phase == .appeared else { return }
      }
      // `viewDidAppear(_:)` may have begun this disappearance, so the end of the appearance has not reset them.
      if appearance.phase == .appeared {
        appearance.isMovingToParent = false
        appearance.isBeingPresented = false
      }
      let change = beginChange(to: .disappearing, animated: animated)
      FocusTransitions.storeFocus(disappearing: self)
      viewWillDisappear(animated)
      forward(in: change, to: disappearingChildren) { $0.startAppearance(false, animated: animated) }
    }
  }

  /// Enters a phase, and returns the number of the change.
  private final func beginChange(to phase: AppearanceState.Phase, animated: Bool) -> Int {
    appearance.phase = phase
    appearance.isEnding = false
    appearance.animated = animated
    appearance.changeCount += 1
    return appearance.changeCount
  }

  /// Forwards a callback to children, unless the class forwards them itself. Ends as soon as a callback has begun another
  /// appearance or disappearance of this controller, and leaves out the children that a callback has removed.
  private final func forward(
    in change: Int, to children: @autoclosure () -> [UIViewController], _ callback: (UIViewController) -> Void
  ) {
    guard appearance.changeCount == change, shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in children() where child.parentStorage === self {
      callback(child)
      if appearance.changeCount != change { return }
    }
  }

  /// Calls `viewIsAppearing(_:)` as soon as the view is in a window, once for each appearance.
  package final func sendIsAppearingIfInWindow() {
    guard appearance.phase == .appearing, !appearance.didSendIsAppearing, let view = viewStorage, view.window != nil
    else { return }
    let change = appearance.changeCount
    view.window?.updatePendingTraits()
    // The new traits can have ended the appearance: a split view that collapses hides its columns.
    guard appearance.changeCount == change, !appearance.didSendIsAppearing, view.window != nil else { return }
    appearance.didSendIsAppearing = true
    currentTraits.performAsCurrent { viewIsAppearing(appearance.animated) }
    guard appearance.changeCount == change else { return }
    appearanceReached(.isAppearing)
    forward(in: change, to: shownChildren) { $0.sendIsAppearingIfInWindow() }
  }

  /// Ends an appearance that is in progress. Has no effect on a disappearance, which a callback may have begun meanwhile.
  package final func endAppearing() { if appearance.phase == .appearing { finishAppearance() } }

  /// Ends a disappearance that is in progress. Has no effect on an appearance, which a callback may have begun meanwhile.
  package final func endDisappearing() { if appearance.phase == .disappearing { finishAppearance() } }

  /// Ends an appearance or disappearance, unless another one has begun since the change with this number.
  package final func finishAppearance(ofChange change: Int) {
    if appearance.changeCount == change { finishAppearance() }
  }

  private final func didAppear() {
    appearance.isEnding = false
    appearance.phase = .appeared
    currentTraits.performAsCurrent { viewDidAppear(appearance.animated) }
  }

  /// Ends an appearance or disappearance: calls `viewDidAppear(_:)` or `viewDidDisappear(_:)` of the children and the
  /// controller.
  package final func finishAppearance() {
    switch appearance.phase {
    case .appearing:
      let change = appearance.changeCount
      sendIsAppearingIfInWindow()
      // The children finish first, so that the callbacks of a container enclose those of its content.
      appearance.isEnding = true
      forward(in: change, to: shownChildren) { $0.endAppearing() }
      guard appearance.changeCount == change, appearance.phase == .appearing else { return }
      didAppear()
      // Children that the callbacks of the others have added. `transition(from:to:…)` ends the appearance of its child itself.
      forward(in: change, to: shownChildren) { if !$0.appearance.isContainerDriven { $0.endAppearing() } }
      guard appearance.changeCount == change else { return }
      appearance.isMovingToParent = false
      appearance.isBeingPresented = false
      FocusTransitions.restoreFocus(showing: self)
    case .disappearing:
      let change = appearance.changeCount
      forward(in: change, to: childList) { $0.endDisappearing() }
      guard appearance.changeCount == change, appearance.phase == .disappearing else { return }
      appearance.phase = .disappeared
      viewDidDisappear(appearance.animated)
      guard appearance.changeCount == change else { return }
      appearance.isMovingFromParent = false
      // A controller that is dismissed together with one that covers it has already disappeared.
      if !presentation.isPresented { appearance.isBeingDismissed = false }
    case .appeared, .disappeared: break
    }
  }

  /// Returns whether the controller's view is loaded and a direct subview of a container.
  package final func isViewInside(_ container: UIView) -> Bool { viewStorage?.superviewStorage === container }

  /// Gives the controller that a container shows the callbacks that it lacks after changes in callbacks: it has appeared if and
  /// only if the container has.
  package final func alignAppearance(of child: UIViewController?) {
    guard let child, child.parentStorage === self, child.viewStorage?.superviewStorage != nil else { return }
    switch (appearance.phase, child.appearance.phase) {
    case (.appeared, .disappeared), (.appeared, .disappearing), (.appeared, .appearing):
      child.startAppearance(true, animated: false)
      child.endAppearing()
    case (.disappeared, .appeared), (.disappeared, .appearing), (.disappeared, .disappearing):
      child.startAppearance(false, animated: false)
      child.endDisappearing()
    default: break
    }
  }

  // MARK: Window changes

  /// Indicates whether moving the view between windows sends appearance callbacks. It is false if a container sends the
  /// callbacks.
  private final var sendsAppearanceForWindow: Bool {
    if appearance.isContainerDriven || presentation.isPresented { return false }
    guard let parentStorage else { return true }
    return parentStorage.shouldAutomaticallyForwardAppearanceMethods
  }

  /// Begins the appearance or disappearance of a view that is about to be added to or removed from a window.
  package final func viewWillMove(toWindow window: UIWindow?) {
    guard sendsAppearanceForWindow else { return }
    if window != nil {
      // The parent has not appeared yet. The parent forwards its own callbacks to the children later.
      if let parentStorage, parentStorage.appearance.phase != .appeared, parentStorage.appearance.phase != .appearing {
        return
      }
      startAppearance(true, animated: false)
    } else {
      startAppearance(false, animated: false)
    }
  }

  /// Begins the appearance or disappearance again that began when the view was about to move, if a callback has ended it: the
  /// callback can have hidden and shown the parent, which takes the child along only while its view is in the parent's view.
  private final func continueAppearance(inWindow isInWindow: Bool) {
    switch appearance.phase {
    case .disappeared where isInWindow, .disappearing where isInWindow: viewWillMove(toWindow: viewIfLoaded?.window)
    case .appeared where !isInWindow, .appearing where !isInWindow: startAppearance(false, animated: false)
    default: break
    }
  }

  /// Continues the appearance or disappearance of the controller's view after the view moved to another window. The
  /// appearance transition also ends in this method, unless a container view controller ends it.
  package final func viewDidMove(toWindow window: UIWindow?) {
    // The parent forwards the callback to the child later, so the child's view waits for it.
    let waits =
      parentStorage.map {
        $0.appearance.phase == .appearing && !$0.appearance.didSendIsAppearing
          && $0.shouldAutomaticallyForwardAppearanceMethods
      } ?? false
    if sendsAppearanceForWindow { continueAppearance(inWindow: window != nil) }
    if window != nil, !waits { sendIsAppearingIfInWindow() }
    guard sendsAppearanceForWindow else { return }
    switch appearance.phase {
    case .appearing where window != nil:
      if rootWindow != nil {
        AfterLayoutQueue.enqueue { [weak self, change = appearance.changeCount] in
          self?.finishAppearance(ofChange: change)
        }
      } else if parentStorage.map({ $0.appearance.phase == .appeared }) ?? true {
        finishAppearance()
      }
    case .disappearing where window == nil:
      if parentStorage.map({ $0.appearance.phase != .disappearing }) ?? true { finishAppearance() }
    default: break
    }
  }
}
