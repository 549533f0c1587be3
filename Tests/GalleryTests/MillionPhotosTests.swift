import CoreGraphics
import UIKit
import UIKitTesting
import XCTest

@testable import Gallery
@testable import GalleryLibrary

/// The levels of zoom in a library of a million entries. The costs are counted, not measured.
@preconcurrency @MainActor
final class MillionPhotosTests: XCTestCase {
  private var folder: TemporaryFolder!
  private var app: TestApplication!

  override func setUp() async throws { folder = try TemporaryFolder() }
  override func tearDown() async throws {
    app?.close()
    app = nil
    folder = nil
  }

  /// Writes a library with entries of photos that do not exist, 137 a day.
  ///
  /// - Parameters:
  ///   - count: The number of entries.
  ///   - interval: The time between two photos, as a number of seconds in SQL.
  private func makeLibrary(count: Int, every interval: String = "631") throws -> PhotoLibrary {
    let files = folder.url.appendingPathComponent("\(count)")
    let location = LibraryDatabase.Location(
      index: files.appendingPathComponent("index"), userData: files.appendingPathComponent("data"))
    let database = try LibraryDatabase(location) { XCTFail($0) }
    try database.write { db in
      let triggers = try String.fetchAll(db, sql: "SELECT sql FROM sqlite_master WHERE type = 'trigger'")
      for name in try String.fetchAll(db, sql: "SELECT name FROM sqlite_master WHERE type = 'trigger'") {
        try db.execute(sql: "DROP TRIGGER \(name)")
      }
      let numbers = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < \(count))"
      let start = try XCTUnwrap(CivilTime(year: 2004, month: 3, day: 1)).seconds
      try db.execute(sql: "INSERT INTO folder (id, path, root) VALUES (1000, '/synthetic', NULL)")
      try db.execute(
        sql: """
          \(numbers) INSERT INTO photo (id, state, taken, isDated, width, height, orientation, since)
            SELECT i, 0, \(start) + i * \(interval), 1, 4, 3, 1, 0 FROM n
          """)
      try db.execute(
        sql: """
          \(numbers) INSERT INTO file (photo, folder, name, isPresent, device, inode, size, seconds, nanoseconds, key)
            SELECT i, 1000, i || '.jpg', 1, 0, i, 1, 0, 0, i FROM n
          """)
      try db.execute(sql: "INSERT INTO day SELECT taken / 86400, count(*) FROM photo GROUP BY 1")
      for trigger in triggers { try db.execute(sql: trigger) }
    }
    database.close()
    try folder.write(TemporaryFolder.png(.red), to: "photos/red.png")
    var configuration = GalleryConfiguration()
    configuration.folders = [folder.url.appendingPathComponent("photos")]
    configuration.places = PhotoPlaces(environment: [:], wallpapers: [])
    configuration.location = location
    let library = PhotoLibrary(configuration) { _ in }
    library.open()
    return library
  }

  /// The number of elements that layouts have returned, and of those of the largest request.
  @MainActor private final class Counts {
    var elements = 0
    var largestQuery = 0

    /// Counts what layouts return from now on, until `UICollectionView.layoutTrace` is set again.
    func begin() {
      UICollectionView.layoutTrace = { [self] line in
        guard let match = line.firstMatch(of: /elements in .*: (\d+)/), let count = Int(match.1) else { return }
        elements += count
        largestQuery = max(largestQuery, count)
      }
    }
  }

  /// A day of 100,000 photos is opened and scrolled at the cost of a day of 1,000.
  func testADayOfManyPhotosCostsWhatItShows() throws {
    var costs: [[Int]] = []
    for count in [1000, 100_000] {
      let library = try makeLibrary(count: count, every: "60000 / \(count)")
      let app = TestApplication(size: CGSize(width: 390, height: 844), scale: 1)
      defer { app.close() }
      try app.wait(until: { library.isUpToDate }, limit: 60, "the library")
      let grid = LibraryViewController(collection: .library, library: library, loader: ThumbnailLoader())
      app.show(UINavigationController(rootViewController: grid))
      try app.wait(until: { grid.photos.count == count + 1 }, limit: 60, "the photos")
      let view = try XCTUnwrap(grid.collectionView)
      grid.zoom(to: .days, at: nil)
      try app.waitUntilIdle()
      let counts = Counts()
      counts.begin()
      defer { UICollectionView.layoutTrace = nil }
      let reads = grid.photos.readCount
      let cell = try XCTUnwrap(view.visibleCells.first { $0.frame.minY > 20 })
      app.tap(at: cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil))
      try app.waitUntilIdle()
      XCTAssertEqual(grid.level, .photos(.medium))
      for _ in 0..<10 {
        app.wheel(at: CGPoint(x: 150, y: 430), notches: CGPoint(x: 0, y: -3))
        try app.waitUntilIdle()
      }
      // A pinch over the day to the smallest photos.
      app.pinch(at: CGPoint(x: 150, y: 430), from: 300, to: 80)
      try app.waitUntilIdle()
      XCTAssertEqual(grid.level, .photos(.tiny))
      costs.append([counts.elements, counts.largestQuery, grid.photos.readCount - reads, view.visibleCells.count])
    }
    for (name, (small, large)) in zip(
      ["elements", "largest query", "pages", "cells"], zip(costs[0], costs[1]))
    { XCTAssertLessThan(Double(large), Double(small) * 1.3 + 5, name) }
  }

  func testAZoomCostsWhatItShows() throws {
    let library = try makeLibrary(count: 1_000_000)
    app = TestApplication(size: CGSize(width: 390, height: 844), scale: 1)
    try app.wait(until: { library.isUpToDate }, limit: 60, "the library")
    let grid = LibraryViewController(collection: .library, library: library, loader: ThumbnailLoader())
    app.show(UINavigationController(rootViewController: grid))
    // The photos are read in the background, which takes longer than a frame on a busy machine.
    try app.wait(until: { grid.photos.count == 1_000_001 }, limit: 60, "the photos")
    let view = try XCTUnwrap(grid.collectionView)
    view.contentOffset.y = view.contentSize.height / 2
    try app.waitUntilIdle()

    let counts = Counts()
    counts.begin()
    defer { UICollectionView.layoutTrace = nil }
    let point = CGPoint(x: 150, y: 430)
    let levels: [ZoomLevel] = [
      .photos(.small), .photos(.tiny), .days, .months, .years, .months, .days, .photos(.tiny), .photos(.small),
      .photos(.medium), .photos(.large),
    ]
    for level in levels {
      let reads = grid.photos.readCount
      (counts.elements, counts.largestQuery) = (0, 0)
      grid.zoom(to: level, at: view.convert(point, from: nil))
      app.frame()
      try app.waitUntilIdle()
      XCTAssertEqual(grid.level, level)
      XCTAssertGreaterThan(counts.elements, 0, "\(level)")
      // The smallest photos fill a screen with 312, and a query extends over three screens.
      XCTAssertLessThan(counts.largestQuery, 1500, "\(level)")
      XCTAssertLessThan(counts.elements, 6000, "\(level)")
      XCTAssertLessThan(grid.photos.readCount - reads, 40, "\(level): pages")
      XCTAssertLessThan(view.visibleCells.count, 400, "\(level)")
      XCTAssertGreaterThan(view.visibleCells.count, 0, "\(level)")
    }

    (counts.elements, counts.largestQuery) = (0, 0)
    let reads = grid.photos.readCount
    grid.toggleCoverFlow()
    try app.waitUntilIdle()
    let flow = try XCTUnwrap(grid.flowLayout)
    let middle = flow.currentPosition
    XCTAssertGreaterThan(middle, 100_000)
    for _ in 0..<5 {
      app.key(.keyboardRightArrow)
      try app.waitUntilIdle()
    }
    XCTAssertEqual(flow.currentPosition, middle + 5)
    grid.toggleCoverFlow()
    try app.waitUntilIdle()
    XCTAssertLessThan(counts.largestQuery, 1500, "the cover flow")
    XCTAssertLessThan(grid.photos.readCount - reads, 40, "the cover flow: pages")
    XCTAssertGreaterThan(view.visibleCells.count, 0)
  }
}
