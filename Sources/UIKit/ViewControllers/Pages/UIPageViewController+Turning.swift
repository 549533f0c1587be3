import Foundation

/// Methods for page turns that the user starts, which are scrolls, taps at an edge of a book, and taps on the page
/// indicator.
extension UIPageViewController {
  // MARK: The data source

  final func dataSourceChanged() {
    removeAdjacentPages()
    updateIndicator()
  }

  /// Discards the pages before and after the visible ones that the data source has provided.
  final func removeAdjacentPages() {
    neighbors = PageNeighbors()
    updateOpenSides()
  }

  /// Determines in which directions the user can scroll.
  final func updateOpenSides() {
    let canTurn = dataSource != nil && !pages.isEmpty
    scroller.alwaysBounceHorizontal = canTurn && axis == .horizontal
    scroller.alwaysBounceVertical = canTurn && axis == .vertical
    scroller.setOpenSides(
      forward: canTurn && neighbors[.forward].isOpen, reverse: canTurn && neighbors[.reverse].isOpen)
  }

  /// Asks the data source for the pages on both sides if they are not known.
  ///
  /// UIKit asks for the page after the visible one first, and keeps the answers until the pages change
  /// (wisdomskyduan.blogspot.com, "UIPageViewController Test Note", a log of iOS 9).
  final func loadAdjacentPages() {
    guard turn == nil else { return }
    loadAdjacentPages(.forward)
    loadAdjacentPages(.reverse)
    updateOpenSides()
  }

  final func loadAdjacentPages(_ direction: NavigationDirection) {
    guard case .unknown = neighbors[direction], let edge = direction == .forward ? pages.last : pages.first else {
      return
    }
    let oldChangeCount = changeCount
    let foundPages = nextPages(from: edge, direction)
    if oldChangeCount == changeCount { neighbors[direction] = foundPages.map { .pages($0) } ?? .none }
  }

  /// Returns the pages to which a page turn in a direction leads, in reading order, or nil if there are none.
  private func nextPages(from edge: UIViewController, _ direction: NavigationDirection) -> [UIViewController]? {
    guard let first = nextPage(from: edge, direction) else { return nil }
    if spine == .mid {
      guard let second = nextPage(from: first, direction), second !== first else { return nil }
      return direction == .forward ? [first, second] : [second, first]
    }
    // In a double-sided book the next page is the back of the visible page.
    if style == .pageCurl, isDoubleSided { return nextPage(from: first, direction).map { [$0] } }
    return [first]
  }

  private func nextPage(from page: UIViewController, _ direction: NavigationDirection) -> UIViewController? {
    let candidate =
      direction == .forward
      ? dataSource?.pageViewController(self, viewControllerAfter: page)
      : dataSource?.pageViewController(self, viewControllerBefore: page)
    guard let candidate else { return nil }
    guard candidate !== self, !pages.contains(where: { $0 === candidate }) else {
      Diagnostics.report(
        "\(self): the data source returned \(candidate) as the page \(direction == .forward ? "after" : "before") \(page), but "
          + "it is visible already; return another page, or nil for none")
      return nil
    }
    guard canShow(candidate) else {
      Diagnostics.report(
        "\(self): the data source returned \(candidate) as the page \(direction == .forward ? "after" : "before") \(page), but "
          + "it contains or presents the page view controller or is presented; return another page, or nil for none")
      return nil
    }
    return candidate
  }

  /// Returns whether a controller neither contains or presents this one nor is presented.
  private func canShow(_ page: UIViewController) -> Bool {
    !page.presentation.isPresented && !isShown(by: page)
  }

  /// Returns the pages to which the user turns, or nil if there are none. Asks the data source again if one of the pages that it has
  /// returned is presented meanwhile.
  private func loadPages(_ direction: NavigationDirection) -> [UIViewController]? {
    if case .pages(let oldPages) = neighbors[direction], !oldPages.allSatisfy(canShow) {
      neighbors[direction] = .unknown
    }
    loadAdjacentPages(direction)
    guard case .pages(let newPages) = neighbors[direction], newPages.allSatisfy(canShow) else { return nil }
    return newPages
  }

  // MARK: Scrolls

  /// Begins, continues or ends a page turn after the content was scrolled.
  final func didScroll() {
    if let turn, !turn.isInteractive {
      // The turn ends in the frame in which the animation reaches the new pages (measured on UIKit, case
      // `anim-pageviewcontroller-375` of Tests/Oracle).
      if scroller.position * CGFloat(turn.direction.step) >= 1 - scroller.tolerance / 2 { finishTurn(finished: true) }
      return
    }
    if let turn {
      let position = scroller.position * CGFloat(turn.direction.step)
      if position < -scroller.tolerance {
        endInteractiveTurn(completed: false, finished: true)
      } else if position > 1 + scroller.tolerance {
        endInteractiveTurn(completed: true, finished: true)
      }
    }
    let position = scroller.position
    if turn == nil, abs(position) > scroller.tolerance { beginInteractiveTurn(position > 0 ? .forward : .reverse) }
  }

