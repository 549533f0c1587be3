import Foundation

/// The methods that prefetch data for rows that are likely to be shown soon. The table view does not retain the object
/// that implements them.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  /// Tells the object to load the data of rows that are likely to be shown soon.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPaths: The index paths of the rows, nearest first.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])

  /// Tells the object that rows are no longer likely to be shown soon. The method is optional. The default
  /// implementation does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPaths: The index paths of rows that were passed to `tableView(_:prefetchRowsAt:)` before.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  /// Tells the object that rows are no longer likely to be shown soon.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPaths: The index paths of rows that were passed to `tableView(_:prefetchRowsAt:)` before.
  public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}
