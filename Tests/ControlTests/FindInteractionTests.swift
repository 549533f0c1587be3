@testable import UIKit
import UIKitTesting
import XCTest

/// Searching text with the find navigator, in text views and in objects of an application (Apple, UIFindInteraction,
/// UITextSearching, UITextSearchOptions).
@preconcurrency @MainActor
final class FindInteractionTests: TextViewTestCase {
  private var interaction: UIFindInteraction { view.findInteraction! }
  private var session: UIFindSession? { interaction.activeFindSession }

  private func startFinding(_ text: String, size: CGSize = CGSize(width: 300, height: 140)) {
    start(text, size: size)
    view.isFindInteractionEnabled = true
  }

  /// The views of the window below a view, in order.
  private func views<View: UIView>(_ type: View.Type, below root: UIView? = nil) -> [View] {
    let root = root ?? view.window!
    return (root as? View).map { [$0] } ?? root.subviews.flatMap { views(type, below: $0) }
  }

  private func field(_ placeholder: String) -> UITextField? {
    views(UITextField.self).first { $0.placeholder == placeholder && !$0.isHidden }
  }

  /// The colored rectangles behind the text.
  private var marks: [UIView] { view.subviews.filter { !$0.isUserInteractionEnabled && $0.layer.cornerRadius == 3 } }

  // MARK: Text views

  func testPropertyAddsAndRemovesTheInteraction() {
    start("text")
    XCTAssertFalse(view.isFindInteractionEnabled)
    XCTAssertNil(view.findInteraction)
    XCTAssertFalse(view.canPerformAction(Selector("find:"), withSender: nil))
    view.isFindInteractionEnabled = true
    XCTAssertTrue(view.interactions.contains { $0 === view.findInteraction })
    XCTAssertTrue(view.canPerformAction(Selector("find:"), withSender: nil))
    interaction.presentFindNavigator(showingReplace: false)
    app.advance(by: 0.5)
    let shown = interaction
    view.isFindInteractionEnabled = false
    app.advance(by: 0.5)
    XCTAssertFalse(shown.isFindNavigatorVisible)
    XCTAssertNil(field("Find"))
    XCTAssertTrue(view.interactions.isEmpty)
  }

  func testNextAndPreviousWrapAround() {
    startFinding("one two one three One")
    view.selectedRange = NSRange(location: 4, length: 0)
    interaction.presentFindNavigator(showingReplace: false)
    interaction.searchText = "one"
    XCTAssertEqual(session?.resultCount, 3)
    XCTAssertEqual(session?.highlightedResultIndex, 1, "the first result after the selection")
    interaction.findNext()
    XCTAssertEqual(session?.highlightedResultIndex, 2)
    interaction.findNext()
    XCTAssertEqual(session?.highlightedResultIndex, 0)
    interaction.findPrevious()
    XCTAssertEqual(session?.highlightedResultIndex, 2)
    interaction.searchText = "nowhere"
    XCTAssertEqual(session?.resultCount, 0)
    XCTAssertEqual(session?.highlightedResultIndex, NSNotFound)
    interaction.findNext()
    interaction.searchText = ""
    XCTAssertEqual(session?.resultCount, 0)
  }

