import CoreGraphics
import Foundation

/// A scroll view that can scroll to an item. Collection views and table views implement it.
@MainActor
protocol ItemScrollHost: UIScrollView {
  /// The type that specifies the position of an item in the visible area.
  associatedtype ScrollPosition

  /// Returns the offset at which an item is shown at a position, rounded to pixels and within the range of the content.
  /// Returns `nil` if there is no such item.
  func scrollTarget(for path: IndexPath, at position: ScrollPosition) -> CGPoint?

  /// The number of changes of the layout so far that can move items and were not caused by the content offset. The value is `nil`
  /// if the positions of items do not depend on the content offset.
  var invalidationCount: Int? { get }

  /// Indicates whether the layout must be updated before the position of an item can be determined.
  var isLayoutInvalid: Bool { get }

  /// Indicates whether a second layout pass must confirm the position of the item, because views that appear in the
  /// first pass may be measured after it.
  ///
  /// A table view measures its rows within the pass and needs only one pass (measured on iOS 26.1,
  /// `cb-table-setContentOffset-false` in callback-orders.json).
  static var confirmsItemScroll: Bool { get }
}

extension ItemScrollHost {
  var invalidationCount: Int? { nil }
  static var confirmsItemScroll: Bool { true }
}
