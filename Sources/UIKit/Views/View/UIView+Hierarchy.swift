import Foundation

extension UIView {
  /// The position at which a view is inserted into the list of subviews.
  package enum InsertPosition {
    case last
    case at(Int)
    case above(UIView)
    case below(UIView)
  }

  /// Inserts a subview and notifies it, its superview and its controllers of the move, in UIKit's order. Reports an error
  /// and does nothing if the view would contain itself.
  package final func insert(_ view: UIView, position: InsertPosition) {
    guard !isDescendant(of: view) else {
      Diagnostics.report(
        "\(view) cannot become a subview of \(self), because they are the same view or the first contains the second. "
          + "Nothing is changed. Pass a view that is not above \(type(of: self)) in the hierarchy")
      return
    }
    if view.superviewStorage === self {
      move(view, to: position)
      return
    }
    if let oldWindow = view.windowStorage, oldWindow !== windowStorage { FirstResponder.viewWillLeaveWindow(view) }
    let announcedWindow = windowStorage
    if view.windowStorage != nil || announcedWindow != nil { view.sendWillMove(toWindow: announcedWindow) }
    view.willMove(toSuperview: self)
    // The callbacks above may have changed the hierarchy, so the superview and the windows are read again.
    guard !isDescendant(of: view) else {
      Diagnostics.report(
        "\(view) cannot become a subview of \(self), because a callback of the move has added that view to it. The view is not "
          + "added. Do not move views in willMove(toWindow:), willMove(toSuperview:) and viewWillAppear(_:)")
      return
    }
    let oldWindow = view.windowStorage
    let newWindow = windowStorage
    let isRedirected = newWindow !== announcedWindow
    if isRedirected { view.sendWillMove(toWindow: newWindow) }
    if let oldSuperview = view.superviewStorage {
      oldSuperview.willRemoveSubview(view)
      if view.superviewStorage === oldSuperview { oldSuperview.removeFromList(view) }
    }
    let index = index(of: position, moving: nil)
    insertIntoList(view, at: index)
    if oldWindow !== newWindow || isRedirected {
      view.setWindow(newWindow)
      view.markTraitsDirty()
      if newWindow != nil, AppearanceCatalog.isUsed { AppearanceCatalog.shared.viewDidEnterWindow(view) }
      view.sendDidMoveToWindow()
    } else if newWindow != nil {
      view.markTraitsDirty()
      // A view that is added again while it is being removed stays in the window.
      if let controller = view.owningController, controller.appearance.phase == .appearing {
        controller.viewDidMove(toWindow: newWindow)
      }
    } else if AppearanceCatalog.isUsed {
      AppearanceCatalog.shared.viewWasAdded(view)
    }
    view.superviewDidChange()
    view.didMoveToSuperview()
    didAddSubview(view)
    backingLayer.setNeedsLayout()
    if newWindow != nil {
      FirstResponder.viewDidEnterWindow()
    } else if oldWindow != nil {
      FirstResponder.viewDidLeaveWindow(view)
    }
  }

  /// Removes the view from its superview and notifies the views and controllers involved, in UIKit's order.
  package final func detachFromSuperview() {
    guard let oldSuperview = superviewStorage else { return }
    let wasInWindow = windowStorage != nil
    if wasInWindow {
      FirstResponder.viewWillLeaveWindow(self)
      sendWillMove(toWindow: nil)
    }
    willMove(toSuperview: nil)
    guard let parent = superviewStorage, parent === oldSuperview else { return }
    parent.willRemoveSubview(self)
    guard superviewStorage === parent else { return }
    // The subview list may contain the last strong reference.
    withExtendedLifetime(self) {
      parent.removeFromList(self)
      if wasInWindow {
        setWindow(nil)
        sendDidMoveToWindow()
      }
      superviewDidChange()
      didMoveToSuperview()
      if wasInWindow { FirstResponder.viewDidLeaveWindow(self) }
    }
    parent.backingLayer.setNeedsLayout()
  }

  package final func reorder(_ view: UIView, toFront: Bool) {
    guard view.superviewStorage === self else { return }
    move(view, to: toFront ? .last : .at(0))
  }

  package final func exchange(_ first: Int, _ second: Int) {
    guard first != second, subviewList.indices.contains(first), subviewList.indices.contains(second) else { return }
    let lowerView = subviewList[min(first, second)]
    let upperView = subviewList[max(first, second)]
    let lowIndex = min(first, second)
    let highIndex = max(first, second)
    move(upperView, to: .at(lowIndex))
    move(lowerView, to: .at(highIndex))
  }

