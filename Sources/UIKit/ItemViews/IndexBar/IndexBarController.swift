import CoreGraphics
import Foundation

/// An object that shows the index bar at the trailing edge of a table or collection view, and updates its titles.
@MainActor
final class IndexBarController {
  /// The index bar, or `nil` if the data source provides no titles.
  private(set) var bar: IndexBar?
  private var needsTitles = true

  /// Requests the titles from the data source again in the next layout pass.
  func setNeedsTitles() { needsTitles = true }

  /// Returns whether a point of the content is on the index bar.
  func contains(_ point: CGPoint) -> Bool {
    guard let bar, !bar.isHidden else { return false }
    return bar.frame.contains(point)
  }

  /// Requests the titles if they may have changed, and positions the bar at the trailing edge of the visible area.
  ///
  /// The method is called after each layout pass. Its cost is negligible without an index bar.
  func update(in host: some IndexBarHost) {
    guard needsTitles || bar != nil else { return }
    if needsTitles {
      needsTitles = false
      let titles = host.loadIndexTitles()
      if titles != bar?.titles ?? [] { install(titles, in: host) }
    }
    guard let bar else { return }
    host.styleIndexBar(bar)
    bar.isHidden = host.indexDisplayMode == .alwaysHidden
    let visibleRect = host.bounds.inset(by: host.adjustedContentInset)
    let isMirrored = host.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x = isMirrored ? visibleRect.minX : visibleRect.maxX - IndexBar.width
    let frame = CGRect(x: x, y: visibleRect.minY, width: IndexBar.width, height: max(0, visibleRect.height))
    if bar.frame != frame { UIView.withoutAnimation { bar.frame = frame } }
  }

  private func install(_ titles: [String], in host: some IndexBarHost) {
    bar?.removeFromSuperview()
    bar = nil
    guard !titles.isEmpty else { return }
    let newBar = IndexBar(titles: titles)
    newBar.onChoice = { [weak host, weak newBar] index in
      guard let host, let newBar, newBar.titles.indices.contains(index) else { return }
      host.scroll(toIndexTitle: newBar.titles[index], at: index)
    }
    bar = newBar
    host.addSubview(newBar)
  }
}
