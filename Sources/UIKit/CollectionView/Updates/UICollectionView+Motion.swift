import CollectionCore
import Foundation

// A scroll that is under way while the content changes.
extension UICollectionView {
  /// Whether a finger holds the content, or it moves by itself and will come to rest within the content. What would come
  /// to rest beyond it is stopped; an animated scroll goes to the new edge instead.
  final func isInMotion() -> Bool {
    if isScrollAnimating {
      // Also below a finger that holds the content: a key may have begun it.
      let end = CGPoint(x: drive.animationX?.to ?? contentOffset.x, y: drive.animationY?.to ?? contentOffset.y)
      let settled = offsetInRange(end)
      if settled != end {
        if isTracking || offsetInRange(contentOffset) == contentOffset {
          setContentOffset(settled, animated: true)
        } else {
          stopMotion(notify: true)
        }
      }
      return isScrollAnimating || isTracking
    }
    if isTracking { return true }
    guard isDecelerating else { return false }
    let end = CGPoint(x: drive.motionX?.end ?? contentOffset.x, y: drive.motionY?.end ?? contentOffset.y)
    let settled = offsetInRange(end)
    if abs(settled.x - end.x) <= pixel, abs(settled.y - end.y) <= pixel { return true }
    stopMotion(notify: true)
    return false
  }
}
