import GalleryLibrary
import UIKit
import UIKitTesting
import XCTest

@testable import Gallery

/// Dragging photos to albums, inside albums, and as files.
@preconcurrency @MainActor
final class PhotoDragTests: GalleryTestCase {
  private var folder: TemporaryFolder!
  private var files: TemporaryFolder!

  override func setUp() async throws {
    folder = try TemporaryFolder()
    files = try TemporaryFolder()
    for day in 1...8 {
      let color = UIColor(hue: CGFloat(day) / 9, saturation: 0.6, brightness: 0.9, alpha: 1)
      try folder.write(
        TemporaryFolder.png(color), to: "Holiday/day \(day).png",
        modified: Date(timeIntervalSince1970: 1_709_208_000 + Double(day) * 86_400))
    }
  }

  override func tearDown() async throws {
    end()
    folder = nil
    files = nil
  }

  private func startWithAlbum(_ days: [Int] = []) throws -> Int64 {
    try start(
      size: CGSize(width: 1100, height: 760), folders: [folder.url.appendingPathComponent("Holiday")], files: files.url)
    let all = try (0..<8).map { try XCTUnwrap(grid().photos.item(at: $0)) }
    let numbers = days.map { day in all.first { $0.name == "day \(day)" }!.id }
    let album = try delegate.library.createAlbum(named: "Spring", with: numbers)
    try settle()
    return album
  }

  private func names(in album: Int64) -> [String] {
    let library = delegate.library
    return library.read { database in
      let timeline = try database.timeline(.album(album))
      return try database.photos(0..<timeline.count, of: timeline).map(\.name)
    } ?? []
  }

  /// Returns the position of a row of the sidebar, in window coordinates.
  private func row(_ title: String) throws -> CGPoint {
    let cell = try split().sidebar.collectionView.visibleCells.first {
      ($0.contentConfiguration as? UIListContentConfiguration)?.text == title
    }
    return try XCTUnwrap(cell.flatMap { $0.superview?.convert($0.center, to: nil) }, title)
  }

  private func showAlbum() throws {
    app.click(at: try row("Spring"))
    try settle()
    XCTAssertEqual(try grid().title, "Spring")
  }

