import Foundation

/// The stored safe area and layout margins of a view.
package struct ViewInsets {
  /// The safe area that was last computed and reported.
  package var safeArea = UIEdgeInsets.zero
  /// The view's own margins without the safe area, by side or by layout direction, as they were set.
  package var margins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  /// Indicates whether the margins were set by layout direction, so that `left` means leading.
  package var isDirectional = true
}
