import CoreGraphics
import Foundation

/// The panel with suggestions below a search field. A tap, a click or the Return key selects a suggestion.
@MainActor
final class SearchSuggestionList: UIView, UITableViewDataSource, UITableViewDelegate {
  private weak var field: UISearchTextField?
  private let table = UITableView(frame: .zero, style: .plain)
  private(set) var suggestions: [any UISearchSuggestion] = []
  /// The index of the suggestion that is selected with the arrow keys, or `nil` if none is selected.
  private(set) var selectedRow: Int?

  private static let rowHeight: CGFloat = 44
  private static let maximumRows: CGFloat = 6.5
  private static let gap: CGFloat = 6

  init(_ field: UISearchTextField) {
    self.field = field
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 16
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.18
    layer.shadowRadius = 16
    layer.shadowOffset = CGSize(width: 0, height: 4)
    table.backgroundColor = .clear
    table.layer.cornerRadius = 16
    table.clipsToBounds = true
    table.rowHeight = Self.rowHeight
    table.contentInsetAdjustmentBehavior = .never
    table.alwaysBounceVertical = false
    table.register(UITableViewCell.self, forCellReuseIdentifier: "suggestion")
    table.dataSource = self
    table.delegate = self
    addSubview(table)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows suggestions in the window of the field, in front of all other views.
  func show(_ newSuggestions: [any UISearchSuggestion]) {
    suggestions = newSuggestions
    selectedRow = nil
    table.reloadData()
    positionList()
  }

  /// Positions the list below the field, or removes the list if the field is not in a window.
  func positionList() {
    guard let field, let window = field.window else { return removeFromSuperview() }
    if superview !== window { window.addSubview(self) }
    let rect = field.convert(field.bounds, to: window)
    let availableHeight = window.bounds.height - window.safeAreaInsets.bottom - rect.maxY - 2 * Self.gap
    let height = min(CGFloat(suggestions.count), Self.maximumRows) * Self.rowHeight
    frame = CGRect(
      x: rect.minX, y: rect.maxY + Self.gap, width: rect.width, height: max(0, min(height, availableHeight)))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    table.frame = bounds
  }

  // MARK: Keys

  /// Moves the selection by a number of rows. If the selection moves above the first row, no row is selected.
  func move(by step: Int) {
    guard !suggestions.isEmpty else { return }
    let newRow = (selectedRow ?? -1) + step
    selectedRow = newRow < 0 ? nil : min(newRow, suggestions.count - 1)
    table.selectRow(
      at: selectedRow.map { IndexPath(row: $0, section: 0) }, animated: false, scrollPosition: .none)
    if let selectedRow { table.scrollToRow(at: IndexPath(row: selectedRow, section: 0), at: .none, animated: false) }
  }

  // MARK: The table

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { suggestions.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "suggestion", for: indexPath)
    let suggestion = suggestions[indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.image = suggestion.iconImage
    if let text = suggestion.localizedAttributedSuggestion {
      content.attributedText = text
    } else {
      content.text = suggestion.localizedSuggestion
    }
    cell.contentConfiguration = content
    cell.accessibilityLabel = suggestion.localizedDescription ?? suggestion.localizedSuggestion
    cell.backgroundColor = .clear
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let suggestion = suggestions[indexPath.row]
    tableView.deselectRow(at: indexPath, animated: false)
    field?.select(suggestion)
  }
}
