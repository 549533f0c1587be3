import Foundation
import RuntimeInterface

/// An object that sends wheel scrolls, touchpad scrolls and scrolling keys to scroll views.
@MainActor package final class ScrollDispatcher {
  /// The scroll dispatcher of the current application.
  package static var shared: ScrollDispatcher { ApplicationContext.object(.scrolls, ScrollDispatcher()) }

  /// The scroll view that the touchpad scrolls horizontally until the fingers are lifted.
  private weak var latchedScrollViewX: UIScrollView?
  /// The scroll view that the touchpad scrolls vertically until the fingers are lifted.
  private weak var latchedScrollViewY: UIScrollView?
  /// The scroll view that was scrolled last. It handles scrolling keys if the first responder is not in a scroll view.
  package weak var lastScrolledView: UIScrollView?

  private enum Axis { case x, y }

  // MARK: Wheel and touchpad

  /// Sends a wheel or touchpad scroll to the scroll view under the pointer.
  package func scroll(_ input: RawInput.Scroll, on screen: UIScreen) {
    guard let hitView = screen.hitTest(input.location, with: nil) else { return }
    if input.modifiers.contains(.control) {
      zoom(input, from: hitView.view, window: hitView.window)
      return
    }
    var delta = input.delta
    // With the Shift key a wheel scrolls horizontally.
    if input.modifiers.contains(.shift), delta.x == 0 { delta = CGPoint(x: delta.y, y: 0) }
    if ScrollPanDispatcher.shared.receive(input, delta, from: hitView.view) { return }
    switch input.phase {
    case .discrete:
      if input.notches != .zero {
        var notches = input.notches
        if input.modifiers.contains(.shift), notches.x == 0 { notches = CGPoint(x: notches.y, y: 0) }
        delta = CGPoint(x: notches.x * UIScrollView.pointsPerNotch, y: notches.y * UIScrollView.pointsPerNotch)
      }
      scrollByWheel(delta, from: hitView.view)
    case .began:
      latch(delta, from: hitView.view)
      scrollByTouchpad(delta, input)
    case .changed:
      if latchedScrollViewX == nil, latchedScrollViewY == nil { latch(delta, from: hitView.view) }
      scrollByTouchpad(delta, input)
    case .ended:
      scrollByTouchpad(delta, input)
      latchedScrollViewX = nil
      latchedScrollViewY = nil
    }
  }

  private func scrollByWheel(_ delta: CGPoint, from view: UIView) {
    // A wheel with one axis also scrolls content that can scroll only horizontally.
    if delta.y != 0 {
      let step = CGPoint(x: 0, y: -delta.y)
      if let target = target(from: view, along: step) {
        move(target, target.convertScrollVector(step))
      } else if delta.x == 0, let target = target(from: view, along: CGPoint(x: -delta.y, y: 0)) {
        move(target, target.convertScrollVector(CGPoint(x: -delta.y, y: 0)))
      }
    }
    if delta.x != 0, let target = target(from: view, along: CGPoint(x: -delta.x, y: 0)) {
      move(target, target.convertScrollVector(CGPoint(x: -delta.x, y: 0)))
    }
  }

  private func move(_ view: UIScrollView, _ delta: CGPoint) {
    lastScrolledView = view
    view.scrollSmoothly(by: view.scrollDistance(forWheel: delta))
  }

  private func latch(_ delta: CGPoint, from view: UIView) {
    latchedScrollViewY = target(from: view, along: CGPoint(x: 0, y: -delta.y), orAlong: .y)
    latchedScrollViewX = target(from: view, along: CGPoint(x: -delta.x, y: 0), orAlong: .x)
    // A touchpad motion that is mainly along one axis scrolls only one view.
    if latchedScrollViewX !== latchedScrollViewY {
      if abs(delta.x) > abs(delta.y) { latchedScrollViewY = nil } else if abs(delta.y) > 0 { latchedScrollViewX = nil }
    }
    lastScrolledView = latchedScrollViewY ?? latchedScrollViewX
  }

  private func scrollByTouchpad(_ delta: CGPoint, _ input: RawInput.Scroll) {
    if let sharedScrollView = latchedScrollViewX, sharedScrollView === latchedScrollViewY {
      sharedScrollView.touchpad(sharedScrollView.convertScrollVector(delta), phase: input.phase, time: input.time)
      return
    }
    for (view, component) in [
      (latchedScrollViewX, CGPoint(x: delta.x, y: 0)), (latchedScrollViewY, CGPoint(x: 0, y: delta.y)),
    ] {
      if let view { view.touchpad(view.convertScrollVector(component), phase: input.phase, time: input.time) }
    }
  }

  /// Returns whether a view can scroll along the axes of the scroll `delta`, regardless of its current offset.
  static func acceptsScrolls(_ view: UIView, _ delta: CGPoint) -> Bool {
    guard let scrollView = view as? UIScrollView, scrollView.isScrollEnabled else { return false }
    let delta = scrollView.convertScrollVector(delta)
    return (delta.x != 0 && scrollView.scrollsX) || (delta.y != 0 && (scrollView.scrollsY || scrollView.scrollsX))
  }

  /// Returns the innermost scroll view that can move in a direction. If all scroll views are at their ends, returns the
  /// innermost one that scrolls along the axis. The result is nil if no scroll view scrolls along the axis.
  ///
  /// - Parameters:
  ///   - view: The view under the pointer.
  ///   - step: The movement of the content along one axis of the screen. The step is converted to the coordinates of rotated or
  ///     flipped views.
  ///   - fallbackAxis: The axis to use if `step` is zero.
  private func target(from view: UIView, along step: CGPoint, orAlong fallbackAxis: Axis = .y) -> UIScrollView? {
    var fallbackScrollView: UIScrollView?
    var current: UIView? = view
    while let ancestor = current {
      current = ancestor.superview
      guard let scrollView = ancestor as? UIScrollView, scrollView.isScrollEnabled else { continue }
      let vector = scrollView.convertScrollVector(
        step == .zero ? CGPoint(x: fallbackAxis == .x ? 1 : 0, y: fallbackAxis == .y ? 1 : 0) : step)
      let axis = abs(vector.x) > abs(vector.y) ? Axis.x : .y
      let direction = step == .zero ? 0 : axis == .x ? vector.x : vector.y
      let range = axis == .x ? scrollView.offsetRangeX : scrollView.offsetRangeY
      guard axis == .x ? scrollView.scrollsX : scrollView.scrollsY else { continue }
      if fallbackScrollView == nil { fallbackScrollView = scrollView }
      guard range.upperBound > range.lowerBound else { continue }
      if scrollView.scrollState.isDecelerating { return scrollView }
      let offset = Double(axis == .x ? scrollView.bounds.minX : scrollView.bounds.minY)
      if direction == 0 || (direction > 0 ? offset < range.upperBound - 0.5 : offset > range.lowerBound + 0.5) {
        return scrollView
      }
    }
    return fallbackScrollView
  }

  // MARK: Zoom

  private func zoom(_ input: RawInput.Scroll, from view: UIView, window: UIWindow) {
    let steps = input.notches.y != 0 ? input.notches.y : input.delta.y / RawInput.Scroll.pointsPerNotch
    guard steps != 0 else { return }
    if TouchpadGestures.shared.pinch(
      by: pow(1.1, steps), rotation: 0, at: input.location, modifiers: UIKeyModifierFlags(input.modifiers),
      time: input.time, from: view)
    {
      return
    }
    guard let target = zoomTarget(from: view) else { return }
    target.applyZoom(
      target.zoomScale * pow(1.1, steps), around: target.convert(input.location, from: window), animated: false,
      reportsGesture: true)
  }

  /// Sends a pinch on a touchpad to the gesture recognizers under the pointer. If there are none, sends it to the
  /// zoomable scroll view.
  package func pinch(_ input: RawInput.Pinch, on screen: UIScreen) {
    guard let hitView = screen.hitTest(input.location, with: nil) else {
      if input.phase == .ended { TouchpadGestures.shared.end(cancelled: input.isCancelled) }
      return
    }
    if TouchpadGestures.shared.receive(input, from: hitView.view) { return }
    guard let target = zoomTarget(from: hitView.view) else { return }
    target.applyZoom(
      target.zoomScale * CGFloat(input.scale), around: target.convert(input.location, from: hitView.window),
      animated: false, reportsGesture: true)
  }

  private func zoomTarget(from view: UIView) -> UIScrollView? {
    var current: UIView? = view
    while let ancestor = current {
      if let scrollView = ancestor as? UIScrollView, scrollView.zoom.isPossible, scrollView.zoomedView != nil {
        return scrollView
      }
      current = ancestor.superview
    }
    return nil
  }

  // MARK: Keys

  /// Returns the scroll views that can handle a scrolling key, in order of precedence. The scroll views that contain the first
  /// responder come first. Scroll views that contain the view that was scrolled last follow, and then the scroll views at the
  /// center of the window.
  package func scrollViewsForKeys(in window: UIWindow) -> [UIScrollView] {
    var scrollViews: [UIScrollView] = []
    func add(from firstResponder: UIResponder?) {
      var chain = ResponderChain(from: firstResponder)
      while let current = chain.next() {
        if let scrollView = current as? UIScrollView, scrollView.isScrollEnabled,
          !scrollViews.contains(where: { $0 === scrollView })
        {
          scrollViews.append(scrollView)
        }
      }
    }
    add(from: FirstResponder.current(in: window))
    if let lastScrolledView, lastScrolledView.window === window { add(from: lastScrolledView) }
    add(from: window.hitTest(CGPoint(x: window.bounds.midX, y: window.bounds.midY), with: nil))
    return scrollViews
  }
}

extension UIScrollView {
  /// Converts a vector on the screen to the view's coordinate system. The sign changes in a list that is flipped
  /// vertically.
  final func convertScrollVector(_ step: CGPoint) -> CGPoint {
    let start = convert(CGPoint.zero, from: nil)
    let end = convert(step, from: nil)
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }
}
