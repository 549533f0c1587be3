import Foundation

/// Changes the visible pages when the application sets them with
/// `setViewControllers(_:direction:animated:completion:)`.
extension UIPageViewController {
  /// Indicates whether the pages receive appearance callbacks. This is the case if the view is visible or is becoming
  /// visible.
  final var isShowing: Bool {
    isViewLoaded && view.window != nil && (appearance.phase == .appeared || appearance.phase == .appearing)
  }

  /// Returns the number of pages that a change requires.
  final func requiredCount(animated: Bool) -> Int {
    if spine == .mid { return 2 }
    return style == .pageCurl && isDoubleSided && animated ? 2 : 1
  }

  /// Returns the pages to show. Reports an error and returns nil if the number of pages or one of the pages is invalid.
  private func validated(_ requestedPages: [UIViewController]?, animated: Bool) -> [UIViewController]? {
    let newPages = requestedPages ?? []
    if isChoosingSpine, (1...2).contains(newPages.count) { return newPages }
    let required = requiredCount(animated: animated)
    // The back of a page that is not turned is not needed.
    let hasBackPage = style == .pageCurl && isDoubleSided && spine != .mid && newPages.count == 2
    guard newPages.count == required || hasBackPage else {
      Diagnostics.report(
        "\(self).setViewControllers: \(newPages.count) view controllers were passed, but \(required) are required for "
          + "the spine location .\(spine)\(isDoubleSided ? " with double-sided pages" : ""). Nothing is changed")
      return nil
    }
    guard newPages.allSatisfy(canAdopt) else { return nil }
    guard newPages.count < 2 || newPages[0] !== newPages[1] else {
      Diagnostics.report(
        "\(self).setViewControllers: \(newPages[0]) is passed twice; pass two different view controllers. The pages are "
          + "unchanged")
      return nil
    }
    return spine == .mid ? newPages : Array(newPages.prefix(1))
  }

  package final func setPages(
    _ requestedPages: [UIViewController]?, _ direction: NavigationDirection, animated: Bool,
    _ completion: ((Bool) -> Void)?
  ) {
    guard let newPages = validated(requestedPages, animated: animated) else { return }
    guard !isChangingPages else {
      pendingPages = newPages
      pendingChanges.append { [weak self] in
        guard let self else { return }
        protectChanges { self.changePages(to: newPages, direction, animated: animated, completion) }
      }
      return
    }
    protectChanges { changePages(to: newPages, direction, animated: animated, completion) }
  }

  private func changePages(
    to newPages: [UIViewController], _ direction: NavigationDirection, animated: Bool, _ completion: ((Bool) -> Void)?
  ) {
    if let turn, turn.isInteractive { endInteractiveTurn(completed: false, finished: false) }
    let isUnchanged = newPages.elementsEqual(pages, by: ===)
    let overlaps = pages.contains { page in newPages.contains { $0 === page } }
    if animated, !isUnchanged, !overlaps, !isChoosingSpine, !pages.isEmpty, isShowing, UIView.areAnimationsEnabled {
      turnPages(to: newPages, direction, notifiesDelegate: false, completion)
      updateIndicator()
      return
    }
    replacePages(with: newPages)
    completion?(true)
    updateIndicator()
  }

  /// Runs code that calls callbacks, and then makes the changes of the pages that these have requested.
  final func protectChanges(_ code: () -> Void) {
    guard !isChangingPages else { return code() }
    isChangingPages = true
    code()
    isChangingPages = false
    performPendingChanges()
  }

  private func performPendingChanges() {
    guard !isPerformingPendingChanges else { return }
    isPerformingPendingChanges = true
    var changeCount = 0
    while !pendingChanges.isEmpty {
      changeCount += 1
      // Callbacks that change the pages again and again must not block the application.
      guard changeCount <= 20 else {
        RenderLoop.performNextFrame { [weak self] in self?.performPendingChanges() }
        break
      }
      let change = pendingChanges.removeFirst()
      if pendingChanges.isEmpty { pendingPages = nil }
      change()
    }
    isPerformingPendingChanges = false
    if turn == nil { for page in pages { alignAppearance(of: page) } }
  }

  /// Adds pages as children. As in UIKit, the pages become children before their views are loaded (measured on UIKit,
  /// case `page-first-install` of Tests/Oracle).
  final func addPages(_ newPages: [UIViewController]) {
    for page in newPages where page.parent !== self {
      addChild(page)
      page.appearance.isContainerDriven = true
      page.didMove(toParent: self)
    }
    if isViewLoaded { for page in newPages { page.loadViewIfNeeded() } }
  }

  /// Removes pages whose views have already been removed. UIKit calls `willMove(toParent: nil)` here although it has
  /// called it before the change (measured on UIKit, case `page-replace-nonanimated` of Tests/Oracle).
  final func removePages(_ oldPages: [UIViewController]) {
    for page in oldPages where page.parent === self {
      page.willMove(toParent: nil)
      guard page.parent === self else { continue }
      // `didMove(toParent:)` can add the page to another container.
      page.appearance.isContainerDriven = false
      page.removeFromParent()
    }
  }

