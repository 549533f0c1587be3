import UIKit

/// A delegate that notifies a stress test when views are displayed.
@MainActor
protocol StressListening: UICollectionViewDelegate {
  var stress: Stress { get }
}

extension StressListening {
  func collectionView(_ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
  {
    stress.collectionView(view, willDisplay: cell, forItemAt: indexPath)
  }
  func collectionView(
    _ view: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { stress.collectionView(view, didEndDisplaying: cell, forItemAt: indexPath) }
  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    stress.collectionView(
      collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    stress.collectionView(
      collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind, at: indexPath)
  }
}
