import CoreGraphics

/// The frames of the labels and the image of a cell style in the content view.
///
/// The layout depends only on sizes, and is always left to right. It was measured on iOS 26.1: table-cases.json,
/// families `cells-plain`, `dynamic-type`, `metrics-device`.
struct ClassicCellLayout {
  struct Input {
    var style: UITableViewCell.CellStyle
    /// The size of the image, or `nil` if there is none. The properties for texts are closures that return the size of
    /// a text for a width.
    var image: CGSize?
    var title: ((CGFloat) -> CGSize)?
    var detail: ((CGFloat) -> CGSize)?
    /// The left margin of the content view, in points.
    var leftMargin: CGFloat
    var rightMargin: CGFloat
    /// The point size of the body text style.
    var body: CGFloat
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
  static let column: CGFloat = 91
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
    let available = max(0, bounds.width - left - input.rightMargin)
    switch input.style {
    case .subtitle where input.title != nil && input.detail != nil:
      stack(input, left: left, room: available, bounds.height)
    case .value1: sides(input, left: left, room: available, bounds)
    case .value2: columns(input, left: left, room: available, bounds.height)
    case .default, .subtitle: single(input, left: left, room: available, bounds.height)
    }
    if bounds.height.isFinite, let frame = image { image?.origin.y = Self.middle(frame.height, bounds.height) }
  }

  /// Returns the position at which a length is centered in a height, rounded up to whole points (measured,
  /// `table-title-y-rounding`).
  private static func middle(_ length: CGFloat, _ height: CGFloat) -> CGFloat { ((height - length) / 2).rounded(.up) }

  private mutating func single(_ input: Input, left: CGFloat, room: CGFloat, _ height: CGFloat) {
    guard let measure = input.title ?? input.detail else {
      self.height = Self.minimumRowHeight
      return
    }
    let size = measure(room)
    self.height = max(Self.minimumRowHeight, size.height + 31)
    guard height.isFinite else { return }
    // The label of the default style fills the row (measured, `table-row-default-classic-vs-config`).
    let frame =
      input.style == .default
      ? CGRect(x: left, y: 0, width: room, height: height)
      : CGRect(x: left, y: Self.middle(size.height, height), width: min(room, size.width), height: size.height)
    if input.title != nil { title = frame } else { detail = frame }
  }

  private mutating func stack(_ input: Input, left: CGFloat, room: CGFloat, _ height: CGFloat) {
    guard let titleSize = input.title?(room), let detailSize = input.detail?(room) else { return }
    let growth = input.body - 17
    let top = (9 + 0.375 * growth).rounded(.down)
    let between = (3 + 0.1875 * growth).rounded(.down)
    let bottom = ((11.5 + 0.56 * growth) * 2).rounded() / 2
    self.height = top + titleSize.height + between + detailSize.height + bottom
    guard height.isFinite else { return }
    let y = max(0, top + ((height - self.height) / 2).rounded(.up))
    title = CGRect(x: left, y: y, width: min(room, titleSize.width), height: titleSize.height)
    detail = CGRect(
      x: left, y: y + titleSize.height + between, width: min(room, detailSize.width), height: detailSize.height)
  }

  private mutating func sides(_ input: Input, left: CGFloat, room: CGFloat, _ bounds: CGSize) {
    let titleSize = input.title?(room)
    let detailSize = input.detail?(.infinity)
    self.height = max(Self.minimumRowHeight, max(titleSize?.height ?? 0, detailSize?.height ?? 0) + 31)
    guard bounds.height.isFinite else { return }
    if let titleSize {
      title = CGRect(
        x: left, y: Self.middle(titleSize.height, bounds.height), width: min(room, titleSize.width),
        height: titleSize.height)
    }
    if let detailSize {
      // The detail text shrinks first (measured, `table-value1-no-room-ax1`).
      let end = left + room
      let start = title.map { $0.maxX + Self.gap } ?? left
      let width = min(detailSize.width, max(0, end - start))
      detail = CGRect(
        x: end - width, y: Self.middle(detailSize.height, bounds.height), width: width, height: detailSize.height)
    }
  }

  private mutating func columns(_ input: Input, left: CGFloat, room: CGFloat, _ height: CGFloat) {
    let remaining = max(0, room - Self.column - Self.gap)
    let titleSize = input.title?(Self.column)
    let detailSize = input.detail?(remaining)
    self.height = max(Self.minimumRowHeight, max(titleSize?.height ?? 0, detailSize?.height ?? 0) + 31)
    guard height.isFinite else { return }
    if let titleSize {
      title = CGRect(x: left, y: Self.middle(titleSize.height, height), width: Self.column, height: titleSize.height)
    }
    if let detailSize {
      detail = CGRect(
        x: left + Self.column + Self.gap, y: Self.middle(detailSize.height, height),
        width: min(remaining, detailSize.width),
        height: detailSize.height)
    }
  }
}
