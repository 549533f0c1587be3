import CoreGraphics
import Foundation

extension UITableView {
  final func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    let heights = loadedHeights
    let isSection = path.count == 2 && path.item == NSNotFound && heights.counts.indices.contains(path.section)
    guard isSection || heights.contains(path) else {
      Misuse.report(
        "\(self) cannot scroll to row \(Array(path)): its sections have \(heights.counts) rows; nothing is scrolled")
      return
    }
    takeContentSize()
    guard let target = offset(showing: path, position) else { return }
    rowScroll = nil
    setContentOffset(target, animated: animated)
    let landing = position == .none ? resolved(path, at: target) : position
    rowScroll = RowScroll(path: path, position: landing, isAnimated: isScrollAnimating)
    setNeedsLayout()
  }

  /// What “nowhere special” has come to.
  private func resolved(_ path: IndexPath, at target: CGPoint) -> ScrollPosition {
    if target == contentOffset, !isScrollAnimating { return .none }
    return target.y < contentOffset.y ? .top : .bottom
  }

  private func rect(of path: IndexPath) -> CGRect {
    path.item == NSNotFound ? headerRect(path.section) : rowRect(path)
  }

  /// The offset at which a row lies where it is wanted, within the content.
  private func offset(showing path: IndexPath, _ position: ScrollPosition) -> CGPoint? {
    let frame = rect(of: path)
    let inset = adjustedContentInset
    let seen = bounds.inset(by: inset)
    // A header that stays at the edge would lie above the row.
    var header: CGFloat = 0
    if styleStorage == .plain, path.item != NSNotFound { header = headerRect(path.section).height }
    var y: CGFloat
    switch position {
    case .top: y = frame.minY - inset.top - header
    case .middle: y = frame.midY - seen.height / 2 - inset.top
    case .bottom: y = frame.maxY + inset.bottom - bounds.height
    case .none:
      if frame.minY - header < seen.minY {
        y = frame.minY - inset.top - header
      } else if frame.maxY > seen.maxY {
        y = frame.maxY + inset.bottom - bounds.height
      } else {
        y = bounds.minY
      }
    }
    if position != .none || y != bounds.minY { y = clamped(CGPoint(x: bounds.minX, y: y)).y }
    return roundedToPixel(CGPoint(x: bounds.minX, y: y))
  }

  /// At the end of a layout pass: whether the offset was corrected, so that another pass is needed.
  final func correctRowScroll() -> Bool {
    guard let scroll = rowScroll, !isTracking else { return false }
    guard bounds.width > 0, bounds.height > 0 else { return false }
    let isSection = scroll.path.item == NSNotFound && loadedHeights.counts.indices.contains(scroll.path.section)
    guard isSection || loadedHeights.contains(scroll.path), scroll.position != .none,
      let target = offset(showing: scroll.path, scroll.position)
    else {
      rowScroll = nil
      return false
    }
    if scroll.isAnimated {
      guard isScrollAnimating else {
        rowScroll = nil
        return false
      }
      guard drive.animationArrived else {
        retargetAnimation(to: target)
        return false
      }
      rowScroll?.isAnimated = false
    }
    guard target != contentOffset, scroll.corrections < RowScroll.limit else {
      rowScroll = nil
      return false
    }
    rowScroll?.corrections += 1
    moveOffset(to: target, cause: .adjustment)
    return true
  }

  /// Somebody else decides where the content goes.
  final func forgetRowScroll(_ cause: ScrollCause) {
    guard rowScroll != nil else { return }
    switch cause {
    case .animation, .adjustment: break
    case .contentOffset, .bounds: if !drive.isAnimating { rowScroll = nil }
    default: rowScroll = nil
    }
  }

  final func scrollToNearestSelection(_ position: ScrollPosition, animated: Bool) {
    guard !selection.isEmpty else { return }
    let middle = bounds.inset(by: adjustedContentInset).midY
    let nearest = selection.paths.min { abs(rowRect($0).midY - middle) < abs(rowRect($1).midY - middle) }
    if let nearest { scroll(to: nearest, position, animated: animated) }
  }
}
