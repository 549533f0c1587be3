import Foundation

/// The views, buttons and gestures of a split view controller beside its columns.
@MainActor final class SplitParts: NSObject, UIGestureRecognizerDelegate {
  /// The view between the secondary column and the columns in front of it. A tap on it hides them.
  let dimming = UIControl()
  private(set) var dividers: [SplitDivider] = []
  private let edge = UIScreenEdgePanGestureRecognizer()
  private let swipe = UIPanGestureRecognizer()
  private weak var owner: UISplitViewController?
  private var button: UIBarButtonItem?
  private var onlyButton: UIBarButtonItem?
  /// The size of the view at the last layout, or nil before the first one.
  var lastSize: CGSize?
  private(set) var changeNumber = 0
  /// The mode to which a drag leads, or nil if there is no drag.
  var dragMode: UISplitViewController.DisplayMode?
  /// The coordinator of the change to that mode, or nil.
  var dragTransition: ControllerTransition?

  /// Returns the coordinator of the drag, which ends.
  func takeDragTransition() -> ControllerTransition? {
    defer { dragTransition = nil }
    return dragTransition
  }

  /// Returns the number of a change of the display mode that begins now.
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
    dimming.addAction(UIAction { [weak owner] _ in owner?.hideOverlay() }, for: .touchUpInside)
    view.addSubview(dimming)
    dividers = [.primary, .supplementary].map { SplitDivider(column: $0, owner: owner) }
    for divider in dividers { view.addSubview(divider) }
    edge.addTarget(self, action: Selector("tesseraSplitEdge:", SplitParts.panned))
    edge.delegate = self
    edge.maximumNumberOfTouches = 1
    view.addGestureRecognizer(edge)
    swipe.addTarget(self, action: Selector("tesseraSplitSwipe:", SplitParts.panned))
    swipe.delegate = self
    swipe.maximumNumberOfTouches = 1
    dimming.addGestureRecognizer(swipe)
  }

  /// Positions the dimming view and the dividers.
  func layout(_ owner: UISplitViewController, _ layout: SplitLayout, _ target: SplitLayout, _ share: CGFloat) {
    let bounds: CGRect = owner.view.bounds
    let from: CGFloat = layout.overlaid.isEmpty ? 0 : 1
    let to: CGFloat = target.overlaid.isEmpty ? 0 : 1
    let amount = from + (to - from) * share
    dimming.frame = bounds
    dimming.isHidden = amount == 0 && owner.leaving.isEmpty
    dimming.alpha = amount
    for divider in dividers {
      let column = divider.column
      let isShown = owner.visibleColumns.contains(column) && share == 0
      divider.isHidden = !isShown || layout.overlaid.contains(.supplementary) && column == .supplementary
      guard isShown, let frame = layout.frames[column] else { continue }
      let isFloating = column == .primary && owner.primaryBackgroundStyle == .sidebar
      divider.place(
        at: owner.isPrimaryRight ? frame.minX : frame.maxX, from: frame.minY, height: frame.height,
        isLineVisible: !isFloating, isRight: owner.isPrimaryRight)
    }
  }

  /// Hides all views, in a collapsed interface.
  func hide() {
    dimming.isHidden = true
    for divider in dividers { divider.isHidden = true }
  }

  // MARK: Buttons

  /// Returns the button that shows and hides the primary column.
  func modeButton(of owner: UISplitViewController) -> UIBarButtonItem {
    if let button { return button }
    let made = UIBarButtonItem(
      image: UIImage(systemName: "sidebar.leading"),
      primaryAction: UIAction { [weak owner] _ in owner?.toggleDisplayMode() })
    made.image = UIImage(systemName: "sidebar.leading")
    made.accessibilityLabel = "Toggle Sidebar"
    button = made
    return made
  }

  /// Returns the button that hides all columns except the secondary one.
  func secondaryOnlyButton(of owner: UISplitViewController) -> UIBarButtonItem {
    if let onlyButton { return onlyButton }
    let made = UIBarButtonItem(
      primaryAction: UIAction { [weak owner] _ in owner?.toggleSecondaryOnly() })
    made.image = UIImage(systemName: "arrow.up.left.and.arrow.down.right")
    made.accessibilityLabel = "Toggle Full Screen"
    onlyButton = made
    return made
  }

  // MARK: Drags

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    edge.edges = owner?.isPrimaryRight == true ? .right : .left
    return true
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let owner, owner.isMounted, !owner.collapsed, owner.presentsWithGesture, owner.drag == nil else {
      return false
    }
    if gestureRecognizer === swipe { return true }
    // A drag from the edge pops a navigation stack first.
    if let navigation = owner.visibleContainers.last as? UINavigationController, navigation.stack.count > 1,
      owner.shownMode == .secondaryOnly
    {
      return false
    }
    return !owner.visibleColumns.contains(.primary) && owner.columns.given[.primary] != nil
  }

  func panned(_ gesture: UIPanGestureRecognizer) {
    guard let owner else { return }
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
