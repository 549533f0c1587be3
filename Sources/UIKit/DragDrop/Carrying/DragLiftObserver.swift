/// The delegate of a drag interaction that changes something as soon as items are lifted, as that of an item view does.
@MainActor
protocol DragLiftObserver: AnyObject {
  /// A lift has ended that never became a drag.
  func liftEnded(_ session: any UIDragSession)
}
