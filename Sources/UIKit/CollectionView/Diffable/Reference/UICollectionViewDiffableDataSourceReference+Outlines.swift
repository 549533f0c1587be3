import Foundation

extension UICollectionViewDiffableDataSourceReference: OutlineDataSource {
  func isExpanded(at path: IndexPath) -> Bool? { source.isExpanded(at: path) }
  func level(at path: IndexPath) -> Int? { source.level(at: path) }
  func setExpanded(at path: IndexPath, _ isExpanded: Bool) -> Bool { source.setExpanded(at: path, isExpanded) }
}
