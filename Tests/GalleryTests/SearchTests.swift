import GalleryLibrary
import UIKit
import UIKitTesting
import XCTest

@testable import Gallery

/// The search as the user types: results, suggestions, tokens, and the advice if nothing is found.
@preconcurrency @MainActor
final class SearchTests: GalleryTestCase {
  private var folder: TemporaryFolder!
  private var files: TemporaryFolder!

  override func setUp() async throws {
    folder = try TemporaryFolder()
    files = try TemporaryFolder()
    for day in 1...6 {
      let color = UIColor(hue: CGFloat(day) / 8, saturation: 0.6, brightness: 0.9, alpha: 1)
      try folder.write(
        TemporaryFolder.png(color), to: "Holiday/beach \(day).png",
        modified: Date(timeIntervalSince1970: 1_709_208_000 + Double(day) * 86_400 * 20))
    }
  }

  override func tearDown() async throws {
    end()
    folder = nil
    files = nil
  }

  private func startWithAlbum(_ size: CGSize = CGSize(width: 390, height: 844)) throws {
    try start(size: size, folders: [folder.url.appendingPathComponent("Holiday")], files: files.url)
    let items = try [0, 1, 2].map { try XCTUnwrap(grid().photos.item(at: $0)) }
    delegate.library.createAlbum(named: "Rome", with: PhotoSelection(items), undo: nil)
    delegate.library.setFavourite(PhotoSelection([items[1]]), true, undo: nil)
    try settle()
  }

  private func suggestions() throws -> [String] {
    try suggestionTitles()
  }

  private func wait(forSuggestion title: String) throws {
    try app.wait(until: { (try? self.suggestions().contains(title)) == true }, limit: 30, title)
    try settle()
  }

  /// The list of suggestions remained in front of the photos that were found.
  func testReturnHidesTheSuggestions_andTheKeysBelongToThePhotos() throws {
    try startWithAlbum(CGSize(width: 1024, height: 768))
    app.key(.keyboardF, modifiers: .control)
    app.type("rom")
    try wait(forSuggestion: "Rome")
    let field = try grid().search.searchBar.searchTextField
    func listCount() -> Int {
      app.window.subviews.filter { !$0.isHidden && "\(type(of: $0))".contains("Suggestion") }.count
    }
    XCTAssertEqual(listCount(), 1)
    app.key(.keyboardReturnOrEnter)
    try settle()
    XCTAssertEqual(listCount(), 0)
    XCTAssertFalse(field.isFirstResponder)
    XCTAssertTrue(try grid().isFirstResponder)
    XCTAssertEqual(try grid().photos.count, 3, "the results remain")
    XCTAssertTrue(try grid().search.isActive)
    app.key(.keyboardEscape)
    try settle()
    XCTAssertFalse(try grid().search.isActive, "Escape ends the search")
    XCTAssertEqual(try grid().photos.count, 6)
    try app.expectNoReports()
  }

  func testTypedWordsBecomeTokens_whichIntersect() throws {
    try startWithAlbum()
    let field = try grid().search.searchBar.searchTextField
    app.tap(field)
    try settle()
    try wait(forSuggestion: "Favourites")
    try app.expectSnapshot("search-suggestions")
    app.type("rom")
    try wait(forSuggestion: "Rome")
    XCTAssertEqual(try grid().photos.count, 3, "the name of an album is found as it is typed")
    app.tap(try XCTUnwrap(view(labelled: "Rome")))
    try settle()
    XCTAssertEqual(field.tokens.count, 1)
    XCTAssertEqual(field.text, "")
    XCTAssertEqual(try grid().photos.count, 3)
    app.type("fav")
    try wait(forSuggestion: "Favourites")
    app.tap(try XCTUnwrap(view(labelled: "Favourites")))
    try settle()
    XCTAssertEqual(field.tokens.count, 2)
    XCTAssertEqual(try grid().photos.count, 1)
    try wait(forSuggestion: "2024")
    XCTAssertFalse(try suggestions().contains("Favourites"), "it is chosen already")
    try app.expectSnapshot("search-tokens")
    // Backspace selects the last token, and then removes it.
    app.key(.keyboardDeleteOrBackspace)
    app.key(.keyboardDeleteOrBackspace)
    try settle()
    XCTAssertEqual(field.tokens.count, 1)
    XCTAssertEqual(try grid().photos.count, 3)
    try app.expectNoReports()
  }

