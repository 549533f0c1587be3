import Foundation

extension UITableView {
  final func indexChanged() {
    session.setNeeds(.indexTitles)
    setNeedsLayout()
  }

  final func indexLookChanged() {
    indexBar?.textColor = sectionIndexColor
    indexBar?.ground = sectionIndexBackgroundColor
  }

  /// Asks for the titles when the data is new, and keeps the bar at the trailing edge of what is visible.
  final func settleIndexBar() {
    if session.take(.indexTitles) {
      var titles = dataSource?.sectionIndexTitles(for: self) ?? []
      if !titles.isEmpty, sectionIndexMinimumDisplayRowCount > 0,
        loadedHeights.counts.reduce(0, +) < sectionIndexMinimumDisplayRowCount
      {
        titles = []
      }
      if titles != indexBar?.titles ?? [] { installIndexBar(titles) }
    }
    guard let indexBar else { return }
    indexBar.trackingGround = sectionIndexTrackingBackgroundColor
    indexBar.isHidden = indexDisplayMode == .alwaysHidden
    let visible = bounds.inset(by: adjustedContentInset)
    let x = effectiveUserInterfaceLayoutDirection == .rightToLeft ? visible.minX : visible.maxX - IndexBar.width
    let frame = CGRect(x: x, y: visible.minY, width: IndexBar.width, height: max(0, visible.height))
    if indexBar.frame != frame { UIView.withoutAnimation { indexBar.frame = frame } }
  }

  private func installIndexBar(_ titles: [String]) {
    indexBar?.removeFromSuperview()
    indexBar = nil
    guard !titles.isEmpty else { return }
    let bar = IndexBar(titles: titles)
    bar.onChoice = { [weak self] in self?.goToIndexTitle($0) }
    indexBar = bar
    indexLookChanged()
    addSubview(bar)
  }

  private func goToIndexTitle(_ index: Int) {
    guard let dataSource, let titles = indexBar?.titles, titles.indices.contains(index) else { return }
    let section = dataSource.tableView(self, sectionForSectionIndexTitle: titles[index], at: index)
    // The search field above the rows.
    if titles[index] == Self.indexSearch || section == NSNotFound || section < 0 {
      setContentOffset(CGPoint(x: contentOffset.x, y: -content.restInset.top), animated: false)
      return
    }
    guard loadedHeights.counts.indices.contains(section) else {
      Misuse.report(
        "the data source \(type(of: dataSource)) of \(self) answered section \(section) for the index title "
          + "“\(titles[index])”; there are \(loadedHeights.counts.count) sections")
      return
    }
    let path = IndexPath(row: loadedHeights.counts[section] > 0 ? 0 : NSNotFound, section: section)
    scrollToRow(at: path, at: .top, animated: false)
  }
}
