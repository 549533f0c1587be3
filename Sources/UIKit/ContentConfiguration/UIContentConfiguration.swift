/// The content of a cell or another view. A configuration creates the view that shows it, and adapts its properties to
/// a state.
public protocol UIContentConfiguration {
  /// Creates a view that shows the configuration.
  ///
  /// - Returns: A new view.
  @MainActor @preconcurrency func makeContentView() -> any UIView & UIContentView

  /// Returns the configuration with the default values for a state, such as highlighted, selected or disabled.
  ///
  /// - Parameter state: The state of the cell or view.
  /// - Returns: The updated configuration.
  func updated(for state: any UIConfigurationState) -> Self
}
