import GalleryLibrary
import UIKit
import UIKitTesting
import XCTest

@testable import Gallery

/// What windows show again at the next start. The state is read as a killed program leaves it: the library and the state
/// are copied while the application runs.
@preconcurrency @MainActor
final class RestorationTests: GalleryTestCase {
  private let size = CGSize(width: 1100, height: 700)

  private func folder(_ work: TemporaryFolder, _ name: String) -> URL { work.url.appendingPathComponent(name) }

  /// Starts the Gallery with the samples in its library, as after an earlier start with their folder.
  private func begin(_ work: TemporaryFolder) throws {
    try start(size: size, files: folder(work, "library"))
    end()
    try start(size: size, folders: nil, files: folder(work, "library"), state: folder(work, "state"))
  }

  /// Ends the application, and starts it with what had been saved when this method was called.
  private func killAndStart(_ work: TemporaryFolder) throws {
    let state = folder(work, "state-\(UUID().uuidString)")
    try FileManager.default.copyItem(at: folder(work, "state"), to: state)
    end()
    try FileManager.default.removeItem(at: folder(work, "state"))
    try FileManager.default.moveItem(at: state, to: folder(work, "state"))
    try start(
      size: CGSize(width: 640, height: 480), folders: nil, files: folder(work, "library"), state: folder(work, "state"))
  }

  /// Waits until the state of the first window is saved as it is at present.
  private func waitUntilSaved() throws {
    let split = try split()
    try app.wait(
      until: {
        guard let activity = split.viewIfLoaded?.window?.windowScene?.session.stateRestorationActivity else {
          return false
        }
        return GalleryState(activity) == split.state && split.stateTimer == nil
      }, limit: 30, "saving the state")
  }

  func testAGridIsRestoredAfterAKill_withItsSizeLevelAndPosition() throws {
    let work = try TemporaryFolder()
    try begin(work)
    app.tap(try XCTUnwrap(view(labelled: "City")))
    try settle()
    app.resize(to: CGSize(width: 1000, height: 300))
    try settle()
    app.wheel(at: CGPoint(x: 700, y: 200), notches: CGPoint(x: 0, y: -6))
    try settle()
    try waitUntilSaved()
    let state = try split().state
    let picture = app.snapshot()
    XCTAssertNotNil(state.position, "the grid scrolled")
    guard case .folder = state.collection.scope else { return XCTFail("shows \(state.collection.title)") }
    try killAndStart(work)
    XCTAssertEqual(app.window.bounds.size, CGSize(width: 1000, height: 300))
    XCTAssertEqual(try split().state, state)
    XCTAssertEqual(try split().sidebar.selected, state.collection)
    assertSame(app.snapshot(), picture, "the window after the start")
    try app.expectNoReports()
  }

  func testALevelOfTimeIsRestored() throws {
    let work = try TemporaryFolder()
    try begin(work)
    for (title, level) in [("Months", ZoomLevel.months), ("Years", .years), ("Days", .days)] {
      app.tap(try XCTUnwrap(view(labelled: title)))
      try settle()
      XCTAssertEqual(try grid().level, level)
      try waitUntilSaved()
      let state = try split().state
      try killAndStart(work)
      XCTAssertEqual(try grid().level, level)
      XCTAssertEqual(try split().state, state)
      XCTAssertFalse(try grid().collectionView.visibleCells.isEmpty)
    }
    try app.expectNoReports()
  }

  func testLevelsHaveNumbersOfTheirOwn() {
    let levels: [ZoomLevel] = [.years, .months, .days] + PhotoGridLayout.Level.allCases.map { .photos($0) }
    XCTAssertEqual(levels.map { ZoomLevel(number: $0.number) }, levels)
    XCTAssertEqual(Set(levels.map(\.number)).count, levels.count)
    XCTAssertNil(ZoomLevel(number: 99))
  }

  func testAPhotoIsRestored_andEscapeLeadsToItsGrid() throws {
    let work = try TemporaryFolder()
    try begin(work)
    app.click(at: try location(item: 2))
    try settle()
    let title = try top(PhotoViewController.self).title
    try waitUntilSaved()
    try killAndStart(work)
    XCTAssertEqual(try top(PhotoViewController.self).title, title)
    app.key(.keyboardEscape)
    try settle()
    XCTAssertEqual(try grid().title, "Library")
    try app.expectNoReports()
  }

