import CoreGraphics
import Foundation

/// A container that scrolls to an item that gets the focus.
@preconcurrency @MainActor
public protocol UIFocusItemScrollableContainer: UIFocusItemContainer {
  /// The point of the content at the upper left of what is visible; the engine sets it.
  var contentOffset: CGPoint { get set }
  /// The size of the content, in points.
  var contentSize: CGSize { get }
  /// The size of the visible part, in points.
  var visibleSize: CGSize { get }
}
