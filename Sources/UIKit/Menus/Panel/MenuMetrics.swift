import CoreGraphics

/// The dimensions of menus. The dimensions are smaller for pointers than for touches.
@MainActor struct MenuMetrics {
  let rowHeight: CGFloat
  let subtitledHeight: CGFloat
  let font: UIFont
  let smallFont: UIFont

  static let pointer = MenuMetrics(
    rowHeight: 28, subtitledHeight: 42, font: .systemFont(ofSize: 13), smallFont: .systemFont(ofSize: 11))
  static let touch = MenuMetrics(
    rowHeight: 42, subtitledHeight: 56, font: .systemFont(ofSize: 16), smallFont: .systemFont(ofSize: 12))

  static let titleHeight: CGFloat = 26
  static let separatorHeight: CGFloat = 9
  /// The distance between the panel's edges and the rows, in points.
  static let padding: CGFloat = 5
  /// The distance between a row's edges and its content, in points.
  static let inset: CGFloat = 10
  /// The width, in points, of the column for checkmarks and dashes. The column exists if at least one row of the menu
  /// has a checkmark or dash.
  static let markWidth: CGFloat = 20
  static let imageWidth: CGFloat = 26
  static let radius: CGFloat = 10
  static let widths: ClosedRange<CGFloat> = 120...360
  /// The minimum distance between a panel and the window's edges, in points.
  static let margin: CGFloat = 8
}
