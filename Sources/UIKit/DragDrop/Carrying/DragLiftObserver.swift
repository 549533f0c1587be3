/// The delegate of a drag interaction that prepares for a lift. It must undo its preparations if the lift does not
/// become a drag.
@MainActor
protocol DragLiftObserver: AnyObject {
  /// Called when a lift did not become a drag.
  func liftEnded(_ session: any UIDragSession)
}
