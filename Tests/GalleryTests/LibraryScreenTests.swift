import GalleryLibrary
import TestSupport
import UIKit
import UIKitTesting
import XCTest

@testable import Gallery

/// The first screen, which shows the photos by month, in windows of all sizes.
@preconcurrency @MainActor
final class LibraryScreenTests: GalleryTestCase {
  /// A header for each month would leave most of the window empty.
  func testMonthsWithFewPhotosAreShownByYear() throws {
    let folder = try TemporaryFolder()
    // The middle of each month from January 2022.
    func write(_ count: Int, month: Int) throws {
      let date = Date(timeIntervalSince1970: 1_642_248_000 + Double(month) * 30.4375 * 86_400)
      for number in 0..<count {
        try folder.write(
          TemporaryFolder.png([.red, .green, .blue][number % 3]), to: "Sparse/\(month)-\(number).png",
          modified: date + Double(number) * 60)
      }
    }
    for month in 0..<18 { try write(month % 3 + 1, month: month) }
    try start(size: CGSize(width: 1280, height: 800), folders: [folder.url.appendingPathComponent("Sparse")])
    let screen = try grid()
    func titles() -> [String] { screen.photos.sections.map { screen.title(of: $0) } }
    XCTAssertEqual(titles(), ["2023", "2022"])
    XCTAssertEqual(screen.photos.sections.map(\.range.count), [12, 24])
    try app.expectSnapshot("sparse-months")
    // With more photos, each month has a header.
    for month in 0..<18 { try write(8, month: month) }
    try app.wait(until: { screen.photos.count == 144 }, limit: 60, "the new photos")
    try settle()
    XCTAssertEqual(titles().count, 18)
    XCTAssertEqual(titles().first, "June 2023")
    try app.expectNoReports()
  }

  func testAPhone_inLight() throws {
    try start(size: CGSize(width: 390, height: 844))
    try app.expectSnapshot("library-phone")
    XCTAssertTrue(try split().isCollapsed)
  }

  func testATablet_inDark() throws {
    try start(size: CGSize(width: 1024, height: 768), isDark: true)
    try app.expectSnapshot("library-tablet")
    XCTAssertFalse(try split().isCollapsed)
  }

  func testADesktop_inLight() throws {
    try start(size: CGSize(width: 1440, height: 900))
    try app.expectSnapshot("library-desktop")
  }

  /// Returns the visible labels whose text is cut at the end, or within a word.
  private func cutTexts(in view: UIView) -> [String] {
    guard !view.isHidden, view.alpha > 0 else { return [] }
    guard let label = view as? UILabel, let text = label.text, label.window != nil else {
      return view.subviews.flatMap { cutTexts(in: $0) }
    }
    let words = label.numberOfLines == 1 ? [text] : text.split(separator: " ").map(String.init)
    let scale = label.adjustsFontSizeToFitWidth ? max(0.5, label.minimumScaleFactor) : 1
    let widest = words.map { ($0 as NSString).size(withAttributes: [.font: label.font as Any]).width }.max() ?? 0
    let height = label.sizeThatFits(CGSize(width: label.bounds.width, height: .infinity)).height
    return widest * scale > label.bounds.width + 1 || height > label.bounds.height + 1 ? [text] : []
  }

  func testTheLargestText_isNotCut() throws {
    for size in [CGSize(width: 390, height: 844), CGSize(width: 1024, height: 768)] {
      try start(size: size)
      app.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
      try settle()
      let split = try split()
      let view = try XCTUnwrap(grid().collectionView)
      XCTAssertEqual(cutTexts(in: view), [], "\(size)")
      for level in [ZoomLevel.days, .photos(.medium)] {
        try grid().zoom(to: level, at: CGPoint(x: size.width / 2, y: size.height / 2))
        try settle()
      }
      let headers = view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
      XCTAssertFalse(headers.isEmpty)
      for label in headers.flatMap(\.subviews) where label is UILabel {
        XCTAssertGreaterThanOrEqual(label.frame.minY, 0, "\(label) is in its header after an update")
      }
      if split.isCollapsed {
        split.show(.primary)
        try settle()
      }
      XCTAssertEqual(cutTexts(in: split.sidebar.collectionView), [], "\(size)")
      for case let cell as UICollectionViewListCell in split.sidebar.collectionView.visibleCells {
        XCTAssertEqual(cell.accessories.count, 0, "the number is below the name")
        let images = cell.contentView.subviews.filter { $0 is UIImageView }
        for label in cell.contentView.subviews.filter({ $0 is UILabel }) {
          for image in images { XCTAssertLessThan(image.frame.maxX + 6, label.frame.minX) }
        }
      }
      split.show(.albums)
      try settle()
      let stacks = try XCTUnwrap(top(StacksViewController.self).collectionView)
      XCTAssertEqual(cutTexts(in: stacks), [], "\(size)")
      end()
    }
  }

