import Foundation

/// The sections and cells of a static table view in a storyboard.
@MainActor final class StaticTableContent {
  /// A row, with the cell that shows it.
  struct Row {
    let cell: UITableViewCell
    /// The height in points, or nil to use that of the table view.
    let height: CGFloat?
  }

  /// A section with the texts of its header and footer.
  struct Section {
    let rows: [Row]
    let header: String?
    let footer: String?
  }

  let sections: [Section]

  init(_ sections: [Section]) { self.sections = sections }

  /// Returns the row at an index path, or nil if there is none.
  func row(at path: IndexPath) -> Row? {
    guard path.count == 2, sections.indices.contains(path[0]), sections[path[0]].rows.indices.contains(path[1]) else {
      return nil
    }
    return sections[path[0]].rows[path[1]]
  }

  /// Returns the section at an index, or nil if there is none.
  func section(_ index: Int) -> Section? { sections.indices.contains(index) ? sections[index] : nil }
}
