import Foundation

/// The stored safe area and layout margins of a view.
package struct ViewInsets {
  /// The safe area of which the view was last notified.
  package var safeArea = UIEdgeInsets.zero
  /// The view's own margins, excluding the safe area, as they were set: by side or by layout direction.
  package var margins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  /// Indicates whether the margins were set by layout direction. `left` then means leading.
  package var isDirectional = true
}
