import UIKit

@MainActor func makeFlowLayout() -> UICollectionViewLayout {
  let layout = UICollectionViewFlowLayout()
  layout.itemSize = CGSize(width: 80, height: 80)
  layout.minimumInteritemSpacing = 8
  layout.minimumLineSpacing = 8
  return layout
}

@MainActor func makeGridLayout() -> UICollectionViewLayout {
  let item = NSCollectionLayoutItem(
    layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)))
  let group = NSCollectionLayoutGroup.horizontal(
    layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)),
    subitems: [item])
  return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
}
