import UIKit

/// The layout of the grid: squares with small gaps from edge to edge, below a header for each month.
final class PhotoGridLayout: UICollectionViewCompositionalLayout {
  /// The sizes of photos, from the smallest to the largest. A change of the level is one animated change of the layout.
  enum Level: Int, CaseIterable {
    case years, months, days, photos

    /// The side that a photo has at least, in points, unless there would be too few columns.
    var minimumSide: CGFloat {
      switch self {
      case .years: 30
      case .months: 62
      case .days: 148
      case .photos: 320
      }
    }

    /// The minimum number of columns, even in a narrow window.
    var minimumColumns: Int {
      switch self {
      case .years: 12
      case .months: 6
      case .days: 3
      case .photos: 1
      }
    }

    /// The next larger level, or `nil` for the largest one.
    var larger: Level? { Level(rawValue: rawValue + 1) }
    /// The next smaller level, or `nil` for the smallest one.
    var smaller: Level? { Level(rawValue: rawValue - 1) }

    /// Returns the number of columns in a width.
    func columns(inWidth width: CGFloat) -> Int {
      max(minimumColumns, Int((width + PhotoGridLayout.gap) / (minimumSide + PhotoGridLayout.gap)))
    }

    /// Returns the side of a photo in points.
    func side(inWidth width: CGFloat) -> CGFloat {
      let columns = CGFloat(columns(inWidth: width))
      return max(1, (width - (columns - 1) * PhotoGridLayout.gap) / columns)
    }
  }

  /// A photo that remains at its position in the window when this layout replaces another layout.
  struct Anchor {
    /// The index path of the photo.
    let indexPath: IndexPath
    /// The distance of the middle of the photo from the top of the visible bounds.
    let distance: CGFloat
  }

  /// The distance between photos in points.
  nonisolated static let gap: CGFloat = 2
  /// The height of the header of a month at the default text size, in points.
  nonisolated static let headerHeight: CGFloat = 60

  /// The space above photos without a header, in points.
  private static let gapBelowTitle: CGFloat = 16

  /// The level of zoom, which determines the number of columns.
  let level: Level
  /// The photo that remains at its position when this layout replaces another layout.
  var anchor: Anchor?

  /// A Boolean value that indicates whether the photos have headers. The photos of an album have none, because they are
  /// in the order of the album instead of the order of months.
  let hasHeaders: Bool

  /// Creates a layout for a level of zoom. `hasHeaders` determines whether each month has a header.
  init(_ level: Level = .days, hasHeaders: Bool) {
    self.level = level
    self.hasHeaders = hasHeaders
    super.init { _, environment in
      Self.section(level, hasHeaders, inWidth: environment.container.effectiveContentSize.width)
    }
  }

  required init?(coder: NSCoder) { fatalError("PhotoGridLayout does not support init(coder:); create it in code") }

  private static func section(
    _ level: Level, _ hasHeaders: Bool, inWidth width: CGFloat
  ) -> NSCollectionLayoutSection {
    let side = level.side(inWidth: width)
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(side), heightDimension: .absolute(side)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(side)),
      repeatingSubitem: item, count: level.columns(inWidth: width))
    group.interItemSpacing = .fixed(gap)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = gap
    guard hasHeaders else {
      section.contentInsets.top = gapBelowTitle
      return section
    }
    let height = UIFontMetrics(forTextStyle: .title2).scaledValue(for: headerHeight)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    ]
    return section
  }

  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    guard let anchor, let view = collectionView, let photo = layoutAttributesForItem(at: anchor.indexPath) else {
      return super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
    }
    let top = -view.adjustedContentInset.top
    let end = collectionViewContentSize.height + view.adjustedContentInset.bottom - view.bounds.height
    return CGPoint(x: proposedContentOffset.x, y: max(top, min(end, photo.center.y - anchor.distance)))
  }
}
