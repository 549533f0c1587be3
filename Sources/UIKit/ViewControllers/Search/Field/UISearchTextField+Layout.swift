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

  /// The size of the icons in relation to that at the default text size. The icons are symbols, which grow with the text.
  private var iconScale: CGFloat { bar?.fieldScale ?? 1 }
  private var iconSize: CGSize {
    let slot = SearchIconView.slot
    return CGSize(width: roundedUp(slot.width * iconScale), height: roundedUp(slot.height * iconScale))
  }

  final func iconRect(_ bounds: CGRect) -> CGRect {
    let size = iconSize
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
    let side = 20 * iconScale
    let x = isMirrored ? bounds.minX + roundedUp(inset) : roundedDownToPixel(bounds.maxX - inset - side)
    let offset = bar?.positionAdjustment(for: .clear) ?? .zero
    return CGRect(
      x: x + offset.horizontal, y: roundedDownToPixel(bounds.midY - iconSize.width / 2) + offset.vertical, width: side,
      height: side)
  }

  final func searchTextRect(_ bounds: CGRect, isEdited: Bool) -> CGRect {
    let leading =
      leftViewMode == .always ? Self.margin + iconSize.width + Self.endGap : Self.margin
    // A field without height, as in a collapsed bar, has no insets above, below and after the text.
    let isFlat = bounds.height <= 0
    let end = endView
    // The text ends 44 points before the edge if there is a clear button (measured on UIKit,
    // Tests/Oracle/control-metrics.tsv, UISearchBar text box).
    let trailing: CGFloat =
      end == .clear
      ? 24 + 20 * iconScale
      : end == .right ? (rightView?.bounds.width ?? 0) + 2 * Self.endGap : isFlat ? 0 : Self.endGap
    let width = max(0, bounds.width - leading - trailing)
    var rect = CGRect(
      x: bounds.minX + (isMirrored ? trailing : leading), y: bounds.minY, width: width, height: bounds.height)
    if !isFlat { rect = rect.insetBy(dx: 0, dy: min(2, bounds.height / 2)) }
    let offset = bar?.searchTextPositionAdjustment ?? .zero
    return rect.offsetBy(dx: offset.horizontal, dy: offset.vertical)
  }
}
