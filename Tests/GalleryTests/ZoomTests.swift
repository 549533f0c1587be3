import GalleryLibrary
import TestSupport
import UIKit
import UIKitTesting
import XCTest

@testable import Gallery

/// Zoom through time: years, months, days and all photos, in which a photo remains where it is.
@preconcurrency @MainActor
final class ZoomTests: GalleryTestCase {
  /// Returns the photo at a point of the window, and the part of its height above the point.
  private func photo(at point: CGPoint) throws -> (id: Int64, part: CGFloat) {
    let view = try XCTUnwrap(grid().collectionView)
    let location = view.convert(point, from: nil)
    let path = try XCTUnwrap(view.indexPathForItem(at: location), "no photo at \(point)")
    let frame = try XCTUnwrap(view.layoutAttributesForItem(at: path)).frame
    return (try XCTUnwrap(grid().photos.item(at: path)).id, (location.y - frame.minY) / frame.height)
  }

  /// Asserts that a photo is shown in the window with a part of its height above a point.
  private func assertPhoto(
    _ photo: (id: Int64, part: CGFloat), at point: CGPoint, _ message: String, line: UInt = #line
  ) throws {
    let view = try XCTUnwrap(grid().collectionView)
    let position = try XCTUnwrap(grid().photos.position(of: photo.id), message, line: line)
    let path = try grid().photos.indexPath(of: position)
    XCTAssertTrue(view.indexPathsForVisibleItems.contains(path), "\(message): the photo is shown", line: line)
    let cell = try XCTUnwrap(view.cellForItem(at: path), message, line: line)
    let frame = cell.convert(cell.bounds, to: nil)
    XCTAssertEqual(frame.minY + photo.part * frame.height, point.y, accuracy: 1, message, line: line)
  }

  private func level() throws -> ZoomLevel { try grid().level }

  private func tap(_ title: String) throws {
    app.tap(try XCTUnwrap(view(labelled: title), title))
    try settle()
  }

  func testPinchesGoThroughTheLevels_andThePhotoUnderThemStays() throws {
    let folder = try makeFolder()
    try start(size: CGSize(width: 390, height: 844), folders: [folder.url.appendingPathComponent("Holidays")])
    let view = try XCTUnwrap(grid().collectionView)
    let point = CGPoint(x: 150, y: 430)
    view.contentOffset.y = view.contentSize.height / 2
    try settle()
    let pointed = try photo(at: point)
    let smaller: [ZoomLevel] = [.photos(.small), .photos(.tiny), .days, .months, .years]
    var moving: Snapshot?
    for next in smaller {
      let before = next == .photos(.small) ? pointed : try photoAnchor(pointed.id, at: point)
      app.pinch(at: point, from: 150, to: 100)
      if next == .days { moving = app.snapshot() }
      try settle()
      XCTAssertEqual(try level(), next)
      try assertPhoto(before, at: point, "\(next)")
    }
    assertDiffer(try XCTUnwrap(moving), app.snapshot(), "the change is animated")
    app.pinch(at: point, from: 150, to: 100)
    try settle()
    XCTAssertEqual(try level(), .years, "there is no smaller level")
    for next in [ZoomLevel.months, .days, .photos(.tiny), .photos(.small), .photos(.medium), .photos(.large)] {
      let before = try photoAnchor(pointed.id, at: point)
      app.pinch(at: point, from: 100, to: 150)
      try settle()
      XCTAssertEqual(try level(), next)
      try assertPhoto(before, at: point, "\(next)")
    }
    XCTAssertEqual(view.visibleCells.map(\.bounds.width).max(), 390)
    try app.expectNoReports()
  }

  /// Returns the part of a photo's height above a point, as the zoom limits it.
  private func photoAnchor(_ id: Int64, at point: CGPoint) throws -> (id: Int64, part: CGFloat) {
    let view = try XCTUnwrap(grid().collectionView)
    let here = view.indexPathForItem(at: view.convert(point, from: nil))
    guard let here, let item = try grid().photos.item(at: here), item.id != id else {
      let path = try grid().photos.indexPath(of: XCTUnwrap(grid().photos.position(of: id)))
      let cell = try XCTUnwrap(view.cellForItem(at: path))
      let frame = cell.convert(cell.bounds, to: nil)
      return (id, (point.y - frame.minY) / frame.height)
    }
    return try photo(at: point)
  }

