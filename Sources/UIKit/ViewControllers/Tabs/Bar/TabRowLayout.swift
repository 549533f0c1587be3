import CoreGraphics

/// The widths of a tab bar's platter and of its buttons, in points (measured on UIKit, case `tab-buttons-three` of
/// Tests/Oracle: three buttons are 94 points wide, overlap by 8 points and are 4 points from the platter's edges; for
/// five buttons in a width of 402 points, the platter is 360 points wide and each button 77 points).
struct TabRowLayout {
  /// The width of the platter, in points.
  let width: CGFloat
  /// The width of each button, in points.
  let buttonWidth: CGFloat
  /// The distance between the leading edges of two adjacent buttons, in points.
  let step: CGFloat
  /// The distance of the buttons from the edges of the platter, in points.
  let inset: CGFloat = 4

  private static let standardWidth: CGFloat = 94
  private static let overlap: CGFloat = 8
  /// The space on each side of the platter, in points.
  private static let margin: CGFloat = 21

  /// Creates a layout.
  ///
  /// - Parameters:
  ///   - count: The number of buttons.
  ///   - available: The width of the bar.
  ///   - widest: The width of the widest content.
  ///   - fills: `true` if the buttons share the available width.
  ///   - itemWidth: The width of a button, or 0 for the system's width.
  ///   - itemSpacing: The space between buttons, or 0 to let them overlap.
  init(
    count: Int, available: CGFloat, widest: CGFloat, fills: Bool, itemWidth: CGFloat, itemSpacing: CGFloat
  ) {
    let maximumWidth = max(0, available - 2 * Self.margin)
    let count = CGFloat(max(1, count))
    let gap = itemSpacing > 0 ? itemSpacing : -Self.overlap
    var buttonWidth = itemWidth > 0 ? itemWidth : max(Self.standardWidth, widest)
    let fittingWidth = (maximumWidth - 8 - (count - 1) * gap) / count
    if fills || buttonWidth > fittingWidth { buttonWidth = max(0, fittingWidth) }
    self.buttonWidth = buttonWidth
    step = buttonWidth + gap
    width = 8 + count * buttonWidth + (count - 1) * gap
  }
}