  func testTheStartWithAFolder_leavesWhatWasSaved() throws {
    let work = try TemporaryFolder()
    try begin(work)
    app.tap(try XCTUnwrap(view(labelled: "Favourites")))
    try settle()
    try waitUntilSaved()
    end()
    let other = try TemporaryFolder()
    try other.write(TemporaryFolder.png(.red), to: "red.png")
    try start(size: size, folders: [other.url], files: folder(work, "library"), state: folder(work, "state"))
    XCTAssertEqual(try grid().title, FilePath(other.url).name.description)
    end()
    try start(size: size, folders: nil, files: folder(work, "library"), state: folder(work, "state"))
    XCTAssertEqual(try grid().title, "Favourites")
  }

  func testADeletedAlbumIsNotRestored() throws {
    let work = try TemporaryFolder()
    try begin(work)
    let album = try delegate.library.createAlbum(named: "Holidays")
    try settle()
    app.tap(try XCTUnwrap(view(labelled: "Holidays")))
    try settle()
    XCTAssertEqual(try grid().title, "Holidays")
    try waitUntilSaved()
    let saved = folder(work, "saved")
    try FileManager.default.copyItem(at: folder(work, "state"), to: saved)
    delegate.library.deleteAlbum(album, undo: nil)
    end()
    try FileManager.default.removeItem(at: folder(work, "state"))
    try FileManager.default.moveItem(at: saved, to: folder(work, "state"))
    try start(size: size, folders: nil, files: folder(work, "library"), state: folder(work, "state"))
    XCTAssertEqual(try grid().title, "Library")
    XCTAssertEqual(try split().sidebar.selected, .library)
  }

  func testTwoWindowsAreRestored() throws {
    let work = try TemporaryFolder()
    try begin(work)
    app.key(.keyboardN, modifiers: [.control, .shift])
    app.pump()
    try settle()
    XCTAssertEqual(app.scenes.count, 2)
    let second = try XCTUnwrap(app.scenes.last)
    let split = try XCTUnwrap(second.windows.first?.rootViewController as? GallerySplitViewController)
    split.show(.favourites)
    app.resize(to: CGSize(width: 800, height: 600), of: second)
    try settle()
    try app.wait(
      until: { second.session.stateRestorationActivity.flatMap { GalleryState($0) } == split.state }, limit: 30,
      "saving the state of the second window")
    end()
    try start(size: size, folders: nil, files: folder(work, "library"), state: folder(work, "state"))
    let titles = app.scenes.map {
      (($0.windows.first?.rootViewController as? GallerySplitViewController)?.state.collection.title ?? "none")
    }
    XCTAssertEqual(titles, ["Library", "Favourites"])
    XCTAssertEqual(app.scenes.last?.screen.bounds.size, CGSize(width: 800, height: 600))
    // Closing the first window leaves the second one.
    app.requestClose(app.scenes[0])
    try settle()
    XCTAssertEqual(app.scenes.count, 1)
    XCTAssertNotNil(delegate.window)
    try app.expectNoReports()
  }

  /// What the library contains when it opens is a part of the first screen, and does not fade in.
  func testTheSidebarOfTheSecondStart_isNotAnimated() throws {
    let folder = try TemporaryFolder()
    let photos = folder.url.appendingPathComponent("Photos")
    try folder.write(TemporaryFolder.png(.red), to: "Photos/Rome/1.png")
    try folder.write(TemporaryFolder.png(.blue), to: "Photos/Paris/1.png")
    let size = CGSize(width: 1000, height: 700)
    let files = try TemporaryFolder()
    try start(size: size, folders: [photos], files: files.url)
    end()
    try launch(size: size, folders: [photos], files: files.url)
    let sidebar = try XCTUnwrap(split().sidebar.collectionView)
    try app.wait(until: { sidebar.numberOfSections == 2 }, limit: 60, "the folders")
    app.frame()
    XCTAssertEqual(sidebar.visibleCells.count, 7, "4 parts of the library and 3 folders")
    for cell in sidebar.visibleCells { XCTAssertNil(cell.layer.animationKeys(), "\(cell)") }
    try app.expectNoReports()
  }
}
