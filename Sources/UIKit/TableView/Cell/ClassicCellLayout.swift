import CoreGraphics

/// The frames of the labels and the image of a cell style in the content view.
///
/// The layout depends only on sizes, and is always calculated for a left-to-right direction. The dimensions were measured on iOS
/// 26.1 (`cells-plain`, `dynamic-type` and `metrics-device` in table-cases.json).
struct ClassicCellLayout {
  struct Input {
    var style: UITableViewCell.CellStyle
    /// The size of the image, in points, or `nil` if there is none.
    var image: CGSize?
    /// A closure that returns the size of the first text for a width in points, or `nil` if there is none.
    var title: ((CGFloat) -> CGSize)?
    /// A closure that returns the size of the second text for a width in points, or `nil` if there is none.
    var detail: ((CGFloat) -> CGSize)?
    /// The left margin of the content view, in points.
    var leftMargin: CGFloat
    var rightMargin: CGFloat
    /// The point size of the body text style.
    var bodyPointSize: CGFloat
  }

  var image: CGRect?
  var title: CGRect?
  var detail: CGRect?
  /// The height that the content requires, in points.
  private(set) var height: CGFloat = 0
  /// The horizontal position at which the text begins, in points.
  private(set) var textStart: CGFloat = 0

  /// The minimum distance between two texts in the same line, in points.
  static let gap: CGFloat = 6
  /// The width of the first column in the style `value2`, in points. This value was not measured.
  static let columnWidth: CGFloat = 91
  static let minimumRowHeight: CGFloat = 52

  /// Calculates the layout for a size of the content view. If the height is infinite, only `height` is calculated.
  init(_ input: Input, in bounds: CGSize) {
    var left = input.leftMargin
    if var size = input.image {
      // The image is never taller than the row.
      if bounds.height.isFinite, size.height > bounds.height, bounds.height > 0 {
        size = CGSize(width: size.width * bounds.height / size.height, height: bounds.height)
      }
      image = CGRect(origin: CGPoint(x: left, y: 0), size: size)
      left += size.width + 16
    }
    textStart = left
    let availableWidth = max(0, bounds.width - left - input.rightMargin)
    switch input.style {
    case .subtitle where input.title != nil && input.detail != nil:
      layOutStackedLabels(input, left: left, availableWidth: availableWidth, bounds.height)
    case .value1: layOutLabelsSideBySide(input, left: left, availableWidth: availableWidth, bounds)
    case .value2: layOutColumns(input, left: left, availableWidth: availableWidth, bounds.height)
    case .default, .subtitle: layOutSingleLabel(input, left: left, availableWidth: availableWidth, bounds.height)
    }
    if bounds.height.isFinite, let frame = image {
      image?.origin.y = Self.centeredPosition(frame.height, bounds.height)
    }
  }

  /// Returns the position at which a length is centered in a height, rounded up to whole points (measured,
  /// `table-title-y-rounding` in table-cases.json).
  private static func centeredPosition(_ length: CGFloat, _ height: CGFloat) -> CGFloat {
    ((height - length) / 2).rounded(.up)
  }

  private mutating func layOutSingleLabel(_ input: Input, left: CGFloat, availableWidth: CGFloat, _ height: CGFloat) {
    guard let measure = input.title ?? input.detail else {
      self.height = Self.minimumRowHeight
      return
    }
    let size = measure(availableWidth)
    self.height = max(Self.minimumRowHeight, size.height + 31)
    guard height.isFinite else { return }
    // The label of the default style fills the row (measured, `table-row-default-classic-vs-config` in table-cases.json).
    let frame =
      input.style == .default
      ? CGRect(x: left, y: 0, width: availableWidth, height: height)
      : CGRect(
        x: left, y: Self.centeredPosition(size.height, height), width: min(availableWidth, size.width),
        height: size.height)
    if input.title != nil { title = frame } else { detail = frame }
  }

  private mutating func layOutStackedLabels(_ input: Input, left: CGFloat, availableWidth: CGFloat, _ height: CGFloat) {
    guard let titleSize = input.title?(availableWidth), let detailSize = input.detail?(availableWidth) else { return }
    let growth = input.bodyPointSize - 17
    let top = (9 + 0.375 * growth).rounded(.down)
    let spacing = (3 + 0.1875 * growth).rounded(.down)
    let bottom = ((11.5 + 0.56 * growth) * 2).rounded() / 2
    self.height = top + titleSize.height + spacing + detailSize.height + bottom
    guard height.isFinite else { return }
    // The height of a self-sizing row is rounded up to pixels, which does not move the labels.
    let extraHeight = height - self.height
    let y = max(0, top + (abs(extraHeight) < 1 ? 0 : (extraHeight / 2).rounded(.up)))
    title = CGRect(x: left, y: y, width: min(availableWidth, titleSize.width), height: titleSize.height)
    detail = CGRect(
      x: left, y: y + titleSize.height + spacing, width: min(availableWidth, detailSize.width),
      height: detailSize.height)
  }

  private mutating func layOutLabelsSideBySide(_ input: Input, left: CGFloat, availableWidth: CGFloat, _ bounds: CGSize)
  {
    let titleSize = input.title?(availableWidth)
    let detailSize = input.detail?(.infinity)
    self.height = max(Self.minimumRowHeight, max(titleSize?.height ?? 0, detailSize?.height ?? 0) + 31)
    guard bounds.height.isFinite else { return }
    if let titleSize {
      title = CGRect(
        x: left, y: Self.centeredPosition(titleSize.height, bounds.height), width: min(availableWidth, titleSize.width),
        height: titleSize.height)
    }
    if let detailSize {
      // The detail text shrinks first (measured, `table-value1-no-room-ax1` in table-cases.json).
      let rightEdge = left + availableWidth
      let leftEdge = title.map { $0.maxX + Self.gap } ?? left
      let width = min(detailSize.width, max(0, rightEdge - leftEdge))
      detail = CGRect(
        x: rightEdge - width, y: Self.centeredPosition(detailSize.height, bounds.height), width: width,
        height: detailSize.height)
    }
  }

  private mutating func layOutColumns(_ input: Input, left: CGFloat, availableWidth: CGFloat, _ height: CGFloat) {
    let remainingWidth = max(0, availableWidth - Self.columnWidth - Self.gap)
    let titleSize = input.title?(Self.columnWidth)
    let detailSize = input.detail?(remainingWidth)
    self.height = max(Self.minimumRowHeight, max(titleSize?.height ?? 0, detailSize?.height ?? 0) + 31)
    guard height.isFinite else { return }
    if let titleSize {
      title = CGRect(
        x: left, y: Self.centeredPosition(titleSize.height, height), width: Self.columnWidth, height: titleSize.height)
    }
    if let detailSize {
      detail = CGRect(
        x: left + Self.columnWidth + Self.gap, y: Self.centeredPosition(detailSize.height, height),
        width: min(remainingWidth, detailSize.width),
        height: detailSize.height)
    }
  }
}
