/// A delegate of a drag interaction that responds when the user releases lifted items without dragging them.
@MainActor
protocol DragLiftObserver: AnyObject {
  /// Tells the delegate that the user has released lifted items without dragging them, so that it can undo its
  /// preparations for the drag.
  func liftDidEnd(_ session: any UIDragSession)
}
