import Foundation

extension UITabBarController {
  /// Positions the container of the selected controller's view beside the sidebar.
  package final func layoutSidebar(in bounds: CGRect) { if holder.frame != bounds { holder.frame = bounds } }

  package final var showsSidebar: Bool { false }
  package final func sidebarChanged(_ tab: UITab) {}
  package final func sidebarListChanged() {}
  package final func sidebarSelectionChanged() {}
}
