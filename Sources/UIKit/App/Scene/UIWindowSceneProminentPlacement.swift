/// The placement of a window in front of the others, in the middle of the screen.
@preconcurrency @MainActor public struct UIWindowSceneProminentPlacement: UIWindowScenePlacement {
  /// Creates a prominent placement. It has no effect in Tessera, because the desktop places windows.
  public init() {}
}
