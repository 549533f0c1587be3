/// A delegate of a drag interaction that is notified if the user releases lifted items without dragging them.
@MainActor
protocol DragLiftObserver: AnyObject {
  /// Called when the user has released lifted items without dragging them. The delegate undoes its preparations for the
  /// drag.
  func liftDidEnd(_ session: any UIDragSession)
}
