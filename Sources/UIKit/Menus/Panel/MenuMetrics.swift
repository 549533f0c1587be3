import CoreGraphics

/// The dimensions of menus. The dimensions are smaller for pointers than for touches, and grow with the text size.
@MainActor struct MenuMetrics {
  private(set) var rowHeight: CGFloat
  private(set) var subtitledHeight: CGFloat
  private(set) var font: UIFont
  private(set) var smallFont: UIFont
  /// The size of text, images and symbols in relation to their size at the default text size, at least 1.
  private(set) var scale: CGFloat = 1
  /// The maximum width of a list of rows, in points.
  private(set) var maximumWidth = widths.upperBound
  /// Indicates whether titles continue on further lines unless the menu limits the number of lines, because little of a
  /// title fits in a line at the text sizes of accessibility.
  private(set) var wrapsTitles = false

  static let pointer = MenuMetrics(
    rowHeight: 28, subtitledHeight: 42, font: .systemFont(ofSize: 13), smallFont: .systemFont(ofSize: 11))
  static let touch = MenuMetrics(
    rowHeight: 42, subtitledHeight: 56, font: .systemFont(ofSize: 16), smallFont: .systemFont(ofSize: 12))

  /// Returns the metrics for the text size of a window. The text sizes below the default do not change menus, whose rows have
  /// the least height that a finger needs.
  func scaled(for window: UIWindow) -> MenuMetrics {
    let traits = window.traitCollection
    let text = UIFontMetrics(forTextStyle: .body)
    var result = self
    result.scale = max(1, text.scaledValue(for: 100, compatibleWith: traits) / 100)
    guard result.scale > 1 else { return self }
    result.font = font.withSize(font.pointSize * result.scale)
    result.smallFont = smallFont.withSize(smallFont.pointSize * result.scale)
    let growth = (result.font.lineHeight - font.lineHeight).rounded(.up)
    result.rowHeight += growth
    result.subtitledHeight += growth + (result.smallFont.lineHeight - smallFont.lineHeight).rounded(.up)
    let available = window.bounds.inset(by: window.safeAreaInsets).width - 2 * (Self.margin + Self.padding)
    result.maximumWidth = max(Self.widths.lowerBound, min(Self.widths.upperBound * result.scale, available))
    result.wrapsTitles = traits.preferredContentSizeCategory.isAccessibilityCategory
    return result
  }

  /// The height of the title of a menu, in points.
  var titleHeight: CGFloat { (26 * scale).rounded() }
  static let separatorHeight: CGFloat = 9
  /// The distance between the panel's edges and the rows, in points.
  static let padding: CGFloat = 5
  /// The distance between a row's edges and its content, in points.
  static let inset: CGFloat = 10
  /// The width, in points, of the column for checkmarks and dashes. The column exists if at least one row of the menu
  /// has a checkmark or dash.
  var markWidth: CGFloat { 20 * scale }
  var imageWidth: CGFloat { 26 * scale }
  /// The length of the sides of a checkmark, a dash or an arrow, in points.
  var symbolSide: CGFloat { 12 * scale }
  /// The distance from the end of the title to that of a row with an arrow, in points.
  var arrowWidth: CGFloat { 22 * scale }
  static let radius: CGFloat = 10
  static let widths: ClosedRange<CGFloat> = 120...360
  /// The minimum distance between a panel and the window's edges, in points.
  static let margin: CGFloat = 8
}
