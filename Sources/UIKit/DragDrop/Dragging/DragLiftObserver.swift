/// A delegate of a drag interaction that is notified if the user releases lifted items without dragging them.
@MainActor
protocol DragLiftObserver: AnyObject {
  /// Undoes the preparations for a drag whose items the user has released without dragging them.
  func liftEnded(_ session: any UIDragSession)
}
