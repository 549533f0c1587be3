import Foundation

/// Safe area and margins of a view, as stored.
package struct ViewInsets {
  /// What bars and the like cover, as last computed and told.
  package var safeArea = UIEdgeInsets.zero
  /// Own margins without the safe area; by side or by reading direction, as they were set.
  package var margins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  /// The margins were set by reading direction: `left` means leading.
  package var isDirectional = true
}
