import CoreGraphics
import Foundation

/// The controller of the swiped rows of a table view or list. It tracks the gesture, opens and closes rows, and
/// performs actions. At most one row of a view is open.
///
/// Swiping changes the origin of the row's bounds, as in a scroll view. The row's content moves and the buttons appear
/// beside it, while the layout of rows does not change.
@MainActor
final class SwipeController: NSObject, UIGestureRecognizerDelegate {
  private unowned let host: any SwipeHosting
  private let pan = SwipePan(target: nil, action: nil)
  private let dismissalGesture = SwipeDismissal(target: nil, action: nil)

  /// The state of a row that is open or is being opened or closed.
  private struct OpenRow {
    let row: UIView
    let configuration: UISwipeActionsConfiguration
    let isLeading: Bool
    let view: SwipeActionsView
    let wasClipped: Bool
    /// The distance of the row's content from its normal position, in points. It is positive if the content has moved
    /// away from the edge with the buttons.
    var offset: CGFloat = 0
    /// The value of `offset` at the start of the gesture.
    var start: CGFloat = 0
    /// Indicates whether an action is being performed. The row remains open until the action ends.
    var isPerforming = false
  }

  private var open: OpenRow?
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
  var openRow: UIView? { open?.row }

  /// Closes the row that was opened last. The Escape key calls it. Returns `false` if no row is open.
  static func cancel() -> Bool {
    guard let controller = latestController, controller.open != nil else { return false }
    controller.close(animated: true)
    return true
  }

  /// Returns whether a touch is located on the buttons of the open row.
  func containsTouch(_ touch: UITouch) -> Bool {
    guard let view = open?.view, let touchedView = touch.view else { return false }
    return touchedView.isDescendant(of: view)
  }

  // MARK: Start of a swipe

