import Foundation

/// A pan gesture recognizer for drags that start at an edge of the window.
///
/// The gesture fails immediately if a finger touches the screen away from the edge (measured on UIKit, `screenedge-interior` in
/// gesture-cases.json).
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges at which the drag can begin. The default is an empty set, with which the gesture never begins.
  open var edges: UIRectEdge = []

  /// The maximum distance from the edge at which a touch can begin the gesture, in points.
  static let edgeDistance: CGFloat = 20

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible, !touches.allSatisfy({ isAtEdge($0) }) {
      state = .failed
      return
    }
    super.touchesBegan(touches, with: event)
  }

  private func isAtEdge(_ touch: UITouch) -> Bool {
    guard let window = touch.window else { return false }
    let point = touch.windowLocation
    return edges.contains(.left) && point.x <= window.bounds.minX + Self.edgeDistance
      || edges.contains(.right) && point.x >= window.bounds.maxX - Self.edgeDistance
      || edges.contains(.top) && point.y <= window.bounds.minY + Self.edgeDistance
      || edges.contains(.bottom) && point.y >= window.bounds.maxY - Self.edgeDistance
  }

  // The gesture begins only if the finger moves away from the edge. It fails for a movement along the edge or out of
  // the window.
  override func shouldStart() -> Bool {
    let distance = touchTravel
    let isHorizontal = abs(distance.x) >= abs(distance.y)
    let isInward =
      edges.contains(.left) && isHorizontal && distance.x > 0
      || edges.contains(.right) && isHorizontal && distance.x < 0
      || edges.contains(.top) && !isHorizontal && distance.y > 0
      || edges.contains(.bottom) && !isHorizontal && distance.y < 0
    if !isInward, hypot(distance.x, distance.y) >= Self.slop { state = .failed }
    return isInward
  }
}
