import Foundation

extension UICollectionView: IndexBarHost {
  final func loadIndexTitles() -> [String] { dataSource?.indexTitles(for: self) ?? [] }

  final func scroll(toIndexTitle title: String, at index: Int) {
    guard let dataSource else { return }
    let path = dataSource.collectionView(self, indexPathForIndexTitle: title, at: index)
    let isVertical = contentSize.height > bounds.height || contentSize.width <= bounds.width
    scrollToItem(at: path, at: isVertical ? .top : .left, animated: false)
  }
}
