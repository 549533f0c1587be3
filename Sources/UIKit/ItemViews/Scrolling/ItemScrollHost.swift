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
}
