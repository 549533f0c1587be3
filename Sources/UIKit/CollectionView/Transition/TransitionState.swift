/// What a collection view keeps of changes of its layout.
@MainActor
struct TransitionState {
  /// The interactive transition that is under way.
  var interactive: InteractiveTransition?
  /// A change of layouts is being made, which says itself where the offset goes.
  var leadsOffset = false
  /// Layout changes that were asked for inside of a batch of updates.
  var waiting: [() -> Void] = []
}
