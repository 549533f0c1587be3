import CoreGraphics
import Foundation

/// A gesture that selects the items in a rectangle, which the user draws with the mouse from a point beside the items.
///
/// If the user presses Shift, the items are added to the selection. If the user presses Control, their selection is
/// inverted. The content scrolls while the pointer is near an edge. Each step queries only the items in the strips by
/// which the rectangle has grown or shrunk.
@MainActor final class MarqueeSelection: MarqueeGestureRecognizer {
  private weak var selection: SelectionController?
  private weak var host: (any SelectionHost)?
  /// The selection rectangle of the last step, in content coordinates.
  private var selectedRect = CGRect.null
  private let autoscroll = EdgeAutoscroll()

  private var scrollView: UIScrollView? { view as? UIScrollView }

  /// Creates a gesture that selects items of a view.
  init(_ selection: SelectionController, _ host: any SelectionHost) {
    self.selection = selection
    self.host = host
    super.init()
    autoscroll.onStep = { [weak self] in self?.gestureDidChange() }
  }

  override func mayBegin(_ touch: UITouch) -> Bool {
    guard let view, let host, let selection, selection.allowsAnySelection, selection.allowsMultipleSelection else {
      return false
    }
    return (touch.view === view || touch.view === host.backgroundView)
      && host.laidOutItem(at: touch.location(in: view)) == nil
  }

  override func reset() { finish() }

  override func begin() {
    guard let selection else { return }
    selectedRect = .null
    if startFlags.isDisjoint(with: [.shift, .control, .command]) { selection.userDeselect(selection.paths) }
    selection.beginGesture()
  }

  override func gestureDidChange() {
    guard let view = scrollView, let host, let selection, selection.isGestureRunning else { return }
    // A rectangle without a width or height also intersects items.
    var newRect = draw()
    newRect.size = CGSize(width: max(newRect.width, 0.5), height: max(newRect.height, 0.5))
    let previousRect = selectedRect
    selectedRect = newRect
    for strip in Self.difference(previousRect, newRect) {
      host.forEachItem(in: strip) { updateSelection($0, $1, selection) }
    }
    autoscroll.update(location(in: view), in: view)
  }

  private func updateSelection(_ path: IndexPath, _ frame: CGRect, _ selection: SelectionController) {
    // An item that only shares an edge with the rectangle is outside of all strips, and would never be deselected.
    let isInside = frame.overlaps(selectedRect)
    guard let wasSelected = selection.updateGesture(path, isInside) else { return }
    let invertsSelection = !startFlags.isDisjoint(with: [.control, .command])
    let shouldSelect =
      invertsSelection ? wasSelected != isInside : isInside || (startFlags.contains(.shift) && wasSelected)
    guard shouldSelect != selection.contains(path) else { return }
    if shouldSelect { selection.userSelect(path) } else { selection.userDeselect([path]) }
  }

  override func finish() {
    super.finish()
    autoscroll.stop()
    selection?.endGesture()
  }

  /// Returns rectangles that together cover the symmetric difference of two rectangles.
  static func difference(_ first: CGRect, _ second: CGRect) -> [CGRect] {
    if first == second { return [] }
    if first.isNull { return [second] }
    if second.isNull { return [first] }
    let xEdges = [first.minX, first.maxX, second.minX, second.maxX].sorted()
    let yEdges = [first.minY, first.maxY, second.minY, second.maxY].sorted()
    var strips: [CGRect] = []
    for row in 0..<3 {
      for column in 0..<3 where xEdges[column] < xEdges[column + 1] && yEdges[row] < yEdges[row + 1] {
        let cell = CGRect(
          x: xEdges[column], y: yEdges[row], width: xEdges[column + 1] - xEdges[column],
          height: yEdges[row + 1] - yEdges[row])
        let center = CGPoint(x: cell.midX, y: cell.midY)
        if first.contains(center) != second.contains(center) { strips.append(cell) }
      }
    }
    return strips
  }
}
