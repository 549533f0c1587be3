import Foundation

/// A cell whose collection view or table decides about the focus, and knows the neighbours that have no cell yet.
@MainActor
protocol FocusCell: UIView {
  /// The view that shows the cell, or keeps it for its next use.
  var focusHost: (any FocusCellHost)? { get }
  /// Whether the cell shows an item at the moment.
  var showsItem: Bool { get }
  /// The corner radius of the visible content, in points.
  var contentRadius: CGFloat { get }
}