  func testTheWheelAndKeysZoomAtThePointer() throws {
    let folder = try makeFolder()
    try start(
      size: CGSize(width: 1280, height: 800), folders: [folder.url.appendingPathComponent("Holidays")], isDark: true)
    let view = try XCTUnwrap(grid().collectionView)
    // The first assignment collapses the title, which moves the content.
    for _ in 0..<2 { view.contentOffset.y = 900 }
    try settle()
    let point = view.convert(
      try XCTUnwrap(view.visibleCells.first { $0.frame.midY > view.bounds.midY }).center, to: nil)
    app.hover(at: point)
    let pointed = try photo(at: point)
    app.modifiers = .control
    app.wheel(at: point, notches: CGPoint(x: 0, y: -1))
    app.modifiers = []
    try settle()
    XCTAssertEqual(try level(), .photos(.small), "a notch is a step")
    try assertPhoto(pointed, at: point, "the wheel")
    // Slow notches lead as far as fast ones.
    let fast = try level()
    app.modifiers = .control
    for _ in 0..<3 {
      app.wheel(at: point, notches: CGPoint(x: 0, y: 0.4))
      app.wait(0.7)
    }
    try settle()
    XCTAssertEqual(try level(), .photos(.medium))
    for _ in 0..<3 {
      app.wheel(at: point, notches: CGPoint(x: 0, y: -0.4))
      app.wait(0.7)
    }
    try settle()
    app.modifiers = []
    XCTAssertEqual(try level(), fast)
    try assertPhoto(pointed, at: point, "slow notches")
    for _ in 0..<5 {
      app.key(.keyboardHyphen, modifiers: .control)
      try settle()
    }
    XCTAssertEqual(try level(), .years)
    try app.expectSnapshot("years-desktop")
    app.key(.keyboardEqualSign, modifiers: .control)
    try settle()
    XCTAssertEqual(try level(), .months)
    try app.expectSnapshot("months-desktop")
    app.key(.keyboardEqualSign, modifiers: .control)
    try settle()
    XCTAssertEqual(try level(), .days)
    try app.expectSnapshot("days-desktop")
    try app.expectNoReports()
  }

  /// Notches that did not reach the next level counted however long ago they were, also after another change of the level.
  func testNotchesOfTheWheelAreForgottenAfterAPauseAndAtAnotherLevel() throws {
    let folder = try makeFolder()
    try start(size: CGSize(width: 1280, height: 800), folders: [folder.url.appendingPathComponent("Holidays")])
    let point = CGPoint(x: 800, y: 400)
    let screen = try grid()
    app.hover(at: point)
    func notch(then pause: TimeInterval) {
      app.modifiers = .control
      app.wheel(at: point, notches: CGPoint(x: 0, y: -0.4))
      app.wait(pause)
      app.modifiers = []
    }
    for _ in 0..<8 { notch(then: 2) }
    XCTAssertEqual(try level(), .photos(.medium), "the notches are two seconds apart")
    notch(then: 0.5)
    XCTAssertLessThan(screen.remainingWheelScale, 1)
    app.key(.keyboardHyphen, modifiers: .control)
    XCTAssertEqual(screen.remainingWheelScale, 1, "the level was changed with a key")
    try settle()
    let before = try level()
    for _ in 0..<8 { notch(then: 0.5) }
    try settle()
    XCTAssertNotEqual(try level(), before, "notches that are half a second apart are added")
    try app.expectNoReports()
  }

