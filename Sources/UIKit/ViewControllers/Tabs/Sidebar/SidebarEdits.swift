import Foundation

/// The changes that the user makes while editing the sidebar.
@MainActor final class SidebarEdits {
  /// The tabs whose visibility the user has changed.
  private(set) var hiddenTabs: [UITab] = []
  /// The groups whose order the user has changed.
  private(set) var reordered: [UITabGroup] = []

  func begin() {
    hiddenTabs = []
    reordered = []
  }

  /// Hides a visible tab or shows a hidden one, and records the change.
  func toggle(_ tab: UITab) {
    tab.isHidden.toggle()
    if let index = hiddenTabs.firstIndex(where: { $0 === tab }) {
      hiddenTabs.remove(at: index)
    } else {
      hiddenTabs.append(tab)
    }
  }

  /// Records that the order of a group has changed.
  func reorder(_ group: UITabGroup) { if !reordered.contains(where: { $0 === group }) { reordered.append(group) } }
}
