import CoreGraphics

// The rectangles of a search field (measured on UIKit, cases `search-active-icon`, `search-active-text-canvas` and
// `search-hosted-rest-parts` of Tests/Oracle).
extension UISearchTextField {
  /// The distance between the edge of the field and its icon, in points.
  private static let margin: CGFloat = 12
  /// The distance between the icon and the text, and between the text and the trailing edge, in points.
  static let endGap: CGFloat = 7
  private static let fieldHeight: CGFloat = 44

  final var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
  private var onePixel: CGFloat { 1 / max(1, traitCollection.displayScale) }
  private func roundedUp(_ value: CGFloat) -> CGFloat { (value / onePixel - 1e-6).rounded(.up) * onePixel }

  /// The height of the field in a layout by constraints, in points. In a search bar, this height is 28 points, but the
  /// bar determines the height of the field (measured on UIKit, the intrinsic size of the field in case
  /// `search-active-icon` of Tests/Oracle).
  final var naturalHeight: CGFloat { bar == nil ? Self.fieldHeight : 28 }

  final func iconRect(_ bounds: CGRect) -> CGRect {
    let size = CGSize(width: roundedUp(SearchIconView.slot.width), height: roundedUp(SearchIconView.slot.height))
    // The icon is centered as a square of its width, rounded down.
    let y = ((bounds.midY - size.width / 2) / onePixel + 1e-6).rounded(.down) * onePixel
    let offset = bar?.positionAdjustment(for: .search) ?? .zero
    let x = isMirrored ? bounds.maxX - Self.margin - size.width : bounds.minX + Self.margin
    return CGRect(x: x + offset.horizontal, y: y + offset.vertical, width: size.width, height: size.height)
  }

  /// Returns the rectangle of the clear button: 20 points wide and high, and about 14 points from the trailing edge
  /// (measured on UIKit, Tests/Oracle/control-metrics.tsv, UISearchBar clear button).
  final func searchClearRect(_ bounds: CGRect) -> CGRect {
    func roundedDownToPixel(_ value: CGFloat) -> CGFloat { (value / onePixel + 1e-6).rounded(.down) * onePixel }
    let inset: CGFloat = 14 + 1.0 / 3
    let slot = roundedUp(SearchIconView.slot.width)
    let x = isMirrored ? bounds.minX + roundedUp(inset) : roundedDownToPixel(bounds.maxX - inset - 20)
    let offset = bar?.positionAdjustment(for: .clear) ?? .zero
    return CGRect(
      x: x + offset.horizontal, y: roundedDownToPixel(bounds.midY - slot / 2) + offset.vertical, width: 20, height: 20)
  }

  final func searchTextRect(_ bounds: CGRect, isEdited: Bool) -> CGRect {
    let leading =
      leftViewMode == .always ? Self.margin + roundedUp(SearchIconView.slot.width) + Self.endGap : Self.margin
    // A field without height, as in a collapsed bar, has no insets above, below and after the text.
    let isFlat = bounds.height <= 0
    let end = endView
    // The text ends 44 points before the edge if there is a clear button (measured on UIKit,
    // Tests/Oracle/control-metrics.tsv, UISearchBar text box).
    let trailing: CGFloat =
      end == .clear ? 44 : end == .right ? (rightView?.bounds.width ?? 0) + 2 * Self.endGap : isFlat ? 0 : Self.endGap
    let width = max(0, bounds.width - leading - trailing)
    var rect = CGRect(
      x: bounds.minX + (isMirrored ? trailing : leading), y: bounds.minY, width: width, height: bounds.height)
    if !isFlat { rect = rect.insetBy(dx: 0, dy: min(2, bounds.height / 2)) }
    let offset = bar?.searchTextPositionAdjustment ?? .zero
    return rect.offsetBy(dx: offset.horizontal, dy: offset.vertical)
  }
}