  func testPhotosAreGroupedByMonth_newestFirst() throws {
    try start()
    let photos = try grid().photos
    XCTAssertEqual(photos.count, SamplePhoto.files.count)
    let months = photos.sections.compactMap { section in section.month.map { [section.year ?? 0, $0] } }
    XCTAssertEqual(months, months.sorted { $0.lexicographicallyPrecedes($1) }.reversed())
    XCTAssertEqual(months.first, [2024, 10])
    XCTAssertEqual(photos.sections.map(\.range.count).reduce(0, +), photos.count)
    XCTAssertEqual(try names().prefix(2), ["Night Sky 12", "City 12"])
    XCTAssertEqual(try grid().navigationItem.subtitle, "72 photos")
  }

  func testAPhotoOpens_keysGoOn_andEscapeGoesBackToTheSameScreen() throws {
    try start()
    let screen = app.snapshot()
    app.tap(at: try location(item: 1))
    assertDiffer(screen, film(1, every: 0.15)[0], "the push moves")
    try settle()
    let photo = try top(PhotoViewController.self)
    XCTAssertEqual(photo.title, "City 12")
    XCTAssertEqual(photo.imageView.image.map { max($0.size.width, $0.size.height) }, 240)
    try app.expectSnapshot("photo")
    app.key(.keyboardRightArrow)
    try settle()
    XCTAssertEqual(photo.title, "Forest 12")
    app.key(.keyboardLeftArrow)
    app.key(.keyboardLeftArrow)
    app.key(.keyboardLeftArrow)
    try settle()
    XCTAssertEqual(photo.title, "Night Sky 12", "there is none before the first")
    app.key(.keyboardEscape)
    try settle()
    XCTAssertEqual(try grid().title, "Library")
    assertSame(app.snapshot(), screen, "the screen after going back")
  }

  func testTheGridFillsTheWidth_whateverTheWindow() throws {
    try start()
    for width in [320, 500, 700, 1000, 1440, 390] {
      app.resize(to: CGSize(width: width, height: 500))
      try settle()
      let view = try XCTUnwrap(grid().collectionView)
      let cells = view.visibleCells
      let right = try XCTUnwrap(cells.map(\.frame.maxX).max())
      XCTAssertEqual(right, view.bounds.width, accuracy: 0.5, "\(width)")
      // The sidebar is in front of the left part.
      XCTAssertEqual(try XCTUnwrap(cells.map(\.frame.minX).min()), view.safeAreaInsets.left, accuracy: 0.5, "\(width)")
      let columns = Set(cells.map { $0.frame.minX.rounded() }).count
      XCTAssertGreaterThanOrEqual(columns, 3, "\(width)")
      XCTAssertTrue(cells.allSatisfy { abs($0.bounds.width - $0.bounds.height) < 0.01 })
    }
    try app.expectNoReports()
  }

  func testTheSidebarShowsThePartsWithTheirCounts() throws {
    try start(size: CGSize(width: 1024, height: 768))
    let sidebar = try split().sidebar
    let cells = sidebar.collectionView.visibleCells.sorted { $0.frame.minY < $1.frame.minY }
    let titles = cells.compactMap { ($0.contentConfiguration as? UIListContentConfiguration)?.text }
    XCTAssertEqual(
      titles,
      [
        "Library", "Favourites", "Albums", "Trash", "Photos", "City", "Dunes", "Forest", "Mountains", "Night Sky",
        "Ocean",
      ])
    app.tap(at: try XCTUnwrap(cells[6].superview?.convert(cells[6].center, to: nil)))
    try settle()
    XCTAssertEqual(try grid().title, "Dunes")
    XCTAssertEqual(try grid().photos.count, 12)
    app.tap(at: try XCTUnwrap(cells[1].superview?.convert(cells[1].center, to: nil)))
    try settle()
    XCTAssertEqual(try grid().title, "Favourites")
    let empty = try XCTUnwrap(grid().contentUnavailableConfiguration as? UIContentUnavailableConfiguration)
    XCTAssertEqual(empty.text, "No Favourites")
    try app.expectSnapshot("favourites-empty")
  }

