import TestSupport
import UIKit

/// A flow layout with additional elements: badges on items, a banner that belongs to no section, and decoration views
/// behind sections. It can be mirrored for right-to-left languages.
final class StressFlow: UICollectionViewFlowLayout {
  var flips = false
  private var hasExtras = false

  convenience init(_ random: inout SeededRandom) {
    self.init()
    minimumLineSpacing = Bool.random(using: &random) ? 0 : 7
    headerReferenceSize = CGSize(width: 0, height: Bool.random(using: &random) ? 18 : 0)
    sectionHeadersPinToVisibleBounds = Int.random(in: 0..<3, using: &random) == 0
    sectionInset.top = Bool.random(using: &random) ? 5 : 0
    flips = Bool.random(using: &random)
    hasExtras = Bool.random(using: &random)
    register(StressDecoration.self, forDecorationViewOfKind: "back")
  }

  override var flipsHorizontallyInOppositeLayoutDirection: Bool { flips }

  /// The attributes of the additional elements.
  var extras: [UICollectionViewLayoutAttributes] {
    guard hasExtras, let view = collectionView else { return [] }
    var all: [UICollectionViewLayoutAttributes] = []
    for section in 0..<view.numberOfSections {
      let count = view.numberOfItems(inSection: section)
      for item in stride(from: 1, to: count, by: 4) {
        guard let cell = layoutAttributesForItem(at: [section, item])?.frame else { continue }
        let badge = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "badge", with: [section, item])
        badge.frame = CGRect(x: cell.maxX - 9, y: cell.minY + 1, width: 8, height: 8)
        badge.zIndex = 3
        all.append(badge)
      }
      guard count > 2, let first = layoutAttributesForItem(at: [section, 0])?.frame,
        let last = layoutAttributesForItem(at: [section, count - 1])?.frame
      else { continue }
      let back = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "back", with: [section, 0])
      back.frame = first.union(last)
      back.zIndex = -1
      all.append(back)
    }
    let banner = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "banner", with: [7])
    banner.frame = CGRect(x: 20, y: 40, width: 50, height: 10)
    banner.zIndex = 9
    return all + [banner]
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect).map { $0 + extras.filter { $0.frame.intersects(rect) } }
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard elementKind == "badge" || elementKind == "banner" else {
      return super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
    }
    return extras.first { $0.representedElementKind == elementKind && $0.indexPath == indexPath }
  }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    extras.first { $0.representedElementCategory == .decorationView && $0.indexPath == indexPath }
  }
}
