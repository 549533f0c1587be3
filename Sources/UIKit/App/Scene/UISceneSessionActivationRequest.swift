import Foundation

/// A request to activate an existing session, or to create a session with a role.
@preconcurrency @MainActor public struct UISceneSessionActivationRequest {
  /// The role of the session.
  public let role: UISceneSession.Role
  /// The session to activate, or nil to create a session.
  public let session: UISceneSession?
  /// The activity that the scene continues. The default is nil.
  public var userActivity: NSUserActivity?
  /// The options of the request. The default is nil.
  public var options: UIScene.ActivationRequestOptions?

  /// Creates a request for a new session.
  ///
  /// - Parameters:
  ///   - role: The role of the session.
  ///   - userActivity: The activity that the scene continues.
  ///   - options: The options of the request.
  public init(
    role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) {
    self.role = role
    session = nil
    self.userActivity = userActivity
    self.options = options
  }

  /// Creates a request for an existing session.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - userActivity: The activity that the scene continues.
  ///   - options: The options of the request.
  public init(
    session: UISceneSession, userActivity: NSUserActivity? = nil, options: UIScene.ActivationRequestOptions? = nil
  ) {
    role = session.role
    self.session = session
    self.userActivity = userActivity
    self.options = options
  }
}
