import CoreGraphics
import GalleryLibrary

/// The sizes of cards and of groups of days in a width.
struct TimeMetrics: Equatable {
  /// The distance between cards and between days, in points.
  private static let spacing: CGFloat = 16
  /// The distance between the photos of a day, in points.
  private static let gap: CGFloat = 3
  /// The width of a photo of a day that determines the number of columns, in points.
  private static let preferredSide: CGFloat = 165
  /// The minimum number of columns, and that of a day that has more than one photo.
  private static let minimumColumns = 3
  /// The space between the photos of a day and the header of the next one, in points.
  private static let gapAboveHeader: CGFloat = 16
  /// The growth of a day whose row has free columns. A single photo does not fill the whole row, where most of it would be cut off.
  private static let maximumGrowth: CGFloat = 1.5

  let level: ZoomLevel
  /// The left edge of the first card or group.
  let leading: CGFloat
  /// The width of all cards or groups in a row with the spaces between them, in points.
  let width: CGFloat
  /// The number of cards in a row, or of columns of photos.
  let columns: Int
  /// The space above the first row, in points.
  let top: CGFloat
  /// The height of the header of a day, in points, or 0 for years and months.
  let headerHeight: CGFloat
  /// The width of the narrowest day in points, or 0 for years and months.
  let narrowestDay: CGFloat
  /// The height of a card, or of the photos of a day.
  let height: CGFloat

  /// Computes the sizes for the width of a collection view.
  ///
  /// - Parameters:
  ///   - level: The years, months or days.
  ///   - width: The width of the visible part of the collection view.
  ///   - leading: The leading edge of that part.
  ///   - textHeight: A closure that returns the height of the text of a day's header for the width of the narrowest day.
  init(
    level: ZoomLevel, width: CGFloat, leading: CGFloat = 0, textHeight: (_ width: CGFloat) -> CGFloat = { _ in 0 }
  ) {
    self.level = level
    let content = max(1, width - 2 * PageMargin.inset(inWidth: width))
    self.leading = leading + (width - content) / 2
    self.width = content
    top = level == .days ? 0 : 8
    switch level {
    case .years, .months:
      let minimumWidth: CGFloat = level == .years ? 400 : 280
      columns = max(1, Int((content + Self.spacing) / (minimumWidth + Self.spacing)))
      let card = (content - CGFloat(columns - 1) * Self.spacing) / CGFloat(columns)
      height = (card * (level == .years ? 0.72 : 0.6)).rounded()
      headerHeight = 0
      narrowestDay = 0
    case .days, .photos:
      let fitting = (content + Self.gap) / (Self.preferredSide + Self.gap)
      // Days with one photo have two columns, and fill a row with an even number of them.
      columns = fitting < 3.5 ? Self.minimumColumns : 2 * Int((fitting / 2).rounded())
      let side = (content - CGFloat(columns - 1) * Self.gap) / CGFloat(columns)
      height = (2 * side + Self.gap).rounded()
      narrowestDay =
        columns > Self.minimumColumns ? 2 * (content + Self.spacing) / CGFloat(columns) - Self.spacing : content
      headerHeight = Self.gapAboveHeader + textHeight(narrowestDay)
    }
  }

  /// The distance from the top of a row to that of the next one.
  var rowHeight: CGFloat { headerHeight + height + (level == .days ? 8 : Self.spacing) }

  /// The radius of the corners of cards, or of the photos of a day, in points.
  var cornerRadius: CGFloat {
    switch level {
    case .years: 18
    case .months: 14
    case .days, .photos: 6
    }
  }

  /// The length of the longest side of a photo, in points.
  var longestSide: CGFloat {
    level.hasCards ? max(height, (width - CGFloat(columns - 1) * Self.spacing) / CGFloat(columns)) : height
  }

  // MARK: Rows

  /// Returns the number of columns of a group. A card has one column. A day has two columns for its largest photo, and further
  /// columns for its other photos, which are in two rows.
  private func columnCount(of group: Timeline.Section) -> Int {
    guard level == .days else { return 1 }
    // In a narrow window, a day occupies the whole row.
    guard columns > 3 else { return columns }
    let others = group.range.count - 1
    return min(columns, 2 + min(4, (others + 1) / 2))
  }

