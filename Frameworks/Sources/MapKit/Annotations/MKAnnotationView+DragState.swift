extension MKAnnotationView {
  /// The states of a view that the user drags.
  public enum DragState: UInt, Sendable {
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
}

/// The states of a view that the user drags, by their name of Swift 4.
public typealias MKAnnotationViewDragState = MKAnnotationView.DragState