  private func isRightToLeft(_ row: UIView) -> Bool { row.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Returns whether a swipe can begin at a point, and prepares the row if it can.
  ///
  /// - Parameters:
  ///   - point: The point at which the touch began, in the coordinates of the host.
  ///   - direction: The translation of the touch, in the coordinates of the host. A positive x is to the right, also in
  ///     right-to-left layouts.
  func mayBegin(at point: CGPoint, towards direction: CGPoint) -> Bool {
    guard abs(direction.x) > abs(direction.y), let row = host.swipeRow(at: point) else { return false }
    if let open {
      if open.isPerforming { return false }
      if open.row === row { return true }
    }
    let isLeading = (direction.x > 0) != isRightToLeft(row)
    guard let configuration = host.swipeActions(of: row, isLeading: isLeading), !configuration.actions.isEmpty else {
      return false
    }
    begin(row, configuration, isLeading: isLeading)
    return true
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === pan else { return true }
    let translation = pan.translation(in: host)
    // The location at which the touch began is used, not the current one.
    let location = pan.location(in: host)
    return mayBegin(at: CGPoint(x: location.x - translation.x, y: location.y - translation.y), towards: translation)
  }

  private func begin(_ row: UIView, _ configuration: UISwipeActionsConfiguration, isLeading: Bool) {
    if open != nil { close(animated: true) }
    let view = UIView.withoutAnimation {
      let view = SwipeActionsView(configuration, isAtLeft: isLeading != isRightToLeft(row)) { [weak self] button in
        self?.perform(button)
      }
      row.addSubview(view)
      return view
    }
    open = OpenRow(
      row: row, configuration: configuration, isLeading: isLeading, view: view, wasClipped: row.clipsToBounds)
    row.clipsToBounds = true
    Self.latestController = self
    host.swipeChanged(row, isOpen: true)
    move(to: 0)
  }

  // MARK: Tracking

  private func geometry(_ open: OpenRow) -> SwipeGeometry {
    SwipeGeometry(
      width: open.row.bounds.width, actionsWidth: open.view.naturalWidth(inRow: open.row.bounds.height),
      hasFullSwipe: open.configuration.performsFirstActionWithFullSwipe)
  }

  /// Converts a horizontal distance on the screen to a distance away from the row's normal position.
  private func outwardDistance(_ x: CGFloat, _ open: OpenRow) -> CGFloat {
    open.isLeading != isRightToLeft(open.row) ? x : -x
  }

  func panChanged(_ pan: SwipePan) {
    guard let open, !open.isPerforming else { return }
    let distance = outwardDistance(pan.translation(in: host).x, open)
    switch pan.state {
    case .began:
      self.open?.start = open.offset
      setOffset(open.offset + distance)
    case .changed: setOffset(open.start + distance)
    case .ended: release(velocity: outwardDistance(pan.velocity(in: host).x, open))
    case .cancelled, .failed: close(animated: true)
    default: break
    }
  }

  private func setOffset(_ travel: CGFloat) {
    guard let open else { return }
    let geometry = geometry(open)
    let offset = geometry.offset(of: travel)
    let isFull = geometry.isFull(offset)
    if isFull != open.view.isFull {
      open.view.isFull = isFull
      // Animates the first button when it begins or ceases to fill the revealed area.
      UIView.animate(withDuration: 0.2) { self.move(to: offset) }
    } else {
      move(to: offset)
    }
  }

  /// Moves the row's content and its buttons to an offset.
  private func move(to offset: CGFloat) {
    guard var open else { return }
    open.offset = offset
    self.open = open
    let row = open.row
    let isAtLeft = open.isLeading != isRightToLeft(row)
    row.bounds.origin.x = isAtLeft ? -offset : offset
    let uncovered = max(0, offset)
    open.view.frame = CGRect(
      x: isAtLeft ? -uncovered : row.bounds.width, y: 0, width: uncovered, height: row.bounds.height)
    open.view.positionButtons()
  }

  private func release(velocity: CGFloat) {
    guard let open else { return }
    let geometry = geometry(open)
    switch geometry.finalState(at: open.offset, velocity: velocity) {
    case .closed: close(animated: true)
    case .open: animateToRest(geometry)
    case .full:
      if let first = open.view.buttons.first {
        open.view.isFull = true
        UIView.animate(withDuration: 0.25) { self.move(to: geometry.width) }
        perform(first)
      }
    }
  }

  private func animateToRest(_ geometry: SwipeGeometry) {
    open?.view.isFull = false
    UIView.animate(
      withDuration: 0.35, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      options: .allowUserInteraction, animations: { self.move(to: geometry.actionsWidth) })
  }

  // MARK: Opening and closing

  /// Opens a row so that its trailing actions are visible. Returns `false` if there are none.
  ///
  /// The actions are those in `given`. If it is `nil`, the actions of the row are used.
  @discardableResult
  func openTrailing(_ row: UIView, _ customConfiguration: UISwipeActionsConfiguration? = nil) -> Bool {
    if open?.row === row { return true }
    guard let configuration = customConfiguration ?? host.swipeActions(of: row, isLeading: false),
      !configuration.actions.isEmpty
    else { return false }
    begin(row, configuration, isLeading: false)
    if let open { animateToRest(geometry(open)) }
    return true
  }

  /// Closes the open row.
  func close(animated: Bool) {
    guard let closing = open else { return }
    guard animated, closing.row.window != nil else {
      UIView.withoutAnimation { move(to: 0) }
      open = nil
      finish(closing)
      return
    }
    closing.view.isFull = false
    UIView.animate(
      withDuration: 0.3, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      options: .allowUserInteraction, animations: { self.move(to: 0) },
      completion: { [weak self] _ in self?.cleanUpAfterClosing(closing) })
    open = nil
    host.swipeChanged(closing.row, isOpen: false)
  }

  /// Removes the buttons after a row was closed, unless it was opened again in the meantime.
  private func cleanUpAfterClosing(_ closing: OpenRow) {
    closing.view.removeFromSuperview()
    if open?.row !== closing.row { closing.row.clipsToBounds = closing.wasClipped }
  }

  private func finish(_ closing: OpenRow) {
    closing.view.removeFromSuperview()
    closing.row.clipsToBounds = closing.wasClipped
    host.swipeChanged(closing.row, isOpen: false)
  }

  /// Closes a row immediately, without an animation. It is called before the row's view displays another item.
  func closeImmediately(_ row: UIView) {
    if open?.row === row { close(animated: false) }
    if row.bounds.origin.x != 0 { row.bounds.origin.x = 0 }
  }

  // MARK: Actions

  private func perform(_ button: SwipeButton) {
    guard let open, !open.isPerforming else { return }
    self.open?.isPerforming = true
    let action = button.action
    let row = open.row
    var isCompleted = false
    action.handler(action, button) { [weak self, weak row] wasPerformed in
      guard !isCompleted else { return }
      isCompleted = true
      guard let self, let row, self.open?.row === row else { return }
      self.open?.isPerforming = false
      // A deleted row disappears in its open state.
      if action.style == .destructive, wasPerformed, !self.host.stillShowsItem(row) {
        self.open = nil
        self.host.swipeChanged(row, isOpen: false)
        return
      }
      self.close(animated: true)
    }
  }
}

extension SwipeHosting {
  /// Installs the swipe gestures. It is called when the first row is shown.
  func installSwipes() {
    if swipeController == nil { swipeController = SwipeController(self) }
  }
}
