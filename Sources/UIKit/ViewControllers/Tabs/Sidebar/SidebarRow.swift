import Foundation

/// The content of a row in the sidebar: a tab, an action, or a header or footer.
enum SidebarRow {
  /// The content above all rows.
  case header(any UIContentConfiguration)
  /// A group that is a section. The row is the header of the section. A tap on the row collapses or expands the
  /// section.
  case section(UITabGroup)
  /// A tab, with the number of groups in its section that contain it.
  case tab(UITab, level: Int)
  /// An action of a group.
  case action(UIAction, UITabGroup)
  /// The content below all rows.
  case footer(any UIContentConfiguration)

  var tab: UITab? {
    switch self {
    case .tab(let tab, _): return tab
    case .section(let group): return group
    case .header, .action, .footer: return nil
    }
  }
}
