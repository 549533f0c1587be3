import Foundation

/// The layout of a navigation bar's buttons and titles. Groups collapse if there is little space.
extension NavigationBarContent {
  private var margin: CGFloat { bar?.sideMargin ?? 16 }
  private var isRightToLeft: Bool { bar?.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Lays out the buttons, the titles and the prompt.
  func arrange() {
    titleContainer.frame = bounds
    buttons.frame = bounds
    for platter in platters { platter.removeFromSuperview() }
    platters = []
    collapseGroups()
    let start = arrange([back].compactMap { $0 } + leading.flatMap(\.shown), from: margin, fromLeft: !isRightToLeft)
    let outer = trailing.flatMap(\.shown) + [overflow, searchButton].compactMap { $0 }.filter { !$0.isHidden }
    let end = positionSearch(
      start: start, end: arrange(outer, from: margin, fromLeft: isRightToLeft), isRightToLeft: isRightToLeft,
      margin: margin)
    let available =
      (isRightToLeft ? end : start)...max(isRightToLeft ? end : start, bounds.width - (isRightToLeft ? start : end))
    layoutTitle(from: available.lowerBound, to: available.upperBound)
    layoutCenter(in: available)
    let promptSize = promptLabel.sizeThatFits(CGSize(width: bounds.width - 2 * margin, height: Self.promptHeight))
    let promptWidth = min(promptSize.width, bounds.width - 2 * margin)
    promptLabel.frame = CGRect(
      x: (bounds.width - promptWidth) / 2, y: -Self.promptHeight + 4, width: promptWidth, height: promptSize.height)
  }

  // MARK: Collapsing

  private func width(_ views: [BarItemView]) -> CGFloat { BarItemView.width(of: views) }

  /// Collapses groups to their representative items, the innermost ones first, and shortens the title of the back
  /// button, until the content fits into the bar.
  private func collapseGroups() {
    for index in leading.indices { leading[index].isCollapsed = false }
    for index in trailing.indices { trailing[index].isCollapsed = false }
    for index in middle.indices { middle[index].isCollapsed = false }
    if centersGroups { overflowing = [] }
    overflow?.isHidden = item.additionalOverflowItems == nil && overflowing.isEmpty
    let titleWidth = item.titleView == nil ? min(titleLabel.intrinsicContentSize.width, bounds.width / 4) : 60
    func needed() -> CGFloat {
      (back == nil ? 0 : Self.rowHeight + 12) + width(leading.flatMap(\.shown))
        + width(trailing.flatMap(\.shown) + [overflow].compactMap { $0 }.filter { !$0.isHidden })
        + 2 * margin + titleWidth + 16
    }
    for index in trailing.indices.reversed() where trailing[index].representative != nil && needed() > bounds.width {
      trailing[index].isCollapsed = true
    }
    for index in leading.indices.reversed() where leading[index].representative != nil && needed() > bounds.width {
      leading[index].isCollapsed = true
    }
    shortenBackTitle(beside: leading.flatMap(\.shown))
    for views in leading + trailing { views.apply() }
  }

  /// Shortens the title of the back button to "Back", then removes it, until the title of the bar fits and has at least
  /// a quarter of the bar's width.
  private func shortenBackTitle(beside others: [BarItemView]) {
    guard let back, let title = backTitle else { return }
    let titleWidth = titleLabel.superview == nil ? 0 : min(titleLabel.intrinsicContentSize.width, bounds.width / 2)
    let usedWidth = others.reduce(0) { $0 + $1.fittingWidth() + 12 }
    let right = width(trailing.flatMap(\.shown) + [overflow].compactMap { $0 }.filter { !$0.isHidden })
    // The title moves off the center before the back button loses its title. That happens only if the bar's title would
    // otherwise be truncated.
    let rightSpace = right == 0 ? 16 : margin + right + 8
    let available = min(bounds.width * 0.75 - margin, bounds.width - margin - 8 - titleWidth - rightSpace) - usedWidth
    back.titleOverride =
      [title, "Back"].first { candidate in
        let neededWidth = back.fittingWidth(title: candidate)
        return neededWidth <= available || neededWidth <= 60
      } ?? ""
  }

  // MARK: Buttons

  /// Positions views in a row that begins at an edge. Returns the distance from that edge to the end of the last view.
  private func arrange(_ views: [BarItemView], from margin: CGFloat, fromLeft: Bool) -> CGFloat {
    var trailingEdge = margin
    var last: BarItemView?
    for view in views {
      trailingEdge += view.gap(after: last)
      let width = view.fittingWidth()
      let x = fromLeft ? trailingEdge : bounds.width - trailingEdge - width
      view.frame = CGRect(x: x, y: 0, width: width, height: Self.rowHeight)
      trailingEdge += width
      last = view
    }
    platters += BarPlatters.addPlatters(among: views, in: buttons, above: nil)
    return views.isEmpty ? 0 : trailingEdge
  }

  /// Positions the center groups next to the title. Groups that do not fit move to the overflow menu, the last one
  /// first.
  private func layoutCenter(in room: ClosedRange<CGFloat>) {
    guard !middle.isEmpty else { return }
    let titleRect = item.titleView?.frame ?? titleMenu?.frame ?? titleLabel.frame.union(subtitleView.frame)
    let hasTitle = item.titleView != nil || !(titleLabel.text ?? "").isEmpty
    var low = room.lowerBound + 16
    var high = room.upperBound - 16
    if hasTitle, isRightToLeft { high = titleRect.minX - 16 } else if hasTitle { low = titleRect.maxX + 16 }
    for index in middle.indices.reversed() where width(middle.flatMap(\.shown)) > high - low {
      if middle[index].representative != nil { middle[index].isCollapsed = true }
    }
    var visibleGroups = middle.filter(\.group.isShown)
    while !visibleGroups.isEmpty, width(visibleGroups.flatMap(\.shown)) > high - low {
      overflowing.insert(visibleGroups.removeLast().group, at: 0)
    }
    for views in middle {
      views.apply()
      if overflowing.contains(where: { $0 === views.group }) { for view in views.all { view.isHidden = true } }
    }
    let hadOverflow = overflow?.isHidden == false
    overflow?.isHidden = item.additionalOverflowItems == nil && overflowing.isEmpty
    if overflow?.isHidden == false, !hadOverflow {
      _ = arrange(
        trailing.flatMap(\.shown) + [overflow].compactMap { $0 }, from: margin, fromLeft: isRightToLeft)
    }
    let views = visibleGroups.flatMap(\.shown)
    let total = width(views)
    let x = min(max((bounds.width - total) / 2, low), max(low, high - total))
    _ = arrange(views, from: isRightToLeft ? bounds.width - x - total : x, fromLeft: !isRightToLeft)
  }

  // MARK: Titles

  /// Positions the title in the center of the bar, or as close to it as the buttons allow. If center groups occupy the
  /// center, the title is at the leading side.
  private func layoutTitle(from start: CGFloat, to end: CGFloat) {
    var low = start + (start > 0 ? 8 : 16)
    var high = end - (end < bounds.width ? 8 : 16)
    let reserved = bar?.reservedCenterWidth ?? 0
    if reserved > 0, isRightToLeft { low = max(low, (bounds.width + reserved) / 2 + 16) }
    if reserved > 0, !isRightToLeft { high = min(high, (bounds.width - reserved) / 2 - 16) }
    let available = max(0, high - low)
    func layOutTitle(_ width: CGFloat) -> CGFloat {
      if centersGroups || reserved > 0 { return isRightToLeft ? high - width : low }
      return min(max((bounds.width - width) / 2, low), max(low, high - width))
    }
    if let view = item.titleView {
      var size = view.bounds.size
      if size.width == 0 { size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
      size.width = min(size.width, available)
      view.frame = CGRect(
        x: layOutTitle(size.width).rounded(), y: ((Self.rowHeight - size.height) / 2).rounded(), width: size.width,
        height: size.height)
      return
    }
    let indicatorWidth = titleMenu == nil ? 0 : TitleMenuView.markWidth
    let naturalSize = titleLabel.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: Self.rowHeight))
    let width = min(naturalSize.width, max(0, available - indicatorWidth))
    // The height is rounded up to whole points (measured on UIKit, case nav-inline-2x).
    let height = naturalSize.height.rounded(.up)
    let second =
      subtitleView.isHidden ? .zero : BarText.size(of: subtitleView, fitting: CGSize(width: available, height: 44))
    let top = (Self.rowHeight - height - second.height.rounded(.up)) / 2
    let x = layOutTitle(width + indicatorWidth)
    let titleShift = bar?.titleOffset(for: item) ?? .zero
    let wasEmpty = titleLabel.bounds.isEmpty
    // The title is 15 points lower while the large title is visible (measured on UIKit, case nav-large-title-label-2x).
    let pendingHeight: CGFloat = bar?.showsLargeTitle == true ? 15 : 0
    let frame = CGRect(
      x: (isRightToLeft ? x + indicatorWidth : x) + titleShift.horizontal, y: top + titleShift.vertical, width: width,
      height: height)
    if wasEmpty { UIView.performWithoutAnimation { titleLabel.frame = frame } }
    titleLabel.frame = frame.offsetBy(dx: 0, dy: pendingHeight)
    let secondWidth = min(second.width, available)
    subtitleView.frame = CGRect(
      x: layOutTitle(secondWidth) + titleShift.horizontal, y: frame.maxY + pendingHeight, width: secondWidth,
      height: second.height
    )
    titleMenu?.frame = CGRect(x: x - 8, y: 0, width: width + indicatorWidth + 16, height: Self.rowHeight)
    renaming?.field.frame = CGRect(x: low, y: 6, width: available, height: 32)
  }
}
