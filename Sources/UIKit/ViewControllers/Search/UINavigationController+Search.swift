import CoreGraphics
import Foundation

// The placement of a search bar in a navigation controller's bars.
extension UINavigationController {
  /// Returns the placement of an item's search bar, or nil if the item has no search controller.
  final func placement(for item: UINavigationItem) -> UINavigationItem.SearchBarPlacement? {
    guard item.searchController != nil else { return nil }
    let isWide = traitCollection.horizontalSizeClass == .regular
    switch item.preferredSearchBarPlacement {
    case .automatic: return isWide ? .inline : .stacked
    case .inline, .integratedCentered: return isWide ? item.preferredSearchBarPlacement : .stacked
    case .stacked, .integratedButton: return item.preferredSearchBarPlacement
    }
  }

  /// Returns `true` if the search bar of an item replaces the row of buttons.
  package final func searchReplacesRow(for item: UINavigationItem) -> Bool {
    guard let search = item.searchController, search.isActive else { return false }
    switch placement(for: item) {
    case .integratedButton: return true
    case .stacked: return search.hidesNavigationBarDuringPresentation
    default: return false
    }
  }

  package final func titleRowHeight(for item: UINavigationItem) -> CGFloat {
    searchReplacesRow(for: item) ? 0 : navigationBar.rowHeight(for: item)
  }

  /// Returns the height of an item's search bar below the title, in points, while the content is not scrolled.
  package final func searchHeight(for item: UINavigationItem) -> CGFloat {
    guard let search = item.searchController else { return 0 }
    switch placement(for: item) {
    case .stacked: return search.searchBar.naturalHeight
    case .integratedButton: return search.isActive ? search.searchBar.naturalHeight : 0
    default: return search.searchBar.usedScopeHeight
    }
  }

  /// Returns the part of `searchHeight(for:)` that scrolling hides.
  package final func collapsibleSearchHeight(for item: UINavigationItem) -> CGFloat {
    guard item.hidesSearchBarWhenScrolling, item.searchController?.isActive == false,
      placement(for: item) == .stacked
    else { return 0 }
    return searchHeight(for: item)
  }

  /// Returns the height of the parts of the bar that scrolling hides: the search bar and the large title.
  package final func collapsibleHeight(of controller: UIViewController) -> CGFloat {
    collapsibleSearchHeight(for: controller.navigationItem)
      + (showsLargeTitle(controller) ? navigationBar.largeTitleHeight(for: controller.navigationItem) : 0)
  }

  /// Scrolls content that is shown for the first time so that the search bar above it is hidden (measured on UIKit,
  /// case `search-hosted-rest-parts` of Tests/Oracle).
  final func hideSearchBarAtFirst(of controller: UIViewController, in scroll: UIScrollView) {
    let item = controller.navigationItem
    guard item.searchController != nil, !item.didHideSearchBarInitially, scroll.window != nil,
      placement(for: item) == .stacked
    else { return }
    item.didHideSearchBarInitially = true
    let hiding = collapsibleSearchHeight(for: item)
    let start = -scroll.content.restInset.top
    guard hiding > 0, abs(scroll.contentOffset.y - start) < 0.5 else { return }
    scroll.moveOffset(to: CGPoint(x: scroll.contentOffset.x, y: start + hiding), cause: .adjustment)
  }

  /// Lays out the bars after the search of a controller began or ended. Content that is scrolled to its upper edge stays
  /// there. After the end of a search, the search bar is therefore visible below the title (measured on UIKit,
  /// docs/measurements.md 19.5).
  final func layoutForSearch(of controller: UIViewController?, hidesBar: Bool) {
    guard isViewLoaded, let controller else { return }
    if controller.navigationItem.searchController == nil { barHiddenBySearch(hidesBar) }
    let scroll =
      (controller === stack.last ? controller.contentScrollView(for: .top) : nil)
      ?? controller.viewIfLoaded?.scrollingContent
    let distance = scroll.map { $0.contentOffset.y + $0.adjustedContentInset.top }
    navigationBar.rebuild()
    layoutBars()
    controller.viewIfLoaded?.layoutIfNeeded()
    if let scroll, let distance, distance <= 0.5, !scroll.isTracking {
      let edge = CGPoint(x: scroll.contentOffset.x, y: -scroll.content.restInset.top)
      if abs(scroll.contentOffset.y - edge.y) > 0.01 { scroll.moveOffset(to: edge, cause: .adjustment) }
    }
    layoutBars()
    navigationBar.layoutIfNeeded()
  }

  /// Hides the navigation bar during a search whose search bar is within the content, or shows the navigation bar
  /// again.
  private func barHiddenBySearch(_ hides: Bool) {
    guard hides != isHiddenBySearch else { return }
    if hides, barHidden { return }
    isHiddenBySearch = hides
    setNavigationBarHidden(hides, animated: true)
  }

  /// Observes the visible scroll view after the results of a search appeared or disappeared.
  final func observeVisibleScrollView(of controller: UIViewController) {
    guard running == nil else { return }
    observeScrollView(of: controller)
    layoutBars()
  }

  /// The key commands for the search of the top item: Command-F begins the search, and Escape ends it.
  package final var searchCommands: [UIKeyCommand] {
    // A presented controller is above this one, and its responder chain continues here.
    if presentedViewController != nil { return [] }
    guard running == nil, let search = stack.last?.navigationItem.searchController else { return [] }
    let find = Selector("tesseraSearch", UINavigationController.beginSearch)
    var commands = [UIKeyCommand(title: "Search", action: find, input: "f", modifierFlags: .command)]
    if search.isActive {
      commands.append(
        UIKeyCommand(
          input: UIKeyCommand.inputEscape, modifierFlags: [],
          action: Selector("tesseraEndSearch", UINavigationController.endSearch)))
    }
    return commands
  }

  final func beginSearch() { stack.last?.navigationItem.searchController?.find() }
  final func endSearch() { stack.last?.navigationItem.searchController?.endByUser() }
}
