import Foundation
import RuntimeInterface

/// Brings wheels, touchpads and keys to scroll views.
@MainActor package final class ScrollDispatcher {
  package static var shared: ScrollDispatcher { ApplicationContext.current.scrolls }

  /// The scroll views that follow the touchpad until its fingers leave, by axis.
  private weak var latchedX: UIScrollView?
  private weak var latchedY: UIScrollView?
  /// The one that was scrolled last: keys go there.
  package weak var lastScrolled: UIScrollView?

  private enum Axis { case x, y }

  // MARK: Wheel and touchpad

  package func scroll(_ input: RawInput.Scroll, on screen: UIScreen) {
    guard let hit = screen.hitTest(input.location, with: nil) else { return }
    if input.modifiers.contains(.control) {
      zoom(input, from: hit.view, window: hit.window)
      return
    }
    var delta = input.delta
    // Shift turns the wheel sideways.
    if input.modifiers.contains(.shift), delta.x == 0 { delta = CGPoint(x: delta.y, y: 0) }
    if PanScrolls.shared.receive(input, delta, from: hit.view) { return }
    switch input.phase {
    case .discrete:
      if input.notches != .zero {
        var notches = input.notches
        if input.modifiers.contains(.shift), notches.x == 0 { notches = CGPoint(x: notches.y, y: 0) }
        delta = CGPoint(x: notches.x * UIScrollView.pointsPerNotch, y: notches.y * UIScrollView.pointsPerNotch)
      }
      wheel(delta, from: hit.view)
    case .began:
      latch(delta, from: hit.view)
      pad(delta, input)
    case .changed:
      if latchedX == nil, latchedY == nil { latch(delta, from: hit.view) }
      pad(delta, input)
    case .ended:
      pad(delta, input)
      latchedX = nil
      latchedY = nil
    }
  }

  private func wheel(_ delta: CGPoint, from view: UIView) {
    // A plain wheel also serves content that only scrolls sideways.
    if delta.y != 0 {
      let step = CGPoint(x: 0, y: -delta.y)
      if let target = target(from: view, along: step) {
        move(target, target.ownVector(step))
      } else if delta.x == 0, let target = target(from: view, along: CGPoint(x: -delta.y, y: 0)) {
        move(target, target.ownVector(CGPoint(x: -delta.y, y: 0)))
      }
    }
    if delta.x != 0, let target = target(from: view, along: CGPoint(x: -delta.x, y: 0)) {
      move(target, target.ownVector(CGPoint(x: -delta.x, y: 0)))
    }
  }

  private func move(_ view: UIScrollView, _ delta: CGPoint) {
    lastScrolled = view
    view.glide(by: delta)
  }

  private func latch(_ delta: CGPoint, from view: UIView) {
    latchedY = target(from: view, along: CGPoint(x: 0, y: -delta.y), orAlong: .y)
    latchedX = target(from: view, along: CGPoint(x: -delta.x, y: 0), orAlong: .x)
    // A motion along one axis is not to be shared with another view.
    if latchedX !== latchedY {
      if abs(delta.x) > abs(delta.y) { latchedY = nil } else if abs(delta.y) > 0 { latchedX = nil }
    }
    lastScrolled = latchedY ?? latchedX
  }

  private func pad(_ delta: CGPoint, _ input: RawInput.Scroll) {
    if let both = latchedX, both === latchedY {
      both.touchpad(both.ownVector(delta), phase: input.phase, time: input.time)
      return
    }
    for (view, part) in [(latchedX, CGPoint(x: delta.x, y: 0)), (latchedY, CGPoint(x: 0, y: delta.y))] {
      if let view { view.touchpad(view.ownVector(part), phase: input.phase, time: input.time) }
    }
  }

  /// Whether the view takes scrolls of that kind, wherever it is.
  static func takesScrolls(_ view: UIView, _ delta: CGPoint) -> Bool {
    guard let scroll = view as? UIScrollView, scroll.isScrollEnabled else { return false }
    let delta = scroll.ownVector(delta)
    return (delta.x != 0 && scroll.scrollsX) || (delta.y != 0 && (scroll.scrollsY || scroll.scrollsX))
  }

  /// The innermost scroll view that can move that way; where all are at their ends, the innermost that scrolls at all.
  ///
  /// - Parameters:
  ///   - step: of the content, along one axis of the screen; a view that is turned or stands on its head takes it along an
  ///     axis of its own.
  ///   - nothing: the axis that a step of nothing is along.
  private func target(from view: UIView, along step: CGPoint, orAlong nothing: Axis = .y) -> UIScrollView? {
    var fallback: UIScrollView?
    var current: UIView? = view
    while let here = current {
      current = here.superview
      guard let scroll = here as? UIScrollView, scroll.isScrollEnabled else { continue }
      let own = scroll.ownVector(step == .zero ? CGPoint(x: nothing == .x ? 1 : 0, y: nothing == .y ? 1 : 0) : step)
      let axis = abs(own.x) > abs(own.y) ? Axis.x : .y
      let towards = step == .zero ? 0 : axis == .x ? own.x : own.y
      let range = axis == .x ? scroll.offsetRangeX : scroll.offsetRangeY
      guard axis == .x ? scroll.scrollsX : scroll.scrollsY else { continue }
      if fallback == nil { fallback = scroll }
      guard range.upperBound > range.lowerBound else { continue }
      if scroll.drive.isDecelerating { return scroll }
      let offset = Double(axis == .x ? scroll.bounds.minX : scroll.bounds.minY)
      if towards == 0 || (towards > 0 ? offset < range.upperBound - 0.5 : offset > range.lowerBound + 0.5) {
        return scroll
      }
    }
    return fallback
  }

  // MARK: Zoom

  private func zoom(_ input: RawInput.Scroll, from view: UIView, window: UIWindow) {
    let steps = input.notches.y != 0 ? input.notches.y : input.delta.y / RawInput.Scroll.pointsPerNotch
    guard steps != 0 else { return }
    if PadGestures.shared.pinch(by: pow(1.1, steps), rotation: 0, at: input.location, time: input.time, from: view) {
      return
    }
    guard let target = zoomTarget(from: view) else { return }
    target.applyZoom(
      target.zoomScale * pow(1.1, steps), around: target.convert(input.location, from: window), animated: false,
      isByHand: true)
  }

  package func pinch(_ input: RawInput.Pinch, on screen: UIScreen) {
    guard let hit = screen.hitTest(input.location, with: nil) else {
      if input.phase == .ended { PadGestures.shared.end(cancelled: input.isCancelled) }
      return
    }
    if PadGestures.shared.receive(input, from: hit.view) { return }
    guard let target = zoomTarget(from: hit.view) else { return }
    target.applyZoom(
      target.zoomScale * CGFloat(input.scale), around: target.convert(input.location, from: hit.window),
      animated: false, isByHand: true)
  }

  private func zoomTarget(from view: UIView) -> UIScrollView? {
    var current: UIView? = view
    while let here = current {
      if let scroll = here as? UIScrollView, scroll.zoom.isPossible, scroll.zoomedView != nil { return scroll }
      current = here.superview
    }
    return nil
  }

  // MARK: Keys

  /// Who is offered a key that scrolls: scroll views around the first responder, the last one scrolled, the one in the
  /// middle of the window.
  package func keyTargets(in window: UIWindow) -> [UIScrollView] {
    var found: [UIScrollView] = []
    func add(from start: UIResponder?) {
      var responder = start
      while let current = responder {
        if let scroll = current as? UIScrollView, scroll.isScrollEnabled, !found.contains(where: { $0 === scroll }) {
          found.append(scroll)
        }
        responder = current.next
      }
    }
    add(from: FirstResponder.of(window))
    if let lastScrolled, lastScrolled.window === window { add(from: lastScrolled) }
    add(from: window.hitTest(CGPoint(x: window.bounds.midX, y: window.bounds.midY), with: nil))
    return found
  }
}

extension UIScrollView {
  /// A way on the screen in the view's own coordinates: that of a list that stands on its head has the other sign.
  final func ownVector(_ step: CGPoint) -> CGPoint {
    let start = convert(CGPoint.zero, from: nil)
    let end = convert(step, from: nil)
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }
}
