import GalleryLibrary
import UIKit

/// The layout of the years, months or days: a card for each year or month with one photo and a title over it, or a group
/// of photos for each day with a header.
///
/// The items are those of the grid of all photos. Most of them are not shown: they have the attributes of an invisible tile
/// of their card, from which they fly to their places in the next layout. All rows have the same height, so a query
/// visits only the rows in its rectangle.
final class TimeLayout: UICollectionViewLayout, LevelLayout {
  static let yearTitleKind = "YearTitle"
  static let monthTitleKind = "MonthTitle"
  static let dayHeaderKind = "DayHeader"

  /// The level that the layout shows: years, months or days. `ZoomLevel.photos` is shown by a grid.
  let level: ZoomLevel
  var transition: LevelTransition?
  /// The position of the photo at which the user zoomed. The card or group that contains this photo shows it instead of the
  /// key photo. The value is `nil` if there is no such photo, and after the photos have changed.
  var pinnedPosition: Int? {
    didSet { keyPositions = [:] }
  }

  /// The sizes of cards and groups for the width of the last `prepare()`.
  private(set) var metrics = TimeMetrics(level: .years, width: 0)
  /// The years, months or days with their ranges of photos, in the order of the photos.
  private(set) var groups: [Timeline.Section] = []
  /// The index of the first group of each row.
  private var rowStarts: [Int] = []
  /// The positions of the photos that represent groups, by the index of the group.
  private var keyPositions: [Int: Int] = [:]
  private var needsGroups = true
  private let photos: () -> PhotoTimeline?

  /// Creates a layout.
  ///
  /// - Parameters:
  ///   - level: The years, months or days.
  ///   - photos: A closure that returns the photos that the collection view shows.
  init(_ level: ZoomLevel, photos: @escaping () -> PhotoTimeline?) {
    self.level = level
    self.photos = photos
    super.init()
  }

  required init?(coder: NSCoder) { fatalError("TimeLayout does not support init(coder:); create it in code") }

  override class var layoutAttributesClass: AnyClass { PhotoLayoutAttributes.self }

  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  // MARK: Preparing

  override func prepare() {
    super.prepare()
    guard let view = collectionView, let unit = level.unit else { return }
    let insets = view.safeAreaInsets
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let newMetrics = TimeMetrics(
      level: level, width: view.bounds.width - insets.left - insets.right,
      leading: isMirrored ? insets.right : insets.left,
      textHeight: { DayHeaderView.textHeight(inWidth: $0, for: view.traitCollection) })
    guard needsGroups || newMetrics != metrics else { return }
    metrics = newMetrics
    if needsGroups {
      groups = photos()?.groups(by: unit) ?? []
      keyPositions = [:]
      needsGroups = false
    }
    rowStarts = metrics.rowStarts(of: groups)
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything || context.invalidateDataSourceCounts {
      needsGroups = true
      if context.invalidateDataSourceCounts { pinnedPosition = nil }
    }
    super.invalidateLayout(with: context)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }

