import CoreGraphics
import Foundation

/// A rectangle that the mouse draws out from a place beside the items: what it touches is selected, with Shift besides what
/// was, with Control the other way round than it was. Near the edges the content scrolls.
///
/// A step asks the layout for what lies in the strips by which the rectangle has grown or shrunk, so it costs what changes.
@MainActor final class SelectionBand: UIGestureRecognizer {
  /// Points that the mouse moves before there is a band: a click draws none.
  static let slop: CGFloat = 4

  private var start = CGPoint.zero
  private var rect = CGRect.null
  private var flags: UIKeyModifierFlags = []
  private let ground = SelectionBandView()
  private let autoscroll = EdgeAutoscroll()

  private var collectionView: UICollectionView? { view as? UICollectionView }

  init() {
    super.init(target: nil, action: nil)
    allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
    delaysTouchesEnded = false
    autoscroll.onStep = { [weak self] in self?.follow() }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    guard let view = collectionView, let touch = touches.first, event.buttonMask.contains(.primary), view.allowsAny,
      view.allowsSeveral, touch.view === view || touch.view === view.backgroundView,
      view.findItem(at: touch.location(in: view)) == nil
    else {
      state = .failed
      return
    }
    start = touch.location(in: view)
    flags = event.modifierFlags
  }

  /// A drag that begins beside the items draws a band and does not scroll.
  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    state == .possible && numberOfTouches > 0 && other === collectionView?.panGestureRecognizer
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let view = collectionView else { return }
    if state == .possible {
      let now = location(in: view)
      guard hypot(now.x - start.x, now.y - start.y) >= Self.slop else { return }
      state = .began
    } else {
      state = .changed
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .ended
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  override func sendActions() {
    switch state {
    case .began:
      begin()
      follow()
    case .changed: follow()
    default: finish()
    }
    super.sendActions()
  }

  override func reset() { finish() }

  private func begin() {
    guard let view = collectionView else { return }
    rect = .null
    if flags.isDisjoint(with: [.shift, .control, .command]) { view.deselectAsUser(view.selection.paths) }
    view.selection.beginBand()
    ground.frame = CGRect(origin: start, size: .zero)
    view.addSubview(ground)
  }

  private func follow() {
    guard let view = collectionView, view.selection.isBanding else { return }
    let now = location(in: view)
    let new = CGRect(
      x: min(start.x, now.x), y: min(start.y, now.y), width: abs(now.x - start.x), height: abs(now.y - start.y))
    UIView.performWithoutAnimation { ground.frame = new }
    let old = rect
    rect = new
    for strip in Self.difference(old, new) { review(strip, in: view) }
    autoscroll.follow(now, in: view)
  }

  private func review(_ strip: CGRect, in view: UICollectionView) {
    let counts = view.counts
    for attributes in view.askForElements(in: strip) ?? [] {
      let path = attributes.values.indexPath
      guard attributes.values.key.kind == 0, !attributes.isHidden, counts.contains(path) else { continue }
      let isInside = attributes.frame.intersects(rect)
      guard view.selection.setBanded(path, isInside) else { continue }
      let was = view.selection.wasSelectedBeforeBand(path)
      let toggles = !flags.isDisjoint(with: [.control, .command])
      let wanted = toggles ? was != isInside : isInside || (flags.contains(.shift) && was)
      guard wanted != view.selection.contains(path) else { continue }
      if wanted { view.selectAsUser(path) } else { view.deselectAsUser([path]) }
    }
  }

  private func finish() {
    autoscroll.stop()
    ground.removeFromSuperview()
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
