import GalleryLibrary
import UIKit
import UIKitTesting
import XCTest

@testable import Gallery

/// The years in the sidebar, the places in time of a library.
@preconcurrency @MainActor
final class YearsTests: GalleryTestCase {
  private var files: TemporaryFolder!
  private var folder: URL { files.url.appendingPathComponent("photos") }

  override func setUp() async throws {
    files = try TemporaryFolder()
    // July 14, 2019, and the two years after it.
    for year in 0..<3 {
      for photo in 0..<(year + 1) {
        let date = Date(timeIntervalSince1970: 1_563_105_600 + Double(year) * 366 * 86_400 + Double(photo) * 60)
        let color = UIColor(hue: CGFloat(year) / 4, saturation: 0.6, brightness: 0.9, alpha: 1)
        try files.write(TemporaryFolder.png(color), to: "photos/\(2019 + year) \(photo).png", modified: date)
      }
    }
  }

  override func tearDown() async throws {
    end()
    files = nil
  }

  private func titles() throws -> [String] {
    let view = try XCTUnwrap(split().sidebar.collectionView)
    let section = view.numberOfSections - 1
    return try (0..<view.numberOfItems(inSection: section)).compactMap {
      try split().sidebar.collection(at: [section, $0])?.title
    }
  }

  func testAYearShowsItsPhotos() throws {
    try start(
      size: CGSize(width: 1024, height: 768), folders: [folder], files: files.url.appendingPathComponent("index"))
    XCTAssertEqual(try titles(), ["2021", "2020", "2019"])
    app.tap(try XCTUnwrap(view(labelled: "2020")))
    try settle()
    XCTAssertEqual(try grid().title, "2020")
    XCTAssertEqual(try Set(names()), ["2020 0", "2020 1"])
    XCTAssertEqual(try grid().navigationItem.largeSubtitle, "2 photos")
    try app.expectSnapshot("year-sidebar")
    // A search finds only photos of the year.
    app.key(.keyboardF, modifiers: .control)
    app.type("1.png")
    try settle()
    XCTAssertEqual(try names(), ["2020 1"])
    // The year is restored.
    let state = try split().state
    XCTAssertEqual(GalleryState(state.activity)?.collection, .year(2020))
    try app.expectNoReports()
  }

  func testYearsComeAndGoWithTheirPhotos() throws {
    try start(
      size: CGSize(width: 1024, height: 768), folders: [folder], files: files.url.appendingPathComponent("index"))
    app.tap(try XCTUnwrap(view(labelled: "2019")))
    try settle()
    try FileManager.default.removeItem(at: folder.appendingPathComponent("2019 0.png"))
    try app.wait(until: { (try? self.titles()) == ["2021", "2020"] }, limit: 60, "the years")
    try settle()
    XCTAssertEqual(try names(), [])
    for photo in 0..<2 { try FileManager.default.removeItem(at: folder.appendingPathComponent("2020 \(photo).png")) }
    // A single year is the library.
    let sidebar = try XCTUnwrap(split().sidebar.collectionView)
    try app.wait(until: { sidebar.numberOfSections == 2 }, limit: 60, "the years to disappear")
    try settle()
    XCTAssertEqual(delegate.library.count, 3)
    try app.expectNoReports()
  }
}
