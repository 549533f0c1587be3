/// The state of a collection view's changes of layout.
@MainActor
struct TransitionState {
  /// The running interactive transition.
  var interactive: InteractiveTransition?
  /// Indicates whether a change of layout is in progress. The change then determines the offset.
  var controlsOffset = false
  /// The changes of layout that were requested inside a batch update.
  var waiting: [() -> Void] = []
}
