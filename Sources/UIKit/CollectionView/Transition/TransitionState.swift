/// The state of a collection view's layout changes and interactive transitions.
@MainActor
struct TransitionState {
  /// The running interactive transition, or `nil` if there is none.
  var interactive: InteractiveTransition?
  /// Indicates whether a layout change is in progress. The layout change then determines the content offset.
  var controlsOffset = false
  /// Indicates whether the new layout of a layout change is being prepared. If it scrolls in the other direction, the insets change,
  /// which must not move the content before the animation.
  var holdsOffset = false
  /// The attributes of elements in the old layout during a layout change, otherwise `nil`.
  var previousAttributes: PreviousLayoutAttributes?
  /// The layout of the last change that waits in `pendingChanges`, or `nil` if none waits.
  var pendingLayout: UICollectionViewLayout?
  /// The changes that were requested inside a batch update or in a callback, and wait for its end.
  var pendingChanges: [() -> Void] = []
}
