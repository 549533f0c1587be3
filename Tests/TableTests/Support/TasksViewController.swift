import UIKit

/// A task list in the style of an iOS app: two sections, swipe actions on both sides, editing, and reordering.
final class TasksViewController: UITableViewController {
  struct Task: Equatable {
    var title: String
    var note: String?
  }

  var open = [
    Task(title: "Water the plants", note: "The fern twice"), Task(title: "Call the printer", note: nil),
    Task(title: "Buy bread", note: "Rye, and a little salt"), Task(title: "Pay the rent", note: nil),
  ]
  var done = [Task(title: "Book the train", note: nil), Task(title: "Mend the lamp", note: "The switch, not the bulb")]

  private func tasks(_ section: Int) -> [Task] { section == 0 ? open : done }

  private func change(_ section: Int, _ body: (inout [Task]) -> Void) {
    if section == 0 { body(&open) } else { body(&done) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Tasks"
    navigationItem.rightBarButtonItem = editButtonItem
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { tasks(section).count }
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    ["Open", "Done"][section]
  }
  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    section == 1 ? "What is done stays here for a week." : nil
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "task")
      ?? UITableViewCell(style: .subtitle, reuseIdentifier: "task")
    let task = tasks(indexPath.section)[indexPath.row]
    cell.textLabel?.text = task.title
    cell.detailTextLabel?.text = task.note
    cell.detailTextLabel?.textColor = .secondaryLabel
    cell.accessoryType = indexPath.section == 0 ? .disclosureIndicator : .checkmark
    return cell
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    change(indexPath.section) { $0.remove(at: indexPath.row) }
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  override func tableView(_ tableView: UITableView, moveRowAt from: IndexPath, to: IndexPath) {
    let task = tasks(from.section)[from.row]
    change(from.section) { $0.remove(at: from.row) }
    change(to.section) { $0.insert(task, at: to.row) }
  }

  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard indexPath.section == 0 else { return nil }
    let finish = UIContextualAction(style: .normal, title: "Done") { [weak self] _, _, completion in
      guard let self = self else { return completion(false) }
      let task = self.open.remove(at: indexPath.row)
      self.done.insert(task, at: 0)
      tableView.moveRow(at: indexPath, to: IndexPath(row: 0, section: 1))
      completion(true)
    }
    finish.backgroundColor = .systemGreen
    return UISwipeActionsConfiguration(actions: [finish])
  }
}
