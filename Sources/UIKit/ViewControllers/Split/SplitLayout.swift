import Foundation

/// The geometry of an expanded split view: the frames of its columns in the view's coordinates, and the insets of the
/// areas that other columns cover.
///
/// The frames of hidden columns are outside of the view, where an animation begins or ends.
struct SplitLayout: Equatable {
  typealias Column = UISplitViewController.Column
  typealias DisplayMode = UISplitViewController.DisplayMode

  /// The values from which the frames of the columns are computed.
  struct Input: Equatable {
    var style = UISplitViewController.Style.doubleColumn
    var mode = DisplayMode.secondaryOnly
    /// Indicates whether the application asked for two columns in front of the secondary one. The supplementary column
    /// then extends behind the primary one (measured on UIKit, case `split-frame-two-over` of Tests/Oracle).
    var requestsTwoOverlays = false
    /// Indicates whether the primary column is a card that floats above its neighbor, with margins around it.
    var floats = true
    /// Indicates whether the primary column is on the right side.
    var isMirrored = false
    var showsInspector = false
    /// The columns that have a view controller. The other columns take no space.
    var present: Set<Column> = [.primary, .supplementary, .secondary]
    var size = CGSize.zero
    var safeArea = UIEdgeInsets.zero
    var scale: CGFloat = 1
    var widths = SplitWidths()
  }

  private(set) var frames: [Column: CGRect] = [:]
  private(set) var insets: [Column: UIEdgeInsets] = [:]
  /// The widths of the columns, including hidden columns.
  private(set) var widths: [Column: CGFloat] = [:]
  /// The columns that are visible, including the secondary column.
  private(set) var visible: Set<Column> = []
  /// The columns that are in front of the secondary column. A tap outside of these columns hides them.
  private(set) var overlaid: Set<Column> = []

  /// Returns the columns, besides the secondary one, that are visible in a display mode of a style.
  static func leading(_ mode: DisplayMode, _ style: UISplitViewController.Style) -> Set<Column> {
    switch mode {
    case .automatic, .secondaryOnly: []
    case .oneBesideSecondary, .oneOverSecondary: style == .tripleColumn ? [.supplementary] : [.primary]
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary:
      style == .tripleColumn ? [.primary, .supplementary] : [.primary]
    }
  }

  /// Returns `true` if a display mode shows columns in front of the secondary one.
  static func isOverlay(_ mode: DisplayMode) -> Bool { mode == .oneOverSecondary || mode == .twoOverSecondary }

  init(_ input: Input) {
    let visibleLeading = Self.leading(input.mode, input.style).intersection(input.present)
    visible = visibleLeading.union([.secondary])
    if input.showsInspector { visible.insert(.inspector) }
    let isTriple = input.style == .tripleColumn && input.present.contains(.supplementary)
    let isOver = Self.isOverlay(input.mode)
    // If the mode is `twoOverSecondary` but the application did not request two columns in front, only the primary
    // column is in front, because three columns do not fit side by side.
    let tilesSupplementary = !isOver || (input.mode == .twoOverSecondary && !input.requestsTwoOverlays)
    let (primary, supplementary) = Self.widths(
      input,
      tiles: isTriple
        ? tilesSupplementary && visibleLeading.contains(.supplementary) : !isOver && !visibleLeading.isEmpty)
    widths = [.primary: primary]
    if isTriple { widths[.supplementary] = supplementary }
    let leadingMargin = input.floats ? SplitWidths.margin : 0
    let gap = input.floats ? SplitWidths.margin : SplitWidths.gap
    // The width of the primary column and of the margin beside it.
    let primaryExtent = primary + gap
    let showsPrimary = visibleLeading.contains(.primary)
    var contentStart: CGFloat = 0
    if isTriple {
      let isWide = showsPrimary && (!isOver || input.requestsTwoOverlays)
      var frame = CGRect(x: 0, y: 0, width: supplementary, height: input.size.height)
      if !visibleLeading.contains(.supplementary) {
        frame.origin.x = -(supplementary + SplitWidths.gap)
      } else if isWide, input.floats {
        frame.size.width += primaryExtent
        insets[.supplementary] = UIEdgeInsets(top: 0, left: primaryExtent, bottom: 0, right: 0)
      } else if isWide {
        frame.origin.x = primaryExtent
      }
      widths[.supplementary] = frame.width
      frames[.supplementary] = frame
      if tilesSupplementary, visibleLeading.contains(.supplementary) { contentStart = frame.maxX + SplitWidths.gap }
      if isOver { overlaid = tilesSupplementary ? [.primary] : visibleLeading }
    } else if isOver {
      overlaid = [.primary]
    }
    var coveredWidth: CGFloat = 0
    if !isTriple, showsPrimary, !isOver {
      if input.floats { coveredWidth = primaryExtent } else { contentStart = primaryExtent }
    }
    frames[.primary] = Self.primaryFrame(
      input, width: primary,
      x: showsPrimary ? leadingMargin : -primaryExtent - (isTriple && visibleLeading.isEmpty ? supplementary + 0.5 : 0))
    positionContent(input, start: contentStart, covered: coveredWidth)
    align(input)
    if input.isMirrored { mirror(input, visibleLeading) }
  }

