/// An interaction that does something when its view moves to another window.
@MainActor protocol WindowFollowingInteraction: UIInteraction {
  /// Called before the view of the interaction moves to a window.
  ///
  /// - Parameter window: The window, or `nil` if the view leaves its window.
  func followView(toWindow window: UIWindow?)
}
