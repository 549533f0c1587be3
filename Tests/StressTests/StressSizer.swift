import UIKit

/// The delegate that returns sizes and insets to the flow layout of a stress test. They depend on names, so that they
/// move with their items and sections.
@MainActor
final class StressSizer: NSObject, StressListening, UICollectionViewDelegateFlowLayout {
  unowned let stress: Stress

  init(_ stress: Stress) { self.stress = stress }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let name = stress.model.item(indexPath)
    return CGSize(width: [60, 45, 148, 60][name % 4], height: 15 + name * 7 % 40)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    UIEdgeInsets(top: CGFloat(stress.model.sections[section].name % 7), left: 0, bottom: 2, right: 3)
  }
}
