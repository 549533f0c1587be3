import CoreGraphics
import Foundation

/// A container that scrolls to the focused item.
@preconcurrency @MainActor
public protocol UIFocusItemScrollableContainer: UIFocusItemContainer {
  /// The point of the content at the origin of the visible area, in points. The focus system sets it to scroll to an
  /// item.
  var contentOffset: CGPoint { get set }
  /// The size of the content, in points.
  var contentSize: CGSize { get }
  /// The size of the visible area, in points.
  var visibleSize: CGSize { get }
}
