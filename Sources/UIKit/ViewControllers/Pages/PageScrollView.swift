import Foundation

/// The scroll view of a page view controller. Its content consists of three slots, each as large as the view. The
/// visible pages are in the middle slot, and the pages to which a page turn leads are in one of the other slots. After
/// a turn, the offset returns to the middle.
@MainActor final class PageScrollView: UIScrollView {
  typealias Direction = UIPageViewController.NavigationDirection

  let relay = PageScrollRelay()
  /// Indicates whether pages are arranged vertically.
  var isVertical = false
  /// Indicates whether later pages are to the left of earlier ones.
  var isReversed = false
  /// The space between two pages, in points. Half of the space is on each side of a slot.
  var spacing: CGFloat = 0
  /// The views of the visible pages, in reading order.
  private(set) var pages: [UIView] = []
  /// The views of the pages to which a page turn in progress leads, and the direction of the turn. The value is nil if
  /// no turn is in progress.
  private(set) var turning: (pages: [UIView], direction: Direction)?
  /// Indicates for each direction whether the user can scroll to another page.
  private var scrollableDirections: (forward: Bool, reverse: Bool) = (false, false)
  /// Indicates whether the scroll view itself is moving its content. Such movements do not turn pages, and are not
  /// reported to a delegate.
  private(set) var isAdjusting = false
  /// A closure that is called before a drag begins. The closure determines whether there are pages on both sides.
  var willDrag: (() -> Void)?

  /// The number of slots beyond the content that can be reached. The number is the same as in UIKit, whose offset
  /// returns to the middle while the content moves (measured on UIKit, case `anim-page-previous-frame6` of
  /// Tests/Oracle).
  private static let reachableSlotCount: CGFloat = 100

  override init(frame: CGRect) {
    super.init(frame: frame)
    isPagingEnabled = true
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    scrollsToTop = false
    super.scrollDelegate = relay
  }

  required init?(coder: NSCoder) { nil }

  /// The delegate that an application sets. This delegate receives each call after the page view controller.
  override weak var scrollDelegate: (any UIScrollViewDelegate)? {
    get { relay }
    set { relay.client = newValue }
  }

  // MARK: Geometry

  /// The length of a slot along the scroll axis, in points.
  var length: CGFloat { isVertical ? bounds.height : bounds.width }

  private func axisValue(_ point: CGPoint) -> CGFloat { isVertical ? point.y : point.x }

  /// The sign of the change of the offset that leads to later pages: 1, or −1 if later pages are to the left.
  private var sign: CGFloat { isReversed ? -1 : 1 }

  /// Returns the offset at which the slot `step` slots after the middle one is visible.
  func offset(_ step: CGFloat) -> CGPoint {
    let value = length * (1 + sign * step)
    return isVertical ? CGPoint(x: 0, y: value) : CGPoint(x: value, y: 0)
  }

  /// The distance of the offset from the middle slot, in slots. The distance is positive towards later pages.
  var position: CGFloat { length > 0 ? sign * (axisValue(bounds.origin) - length) / length : 0 }

  /// The distance, in slots, below which the content is treated as being at rest.
  var tolerance: CGFloat { length > 0 ? pixel / length : 0 }

  /// Returns the frame of a page in a slot.
  private func frame(_ index: Int, of count: Int, step: CGFloat) -> CGRect {
    var slot = CGRect(origin: offset(step), size: bounds.size)
    slot = isVertical ? slot.insetBy(dx: 0, dy: spacing / 2) : slot.insetBy(dx: spacing / 2, dy: 0)
    guard count > 1 else { return slot }
    let slotIndex = CGFloat(isReversed ? count - 1 - index : index)
    if isVertical {
      let pageLength = slot.height / CGFloat(count)
      return CGRect(x: slot.minX, y: slot.minY + slotIndex * pageLength, width: slot.width, height: pageLength)
    }
    let pageLength = slot.width / CGFloat(count)
    return CGRect(x: slot.minX + slotIndex * pageLength, y: slot.minY, width: pageLength, height: slot.height)
  }

  private func positionPages() {
    for (index, page) in pages.enumerated() { page.frame = frame(index, of: pages.count, step: 0) }
    guard let turning else { return }
    for (index, page) in turning.pages.enumerated() {
      page.frame = frame(index, of: turning.pages.count, step: CGFloat(turning.direction.step))
    }
  }

  /// Positions the view. A drag or turn in progress continues at the same position between the pages.
  func updateFrame(_ frame: CGRect) {
    guard frame != self.frame || contentSize == .zero else { return }
    let oldLength = length
    let oldPosition = oldLength > 0 ? position : 0
    let target = scrollState.isAnimating ? turning.map { CGFloat($0.direction.step) } : nil
    adjust {
      self.frame = frame
      contentSize =
        isVertical
        ? CGSize(width: bounds.width, height: bounds.height * 3)
        : CGSize(width: bounds.width * 3, height: bounds.height)
      positionPages()
      applyOpenSides()
      if scrollState.isDecelerating { stopMotion(notify: false) }
      if !scrollState.isAnimating { contentOffset = offset(oldPosition) }
      if scrollState.isDragging { scrollState.pageStartOffset = offset(0) }
    }
    if let target {
      retargetAnimation(to: offset(target))
    } else if !scrollState.isDragging, abs(oldPosition) > tolerance {
      setContentOffset(offset(oldPosition.rounded()), animated: true)
    }
  }

