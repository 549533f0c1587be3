import UIKit
import UIKitTesting
import XCTest

/// Searches that callbacks of their beginning end, and that callbacks of their end begin again.
@preconcurrency @MainActor
final class SearchReentryTests: SearchTestCase {
  /// A delegate that counts the callbacks, and calls a closure once in one of them.
  private final class Delegate: NSObject, UISearchControllerDelegate, UISearchResultsUpdating {
    var counts: [String: Int] = [:]
    private var actions: [String: () -> Void] = [:]
    func once(_ callback: String, _ action: @escaping () -> Void) { actions[callback] = action }
    private func call(_ callback: String) {
      counts[callback, default: 0] += 1
      actions.removeValue(forKey: callback)?()
    }
    func willPresentSearchController(_ searchController: UISearchController) { call("willPresent") }
    func didPresentSearchController(_ searchController: UISearchController) { call("didPresent") }
    func willDismissSearchController(_ searchController: UISearchController) { call("willDismiss") }
    func didDismissSearchController(_ searchController: UISearchController) { call("didDismiss") }
    func updateSearchResults(for searchController: UISearchController) { call("update") }
  }

  private let delegate = Delegate()

  private func check(_ isActive: Bool, _ callback: String) throws {
    try app.waitUntilIdle()
    XCTAssertEqual(search.isActive, isActive, callback)
    XCTAssertEqual(content.children.first === search, isActive, callback)
    XCTAssertEqual(search.viewIfLoaded?.window != nil, isActive, callback)
    XCTAssertEqual(bar.showsCancelButton, isActive, callback)
    XCTAssertEqual(delegate.counts["willPresent"], delegate.counts["didPresent"], callback)
    XCTAssertEqual(delegate.counts["willDismiss"], delegate.counts["didDismiss"], callback)
    XCTAssertEqual(
      delegate.counts["willPresent", default: 0], delegate.counts["willDismiss", default: 0] + (isActive ? 1 : 0),
      callback)
  }

  func testEndingASearchThatBegins() throws {
    try start()
    search.delegate = delegate
    search.searchResultsUpdater = delegate
    for callback in ["willPresent", "update", "didPresent"] {
      delegate.once(callback) { [unowned self] in search.isActive = false }
      search.isActive = true
      try check(false, callback)
      search.isActive = true
      try check(true, callback)
      search.isActive = false
      try check(false, callback)
    }
  }

  func testBeginningASearchThatEnds() throws {
    try start()
    search.delegate = delegate
    search.searchResultsUpdater = delegate
    for callback in ["willDismiss", "update", "didDismiss"] {
      search.isActive = true
      try app.waitUntilIdle()
      delegate.once(callback) { [unowned self] in search.isActive = true }
      search.isActive = false
      try check(true, callback)
      search.isActive = false
      try check(false, callback)
    }
  }

  /// The completion handler of a dismissal is called, also if the search begins again meanwhile.
  func testDismissingASearchThatBeginsAgain() throws {
    try start()
    search.delegate = delegate
    search.isActive = true
    try app.waitUntilIdle()
    var completionCount = 0
    delegate.once("willDismiss") { [unowned self] in search.isActive = true }
    search.dismiss(animated: true) { completionCount += 1 }
    try check(true, "dismiss")
    XCTAssertEqual(completionCount, 1)
  }

  /// The search that begins with the editing of the bar ends before the method of the bar's delegate is called.
  func testEndingASearchThatEditingBegins() throws {
    try start()
    search.delegate = delegate
    delegate.once("willPresent") { [unowned self] in search.isActive = false }
    log.take()
    try beginByTap()
    XCTAssertFalse(field.isEditing)
    XCTAssertFalse(search.isActive)
    let entries = log.take()
    XCTAssertEqual(
      entries.filter { $0 == "didBegin" }.count, entries.filter { $0 == "searchBarTextDidEndEditing" }.count,
      "\(entries)")
    try beginByTap()
    XCTAssertTrue(field.isEditing)
    XCTAssertTrue(search.isActive)
    XCTAssertEqual(log.take().filter { $0 == "didBegin" }.count, 1)
  }
}
