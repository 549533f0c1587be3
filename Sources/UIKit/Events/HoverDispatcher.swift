import Foundation

/// Tells hover recognizers where the pointer is while no button is down.
@MainActor package final class HoverDispatcher {
  private var hovered: [UIHoverGestureRecognizer] = []

  /// The pointer is at `point` of `window`, or (nil) has left it.
  func move(_ point: CGPoint?, in window: UIWindow, flags: UIKeyModifierFlags = []) {
    var under: [UIHoverGestureRecognizer] = []
    let hit = point.flatMap { window.hitTest($0, with: nil) }
    defer { PointerFollower.shared.move(point, over: hit, in: window, flags: flags) }
    if point != nil {
      var view = hit
      while let current = view {
        for case let gesture as UIHoverGestureRecognizer in current.gestureRecognizers ?? [] { under.append(gesture) }
        view = current.superview
      }
    }
    // A recognizer outlives its view when that went while it was hovered over: nobody is there to be told.
    for gesture in hovered where gesture.view != nil && !under.contains(where: { $0 === gesture }) {
      gesture.hover(at: nil)
    }
    hovered = under
    for gesture in under { gesture.hover(at: point) }
  }
}
