import Foundation

/// The dimming view, dividers, buttons and gesture recognizers of a split view controller.
@MainActor final class SplitAccessoryViews: NSObject, UIGestureRecognizerDelegate {
  /// The view between the secondary column and the columns in front of it. A tap on this view hides the columns in
  /// front of it.
  let dimming = UIControl()
  private(set) var dividers: [SplitDivider] = []
  private let edge = UIScreenEdgePanGestureRecognizer()
  private let swipe = UIPanGestureRecognizer()
  private weak var owner: UISplitViewController?
  private var toggleButton: UIBarButtonItem?
  private var fullScreenButton: UIBarButtonItem?
  /// The size of the view at the last layout, or nil before the first layout.
  var lastSize: CGSize?
  private(set) var changeNumber = 0
  /// The display mode that the current drag changes to, or nil if there is no drag.
  var dragMode: UISplitViewController.DisplayMode?
  /// The transition coordinator of the current drag, or nil if there is no drag.
  var dragTransition: ControllerTransition?

  /// Returns the transition coordinator of the drag, and clears it because the drag ends.
  func consumeDragTransition() -> ControllerTransition? {
    defer { dragTransition = nil }
    return dragTransition
  }

  /// Begins a change of the display mode. Returns the number of the change, with which a completion handler can detect
  /// that a later change has begun.
  func beginChange() -> Int {
    changeNumber += 1
    return changeNumber
  }

  /// Adds the views and gestures to the view of the split view controller.
  func install(in owner: UISplitViewController) {
    self.owner = owner
    let view: UIView = owner.view
    dimming.backgroundColor = UIColor(white: 0, alpha: 0.15)
    dimming.isHidden = true
    dimming.accessibilityLabel = "Hide Sidebar"
    dimming.addAction(UIAction { [weak owner] _ in owner?.performChange { owner?.hideOverlay() } }, for: .touchUpInside)
    view.addSubview(dimming)
    dividers = [.primary, .supplementary].map { SplitDivider(column: $0, owner: owner) }
    for divider in dividers { view.addSubview(divider) }
    edge.addTarget(self, action: Selector("tesseraSplitEdge:", SplitAccessoryViews.panned))
    edge.delegate = self
    edge.maximumNumberOfTouches = 1
    view.addGestureRecognizer(edge)
    swipe.addTarget(self, action: Selector("tesseraSplitSwipe:", SplitAccessoryViews.panned))
    swipe.delegate = self
    swipe.maximumNumberOfTouches = 1
    dimming.addGestureRecognizer(swipe)
  }

  /// Positions the dimming view and the dividers.
  func layout(_ owner: UISplitViewController, _ layout: SplitLayout, _ target: SplitLayout, _ progress: CGFloat) {
    let bounds: CGRect = owner.view.bounds
    let startAlpha: CGFloat = layout.overlaid.isEmpty ? 0 : 1
    let endAlpha: CGFloat = target.overlaid.isEmpty ? 0 : 1
    let dimmingAlpha = startAlpha + (endAlpha - startAlpha) * progress
    dimming.frame = bounds
    dimming.isHidden = dimmingAlpha == 0 && owner.disappearingColumns.isEmpty
    dimming.alpha = dimmingAlpha
    for divider in dividers {
      let column = divider.column
      let isShown = owner.visibleColumns.contains(column) && progress == 0
      divider.isHidden = !isShown || layout.overlaid.contains(.supplementary) && column == .supplementary
      guard isShown, let frame = layout.frames[column] else { continue }
      let isFloating = column == .primary && owner.primaryBackgroundStyle == .sidebar
      divider.position(
        at: owner.isPrimaryRight ? frame.minX : frame.maxX, from: frame.minY, height: frame.height,
        isLineVisible: !isFloating, isRight: owner.isPrimaryRight)
    }
  }

  /// Hides all views, because the interface is collapsed.
  func hide() {
    dimming.isHidden = true
    for divider in dividers { divider.isHidden = true }
  }

  // MARK: Buttons

  /// Returns the button that shows and hides the primary column.
  func modeButton(of owner: UISplitViewController) -> UIBarButtonItem {
    if let toggleButton { return toggleButton }
    let newButton = UIBarButtonItem(
      image: UIImage(systemName: "sidebar.leading")?.imageFlippedForRightToLeftLayoutDirection(),
      primaryAction: UIAction { [weak owner] _ in owner?.performChange { owner?.toggleDisplayMode() } })
    newButton.image = UIImage(systemName: "sidebar.leading")?.imageFlippedForRightToLeftLayoutDirection()
    newButton.accessibilityLabel = "Toggle Sidebar"
    toggleButton = newButton
    return newButton
  }

  /// Returns the button that hides all columns except the secondary one.
  func secondaryOnlyButton(of owner: UISplitViewController) -> UIBarButtonItem {
    if let fullScreenButton { return fullScreenButton }
    let newButton = UIBarButtonItem(
      primaryAction: UIAction { [weak owner] _ in owner?.performChange { owner?.toggleSecondaryOnly() } })
    newButton.image = UIImage(systemName: "arrow.up.left.and.arrow.down.right")
    newButton.accessibilityLabel = "Toggle Full Screen"
    fullScreenButton = newButton
    return newButton
  }

  // MARK: Drags

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    edge.edges = owner?.isPrimaryRight == true ? .right : .left
    return true
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let owner, owner.hasInstalledColumns, !owner.collapsed, owner.presentsWithGesture, owner.drag == nil else {
      return false
    }
    if gestureRecognizer === swipe { return true }
    // A drag from the edge pops a navigation stack first.
    if let navigation = owner.visibleContainers.last as? UINavigationController, navigation.stack.count > 1,
      owner.shownMode == .secondaryOnly
    {
      return false
    }
    return !owner.visibleColumns.contains(.primary) && owner.columns.controllers[.primary] != nil
  }

  func panned(_ gesture: UIPanGestureRecognizer) {
    guard let owner else { return }
    owner.performChange { owner.accessoryViews.drag(owner, by: gesture) }
  }

  private func drag(_ owner: UISplitViewController, by gesture: UIPanGestureRecognizer) {
    switch gesture.state {
    case .began: owner.beginDrag(shows: gesture === edge)
    case .changed: owner.moveDrag(by: gesture.translation(in: owner.view).x)
    case .ended:
      owner.endDrag(by: gesture.translation(in: owner.view).x, velocity: gesture.velocity(in: owner.view).x)
    case .cancelled, .failed: owner.cancelDrag()
    case .possible: break
    }
  }
}
