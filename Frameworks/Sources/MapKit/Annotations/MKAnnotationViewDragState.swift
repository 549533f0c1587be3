/// The states of a view that the user drags.
public enum MKAnnotationViewDragState: UInt, Sendable {
  /// The view is not dragged.
  case none = 0
  /// The drag begins.
  case starting
  /// The view follows the finger.
  case dragging
  /// The drag was canceled.
  case canceling
  /// The drag ended.
  case ending
}
