import UIKit

struct Chore: Identifiable {
  let id: Int
  var title: String
  var note: String
}

final class ChoreDataSource: UITableViewDiffableDataSource<Int, Chore.ID> {
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
}

/// A table of chores. Each row is as tall as its note. A row that is swiped to the left is deleted.
final class ChoresController: UITableViewController {
  private(set) var chores: [Chore]
  private var dataSource: ChoreDataSource!

  init(chores: [Chore]) {
    self.chores = chores
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) { fatalError("ChoresController does not support init(coder:)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "chore")
    dataSource = ChoreDataSource(tableView: tableView) { [unowned self] tableView, indexPath, id in
      let cell = tableView.dequeueReusableCell(withIdentifier: "chore", for: indexPath)
      guard let chore = chores.first(where: { $0.id == id }) else { return cell }
      var content = cell.defaultContentConfiguration()
      content.text = chore.title
      content.secondaryText = chore.note
      cell.contentConfiguration = content
      return cell
    }
    showChores(animated: false)
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") { [unowned self] _, _, completion in
      if let id = dataSource.itemIdentifier(for: indexPath) {
        chores.removeAll { $0.id == id }
        showChores(animated: true)
      }
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  func edit(_ id: Chore.ID, note: String) {
    guard let index = chores.firstIndex(where: { $0.id == id }) else { return }
    chores[index].note = note
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems([id])
    dataSource.apply(snapshot)
  }

  private func showChores(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Chore.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(chores.map(\.id))
    dataSource.apply(snapshot, animatingDifferences: animated)
  }
}