  func testKeysOpenMoveAndClose() {
    startFinding("one two one three One")
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 0, length: 0)
    app.key(.keyboardF, modifiers: .control)
    app.advance(by: 0.5)
    XCTAssertTrue(interaction.isFindNavigatorVisible)
    XCTAssertTrue(field("Find")?.isFirstResponder == true)
    XCTAssertNil(field("Replace"))
    app.type("one")
    app.frame()
    XCTAssertEqual(interaction.searchText, "one")
    XCTAssertTrue(views(UILabel.self).contains { $0.text == "1 of 3" })
    app.key(.keyboardReturnOrEnter)
    XCTAssertEqual(session?.highlightedResultIndex, 1)
    app.key(.keyboardReturnOrEnter, modifiers: .shift)
    XCTAssertEqual(session?.highlightedResultIndex, 0)
    app.key(.keyboardG, modifiers: .control)
    XCTAssertEqual(session?.highlightedResultIndex, 1)
    app.key(.keyboardG, modifiers: [.control, .shift])
    XCTAssertEqual(session?.highlightedResultIndex, 0)
    app.key(.keyboardF, modifiers: [.control, .alternate])
    app.advance(by: 0.5)
    XCTAssertNotNil(field("Replace"))
    app.key(.keyboardEscape)
    app.advance(by: 0.5)
    XCTAssertFalse(interaction.isFindNavigatorVisible)
    XCTAssertTrue(view.isFirstResponder)
    XCTAssertNil(field("Find"))
    XCTAssertEqual(marks.count, 0)
    app.key(.keyboardG, modifiers: .control)
    XCTAssertEqual(view.text, "one two one three One", "without a session, the command does nothing")
  }

  func testSelectionBecomesTheTextToFind() {
    startFinding("one two one")
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 4, length: 3)
    app.key(.keyboardE, modifiers: .control)
    XCTAssertEqual(interaction.searchText, "two")
    app.key(.keyboardF, modifiers: .control)
    app.advance(by: 0.5)
    XCTAssertEqual(session?.resultCount, 1)
    XCTAssertEqual(field("Find")?.text, "two")
  }

  func testOptionsOfTheMenu() throws {
    startFinding("Cafe cafés CAFE cafe")
    interaction.searchText = "cafe"
    interaction.presentFindNavigator(showingReplace: false)
    XCTAssertEqual(session?.resultCount, 4)
    var offered: [UIMenuElement] = []
    interaction.optionsMenuProvider = { elements in
      offered = elements
      return UIMenu(children: elements)
    }
    func choose(_ title: String) throws {
      XCTAssertNotNil(interaction.optionsMenu)
      let actions = offered.flatMap { ($0 as? UIMenu)?.children ?? [] }.compactMap { $0 as? UIAction }
      let action = try XCTUnwrap(actions.first { $0.title == title })
      action.performWithSender(nil, target: nil)
    }
    try choose("Match Case")
    XCTAssertEqual(session?.resultCount, 1)
    try choose("Match Case")
    try choose("Whole Words")
    XCTAssertEqual(session?.resultCount, 3, "without cafés")
    try choose("Find and Replace")
    app.advance(by: 0.5)
    XCTAssertNotNil(field("Replace"))
  }

  func testChangesOfTheTextAreSearchedAgain() {
    startFinding("one two")
    interaction.searchText = "one"
    interaction.presentFindNavigator(showingReplace: false)
    app.frame()
    XCTAssertEqual(marks.count, 1)
    view.text = "one one one"
    app.frame()
    XCTAssertEqual(marks.count, 0, "the places of the earlier text")
    app.advance(by: 0.4)
    XCTAssertEqual(session?.resultCount, 3)
    app.frame()
    XCTAssertEqual(marks.count, 3)
    view.text = ""
    app.advance(by: 0.4)
    XCTAssertEqual(session?.resultCount, 0)
    app.frame()
    XCTAssertEqual(marks.count, 0)
  }

  /// A result that is highlighted before the changed text was searched again may be beyond the end of the text.
  func testResultsOfAnEarlierTextAreNotUsed() {
    startFinding("one two " + String(repeating: "line\n", count: 100) + "one")
    interaction.searchText = "one"
    interaction.presentFindNavigator(showingReplace: true)
    app.frame()
    XCTAssertEqual(session?.resultCount, 2)
    view.text = "x one"
    view.contentOffset = .zero
    for _ in 0..<3 {
      interaction.findNext()
      app.frame()
      XCTAssertEqual(marks.count, 0)
      XCTAssertEqual(view.contentOffset, .zero)
    }
    interaction.replaceHighlighted()
    XCTAssertEqual(view.text, "x one", "the highlighted result is one of the earlier text")
    app.advance(by: 0.4)
    app.frame()
    XCTAssertEqual(session?.resultCount, 1)
    XCTAssertEqual(marks.count, 1)
  }

  func testSelectionOfTheTextWhileTheNavigatorIsEdited() {
    startFinding("one two one")
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 4, length: 3)
    app.key(.keyboardF, modifiers: .control)
    app.advance(by: 0.5)
    XCTAssertEqual(field("Find")?.isFirstResponder, true)
    XCTAssertTrue(interaction.canPerformStandardAction("useSelectionForFind:"))
    interaction.performStandardAction("useSelectionForFind:")
    XCTAssertEqual(interaction.searchText, "two")
    XCTAssertEqual(session?.resultCount, 1)
  }

  /// The view does not scroll while the user types in it.
  func testTypingKeepsThePlace() {
    startFinding(String(repeating: "line\n", count: 200) + "match and match")
    view.selectedRange = NSRange(location: 0, length: 0)
    interaction.searchText = "match"
    interaction.presentFindNavigator(showingReplace: false)
    interaction.findNext()
    app.advance(by: 0.1)
    XCTAssertEqual(session?.highlightedResultIndex, 1)
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 0, length: 0)
    view.contentOffset = .zero
    app.advance(by: 0.1)
    app.type("a")
    app.advance(by: 0.4)
    XCTAssertEqual(view.contentOffset.y, 0)
    XCTAssertEqual(session?.resultCount, 2)
    XCTAssertEqual(session?.highlightedResultIndex, 1)
  }

  func testNavigatorClosesWithItsView() {
    startFinding("one")
    interaction.presentFindNavigator(showingReplace: false)
    app.advance(by: 0.5)
    XCTAssertNotNil(field("Find"))
    let window = view.window!
    let shown = interaction
    view.removeFromSuperview()
    app.advance(by: 0.5)
    XCTAssertFalse(shown.isFindNavigatorVisible)
    XCTAssertTrue(views(UITextField.self, below: window).isEmpty)
  }

  /// The user may edit another text while the navigator is visible.
  func testClosingLeavesTheFocusOfAnotherText() {
    startFinding("one")
    let other = UITextField(frame: CGRect(x: 10, y: 160, width: 200, height: 30))
    view.superview?.addSubview(other)
    view.becomeFirstResponder()
    interaction.presentFindNavigator(showingReplace: false)
    app.advance(by: 0.5)
    other.becomeFirstResponder()
    interaction.dismissFindNavigator()
    app.advance(by: 0.5)
    XCTAssertTrue(other.isFirstResponder)
  }

  func testResultsInRightToLeftTextAndInANarrowWindow() {
    startFinding("שלום עולם שלום עולם שלום")
    interaction.searchText = "שלום"
    interaction.presentFindNavigator(showingReplace: false)
    app.advance(by: 0.5)
    XCTAssertEqual(session?.resultCount, 3)
    XCTAssertEqual(marks.count, 3)
    app.resize(to: CGSize(width: 320, height: 300))
    app.advance(by: 0.5)
    let buttons = views(UIButton.self).filter { $0.title(for: .normal) == "Done" }
    XCTAssertEqual(buttons.map { $0.convert($0.bounds, to: nil).maxX < 320 }, [true])
  }

  func testReplacing() {
    startFinding("one two one three one")
    view.selectedRange = NSRange(location: 0, length: 0)
    interaction.searchText = "one"
    interaction.replacementText = "1"
    interaction.presentFindNavigator(showingReplace: true)
    session?.highlightNextResult(in: .forward)
    log = []
    session?.performSingleReplacement(query: "one", replacementString: "1", options: nil)
    XCTAssertEqual(view.text, "one two 1 three one")
    XCTAssertEqual(log, ["should 8,3 1", "selection", "change", "note change"])
    XCTAssertEqual(session?.resultCount, 2)
    XCTAssertEqual(session?.highlightedResultIndex, 1, "the result after the replacement")
    session?.replaceAll(searchQuery: "one", replacementString: "eins", options: nil)
    XCTAssertEqual(view.text, "eins two 1 three eins")
    view.undoManager?.undo()
    XCTAssertEqual(view.text, "one two 1 three one", "all replacements are one change")
    app.advance(by: 0.4)
    XCTAssertEqual(session?.resultCount, 2)
    listener.refuses = true
    session?.replaceAll(searchQuery: "one", replacementString: "x", options: nil)
    session?.performSingleReplacement(query: "one", replacementString: "x", options: nil)
    XCTAssertEqual(view.text, "one two 1 three one", "the delegate refuses")
    view.isEditable = false
    XCTAssertEqual(session?.supportsReplacement, false)
  }

  /// The number of views depends on the visible area and not on the number of results.
  func testManyResultsNeedFewViews() {
    startFinding(String(repeating: "a\n", count: 20_000))
    view.selectedRange = NSRange(location: 0, length: 0)
    interaction.searchText = "a"
    interaction.presentFindNavigator(showingReplace: false)
    app.frame()
    XCTAssertEqual(session?.resultCount, 20_000)
    XCTAssertTrue((1..<12).contains(marks.count))
    session?.highlightNextResult(in: .backward)
    app.advance(by: 0.1)
    XCTAssertEqual(session?.highlightedResultIndex, 19_999)
    XCTAssertGreaterThan(view.contentOffset.y, 100_000, "the last result is visible")
    XCTAssertTrue((1..<12).contains(marks.count))
  }

  /// A range that begins where a line wraps is in the next line only, as the selection there.
  func testRangeAtTheBeginningOfAWrappedLine() throws {
    startFinding("wide words that wrap where the view ends and go on", size: CGSize(width: 160, height: 140))
    let layout = view.textLayout
    let start = try XCTUnwrap(layout.lines.dropFirst().first?.range.lowerBound)
    let rects = view.selectionRects(for: IndexRange(NSRange(location: start, length: 3))).map(\.rect)
    XCTAssertEqual(rects.count, 1)
    XCTAssertEqual(rects.first?.minY ?? 0, view.caretRect(for: IndexPosition(start)).minY + 1, accuracy: 1)
  }

  func testNavigatorOfAnotherViewCloses() {
    startFinding("one")
    let other = UITextView(frame: CGRect(x: 10, y: 160, width: 300, height: 60))
    other.text = "two"
    other.isFindInteractionEnabled = true
    view.superview?.addSubview(other)
    interaction.presentFindNavigator(showingReplace: false)
    app.advance(by: 0.5)
    other.findInteraction?.presentFindNavigator(showingReplace: false)
    app.advance(by: 0.5)
    XCTAssertFalse(interaction.isFindNavigatorVisible)
    XCTAssertEqual(other.findInteraction?.isFindNavigatorVisible, true)
    XCTAssertNotNil(field("Find"))
    other.removeFromSuperview()
    other.findInteraction?.dismissFindNavigator()
    app.advance(by: 0.5)
    XCTAssertNil(field("Find"))
  }

  // MARK: Objects of an application

  func testDocumentsAreSortedAndOldSearchesAreIgnored() {
    start("")
    let library = Library()
    let delegate = SessionDelegate { UITextSearchingFindSession(searchableObject: library) }
    let interaction = UIFindInteraction(sessionDelegate: delegate)
    view.addInteraction(interaction)
    interaction.presentFindNavigator(showingReplace: false)
    interaction.searchText = "x"
    let old = library.aggregator
    interaction.searchText = "xy"
    old?.foundRange(PlaceRange(9), searchString: "x", document: "a")
    old?.finishedSearching()
    XCTAssertEqual(interaction.activeFindSession?.resultCount, 0, "the results of an earlier search")
    let done = expectation(description: "another thread")
    let aggregator = library.aggregator!
    Thread.detachNewThread {
      let places: [(String, Int)] = [("b", 2), ("a", 7), ("b", 1), ("a", 3), ("a", 3)]
      for (document, place) in places {
        aggregator.foundRange(PlaceRange.make(place), searchString: "xy", document: document)
      }
      aggregator.finishedSearching()
      DispatchQueue.main.async { done.fulfill() }
    }
    wait(for: [done], timeout: 60)
    XCTAssertEqual(interaction.activeFindSession?.resultCount, 4, "equal ranges count once")
    XCTAssertEqual(
      library.takeLog(),
      ["clear", "found a3", "found a7", "found b1", "found b2", "will a3", "highlighted a3", "scroll a3"])
    interaction.findPrevious()
    XCTAssertEqual(library.takeLog(), ["found a3", "will b2", "highlighted b2", "scroll b2"])
    aggregator.invalidateFoundRange(PlaceRange(3), document: "a")
    XCTAssertEqual(interaction.activeFindSession?.resultCount, 3)
    XCTAssertEqual(interaction.activeFindSession?.highlightedResultIndex, 2, "the result keeps its highlight")
    aggregator.invalidate()
    XCTAssertEqual(interaction.activeFindSession?.resultCount, 0)
    XCTAssertFalse(library.aggregator?.results === aggregator.results, "the object searches again")
    aggregator.foundRange(PlaceRange(1), searchString: "xy", document: "a")
    XCTAssertEqual(interaction.activeFindSession?.resultCount, 0, "a result of the earlier search")
    library.aggregator?.foundRange(PlaceRange(5), searchString: "xy", document: "a")
    library.aggregator?.finishedSearching()
    XCTAssertEqual(interaction.activeFindSession?.resultCount, 1)
    interaction.activeFindSession?.invalidateFoundResults()
    XCTAssertEqual(interaction.activeFindSession?.resultCount, 0)
    library.aggregator?.finishedSearching()
    _ = library.takeLog()
    interaction.dismissFindNavigator()
    XCTAssertEqual(library.takeLog(), ["clear"])
    XCTAssertEqual(delegate.log, ["begin", "end"])
  }

  /// The user keeps the highlighted result when an object searches again, and nothing scrolls.
  func testInvalidationKeepsThePlace() {
    start("")
    let library = Library()
    let delegate = SessionDelegate { UITextSearchingFindSession(searchableObject: library) }
    let interaction = UIFindInteraction(sessionDelegate: delegate)
    view.addInteraction(interaction)
    interaction.presentFindNavigator(showingReplace: false)
    interaction.searchText = "x"
    func report(_ places: [Int]) {
      for place in places { library.aggregator?.foundRange(PlaceRange(place), searchString: "x", document: "a") }
      library.aggregator?.finishedSearching()
    }
    report([1, 3, 5, 7])
    interaction.findNext()
    interaction.findNext()
    XCTAssertEqual(interaction.activeFindSession?.highlightedResultIndex, 2)
    _ = library.takeLog()
    library.aggregator?.invalidate()
    XCTAssertEqual(interaction.activeFindSession?.resultCount, 0)
    XCTAssertEqual(interaction.activeFindSession?.highlightedResultIndex, NSNotFound)
    report([3, 5, 7])
    XCTAssertEqual(interaction.activeFindSession?.highlightedResultIndex, 1)
    XCTAssertFalse(library.takeLog().contains { $0.hasPrefix("scroll") })
    interaction.searchText = "xy"
    report([1, 2])
    XCTAssertEqual(interaction.activeFindSession?.highlightedResultIndex, 0, "another text begins at the first result")
    XCTAssertTrue(library.takeLog().contains("scroll a1"))
  }

  /// A session that begins each search without the results of the previous one.
  func testSessionThatInvalidatesItsResultsInEachSearch() {
    final class Session: UIFindSession {
      var searches: [String] = []
      override func performSearch(query: String, options: UITextSearchOptions?) {
        searches.append(query)
        if searches.count < 10 { invalidateFoundResults() }
      }
    }
    start("")
    let session = Session()
    let delegate = SessionDelegate { session }
    let interaction = UIFindInteraction(sessionDelegate: delegate)
    view.addInteraction(interaction)
    interaction.searchText = "one"
    interaction.presentFindNavigator(showingReplace: false)
    XCTAssertEqual(session.searches, ["one"])
    interaction.searchText = "two"
    XCTAssertEqual(session.searches, ["one", "two"])
    session.invalidateFoundResults()
    XCTAssertEqual(session.searches, ["one", "two", "two"], "outside of a search, the session searches again")
  }

  func testSessionOfAnApplicationAndDisplayStyles() {
    start("")
    let session = CountingSession()
    let delegate = SessionDelegate { session }
    let interaction = UIFindInteraction(sessionDelegate: delegate)
    view.addInteraction(interaction)
    interaction.searchText = "query"
    interaction.presentFindNavigator(showingReplace: true)
    app.advance(by: 0.5)
    XCTAssertEqual(session.log, ["search query"])
    XCTAssertNil(field("Replace"), "the session does not support replacements")
    func shows(_ text: String) -> Bool { views(UILabel.self).contains { $0.text == text } }
    XCTAssertTrue(shows("3 of 5"))
    session.searchResultDisplayStyle = .total
    XCTAssertTrue(shows("5"))
    session.searchResultDisplayStyle = .none
    XCTAssertFalse(shows("5"))
    session.searchResultDisplayStyle = .currentAndTotal
    session.count = 0
    interaction.updateResultCount()
    XCTAssertTrue(shows("Not found"))
    interaction.dismissFindNavigator()
    XCTAssertEqual(session.log, ["search query", "invalidate"])
    let refusing = SessionDelegate { nil }
    let other = UIFindInteraction(sessionDelegate: refusing)
    view.addInteraction(other)
    other.presentFindNavigator(showingReplace: false)
    XCTAssertFalse(other.isFindNavigatorVisible)
  }
}

