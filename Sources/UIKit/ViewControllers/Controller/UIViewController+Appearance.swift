import Foundation

extension UIViewController {
  /// The children with views in this controller's view. These children appear and disappear together with this
  /// controller.
  private final var shownChildren: [UIViewController] {
    guard let view = viewStorage else { return [] }
    return childList.filter { child in child.viewStorage.map { $0.isDescendant(of: view) } ?? false }
  }

  /// Begins an appearance or disappearance: calls `viewWillAppear(_:)` or `viewWillDisappear(_:)` of the controller and
  /// its children. `isForced` sends a disappearance also to a controller that has not appeared.
  package final func startAppearance(_ appears: Bool, animated: Bool, isForced: Bool = false) {
    if appears {
      guard appearance.phase == .disappeared || appearance.phase == .disappearing else { return }
      loadViewIfNeeded()
      appearance.phase = .appearing
      appearance.animated = animated
      appearance.didSendIsAppearing = false
      currentTraits.performAsCurrent { viewWillAppear(animated) }
      appearanceReached(.willAppear)
      if shouldAutomaticallyForwardAppearanceMethods {
        for child in shownChildren { child.startAppearance(true, animated: animated) }
      }
      sendIsAppearingIfInWindow()
    } else {
      let hasAppeared = appearance.phase == .appeared || appearance.phase == .appearing
      guard hasAppeared || isForced && appearance.phase == .disappeared else { return }
      appearance.phase = .disappearing
      appearance.animated = animated
      FocusTransitions.storeFocus(disappearing: self)
      viewWillDisappear(animated)
      if shouldAutomaticallyForwardAppearanceMethods {
        for child in shownChildren { child.startAppearance(false, animated: animated) }
      }
    }
  }

  /// Calls `viewIsAppearing(_:)` as soon as the view is in a window, once for each appearance.
  package final func sendIsAppearingIfInWindow() {
    guard appearance.phase == .appearing, !appearance.didSendIsAppearing, let view = viewStorage, view.window != nil
    else { return }
    appearance.didSendIsAppearing = true
    view.window?.updatePendingTraits()
    currentTraits.performAsCurrent { viewIsAppearing(appearance.animated) }
    appearanceReached(.isAppearing)
    if shouldAutomaticallyForwardAppearanceMethods {
      for child in shownChildren { child.sendIsAppearingIfInWindow() }
    }
  }

  /// Ends an appearance or disappearance: calls `viewDidAppear(_:)` or `viewDidDisappear(_:)` of the children and the
  /// controller.
  package final func finishAppearance() {
    switch appearance.phase {
    case .appearing:
      sendIsAppearingIfInWindow()
      // The children finish first, so that the callbacks of a container enclose those of its content.
      if shouldAutomaticallyForwardAppearanceMethods { for child in shownChildren { child.finishAppearance() } }
      appearance.phase = .appeared
      currentTraits.performAsCurrent { viewDidAppear(appearance.animated) }
      appearance.isMovingToParent = false
      appearance.isBeingPresented = false
      FocusTransitions.restoreFocus(showing: self)
    case .disappearing:
      if shouldAutomaticallyForwardAppearanceMethods {
        for child in childList where child.appearance.phase == .disappearing { child.finishAppearance() }
      }
      appearance.phase = .disappeared
      viewDidDisappear(appearance.animated)
      appearance.isMovingFromParent = false
      appearance.isBeingDismissed = false
    case .appeared, .disappeared: break
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

  /// Continues the appearance or disappearance of the controller's view after the view moved to another window. The
  /// appearance transition also ends in this method, unless a container view controller ends it.
  package final func viewDidMove(toWindow window: UIWindow?) {
    // The parent forwards the callback to the child later, so the child's view waits for it.
    let waits =
      parentStorage.map {
        $0.appearance.phase == .appearing && !$0.appearance.didSendIsAppearing
          && $0.shouldAutomaticallyForwardAppearanceMethods
      } ?? false
    if window != nil, !waits { sendIsAppearingIfInWindow() }
    guard sendsAppearanceForWindow else { return }
    switch appearance.phase {
    case .appearing where window != nil:
      if rootWindow != nil {
        AfterLayoutQueue.enqueue { [weak self] in self?.finishAppearance() }
      } else if parentStorage.map({ $0.appearance.phase == .appeared }) ?? true {
        finishAppearance()
      }
    case .disappearing where window == nil:
      if parentStorage.map({ $0.appearance.phase != .disappearing }) ?? true { finishAppearance() }
    default: break
    }
  }
}
