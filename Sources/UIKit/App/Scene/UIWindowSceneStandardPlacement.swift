/// The placement that the system chooses.
@preconcurrency @MainActor public struct UIWindowSceneStandardPlacement: UIWindowScenePlacement {
  /// Creates a standard placement.
  public init() {}
}
