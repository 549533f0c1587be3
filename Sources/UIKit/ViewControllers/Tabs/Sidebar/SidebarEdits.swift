import Foundation

/// The changes that the user makes while editing the sidebar.
@MainActor final class SidebarEdits {
  /// The tabs whose visibility differs from that at the beginning of editing. A tab that was hidden and shown again is not one
  /// of them.
  private(set) var tabsWithChangedVisibility: [UITab] = []
  /// The groups whose order the user has changed.
  private(set) var reordered: [UITabGroup] = []

  func begin() {
    tabsWithChangedVisibility = []
    reordered = []
  }

  /// Hides a visible tab or shows a hidden one, and records the change.
  func toggle(_ tab: UITab) {
    tab.isHidden.toggle()
    if let index = tabsWithChangedVisibility.firstIndex(where: { $0 === tab }) {
      tabsWithChangedVisibility.remove(at: index)
    } else {
      tabsWithChangedVisibility.append(tab)
    }
  }

  /// Records that the order of a group has changed.
  func reorder(_ group: UITabGroup) { if !reordered.contains(where: { $0 === group }) { reordered.append(group) } }
}
