import Foundation

/// The delegate of a find interaction, which creates the sessions.
@preconcurrency @MainActor public protocol UIFindInteractionDelegate: NSObjectProtocol {
  /// Asks the delegate for a session, when the user or the application begins to search a view.
  ///
  /// - Parameters:
  ///   - interaction: The find interaction.
  ///   - view: The view of the interaction.
  /// - Returns: The session, or `nil` if the view cannot be searched now.
  func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
  /// Tells the delegate that a session has begun. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - interaction: The find interaction.
  ///   - session: The session.
  func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
  /// Tells the delegate that a session has ended. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - interaction: The find interaction.
  ///   - session: The session.
  func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
  /// Tells the delegate that a session has begun. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - interaction: The find interaction.
  ///   - session: The session.
  public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
  /// Tells the delegate that a session has ended. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - interaction: The find interaction.
  ///   - session: The session.
  public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}
