import Foundation

/// The widths of all columns of a split view controller.
struct SplitWidths: Equatable {
  /// The distance of a floating column from the edges of the split view, in points.
  static let margin: CGFloat = 10
  /// The distance between columns that are side by side, in points.
  static let gap: CGFloat = 0.5
  /// The minimum width of the secondary column in points if the application has set no minimum.
  static let minimumSecondary: CGFloat = 464

  var primary = SplitColumnWidth()
  var supplementary = SplitColumnWidth()
  var secondary = SplitColumnWidth()
  var inspector = SplitColumnWidth()

  /// The minimum width of the secondary column, in points.
  var secondaryMinimum: CGFloat {
    secondary.minimum == SplitColumnWidth.automatic ? Self.minimumSecondary : secondary.minimum
  }

  /// Returns the width of the primary column if the application has set no width, in points.
  static func standardPrimary(_ style: UISplitViewController.Style) -> CGFloat { style == .tripleColumn ? 280 : 320 }
  /// The width of the supplementary column if the application has set no width, in points.
  static let standardSupplementary: CGFloat = 320
  /// The width of the inspector if the application has set no width, in points.
  static let standardInspector: CGFloat = 280

  /// Returns `true` if three columns fit side by side in a width (measured on UIKit: 240 + 240 + 10 + 0.5 + 464).
  func fitsThreeColumns(_ width: CGFloat, floats: Bool, scale: CGFloat) -> Bool {
    let available = (width * scale).rounded() / scale
    let gaps = (floats ? Self.margin : Self.gap) + Self.gap
    return primary.lowerBound + supplementary.lowerBound + gaps + secondaryMinimum <= available
  }

  /// Returns `true` if a split view of a width, in points, is wide enough to show a column beside the secondary one.
  func fitsTwoColumns(_ width: CGFloat) -> Bool { width >= secondaryMinimum }
}
