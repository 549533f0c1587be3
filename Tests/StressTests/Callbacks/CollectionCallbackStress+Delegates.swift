import UIKit

extension CollectionCallbackStress: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int {
    called("numberOfSections")
    return model.count
  }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    called("numberOfItems")
    return section < model.count ? model[section].count : 0
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    called("cell")
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    if let cell = cell as? CollectionCallbackCell {
      cell.called = { [weak self] in self?.called($0) }
      cell.field.delegate = self
      cell.name = name(at: indexPath) ?? -2
    }
    called("dequeued cell")
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    called("supplementary view")
    return collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    called("canMove")
    return true
  }
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    guard name(at: sourceIndexPath) != nil, destinationIndexPath.section < model.count else { return }
    let name = model[sourceIndexPath.section].remove(at: sourceIndexPath.item)
    let section = destinationIndexPath.section
    model[section].insert(name, at: min(destinationIndexPath.item, model[section].count))
  }
}

extension CollectionCallbackStress: UICollectionViewDataSourcePrefetching {
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    called("prefetch")
  }
  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
    called("cancel prefetching")
  }
}

extension CollectionCallbackStress: UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { called("willDisplay") }
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { called("didEndDisplaying") }
  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) { called("willDisplay view") }
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    called("size")
    return CGSize(width: 60, height: 30)
  }
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    called("inset")
    return .zero
  }
  func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    called("target")
    return proposedIndexPath
  }
  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    called("shouldHighlight")
    return true
  }
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    called("didHighlight")
  }
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    called("shouldSelect")
    return true
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { called("didSelect") }
  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    called("didUnhighlight")
  }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { called("didScroll") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { called("didEndScrollingAnimation") }
}
