import Foundation

extension UITableView.Style {
  /// Creates the style of a table view in a nib. It is plain for other coders.
  @MainActor init(nib coder: NSCoder) {
    switch coder.nibAttribute("style") {
    case "grouped": self = .grouped
    case "insetGrouped": self = .insetGrouped
    default: self = .plain
    }
  }
}

extension UITableViewCell.CellStyle {
  /// Creates the style of a cell in a nib. It is the default style for other coders.
  @MainActor init(nib coder: NSCoder) {
    switch coder.nibAttribute("style") {
    case "IBUITableViewCellStyleValue1": self = .value1
    case "IBUITableViewCellStyleValue2": self = .value2
    case "IBUITableViewCellStyleSubtitle": self = .subtitle
    default: self = .default
    }
  }
}
