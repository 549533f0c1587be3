import CoreGraphics

/// The measures of menus: closer for a pointer than for fingers.
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
  /// Around the rows, inside of the panel.
  static let padding: CGFloat = 5
  /// Between a row's edge and what it shows.
  static let inset: CGFloat = 10
  /// For the mark of the state, where any row of the menu has one.
  static let markWidth: CGFloat = 20
  static let pictureWidth: CGFloat = 26
  static let radius: CGFloat = 10
  static let widths: ClosedRange<CGFloat> = 120...360
  /// Between a panel and the window's edge.
  static let margin: CGFloat = 8
}
