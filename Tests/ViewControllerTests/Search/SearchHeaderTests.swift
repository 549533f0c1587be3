import UIKit
import UIKitTesting
import XCTest

/// A search bar that is the header of a table: `tableView.tableHeaderView = searchController.searchBar`.
///
/// Apple's sample TableSearch (iOS 8 to 10) shows the search bar in this way. `hidesNavigationBarDuringPresentation`: "A Boolean
/// indicating whether the navigation bar should be hidden when searching", and the bar then moves to the top of the screen.
@preconcurrency @MainActor
final class SearchHeaderTests: XCTestCase {
  private var app: TestApplication!
  private var content: SearchedTable!
  private var search: UISearchController!
  private var navigation: UINavigationController!
  private var table: UITableView { content.tableView }
  private var bar: UISearchBar { search.searchBar }

  override func tearDown() async throws {
    app?.close()
    (app, content, search, navigation) = (nil, nil, nil, nil)
  }

  private func start(hidesBar: Bool = true) throws {
    app = TestApplication(size: CGSize(width: 375, height: 667), scale: 2)
    app.onReport = { XCTFail($0) }
    content = SearchedTable(style: .plain)
    content.title = "Library"
    search = UISearchController(searchResultsController: nil)
    search.hidesNavigationBarDuringPresentation = hidesBar
    content.didLoad = { [search] in $0.tableView.tableHeaderView = search?.searchBar }
    navigation = UINavigationController(rootViewController: content)
    app.show(navigation)
    try app.waitUntilIdle()
  }

  private func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }
  private func row(_ index: Int) throws -> CGRect {
    frame(try XCTUnwrap(table.cellForRow(at: IndexPath(row: index, section: 0))))
  }

  func testATapMovesTheBarToTheTop_andCancelReturnsIt() throws {
    try start()
    let height = bar.frame.height
    XCTAssertGreaterThan(height, 40)
    let rest = table.contentOffset
    let barAtRest = frame(bar)
    XCTAssertEqual(barAtRest.minY, navigation.navigationBar.frame.maxY, accuracy: 0.5)
    app.tap(bar.searchTextField)
    app.frame()
    app.advance(by: 0.1)
    let moving = try XCTUnwrap(bar.layer.presentation()).convert(bar.bounds, to: nil).minY
    _ = moving
    try app.waitUntilIdle()
    XCTAssertTrue(search.isActive)
    XCTAssertTrue(bar.showsCancelButton)
    XCTAssertTrue(navigation.isNavigationBarHidden)
    XCTAssertEqual(frame(bar).minY, app.window.safeAreaInsets.top, accuracy: 0.5)
    XCTAssertEqual(try row(0).minY, frame(bar).maxY, accuracy: 0.5)
    app.key(.keyboardEscape)
    try app.waitUntilIdle()
    XCTAssertFalse(search.isActive)
    XCTAssertFalse(bar.showsCancelButton)
    XCTAssertFalse(navigation.isNavigationBarHidden)
    XCTAssertEqual(frame(bar), barAtRest)
    XCTAssertEqual(table.contentOffset.y, rest.y, accuracy: 0.5)
  }

  func testTheBarStaysWhileTheTableScrolls() throws {
    for hidesBar in [true, false] {
      try start(hidesBar: hidesBar)
      app.tap(bar.searchTextField)
      try app.waitUntilIdle()
      let place = frame(bar)
      app.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 300), duration: 0.3, hold: 0.3)
      try app.waitUntilIdle()
      XCTAssertEqual(frame(bar), place)
      XCTAssertLessThan(try row(3).minY, place.maxY + 200)
      XCTAssertIdentical(
        app.window.hitTest(CGPoint(x: place.midX, y: place.midY), with: nil)?.isDescendant(of: bar) == true ? bar : nil,
        bar)
      let offset = table.contentOffset.y + table.adjustedContentInset.top
      XCTAssertGreaterThan(offset, 100)
      app.key(.keyboardEscape)
      try app.waitUntilIdle()
      XCTAssertEqual(bar.frame.minY, 0)
      XCTAssertLessThan(frame(bar).maxY, place.minY, "it scrolls with the content again")
      app.close()
    }
  }

  func testASearchOfScrolledContentShowsTheBar() throws {
    try start()
    table.contentOffset.y += 300
    try app.waitUntilIdle()
    let before = table.contentOffset.y
    search.isActive = true
    try app.waitUntilIdle()
    XCTAssertEqual(frame(bar).minY, app.window.safeAreaInsets.top, accuracy: 0.5)
    XCTAssertEqual(table.contentOffset.y, before, accuracy: 0.5)
    search.isActive = false
    try app.waitUntilIdle()
    XCTAssertEqual(bar.frame.minY, 0)
    XCTAssertEqual(table.contentOffset.y, before, accuracy: 0.5)
  }

  private final class OwnBarController: UISearchController {
    private let own = UISearchBar()
    override var searchBar: UISearchBar { own }
  }

  func testTheBarOfASubclass() throws {
    try start()
    search = OwnBarController(searchResultsController: nil)
    bar.sizeToFit()
    table.tableHeaderView = bar
    try app.waitUntilIdle()
    app.tap(bar.searchTextField)
    try app.waitUntilIdle()
    XCTAssertTrue(search.isActive)
  }
}
