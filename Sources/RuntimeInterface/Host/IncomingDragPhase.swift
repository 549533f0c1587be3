import CoreGraphics
import Foundation

/// A change of a drag that another program performs over a window.
package enum IncomingDragPhase: Sendable {
  /// The pointer has entered the window, or has moved to a point, in points of the window.
  case moved(CGPoint)
  /// The pointer has left the window, or the drag was cancelled.
  case left
  /// The data was dropped at the point.
  case dropped(CGPoint)
}
