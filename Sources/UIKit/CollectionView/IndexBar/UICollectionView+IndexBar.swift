import Foundation

extension UICollectionView {
  /// Asks for the titles when the data is new, and keeps the bar at the trailing edge of what is visible.
  final func settleIndexBar() {
    if session.take(.indexTitles) {
      let titles = dataSource?.indexTitles(for: self) ?? []
      if titles != indexBar?.titles ?? [] { installIndexBar(titles) }
    }
    guard let indexBar else { return }
    indexBar.isHidden = indexDisplayMode == .alwaysHidden
    let visible = bounds.inset(by: adjustedContentInset)
    let x =
      effectiveUserInterfaceLayoutDirection == .rightToLeft ? visible.minX : visible.maxX - IndexBar.width
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
    addSubview(bar)
  }

  private func goToIndexTitle(_ index: Int) {
    guard let dataSource, let titles = indexBar?.titles, titles.indices.contains(index) else { return }
    let path = dataSource.collectionView(self, indexPathForIndexTitle: titles[index], at: index)
    let isVertical = contentSize.height > bounds.height || contentSize.width <= bounds.width
    scrollToItem(at: path, at: isVertical ? .top : .left, animated: false)
  }
}
