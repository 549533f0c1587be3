import Foundation

/// Decodes the values of table views and their cells.
extension NibLoader {
  func decodeTable(_ table: UITableView, _ element: NibElement) {
    switch element["separatorStyle"] {
    case "none": table.separatorStyle = .none
    case "singleLineEtched": table.separatorStyle = .singleLineEtched
    default: table.separatorStyle = .singleLine
    }
    func height(_ attribute: String) -> CGFloat? {
      element.length(attribute).map { $0 < 0 ? UITableView.automaticDimension : $0 }
    }
    if let value = height("rowHeight") { table.rowHeight = value }
    if let value = height("estimatedRowHeight") { table.estimatedRowHeight = value }
    if let value = height("sectionHeaderHeight") { table.sectionHeaderHeight = value }
    if let value = height("sectionFooterHeight") { table.sectionFooterHeight = value }
    if let value = height("estimatedSectionHeaderHeight") { table.estimatedSectionHeaderHeight = value }
    if let value = height("estimatedSectionFooterHeight") { table.estimatedSectionFooterHeight = value }
    if let value = height("sectionHeaderTopPadding") { table.sectionHeaderTopPadding = value }
    if let value = element.bool("contentViewInsetsToSafeArea") { table.insetsContentViewsToSafeArea = value }
    if let value = element.bool("cellLayoutMarginsFollowReadableWidth") {
      table.cellLayoutMarginsFollowReadableWidth = value
    }
    if let value = element.bool("dragInteractionEnabled") { table.dragInteractionEnabled = value }
    if element["separatorInsetReference"] == "fromAutomaticInsets" {
      table.separatorInsetReference = .fromAutomaticInsets
    }
    if let value = element.bool("allowsSelection") { table.allowsSelection = value }
    if let value = element.bool("allowsMultipleSelection") { table.allowsMultipleSelection = value }
    if let value = element.bool("allowsSelectionDuringEditing") { table.allowsSelectionDuringEditing = value }
    if let value = element.bool("allowsMultipleSelectionDuringEditing") {
      table.allowsMultipleSelectionDuringEditing = value
    }
    if let value = element.integer("sectionIndexMinimumDisplayRowCount") {
      table.sectionIndexMinimumDisplayRowCount = value
    }
    if let color = document.color(element, "separatorColor") { table.separatorColor = color }
    if let color = document.color(element, "sectionIndexColor") { table.sectionIndexColor = color }
    if let color = document.color(element, "sectionIndexBackgroundColor") { table.sectionIndexBackgroundColor = color }
    if let insets = element.insets("separatorInset") { table.separatorInset = insets }
    if let child = element.child(key: "tableHeaderView") { table.tableHeaderView = makeView(child) }
    if let child = element.child(key: "tableFooterView") { table.tableFooterView = makeView(child) }
    if let child = element.child(key: "backgroundView") { table.backgroundView = makeView(child) }
    for child in element.elements(in: "prototypes") { registerPrototype(child, table) }
    let sections = element.elements(in: "sections")
    guard element["dataMode"] == "static" || !sections.isEmpty else { return }
    table.staticContent = StaticTableContent(sections.map(section))
  }

  private func registerPrototype(_ element: NibElement, _ table: UITableView) {
    // A prototype without a reuse identifier cannot be dequeued; Xcode warns about it.
    guard let identifier = element["reuseIdentifier"] else { return }
    let prototype = NibPrototype(element, in: self)
    table.cellPool.register(for: identifier) { prototype.make() as? UITableViewCell }
  }

  private func section(_ element: NibElement) -> StaticTableContent.Section {
    let cells = element.elements(in: "cells").compactMap { child -> StaticTableContent.Row? in
      guard let cell = makeView(child) as? UITableViewCell else { return nil }
      return StaticTableContent.Row(cell: cell, height: child.length("rowHeight").flatMap { $0 < 0 ? nil : $0 })
    }
    return StaticTableContent.Section(
      rows: cells, header: document.string(element, "headerTitle"), footer: document.string(element, "footerTitle"))
  }

  func decodeTableCell(_ cell: UITableViewCell, _ element: NibElement) {
    if let identifier = element["reuseIdentifier"] { cell.reuseIdentifier = identifier }
    switch element["selectionStyle"] {
    case "none": cell.selectionStyle = .none
    case "blue": cell.selectionStyle = .blue
    case "gray": cell.selectionStyle = .gray
    default: cell.selectionStyle = .default
    }
    if let type = element["accessoryType"].flatMap({ Self.accessories[$0] }) { cell.accessoryType = type }
    if let type = element["editingAccessoryType"].flatMap({ Self.accessories[$0] }) { cell.editingAccessoryType = type }
    if let value = element.integer("indentationLevel") { cell.indentationLevel = value }
    if let value = element.length("indentationWidth") { cell.indentationWidth = value }
    if let value = element.bool("showsReorderControl") { cell.showsReorderControl = value }
    if let value = element.bool("shouldIndentWhileEditing") { cell.shouldIndentWhileEditing = value }
    if let insets = element.insets("separatorInset") { cell.separatorInset = insets }
    if let child = element.child(key: "contentView") { decodeContent(of: cell, child, element) }
    if let child = element.child(key: "accessoryView") { cell.accessoryView = makeView(child) }
    if let child = element.child(key: "editingAccessoryView") { cell.editingAccessoryView = makeView(child) }
    if let child = element.child(key: "backgroundView") { cell.backgroundView = makeView(child) }
    if let child = element.child(key: "selectedBackgroundView") { cell.selectedBackgroundView = makeView(child) }
  }

  /// Decodes the content view of a cell. The elements of the standard labels and image view configure the cell's own
  /// `textLabel`, `detailTextLabel` and `imageView`, which the cell lays out. Other elements become new subviews.
  private func decodeContent(of cell: UITableViewCell, _ content: NibElement, _ element: NibElement) {
    if let id = content.id { objects[id] = cell.contentView }
    let frame = cell.contentView.frame
    decodeCommon(cell.contentView, content)
    cell.contentView.frame = content.rect("frame") ?? frame
    cell.contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    for child in content.elements(in: "subviews") {
      let existingView: UIView? =
        switch child.id {
        case nil: nil
        case element["textLabel"]: cell.textLabel
        case element["detailTextLabel"]: cell.detailTextLabel
        case element["imageView"]: cell.imageView
        default: nil
        }
      if let existingView {
        decodeExisting(existingView, child)
      } else if let view = makeView(child) {
        cell.contentView.addSubview(view)
      }
    }
    adopt(cell.contentView, content)
  }

  private static let accessories: [String: UITableViewCell.AccessoryType] = [
    "none": .none, "disclosureIndicator": .disclosureIndicator, "detailDisclosureButton": .detailDisclosureButton,
    "checkmark": .checkmark, "detailButton": .detailButton,
  ]

  func decodeHeaderFooter(_ view: UITableViewHeaderFooterView, _ element: NibElement) {
    if let identifier = element["reuseIdentifier"] { view.reuseIdentifier = identifier }
    if let child = element.child(key: "contentView") { decodeExisting(view.contentView, child) }
    if let child = element.child(key: "backgroundView") { view.backgroundView = makeView(child) }
  }
}
