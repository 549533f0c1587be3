import GalleryLibrary
import UIKit
import UIKitTesting
import XCTest

@testable import Gallery

/// A base class for tests of the whole Gallery. It is launched without a display, as by its command, on a manual clock.
@preconcurrency @MainActor
class GalleryTestCase: XCTestCase {
  private(set) var app: TestApplication!
  private(set) var delegate: GalleryDelegate!

  /// The font of all text.
  var font = TestFont.portable

  /// The maximum time for which a frame waits for a read.
  var readingLimit = TimeInterval.infinity

  /// The Gallery's samples as small files. They are drawn once.
  static let samples = Result {
    let folder = try TemporaryFolder()
    try SamplePhoto.writeFiles(to: folder.url, longerSide: 240)
    return folder
  }

  override func tearDown() async throws { end() }

  func end() {
    app?.close()
    app = nil
    delegate = nil
    GalleryDelegate.configuration = GalleryConfiguration()
  }

  /// Launches the Gallery with `folders`, with its samples if there are none, or with those of the library for `nil`.
  ///
  /// - Parameters:
  ///   - files: The folder of the library's files, or `nil` for a library that ends with the application.
  ///   - state: The folder of the state of windows, or `nil` to save nothing.
  ///   - environment: The environment variables that determine the Pictures folder.
  func launch(
    size: CGSize = CGSize(width: 390, height: 500), folders: [URL]? = [], isDark: Bool = false, scale: CGFloat = 1,
    files: URL? = nil, state: URL? = nil, environment: [String: String] = [:]
  ) throws {
    var configuration = GalleryConfiguration()
    configuration.folders = try folders.map { $0.isEmpty ? [try Self.samples.get().url] : $0 } ?? []
    configuration.places = PhotoPlaces(environment: environment, wallpapers: [])
    // A busy machine does not make reads late.
    configuration.readingLimit = readingLimit
    configuration.location = files.map {
      LibraryDatabase.Location(index: $0.appendingPathComponent("index"), userData: $0.appendingPathComponent("data"))
    }
    GalleryDelegate.configuration = configuration
    delegate = GalleryDelegate()
    app = TestApplication(
      size: size, scale: scale, isDark: isDark, font: font, delegate: delegate,
      infoDictionary: GalleryDelegate.information, stateFolder: state)
    app.onReport = { XCTFail($0) }
    app.frame()
  }

  /// Launches the Gallery, and waits until the library with all its visible images is shown.
  func start(
    size: CGSize = CGSize(width: 390, height: 500), folders: [URL]? = [], isDark: Bool = false, scale: CGFloat = 1,
    files: URL? = nil, state: URL? = nil, environment: [String: String] = [:]
  ) throws {
    try launch(
      size: size, folders: folders, isDark: isDark, scale: scale, files: files, state: state, environment: environment)
    let delegate = self.delegate!
    try app.wait(until: { delegate.isLibraryShown }, limit: 60, "the library")
    try settle()
  }

  /// Waits until all visible images are loaded, nothing is animated, and the scroll indicators are hidden.
  func settle() throws {
    let loader = delegate.loader
    let library = delegate.library
    repeat {
      app.frame()
      try app.wait(until: { library.lateReadingCount == 0 }, limit: 30, "reads from the index")
      try app.wait(until: { loader.pendingCount == 0 }, limit: 30, "the pictures on the screen")
      try app.waitUntilIdle()
      app.wait(1)
      try app.waitUntilIdle()
    } while loader.pendingCount > 0 || library.lateReadingCount > 0
  }

  /// Returns a number of pictures of the window, at intervals of `seconds`.
  func film(_ count: Int, every seconds: TimeInterval) -> [Snapshot] {
    (0..<count).map { _ in
      app.wait(seconds)
      return app.snapshot()
    }
  }

  /// Writes photos of several years, several a day, and returns their folder.
  func makeFolder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let samples = try Self.samples.get().url
    let pictures = try SamplePhoto.files.map { try Data(contentsOf: samples.appendingPathComponent($0.path)) }
    // 14 November 2023.
    let start: TimeInterval = 1_700_000_000
    var number = 0
    for day in 0..<150 {
      for photo in 0..<(day * 7 % 9 + 1) {
        let date = Date(timeIntervalSince1970: start - Double(day) * 8 * 86_400 - Double(photo) * 60)
        try folder.write(
          pictures[number * 5 % pictures.count], to: String(format: "Holidays/%04d.jpg", number), modified: date)
        number += 1
      }
    }
    return folder
  }

  // MARK: Screen contents

  func split() throws -> GallerySplitViewController {
    try XCTUnwrap(delegate.window?.rootViewController as? GallerySplitViewController)
  }

  /// Returns the top view controller of the content. It must have the given type.
  func top<T: UIViewController>(_ type: T.Type = T.self) throws -> T {
    let split = try split()
    let top =
      split.isCollapsed ? split.sidebar.navigationController?.topViewController : split.content.topViewController
    let inner = (top as? UINavigationController)?.topViewController ?? top
    return try XCTUnwrap(inner as? T, "on top is \(String(describing: inner))")
  }

  func grid() throws -> LibraryViewController { try top() }

  /// The titles of the suggestions of the search, without their numbers of photos.
  func suggestionTitles() throws -> [String] {
    (try grid().search.searchSuggestions ?? []).compactMap {
      ($0.representedObject as? LibraryDatabase.SearchSuggestion).map(PhotoTexts.title)
    }
  }

  /// Returns the frontmost visible view with an accessibility label or a title, such as a bar button. The label of a row can end with a
  /// number of photos.
  func view(labelled label: String) -> UIView? {
    func find(in view: UIView) -> UIView? {
      guard !view.isHidden, view.alpha > 0 else { return nil }
      for subview in view.subviews.reversed() {
        if let found = find(in: subview) { return found }
      }
      let title = (view as? UIButton)?.currentTitle ?? (view as? UILabel)?.text
      let isRow = view is UITableViewCell && view.accessibilityLabel?.hasPrefix(label + ", ") == true
      return view.accessibilityLabel == label || title == label || isRow ? view : nil
    }
    return find(in: app.window)
  }

  /// The names of the photos in the grid, in their order.
  func names() throws -> [String] {
    let photos = try grid().photos
    return (0..<photos.count).compactMap { photos.item(at: $0)?.name }
  }

  /// Returns the position of an item of the grid, in window coordinates.
  func location(item: Int = 0, section: Int = 0) throws -> CGPoint {
    let view = try XCTUnwrap(grid().collectionView)
    let path = IndexPath(item: item, section: section)
    let attributes = try XCTUnwrap(view.layoutAttributesForItem(at: path))
    let point = view.convert(attributes.center, to: nil)
    XCTAssertTrue(app.window.bounds.contains(point), "\(path) is not in the window")
    return point
  }

  func assertSame(
    _ one: Snapshot, _ other: Snapshot, _ what: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    let difference = one.difference(from: other, tolerance: .exact)
    XCTAssertEqual(difference.count, 0, "\(what): differs within \(difference.bounds)", file: file, line: line)
  }

  func assertDiffer(
    _ one: Snapshot, _ other: Snapshot, _ what: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    XCTAssertGreaterThan(one.difference(from: other).fraction, 0.01, what, file: file, line: line)
  }
}
