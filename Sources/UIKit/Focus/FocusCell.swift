import Foundation

/// A cell whose focus is managed by its collection view or table view. That view also finds the neighboring items that
/// have no cell yet.
@MainActor
protocol FocusCell: UIView {
  /// The view that displays the cell or keeps it for reuse.
  var focusHost: (any FocusCellHost)? { get }
  /// Indicates whether the cell currently shows an item.
  var showsItem: Bool { get }
  /// The corner radius of the cell's visible content, in points.
  var contentRadius: CGFloat { get }
}
