import Foundation

/// The preferred, minimum and maximum widths of one column, in points.
struct SplitColumnWidth: Equatable {
  /// The value of a property that is not set. This value equals `UISplitViewController.automaticDimension`.
  static let automatic = -CGFloat(Float.greatestFiniteMagnitude)
  /// The smallest width of a column for which no minimum is set (measured on UIKit, case
  /// `split-resolve-fit-minimum-300` of Tests/Oracle).
  static let minimumWidth: CGFloat = 240

  var preferred = automatic
  /// The preferred width as a fraction of the split view's width, from 0 to 1.
  var fraction = automatic
  var minimum = automatic
  var maximum = automatic
  /// The width to which the user has dragged the column, or nil if the user has not resized it.
  var dragged: CGFloat?

  /// The smallest width that the column can have.
  var lowerBound: CGFloat {
    let lowerBound = minimum == Self.automatic ? Self.minimumWidth : minimum
    return maximum == Self.automatic ? lowerBound : min(lowerBound, max(maximum, 0))
  }

  /// Returns the width of the column.
  ///
  /// The limit is applied before the minimum and the maximum (measured on UIKit, case
  /// `split-double-fraction-half-min375-max400` of Tests/Oracle).
  ///
  /// - Parameters:
  ///   - standard: The width if no preferred width is set, in points.
  ///   - total: The width of the split view.
  ///   - limit: The width that the other columns leave for the column, or nil if they do not limit it.
  func resolved(standard: CGFloat, total: CGFloat, limit: CGFloat?) -> CGFloat {
    var width = standard
    if let dragged {
      width = dragged
    } else if preferred != Self.automatic {
      width = preferred
    } else if fraction != Self.automatic {
      width = fraction * total
    }
    if let limit, width > limit { width = max(limit, min(width, lowerBound)) }
    if minimum != Self.automatic { width = max(width, minimum) }
    if maximum != Self.automatic { width = min(width, maximum) }
    return max(0, width)
  }
}
