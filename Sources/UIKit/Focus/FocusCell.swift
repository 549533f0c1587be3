import Foundation

/// A cell whose focus is managed by its collection view or table view. The collection view or table view also finds
/// neighboring items that currently have no cell, because they are not visible.
@MainActor
protocol FocusCell: UIView {
  /// The view that displays the cell or has cached it for reuse.
  var focusHost: (any FocusCellHost)? { get }
  /// Indicates whether the cell currently shows an item.
  var showsItem: Bool { get }
  /// The corner radius of the cell's visible content, in points.
  var contentRadius: CGFloat { get }
}
