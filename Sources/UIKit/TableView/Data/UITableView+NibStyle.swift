import Foundation

extension UITableView.Style {
  /// Creates the style that a nib specifies for a table view. The style is `plain` if the coder does not read a nib.
  @MainActor init(nib coder: NSCoder) {
    switch coder.nibAttribute("style") {
    case "grouped": self = .grouped
    case "insetGrouped": self = .insetGrouped
    default: self = .plain
    }
  }
}

extension UITableViewCell.CellStyle {
  /// Creates the style that a nib specifies for a cell. The style is `default` if the coder does not read a nib.
  @MainActor init(nib coder: NSCoder) {
    switch coder.nibAttribute("style") {
    case "IBUITableViewCellStyleValue1": self = .value1
    case "IBUITableViewCellStyleValue2": self = .value2
    case "IBUITableViewCellStyleSubtitle": self = .subtitle
    default: self = .default
    }
  }
}
