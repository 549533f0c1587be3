@testable import UIKit
import UIKitTesting
import XCTest

/// The search controller of a navigation item: the beginning and end of a search, the results, and the bar while the
/// content scrolls.
@preconcurrency @MainActor
final class SearchControllerTests: SearchTestCase {
  func testATapBeginsTheSearch_andCancelEndsIt() throws {
    try start()
    try beginByTap()
    try log.expect(["shouldBegin", "present", "willPresent true", "didBegin", "update \"\"", "didPresent"])
    XCTAssertTrue(field.isEditing)
    XCTAssertTrue(bar.showsCancelButton)
    app.type("ab")
    try app.waitUntilIdle()
    app.key(.keyboardEscape)
    try app.waitUntilIdle()
    try log.expect([
      "shouldBegin", "present", "willPresent true", "didBegin", "update \"\"", "didPresent", "may 0+0 \"a\"",
      "change \"a\"", "update \"a\"", "may 1+0 \"b\"", "change \"ab\"", "update \"ab\"", "cancel", "willDismiss",
      "searchBarShouldEndEditing", "searchBarTextDidEndEditing", "update \"\"", "didDismiss false",
    ])
    XCTAssertEqual(bar.text, "")
    XCTAssertFalse(bar.showsCancelButton)
    XCTAssertNil(content.children.first, "the search controller is no longer in the content")
  }

  func testIsActive_doesNotEditTheBar() throws {
    try start()
    search.isActive = true
    try app.waitUntilIdle()
    try log.expect(["present", "willPresent true", "update \"\"", "didPresent"])
    XCTAssertFalse(field.isEditing)
    XCTAssertTrue(search.presentingViewController === content)
    search.isActive = true
    search.isActive = false
    search.isActive = false
    try app.waitUntilIdle()
    try log.expect([
      "present", "willPresent true", "update \"\"", "didPresent", "willDismiss", "update \"\"", "didDismiss false",
    ])
  }

  // "If you choose not to present the controller yourself or do not implement this method, a default presentation is
  // performed", and the other methods "will not be called if you present or dismiss the search controller yourself"
  // (UISearchController.h).
  func testADelegateThatPresentsTheControllerItself() throws {
    final class Presenter: NSObject, UISearchControllerDelegate {
      weak var host: UIViewController?
      let log: CallbackLog
      init(_ log: CallbackLog) { self.log = log }
      func presentSearchController(_ searchController: UISearchController) {
        log.add("present")
        host?.present(searchController, animated: false)
      }
      func willPresentSearchController(_ searchController: UISearchController) { log.add("willPresent") }
      func didDismissSearchController(_ searchController: UISearchController) { log.add("didDismiss") }
    }
    try start()
    let presenter = Presenter(log)
    presenter.host = content
    search.delegate = presenter
    search.isActive = true
    try app.waitUntilIdle()
    try log.expect(["present"])
    XCTAssertTrue(search.isActive)
    XCTAssertTrue(content.presentedViewController === search)
    XCTAssertTrue(content.children.isEmpty, "it is not presented a second time")
    bar.text = "a"
    try log.expect(["present", "update \"a\""])
    search.isActive = false
    try app.waitUntilIdle()
    XCTAssertFalse(search.isActive)
    XCTAssertNil(content.presentedViewController)
    XCTAssertEqual(bar.text, "")
    try log.expect(["present", "update \"a\"", "update \"\""])
  }

  // Applications end the search in `searchBarCancelButtonClicked(_:)`, after which the cancel button ends it again.
  func testEndingASearchTwice_keepsAPresentedNavigationController() throws {
    try start()
    let root = UIViewController()
    app.show(root)
    navigation.modalPresentationStyle = .fullScreen
    root.present(navigation, animated: false)
    try app.waitUntilIdle()
    search.isActive = true
    try app.waitUntilIdle()
    XCTAssertTrue(search.isActive)
    search.isActive = false
    XCTAssertFalse(search.isActive, "the animation still runs")
    search.isActive = false
    try app.waitUntilIdle()
    XCTAssertTrue(root.presentedViewController === navigation)
    XCTAssertEqual(log.lines.count { $0 == "update \"\"" }, 2, "\(log.lines)")
  }

