/// A delegate of a drag interaction that is notified when a lift does not become a drag, so that it can undo its
/// preparations.
@MainActor
protocol DragLiftObserver: AnyObject {
  /// Undoes the preparations for a lift that did not become a drag.
  func liftEnded(_ session: any UIDragSession)
}
