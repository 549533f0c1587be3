/// An interaction that performs standard actions of its view, such as finding text.
@MainActor protocol StandardActionHandler: UIInteraction {
  /// Returns whether the interaction can perform an action now.
  ///
  /// - Parameter name: The name of the action's selector.
  func canPerformStandardAction(_ name: String) -> Bool
  /// Performs an action.
  ///
  /// - Parameter name: The name of the action's selector.
  func performStandardAction(_ name: String)
}

extension UIResponder {
  /// Returns the interaction of the view that performs a standard action, or `nil` if there is none or the responder is not a view.
  func handler(ofStandardAction name: String) -> (any StandardActionHandler)? {
    guard let view = self as? UIView else { return nil }
    for interaction in view.interactions {
      if let handler = interaction as? any StandardActionHandler, handler.canPerformStandardAction(name) {
        return handler
      }
    }
    return nil
  }
}
