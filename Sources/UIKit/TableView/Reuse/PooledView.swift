/// A cell, header or footer that a table view keeps for reuse.
@MainActor
protocol PooledView: UIView {
  /// Indicates whether the view was hidden before the table view hid it, because it is in the reuse pool or was dequeued without
  /// being returned. The value is `nil` if the table view has not hidden it.
  var wasHiddenBeforePool: Bool? { get set }
}

extension PooledView {
  /// Shows a view from the pool that the application has returned without dequeuing it, as it was before. Static cells are an
  /// example.
  func restoreVisibility() {
    guard let wasHidden = wasHiddenBeforePool else { return }
    wasHiddenBeforePool = nil
    isHidden = wasHidden
  }
}

extension UITableViewCell: PooledView {}
extension UITableViewHeaderFooterView: PooledView {}
