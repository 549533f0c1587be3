import Foundation

/// The storage of the drag or reorder gesture in progress, which the Escape key can cancel.
@MainActor final class ActiveDragGesture {
  private static var shared: ActiveDragGesture { ApplicationContext.object(.activeDragGesture, ActiveDragGesture()) }
  private weak var gestureStorage: UIGestureRecognizer?

  /// The drag or reorder gesture in progress, or `nil` if there is none. It is not retained.
  static var gesture: UIGestureRecognizer? {
    get { shared.gestureStorage }
    set { shared.gestureStorage = newValue }
  }

  /// Cancels the gesture in progress. Returns `false` if there is none.
  static func cancel() -> Bool {
    guard let gesture, gesture.state == .began || gesture.state == .changed else { return false }
    gesture.state = .cancelled
    return true
  }
}