  private static func primaryFrame(_ input: Input, width: CGFloat, x: CGFloat) -> CGRect {
    guard input.floats else { return CGRect(x: x, y: 0, width: width, height: input.size.height) }
    // Measured on UIKit: the column begins at the end of the top safe area. Its distance from the bottom is 15 points
    // with a bottom safe area of 25 points, and 10 points without a safe area.
    let top = max(SplitWidths.margin, input.safeArea.top)
    let bottom = max(SplitWidths.margin, input.safeArea.bottom - SplitWidths.margin)
    return CGRect(x: x, y: top, width: width, height: max(0, input.size.height - top - bottom))
  }

  private mutating func positionContent(_ input: Input, start: CGFloat, covered coveredWidth: CGFloat) {
    let inspectorWidth = input.widths.inspector.resolved(
      standard: SplitWidths.standardInspector, total: input.size.width,
      limit: max(0, input.size.width - start - coveredWidth))
    widths[.inspector] = inspectorWidth
    let end = input.showsInspector ? max(start, input.size.width - inspectorWidth - SplitWidths.gap) : input.size.width
    frames[.secondary] = CGRect(x: start, y: 0, width: max(0, end - start), height: input.size.height)
    frames[.inspector] = CGRect(
      x: input.showsInspector ? input.size.width - inspectorWidth : input.size.width + SplitWidths.gap, y: 0,
      width: inspectorWidth,
      height: input.size.height)
    if coveredWidth > 0 { insets[.secondary] = UIEdgeInsets(top: 0, left: coveredWidth, bottom: 0, right: 0) }
    widths[.secondary] = max(0, end - start - coveredWidth)
  }

  /// Returns the widths of the primary and the supplementary column.
  private static func widths(_ input: Input, tiles: Bool) -> (primary: CGFloat, supplementary: CGFloat) {
    let totalWidth = input.size.width
    let minimumSecondaryWidth = input.widths.secondaryMinimum
    let gap = input.floats ? SplitWidths.margin : SplitWidths.gap
    let maximumWidth = max(0, totalWidth - 2 * SplitWidths.margin)
    let standard = SplitWidths.standardPrimary(input.style)
    guard input.style == .tripleColumn, input.present.contains(.supplementary) else {
      return (
        input.widths.primary.resolved(
          standard: standard, total: totalWidth, limit: tiles ? totalWidth - gap - minimumSecondaryWidth : maximumWidth),
        0
      )
    }
    var primary = input.widths.primary.resolved(standard: standard, total: totalWidth, limit: maximumWidth)
    var supplementary = input.widths.supplementary.resolved(
      standard: SplitWidths.standardSupplementary, total: totalWidth,
      limit: tiles ? totalWidth - SplitWidths.gap - minimumSecondaryWidth : maximumWidth)
    guard tiles, input.present.contains(.primary),
      input.mode == .twoBesideSecondary || input.mode == .twoDisplaceSecondary
    else {
      return (primary, supplementary)
    }
    // The widths of both columns are reduced so that they reach their minimum widths at the same time.
    let excess = primary + supplementary - (totalWidth - gap - SplitWidths.gap - minimumSecondaryWidth)
    let primarySlack = max(0, primary - input.widths.primary.lowerBound)
    let supplementarySlack = max(0, supplementary - input.widths.supplementary.lowerBound)
    if excess > 0, primarySlack + supplementarySlack > 0 {
      let fraction = min(1, excess / (primarySlack + supplementarySlack))
      primary -= primarySlack * fraction
      supplementary -= supplementarySlack * fraction
    }
    return (primary, supplementary)
  }

  /// Rounds the edges of the frames to pixels.
  private mutating func align(_ input: Input) {
    let scale = max(1, input.scale)
    func rounded(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    frames = frames.mapValues { frame in
      let left = rounded(frame.minX)
      let right = rounded(frame.maxX)
      return CGRect(x: left, y: frame.minY, width: right - left, height: frame.height)
    }
  }

  private mutating func mirror(_ input: Input, _ visibleLeading: Set<Column>) {
    for (column, frame) in frames {
      frames[column]?.origin.x = input.size.width - frame.maxX
      if column == .primary, !visibleLeading.contains(column) { frames[column]?.origin.x = input.size.width }
    }
    insets = insets.mapValues { UIEdgeInsets(top: $0.top, left: $0.right, bottom: $0.bottom, right: $0.left) }
  }

  /// Returns the frame of a column during a change from this geometry to a different one. `progress` is 0 for this
  /// geometry and 1 for the other geometry. Returns nil if the column has no frame.
  func frame(of column: Column, toward other: SplitLayout, _ progress: CGFloat) -> CGRect? {
    guard let startFrame = frames[column], let endFrame = other.frames[column] else { return frames[column] }
    func interpolate(_ first: CGFloat, _ second: CGFloat) -> CGFloat { first + (second - first) * progress }
    return CGRect(
      x: interpolate(startFrame.minX, endFrame.minX), y: interpolate(startFrame.minY, endFrame.minY),
      width: interpolate(startFrame.width, endFrame.width),
      height: interpolate(startFrame.height, endFrame.height))
  }
}