private final class SessionDelegate: NSObject, UIFindInteractionDelegate {
  let make: () -> UIFindSession?
  var log: [String] = []
  init(_ make: @escaping () -> UIFindSession?) { self.make = make }

  func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? { make() }
  func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) { log.append("begin") }
  func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) { log.append("end") }
}

private final class CountingSession: UIFindSession {
  var log: [String] = []
  var count = 5

  override var resultCount: Int { count }
  override var highlightedResultIndex: Int { 2 }
  override func performSearch(query: String, options: UITextSearchOptions?) { log.append("search \(query)") }
  override func invalidateFoundResults() { log.append("invalidate") }
}

private final class PlaceRange: UITextRange {
  let place: Int
  init(_ place: Int) {
    self.place = place
    super.init()
  }
  nonisolated static func make(_ place: Int) -> UITextRange {
    nonisolated(unsafe) var range: UITextRange?
    DispatchQueue.main.sync { range = PlaceRange(place) }
    return range!
  }
  override var isEmpty: Bool { false }
  nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? PlaceRange)?.place == place }
  nonisolated override var hash: Int { place }
}

/// A text of several documents, which are named by letters.
private final class Library: NSObject, UITextSearching {
  typealias DocumentIdentifier = String
  private var log: [String] = []
  var aggregator: UITextSearchAggregator<String>?
  var selectedTextRange: UITextRange? { nil }

  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  private func name(_ range: UITextRange, _ document: String?) -> String {
    "\(document ?? "-")\((range as! PlaceRange).place)"
  }

  func compare(_ foundRange: UITextRange, toRange: UITextRange, document: String?) -> ComparisonResult {
    let (one, other) = ((foundRange as! PlaceRange).place, (toRange as! PlaceRange).place)
    return one == other ? .orderedSame : one < other ? .orderedAscending : .orderedDescending
  }
  func compare(document: String, toDocument: String) -> ComparisonResult { document.compare(toDocument) }
  func performTextSearch(
    queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<String>
  ) { aggregator = resultAggregator }
  func decorate(foundTextRange: UITextRange, document: String?, usingStyle: UITextSearchFoundTextStyle) {
    log.append("\(usingStyle) \(name(foundTextRange, document))")
  }
  func clearAllDecoratedFoundText() { log.append("clear") }
  func willHighlight(foundTextRange: UITextRange, document: String?) {
    log.append("will \(name(foundTextRange, document))")
  }
  func scrollRangeToVisible(_ range: UITextRange, inDocument: String?) {
    log.append("scroll \(name(range, inDocument))")
  }
}
