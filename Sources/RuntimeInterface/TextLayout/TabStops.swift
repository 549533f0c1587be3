import CoreGraphics
import Foundation

/// Computes the widths of tab characters.
enum TabStops {
  /// Returns the width of a tab that begins at the distance `x` from the leading edge.
  ///
  /// `following` returns the clusters after the tab, which the tab stop aligns.
  static func advance(
    _ style: TextParagraphStyle, from x: CGFloat, following: () -> [(width: CGFloat, unit: UInt16)]
  ) -> CGFloat {
    for tab in style.tabs where tab.location > x + 0.01 {
      switch tab.alignment {
      case .left, .natural, .justified: return tab.location - x
      case .center, .right:
        var width: CGFloat = 0
        for piece in following() {
          if tab.terminators.contains(piece.unit) { break }
          width += piece.width
        }
        return max(0, tab.location - x - (tab.alignment == .center ? width / 2 : width))
      }
    }
    let interval = style.tabInterval > 0 ? style.tabInterval : 28
    let base = style.tabs.last?.location ?? 0
    let intervalCount = ((max(x, base) - base) / interval + 0.001).rounded(.down) + 1
    return base + intervalCount * interval - x
  }
}