  func testADelegateThatBeginsTheSearchWhenAsked() throws {
    final class Beginner: NSObject, UISearchControllerDelegate {
      var calls: [String] = []
      func presentSearchController(_ searchController: UISearchController) {
        calls.append("present")
        searchController.isActive = true
      }
      func willPresentSearchController(_ searchController: UISearchController) { calls.append("willPresent") }
    }
    try start()
    let beginner = Beginner()
    search.delegate = beginner
    search.isActive = true
    try app.waitUntilIdle()
    XCTAssertEqual(beginner.calls, ["present", "willPresent"])
    XCTAssertTrue(search.isActive)
  }

  func testIsActive_beforeTheBarIsInAWindow() throws {
    try start { search, _ in search.isActive = true }
    XCTAssertTrue(search.isActive)
    try log.expect(["present", "willPresent true", "update \"\"", "didPresent"])
  }

  func testADelegateThatRefusesEditing_preventsTheSearch() throws {
    try start()
    (search.delegate as? SearchObserver)?.maysBegin = false
    try beginByTap()
    try log.expect(["shouldBegin"])
    XCTAssertFalse(search.isActive)
  }

  func testControlFBeginsIt_EscapeEndsItAndThenPops() throws {
    try start()
    let next = UIViewController()
    next.navigationItem.searchController = UISearchController(searchResultsController: nil)
    navigation.pushViewController(next, animated: false)
    try app.waitUntilIdle()
    let other = try XCTUnwrap(next.navigationItem.searchController)
    app.key(.keyboardF, modifiers: .control)
    try app.waitUntilIdle()
    XCTAssertTrue(other.isActive)
    XCTAssertTrue(other.searchBar.searchTextField.isEditing)
    other.searchBar.resignFirstResponder()
    app.key(.keyboardEscape)
    try app.waitUntilIdle()
    XCTAssertFalse(other.isActive)
    XCTAssertEqual(navigation.viewControllers.count, 2)
    app.key(.keyboardEscape)
    try app.waitUntilIdle()
    XCTAssertEqual(navigation.viewControllers.count, 1)
  }

  // MARK: Results

  func testResultsAppearWithTheFirstText() throws {
    let results = UITableViewController(style: .plain)
    try start(results: results)
    try beginByTap()
    XCTAssertNil(results.viewIfLoaded?.window)
    XCTAssertFalse(search.showsSearchResultsController)
    app.type("a")
    try app.waitUntilIdle()
    XCTAssertTrue(search.showsSearchResultsController)
    XCTAssertNotNil(results.view.window)
    XCTAssertEqual(results.view.safeAreaInsets.top, 70)
    XCTAssertEqual(results.tableView.contentOffset.y, -70)
    app.key(.keyboardDeleteOrBackspace)
    try app.waitUntilIdle()
    XCTAssertNil(results.view.window)
    search.showsSearchResultsController = true
    XCTAssertFalse(search.automaticallyShowsSearchResultsController)
    XCTAssertNotNil(results.view.window)
    search.isActive = false
    try app.waitUntilIdle()
    XCTAssertNil(results.view.window)
  }

  func testDimmedContent_endsTheSearchByATap() throws {
    try start(results: UIViewController())
    // "On iOS, default is NO for apps linked on iOS 15.0 and later, YES otherwise" (UISearchController.h).
    XCTAssertFalse(search.obscuresBackgroundDuringPresentation)
    search.obscuresBackgroundDuringPresentation = true
    let before = app.snapshot().color(x: 600, y: 900)
    try beginByTap()
    XCTAssertLessThan(app.snapshot().color(x: 600, y: 900).red, before.red)
    app.tap(at: CGPoint(x: 200, y: 500))
    try app.waitUntilIdle()
    XCTAssertFalse(search.isActive)
    XCTAssertNil(content.tableView.indexPathForSelectedRow)
  }