  /// Nothing is suggested that leads to no photo, and each suggestion says to how many it leads.
  func testAnEmptySearch_suggestsOnlyWhatThereIs() throws {
    try start(
      size: CGSize(width: 1024, height: 768), folders: [folder.url.appendingPathComponent("Holiday")], files: files.url)
    func descriptions() throws -> [String] {
      try grid().search.searchSuggestions?.compactMap(\.localizedDescription) ?? []
    }
    func check(_ expected: [String]) throws {
      app.key(.keyboardF, modifiers: .control)
      try app.wait(until: { (try? descriptions()) == expected }, limit: 30, "\(expected)")
      app.key(.keyboardEscape)
      app.key(.keyboardEscape)
      try settle()
    }
    try check(["2024, 6 items"])
    let items = try [0, 1].map { try XCTUnwrap(grid().photos.item(at: $0)) }
    delegate.library.setFavourite(PhotoSelection(items), true, undo: nil)
    delegate.library.createAlbum(named: "Rome", with: PhotoSelection([items[1]]), undo: nil)
    try settle()
    try check(["2024, 6 items", "Favourites, 2 items", "Rome, 1 item"])
    try folder.write(
      TemporaryFolder.png(.red), to: "Holiday/moving.gif", modified: Date(timeIntervalSince1970: 1_709_208_000))
    try app.wait(until: { self.delegate.library.count == 7 }, limit: 30, "the GIF")
    try check(["2024, 7 items", "Favourites, 2 items", "GIFs, 1 item", "Rome, 1 item"])
    try app.expectNoReports()
  }

  func testControlFLeadsToTheSearch() throws {
    for size in [CGSize(width: 390, height: 844), CGSize(width: 1280, height: 800)] {
      try start(size: size)
      let field = try grid().search.searchBar.searchTextField
      app.key(.keyboardF, modifiers: .control)
      try settle()
      XCTAssertTrue(field.isFirstResponder, "\(size)")
      XCTAssertEqual(delegate.library.count(.favourites), 0)
      app.type("city")
      try settle()
      XCTAssertEqual(field.text, "city")
      app.key(.keyboardEscape)
      try settle()
      XCTAssertFalse(try grid().search.isActive)
      // A photo is covered by the search of its grid.
      app.tap(at: try location(item: 1))
      try settle()
      app.key(.keyboardF, modifiers: .control)
      try settle()
      XCTAssertTrue(try grid().search.searchBar.searchTextField.isFirstResponder, "from a photo, \(size)")
      end()
    }
  }

