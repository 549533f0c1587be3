import CollectionCore
import Foundation

// Handles scrolls that are in progress while the content changes.
extension UICollectionView {
  /// Returns whether the user is dragging the content, or a scroll is running that will end within the content.
  ///
  /// The method stops a deceleration that would end beyond the content, and redirects an animated scroll that would end
  /// there to the new edge.
  final func isInMotion() -> Bool {
    if isScrollAnimating {
      // The check also applies during a drag, because a key press may have started the animation.
      let finalOffset = CGPoint(
        x: scrollState.animationX?.to ?? contentOffset.x, y: scrollState.animationY?.to ?? contentOffset.y)
      let endInRange = offsetInRange(finalOffset)
      if endInRange != finalOffset {
        if isTracking || offsetInRange(contentOffset) == contentOffset {
          setContentOffset(endInRange, animated: true)
        } else {
          stopMotion(notify: true)
        }
      }
      return isScrollAnimating || isTracking
    }
    if isTracking { return true }
    guard isDecelerating else { return false }
    let finalOffset = CGPoint(
      x: scrollState.decelerationX?.end ?? contentOffset.x, y: scrollState.decelerationY?.end ?? contentOffset.y)
    let endInRange = offsetInRange(finalOffset)
    if abs(endInRange.x - finalOffset.x) <= pixel, abs(endInRange.y - finalOffset.y) <= pixel { return true }
    stopMotion(notify: true)
    return false
  }
}
