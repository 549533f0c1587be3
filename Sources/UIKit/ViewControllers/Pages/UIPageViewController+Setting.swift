import Foundation

/// Changes the visible pages when the application sets them with
/// `setViewControllers(_:direction:animated:completion:)`.
extension UIPageViewController {
  /// Indicates whether the pages receive appearance callbacks: the view is visible or is becoming visible.
  final var isShowing: Bool {
    isViewLoaded && view.window != nil && (appearance.phase == .appeared || appearance.phase == .appearing)
  }

  /// The number of pages that a change requires.
  final func requiredCount(animated: Bool) -> Int {
    if spine == .mid { return 2 }
    return style == .pageCurl && isDoubleSided && animated ? 2 : 1
  }

  /// Returns the pages to show, or nil after an error was reported because their number or one of them is invalid.
  private func validated(_ new: [UIViewController]?, animated: Bool) -> [UIViewController]? {
    let list = new ?? []
    if isChoosingSpine, (1...2).contains(list.count) { return list }
    let required = requiredCount(animated: animated)
    // The back of a page that is not turned is not needed.
    let hasBackPage = style == .pageCurl && isDoubleSided && spine != .mid && list.count == 2
    guard list.count == required || hasBackPage else {
      Diagnostics.report(
        "\(self).setViewControllers: \(list.count) view controllers were passed, but \(required) are required with the "
          + "spine \(spine)\(isDoubleSided ? " and two sides" : ""); nothing is changed")
      return nil
    }
    if let invalidPage = list.first(where: { page in page === self || ancestors.contains { $0 === page } }) {
      Diagnostics.report(
        "\(self).setViewControllers: \(invalidPage) contains the page view controller; nothing is changed")
      return nil
    }
    guard list.count < 2 || list[0] !== list[1] else {
      Diagnostics.report("\(self).setViewControllers: \(list[0]) is passed twice; nothing is changed")
      return nil
    }
    return spine == .mid ? list : Array(list.prefix(1))
  }

  private var ancestors: [UIViewController] {
    Array(sequence(first: self as UIViewController, next: \.parent))
  }

  package final func setPages(
    _ new: [UIViewController]?, _ direction: NavigationDirection, animated: Bool, _ completion: ((Bool) -> Void)?
  ) {
    guard let list = validated(new, animated: animated) else { return }
    if let turn, turn.isInteractive { endInteractiveTurn(completed: false, finished: false) }
    let isSame = list.elementsEqual(pages, by: ===)
    let overlaps = pages.contains { page in list.contains { $0 === page } }
    if animated, !isSame, !overlaps, !isChoosingSpine, !pages.isEmpty, isShowing, UIView.areAnimationsEnabled {
      turnPages(to: list, direction, notifiesDelegate: false, completion)
      updateIndicator()
      return
    }
    replacePages(with: list)
    completion?(true)
    updateIndicator()
  }

  /// Adds pages as children. As in UIKit, they are contained before their views are loaded (page-first-install).
  final func contain(_ list: [UIViewController]) {
    for page in list where page.parent !== self {
      addChild(page)
      page.appearance.isContainerDriven = true
      page.didMove(toParent: self)
    }
    if isViewLoaded { for page in list { page.loadViewIfNeeded() } }
  }

  /// Removes pages whose views are removed already. UIKit calls `willMove(toParent: nil)` here although it has called it
  /// before the change (page-replace-nonanimated).
  final func release(_ list: [UIViewController]) {
    for page in list where page.parent === self {
      page.willMove(toParent: nil)
      page.removeFromParent()
      page.appearance.isContainerDriven = false
    }
  }

  /// Shows pages without an animation. A running animated turn is interrupted, and its completion handler gets `false`.
  private func replacePages(with list: [UIViewController]) {
    changeCount += 1
    let interrupted = turn
    turn = nil
    let outgoing = pages.filter { page in !list.contains { $0 === page } }
    // A page that the interrupted turn leaves may be shown again.
    let staged = (interrupted?.from ?? []).filter { page in !list.contains { $0 === page } }
    let incoming = list.filter { page in !pages.contains { $0 === page } }
    for page in outgoing { page.willMove(toParent: nil) }
    pages = list
    discardNeighbors()
    contain(incoming)
    if let interrupted {
      beginAppearance(of: interrupted)
      scroller.isUserInteractionEnabled = true
      interrupted.completion?(false)
    }
    if isShowing {
      for page in incoming { page.startAppearance(true, animated: false) }
      for page in outgoing { page.startAppearance(false, animated: false) }
    }
    installPages()
    for page in outgoing { page.finishAppearance() }
    for page in staged { page.finishAppearance() }
    release(staged)
    release(outgoing)
    if isShowing, appearance.phase == .appeared { for page in list { page.finishAppearance() } }
    navigationController?.observeScrollView(of: self)
  }

  // MARK: Animated turns

  /// Turns to pages with an animation. A running turn by the application ends first, unfinished.
  final func turnPages(
    to list: [UIViewController], _ direction: NavigationDirection, notifiesDelegate: Bool,
    _ completion: ((Bool) -> Void)?
  ) {
    if turn != nil { finishTurn(finished: false) }
    changeCount += 1
    let new = PageTurn(
      direction, from: pages, to: list, isInteractive: false, notifiesDelegate: notifiesDelegate,
      completion: completion)
    for page in new.from { page.willMove(toParent: nil) }
    pages = list
    discardNeighbors()
    contain(list)
    layOutPages()
    turn = new
    // Touches on the pages would interrupt the animation.
    scroller.isUserInteractionEnabled = false
    scroller.prepareTurn(to: list.map { $0.view }, direction)
    // Only the side of the new pages is open (anim-page-previous-frame6).
    scroller.open(forward: direction == .forward, reverse: direction == .reverse)
    scroller.animateTurn()
    // The appearance begins after the call (page-replace-animated-later).
    AfterLayoutQueue.enqueue { [weak self] in
      if let self, turn === new { beginAppearance(of: new) }
    }
  }

  final func beginAppearance(of turn: PageTurn) {
    guard !turn.hasBegun else { return }
    turn.hasBegun = true
    guard isShowing else { return }
    for page in turn.to { page.startAppearance(true, animated: true) }
    for page in turn.from { page.startAppearance(false, animated: true) }
  }

  /// Ends a turn that the application has started, and shows its new pages.
  final func finishTurn(finished: Bool) {
    guard let turn, !turn.isInteractive else { return }
    self.turn = nil
    beginAppearance(of: turn)
    scroller.isUserInteractionEnabled = true
    scroller.completeTurn(keepsMoving: false)
    updateOpenSides()
    for page in turn.to { page.finishAppearance() }
    for page in turn.from { page.finishAppearance() }
    release(turn.from)
    navigationController?.observeScrollView(of: self)
    turn.completion?(finished)
    if turn.notifiesDelegate {
      delegate?.pageViewController(
        self, didFinishAnimating: finished, previousViewControllers: turn.from, transitionCompleted: true)
    }
  }

  /// Ends any turn immediately: that of the application at its new pages, that of the user at the old ones.
  final func endTurnNow() {
    guard let turn else { return }
    if turn.isInteractive { endInteractiveTurn(completed: false, finished: false) } else { finishTurn(finished: true) }
  }
}