  override var collectionViewContentSize: CGSize {
    CGSize(
      width: collectionView?.bounds.width ?? 0,
      height: groups.isEmpty ? 0 : metrics.top + CGFloat(rowStarts.count) * metrics.rowHeight)
  }

  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    transition?.targetOffset(in: self, proposed: proposedContentOffset)
      ?? super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
  }

  // MARK: Groups

  /// Returns the index of the group that contains a position, or `nil` if there is none.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of groups.
  func group(at position: Int) -> Int? {
    guard let last = groups.last, (0..<last.range.upperBound).contains(position) else { return nil }
    return groups.indexPath(of: position).section
  }

  /// Returns the position of the photo that represents a group.
  func keyPosition(of group: Int) -> Int {
    let range = groups[group].range
    if let pinnedPosition, range.contains(pinnedPosition), level.hasCards { return pinnedPosition }
    if let position = keyPositions[group] { return position }
    let position = photos()?.keyPosition(in: range) ?? range.lowerBound
    keyPositions[group] = position
    return position
  }

  /// Reads the photos that represent groups again, because photos may have become favourites.
  func discardKeyPhotos() {
    keyPositions = [:]
    pinnedPosition = nil
    invalidateLayout()
  }

  /// Shows the photos that represent groups and were read too late for their frame.
  func showLateKeyPhotos() {
    keyPositions = [:]
    invalidateLayout()
  }

  /// Returns the positions of the photos of a group that are visible, beginning with the largest.
  private func visiblePositions(of group: Int) -> [Int] {
    let key = keyPosition(of: group)
    guard !level.hasCards else { return [key] }
    let range = groups[group].range
    let count = metrics.tileCount(of: group, with: groups, groups(inRow: row(of: group)))
    let others = range.prefix(count).filter { $0 != key }.prefix(count - 1)
    var positions = [key] + others
    if let pinnedPosition, range.contains(pinnedPosition), !positions.contains(pinnedPosition) {
      positions[0] = pinnedPosition
    }
    return positions
  }

  private func row(of group: Int) -> Int {
    var (low, high) = (0, rowStarts.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if rowStarts[middle] <= group { low = middle } else { high = middle - 1 }
    }
    return low
  }

  private func groups(inRow row: Int) -> Range<Int> {
    rowStarts[row]..<(row + 1 < rowStarts.count ? rowStarts[row + 1] : groups.count)
  }

  /// Returns the frame of a group: that of its card, or of its photos below the header.
  private func frame(of group: Int) -> CGRect {
    let row = row(of: group)
    let isLast = row == rowStarts.count - 1
    return metrics.frame(of: group, inRow: row, with: groups, groups(inRow: row), isLast: isLast)
  }

  // MARK: Attributes

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard !rowStarts.isEmpty else { return [] }
    let first = max(0, Int(((rect.minY - metrics.top) / metrics.rowHeight).rounded(.down)))
    let end = min(rowStarts.count, Int(((rect.maxY - metrics.top) / metrics.rowHeight).rounded(.up)))
    guard first < end else { return [] }
    var result: [UICollectionViewLayoutAttributes] = []
    for row in first..<end {
      for group in groups(inRow: row) {
        let frame = frame(of: group)
        let positions = visiblePositions(of: group)
        for (position, tile) in zip(positions, metrics.tiles(positions.count, in: frame, of: groups[group])) {
          guard let path = indexPath(of: position) else { continue }
          result.append(attributes(path, tile))
        }
        if let title = titleAttributes(of: group, frame) { result.append(title) }
      }
    }
    return result.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let photos = photos(), photos.sections.indices.contains(indexPath.section),
      photos.sections[indexPath.section].range.count > indexPath.item
    else { return nil }
    let position = photos.position(of: indexPath)
    guard let group = group(at: position) else { return nil }
    let frame = frame(of: group)
    let positions = visiblePositions(of: group)
    if let index = positions.firstIndex(of: position) {
      return attributes(indexPath, metrics.tiles(positions.count, in: frame, of: groups[group])[index])
    }
    let range = groups[group].range
    let tile = TimeMetrics.mosaicTile(position - range.lowerBound, of: range.count, in: frame)
    let attributes = attributes(indexPath, tile)
    attributes.alpha = 0
    attributes.zIndex = -1
    return attributes
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard elementKind == titleKind, let photos = photos(), photos.sections.indices.contains(indexPath.section),
      let group = group(at: photos.position(of: indexPath)),
      // After an insertion, the title of a group that is on the screen may have the index path of another of its photos.
      groups[group].range.lowerBound == photos.position(of: indexPath)
    else { return nil }
    return titleAttributes(of: group, frame(of: group))
  }

  override func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let transition else {
      return super.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: elementKind, at: elementIndexPath)
    }
    return movedTitle(ofKind: elementKind, at: elementIndexPath, in: transition, isAppearing: true)
  }

  override func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let transition else {
      return super.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: elementKind, at: elementIndexPath)
    }
    return movedTitle(ofKind: elementKind, at: elementIndexPath, in: transition, isAppearing: false)
  }

  /// Returns the attributes of a title that appears or disappears with the largest photo of its group.
  private func movedTitle(
    ofKind kind: String, at indexPath: IndexPath, in transition: LevelTransition, isAppearing: Bool
  ) -> UICollectionViewLayoutAttributes? {
    guard let title = layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath),
      let photo = photo(ofTitleAt: indexPath)
    else { return nil }
    return transition.titleAttributes(title, with: photo, isAppearing: isAppearing)
  }

  /// Returns the attributes of the largest photo of the group with a title.
  func photo(ofTitleAt indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let photos = photos(), photos.sections.indices.contains(indexPath.section),
      let group = group(at: photos.position(of: indexPath)),
      let path = visiblePositions(of: group).first.flatMap({ self.indexPath(of: $0) })
    else { return nil }
    return layoutAttributesForItem(at: path)
  }

  /// The element kind of the titles of this level: cards have a title over the photo, and days have a header. Years and
  /// months have different kinds, because the first photo of a year is also that of a month.
  var titleKind: String {
    switch level {
    case .years: Self.yearTitleKind
    case .months: Self.monthTitleKind
    case .days, .photos: Self.dayHeaderKind
    }
  }

  private func attributes(_ indexPath: IndexPath, _ frame: CGRect) -> PhotoLayoutAttributes {
    let attributes = PhotoLayoutAttributes(forCellWith: indexPath)
    attributes.frame = frame
    attributes.cornerRadius = metrics.cornerRadius
    attributes.isCard = level.hasCards
    return attributes
  }

  /// Returns the attributes of a group's title, which has the index path of the first photo of the group.
  private func titleAttributes(of group: Int, _ frame: CGRect) -> UICollectionViewLayoutAttributes? {
    guard let path = indexPath(of: groups[group].range.lowerBound) else { return nil }
    let title = PhotoLayoutAttributes(forSupplementaryViewOfKind: titleKind, with: path)
    title.frame =
      level.hasCards
      ? frame
      : CGRect(x: frame.minX, y: frame.minY - metrics.headerHeight, width: frame.width, height: metrics.headerHeight)
    title.cornerRadius = metrics.cornerRadius
    title.dateWidth = metrics.narrowestDay
    title.zIndex = 1
    return title
  }

  private func indexPath(of position: Int) -> IndexPath? {
    guard let photos = photos(), position < photos.count else { return nil }
    return photos.indexPath(of: position)
  }
}
