import CoreGraphics
import Foundation

/// The controller of swiped rows in a table view or list. It tracks the gesture, opens and closes rows, and performs
/// actions. At most one row of a view is open.
///
/// Swiping changes the origin of the row's bounds, as in a scroll view. The row's content moves and the buttons appear
/// beside it, while the layout of rows does not change.
@MainActor
final class SwipeController: NSObject, UIGestureRecognizerDelegate {
  private unowned let host: any SwipeHosting
  private let pan = SwipePan(target: nil, action: nil)
  private let dismissalGesture = SwipeDismissal(target: nil, action: nil)

  /// The state of a row that is open or is being opened or closed.
  private struct OpenRowState {
    let row: UIView
    let configuration: UISwipeActionsConfiguration
    let isLeading: Bool
    let view: SwipeActionsView
    /// The distance of the row's content from its normal position, in points. The distance is positive if the content has moved
    /// away from the edge with the buttons.
    var offset: CGFloat = 0
    /// The value of `offset` at the start of the gesture.
    var startOffset: CGFloat = 0
    /// Indicates whether an action is being performed. The row remains open until the action ends.
    var isPerforming = false
  }

  private var openRowState: OpenRowState?
  private static var shared: Registry { ApplicationContext.object(.swipeController, Registry()) }
  /// The controller that opened a row last, or `nil` if it was deallocated. The Escape key closes that row.
  private static var latestController: SwipeController? {
    get { shared.latestController }
    set { shared.latestController = newValue }
  }

  /// The storage of the controller that opened a row last. Each application has its own instance.
  @MainActor final class Registry {
    fileprivate weak var latestController: SwipeController?
  }

  init(_ host: any SwipeHosting) {
    self.host = host
    super.init()
    pan.controller = self
    pan.delegate = self
    pan.maximumNumberOfTouches = 1
    pan.allowedScrollTypesMask = .all
    dismissalGesture.controller = self
    host.addGestureRecognizer(pan)
    host.addGestureRecognizer(dismissalGesture)
  }

  /// The row whose actions are visible, or `nil` if no row is open.
  var openRow: UIView? { openRowState?.row }

  /// Indicates whether the visible actions are those at the leading edge, or `nil` if no row is open.
  var isLeadingOpen: Bool? { openRowState?.isLeading }

  /// Closes the row that was opened last, in response to the Escape key. Returns `false` if no row is open.
  static func cancel() -> Bool {
    guard let controller = latestController, controller.openRowState != nil else { return false }
    controller.close(animated: true)
    return true
  }

  /// Returns whether a touch is located on the buttons of the open row.
  func containsTouch(_ touch: UITouch) -> Bool {
    guard let view = openRowState?.view, let touchedView = touch.view else { return false }
    return touchedView.isDescendant(of: view)
  }

  // MARK: Start of a swipe