  // MARK: Content

  /// Shows pages in the middle slot, and removes all other pages.
  func show(_ views: [UIView]) {
    adjust {
      stopMotion(notify: false)
      for view in subviewList where (pages + (turning?.pages ?? [])).contains(where: { $0 === view }) {
        if !views.contains(where: { $0 === view }) { view.removeFromSuperview() }
      }
      turning = nil
      pages = views
      for view in views where view.superview !== self { addSubview(view) }
      contentOffset = offset(0)
      positionPages()
    }
  }

  /// Adds the pages to turn to, beside the visible pages.
  func prepareTurn(to views: [UIView], _ direction: Direction) {
    adjust {
      turning = (views, direction)
      for view in views where view.superview !== self { addSubview(view) }
      positionPages()
    }
  }

  /// Removes the pages of a cancelled page turn.
  func cancelTurn() {
    guard let cancelled = turning else { return }
    turning = nil
    for view in cancelled.pages where !pages.contains(where: { $0 === view }) { view.removeFromSuperview() }
  }

  /// Moves the pages of the page turn to the middle slot, so that they become the visible pages.
  ///
  /// - Parameter keepsMoving: `true` if a drag or deceleration in progress continues, `false` to come to rest.
  func completeTurn(keepsMoving: Bool) {
    guard let (new, direction) = turning else { return }
    adjust {
      for view in pages where !new.contains(where: { $0 === view }) { view.removeFromSuperview() }
      pages = new
      turning = nil
      let step = CGFloat(direction.step)
      if !keepsMoving { stopMotion(notify: false) }
      contentOffset = offset(keepsMoving ? position - step : 0)
      positionPages()
    }
  }

  /// Scrolls to the pages of the turn with an animation.
  func animateTurn() {
    guard let turning else { return }
    setContentOffset(offset(CGFloat(turning.direction.step)), animated: true)
  }

  /// Moves the content to the middle slot if it has come to rest less than a pixel away from it.
  func alignAtRest() {
    guard !scrollState.isDragging, !scrollState.isDecelerating, !scrollState.isAnimating, abs(position) <= tolerance
    else { return }
    adjust { contentOffset = offset(0) }
  }

  /// Ends all motion, including a drag, and returns the visible pages to the middle slot.
  func returnToRest() {
    adjust {
      if scrollState.isDragging, panGestureRecognizer.isEnabled {
        panGestureRecognizer.isEnabled = false
        panGestureRecognizer.isEnabled = isScrollEnabled
      }
      stopMotion(notify: false)
      contentOffset = offset(0)
    }
  }

  /// Sets the directions in which the user can scroll to another page. In the other directions, the content bounces.
  func setOpenSides(forward: Bool, reverse: Bool) {
    scrollableDirections = (forward, reverse)
    adjust { applyOpenSides() }
  }

  private func applyOpenSides() {
    func inset(_ isOpen: Bool) -> CGFloat { isOpen ? length * Self.reachableSlotCount : -length }
    let leadingInset = inset(isReversed ? scrollableDirections.forward : scrollableDirections.reverse)
    let trailingInset = inset(isReversed ? scrollableDirections.reverse : scrollableDirections.forward)
    let inset =
      isVertical
      ? UIEdgeInsets(top: leadingInset, left: 0, bottom: trailingInset, right: 0)
      : UIEdgeInsets(top: 0, left: leadingInset, bottom: 0, right: trailingInset)
    guard inset != contentInset else { return }
    // A change of the inset must not move the content, so the offset is restored.
    let oldOrigin = bounds.origin
    contentInset = inset
    if bounds.origin != oldOrigin { contentOffset = oldOrigin }
  }

  private func adjust(_ change: () -> Void) {
    let wasAdjusting = isAdjusting
    isAdjusting = true
    change()
    isAdjusting = wasAdjusting
  }

  // MARK: UIScrollView

  override var constraintsDetermineContentSize: Bool { false }
  override var clampsOffset: Bool { false }
  override var isObservedByBars: Bool { false }

  /// Returns the offset at which the content comes to rest. A mouse wheel, a key or a drag moves the content by at most
  /// one slot.
  override func restingOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint? {
    let value = min(max(axisValue(proposed), 0), 2 * length)
    return isVertical ? CGPoint(x: proposed.x, y: value) : CGPoint(x: value, y: proposed.y)
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if gestureRecognizer === panGestureRecognizer { willDrag?() }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
}
