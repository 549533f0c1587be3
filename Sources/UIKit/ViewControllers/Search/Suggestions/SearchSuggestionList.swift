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

  /// The height of a row, unless its text has an accessibility size.
  private static let rowHeight: CGFloat = 44
  private static let maximumRows: CGFloat = 6.5
  private static let gap: CGFloat = 6
  /// The reuse identifiers of the cells. Only the last one has no separator.
  private static let row = "suggestion"
  private static let lastRow = "last suggestion"

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
    table.estimatedRowHeight = Self.rowHeight
    table.contentInsetAdjustmentBehavior = .never
    table.alwaysBounceVertical = false
    for identifier in [Self.row, Self.lastRow] {
      table.register(UITableViewCell.self, forCellReuseIdentifier: identifier)
    }
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
    let availableHeight = max(0, window.bounds.height - window.safeAreaInsets.bottom - rect.maxY - 2 * Self.gap)
    frame = CGRect(x: rect.minX, y: rect.maxY + Self.gap, width: rect.width, height: availableHeight)
    let isLarge = window.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    if isLarge, window.traitCollection.horizontalSizeClass == .compact {
      // Large text also needs the width of the buttons beside the field.
      let margin = min(rect.minX, window.bounds.width - rect.maxX)
      frame = CGRect(x: margin, y: frame.minY, width: window.bounds.width - 2 * margin, height: availableHeight)
    }
    table.rowHeight = isLarge ? UITableView.automaticDimension : Self.rowHeight
    table.frame = bounds
    table.layoutIfNeeded()
    let rows = CGFloat(max(1, suggestions.count))
    frame.size.height = min(table.contentSize.height * min(1, Self.maximumRows / rows), availableHeight)
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
    let identifier = indexPath.row + 1 == suggestions.count ? Self.lastRow : Self.row
    let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    let suggestion = suggestions[indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.image = suggestion.iconImage
    // A new cell is not in the table yet, and does not have its traits.
    if tableView.traitCollection.preferredContentSizeCategory.isAccessibilityCategory {
      // A large symbol would be wider than the space beside the text.
      content.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
        textStyle: .body, scale: .medium)
    }
    if let text = suggestion.localizedAttributedSuggestion {
      content.attributedText = text
    } else {
      content.text = suggestion.localizedSuggestion
    }
    cell.contentConfiguration = content
    cell.accessibilityLabel = suggestion.localizedDescription ?? suggestion.localizedSuggestion
    cell.backgroundColor = .clear
    // The last separator would be at the edge of the panel.
    if identifier == Self.lastRow {
      cell.separatorInset = UIEdgeInsets(top: 0, left: CGFloat(UInt16.max), bottom: 0, right: 0)
    }
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let suggestion = suggestions[indexPath.row]
    tableView.deselectRow(at: indexPath, animated: false)
    field?.select(suggestion)
  }
}