  /// The headers begin below the large title, whose margin depends on the width.
  func testHeadersBeginBelowTheLargeTitle() throws {
    for size in [CGSize(width: 390, height: 844), CGSize(width: 1024, height: 768)] {
      try start(size: size)
      let screen = try grid()
      func leadingEdge(_ text: String, in view: UIView) throws -> CGFloat {
        let label = try XCTUnwrap(label(text, in: view), text)
        return label.convert(CGPoint.zero, to: nil).x
      }
      let bar = try XCTUnwrap(screen.navigationController?.navigationBar)
      let title = try leadingEdge("Library", in: bar)
      XCTAssertEqual(try leadingEdge("October 2024", in: screen.collectionView), title, "\(size)")
      for level in [ZoomLevel.days, .months] {
        screen.zoom(to: level, at: nil)
        try settle()
        let first = try XCTUnwrap(screen.collectionView.visibleCells.min { $0.frame.minX < $1.frame.minX })
        XCTAssertEqual(first.convert(CGPoint.zero, to: nil).x, title, accuracy: 0.5, "\(size), \(level)")
      }
      try split().show(.albums)
      try settle()
      let stacks = try top(StacksViewController.self)
      XCTAssertEqual(try leadingEdge("Folders", in: stacks.collectionView), title, "\(size)")
      end()
    }
  }