  private func isRightToLeft(_ row: UIView) -> Bool { row.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Returns whether a swipe can begin at a point, and prepares the row if it can.
  ///
  /// - Parameters:
  ///   - point: The point at which the touch began, in the coordinates of the table or collection view.
  ///   - direction: The translation of the touch, in the coordinates of the table or collection view. A positive x is to the
  ///     right, also in right-to-left layouts.
  func mayBegin(at point: CGPoint, towards direction: CGPoint) -> Bool {
    guard abs(direction.x) > abs(direction.y), let row = host.swipeRow(at: point) else { return false }
    if let openRowState {
      if openRowState.isPerforming { return false }
      if openRowState.row === row { return true }
    }
    let isLeading = (direction.x > 0) != isRightToLeft(row)
    guard let configuration = host.swipeActions(of: row, isLeading: isLeading), !configuration.actions.isEmpty else {
      return false
    }
    beginSwipe(row, configuration, isLeading: isLeading)
    return true
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === pan else { return true }
    let translation = pan.translation(in: host)
    // The location at which the touch began is used, not the current one.
    let location = pan.location(in: host)
    return mayBegin(at: CGPoint(x: location.x - translation.x, y: location.y - translation.y), towards: translation)
  }

  private func beginSwipe(_ row: UIView, _ configuration: UISwipeActionsConfiguration, isLeading: Bool) {
    if openRowState != nil { close(animated: true) }
    // A row that is still being closed clips its content because it was open.
    let wasClipped = Self.actionsView(of: row)?.wasRowClipped ?? row.clipsToBounds
    let view = UIView.withoutAnimation {
      let view = SwipeActionsView(
        configuration, isAtLeft: isLeading != isRightToLeft(row), wasRowClipped: wasClipped
      ) { [weak self] button in self?.perform(button) }
      row.addSubview(view)
      return view
    }
    openRowState = OpenRowState(row: row, configuration: configuration, isLeading: isLeading, view: view)
    row.clipsToBounds = true
    Self.latestController = self
    host.swipeDidChange(row, isOpen: true)
    moveRow(to: 0)
  }

  // MARK: Tracking

  private func geometry(_ openRowState: OpenRowState) -> SwipeGeometry {
    SwipeGeometry(
      width: openRowState.row.bounds.width,
      actionsWidth: openRowState.view.naturalWidth(inRow: openRowState.row.bounds.height),
      hasFullSwipe: openRowState.configuration.performsFirstActionWithFullSwipe)
  }

  /// Converts a horizontal distance on the screen to a distance away from the row's normal position.
  private func outwardDistance(_ x: CGFloat, _ openRowState: OpenRowState) -> CGFloat {
    openRowState.isLeading != isRightToLeft(openRowState.row) ? x : -x
  }

  func panDidChange(_ pan: SwipePan) {
    guard let openRowState, !openRowState.isPerforming else { return }
    let distance = outwardDistance(pan.translation(in: host).x, openRowState)
    switch pan.state {
    case .began:
      self.openRowState?.startOffset = openRowState.offset
      setOffset(openRowState.offset + distance)
    case .changed: setOffset(openRowState.startOffset + distance)
    case .ended: finishSwipe(velocity: outwardDistance(pan.velocity(in: host).x, openRowState))
    case .cancelled, .failed: close(animated: true)
    default: break
    }
  }

  private func setOffset(_ distance: CGFloat) {
    guard let openRowState else { return }
    let geometry = geometry(openRowState)
    let offset = geometry.offset(of: distance)
    let isFull = geometry.isFull(offset)
    if isFull != openRowState.view.isFull {
      openRowState.view.isFull = isFull
      // Animates the first button when it begins or stops filling the revealed area.
      UIView.animate(withDuration: 0.2) { self.moveRow(to: offset) }
    } else {
      moveRow(to: offset)
    }
  }

  /// Moves the row's content and its buttons to an offset.
  private func moveRow(to offset: CGFloat) {
    guard var openRowState else { return }
    openRowState.offset = offset
    self.openRowState = openRowState
    let row = openRowState.row
    let isAtLeft = openRowState.isLeading != isRightToLeft(row)
    row.bounds.origin.x = isAtLeft ? -offset : offset
    let uncoveredWidth = max(0, offset)
    openRowState.view.frame = CGRect(
      x: isAtLeft ? -uncoveredWidth : row.bounds.width, y: 0, width: uncoveredWidth, height: row.bounds.height)
    openRowState.view.positionButtons()
  }

  private func finishSwipe(velocity: CGFloat) {
    guard let openRowState else { return }
    let geometry = geometry(openRowState)
    switch geometry.finalState(at: openRowState.offset, velocity: velocity) {
    case .closed: close(animated: true)
    case .open: animateToRest(geometry)
    case .full:
      if let firstButton = openRowState.view.buttons.first {
        openRowState.view.isFull = true
        UIView.animate(withDuration: 0.25) { self.moveRow(to: geometry.width) }
        perform(firstButton)
      }
    }
  }

  private func animateToRest(_ geometry: SwipeGeometry) {
    openRowState?.view.isFull = false
    UIView.animate(
      withDuration: 0.35, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      options: .allowUserInteraction, animations: { self.moveRow(to: geometry.actionsWidth) })
  }

  // MARK: Opening and closing

  /// Opens a row so that its trailing actions are visible. Returns `false` if there are none.
  ///
  /// The actions are taken from `customConfiguration`. If it is `nil`, the actions of the row are used.
  @discardableResult
  func openTrailing(_ row: UIView, _ customConfiguration: UISwipeActionsConfiguration? = nil) -> Bool {
    if openRowState?.row === row { return true }
    guard let configuration = customConfiguration ?? host.swipeActions(of: row, isLeading: false),
      !configuration.actions.isEmpty
    else { return false }
    beginSwipe(row, configuration, isLeading: false)
    if let openRowState { animateToRest(geometry(openRowState)) }
    return true
  }

  /// Closes the open row, if there is one. Its buttons are removed at the end of the animation.
  func close(animated: Bool) {
    guard let closingRow = openRowState else { return }
    guard animated, closingRow.row.window != nil else {
      UIView.withoutAnimation { moveRow(to: 0) }
      openRowState = nil
      finishClosing(closingRow)
      return
    }
    closingRow.view.isFull = false
    UIView.animate(
      withDuration: 0.3, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      options: .allowUserInteraction, animations: { self.moveRow(to: 0) },
      completion: { _ in Self.removeActions(closingRow.view) })
    openRowState = nil
    host.swipeDidChange(closingRow.row, isOpen: false)
  }

  /// Returns the buttons of a row that is open or is being closed, or `nil` if there are none.
  private static func actionsView(of row: UIView) -> SwipeActionsView? {
    row.subviews.lazy.compactMap { $0 as? SwipeActionsView }.first
  }

  /// Removes the buttons of a row that was closed. The row no longer clips its content, unless it was opened again in the meantime or
  /// clipped it before.
  private static func removeActions(_ view: SwipeActionsView) {
    guard let row = view.superview else { return }
    view.removeFromSuperview()
    if actionsView(of: row) == nil { row.clipsToBounds = view.wasRowClipped }
  }

  private func finishClosing(_ closingRow: OpenRowState) {
    Self.removeActions(closingRow.view)
    host.swipeDidChange(closingRow.row, isOpen: false)
  }

  /// Closes a row without an animation, before the row's view displays another item.
  func closeImmediately(_ row: UIView) {
    if openRowState?.row === row { close(animated: false) }
    Self.restore(row)
  }

  /// Removes the buttons of a row that is no longer open, and moves its content back. A deleted row disappears in its open state, and
  /// another one can still be closing.
  static func restore(_ row: UIView) {
    while let view = actionsView(of: row) { removeActions(view) }
    if row.bounds.origin.x != 0 { row.bounds.origin.x = 0 }
  }

  // MARK: Actions

  private func perform(_ button: SwipeButton) {
    guard let openRowState, !openRowState.isPerforming else { return }
    self.openRowState?.isPerforming = true
    let action = button.action
    let row = openRowState.row
    var isCompleted = false
    action.handler(action, button) { [weak self, weak row] wasPerformed in
      guard !isCompleted else { return }
      isCompleted = true
      guard let self, let row, self.openRowState?.row === row else { return }
      self.openRowState?.isPerforming = false
      // A deleted row disappears in its open state.
      if action.style == .destructive, wasPerformed, !self.host.stillShowsItem(row) {
        self.openRowState = nil
        self.host.swipeDidChange(row, isOpen: false)
        return
      }
      self.close(animated: true)
    }
  }
}

extension SwipeHosting {
  /// Installs the gesture recognizers for swipes when the first row is shown.
  func installSwipes() {
    if swipeController == nil { swipeController = SwipeController(self) }
  }
}
