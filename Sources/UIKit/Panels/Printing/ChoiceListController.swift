import Foundation

/// A view controller that shows a list from which the user picks one row. The selected row has a checkmark.
final class ChoiceListController: UITableViewController {
  private let titles: [String]
  private let selected: Int?
  private let onPick: (Int) -> Void

  init(_ titles: [String], selected: Int?, onPick: @escaping (Int) -> Void) {
    self.titles = titles
    self.selected = selected
    self.onPick = onPick
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) {
    fatalError("ChoiceListController does not support init(coder:); PrintOptionsController creates it in code")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { titles.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = titles[indexPath.row]
    cell.contentConfiguration = content
    cell.accessoryType = indexPath.row == selected ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    onPick(indexPath.row)
  }
}