  /// A folder of the library without photos of its own has a row, and other folders without a row select that of their parent.
  func testTheRowOfAFolderIsSelected_whoseSubfoldersHaveThePhotos() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      TemporaryFolder.png(.red), to: "trip/day/a.png", modified: Date(timeIntervalSince1970: 1_700_000_000))
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("empty/deep"), withIntermediateDirectories: true)
    try start(size: CGSize(width: 1024, height: 768), folders: [folder.url])
    let sidebar = try split().sidebar
    func selectedTitle() -> String? {
      sidebar.collectionView.indexPathsForSelectedItems?.first.flatMap { sidebar.collection(at: $0)?.title }
    }
    for (path, row) in [("", "Photos"), ("trip/day", "day"), ("trip", "Photos"), ("empty/deep", "Photos")] {
      let shown = path.isEmpty ? folder.url : folder.url.appendingPathComponent(path)
      try split().show(.folder(try XCTUnwrap(FilePath(shown).resolved)))
      try settle()
      XCTAssertEqual(selectedTitle(), row, path)
    }
    try split().show(.favourites)
    try settle()
    XCTAssertEqual(selectedTitle(), "Favourites")
  }

  /// Between the buttons of a phone, there is no space for the numbers of photos and of videos.
  func testTheSubtitleOfAPhoneIsNotCut() throws {
    let folder = try TemporaryFolder()
    let time = Date(timeIntervalSince1970: 1_709_208_000)
    for day in 1...3 { try folder.write(TemporaryFolder.png(.red), to: "day \(day).png", modified: time) }
    try folder.write(MovieMaker.movie(seconds: 5, width: 64, height: 48), to: "moving.mp4", modified: time)
    try start(size: CGSize(width: 390, height: 844), folders: [folder.url])
    XCTAssertEqual(try grid().navigationItem.largeSubtitle, "3 photos, 1 video")
    XCTAssertEqual(try grid().navigationItem.subtitle, "4 items")
    app.resize(to: CGSize(width: 1024, height: 768))
    try settle()
    XCTAssertEqual(try grid().navigationItem.subtitle, "3 photos, 1 video")
  }

  /// UIKit cannot tell whether a tablet has a keyboard. A phone has little space for the title between the buttons of the bar.
  func testNothingIsSaidOfKeys_andAPhoneShowsTheWholeTitle() throws {
    for size in [CGSize(width: 390, height: 844), CGSize(width: 1024, height: 768)] {
      try start(size: size)
      try split().show(.favourites)
      try settle()
      let empty = try XCTUnwrap(grid().contentUnavailableConfiguration as? UIContentUnavailableConfiguration)
      XCTAssertEqual(empty.secondaryText, "Open the menu of a photo and choose Favourite.", "\(size)")
      end()
    }
    try start(size: CGSize(width: 390, height: 844))
    let view = try XCTUnwrap(grid().collectionView)
    view.setContentOffset(CGPoint(x: 0, y: 400), animated: false)
    try settle()
    let bar = try XCTUnwrap(grid().navigationController?.navigationBar)
    XCTAssertNil(label("Back", in: bar), "the back button has no title")
    let title = try XCTUnwrap(label("Library", in: bar))
    XCTAssertGreaterThanOrEqual(title.bounds.width, title.intrinsicContentSize.width)
    try app.expectSnapshot("library-phone-scrolled")
  }

  private func label(_ text: String, in view: UIView) -> UILabel? {
    if let label = view as? UILabel, label.text == text, label.alpha > 0 { return label }
    return view.subviews.lazy.compactMap { self.label(text, in: $0) }.first
  }

  func testANarrowWindowGoesBackToTheList() throws {
    try start()
    app.key(.keyboardEscape)
    try settle()
    XCTAssertTrue(try top(UIViewController.self) is SidebarViewController)
    try app.expectSnapshot("list-phone")
  }

  func testSmallWindowsComeToRest() throws {
    try start()
    for size in [CGSize(width: 200, height: 200), CGSize(width: 120, height: 300), CGSize(width: 700, height: 150)] {
      for offset in [0, 40, 900] {
        app.resize(to: size)
        let view = try XCTUnwrap(grid().collectionView)
        view.contentOffset.y = -view.adjustedContentInset.top + CGFloat(offset)
        XCTAssertNoThrow(try app.waitUntilIdle(), "\(size), \(offset)")
      }
      app.tap(at: CGPoint(x: 11, y: 46))
      XCTAssertNoThrow(try app.waitUntilIdle(), "\(size) after a tap")
      app.resize(to: CGSize(width: 390, height: 500))
      try split().show(.library)
      try settle()
    }
  }

  /// A search without results comes to rest. The view of the search and that of the empty state are both required to be
  /// in front of the photos.
  func testASearchWithoutResults_comesToRest() throws {
    try start()
    let search = try grid().search
    search.isActive = true
    search.searchBar.text = "xyz"
    try grid().updateSearchResults(for: search)
    try app.waitUntilIdle()
    XCTAssertEqual(try grid().photos.count, 0)
    XCTAssertNotNil(try grid().contentUnavailableConfiguration)
    search.isActive = false
    try app.waitUntilIdle()
    XCTAssertEqual(try grid().photos.count, 72, "the end of the search shows all photos")
    try app.expectNoReports()
  }

  /// The results of a search are read off the main actor. With a million photos, that takes seconds, and typing must
  /// not wait for it.
  func testTheResultsOfALargeSearch_areReadOffTheMainActor() throws {
    try start()
    let library = delegate.library
    let scope = Timeline.Scope.search(PhotoSearch())
    let direct = PhotoTimeline(library, scope)
    XCTAssertGreaterThan(direct.count, 0)
    var changeCount = 0
    let observer = NotificationCenter.default.addObserver(
      forName: PhotoLibrary.didChangeNotification, object: library, queue: nil
    ) { _ in MainActor.assumeIsolated { changeCount += 1 } }
    defer { NotificationCenter.default.removeObserver(observer) }
    let photos = PhotoTimeline(library, scope, directSearchLimit: 0)
    XCTAssertTrue(photos.isLoading)
    XCTAssertEqual(photos.count, 0)
    if case .none = photos.update() {} else { XCTFail("there are no results yet") }
    try app.wait(until: { !photos.isLoading && changeCount > 0 }, limit: 60, "the results")
    guard case .reload = photos.update() else { return XCTFail("the results are shown") }
    XCTAssertEqual(photos.count, direct.count)
    XCTAssertEqual(photos.item(at: 0), direct.item(at: 0))
    let copy = PhotoTimeline(copying: photos)
    XCTAssertEqual(copy.count, direct.count)
    XCTAssertFalse(copy.isLoading)
  }
}