  /// Shows pages without an animation. A running animated turn is interrupted, and its completion handler is called with
  /// `false`.
  private func replacePages(with newPages: [UIViewController]) {
    changeCount += 1
    let interruptedTurn = turn
    turn = nil
    let outgoingPages = pages.filter { page in !newPages.contains { $0 === page } }
    // The old pages of the interrupted turn are removed, except those that are among the new pages.
    let interruptedPages = (interruptedTurn?.oldPages ?? []).filter { page in !newPages.contains { $0 === page } }
    let incomingPages = newPages.filter { page in !pages.contains { $0 === page } }
    for page in outgoingPages { page.willMove(toParent: nil) }
    pages = newPages
    removeAdjacentPages()
    addPages(incomingPages)
    if let interruptedTurn {
      beginAppearance(of: interruptedTurn)
      interruptedTurn.hasEnded = true
      scroller.isUserInteractionEnabled = true
      interruptedTurn.completion?(false)
    }
    if appearance.phase == .appeared || appearance.phase == .appearing {
      for page in incomingPages { page.startAppearance(true, animated: false) }
    }
    // A callback can have begun the disappearance of the container, which does not reach these pages any more.
    for page in outgoingPages { page.startAppearance(false, animated: false) }
    installPages()
    for page in outgoingPages { page.endDisappearing() }
    for page in interruptedPages { page.endDisappearing() }
    removePages(interruptedPages)
    removePages(outgoingPages)
    if isShowing, appearance.phase == .appeared { for page in newPages { page.endAppearing() } }
    navigationController?.observeScrollView(of: self)
  }

  // MARK: Animated turns

  /// Turns to pages with an animation. If an animated page turn by the application is in progress, it is ended first,
  /// as unfinished.
  final func turnPages(
    to newPages: [UIViewController], _ direction: NavigationDirection, notifiesDelegate: Bool,
    _ completion: ((Bool) -> Void)?
  ) {
    protectChanges {
      if turn != nil { finishTurn(finished: false) }
      beginTurn(to: newPages, direction, notifiesDelegate: notifiesDelegate, completion)
    }
  }

  private func beginTurn(
    to newPages: [UIViewController], _ direction: NavigationDirection, notifiesDelegate: Bool,
    _ completion: ((Bool) -> Void)?
  ) {
    changeCount += 1
    let newTurn = PageTurn(
      direction, from: pages, to: newPages, isInteractive: false, notifiesDelegate: notifiesDelegate,
      completion: completion)
    for page in newTurn.oldPages { page.willMove(toParent: nil) }
    pages = newPages
    removeAdjacentPages()
    addPages(newPages)
    layOutPages()
    turn = newTurn
    // Touches on the pages would interrupt the animation.
    scroller.isUserInteractionEnabled = false
    scroller.prepareTurn(to: newPages.map { $0.view }, direction)
    // The content can scroll only towards the new pages (measured on UIKit, case `anim-page-previous-frame6` of
    // Tests/Oracle).
    scroller.setOpenSides(forward: direction == .forward, reverse: direction == .reverse)
    scroller.animateTurn()
    // The appearance callbacks begin after this method has returned (measured on UIKit, case
    // `page-replace-animated-later` of Tests/Oracle).
    AfterLayoutQueue.enqueue { [weak self] in
      if let self, turn === newTurn { beginAppearance(of: newTurn) }
    }
  }

  /// Begins the appearances and disappearances of a turn. A callback of a new page can end the turn, which then begins the
  /// disappearances of the old pages that have not begun.
  final func beginAppearance(of turn: PageTurn) {
    let beginsNewPages = !turn.hasBegun
    turn.hasBegun = true
    protectChanges {
      if beginsNewPages, isShowing {
        for page in turn.newPages where !turn.hasEnded { page.startAppearance(true, animated: true) }
      }
      for page in turn.oldPages where !turn.hasEnded { page.startAppearance(false, animated: true) }
    }
  }

  /// Ends a page turn that the application has started, and shows its new pages.
  final func finishTurn(finished: Bool) {
    guard let turn, !turn.isInteractive else { return }
    self.turn = nil
    protectChanges { end(turn, finished: finished) }
  }

  private func end(_ turn: PageTurn, finished: Bool) {
    beginAppearance(of: turn)
    scroller.isUserInteractionEnabled = true
    scroller.completeTurn(keepsMoving: false)
    updateOpenSides()
    finishAppearances(of: turn, newPagesAppear: true)
    removePages(turn.oldPages)
    navigationController?.observeScrollView(of: self)
    turn.completion?(finished)
    if turn.notifiesDelegate {
      delegate?.pageViewController(
        self, didFinishAnimating: finished, previousViewControllers: turn.oldPages, transitionCompleted: true)
    }
  }

  /// Ends the appearances and disappearances of a turn. An appearance in a container that appears or disappears ends together with
  /// the container.
  final func finishAppearances(of turn: PageTurn, newPagesAppear: Bool) {
    turn.hasEnded = true
    let ends = appearance.phase != .appearing && appearance.phase != .disappearing
    func finish(_ pages: [UIViewController], appear: Bool) {
      for page in pages { if !appear { page.endDisappearing() } else if ends { page.finishAppearance() } }
    }
    finish(turn.newPages, appear: newPagesAppear)
    finish(turn.oldPages, appear: !newPagesAppear)
  }

  /// Ends any page turn immediately. A turn that the application has started ends at its new pages, and a turn that the
  /// user has started ends at the old pages.
  final func endTurnNow() {
    guard let turn else { return }
    if turn.isInteractive { endInteractiveTurn(completed: false, finished: false) } else { finishTurn(finished: true) }
  }
}
