import CoreGraphics
import UIKit

/// The view behind an element of a snapshot.
@MainActor final class ElementEntry {
  /// A row outside of the visible area of a table.
  struct Row {
    var table: UITableView
    var path: IndexPath
    /// The cell that was made to read the contents, or nil if only the row's place is known.
    var cell: UITableViewCell?
    /// The frame in the coordinates of the screen.
    var frame: CGRect
  }

  /// The view, or nil for a part of a view and for the keyboard.
  let view: UIView?
  /// The view that contains a part without a view of its own.
  var surface: UIView?
  /// The frame in the coordinates of the screen.
  let frame: CGRect
  /// The row outside of the visible area to which the element belongs, or nil.
  let row: Row?
  /// The point at which the application wants to be touched, or nil for the center.
  var point: CGPoint?
  /// The picker and the component of a wheel.
  var wheel: (picker: UIPickerView, component: Int)?

  init(view: UIView?, frame: CGRect, row: Row?) {
    self.view = view
    self.frame = frame
    self.row = row
  }

  // MARK: Touching

  /// The point of an element that is not visible.
  static let nowhere = CGPoint(x: -1, y: -1)

  /// Returns the point where the element is touched, and whether a touch reaches it there.
  func hitPoint() -> (point: CGPoint, isHittable: Bool) {
    if let row { return hitPoint(in: row) }
    guard let target = view ?? surface, let window = target.window else {
      return (Self.nowhere, false)
    }
    let current = view?.accessibilityFrame ?? frame
    let visible = Self.visible(current, of: target, in: window)
    guard !visible.isNull, visible.width > 0, visible.height > 0 else {
      return (Self.nowhere, false)
    }
    var place = CGPoint(x: visible.midX, y: visible.midY)
    let wanted = point ?? view?.accessibilityActivationPoint ?? place
    if visible.contains(wanted) { place = wanted }
    return (place, Self.touch(at: place, reaches: target))
  }

  private func hitPoint(in row: Row) -> (point: CGPoint, isHittable: Bool) {
    let now = row.table.convert(row.table.rectForRow(at: row.path), to: nil)
    let moved = frame.offsetBy(dx: now.minX - row.frame.minX, dy: now.minY - row.frame.minY)
    let place = CGPoint(x: moved.midX, y: moved.midY)
    guard let window = row.table.window, row.table.cellForRow(at: row.path) != nil,
      Self.visible(moved, of: row.table, in: window).contains(place)
    else { return (Self.nowhere, false) }
    return (place, Self.touch(at: place, reaches: row.table))
  }

  /// Returns the part of a rectangle that no ancestor cuts off.
  private static func visible(_ rect: CGRect, of view: UIView, in window: UIWindow) -> CGRect {
    var result = rect.intersection(window.convert(window.bounds, to: nil))
    var ancestor: UIView? = view.superview
    while let current = ancestor, !result.isNull {
      if current.clipsToBounds || current is UIScrollView {
        result = result.intersection(current.convert(current.bounds, to: nil))
      }
      ancestor = current.superview
    }
    return result
  }

  /// Returns whether the view that receives a touch belongs to a view, or contains it because the view itself receives
  /// no touches.
  private static func touch(at point: CGPoint, reaches view: UIView) -> Bool {
    for window in UIApplication.shared.windows.reversed() where !window.isHidden && window.alpha > 0.01 {
      guard let hit = window.hitTest(window.convert(point, from: nil), with: nil) else { continue }
      return hit.isDescendant(of: view) || view.isDescendant(of: hit)
    }
    return false
  }

  /// Scrolls the views around the element so that it becomes visible. Returns `false` if none of them can scroll.
  func scrollIntoView() -> Bool {
    if let row {
      row.table.scrollToRow(at: row.path, at: .middle, animated: false)
      row.table.layoutIfNeeded()
      return true
    }
    guard let target = view ?? surface else { return false }
    var found = false
    var ancestor = target.superview
    while let current = ancestor {
      if let scroll = current as? UIScrollView, scroll.isScrollEnabled {
        scroll.scrollRectToVisible(target.convert(target.bounds, to: scroll), animated: false)
        scroll.layoutIfNeeded()
        found = true
      }
      ancestor = current.superview
    }
    return found
  }

  // MARK: Wheels

  /// The number of rows that are searched for a title. Wheels of dates repeat their values some thousand times.
  private static let searchedRows = 20_000

  /// Returns the text of a row of a picker, or nil if its view shows none.
  static func title(of row: Int, in picker: UIPickerView, _ component: Int) -> String? {
    guard row >= 0, let delegate = picker.delegate else { return nil }
    if let text = delegate.pickerView(picker, titleForRow: row, forComponent: component) { return text }
    if let text = delegate.pickerView(picker, attributedTitleForRow: row, forComponent: component) {
      return text.string
    }
    // Only the visible rows have views.
    let view: UIView =
      picker.view(forRow: row, forComponent: component)
      ?? delegate.pickerView(picker, viewForRow: row, forComponent: component, reusing: nil)
    return text(in: view)
  }

  /// Returns the text of the first label in a view.
  private static func text(in view: UIView) -> String? {
    if let label = view as? UILabel { return label.text }
    for subview in view.subviews {
      if let text = text(in: subview) { return text }
    }
    return view.accessibilityLabel
  }

  /// Turns the wheel to the row with a title: the nearest one, if several have it. Returns `false` if there is none.
  func turnWheel(to title: String) -> Bool {
    guard let (picker, component) = wheel else { return false }
    let count = picker.numberOfRows(inComponent: component)
    let start = min(max(0, picker.selectedRow(inComponent: component)), max(0, count - 1))
    func hasTitle(_ row: Int) -> Bool {
      (0..<count).contains(row) && Self.title(of: row, in: picker, component) == title
    }
    for distance in 0..<min(count, Self.searchedRows) {
      guard let row = [start + distance, start - distance].first(where: hasTitle) else { continue }
      picker.selectRow(row, inComponent: component, animated: true)
      picker.delegate?.pickerView(picker, didSelectRow: row, inComponent: component)
      return true
    }
    return false
  }
}
