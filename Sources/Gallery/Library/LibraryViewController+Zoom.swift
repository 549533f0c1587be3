import UIKit

/// Changes the size of the photos with pinches on a screen or a touchpad, and with the wheel and the Control key.
extension LibraryViewController {
  /// The pinch scale at which the grid changes to the next zoom level.
  private static let scaleOfLevel: CGFloat = 1.3

  /// The layout of the grid.
  var gridLayout: PhotoGridLayout? { collectionView.collectionViewLayout as? PhotoGridLayout }

  func addZoomGesture() {
    collectionView.addGestureRecognizer(
      UIPinchGestureRecognizer(target: self, action: Selector("pinched:", Self.pinched(_:))))
  }

  private func pinched(_ pinch: UIPinchGestureRecognizer) {
    guard pinch.state == .changed || pinch.state == .ended, let level = gridLayout?.level else { return }
    let isLarger = pinch.scale >= Self.scaleOfLevel
    guard isLarger || pinch.scale <= 1 / Self.scaleOfLevel else { return }
    pinch.scale = 1
    if let next = isLarger ? level.larger : level.smaller { zoom(to: next, at: pinch.location(in: collectionView)) }
  }

  /// Changes the size of the photos, so that a photo remains where it is.
  ///
  /// - Parameters:
  ///   - level: The size.
  ///   - point: The location of the photo in the collection view's coordinates.
  func zoom(to level: PhotoGridLayout.Level, at point: CGPoint) {
    let layout = PhotoGridLayout(level, hasHeaders: gridLayout?.hasHeaders ?? true)
    let visible = collectionView.indexPathsForVisibleItems.compactMap {
      collectionView.layoutAttributesForItem(at: $0)
    }
    let nearest = visible.min {
      hypot($0.center.x - point.x, $0.center.y - point.y) < hypot($1.center.x - point.x, $1.center.y - point.y)
    }
    layout.anchor = nearest.map {
      PhotoGridLayout.Anchor(indexPath: $0.indexPath, distance: $0.center.y - collectionView.bounds.minY)
    }
    collectionView.setCollectionViewLayout(layout, animated: true) { _ in layout.anchor = nil }
  }
}
