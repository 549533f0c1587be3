/// The placement that the system chooses.
@preconcurrency @MainActor public struct UIWindowSceneStandardPlacement: UIWindowScenePlacement {
  /// Creates a standard placement. It has no effect in Tessera, because the desktop places windows.
  public init() {}
}
