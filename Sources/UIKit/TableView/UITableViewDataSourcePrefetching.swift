import Foundation

/// A protocol for loading data of rows before they are shown. The table does not retain the object.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  /// Called when rows are likely to be shown soon.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPaths: The index paths of the rows, the nearest first.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])

  /// Called when rows are no longer likely to be shown.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPaths: The index paths of the rows.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  /// Called when rows are no longer likely to be shown.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPaths: The index paths of the rows.
  public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}
