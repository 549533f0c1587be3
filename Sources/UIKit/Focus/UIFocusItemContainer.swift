import CoreGraphics
import Foundation

/// Holds items that can have the focus.
@preconcurrency @MainActor
public protocol UIFocusItemContainer: NSObjectProtocol {
  /// The coordinates that the items' frames are in.
  var coordinateSpace: any UICoordinateSpace { get }
  /// The items that lie in or reach into `rect`, in those coordinates.
  func focusItems(in rect: CGRect) -> [any UIFocusItem]
}
