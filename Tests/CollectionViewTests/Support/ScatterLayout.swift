import TestSupport
import UIKit

/// A layout with elements in random positions: cells in every section, supplementary views for some sections, and
/// decoration views, with random frames, z-indexes and visibility. Its implementation is as simple as possible and
/// searches all elements in each query.
final class ScatterLayout: UICollectionViewLayout {
  var random = SeededRandom(seed: 1)
  var area = CGSize(width: 600, height: 900)
  private(set) var all: [UICollectionViewLayoutAttributes] = []
  private var counts: [Int] = []

  override func prepare() {
    super.prepare()
    guard let view = collectionView else { return }
    let now = (0..<view.numberOfSections).map { view.numberOfItems(inSection: $0) }
    if now == counts { return }
    counts = now
    strew()
  }

  /// Gives all elements new positions.
  func strew() {
    all = []
    for (section, count) in counts.enumerated() {
      for item in 0..<count { add(UICollectionViewLayoutAttributes(forCellWith: [section, item])) }
      if Bool.random(using: &random) {
        add(UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "header", with: [section, 0]))
      }
      if Bool.random(using: &random) {
        add(UICollectionViewLayoutAttributes(forDecorationViewOfKind: "back", with: [section, 0]))
      }
    }
    all.shuffle(using: &random)
  }

  private func add(_ attributes: UICollectionViewLayoutAttributes) {
    attributes.frame = CGRect(
      x: CGFloat(Int.random(in: -20...Int(area.width), using: &random)),
      y: CGFloat(Int.random(in: -20...Int(area.height), using: &random)),
      width: CGFloat(Int.random(in: 1...200, using: &random)), height: CGFloat(Int.random(in: 1...200, using: &random)))
    attributes.zIndex = Int.random(in: -2...2, using: &random)
    attributes.isHidden = Int.random(in: 0..<10, using: &random) == 0
    attributes.alpha = Bool.random(using: &random) ? 1 : 0.5
    all.append(attributes)
  }

  override var collectionViewContentSize: CGSize { area }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    all.filter { $0.frame.intersects(rect) }
  }
  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    all.first { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
  }
  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    all.first { $0.representedElementCategory == .supplementaryView && $0.indexPath == indexPath }
  }
}
