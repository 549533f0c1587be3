/// Describes the content of a cell (or of any view): makes the view that shows it, and itself in the look of a state.
public protocol UIContentConfiguration {
  /// A new view that shows this configuration.
  @MainActor @preconcurrency func makeContentView() -> any UIView & UIContentView

  /// This configuration with the look of a state: highlighted, selected, disabled and so on.
  func updated(for state: any UIConfigurationState) -> Self
}
