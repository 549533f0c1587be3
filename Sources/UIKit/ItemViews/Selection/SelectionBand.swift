import CollectionCore
import CoreGraphics
import Foundation

/// A rectangle that the mouse draws out from a place beside the items: what it touches is selected, with Shift besides what
/// was, with Control the other way round than it was. Near the edges the content scrolls.
///
/// A step asks the layout for what lies in the strips by which the rectangle has grown or shrunk, so it costs what changes.
@MainActor final class SelectionBand: BandGestureRecognizer {
  /// What was looked at last.
  private var seen = CGRect.null
  private let autoscroll = EdgeAutoscroll()

  private var collectionView: UICollectionView? { view as? UICollectionView }

  override init() {
    super.init()
    autoscroll.onStep = { [weak self] in self?.follow() }
  }

  override func mayBegin(_ touch: UITouch) -> Bool {
    guard let view = collectionView, view.allowsAny, view.allowsSeveral else { return false }
    return (touch.view === view || touch.view === view.backgroundView)
      && view.findItem(at: touch.location(in: view)) == nil
  }

  override func reset() { finish() }

  override func begin() {
    guard let view = collectionView else { return }
    seen = .null
    if startFlags.isDisjoint(with: [.shift, .control, .command]) { view.deselectAsUser(view.selection.paths) }
    view.selection.beginBand()
  }

  override func follow() {
    guard let view = collectionView, view.selection.isBanding else { return }
    // One that is a line touches items, too.
    var new = draw()
    new.size = CGSize(width: max(new.width, 0.5), height: max(new.height, 0.5))
    let old = seen
    seen = new
    for strip in Self.difference(old, new) { review(strip, in: view) }
    autoscroll.follow(location(in: view), in: view)
  }

  private func review(_ strip: CGRect, in view: UICollectionView) {
    let counts = view.counts
    for attributes in view.askForElements(in: strip) ?? [] {
      let path = attributes.values.indexPath
      guard attributes.values.key.kind == 0, !attributes.isHidden, counts.contains(path) else { continue }
      // An edge in common is none of the strips, so it would be forgotten there.
      let isInside = attributes.frame.overlaps(seen)
      guard view.selection.setBanded(path, isInside) else { continue }
      let was = view.selection.wasSelectedBeforeBand(path)
      let toggles = !startFlags.isDisjoint(with: [.control, .command])
      let wanted = toggles ? was != isInside : isInside || (startFlags.contains(.shift) && was)
      guard wanted != view.selection.contains(path) else { continue }
      if wanted { view.selectAsUser(path) } else { view.deselectAsUser([path]) }
    }
  }

  override func finish() {
    super.finish()
    autoscroll.stop()
    collectionView?.selection.endBand()
  }

  /// Rectangles that together cover what belongs to one of two rectangles alone.
  static func difference(_ one: CGRect, _ other: CGRect) -> [CGRect] {
    if one == other { return [] }
    if one.isNull { return [other] }
    if other.isNull { return [one] }
    let xs = [one.minX, one.maxX, other.minX, other.maxX].sorted()
    let ys = [one.minY, one.maxY, other.minY, other.maxY].sorted()
    var strips: [CGRect] = []
    for row in 0..<3 {
      for column in 0..<3 where xs[column] < xs[column + 1] && ys[row] < ys[row + 1] {
        let part = CGRect(
          x: xs[column], y: ys[row], width: xs[column + 1] - xs[column], height: ys[row + 1] - ys[row])
        let middle = CGPoint(x: part.midX, y: part.midY)
        if one.contains(middle) != other.contains(middle) { strips.append(part) }
      }
    }
    return strips
  }
}
