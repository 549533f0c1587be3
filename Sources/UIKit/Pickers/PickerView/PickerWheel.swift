import Foundation
import RuntimeInterface

/// A wheel of a picker view: a scroll view whose rows are positioned on a cylinder.
///
/// The content is the unrolled wheel, so that dragging, deceleration, the mouse wheel and animated scrolling work as in
/// any scroll view. Only the rows that face the user have views. Each scroll step positions these views again; its cost
/// does not depend on the number of rows.
@MainActor final class PickerWheel: UIScrollView, UIScrollViewDelegate {
  private weak var picker: UIPickerView?
  let component: Int
  private(set) var count = 0
  /// The selected row. While the user turns the wheel, the value is the row that was selected before.
  private(set) var selectedRow = 0
  private(set) var geometry = WheelGeometry(height: 0, rowHeight: 32)
  private var rows: [Int: PickerRowView] = [:]
  private var reusableRows: [PickerRowView] = []
  /// Indicates whether the delegate is notified of the selected row when the current scroll ends.
  private var reportsRow = false
  /// The row that was in the middle at the last scroll step. When the row changes, selection feedback is given.
  private var middleRow = 0
  private let feedback = UISelectionFeedbackGenerator()
  private(set) var typeAhead = TypeAhead()

  init(_ picker: UIPickerView, component: Int) {
    self.picker = picker
    self.component = component
    super.init(frame: .zero)
    scrollDelegate = self
    contentInsetAdjustmentBehavior = .never
    showsVerticalScrollIndicator = false
    showsHorizontalScrollIndicator = false
    scrollsToTop = false
    allowsKeyboardScrolling = false
    addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector("tesseraTurnToTappedRow", PickerWheel.turnToTappedRow)))
  }

  required init?(coder: NSCoder) {
    fatalError("PickerWheel does not support init(coder:); UIPickerView creates it in code")
  }

  // MARK: Rows

  /// Discards the views of all rows. The next layout asks the picker view for them again.
  ///
  /// - Parameter count: The new number of rows.
  func reload(count: Int) {
    self.count = count
    for (_, row) in rows { recycle(row) }
    rows = [:]
    selectedRow = max(0, min(selectedRow, count - 1))
    arrange()
    setNeedsLayout()
  }

  /// Sets the frame of the wheel and the height of its rows. The selected row stays in the middle.
  func layOut(in frame: CGRect, rowHeight: CGFloat) {
    let geometry = WheelGeometry(height: frame.height, rowHeight: rowHeight)
    let isUnchanged = geometry == self.geometry && self.frame == frame
    guard !isUnchanged else { return }
    self.frame = frame
    self.geometry = geometry
    arrange()
    setNeedsLayout()
  }

  /// Updates the size of the content and its insets, and moves the selected row to the middle unless the user turns the
  /// wheel.
  private func arrange() {
    let inset = nearestPixel((geometry.height - geometry.rowHeight) / 2)
    contentInset = UIEdgeInsets(
      top: inset, left: 0, bottom: geometry.height - geometry.rowHeight - inset, right: 0)
    contentSize = CGSize(width: bounds.width, height: geometry.rowHeight * CGFloat(count))
    if !scrollState.isDragging, !scrollState.isDecelerating, !scrollState.isAnimating {
      setContentOffset(offset(ofRow: selectedRow), animated: false)
      middleRow = selectedRow
    }
  }

  private func offset(ofRow row: Int) -> CGPoint {
    CGPoint(x: 0, y: CGFloat(row) * geometry.rowHeight - contentInset.top)
  }

  /// The position of the wheel as the index of the row in the middle. The position is fractional while the wheel turns,
  /// and outside the range of the rows while the wheel bounces.
  var position: CGFloat {
    guard geometry.rowHeight > 0 else { return 0 }
    let exact = (bounds.minY + contentInset.top) / geometry.rowHeight
    // Offsets are rounded to whole pixels, whereas the height of a row need not be a whole number of pixels.
    return abs(exact - exact.rounded()) * geometry.rowHeight < pixel ? exact.rounded() : exact
  }

  private var nearestRow: Int { row(nearest: position) }

  /// Returns the row whose index is nearest to a position.
  private func row(nearest position: CGFloat) -> Int {
    let row = position.rounded()
    return max(0, min(count - 1, Int(exactly: row) ?? (row > 0 ? .max : 0)))
  }

  /// Returns the view of a row, or `nil` if the row faces away from the user.
  func visibleRow(_ row: Int) -> PickerRowView? { rows[row] }

  /// Calls a closure for each row that faces the user.
  func forEachVisibleRow(_ body: (Int, PickerRowView) -> Void) {
    for (row, view) in rows { body(row, view) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let position = position
    let visible = geometry.visibleRows(at: position, count: count)
    for (row, view) in rows where !visible.contains(row) {
      recycle(view)
      rows[row] = nil
    }
    for row in visible {
      // The delegate can have reloaded the wheel while it was asked for a row.
      guard row < count else { break }
      guard let view = rows[row] ?? makeRow(row) else { break }
      let distance = CGFloat(row) - position
      let (offset, scale) = geometry.projection(of: distance)
      view.transform = .identity
      view.bounds = CGRect(x: 0, y: 0, width: bounds.width, height: geometry.rowHeight)
      view.center = CGPoint(x: bounds.midX, y: bounds.minY + geometry.height / 2 + offset)
      view.layer.transform = CATransform3DMakeScale(1, scale, 1)
      // The rows around the selected one are fainter, and fade out towards the edges of the cylinder.
      view.alpha = distance == 0 ? 1 : (1 - 0.45 * min(1, abs(distance))) * scale
    }
  }

  /// Returns a new view of a row. Returns nil if the delegate has reloaded the wheel while it was asked for the row.
  private func makeRow(_ row: Int) -> PickerRowView? {
    let view = reusableRows.popLast() ?? PickerRowView()
    view.isHidden = false
    rows[row] = view
    picker?.configure(view, row: row, component: component)
    guard rows[row] === view else { return nil }
    if view.superview == nil { addSubview(view) }
    return view
  }

  private func recycle(_ view: PickerRowView) {
    view.isHidden = true
    reusableRows.append(view)
  }

  // MARK: Selection

  /// Selects a row programmatically. The delegate is not notified.
  func select(_ row: Int, animated: Bool) {
    selectedRow = row
    reportsRow = false
    if animated, window != nil {
      setContentOffset(offset(ofRow: row), animated: true)
    } else {
      setContentOffset(offset(ofRow: row), animated: false)
      middleRow = row
    }
  }

  /// Turns the wheel to a row in response to user input, and notifies the delegate when the wheel has come to rest.
  func turn(to row: Int) {
    guard count > 0 else { return }
    let target = offset(ofRow: max(0, min(count - 1, row)))
    reportsRow = true
    if roundedToPixel(target) == bounds.origin { return finishTurning() }
    setContentOffset(target, animated: true)
  }

  /// The row to which the wheel turns, or the selected one if it is at rest.
  var targetRow: Int {
    guard scrollState.isAnimating, let target = scrollState.animationY?.to else { return nearestRow }
    return row(nearest: (CGFloat(target) + contentInset.top) / geometry.rowHeight)
  }

  private func turnToTappedRow() {
    guard let tap = gestureRecognizers?.last(where: { $0 is UITapGestureRecognizer }) else { return }
    let point = tap.location(in: self)
    let distance = geometry.rowDistance(at: point.y - bounds.midY)
    turn(to: nearestRow >= count - max(0, distance) ? count - 1 : nearestRow + distance)
  }

  private func finishTurning() {
    guard count > 0, !scrollState.isDragging, !scrollState.isDecelerating, !scrollState.isAnimating else { return }
    // A finger can stop the wheel between two rows. The wheel turns to the nearest row when the finger is lifted.
    if scrollState.isTracking { return }
    let row = nearestRow
    guard abs(position - CGFloat(row)) < 1e-6 else {
      reportsRow = true
      setContentOffset(offset(ofRow: row), animated: true)
      return
    }
    guard reportsRow else { return }
    reportsRow = false
    guard row != selectedRow else { return }
    selectedRow = row
    picker?.wheelDidSelect(row, component: component)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    finishTouch()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    finishTouch()
  }

  private func finishTouch() {
    // The gesture of the scroll view ends after this touch has ended, so the work is delayed until then.
    AfterLayoutQueue.enqueue { [weak self] in
      guard let self, self.position != CGFloat(self.selectedRow) else { return }
      self.finishTurning()
    }
    setNeedsLayout()
  }

  // MARK: Scrolling

  override func restingOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint? {
    guard count > 0 else { return nil }
    return offset(ofRow: row(nearest: (proposed.y + contentInset.top) / geometry.rowHeight))
  }

  /// Returns the distance that the content moves for a notch of a mouse wheel, which is the height of one row.
  override func scrollDistance(forWheel delta: CGPoint) -> CGPoint {
    CGPoint(x: 0, y: delta.y / Self.pointsPerNotch * geometry.rowHeight)
  }

  override func boundsDidScroll(from oldBounds: CGRect, cause: ScrollCause) {
    super.boundsDidScroll(from: oldBounds, cause: cause)
    let row = nearestRow
    guard count > 0, row != middleRow else { return }
    middleRow = row
    if scrollState.isDragging || scrollState.isDecelerating || reportsRow { feedback.selectionChanged() }
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { reportsRow = true }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { finishTurning() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { finishTurning() }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { finishTurning() }

  // MARK: Keys

  override var canBecomeFocused: Bool { isUserInteractionEnabled && isScrollEnabled && count > 0 }
  override var defaultFocusEffect: UIFocusEffect? { UIFocusHaloEffect() }
  override var focusOutline: (rect: CGRect, radius: CGFloat) {
    let height = geometry.rowHeight + 2
    return (
      CGRect(x: 0, y: bounds.midY - height / 2, width: bounds.width, height: height),
      PickerSelectionIndicator.radius(height)
    )
  }

  /// Turns the wheel to the next row that begins with the typed characters.
  ///
  /// - Parameter letters: The typed characters.
  /// - Returns: `true` if the component has such a row.
  func turn(toTyped letters: String) -> Bool {
    guard let picker, count > 0 else { return false }
    let continues = typeAhead.isContinuing(at: FrameClock.now)
    typeAhead.type(letters, at: FrameClock.now)
    let start = targetRow
    // In a component with up to 1,000 rows, all rows are searched. In a longer component, the next 1,000 rows are
    // searched.
    let rowCount = min(count, 1000)
    for step in (continues ? 0 : 1)...rowCount {
      // The delegate can have reloaded the wheel while it was asked for a title.
      guard count > 0 else { return false }
      let row = start >= count - step ? (start - count + step) % count : start + step
      guard let text = picker.text(ofRow: row, component: component) else { continue }
      if text.range(of: typeAhead.typedText, options: [.caseInsensitive, .diacriticInsensitive, .anchored]) != nil {
        turn(to: row)
        return true
      }
    }
    return false
  }
}
