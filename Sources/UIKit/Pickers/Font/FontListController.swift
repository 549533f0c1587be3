import Foundation

/// A view controller that lists font families, or the faces of a family.
@MainActor final class FontListController: UITableViewController {
  /// A row of the list: a font family or a face.
  struct Row {
    let title: String
    let descriptor: UIFontDescriptor
    /// The names of the faces from which the user selects one. The array is empty if the row selects a font directly.
    var faces: [String] = []
  }

  private let rows: [Row]
  private let usesSystemFont: Bool
  /// The descriptor of the font whose row has a checkmark, or nil if no font is selected.
  var selected: UIFontDescriptor? { didSet { if isViewLoaded { tableView.reloadData() } } }
  /// A closure that receives the font that the user has selected.
  var onPick: ((UIFontDescriptor) -> Void)?
  /// A closure that is called to show the faces of a family. It receives the row of the family.
  var onOpen: ((Row) -> Void)?

  init(_ rows: [Row], title: String, usesSystemFont: Bool) {
    self.rows = rows
    self.usesSystemFont = usesSystemFont
    super.init(style: .plain)
    self.title = title
  }

  required init?(coder: NSCoder) {
    fatalError("FontListController does not support init(coder:); UIFontPickerViewController creates it in code")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "font")
    if let index = rows.firstIndex(where: { isSelected($0) }) {
      tableView.scrollToRow(at: IndexPath(row: index, section: 0), at: .middle, animated: false)
    }
  }

  private func isSelected(_ row: Row) -> Bool {
    guard let selected else { return false }
    let font = UIFont(descriptor: selected, size: 17)
    let rowFont = UIFont(descriptor: row.descriptor, size: 17)
    return row.faces.isEmpty && font.fontName == rowFont.fontName
      || !row.faces.isEmpty && font.familyName == rowFont.familyName
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "font", for: indexPath)
    let row = rows[indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.text = row.title
    content.textProperties.font =
      usesSystemFont ? .systemFont(ofSize: 17) : UIFont(descriptor: row.descriptor, size: 17)
    cell.contentConfiguration = content
    cell.accessoryType = isSelected(row) ? .checkmark : row.faces.isEmpty ? .none : .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let row = rows[indexPath.row]
    if row.faces.isEmpty { onPick?(row.descriptor) } else { onOpen?(row) }
  }
}
