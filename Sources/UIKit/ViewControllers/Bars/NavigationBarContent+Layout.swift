import Foundation

/// The layout of a navigation bar's buttons and titles. Groups collapse if there is little space.
extension NavigationBarContent {
  private var margin: CGFloat { bar?.sideMargin ?? 16 }
  private var isRightToLeft: Bool { bar?.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Lays out the buttons, the titles and the prompt.
  func arrange() {
    titleContainer.frame = bounds
    buttons.frame = bounds
    collapseGroups()
    let start = arrange(
      [backButton].compactMap { $0 } + leading.flatMap(\.visibleViews), from: margin, fromLeft: !isRightToLeft)
    let trailingViews =
      trailing.flatMap(\.visibleViews) + [overflowButton, searchButton].compactMap { $0 }.filter { !$0.isHidden }
    let end = positionSearch(
      start: start, end: arrange(trailingViews, from: margin, fromLeft: isRightToLeft), isRightToLeft: isRightToLeft,
      margin: margin)
    let availableRange =
      (isRightToLeft ? end : start)...max(isRightToLeft ? end : start, bounds.width - (isRightToLeft ? start : end))
    layoutTitle(from: availableRange.lowerBound, to: availableRange.upperBound)
    layoutCenter(in: availableRange)
    showPlatters()
    let promptSize = promptLabel.sizeThatFits(CGSize(width: bounds.width - 2 * margin, height: Self.promptHeight))
    let promptWidth = min(promptSize.width, bounds.width - 2 * margin)
    promptLabel.frame = CGRect(
      x: (bounds.width - promptWidth) / 2, y: -Self.promptHeight + 4, width: promptWidth, height: promptSize.height)
  }

  // MARK: Collapsing

  private func width(_ views: [BarItemView]) -> CGFloat { BarItemView.width(of: views) }

  /// Collapses groups to their representative items, beginning with the innermost group, and shortens the title of the
  /// back button, until the content fits into the bar.
  private func collapseGroups() {
    for index in leading.indices { leading[index].isCollapsed = false }
    for index in trailing.indices { trailing[index].isCollapsed = false }
    for index in middle.indices { middle[index].isCollapsed = false }
    if centersGroups { overflowGroups = [] }
    overflowButton?.isHidden = item.additionalOverflowItems == nil && overflowGroups.isEmpty
    let titleWidth = item.titleView == nil ? min(titleLabel.intrinsicContentSize.width, bounds.width / 4) : 60
    func needed() -> CGFloat {
      (backButton == nil ? 0 : Self.rowHeight + 12) + width(leading.flatMap(\.visibleViews))
        + width(trailing.flatMap(\.visibleViews) + [overflowButton].compactMap { $0 }.filter { !$0.isHidden })
        + 2 * margin + titleWidth + 16
    }
    for index in trailing.indices.reversed() where trailing[index].representative != nil && needed() > bounds.width {
      trailing[index].isCollapsed = true
    }
    for index in leading.indices.reversed() where leading[index].representative != nil && needed() > bounds.width {
      leading[index].isCollapsed = true
    }
    shortenBackTitle(beside: leading.flatMap(\.visibleViews))
    for views in leading + trailing { views.apply() }
  }

  /// Shortens the title of the back button to "Back", then removes this title, until the title and the subtitle of the bar
  /// fit and have at least a quarter of the bar's width.
  private func shortenBackTitle(beside neighbors: [BarItemView]) {
    guard let backButton, let title = backTitle else { return }
    let subtitleWidth =
      subtitleView.isHidden
      ? 0 : BarText.size(of: subtitleView, fitting: CGSize(width: bounds.width, height: Self.rowHeight)).width
    let titleWidth =
      titleLabel.superview == nil
      ? 0 : min(max(titleLabel.intrinsicContentSize.width, subtitleWidth), bounds.width / 2)
    let usedWidth = neighbors.reduce(0) { $0 + $1.fittingWidth() + 12 }
    let trailingWidth = width(
      trailing.flatMap(\.visibleViews) + [overflowButton].compactMap { $0 }.filter { !$0.isHidden })
    // The bar's title moves off the center first. The back button loses its title only if the bar's title would still be
    // truncated.
    let rightSpace = trailingWidth == 0 ? 16 : margin + trailingWidth + 8
    let availableWidth =
      min(bounds.width * 0.75 - margin, bounds.width - margin - 8 - titleWidth - rightSpace) - usedWidth
    backButton.replacementTitle =
      [title, "Back"].first { candidate in
        let neededWidth = backButton.fittingWidth(title: candidate)
        return neededWidth <= availableWidth || neededWidth <= 60
      } ?? ""
  }

  // MARK: Buttons

  /// Positions views in a row that begins at an edge. Returns the distance from that edge to the end of the last view.
  private func arrange(_ views: [BarItemView], from margin: CGFloat, fromLeft: Bool) -> CGFloat {
    var trailingEdge = margin
    var previousView: BarItemView?
    for view in views {
      trailingEdge += view.gap(after: previousView)
      let width = view.fittingWidth()
      let x = fromLeft ? trailingEdge : bounds.width - trailingEdge - width
      view.move(to: CGRect(x: x, y: 0, width: width, height: Self.rowHeight))
      trailingEdge += width
      previousView = view
    }
    return views.isEmpty ? 0 : trailingEdge
  }

  /// Shows the backgrounds that adjacent image buttons share.
  private func showPlatters() {
    let center = middle.filter { views in
      views.group.isShown && !overflowGroups.contains { $0 === views.group }
    }
    let rows = [
      [backButton].compactMap { $0 } + leading.flatMap(\.visibleViews),
      trailing.flatMap(\.visibleViews) + [overflowButton, searchButton].compactMap { $0 }.filter { !$0.isHidden },
      center.flatMap(\.visibleViews),
    ]
    BarPlatters.show(&platters, among: rows, in: buttons, above: nil)
  }

  /// Positions the center groups next to the title. Groups that do not fit are moved to the overflow menu, beginning
  /// with the last group.
  private func layoutCenter(in range: ClosedRange<CGFloat>) {
    guard !middle.isEmpty else { return }
    let titleRect = item.titleView?.frame ?? titleMenu?.frame ?? titleLabel.frame.union(subtitleView.frame)
    let hasTitle = item.titleView != nil || !(titleLabel.text ?? "").isEmpty
    var minX = range.lowerBound + 16
    var maxX = range.upperBound - 16
    if hasTitle, isRightToLeft { maxX = titleRect.minX - 16 } else if hasTitle { minX = titleRect.maxX + 16 }
    for index in middle.indices.reversed() where width(middle.flatMap(\.visibleViews)) > maxX - minX {
      if middle[index].representative != nil { middle[index].isCollapsed = true }
    }
    var visibleGroups = middle.filter(\.group.isShown)
    while !visibleGroups.isEmpty, width(visibleGroups.flatMap(\.visibleViews)) > maxX - minX {
      overflowGroups.insert(visibleGroups.removeLast().group, at: 0)
    }
    for views in middle {
      views.apply()
      if overflowGroups.contains(where: { $0 === views.group }) { for view in views.allViews { view.isHidden = true } }
    }
    let hadOverflow = overflowButton?.isHidden == false
    overflowButton?.isHidden = item.additionalOverflowItems == nil && overflowGroups.isEmpty
    if overflowButton?.isHidden == false, !hadOverflow {
      _ = arrange(
        trailing.flatMap(\.visibleViews) + [overflowButton].compactMap { $0 }, from: margin, fromLeft: isRightToLeft)
    }
    let views = visibleGroups.flatMap(\.visibleViews)
    let totalWidth = width(views)
    let x = min(max((bounds.width - totalWidth) / 2, minX), max(minX, maxX - totalWidth))
    _ = arrange(views, from: isRightToLeft ? bounds.width - x - totalWidth : x, fromLeft: !isRightToLeft)
  }

  // MARK: Titles

  /// Positions the title in the center of the bar, or as close to it as the buttons allow. If center groups occupy the
  /// center, the title is on the leading side.
  private func layoutTitle(from start: CGFloat, to end: CGFloat) {
    var minX = start + (start > 0 ? 8 : 16)
    var maxX = end - (end < bounds.width ? 8 : 16)
    let reserved = bar?.reservedCenterWidth ?? 0
    if reserved > 0, isRightToLeft { minX = max(minX, (bounds.width + reserved) / 2 + 16) }
    if reserved > 0, !isRightToLeft { maxX = min(maxX, (bounds.width - reserved) / 2 - 16) }
    let availableWidth = max(0, maxX - minX)
    let isTitleLeading = centersGroups || reserved > 0
    func layOutTitle(_ width: CGFloat) -> CGFloat {
      if isTitleLeading { return isRightToLeft ? maxX - width : minX }
      return min(max((bounds.width - width) / 2, minX), max(minX, maxX - width))
    }
    if let view = item.titleView {
      var size = view.bounds.size
      if size.width == 0 { size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
      size.width = min(size.width, availableWidth)
      view.frame = CGRect(
        x: roundedDownToPixel(layOutTitle(size.width)), y: roundedDownToPixel((Self.rowHeight - size.height) / 2),
        width: size.width, height: size.height)
      return
    }
    let indicatorWidth = titleMenu == nil ? 0 : TitleMenuView.chevronWidth
    let naturalSize = titleLabel.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: Self.rowHeight))
    let width = min(naturalSize.width, max(0, availableWidth - indicatorWidth))
    let subtitleSize =
      subtitleView.isHidden ? .zero : BarText.size(of: subtitleView, fitting: CGSize(width: availableWidth, height: 44))
    // The title alone is enlarged to whole pixels (measurements.md 16.14).
    var (top, height) = ((Self.rowHeight - naturalSize.height) / 2, naturalSize.height.rounded(.up))
    if subtitleSize.height > 0 {
      top = (Self.rowHeight - height - subtitleSize.height.rounded(.up)) / 2
    } else {
      height = roundedUpToPixel(top + naturalSize.height) - roundedDownToPixel(top)
      top = roundedDownToPixel(top)
    }
    let subtitleWidth = min(subtitleSize.width, availableWidth)
    let columnWidth = max(width + indicatorWidth, subtitleWidth)
    // The title and the subtitle have the same center, also beside buttons that move them off the center of the bar.
    func position(_ lineWidth: CGFloat) -> CGFloat {
      isTitleLeading ? layOutTitle(lineWidth) : layOutTitle(columnWidth) + (columnWidth - lineWidth) / 2
    }
    let x = roundedDownToPixel(position(width + indicatorWidth))
    let titleShift = bar?.titleOffset(for: item) ?? .zero
    let wasEmpty = titleLabel.bounds.isEmpty
    // The title is 15 points lower while the large title is visible (measured on UIKit, case `nav-large-title-label-2x`
    // of Tests/Oracle).
    let pendingHeight: CGFloat = bar?.showsLargeTitle == true ? 15 : 0
    let frame = CGRect(
      x: (isRightToLeft ? x + indicatorWidth : x) + titleShift.horizontal, y: top + titleShift.vertical, width: width,
      height: height)
    if wasEmpty { UIView.performWithoutAnimation { titleLabel.frame = frame } }
    titleLabel.frame = frame.offsetBy(dx: 0, dy: pendingHeight)
    subtitleView.frame = CGRect(
      x: position(subtitleWidth) + titleShift.horizontal, y: frame.maxY + pendingHeight, width: subtitleWidth,
      height: subtitleSize.height
    )
    titleMenu?.frame = CGRect(x: x - 8, y: 0, width: width + indicatorWidth + 16, height: Self.rowHeight)
    renaming?.field.frame = CGRect(x: minX, y: 6, width: availableWidth, height: 32)
  }
}
