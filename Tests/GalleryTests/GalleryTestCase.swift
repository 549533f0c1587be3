import UIKit
import UIKitTesting
import XCTest

@testable import Gallery

/// A base class for tests of the whole Gallery without a display, launched as by its command, on a manual clock.
@preconcurrency @MainActor
class GalleryTestCase: XCTestCase {
  private(set) var app: TestApplication!
  private(set) var delegate: GalleryDelegate!

  override func tearDown() async throws { end() }

  func end() {
    app?.close()
    app = nil
    delegate = nil
    GalleryDelegate.configuration = GalleryConfiguration()
  }

  /// Launches the Gallery with `folders`, or with its samples if there are none.
  func launch(size: CGSize = CGSize(width: 320, height: 400), folders: [URL] = [], isDark: Bool = true) {
    var configuration = GalleryConfiguration()
    configuration.folders = folders
    configuration.places = PhotoPlaces(environment: [:], wallpapers: [])
    GalleryDelegate.configuration = configuration
    delegate = GalleryDelegate()
    app = TestApplication(size: size, scale: 1, isDark: isDark, delegate: delegate)
    app.onReport = { XCTFail($0) }
    app.frame()
  }

  /// Launches the Gallery, and waits until the stacks with all their images are shown.
  func start(size: CGSize = CGSize(width: 320, height: 400), folders: [URL] = [], isDark: Bool = true) throws {
    launch(size: size, folders: folders, isDark: isDark)
    let delegate = self.delegate!
    try app.wait(until: { delegate.isLibraryShown }, "the library")
    try settle()
  }

  /// Waits until every visible image is loaded, nothing moves, and the scroll indicators are hidden.
  func settle() throws {
    let loader = delegate.loader
    repeat {
      app.frame()
      try app.wait(until: { loader.pendingCount == 0 }, limit: 30, "the pictures on the screen")
      try app.waitUntilIdle()
      app.wait(1)
      try app.waitUntilIdle()
    } while loader.pendingCount > 0
  }

  /// Returns pictures of the window, `seconds` apart.
  func film(_ count: Int, every seconds: TimeInterval) -> [Snapshot] {
    (0..<count).map { _ in
      app.wait(seconds)
      return app.snapshot()
    }
  }

  // MARK: Screen contents

  func navigation() throws -> UINavigationController {
    try XCTUnwrap(delegate.window?.rootViewController as? UINavigationController)
  }

  func top<T: UIViewController>(_ type: T.Type = T.self) throws -> T {
    let top = try navigation().topViewController
    return try XCTUnwrap(top as? T, "on top is \(String(describing: top))")
  }

  /// Returns the position of an item of the top collection view, in window coordinates.
  func place(item: Int = 0, section: Int = 0) throws -> CGPoint {
    let view = try XCTUnwrap(top(UICollectionViewController.self).collectionView)
    let path = IndexPath(item: item, section: section)
    let attributes = try XCTUnwrap(view.layoutAttributesForItem(at: path))
    let point = view.convert(attributes.center, to: nil)
    XCTAssertTrue(app.window.bounds.contains(point), "\(path) is not in the window")
    return point
  }

  /// Opens an album with a tap on its stack.
  func open(album section: Int) throws -> AlbumViewController {
    app.tap(at: try place(section: section))
    try settle()
    return try top(AlbumViewController.self)
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
    XCTAssertGreaterThan(one.difference(from: other).share, 0.01, what, file: file, line: line)
  }
}