  private func click(_ label: String, button: Int = 1) throws {
    let view = try XCTUnwrap(view(labelled: label), label)
    app.click(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil), button: button)
  }

  func testAnAlbumIsRenamed_andTheDeletionOfAnAlbumIsUndone() throws {
    try start(size: CGSize(width: 1280, height: 800))
    let library = delegate.library
    let album = try library.createAlbum(named: "Rme", with: [try XCTUnwrap(grid().photos.item(at: 0)).id])
    try settle()
    try click("Rme")
    try settle()
    try click("Rme", button: 2)
    try settle()
    try click("Rename…")
    try settle()
    app.key(.keyboardA, modifiers: .control)
    app.type("Rome")
    app.key(.keyboardReturnOrEnter)
    try settle()
    XCTAssertEqual(library.albums.map(\.name), ["Rome"])
    XCTAssertEqual(library.albums.map(\.id), [album])
    XCTAssertEqual(try grid().title, "Rome")
    try click("Rome", button: 2)
    try settle()
    try click("Delete Album")
    app.wait(0.5)
    XCTAssertEqual(library.albums.count, 0)
    try click("Undo")
    try settle()
    XCTAssertEqual(library.albums.map(\.name), ["Rome"])
    XCTAssertEqual(library.albums.map(\.count), [1])
    try app.expectNoReports()
  }

  func testSelectedPhotosAreDroppedOnAnAlbum_andUndone() throws {
    let album = try startWithAlbum([5])
    app.modifiers = .control
    for item in [1, 3, 5] { app.click(at: try location(item: item, section: 0)) }
    app.modifiers = []
    try settle()
    let mouse = app.press(at: try location(item: 3))
    let end = try row("Spring")
    mouse.drag(to: CGPoint(x: end.x + 60, y: end.y + 40), duration: 0.3)
    mouse.move(to: end)
    // The album opens if the photos stay longer.
    app.wait(0.1)
    try app.expectSnapshot("album-drop")
    mouse.lift()
    try settle()
    XCTAssertEqual(names(in: album), ["day 5", "day 7", "day 3"], "in the order of the grid, those it had stay")
    app.key(.keyboardZ, modifiers: .control)
    try settle()
    XCTAssertEqual(names(in: album), ["day 5"])
    app.key(.keyboardZ, modifiers: [.control, .shift])
    try settle()
    XCTAssertEqual(names(in: album), ["day 5", "day 7", "day 3"])
    try app.expectNoReports()
  }

  /// Outside of a selection, a long press opens the menu.
  func testAFingerDragsSelectedPhotosToTheFavourites() throws {
    _ = try startWithAlbum()
    app.tap(try XCTUnwrap(view(labelled: "Select")))
    try settle()
    app.tap(at: try location(item: 2))
    let finger = app.touch(at: try location(item: 2))
    app.wait(0.7)
    finger.drag(to: try row("Favourites"), duration: 0.4)
    app.wait(0.1)
    finger.lift()
    try settle()
    XCTAssertEqual(delegate.library.count(.favourites), 1)
    XCTAssertEqual(try grid().photos.item(at: 2)?.isFavourite, true)
    try app.expectNoReports()
  }

  func testADropOnTheButtonOrTheHeader_makesAnAlbum() throws {
    _ = try startWithAlbum()
    let button = try XCTUnwrap(view(labelled: "New Album"))
    let header = try XCTUnwrap(view(labelled: "Albums"))
    let points = [button, header].map { $0.convert(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), to: nil) }
    for (point, name) in zip(points, ["One", "Two"]) {
      let mouse = app.press(at: try location(item: 0))
      mouse.drag(to: point, duration: 0.4)
      app.wait(0.1)
      mouse.lift()
      try settle()
      let alert = try XCTUnwrap(split().presentedViewController as? UIAlertController, name)
      alert.textFields?.first?.text = name
      app.tap(try XCTUnwrap(view(labelled: "Create")))
      try settle()
    }
    XCTAssertEqual(delegate.library.albums.map(\.name), ["Spring", "One", "Two"])
    XCTAssertEqual(delegate.library.albums.map(\.count), [0, 1, 1])
    try app.expectNoReports()
  }

  func testAnAlbumOpensUnderTheDrag_whichIsDroppedBetweenItsPhotos() throws {
    let album = try startWithAlbum([8, 6])
    let mouse = app.press(at: try location(item: 3))
    mouse.drag(to: try row("Spring"), duration: 0.4)
    try app.wait(until: { (try? self.grid().title) == "Spring" }, limit: 30, "the album")
    app.wait(0.5)
    let second = try location(item: 1)
    mouse.drag(to: CGPoint(x: second.x - 10, y: second.y), duration: 0.3)
    app.wait(0.8)
    mouse.lift()
    try settle()
    XCTAssertEqual(names(in: album), ["day 8", "day 5", "day 6"])
    XCTAssertEqual(try names(), ["day 8", "day 5", "day 6"], "the grid shows it")
    try app.expectNoReports()
  }

  func testPhotosAreMovedInAnAlbum_andUndone() throws {
    let album = try startWithAlbum([1, 2, 3, 4, 5])
    try showAlbum()
    let first = try location(item: 0)
    let third = try location(item: 2)
    var mouse = app.press(at: first)
    mouse.drag(to: CGPoint(x: third.x + 10, y: third.y), duration: 0.4)
    app.wait(0.8)
    // A change of the library shows the visible photos again.
    NotificationCenter.default.post(name: PhotoLibrary.didChangeNotification, object: delegate.library)
    try settle()
    try app.expectSnapshot("album-reorder")
    mouse.lift()
    try settle()
    XCTAssertEqual(names(in: album), ["day 2", "day 3", "day 1", "day 4", "day 5"])
    XCTAssertEqual(try names(), names(in: album))
    app.key(.keyboardZ, modifiers: .control)
    try settle()
    XCTAssertEqual(try names(), (1...5).map { "day \($0)" })
    // Several photos: they are placed together before the photo under the pointer.
    app.modifiers = .control
    for item in [3, 4] { app.click(at: try location(item: item)) }
    app.modifiers = []
    try settle()
    mouse = app.press(at: try location(item: 4))
    mouse.drag(to: CGPoint(x: first.x + 70, y: first.y), duration: 0.4)
    mouse.drag(to: CGPoint(x: first.x + 10, y: first.y), duration: 0.2)
    app.wait(0.8)
    mouse.lift()
    try settle()
    XCTAssertEqual(names(in: album), ["day 4", "day 5", "day 1", "day 2", "day 3"])
    end()
    try start(
      size: CGSize(width: 1100, height: 760), folders: [folder.url.appendingPathComponent("Holiday")], files: files.url)
    XCTAssertEqual(names(in: album), ["day 4", "day 5", "day 1", "day 2", "day 3"], "after the next start")
    try app.expectNoReports()
  }

  func testDraggedPhotosAreFiles() throws {
    _ = try startWithAlbum()
    let screen = try grid()
    let photo = try XCTUnwrap(screen.photos.item(at: 0))
    let provider = try XCTUnwrap(PhotoExport.provider(of: photo))
    XCTAssertTrue(provider.registeredTypeIdentifiers.contains("public.png"))
    delegate.library.rotate(PhotoSelection([photo]), by: 1, undo: nil)
    let rotated = try XCTUnwrap(delegate.library.item(photo.id))
    XCTAssertEqual(rotated.turns, 1)
    let copy = try XCTUnwrap(PhotoExport.provider(of: rotated))
    let data = DataBox()
    copy.loadDataRepresentation(forTypeIdentifier: "public.png") { result, _ in data.set(result) }
    try app.wait(until: { data.value != nil }, limit: 30, "the copy")
    XCTAssertEqual(data.value.flatMap(UIImage.init(data:))?.size, CGSize(width: 30, height: 40))
    XCTAssertEqual(UIImage(contentsOfFile: photo.path.description)?.size, CGSize(width: 40, height: 30), "the original")
  }
}

private final class DataBox: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: Data?
  var value: Data? { lock.withLock { stored } }
  func set(_ data: Data?) { lock.withLock { stored = data } }
}
