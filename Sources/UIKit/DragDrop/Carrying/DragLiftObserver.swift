/// The delegate of a drag interaction that makes changes for a lift, which it must undo without a drag.
@MainActor
protocol DragLiftObserver: AnyObject {
  /// Ends a lift that did not become a drag.
  func liftEnded(_ session: any UIDragSession)
}
