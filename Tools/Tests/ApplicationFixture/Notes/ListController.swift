import UIKit

extension Notification.Name {
  static let noteAdded = Notification.Name("noteAdded")
}

class ListController: UITableViewController {
  @IBOutlet private weak var addButton: UIBarButtonItem!
  private(set) var notes = ["Milk"]
  private(set) var announcements = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    title = NSLocalizedString("title", comment: "The title of the list")
    tableView.backgroundColor = UIColor(resource: .paper)
    let suffix = UserDefaults.standard.string(forKey: "suffix") ?? ""
    tableView.accessibilityIdentifier = ProcessInfo.processInfo.environment["NOTES_LIST"].map { $0 + suffix }
    tableView.register(UINib(nibName: "NoteCell", bundle: nil), forCellReuseIdentifier: "note")
    NotificationCenter.default.addObserver(
      self, selector: #selector(noteAdded(_:)), name: .noteAdded, object: nil)
  }

  @IBAction func add(_ sender: UIBarButtonItem) {
    notes.append("Note \(notes.count + 1)")
    tableView.insertRows(at: [IndexPath(row: notes.count - 1, section: 0)], with: .none)
    NotificationCenter.default.post(name: .noteAdded, object: self)
    sender.isEnabled = sender === addButton && notes.count < 3
  }

  @objc private func noteAdded(_ notification: Notification) { announcements += 1 }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let detail = segue.destination as? DetailController, let row = tableView.indexPathForSelectedRow?.row else {
      return
    }
    detail.text = notes[row]
  }
}

extension ListController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { notes.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath) as! NoteCell
    cell.noteLabel.text = notes[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    performSegue(withIdentifier: "detail", sender: self)
  }
}
