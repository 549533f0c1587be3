import CoreGraphics
import Foundation

/// What a scroll to an item asks of its view.
@MainActor
protocol ItemScrollHost: UIScrollView {
  /// Where in the visible part an item is to be.
  associatedtype ScrollPosition

  /// Returns the offset that brings an item to a position, on whole pixels and within the range of the content; nil for an
  /// item that does not exist.
  func scrollTarget(for path: IndexPath, at position: ScrollPosition) -> CGPoint?

  /// Whether the layout has to be brought up to date before the place of an item is known.
  var isLayoutInvalid: Bool { get }

  /// Whether a scroll has landed only when a second layout pass has found the item in its place: views that were shown in the
  /// first may tell their sizes after it. A table view measures its rows within the pass and needs one (callback-orders,
  /// cb-table-setContentOffset-false).
  static var confirmsItemScroll: Bool { get }
}

extension ItemScrollHost {
  static var confirmsItemScroll: Bool { true }
}