  /// Between the sidebar and the buttons of a small window, the title was truncated to nothing.
  func testTheTitleHasSpaceBesideTheSidebar() throws {
    try start(size: CGSize(width: 700, height: 700))
    XCTAssertFalse(try split().isCollapsed)
    for (width, isStacked) in [(CGFloat(700), true), (1280, false)] {
      app.resize(to: CGSize(width: width, height: 700))
      let view = try XCTUnwrap(grid().collectionView)
      view.contentOffset.y = view.contentSize.height / 2
      try settle()
      XCTAssertEqual(try grid().navigationItem.preferredSearchBarPlacement == .stacked, isStacked)
      let bar = try XCTUnwrap(grid().navigationController?.navigationBar)
      func labels(in view: UIView) -> [UILabel] {
        view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) }
      }
      let titles = labels(in: bar).filter { $0.text == "Library" && $0.alpha > 0 && $0.font.pointSize < 20 }
      let title = try XCTUnwrap(titles.first)
      XCTAssertGreaterThanOrEqual(title.bounds.width + 0.5, title.intrinsicContentSize.width, "at \(width)")
    }
    try app.expectNoReports()
  }

  /// The list of a phone and the overview of the albums have no search field. The library has one.
  func testControlFLeadsToTheLibrary_fromScreensWithoutASearch() throws {
    try start(size: CGSize(width: 390, height: 844))
    app.key(.keyboardEscape)
    try settle()
    app.key(.keyboardF, modifiers: .control)
    try settle()
    XCTAssertTrue(try grid().search.searchBar.searchTextField.isFirstResponder, "from the list")
    end()
    try start(size: CGSize(width: 1280, height: 800))
    try split().show(.albums)
    try settle()
    app.key(.keyboardF, modifiers: .control)
    try settle()
    XCTAssertEqual(try grid().title, "Library")
    XCTAssertTrue(try grid().search.searchBar.searchTextField.isFirstResponder, "from the albums")
  }

  func testNothingFound_givesAdvice() throws {
    try startWithAlbum()
    app.tap(try grid().search.searchBar.searchTextField)
    app.type("quince")
    try settle()
    XCTAssertEqual(try grid().photos.count, 0)
    let empty = try XCTUnwrap(grid().contentUnavailableConfiguration as? UIContentUnavailableConfiguration)
    XCTAssertTrue(try XCTUnwrap(empty.secondaryText).contains("March 2024"))
    try app.expectSnapshot("search-empty")
    try app.expectNoReports()
  }

  /// The bar's background and its line show that photos are behind it. An empty search has none.
  func testNothingFoundAfterAScroll_hasNoLineBelowTheBar() throws {
    for size in [CGSize(width: 1024, height: 768), CGSize(width: 390, height: 844)] {
      try start(size: size)
      let view = try XCTUnwrap(grid().collectionView)
      let bar = try XCTUnwrap(grid().navigationController?.navigationBar)
      view.setContentOffset(CGPoint(x: 0, y: view.contentSize.height / 2), animated: false)
      try settle()
      XCTAssertFalse(bar.isAtScrollEdge, "\(size)")
      app.key(.keyboardF, modifiers: .control)
      app.type("quince")
      try settle()
      XCTAssertEqual(try grid().photos.count, 0)
      XCTAssertTrue(bar.isAtScrollEdge, "\(size), \(view.contentOffset), \(view.adjustedContentInset)")
      end()
    }
  }

  /// A change of the library that arrives before the layout of new results finds cells without photos.
  func testAChangeBeforeTheLayoutOfResults() throws {
    try startWithAlbum()
    try grid().find(PhotoSearch("quince"))
    NotificationCenter.default.post(name: PhotoLibrary.didChangeNotification, object: delegate.library)
    try settle()
    XCTAssertEqual(try grid().collectionView.visibleCells.count, 0)
    try app.expectNoReports()
  }

  /// Only the last of several searches is shown, and those before it are not read.
  func testSearchesThatWereReplaced_areNotRead() throws {
    try startWithAlbum()
    let library = delegate.library
    let gate = DispatchSemaphore(value: 0)
    library.searches.read { gate.wait() }
    var earlier: PhotoTimeline? = PhotoTimeline(library, .search(PhotoSearch("beach")), directSearchLimit: 0)
    XCTAssertEqual(earlier?.isLoading, true)
    earlier = nil
    let last = PhotoTimeline(library, .search(PhotoSearch("rome")), directSearchLimit: 0)
    gate.signal()
    try app.wait(until: { !last.isLoading }, limit: 30, "the last search")
    _ = last.update()
    XCTAssertEqual(last.count, 3)
    let second = DispatchSemaphore(value: 0)
    library.searches.read { second.wait() }
    let request = library.searches.read { XCTFail("it was cancelled") }
    request.cancel()
    second.signal()
    let end = expectation(description: "the queue")
    library.searches.read { end.fulfill() }
    wait(for: [end], timeout: 30)
  }

  /// The field can be seen on the background of the photos, in light and dark.
  func testTheFieldIsVisible() throws {
    for isDark in [false, true] {
      try start(size: CGSize(width: 390, height: 844), isDark: isDark)
      let field = try grid().search.searchBar.searchTextField
      let frame = field.convert(field.bounds, to: nil)
      let picture = app.snapshot()
      let inside = picture.color(x: Int(frame.maxX - 40), y: Int(frame.midY))
      let outside = picture.color(x: Int(frame.maxX + 8), y: Int(frame.midY))
      let difference = abs(Int(inside.red) - Int(outside.red))
      XCTAssertGreaterThan(difference, 12, "\(inside) on \(outside)")
      end()
    }
  }
}
