import Foundation

/// A scroll to an item that has not come to its end: where the item lies may turn out only when it is shown.
struct ItemScroll {
  /// Follows the item through updates.
  var path: IndexPath
  /// Names at most one place an axis; axes that it does not name stay alone.
  let position: UICollectionView.ScrollPosition
  /// Still on its way along the curve of an animated scroll.
  var isAnimated: Bool
  /// A pass has ended with the item in its place. A second one has to agree: what was shown in the first may have told
  /// its size since.
  var isConfirmed = false
  /// How often the offset was corrected without an animation.
  var corrections = 0

  /// A layout whose sizes do not settle is left alone after so many corrections.
  static let limit = 8
}