  func testTheControlShowsTheLevels_andTapsGoIntoThem() throws {
    let folder = try makeFolder()
    try start(size: CGSize(width: 390, height: 844), folders: [folder.url.appendingPathComponent("Holidays")])
    try tap("Years")
    XCTAssertEqual(try level(), .years)
    try app.expectSnapshot("years-phone")
    let title = try XCTUnwrap(view(labelled: "2022") as? UILabel)
    let year = title.convert(title.bounds, to: nil)
    let point = CGPoint(x: 195, y: year.midY - 60)
    let inYear = try photo(at: point)
    app.tap(at: point)
    try settle()
    XCTAssertEqual(try level(), .months)
    XCTAssertEqual(try photo(at: CGPoint(x: 195, y: point.y)).id, inYear.id, "the month of the key photo is there")
    try app.expectSnapshot("months-phone")
    app.tap(at: point)
    try settle()
    XCTAssertEqual(try level(), .days)
    try app.expectSnapshot("days-phone")
    let cells = try grid().collectionView.visibleCells.sorted { $0.frame.minY < $1.frame.minY }
    let cell = cells[cells.count / 2]
    let center = cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil)
    let inDay = try photo(at: center)
    app.tap(at: center)
    try settle()
    XCTAssertEqual(try level(), .photos(.medium))
    try assertPhoto((inDay.id, 0.5), at: center, "the tapped photo")
    XCTAssertTrue(try top(UIViewController.self) is LibraryViewController)
    try app.expectNoReports()
  }

  /// The photo in the middle remained where it was, so the first photos and the title were scrolled away.
  func testTheControlKeepsTheBeginningInView() throws {
    let folder = try makeFolder()
    try start(size: CGSize(width: 1280, height: 800), folders: [folder.url.appendingPathComponent("Holidays")])
    let view = try XCTUnwrap(grid().collectionView)
    for title in ["Days", "Months", "Years", "Days", "All Photos"] {
      try tap(title)
      XCTAssertEqual(view.contentOffset.y, -view.adjustedContentInset.top, accuracy: 0.5, title)
    }
    view.contentOffset.y += 600
    try settle()
    try tap("Days")
    XCTAssertGreaterThan(view.contentOffset.y, -view.adjustedContentInset.top + 100, "a position inside is kept")
    try app.expectNoReports()
  }

  func testAYearShowsItsFirstFavourite_orElseAPhotoInTheMiddle() throws {
    let folder = try makeFolder()
    try start(size: CGSize(width: 390, height: 844), folders: [folder.url.appendingPathComponent("Holidays")])
    try tap("Years")
    let layout = try XCTUnwrap(grid().timeLayout)
    let range = layout.groups[0].range
    XCTAssertEqual(layout.groups.map(\.year), [2023, 2022, 2021, 2020])
    XCTAssertEqual(layout.keyPosition(of: 0), range.lowerBound + range.count / 2)
    let favourites = try [range.upperBound - 1, range.lowerBound + 3].map {
      try XCTUnwrap(grid().photos.item(at: $0))
    }
    delegate.library.setFavourite(PhotoSelection(favourites), true, undo: nil)
    try settle()
    XCTAssertEqual(layout.keyPosition(of: 0), range.lowerBound + 3)
    let path = try grid().photos.indexPath(of: range.lowerBound + 3)
    XCTAssertNotNil(try grid().collectionView.cellForItem(at: path), "the card shows it")
    delegate.library.setFavourite(PhotoSelection(favourites), false, undo: nil)
    try settle()
    XCTAssertEqual(layout.keyPosition(of: 0), range.lowerBound + range.count / 2)
    try app.expectNoReports()
  }

  /// A video has no picture, and a damaged file shows why.
  func testACardShowsAPhotoInsteadOfADamagedFileOrAVideoInTheMiddle() throws {
    let folder = try TemporaryFolder()
    let movie = MovieMaker.movie(seconds: 5, width: 64, height: 48)
    let files: [(String, Data)] = [
      ("a.png", TemporaryFolder.png(.red)), ("b.png", TemporaryFolder.png(.green)), ("c.mp4", movie),
      ("d.jpg", Data("not a photo".utf8)), ("e.mp4", movie), ("f.mp4", movie),
    ]
    for (index, file) in files.enumerated() {
      try folder.write(
        file.1, to: "clips/\(file.0)", modified: Date(timeIntervalSince1970: 1_700_000_000 - Double(index) * 60))
    }
    try start(size: CGSize(width: 390, height: 844), folders: [folder.url.appendingPathComponent("clips")])
    let photos = try grid().photos
    XCTAssertEqual(try names(), ["a", "b", "c", "d", "e", "f"])
    XCTAssertEqual(photos.keyPosition(in: 0..<6), 1, "the photo beside the damaged file in the middle")
    XCTAssertEqual(photos.keyPosition(in: 2..<5), 2, "without photos, a video")
    XCTAssertEqual(photos.keyPosition(in: 3..<4), 3)
    try tap("Years")
    XCTAssertNil(view(labelled: "The file is not an image"))
    try app.expectSnapshot("card-beside-damaged-file")
  }

  func testAnAlbumHasNoYears_andASelectionIsMadeInTheGrid() throws {
    let folder = try makeFolder()
    try start(size: CGSize(width: 390, height: 844), folders: [folder.url.appendingPathComponent("Holidays")])
    let photos = try (0..<3).map { try XCTUnwrap(grid().photos.item(at: $0)).id }
    let album = try delegate.library.createAlbum(named: "Three", with: photos)
    try tap("Days")
    try tap("Select")
    XCTAssertEqual(try level(), .photos(.medium))
    XCTAssertNil(view(labelled: "Days"), "the toolbar needs the space")
    try tap("Done")
    XCTAssertNotNil(view(labelled: "Days"))
    let summary = try XCTUnwrap(delegate.library.albums.first { $0.id == album })
    try split().show(.album(summary))
    try settle()
    XCTAssertNil(view(labelled: "Days"))
    let point = try location(item: 1)
    for _ in 0..<4 {
      app.pinch(at: point, from: 150, to: 100)
      try settle()
    }
    XCTAssertEqual(try level(), .photos(.tiny))
    try app.expectNoReports()
  }

  func testPhotosThatAppearAndDisappear_areShownInAllLevels() throws {
    let folder = try makeFolder()
    try start(size: CGSize(width: 390, height: 844), folders: [folder.url.appendingPathComponent("Holidays")])
    for title in ["Years", "Months", "Days"] {
      try tap(title)
      let layout = try XCTUnwrap(grid().timeLayout)
      let count = try grid().photos.count
      let photos = try grid().photos
      var key: PhotoItem?
      // Until the screen shows the last change, the photos cannot be read.
      try app.wait(
        until: {
          key = photos.item(at: layout.keyPosition(of: 0))
          return key != nil
        }, limit: 30, "the photo of the first card")
      let id = try XCTUnwrap(key).id
      delegate.library.moveToTrash(PhotoNumbers([id]), undo: nil)
      let grid = try grid()
      try app.wait(until: { grid.photos.count == count - 1 }, limit: 30, "the photo has disappeared")
      try settle()
      XCTAssertNotEqual(grid.photos.item(at: layout.keyPosition(of: 0))?.id, id, title)
      XCTAssertFalse(grid.collectionView.visibleCells.isEmpty)
      delegate.library.putBack(PhotoNumbers([id]), undo: nil)
      try app.wait(until: { grid.photos.count == count }, limit: 30, "the photo is back")
      try settle()
      for path in grid.collectionView.indexPathsForVisibleItems {
        let cell = grid.collectionView.cellForItem(at: path) as? PhotoCell
        XCTAssertEqual(cell?.shownPhoto, grid.photos.item(at: path).map { Photo($0) }, title)
      }
    }
    try app.expectNoReports()
  }

  func testTheHandleJumpsToADate_andDisappears() throws {
    let folder = try makeFolder()
    try start(size: CGSize(width: 390, height: 844), folders: [folder.url.appendingPathComponent("Holidays")])
    let view = try XCTUnwrap(grid().collectionView)
    let handle = try grid().scrubber
    XCTAssertFalse(handle.isShown, "it is visible only while the photos are scrolled")
    app.wheel(at: CGPoint(x: 150, y: 430), notches: CGPoint(x: 0, y: -3))
    app.wait(0.1)
    XCTAssertTrue(handle.isShown)
    XCTAssertEqual(handle.accessibilityValue, "November 2023")
    let frame = handle.convert(handle.bounds, to: nil)
    let finger = app.touch(at: CGPoint(x: frame.maxX - 14, y: frame.midY))
    finger.drag(to: CGPoint(x: frame.maxX - 14, y: 500), duration: 0.2)
    XCTAssertEqual(handle.frame.midY, 500, accuracy: 30, "it follows the finger")
    XCTAssertGreaterThan(view.contentOffset.y, view.contentSize.height * 0.4)
    let date = try XCTUnwrap(handle.accessibilityValue)
    let loader = delegate.loader
    app.frame()
    try app.wait(until: { loader.pendingCount == 0 }, limit: 30, "the pictures on the screen")
    let top = view.bounds.minY + view.adjustedContentInset.top
    let first = view.visibleCells.filter { $0.frame.maxY > top }.compactMap { view.indexPath(for: $0) }.min()
    let section = try grid().photos.sections[XCTUnwrap(first).section]
    XCTAssertEqual(date, PhotoTexts.month(try XCTUnwrap(section.month), of: section.year ?? 0))
    try app.expectSnapshot("date-handle")
    finger.drag(to: CGPoint(x: frame.maxX - 14, y: 843), duration: 0.2)
    finger.lift()
    try settle()
    XCTAssertEqual(
      view.contentOffset.y, view.contentSize.height + view.adjustedContentInset.bottom - view.bounds.height, accuracy: 1
    )
    XCTAssertFalse(handle.isShown)
    try app.expectNoReports()
  }

  func testTheLevels_withLargeTextFromRightToLeft() throws {
    let folder = try makeFolder()
    try start(size: CGSize(width: 390, height: 844), folders: [folder.url.appendingPathComponent("Holidays")])
    let window = try XCTUnwrap(delegate.window)
    window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    window.traitOverrides.layoutDirection = .rightToLeft
    for title in ["Years", "Months", "Days"] {
      try tap(title)
      try app.expectSnapshot("\(title.lowercased())-large-rtl")
    }
    try app.expectNoReports()
  }

  /// The header of a day is as high as its text, also if the date shrinks to the width.
  func testTitlesAndHeadersGrowWithTheText() throws {
    try start(size: CGSize(width: 390, height: 844))
    func titles<T: UIView>(_ type: T.Type, at title: String) throws -> [T] {
      if let view = view(labelled: title) { app.tap(view) }
      try settle()
      let views = try XCTUnwrap(grid().collectionView).subviews.compactMap { $0 as? T }.filter { !$0.isHidden }
      XCTAssertFalse(views.isEmpty)
      return views
    }
    let days = try titles(DayHeaderView.self, at: "Days")
    XCTAssertEqual(Set(days.map(\.bounds.height)), [66])
    app.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    try settle()
    for header in try titles(DayHeaderView.self, at: "Days") {
      XCTAssertGreaterThan(header.bounds.height, 70)
      XCTAssertLessThan(header.bounds.height, 120)
      // Dates that shrink separately would have different sizes.
      let width = (header.titleLabel.text as NSString?)?.size(withAttributes: [.font: header.titleLabel.font as Any])
        .width
      XCTAssertLessThan(try XCTUnwrap(width), header.bounds.width + 1)
    }
    for (title, size) in [("Months", CGFloat(28)), ("Years", 44)] {
      for card in try titles(CardTitleView.self, at: title) {
        XCTAssertGreaterThan(card.titleLabel.font.pointSize, 1.5 * size, title)
        XCTAssertGreaterThanOrEqual(card.titleLabel.frame.minY, 0, title)
      }
    }
    app.window.traitOverrides.preferredContentSizeCategory = .large
    try settle()
    for card in try titles(CardTitleView.self, at: "Years") { XCTAssertEqual(card.titleLabel.font.pointSize, 44) }
    try app.expectNoReports()
  }

  /// The shade of a card's title was seen beside the corners of the photo, which were rounder during the change.
  func testTheShadeOfATitleIsInsideOfThePhoto_duringAChange() throws {
    let folder = try makeFolder()
    try start(size: CGSize(width: 390, height: 844), folders: [folder.url.appendingPathComponent("Holidays")])
    try tap("Years")
    try grid().zoom(to: .months, at: CGPoint(x: 195, y: 400))
    let view = try XCTUnwrap(grid().collectionView)
    var count = 0
    for _ in 0..<6 {
      app.wait(0.04)
      for title in view.subviews.compactMap({ $0 as? CardTitleView }) {
        guard let shown = title.layer.presentation(),
          let photo = view.visibleCells.lazy.compactMap({ $0.layer.presentation() }).first(where: {
            abs($0.frame.midX - shown.frame.midX) < 1 && abs($0.frame.midY - shown.frame.midY) < 1
          })
        else { continue }
        count += 1
        let radius = shown.cornerRadius * shown.frame.width / title.bounds.width
        XCTAssertGreaterThan(radius, photo.cornerRadius - 0.5)
      }
    }
    XCTAssertGreaterThan(count, 10)
    try settle()
    try app.expectNoReports()
  }

  /// The titles of the control grow with the text size, up to the size at which they fit into the width of a phone.
  func testTheControlGrowsWithTheText() throws {
    try start(size: CGSize(width: 390, height: 844))
    let control = try grid().levelControl
    XCTAssertEqual(control.bounds.height, 40)
    let view = try XCTUnwrap(grid().collectionView)
    let inset = view.contentInset.bottom
    for category in [UIContentSizeCategory.extraExtraExtraLarge, .accessibilityExtraExtraExtraLarge] {
      app.window.traitOverrides.preferredContentSizeCategory = category
      try settle()
      XCTAssertGreaterThan(control.bounds.height, 50)
      XCTAssertLessThan(control.bounds.height, 72)
      XCTAssertEqual(view.contentInset.bottom - inset, control.bounds.height - 40, "the last photos are not covered")
      XCTAssertTrue(app.window.bounds.contains(control.convert(control.bounds, to: nil)))
    }
    try app.expectSnapshot("control-large")
    try tap("Days")
    XCTAssertEqual(try level(), .days)
    try tap("All")
    XCTAssertNotNil(try grid().gridLayout)
    app.window.traitOverrides.preferredContentSizeCategory = .large
    try settle()
    XCTAssertEqual(control.bounds.height, 40)
    XCTAssertNotNil(self.view(labelled: "All Photos"))
    try app.expectNoReports()
  }

  /// In a wide window, a day with a single photo does not fill a row, where most of the photo would be cut off, and a day with many
  /// photos uses the columns that others leave.
  func testDaysOfDifferentLengths_shareRows() throws {
    let folder = try TemporaryFolder()
    for (day, count) in [1, 12, 1, 3, 1, 1, 5, 2, 20, 1, 9, 1].enumerated() {
      for photo in 0..<count {
        let date = Date(timeIntervalSince1970: 1_700_000_000 - Double(day) * 86_400 - Double(photo))
        try folder.write(TemporaryFolder.png(.red), to: "\(day)-\(photo).png", modified: date)
      }
    }
    for width in [390.0, 800, 1024, 1440, 1920] {
      try start(size: CGSize(width: width, height: 900), folders: [folder.url])
      try grid().zoom(to: .days, at: nil)
      try settle()
      let grid = try grid()
      let layout = try XCTUnwrap(grid.timeLayout)
      let all = layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: width, height: 100_000)) ?? []
      let tiles = all.filter { $0.representedElementCategory == .cell }
      XCTAssertEqual(all.count - tiles.count, 12, "the headers")
      let edges = grid.collectionView.bounds.inset(by: grid.collectionView.safeAreaInsets)
      for tile in tiles {
        XCTAssertGreaterThanOrEqual(tile.frame.minX, edges.minX, "\(width)")
        XCTAssertLessThanOrEqual(tile.frame.maxX, edges.maxX, "\(width)")
        if width > 390 { XCTAssertLessThan(tile.frame.width / tile.frame.height, 1.9, "\(width): \(tile.frame)") }
        for other in tiles where other !== tile {
          XCTAssertFalse(tile.frame.insetBy(dx: 0.5, dy: 0.5).intersects(other.frame), "\(width)")
        }
      }
      end()
    }
  }
}