  func testWithoutResultsController_theContentIsUsable() throws {
    try start()
    XCTAssertFalse(search.obscuresBackgroundDuringPresentation)
    try beginByTap()
    app.tap(at: CGPoint(x: 200, y: 500))
    try app.waitUntilIdle()
    XCTAssertTrue(search.isActive)
    XCTAssertNotNil(content.tableView.indexPathForSelectedRow)
  }

  func testAPushTakesTheSearchAlong_andAPopReturnsToIt() throws {
    try start()
    try beginByTap()
    app.type("a")
    navigation.pushViewController(UIViewController(), animated: true)
    try app.waitUntilIdle()
    XCTAssertNil(bar.window)
    XCTAssertEqual(navigation.navigationBar.frame.height, 54)
    navigation.popViewController(animated: true)
    try app.waitUntilIdle()
    XCTAssertTrue(search.isActive)
    XCTAssertEqual(bar.text, "a")
    XCTAssertEqual(navigation.navigationBar.frame.height, 60)
  }

  // MARK: Scrolling

  func testTheBarIsHiddenAtFirst_andADragRevealsIt() throws {
    try start()
    XCTAssertEqual(navigation.navigationBar.frame, CGRect(x: 0, y: 10, width: 375, height: 54))
    XCTAssertEqual(bar.bounds.height, 0)
    app.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 290), duration: 0.3, hold: 0.3)
    try app.waitUntilIdle()
    XCTAssertEqual(bar.bounds.height, 60)
    XCTAssertEqual(navigation.navigationBar.frame.height, 114)
    XCTAssertEqual(content.tableView.contentOffset.y, -124)
    app.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 345), duration: 0.3, hold: 0.3)
    try app.waitUntilIdle()
    XCTAssertEqual(bar.bounds.height, 0)
    XCTAssertEqual(content.tableView.contentOffset.y, -64)
  }

  func testContentThatFits_hidesTheBarToo() throws {
    try start(rows: 2)
    XCTAssertEqual(bar.bounds.height, 0)
    XCTAssertEqual(content.tableView.contentOffset.y, -64)
  }

  func testWithoutHiding_theBarStays() throws {
    try start { _, item in item.hidesSearchBarWhenScrolling = false }
    XCTAssertEqual(bar.bounds.height, 60)
    XCTAssertEqual(content.tableView.adjustedContentInset.top, 124)
    content.tableView.contentOffset.y = 300
    try app.waitUntilIdle()
    XCTAssertEqual(bar.bounds.height, 60)
    XCTAssertEqual(content.tableView.adjustedContentInset.top, 124)
  }

  func testALargeTitle_collapsesAfterTheBar() throws {
    try start(large: true)
    let table = try XCTUnwrap(content.tableView)
    table.contentOffset.y = -1000
    table.contentOffset.y = -10 - 54 - 52 - 60
    try app.waitUntilIdle()
    XCTAssertEqual(navigation.navigationBar.frame.height, 54 + 52 + 60)
    table.contentOffset.y += 40
    try app.waitUntilIdle()
    XCTAssertEqual(bar.bounds.height, 20)
    XCTAssertEqual(navigation.navigationBar.frame.height, 54 + 52 + 20)
    table.contentOffset.y += 40
    try app.waitUntilIdle()
    XCTAssertEqual(bar.bounds.height, 0)
    XCTAssertEqual(navigation.navigationBar.frame.height, 54 + 32)
  }

  func testTheActiveBar_replacesTheTitle() throws {
    try start(large: true)
    try beginByTap()
    XCTAssertEqual(navigation.navigationBar.frame, CGRect(x: 0, y: 10, width: 375, height: 60))
    XCTAssertEqual(content.tableView.adjustedContentInset.top, 70)
    XCTAssertEqual(content.tableView.contentOffset.y, -70)
    search.hidesNavigationBarDuringPresentation = false
    try app.waitUntilIdle()
    XCTAssertEqual(navigation.navigationBar.frame.height, 54 + 52 + 60)
  }

  // MARK: Placement

  func testPlacements_inANarrowWindow() throws {
    for (preferred, placement) in [
      (UINavigationItem.SearchBarPlacement.automatic, UINavigationItem.SearchBarPlacement.stacked),
      (.inline, .stacked), (.integratedCentered, .stacked), (.stacked, .stacked),
      (.integratedButton, .integratedButton),
    ] {
      try start { _, item in item.preferredSearchBarPlacement = preferred }
      XCTAssertEqual(search.searchBarPlacement, placement, "\(preferred)")
    }
  }

  func testPlacements_inAWideWindow() throws {
    for (preferred, placement) in [
      (UINavigationItem.SearchBarPlacement.automatic, UINavigationItem.SearchBarPlacement.inline), (.inline, .inline),
      (.integratedCentered, .integratedCentered), (.stacked, .stacked), (.integratedButton, .integratedButton),
    ] {
      try start(CGSize(width: 1000, height: 700)) { _, item in item.preferredSearchBarPlacement = preferred }
      XCTAssertEqual(search.searchBarPlacement, placement, "\(preferred)")
      let rect = frame(bar)
      switch placement {
      case .inline:
        XCTAssertEqual(rect.maxX, 1000 - 10 - 4, "a platter 10 points from the edge, and 4 points in it")
        XCTAssertEqual(rect.height, 44)
      case .integratedCentered: XCTAssertEqual(rect.midX, 500)
      default: break
      }
    }
  }

  func testTheSearchButton_beginsTheSearch() throws {
    try start { _, item in item.preferredSearchBarPlacement = .integratedButton }
    XCTAssertEqual(navigation.navigationBar.frame.height, 54)
    app.tap(at: CGPoint(x: 375 - 16 - 22, y: 32))
    try app.waitUntilIdle()
    XCTAssertTrue(search.isActive)
    XCTAssertEqual(navigation.navigationBar.frame.height, 60)
  }

  func testAnotherPlacement_isReportedToTheDelegate() throws {
    try start { _, item in item.preferredSearchBarPlacement = .stacked }
    content.navigationItem.preferredSearchBarPlacement = .integratedButton
    try app.waitUntilIdle()
    try log.expect(["willChange integratedButton", "didChange stacked"])
  }

  // MARK: Scopes and suggestions

  // "By default, UISearchController shows the search bar's scope bar when search becomes active and hides it when the user
  // dismisses the search" (Apple's page of automaticallyShowsScopeBar).
  func testScopes_appearWithTheSearch() throws {
    try start { search, _ in search.searchBar.scopeButtonTitles = ["All", "New"] }
    XCTAssertEqual(search.scopeBarActivation, .automatic)
    try beginByTap()
    XCTAssertTrue(bar.showsScopeBar)
    search.isActive = false
    try app.waitUntilIdle()
    XCTAssertFalse(bar.showsScopeBar)
  }

  func testScopes_appearWithTheFirstText() throws {
    try start { search, _ in
      search.searchBar.scopeButtonTitles = ["All", "New"]
      search.scopeBarActivation = .onTextEntry
    }
    try beginByTap()
    XCTAssertFalse(bar.showsScopeBar)
    app.type("a")
    try app.waitUntilIdle()
    XCTAssertTrue(bar.showsScopeBar)
    XCTAssertEqual(navigation.navigationBar.frame.height, 104)
    search.isActive = false
    try app.waitUntilIdle()
    XCTAssertFalse(bar.showsScopeBar)
    search.scopeBarActivation = .onSearchActivation
    search.isActive = true
    try app.waitUntilIdle()
    XCTAssertTrue(bar.showsScopeBar)
    bar.showsScopeBar = false
    XCTAssertEqual(search.scopeBarActivation, .manual)
    XCTAssertFalse(search.automaticallyShowsScopeBar)
  }

  func testSuggestions_areChosenByKeys() throws {
    try start()
    search.searchSuggestions = ["One", "Two", "Three"].map { UISearchSuggestionItem(localizedSuggestion: $0) }
    try beginByTap()
    app.key(.keyboardDownArrow)
    app.key(.keyboardDownArrow)
    app.key(.keyboardReturnOrEnter)
    try app.waitUntilIdle()
    XCTAssertTrue(log.lines.contains("select Two"), "\(log.lines)")
    XCTAssertNil(search.searchSuggestions)
  }

  // The text of a list's content grows with the content size category (UIListContentConfiguration.h), and so do its rows.
  func testSuggestions_withTheLargestText_doNotOverlap() throws {
    try start()
    let icon = UIImage(systemName: "heart")
    search.searchSuggestions = ["One", "Suggestion of two lines", "Three"].map {
      UISearchSuggestionItem(localizedSuggestion: $0, localizedDescription: nil, iconImage: icon)
    }
    try beginByTap()
    func rows() throws -> (panel: CGRect, cells: [CGRect]) {
      let panel = try XCTUnwrap(search.searchBar.searchTextField.suggestionList)
      panel.layoutIfNeeded()
      let table = try XCTUnwrap(panel.subviews.compactMap { $0 as? UITableView }.first)
      return (panel.bounds, (0..<3).map { table.rectForRow(at: IndexPath(row: $0, section: 0)) })
    }
    let normal = try rows()
    XCTAssertEqual(normal.cells.map(\.height), [44, 44, 44])
    XCTAssertEqual(normal.panel.height, 132)
    app.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    try app.waitUntilIdle()
    let suggestions = search.searchSuggestions
    search.searchSuggestions = suggestions
    try app.waitUntilIdle()
    let large = try rows()
    let line = UIFont.preferredFont(forTextStyle: .body, compatibleWith: app.window.traitCollection).lineHeight
    XCTAssertTrue(large.cells.allSatisfy { $0.height >= line }, "\(large)")
    XCTAssertGreaterThanOrEqual(large.cells[1].height, 2 * line)
    XCTAssertEqual(large.panel.height, large.cells[2].maxY, accuracy: 0.01)
    // The text also needs the width of the button beside the field.
    XCTAssertGreaterThan(large.panel.width, normal.panel.width + 40)
    let table = try XCTUnwrap(
      search.searchBar.searchTextField.suggestionList?.subviews.compactMap { $0 as? UITableView }.first)
    for cell in table.visibleCells {
      let label = try XCTUnwrap(descendants(of: cell, UILabel.self).first)
      let image = try XCTUnwrap(descendants(of: cell, UIImageView.self).first { $0.image != nil })
      XCTAssertLessThan(image.convert(image.bounds, to: cell).maxX, label.convert(label.bounds, to: cell).minX)
    }
  }

  /// A new cell of the panel is not in the table yet. Its icons had another size than those of later ones, and covered the text.
  func testTheFirstSuggestionsInLargeText_haveSpaceForTheirIcons() throws {
    try start()
    app.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    search.searchSuggestions = ["video", "photo.on.rectangle"].map {
      UISearchSuggestionItem(localizedSuggestion: $0, localizedDescription: nil, iconImage: UIImage(systemName: $0))
    }
    try app.waitUntilIdle()
    try beginByTap()
    let table = try XCTUnwrap(
      search.searchBar.searchTextField.suggestionList?.subviews.compactMap { $0 as? UITableView }.first)
    XCTAssertEqual(table.visibleCells.count, 2)
    for cell in table.visibleCells {
      let label = try XCTUnwrap(descendants(of: cell, UILabel.self).first)
      let image = try XCTUnwrap(descendants(of: cell, UIImageView.self).first { $0.image != nil })
      let frame = image.convert(image.bounds, to: cell)
      XCTAssertLessThan(frame.maxX + 4, label.convert(label.bounds, to: cell).minX, "\(label.text ?? "")")
      XCTAssertGreaterThan(frame.minX, 4, "\(label.text ?? "")")
    }
  }

  /// The symbols of the field grow with its text.
  func testTheIconsGrowWithTheText() throws {
    try start()
    try beginByTap()
    app.type("a")
    try app.waitUntilIdle()
    let bar = search.searchBar
    let field = bar.searchTextField
    func sizes() throws -> [CGFloat] {
      [field.icon.bounds.width, field.clearButton.bounds.width, try XCTUnwrap(bar.cancelButton).cross.bounds.width]
    }
    let normal = try sizes()
    let height = field.bounds.height
    app.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
    try app.waitUntilIdle()
    let scale = field.bounds.height / height
    XCTAssertGreaterThan(scale, 1.5)
    for (large, normal) in zip(try sizes(), normal) { XCTAssertEqual(large / normal, scale, accuracy: 0.1) }
    let text = field.editingRect(forBounds: field.bounds)
    XCTAssertGreaterThan(text.minX, field.icon.frame.maxX)
    XCTAssertLessThan(text.maxX, field.clearButton.frame.minX)
  }

  private func descendants<V: UIView>(of view: UIView, _ type: V.Type) -> [V] {
    view.subviews.flatMap { [$0 as? V].compactMap(\.self) + descendants(of: $0, type) }
  }

  // "searchSuggestions is set to nil when user interaction selects a suggestion, or when the user otherwise interacts with
  // search (e.g., typing in the search field, choosing a different search scope, canceling search)" (UISearchController.h).
  func testSuggestions_areRemovedByTheUser() throws {
    final class Updater: NSObject, UISearchResultsUpdating {
      var found: [Int?] = []
      func updateSearchResults(for searchController: UISearchController) {
        found.append(searchController.searchSuggestions?.count)
        if searchController.searchBar.text == "a" {
          searchController.searchSuggestions = [UISearchSuggestionItem(localizedSuggestion: "New")]
        }
      }
    }
    try start()
    let updater = Updater()
    search.searchResultsUpdater = updater
    search.searchSuggestions = ["One", "Two"].map { UISearchSuggestionItem(localizedSuggestion: $0) }
    try beginByTap()
    XCTAssertEqual(updater.found, [2], "beginning a search keeps them")
    app.type("a")
    try app.waitUntilIdle()
    XCTAssertEqual(updater.found, [2, nil], "they are removed before the updater is called")
    XCTAssertEqual(search.searchSuggestions?.count, 1, "the updater can set others")
    app.key(.keyboardEscape)
    try app.waitUntilIdle()
    XCTAssertNil(search.searchSuggestions)
  }

  // Nothing happens if the field cannot become first responder.
  func testAFieldThatCannotBeEdited_beginsNoSearch() throws {
    try start()
    content.tableView.contentOffset.y = -1000
    try app.waitUntilIdle()
    bar.isEnabled = false
    XCTAssertFalse(bar.becomeFirstResponder())
    XCTAssertFalse(search.isActive)
    bar.isEnabled = true
    final class Refusing: NSObject, UITextFieldDelegate {
      func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
    }
    let refusing = Refusing()
    let other = UITextField(frame: CGRect(x: 0, y: 400, width: 100, height: 30))
    other.delegate = refusing
    app.window.addSubview(other)
    XCTAssertTrue(other.becomeFirstResponder())
    XCTAssertFalse(bar.becomeFirstResponder())
    try app.waitUntilIdle()
    XCTAssertFalse(search.isActive)
    other.removeFromSuperview()
    search.isActive = true
    try app.waitUntilIdle()
    bar.text = "a"
    XCTAssertEqual(log.lines.last, "update \"a\"", "changes of the text are reported")
  }

  func testTheContainerOfAnEmptyArchive() {
    final class EmptyCoder: NSCoder {
      override var allowsKeyedCoding: Bool { true }
      override func containsValue(forKey key: String) -> Bool { false }
      override func decodeObject(forKey key: String) -> Any? { nil }
    }
    XCTAssertNotNil(UISearchContainerViewController(coder: EmptyCoder())?.searchController)
    XCTAssertNil(UISearchContainerViewController(nibName: nil, bundle: nil).searchController.searchResultsController)
  }
}
