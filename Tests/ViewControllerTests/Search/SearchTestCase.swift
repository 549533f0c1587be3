import UIKit
import UIKitTesting
import XCTest

/// A base class for tests of a search controller in a navigation controller, above a table view with forty rows.
@preconcurrency @MainActor
class SearchTestCase: XCTestCase {
  private(set) var app: TestApplication!
  private(set) var navigation: UINavigationController!
  private(set) var content: SearchedTable!
  private(set) var search: UISearchController!
  let log = CallbackLog()
  private(set) var observer: SearchObserver!

  override func tearDown() async throws {
    app?.close()
    app = nil
    navigation = nil
    content = nil
    search = nil
  }

  func start(
    _ size: CGSize = CGSize(width: 375, height: 667), large: Bool = false, rows: Int = 40,
    results: UIViewController? = nil, isDark: Bool = false,
    configure: (UISearchController, UINavigationItem) -> Void = { _, _ in }
  ) throws {
    app?.close()
    app = TestApplication(size: size, scale: 2, isDark: isDark)
    app.onReport = { XCTFail($0) }
    content = SearchedTable(style: .plain)
    content.rows = rows
    content.title = "Library"
    search = UISearchController(searchResultsController: results)
    observer = SearchObserver(log)
    search.delegate = observer
    search.searchResultsUpdater = observer
    search.searchBar.delegate = observer
    content.navigationItem.searchController = search
    configure(search, content.navigationItem)
    navigation = UINavigationController(rootViewController: content)
    navigation.navigationBar.prefersLargeTitles = large
    app.show(navigation)
    try app.waitUntilIdle()
  }

  var bar: UISearchBar { search.searchBar }
  var field: UISearchTextField { search.searchBar.searchTextField }
  func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

  /// Reveals the search bar and begins editing with a tap.
  func beginByTap() throws {
    content.tableView.contentOffset.y = -1000
    content.tableView.setContentOffset(
      CGPoint(x: 0, y: -content.tableView.adjustedContentInset.top - 60), animated: false)
    try app.waitUntilIdle()
    app.tap(field)
    try app.waitUntilIdle()
  }
}

/// A table view controller with the content that is searched.
@preconcurrency @MainActor
final class SearchedTable: UITableViewController {
  var rows = 40
  var didLoad: ((SearchedTable) -> Void)?
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    didLoad?(self)
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
}

/// A delegate for all calls of a search. It logs them.
@preconcurrency @MainActor
final class SearchObserver: NSObject, UISearchControllerDelegate, UISearchBarDelegate, UISearchResultsUpdating {
  private let log: CallbackLog
  var maysBegin = true
  var maysEnd = true
  var mayChange = true
  init(_ log: CallbackLog) { self.log = log }

  func willPresentSearchController(_ searchController: UISearchController) {
    log.add("willPresent \(searchController.isActive)")
  }
  func didPresentSearchController(_ searchController: UISearchController) { log.add("didPresent") }
  func willDismissSearchController(_ searchController: UISearchController) { log.add("willDismiss") }
  func didDismissSearchController(_ searchController: UISearchController) {
    log.add("didDismiss \(searchController.isActive)")
  }
  func presentSearchController(_ searchController: UISearchController) { log.add("present") }
  func searchController(
    _ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement
  ) { log.add("willChange \(newPlacement)") }
  func searchController(
    _ searchController: UISearchController, didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement
  ) { log.add("didChange \(previousPlacement)") }

  func updateSearchResults(for searchController: UISearchController) {
    let tokens = searchController.searchBar.searchTextField.tokens.count
    log.add("update \"\(searchController.searchBar.text ?? "nil")\"" + (tokens > 0 ? " \(tokens)" : ""))
  }
  func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
  ) { log.add("select \(searchSuggestion.localizedSuggestion ?? "")") }

  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    log.add("shouldBegin")
    return maysBegin
  }
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.add("didBegin") }
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
    log.add("searchBarShouldEndEditing")
    return maysEnd
  }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { log.add("searchBarTextDidEndEditing") }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { log.add("change \"\(searchText)\"") }
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    log.add("may \(range.location)+\(range.length) \"\(text)\"")
    return mayChange
  }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.add("search") }
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { log.add("bookmark") }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.add("cancel") }
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { log.add("results") }
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    log.add("scope \(selectedScope)")
  }
}