  /// Returns the number of columns of a group in its row. The last day of a row has the columns that the others leave.
  private func columnCount(of group: Int, with groups: [Timeline.Section], _ members: Range<Int>) -> Int {
    let needed = columnCount(of: groups[group])
    guard level == .days, group == members.upperBound - 1 else { return needed }
    let free = members.dropLast().reduce(columns) { $0 - columnCount(of: groups[$1]) }
    return min(needed, max(1, free))
  }

  /// Returns the maximum number of photos of a group that are visible.
  ///
  /// - Parameters:
  ///   - group: The index of the group.
  ///   - groups: All groups.
  ///   - members: The groups of its row.
  func tileCount(of group: Int, with groups: [Timeline.Section], _ members: Range<Int>) -> Int {
    guard level == .days else { return 1 }
    return min(groups[group].range.count, 1 + 2 * max(0, columnCount(of: group, with: groups, members) - 2))
  }

  /// Returns the index of the first group of each row.
  func rowStarts(of groups: [Timeline.Section]) -> [Int] {
    guard level == .days else { return Array(stride(from: 0, to: groups.count, by: columns)) }
    var starts: [Int] = []
    var free = 0
    for (index, group) in groups.enumerated() {
      let needed = columnCount(of: group)
      // A day with many photos also fits into fewer columns, in which it shows fewer of them.
      if needed > free, free < Self.minimumColumns {
        starts.append(index)
        free = columns
      }
      free -= min(needed, free)
    }
    return starts
  }

  /// Returns the frame of a group without its header.
  ///
  /// - Parameters:
  ///   - group: The index of the group.
  ///   - row: The index of its row.
  ///   - groups: All groups.
  ///   - members: The groups of the row.
  ///   - isLast: A Boolean value that indicates whether the row is the last one, whose groups are not widened.
  func frame(
    of group: Int, inRow row: Int, with groups: [Timeline.Section], _ members: Range<Int>, isLast: Bool
  ) -> CGRect {
    let y = top + CGFloat(row) * rowHeight + headerHeight
    guard level == .days else {
      let card = (width - CGFloat(columns - 1) * Self.spacing) / CGFloat(columns)
      return CGRect(
        x: leading + CGFloat(group - members.lowerBound) * (card + Self.spacing), y: y, width: card, height: height)
    }
    let counts = members.map { columnCount(of: $0, with: groups, members) }
    // The distance from one column to the next is the same in all full rows, so their photos are aligned.
    let column = (width + Self.spacing) / CGFloat(columns)
    let used = CGFloat(max(1, counts.reduce(0, +)))
    let unit = isLast ? column : min((width + Self.spacing) / used, Self.maximumGrowth * column)
    let index = group - members.lowerBound
    let before = CGFloat(counts.prefix(index).reduce(0, +))
    return CGRect(
      x: leading + before * unit, y: y, width: CGFloat(counts[index]) * unit - Self.spacing, height: height)
  }

  // MARK: Photos

  /// Returns the frames of the visible photos of a group. The first one is the largest.
  func tiles(_ count: Int, in frame: CGRect, of group: Timeline.Section) -> [CGRect] {
    guard count > 1 else { return [frame] }
    let columns = 2 + count / 2
    let side = (frame.width - CGFloat(columns - 1) * Self.gap) / CGFloat(columns)
    let half = (frame.height - Self.gap) / 2
    var tiles = [CGRect(x: frame.minX, y: frame.minY, width: 2 * side + Self.gap, height: frame.height)]
    for index in 0..<count - 1 {
      // The last photo has the column for itself if the number of photos is even.
      let isAlone = index == count - 2 && index.isMultiple(of: 2)
      tiles.append(
        CGRect(
          x: frame.minX + CGFloat(2 + index / 2) * (side + Self.gap),
          y: frame.minY + (index.isMultiple(of: 2) ? 0 : half + Self.gap), width: side,
          height: isAlone ? frame.height : half))
    }
    return tiles
  }

  /// Returns the frame of a photo that is not visible: a tile of a mosaic of all photos of its group.
  static func mosaicTile(_ index: Int, of count: Int, in frame: CGRect) -> CGRect {
    let columns = max(1, Int(Double(count).squareRoot().rounded(.up)))
    let rows = (count + columns - 1) / columns
    let size = CGSize(width: frame.width / CGFloat(columns), height: frame.height / CGFloat(rows))
    return CGRect(
      x: frame.minX + CGFloat(index % columns) * size.width, y: frame.minY + CGFloat(index / columns) * size.height,
      width: size.width, height: size.height)
  }
}
