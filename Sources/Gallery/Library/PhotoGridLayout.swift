import UIKit

/// The layout of the grid: squares with small gaps from edge to edge, below a header for each month.
final class PhotoGridLayout: UICollectionViewCompositionalLayout, LevelLayout {
  /// The sizes of photos, from the smallest to the largest. A change of the level is one animated change of the layout.
  enum Level: Int, CaseIterable {
    case tiny, small, medium, large

    /// The minimum side of a photo, in points. In a narrow window, `minimumColumns` takes precedence.
    var minimumSide: CGFloat {
      switch self {
      case .tiny: 30
      case .small: 62
      case .medium: 148
      case .large: 320
      }
    }

    /// The minimum number of columns, even in a narrow window.
    var minimumColumns: Int {
      switch self {
      case .tiny: 12
      case .small: 6
      case .medium: 3
      case .large: 1
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

  /// The distance between photos in points.
  nonisolated static let gap: CGFloat = 2
  /// The height of the header of a month at the default text size, in points.
  nonisolated static let headerHeight: CGFloat = 60

  /// The space above photos without a header, in points.
  private static let gapBelowTitle: CGFloat = 16

  /// The level of zoom, which determines the number of columns.
  let level: Level
  var transition: LevelTransition?

  /// A Boolean value that indicates whether the photos have headers. The photos of an album have none, because they are
  /// in the order of the album instead of the order of months.
  let hasHeaders: Bool

  /// The photos that are in front of the others, from the uppermost one, while they spread from a stack. A change of the layout gives
  /// all photos their order at its beginning, when they are still above each other.
  var front: [IndexPath] = []

  /// Creates a layout for a level of zoom. `hasHeaders` determines whether each month has a header.
  init(_ level: Level = .medium, hasHeaders: Bool) {
    self.level = level
    self.hasHeaders = hasHeaders
    super.init { _, environment in
      Self.section(level, hasHeaders, in: environment)
    }
  }

  required init?(coder: NSCoder) { fatalError("PhotoGridLayout does not support init(coder:); create it in code") }

  private static func section(
    _ level: Level, _ hasHeaders: Bool, in environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let width = environment.container.effectiveContentSize.width
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
    // An update of the library is laid out when no view's traits are current.
    let height = UIFontMetrics(forTextStyle: .title2).scaledValue(
      for: headerHeight, compatibleWith: environment.traitCollection)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    ]
    return section
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let all = super.layoutAttributesForElements(in: rect)
    return front.isEmpty ? all : all?.map(raised)
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = super.layoutAttributesForItem(at: indexPath)
    return front.isEmpty ? attributes : attributes.map(raised)
  }

  private func raised(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard attributes.representedElementCategory == .cell, let number = front.firstIndex(of: attributes.indexPath),
      let copy = attributes.copy() as? UICollectionViewLayoutAttributes
    else { return attributes }
    copy.zIndex = front.count - number
    return copy
  }

  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    transition?.targetOffset(in: self, proposed: proposedContentOffset)
      ?? super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
  }

  override func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let transition, !transition.isBetweenGrids else {
      return super.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: elementKind, at: elementIndexPath)
    }
    return transition.initialAttributes(layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath))
  }

  override func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let transition, !transition.isBetweenGrids else {
      return super.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: elementKind, at: elementIndexPath)
    }
    return transition.finalAttributes(layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath))
  }
}
