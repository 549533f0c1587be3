/// A view that is configured anew by its state: a cell, a header or footer of a table.
@MainActor protocol ConfigurationUpdating: UIView {
  /// Asks for an update of the configuration before the next layout.
  func setNeedsUpdateConfiguration()
}
