/// The placement of the window of a new scene. Tessera stores the placement, but it has no effect, because the desktop
/// places windows.
@preconcurrency @MainActor public protocol UIWindowScenePlacement {}

extension UIWindowScenePlacement where Self == UIWindowSceneProminentPlacement {
  /// Returns a placement of a new window in front of the others, in the middle of the screen.
  ///
  /// - Returns: The placement.
  public static func prominent() -> UIWindowSceneProminentPlacement { UIWindowSceneProminentPlacement() }
}

extension UIWindowScenePlacement where Self == UIWindowSceneStandardPlacement {
  /// Returns the placement that the system chooses.
  ///
  /// - Returns: The placement.
  public static func standard() -> UIWindowSceneStandardPlacement { UIWindowSceneStandardPlacement() }
}
