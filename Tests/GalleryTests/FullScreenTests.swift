import UIKit
import UIKitTesting
import XCTest

@testable import Gallery

/// The full screen of the grid, of a photo and of the slideshow.
@preconcurrency @MainActor
final class FullScreenTests: GalleryTestCase {
  private var isFullScreen: Bool { app.window.windowScene?.isFullScreen ?? false }

  /// Starts the Gallery in a window that is smaller than the display.
  private func open() throws -> PhotoViewController {
    try start(size: CGSize(width: 1280, height: 800))
    app.resize(to: CGSize(width: 900, height: 600))
    try settle()
    app.click(at: try location(item: 1))
    try settle()
    return try top()
  }

  func testF11FillsTheDisplay_andEscapeLeaves() throws {
    let photo = try open()
    app.key(.keyboardF11)
    try settle()
    XCTAssertTrue(isFullScreen)
    XCTAssertEqual(app.window.bounds.size, CGSize(width: 1280, height: 800))
    XCTAssertEqual(photo.navigationController?.isNavigationBarHidden, true)
    XCTAssertEqual(photo.view.bounds.width, 1280, "the sidebar is hidden")
    try app.expectSnapshot("full-screen")
    // A click and a tap show and hide the bars.
    app.click(at: CGPoint(x: 640, y: 400))
    try settle()
    XCTAssertEqual(photo.navigationController?.isNavigationBarHidden, false)
    app.tap(at: CGPoint(x: 800, y: 400))
    try settle()
    XCTAssertEqual(photo.navigationController?.isNavigationBarHidden, true)
    app.key(.keyboardEscape)
    try settle()
    XCTAssertFalse(isFullScreen)
    XCTAssertEqual(app.window.bounds.size, CGSize(width: 900, height: 600))
    XCTAssertTrue(try top(UIViewController.self) is PhotoViewController, "Escape ends only the full screen")
    XCTAssertEqual(photo.navigationController?.isNavigationBarHidden, false)
    app.key(.keyboardEscape)
    try settle()
    XCTAssertEqual(try grid().title, try grid().collection.title)
    try app.expectNoReports()
  }

  func testATapLeavesThePhotoAlone_alsoInAWindow() throws {
    for size in [CGSize(width: 390, height: 844), CGSize(width: 1024, height: 768)] {
      try start(size: size)
      app.tap(at: try location(item: 1))
      try settle()
      let photo = try top(PhotoViewController.self)
      let middle = CGPoint(x: size.width * 0.6, y: size.height / 2)
      app.click(at: middle)
      try settle()
      XCTAssertFalse(photo.areBarsHidden, "a click that is no double click does nothing")
      app.tap(at: middle)
      try settle()
      XCTAssertTrue(photo.areBarsHidden)
      XCTAssertEqual(photo.view.bounds.width, size.width, "the sidebar is hidden")
      XCTAssertEqual(photo.navigationController?.isToolbarHidden, true)
      if size.width < 500 { try app.expectSnapshot("photo-alone") }
      // The next photo has no bars either.
      app.drag(
        from: CGPoint(x: size.width * 0.8, y: middle.y), to: CGPoint(x: size.width * 0.2, y: middle.y), duration: 0.1)
      try settle()
      XCTAssertEqual(photo.position, 2)
      XCTAssertTrue(photo.areBarsHidden)
      app.tap(at: middle)
      try settle()
      XCTAssertFalse(photo.areBarsHidden)
      app.tap(at: middle)
      try settle()
      app.key(.keyboardEscape)
      try settle()
      XCTAssertEqual(try grid().navigationController?.isNavigationBarHidden, false)
      XCTAssertEqual(try split().displayMode, size.width < 500 ? try split().displayMode : .oneBesideSecondary)
      try app.expectNoReports()
      end()
    }
  }

  /// The slideshow goes on with what is left, and ends when nothing is.
  func testTheFolderIsDeletedDuringASlideshow() throws {
    let folder = try TemporaryFolder()
    for (number, name) in ["One/a", "Two/b", "Two/c"].enumerated() {
      try folder.write(
        TemporaryFolder.png([.red, .green, .blue][number]), to: "\(name).png",
        modified: Date(timeIntervalSince1970: 1_709_208_000 + Double(number)))
    }
    try start(size: CGSize(width: 900, height: 600), folders: [folder.url])
    let screen = try grid()
    screen.open(try XCTUnwrap(screen.photos.item(at: 1)), animated: false)
    try settle()
    let photo = try top(PhotoViewController.self)
    app.key(.keyboardS)
    app.wait(1)
    XCTAssertTrue(photo.isSlideshowRunning)
    let shown = photo.item.name
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent(photo.item.path.folder.name.description))
    let library = delegate.library
    try app.wait(until: { photo.item.name != shown }, limit: 30, "another photo after \(shown)")
    XCTAssertTrue(photo.isSlideshowRunning)
    app.wait(photo.slideDuration * 3)
    XCTAssertEqual(photo.position, min(photo.position, photo.photos.count - 1))
    for name in ["One", "Two"] {
      try? FileManager.default.removeItem(at: folder.url.appendingPathComponent(name))
    }
    // The library posts its notification later than its index is empty.
    try app.wait(until: { !photo.isSlideshowRunning }, limit: 30, "the end of the slideshow")
    try settle()
    XCTAssertEqual(library.count, 0)
    XCTAssertFalse(isFullScreen)
    _ = try grid()
    try app.expectNoReports()
  }

  func testADoubleClickFillsTheDisplay_andLeaves() throws {
    let photo = try open()
    let middle = photo.view.convert(CGPoint(x: photo.view.bounds.midX, y: photo.view.bounds.midY), to: nil)
    app.click(at: middle, count: 2)
    try settle()
    XCTAssertTrue(isFullScreen)
    app.click(at: CGPoint(x: 640, y: 400), count: 2)
    try settle()
    XCTAssertFalse(isFullScreen)
    XCTAssertEqual(photo.navigationController?.isNavigationBarHidden, false)
  }

  func testTheSlideshowFillsTheDisplay_andLeavesIt() throws {
    let photo = try open()
    app.key(.keyboardS)
    try settle()
    XCTAssertTrue(isFullScreen)
    app.key(.keyboardEscape)
    try settle()
    XCTAssertFalse(isFullScreen)
    // A window that filled the display before the slideshow fills it afterwards.
    app.key(.keyboardF11)
    try settle()
    app.key(.keyboardS)
    try settle()
    app.key(.keyboardEscape)
    try settle()
    XCTAssertFalse(photo.isSlideshowRunning)
    XCTAssertTrue(isFullScreen)
  }

  func testF11FillsTheDisplayWithTheGrid_andItsBarsReturnWithIt() throws {
    _ = try open()
    app.key(.keyboardEscape)
    try settle()
    app.key(.keyboardF11)
    try settle()
    XCTAssertTrue(isFullScreen)
    XCTAssertEqual(try grid().navigationController?.isNavigationBarHidden, false)
    app.click(at: try location(item: 0))
    try settle()
    XCTAssertEqual(try top(PhotoViewController.self).navigationController?.isNavigationBarHidden, true)
    app.key(.keyboardEscape)
    try settle()
    app.key(.keyboardEscape)
    try settle()
    XCTAssertEqual(try grid().navigationController?.isNavigationBarHidden, false)
    XCTAssertFalse(isFullScreen)
    try app.expectNoReports()
  }
}
