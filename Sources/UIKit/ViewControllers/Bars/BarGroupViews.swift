import Foundation

/// The views for a group of bar items: one for each item, and one for the item that represents a collapsed group.
@MainActor struct BarGroupViews {
  let group: UIBarButtonItemGroup
  let items: [BarItemView]
  let representative: BarItemView?
  var isCollapsed = false

  init(group: UIBarButtonItemGroup, items: [BarItemView], representative: BarItemView?) {
    self.group = group
    self.items = items
    self.representative = representative
  }

  var allViews: [BarItemView] { items + [representative].compactMap { $0 } }

  /// The views to show: the view of the representative item if the group is collapsed, otherwise the views of the items.
  var visibleViews: [BarItemView] {
    (isCollapsed ? [representative].compactMap { $0 } : items).filter { !$0.item.isHidden }
  }

  /// Shows the views in `visibleViews` and hides the others.
  func apply() {
    for view in items { view.isHidden = isCollapsed || view.item.isHidden }
    representative?.isHidden = !isCollapsed || representative?.item.isHidden == true
    group.isDisplayingRepresentativeItem = isCollapsed && representative != nil
  }
}
