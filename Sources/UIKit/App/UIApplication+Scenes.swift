import Foundation
import RuntimeInterface

extension UIApplication {
  /// Requests that the scene of a session be activated, or that a new scene be created. The request is processed asynchronously
  /// on the main queue.
  ///
  /// A new scene opens another window of the host. A connected scene comes to the front, and its delegate continues the
  /// activity.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - errorHandler: A closure that is called if the request fails, because the application or the host supports only
  ///     one scene, the session was discarded, or the window cannot be opened.
  public func activateSceneSession(
    for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
  ) {
    activate(request.session, request.role, request.userActivity, errorHandler)
  }

  /// Requests that the scene of a session be activated, or that a new scene be created. The request is processed asynchronously
  /// on the main queue.
  ///
  /// - Parameters:
  ///   - sceneSession: The session, or nil to create a session.
  ///   - userActivity: An activity that the scene continues, or nil.
  ///   - options: The options of the request, which have no effect.
  ///   - errorHandler: A closure that is called if the request fails, because the application or the host supports only
  ///     one scene, the session was discarded, or the window cannot be opened.
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    activate(sceneSession, .windowApplication, userActivity, errorHandler)
  }

  private func activate(
    _ session: UISceneSession?, _ role: UISceneSession.Role, _ activity: NSUserActivity?,
    _ errorHandler: ((any Error) -> Void)?
  ) {
    enqueueSceneRequest(errorHandler) { [weak session] scenes in
      if let session { return scenes.activate(session, activity) }
      guard self.supportsMultipleScenes else { return UISceneError(.multipleScenesNotSupported) }
      guard role == .windowApplication else { return UISceneError(.requestDenied) }
      let options = UIScene.ConnectionOptions()
      if let activity { options.userActivities = [activity] }
      return scenes.open(UISceneSession(role: role), options: options)
    }
  }

  /// Requests that a session be removed. Its scene is disconnected and its window closes. The request is processed
  /// asynchronously on the main queue. If the window is the last one, the application ends.
  ///
  /// - Parameters:
  ///   - sceneSession: The session.
  ///   - options: The options of the request, which have no effect.
  ///   - errorHandler: A closure that is called if the request fails, because the session was already discarded.
  public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    enqueueSceneRequest(errorHandler) { scenes in
      guard self.openSessions.contains(sceneSession) else { return UISceneError(.requestDenied) }
      scenes.discard(sceneSession)
      return nil
    }
  }

  /// Requests that the system update the saved state of a session. The restoration activity is requested from the
  /// scene's delegate again. A session that was discarded or is not connected is left unchanged.
  ///
  /// - Parameter sceneSession: The session.
  public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {
    enqueueSceneRequest(nil) { scenes in
      if let scene = sceneSession.scene { scenes.refresh(scene) }
      return nil
    }
  }

  /// Performs a request asynchronously on the main queue, unless the application has ended by then.
  private func enqueueSceneRequest(
    _ errorHandler: ((any Error) -> Void)?, _ operation: @escaping @MainActor (SceneCoordinator) -> (any Error)?
  ) {
    let scenes = ApplicationStart.scenes
    let request = SceneRequest {
      guard FrameLoop.current != nil, ApplicationStart.scenes === scenes else { return }
      if let error = operation(scenes) { errorHandler?(error) }
    }
    DispatchQueue.main.async { MainActor.assumeIsolated { request.run() } }
  }
}

/// A request that is performed asynchronously on the main queue. Requests are created and performed on the main actor.
private final class SceneRequest: Sendable {
  private let operation: @MainActor () -> Void
  @MainActor init(_ operation: @escaping @MainActor () -> Void) { self.operation = operation }
  @MainActor func run() { operation() }
}
