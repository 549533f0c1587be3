import CoreGraphics
import Foundation

extension UITableView: ItemScrollHost {
  final func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    let heights = loadedHeights
    let isSection = path.count == 2 && path.item == NSNotFound && heights.counts.indices.contains(path.section)
    guard isSection || heights.contains(path) else {
      Diagnostics.report(
        "\(self) cannot scroll to row \(Array(path)): its sections have \(heights.counts) rows; nothing is scrolled")
      return
    }
    updateContentSize()
    let target = offset(showing: path, position)
    itemScroll.cancel()
    setContentOffset(target, animated: animated)
    let finalPosition = position == .none ? resolvedPosition(path, at: target) : position
    itemScroll.begin(to: path, at: finalPosition, in: self)
  }

  /// Returns the scroll position to use instead of `none`. This is `top` or `bottom`, or `none` if the table does not
  /// have to scroll.
  private func resolvedPosition(_ path: IndexPath, at target: CGPoint) -> ScrollPosition {
    if target == contentOffset, !isScrollAnimating { return .none }
    return target.y < contentOffset.y ? .top : .bottom
  }

  private func rect(of path: IndexPath) -> CGRect {
    path.item == NSNotFound ? headerRect(path.section) : rowRect(path)
  }

  /// Returns the content offset at which a row is at a scroll position, within the range of the content.
  private func offset(showing path: IndexPath, _ position: ScrollPosition) -> CGPoint {
    let frame = rect(of: path)
    let inset = adjustedContentInset
    let visibleRect = bounds.inset(by: inset)
    // A pinned header would cover the row.
    var headerHeight: CGFloat = 0
    if styleStorage == .plain, path.item != NSNotFound { headerHeight = headerRect(path.section).height }
    var y: CGFloat
    switch position {
    case .top: y = frame.minY - inset.top - headerHeight
    case .middle: y = frame.midY - visibleRect.height / 2 - inset.top
    case .bottom: y = frame.maxY + inset.bottom - bounds.height
    case .none:
      if frame.minY - headerHeight < visibleRect.minY {
        y = frame.minY - inset.top - headerHeight
      } else if frame.maxY > visibleRect.maxY {
        y = frame.maxY + inset.bottom - bounds.height
      } else {
        y = bounds.minY
      }
    }
    if position != .none || y != bounds.minY { y = clamped(CGPoint(x: bounds.minX, y: y)).y }
    return roundedToPixel(CGPoint(x: bounds.minX, y: y))
  }

  final func scrollTarget(for path: IndexPath, at position: ScrollPosition) -> CGPoint? {
    let isSection = path.item == NSNotFound && loadedHeights.counts.indices.contains(path.section)
    guard isSection || loadedHeights.contains(path), position != .none else { return nil }
    return offset(showing: path, position)
  }

  static var confirmsItemScroll: Bool { false }
  final var isLayoutInvalid: Bool { session.needs([.reload, .heights]) }

  final func scrollToNearestSelection(_ position: ScrollPosition, animated: Bool) {
    guard !selection.isEmpty else { return }
    let centerY = bounds.inset(by: adjustedContentInset).midY
    let nearestPath = selection.paths.min { abs(rowRect($0).midY - centerY) < abs(rowRect($1).midY - centerY) }
    if let nearestPath { scroll(to: nearestPath, position, animated: animated) }
  }
}
