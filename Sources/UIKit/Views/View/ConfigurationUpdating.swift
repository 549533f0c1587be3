/// A view that updates its configuration when its state changes: a cell, or a header or footer of a table.
@MainActor protocol ConfigurationUpdating: UIView {
  /// Requests an update of the configuration before the next layout.
  func setNeedsUpdateConfiguration()
}
