import Foundation

/// The views of one group: its items, or the one that stands for them.
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

  var all: [BarItemView] { items + [representative].compactMap { $0 } }

  /// What is shown of the group.
  var shown: [BarItemView] {
    (isCollapsed ? [representative].compactMap { $0 } : items).filter { !$0.item.isHidden }
  }

  /// Shows what is to be seen and hides the rest.
  func apply() {
    for view in items { view.isHidden = isCollapsed || view.item.isHidden }
    representative?.isHidden = !isCollapsed || representative?.item.isHidden == true
    group.isDisplayingRepresentativeItem = isCollapsed && representative != nil
  }
}
