import Foundation

/// What setters ask before anything else.
package enum LayerActions {
  /// Whether views answer with animations at the moment. UIKit sets it while an animation block runs.
  @exclusivity(unchecked) nonisolated(unsafe) package static var viewsAnimate = false
}