  /// Returns the index of a subview, or nil if the view is not a subview. Checks the stored index first, then both ends
  /// of the list, then all subviews.
  package final func subviewIndex(of view: UIView) -> Int? {
    let storedIndex = view.indexHint
    if storedIndex < subviewList.count, subviewList[storedIndex] === view { return storedIndex }
    if let last = subviewList.last, last === view { return subviewList.count - 1 }
    // A closure that is passed to the standard library would check for each view that it runs on the main thread, so a
    // loop is used.
    for index in subviewList.indices where subviewList[index] === view {
      view.indexHint = index
      return index
    }
    return nil
  }

  /// Returns whether views are in the list of subviews in this order, with only hidden ones between them.
  ///
  /// - Complexity: O(*n*), where *n* is the number of subviews.
  package final func hasSubviews(inOrder ordered: [UIView]) -> Bool {
    var next = 0
    for view in subviewList {
      if next == ordered.count { return true }
      if view === ordered[next] {
        next += 1
      } else if next > 0, !view.backingLayer.modelValues.isHidden {
        return false
      }
    }
    return next == ordered.count
  }

  /// Changes the order of all subviews and of their layers. No view is notified.
  ///
  /// - Complexity: O(*n*), where *n* is the number of subviews.
  package final func reorderSubviews(_ ordered: [UIView]) {
    precondition(
      ordered.count == subviewList.count,
      "\(self): reorderSubviews(_:) got \(ordered.count) of \(subviewList.count) subviews; pass each one exactly once")
    subviewList = ordered
    var layers: [CALayer] = []
    layers.reserveCapacity(ordered.count)
    for (index, view) in ordered.enumerated() {
      view.indexHint = index
      layers.append(view.backingLayer)
    }
    backingLayer.reorderSublayers(layers)
  }

  private final func index(of position: InsertPosition, moving: UIView?) -> Int {
    switch position {
    case .last: return subviewList.count
    case .at(let index): return max(0, min(index, subviewList.count))
    case .above(let sibling): return subviewIndex(of: sibling).map { $0 + 1 } ?? subviewList.count
    case .below(let sibling): return subviewIndex(of: sibling) ?? subviewList.count
    }
  }

  private final func insertIntoList(_ view: UIView, at index: Int) {
    // Sublayers that belong to no view do not move. The view's layer is inserted directly above that of the view
    // below it.
    if index == subviewList.count {
      backingLayer.addSublayer(view.backingLayer)
    } else {
      backingLayer.insertSublayer(view.backingLayer, below: subviewList[index].backingLayer)
    }
    subviewList.insert(view, at: index)
    view.indexHint = index
    view.superviewStorage = self
    if !view.flags.contains(.translatesMask) {
      view.constraintParticipationDidChange()
      (self as? UIWindow)?.updateRootViewConstraints(for: view)
    }
  }

  private final func removeFromList(_ view: UIView) {
    guard let index = subviewIndex(of: view) else { return }
    if flags.contains(.laysOutByConstraints) { deactivateOutsideConstraints(of: view) }
    subviewList.remove(at: index)
    view.superviewStorage = nil
    view.backingLayer.removeFromSuperlayer()
  }

  private final func move(_ view: UIView, to position: InsertPosition) {
    guard let oldIndex = subviewIndex(of: view) else { return }
    if case .above(let sibling) = position, sibling === view { return }
    if case .below(let sibling) = position, sibling === view { return }
    if case .last = position, oldIndex == subviewList.count - 1 { return }
    subviewList.remove(at: oldIndex)
    let newIndex = index(of: position, moving: view)
    if newIndex == subviewList.count {
      backingLayer.addSublayer(view.backingLayer)
    } else {
      backingLayer.insertSublayer(view.backingLayer, below: subviewList[newIndex].backingLayer)
    }
    subviewList.insert(view, at: newIndex)
    view.indexHint = newIndex
  }

  // MARK: Windows

  private final func sendWillMove(toWindow window: UIWindow?) {
    owningController?.viewWillMove(toWindow: window)
    willMove(toWindow: window)
    if let interactions = extras?.interactions {
      for interaction in interactions {
        (interaction as? any WindowFollowingInteraction)?.followView(toWindow: window)
      }
    }
    // A callback may have removed a view from the list, which was copied.
    for view in subviewList where view.superviewStorage === self { view.sendWillMove(toWindow: window) }
  }

  private final func setWindow(_ window: UIWindow?) {
    windowStorage = window
    flags.insert(.traitsDirty)
    windowDidChange(to: window)
    for view in subviewList { view.setWindow(window) }
  }

  private final func sendDidMoveToWindow() {
    didMoveToWindow()
    for view in subviewList where view.superviewStorage === self { view.sendDidMoveToWindow() }
    owningController?.viewDidMove(toWindow: windowStorage)
  }

  package final func findTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviewList {
      if let taggedView = view.viewWithTag(tag) { return taggedView }
    }
    return nil
  }

  /// The next responder of a view: its view controller if it has one, otherwise its superview.
  package final var nextResponderOfView: UIResponder? { owningController ?? superviewStorage }
}
