import Foundation

/// The rows of the sidebar, grouped by section.
@MainActor struct SidebarRows {
  private(set) var sections: [[SidebarRow]] = []

  /// Creates the rows for tabs.
  ///
  /// - Parameters:
  ///   - tabs: The root tabs.
  ///   - sidebar: The sidebar with the header and the footer.
  ///   - folded: The identifiers of the collapsed groups, whose children are not shown.
  ///   - isEditing: `true` to include the tabs that the user has hidden and can show again.
  init(_ tabs: [UITab], sidebar: UITabBarController.Sidebar, folded: Set<String>, isEditing: Bool) {
    func isShown(_ tab: UITab) -> Bool { !tab.isHidden || (isEditing && tab.allowsHiding) }
    var groups: [[SidebarRow]] = []
    func addSection(_ group: UITabGroup) {
      // The section of a group inside this one follows.
      let index = groups.count
      groups.append([.section(group)])
      if !folded.contains(group.identifier) { groups[index] += children(of: group, 0) }
    }
    func rows(_ tab: UITab, _ level: Int) -> [SidebarRow] {
      guard isShown(tab) else { return [] }
      switch (tab as? UITabGroup)?.sidebarAppearance {
      case .inline: return children(of: tab as! UITabGroup, level)
      case .rootSection:
        addSection(tab as! UITabGroup)
        return []
      default: break
      }
      guard let group = tab as? UITabGroup, !folded.contains(group.identifier) else { return [.tab(tab, level: level)] }
      return [.tab(tab, level: level)] + children(of: group, level + 1)
    }
    func children(of group: UITabGroup, _ level: Int) -> [SidebarRow] {
      group.displayOrder.flatMap { rows($0, level) } + group.sidebarActions.map { .action($0, group) }
    }
    var firstSection: [SidebarRow] = []
    if let header = sidebar.headerContentConfiguration { firstSection.append(.header(header)) }
    for tab in tabs where isShown(tab) {
      if let group = tab as? UITabGroup, group.sidebarAppearance != .inline {
        addSection(group)
      } else {
        firstSection += rows(tab, 0)
      }
    }
    sections = (firstSection.isEmpty ? [] : [firstSection]) + groups
    if let footer = sidebar.footerContentConfiguration { sections.append([.footer(footer)]) }
  }

  init() {}

  subscript(path: IndexPath) -> SidebarRow? {
    guard sections.indices.contains(path.section), sections[path.section].indices.contains(path.item) else {
      return nil
    }
    return sections[path.section][path.item]
  }

  /// Returns the index path of a tab's row, or nil if the tab has no row.
  func path(of tab: UITab) -> IndexPath? {
    for (section, rows) in sections.enumerated() {
      if let item = rows.firstIndex(where: { $0.tab === tab }) { return IndexPath(item: item, section: section) }
    }
    return nil
  }

  /// Returns whether the first row of a section is its header.
  func hasHeader(_ section: Int) -> Bool {
    guard sections.indices.contains(section), case .section = sections[section].first else { return false }
    return true
  }

  mutating func move(from oldPath: IndexPath, to newPath: IndexPath) {
    guard self[oldPath] != nil, sections.indices.contains(newPath.section) else { return }
    let row = sections[oldPath.section].remove(at: oldPath.item)
    sections[newPath.section].insert(row, at: min(newPath.item, sections[newPath.section].count))
  }
}
