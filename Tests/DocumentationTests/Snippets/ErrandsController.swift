import UIKit

struct Errand: Equatable {
  var title: String
  var note: String
}

/// A row with a title and a note of any length, which determines the height of the row.
final class ErrandCell: UITableViewCell {
  let titleLabel = UILabel()
  let noteLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    noteLabel.font = .preferredFont(forTextStyle: .subheadline)
    noteLabel.textColor = .secondaryLabel
    noteLabel.numberOfLines = 0
    for label in [titleLabel, noteLabel] {
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
    }
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      titleLabel.topAnchor.constraint(equalTo: margins.topAnchor),
      titleLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      titleLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      noteLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 4),
      noteLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      noteLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      noteLabel.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("ErrandCell does not support init(coder:)") }
}

/// A table of errands. The controller is the data source and the delegate of its table view.
final class ErrandsController: UITableViewController {
  private(set) var errands: [Errand]
  private(set) var openedErrand: Errand?

  init(errands: [Errand]) {
    self.errands = errands
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) { fatalError("ErrandsController does not support init(coder:)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(ErrandCell.self, forCellReuseIdentifier: "errand")
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 66
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    errands.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "errand", for: indexPath)
    if let cell = cell as? ErrandCell {
      cell.titleLabel.text = errands[indexPath.row].title
      cell.noteLabel.text = errands[indexPath.row].note
    }
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    openedErrand = errands[indexPath.row]
    tableView.deselectRow(at: indexPath, animated: true)
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") { [unowned self] _, _, completion in
      errands.remove(at: indexPath.row)
      self.tableView.deleteRows(at: [indexPath], with: .automatic)
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }
}
