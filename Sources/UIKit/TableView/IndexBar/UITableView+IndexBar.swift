import Foundation

extension UITableView: IndexBarHost {
  final func sectionIndexDidChange() {
    indexBar.setNeedsTitles()
    setNeedsLayout()
  }

  final func sectionIndexStyleDidChange() { indexBar.bar.map(styleIndexBar) }

  final func loadIndexTitles() -> [String] {
    let titles = dataSource?.sectionIndexTitles(for: self) ?? []
    guard !titles.isEmpty, sectionIndexMinimumDisplayRowCount > 0 else { return titles }
    return loadedHeights.counts.reduce(0, +) < sectionIndexMinimumDisplayRowCount ? [] : titles
  }

  final func styleIndexBar(_ bar: IndexBar) {
    if bar.textColor != sectionIndexColor { bar.textColor = sectionIndexColor }
    if bar.restingBackgroundColor != sectionIndexBackgroundColor {
      bar.restingBackgroundColor = sectionIndexBackgroundColor
    }
    bar.trackingBackgroundColor = sectionIndexTrackingBackgroundColor
  }

  final func scroll(toIndexTitle title: String, at index: Int) {
    guard let dataSource else { return }
    let section = dataSource.tableView(self, sectionForSectionIndexTitle: title, at: index)
    // The magnifying glass scrolls to the search field above the rows.
    if title == Self.indexSearch || section == NSNotFound || section < 0 {
      setContentOffset(CGPoint(x: contentOffset.x, y: -content.restInset.top), animated: false)
      return
    }
    guard loadedHeights.counts.indices.contains(section) else {
      Diagnostics.report(
        "the data source \(type(of: dataSource)) of \(self) returned section \(section) for the index title "
          + "“\(title)”; there are only \(loadedHeights.counts.count) sections")
      return
    }
    let path = IndexPath(row: loadedHeights.counts[section] > 0 ? 0 : NSNotFound, section: section)
    scrollToRow(at: path, at: .top, animated: false)
  }
}