  /// Ends a page turn at the page at which the content has come to rest.
  final func didComeToRest() {
    guard let turn else { return }
    guard turn.isInteractive else { return finishTurn(finished: true) }
    let position = scroller.position * CGFloat(turn.direction.step)
    if abs(position - 1) <= scroller.tolerance { return endInteractiveTurn(completed: true, finished: true) }
    if abs(position) <= scroller.tolerance { return endInteractiveTurn(completed: false, finished: true) }
    AfterLayoutQueue.enqueue { [weak self] in self?.continueTurnAtRest() }
  }

  /// Scrolls to the nearest page if the content has stopped between two pages, and neither a touch nor an animation moves it.
  private func continueTurnAtRest() {
    guard turn?.isInteractive == true, abs(scroller.position - scroller.position.rounded()) > scroller.tolerance,
      !scroller.isTracking, !scroller.isDragging, !scroller.isDecelerating, !scroller.scrollState.isAnimating
    else { return }
    scroller.setContentOffset(scroller.offset(scroller.position.rounded()), animated: true)
  }

  private func beginInteractiveTurn(_ direction: NavigationDirection) {
    guard let newPages = loadPages(direction) else { return updateOpenSides() }
    let oldChangeCount = changeCount
    delegate?.pageViewController(self, willTransitionTo: newPages)
    guard oldChangeCount == changeCount, turn == nil, newPages.allSatisfy(canShow) else { return }
    let newTurn = PageTurn(direction, from: pages, to: newPages, isInteractive: true, notifiesDelegate: true)
    turn = newTurn
    protectChanges {
      addPages(newPages)
      scroller.prepareTurn(to: newPages.map { $0.view }, direction)
      beginAppearance(of: newTurn)
      for page in newPages { page.sendIsAppearingIfInWindow() }
    }
  }

  /// Ends a page turn that the user has started, with the new or the old pages visible.
  ///
  /// - Parameters:
  ///   - completed: `true` if the new pages are visible.
  ///   - finished: `false` if the application changes the pages or removes the view.
  final func endInteractiveTurn(completed: Bool, finished: Bool) {
    guard let turn, turn.isInteractive else { return }
    self.turn = nil
    protectChanges { end(turn, completed: completed, finished: finished) }
  }

  private func end(_ turn: PageTurn, completed: Bool, finished: Bool) {
    changeCount += 1
    if completed {
      pages = turn.newPages
      scroller.completeTurn(keepsMoving: true)
      scroller.alignAtRest()
      finishAppearances(of: turn, newPagesAppear: true)
      removePages(turn.oldPages)
      neighbors = PageNeighbors()
      neighbors[turn.direction.opposite] = .pages(turn.oldPages)
      updateOpenSides()
      indicator.move(by: turn.direction.step)
      navigationController?.observeScrollView(of: self)
    } else {
      if !finished { scroller.returnToRest() }
      // The new pages leave the window, also if a callback of their appearance has begun the disappearance of the container.
      for page in turn.newPages { page.startAppearance(false, animated: true) }
      if isShowing { for page in turn.oldPages { page.startAppearance(true, animated: true) } }
      scroller.cancelTurn()
      scroller.alignAtRest()
      finishAppearances(of: turn, newPagesAppear: false)
      removePages(turn.newPages)
    }
    let oldChangeCount = changeCount
    delegate?.pageViewController(
      self, didFinishAnimating: finished, previousViewControllers: turn.oldPages, transitionCompleted: completed)
    // Requests the next page from the data source for the next turn, unless the delegate has changed the pages.
    guard completed, oldChangeCount == changeCount, pendingChanges.isEmpty else { return }
    loadAdjacentPages(turn.direction)
    updateOpenSides()
  }

  // MARK: Taps

  /// Turns to the next page in a direction with an animation, if there is such a page.
  final func turnByUser(_ direction: NavigationDirection) {
    guard turn == nil else { return }
    let newPages = loadPages(direction)
    updateOpenSides()
    guard let newPages else { return }
    turnByUser(to: newPages, direction)
  }

  private func turnByUser(to newPages: [UIViewController], _ direction: NavigationDirection) {
    let oldChangeCount = changeCount
    delegate?.pageViewController(self, willTransitionTo: newPages)
    guard oldChangeCount == changeCount, newPages.allSatisfy(canShow) else { return }
    turnPages(to: newPages, direction, notifiesDelegate: true, nil)
  }

  /// Turns to the page that the user has chosen with the page indicator. `steps` is the number of pages to turn.
  final func turnByIndicator(_ steps: Int) {
    endTurnNow()
    let direction: NavigationDirection = steps > 0 ? .forward : .reverse
    var target = pages
    var turnCount = 0
    while turnCount < abs(steps), let edge = direction == .forward ? target.last : target.first,
      let nextPages = nextPages(from: edge, direction)
    {
      target = nextPages
      turnCount += 1
    }
    indicator.move(by: turnCount * direction.step)
    if turnCount > 0, isShowing { turnByUser(to: target, direction) }
  }
}
