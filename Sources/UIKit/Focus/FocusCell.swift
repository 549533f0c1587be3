import Foundation

/// A cell whose focus its collection view or table view manages. That view also finds neighboring items that have no
/// cell at present.
@MainActor
protocol FocusCell: UIView {
  /// The view that displays the cell or has cached it for reuse.
  var focusHost: (any FocusCellHost)? { get }
  /// Indicates whether the cell currently shows an item.
  var showsItem: Bool { get }
  /// The corner radius of the cell's visible content, in points.
  var contentRadius: CGFloat { get }
}
