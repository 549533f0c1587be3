/// A delegate of a drag interaction that undoes its preparations if the user releases lifted items without a drag.
@MainActor
protocol DragLiftObserver: AnyObject {
  /// Undoes the preparations for a drag whose items the user has released without dragging them.
  func liftEnded(_ session: any UIDragSession)
}
