/// A cell, header or footer that a table view keeps for reuse.
@MainActor
protocol PooledView: UIView {
  /// Indicates whether the view was hidden before it was hidden in the reuse pool. The value is `nil` while the view is not in
  /// the pool.
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
