import UIKit
import UIKitTesting
import XCTest

@testable import Gallery

/// From the stacks to a large photo and back, with touches, wheel and keys.
@preconcurrency @MainActor
final class GalleryBrowsingTests: GalleryTestCase {
  func testAStackOpens_aPhotoIsShownLarge_andEscapeGoesBackToTheSameTable() throws {
    try start()
    app.wheel(at: CGPoint(x: 160, y: 200), notches: CGPoint(x: 0, y: -3))
    try settle()
    let table = app.snapshot()
    try app.expectSnapshot("stacks-scrolled")

    // The fifth album, which has the most photos.
    app.tap(at: try place(section: 4))
    let push = film(5, every: 0.06)
    for (one, next) in zip([table] + push, push) { assertDiffer(one, next, "the push moves") }
    try settle()
    let album = try top(AlbumViewController.self)
    XCTAssertEqual(album.album.name, "Photo Album 5")
    XCTAssertEqual(album.album.photos.count, 10)
    XCTAssertEqual(album.collectionView.visibleCells.count, 10)
    try app.expectSnapshot("album")

    try scrollByWheelAndByFinger(album.collectionView)

    let before = app.snapshot()
    app.tap(at: try place(item: 7))
    assertDiffer(before, film(1, every: 0.1)[0], "the photo slides in")
    try settle()
    let photo = try top(PhotoViewController.self)
    XCTAssertEqual(photo.title, album.album.photos[7].name)
    XCTAssertEqual(photo.shownPhoto, album.album.photos[7])
    try app.expectSnapshot("photo")

    app.key(.keyboardRightArrow)
    try settle()
    XCTAssertEqual(photo.title, album.album.photos[8].name)
    XCTAssertEqual(photo.imageView.image?.size.width, 384, "large, not the thumbnail")
    app.key(.keyboardRightArrow)
    app.key(.keyboardRightArrow)
    try settle()
    XCTAssertEqual(photo.title, album.album.photos[9].name, "there is none after the last")
    app.key(.keyboardLeftArrow)
    try settle()
    XCTAssertEqual(photo.title, album.album.photos[8].name)

    app.key(.keyboardEscape)
    try settle()
    XCTAssertTrue(try top() === album)
    assertSame(app.snapshot(), before, "the album after going back")
    app.key(.keyboardEscape)
    let pop = film(3, every: 0.08)
    assertDiffer(pop[0], pop[1], "the pop moves")
    try settle()
    _ = try top(StacksViewController.self)
    assertSame(app.snapshot(), table, "the table after going back")
    app.key(.keyboardEscape)
    try settle()
    assertSame(app.snapshot(), table, "there is nowhere to go back to")
    try app.expectNoReports()
  }

  private func scrollByWheelAndByFinger(_ view: UICollectionView) throws {
    let top = view.contentOffset.y
    let end = view.contentSize.height - view.bounds.height + view.adjustedContentInset.bottom
    XCTAssertGreaterThan(end - top, 40, "there is something to scroll")
    app.wheel(at: CGPoint(x: 160, y: 200), notches: CGPoint(x: 0, y: -1))
    app.wait(0.05)
    XCTAssertGreaterThan(view.contentOffset.y, top)
    XCTAssertLessThan(view.contentOffset.y, end, "it glides")
    try settle()
    XCTAssertEqual(view.contentOffset.y, min(end, top + 80), accuracy: 0.5)
    app.wheel(at: CGPoint(x: 160, y: 200), notches: CGPoint(x: 0, y: 9))
    try settle()
    XCTAssertEqual(view.contentOffset.y, top, accuracy: 0.01)

    let finger = app.touch(at: CGPoint(x: 160, y: 300))
    finger.drag(to: CGPoint(x: 160, y: 260), duration: 0.3)
    let dragged = view.contentOffset.y
    XCTAssertGreaterThan(dragged, top + 25, "the content follows the finger, but for the slack at the start")
    XCTAssertLessThanOrEqual(dragged, top + 40)
    finger.lift(after: 0.3)
    try settle()
    XCTAssertEqual(view.contentOffset.y, dragged, accuracy: 0.5, "held still before lifting: it stays")
    app.drag(from: CGPoint(x: 160, y: 300), to: CGPoint(x: 160, y: 200), duration: 0.08)
    try settle()
    XCTAssertEqual(view.contentOffset.y, end, accuracy: 0.01, "thrown to the end")
  }

  func testPulledDown_theEmblemShows_andSnapsBack() throws {
    try start(size: CGSize(width: 320, height: 480))
    let table = app.snapshot()
    try app.expectSnapshot("stacks")
    let view = try XCTUnwrap(top(StacksViewController.self).collectionView)
    let rest = view.contentOffset.y
    let finger = app.touch(at: CGPoint(x: 160, y: 100))
    finger.drag(to: CGPoint(x: 160, y: 460), duration: 0.5)
    XCTAssertLessThan(view.contentOffset.y, rest - 90, "it gives way")
    XCTAssertGreaterThan(view.contentOffset.y, rest - 300, "but less than the finger moves")
    XCTAssertEqual(emblems(in: view).count, 1)
    app.advance(by: 0.2)
    try app.expectSnapshot("emblem")
    finger.lift()
    let back = film(3, every: 0.05)
    assertDiffer(back[0], back[1], "it comes back over some frames")
    try settle()
    XCTAssertEqual(view.contentOffset.y, rest)
    assertSame(app.snapshot(), table, "the table after snapping back")
    try app.expectNoReports()
  }

  private func emblems(in view: UIView) -> [UIView] { view.subviews.filter { $0 is EmblemView && !$0.isHidden } }

  func testColumnsFollowTheWindow() throws {
    try start(size: CGSize(width: 320, height: 480))
    let portrait = app.snapshot()
    XCTAssertEqual(try columns(), 2)
    app.resize(to: CGSize(width: 480, height: 320))
    try settle()
    XCTAssertEqual(try columns(), 3)
    try app.expectSnapshot("stacks-landscape")
    app.resize(to: CGSize(width: 1280, height: 720))
    try settle()
    XCTAssertEqual(try columns(), 8)
    app.resize(to: CGSize(width: 320, height: 480))
    try settle()
    assertSame(app.snapshot(), portrait, "upright again")
    try app.expectNoReports()
  }

  /// Returns the number of columns according to the visible cells.
  private func columns() throws -> Int {
    let view = try XCTUnwrap(top(StacksViewController.self).collectionView)
    let cells = view.visibleCells.filter { view.indexPath(for: $0)?.item == 0 }
    let first = try XCTUnwrap(cells.map(\.center.y).min())
    let row = cells.filter { $0.center.y == first }
    XCTAssertTrue(row.allSatisfy { $0.center.x > 60 && $0.center.x < view.bounds.width - 60 }, "none is cut off")
    return Set(row.map(\.center.x)).count
  }

  func testTheAlbumsGridFillsTheWidth_whenTheWindowChangesWhileItIsOpen() throws {
    try start(size: CGSize(width: 320, height: 480))
    let album = try open(album: 0)
    for width in [320, 500, 1000, 333] {
      app.resize(to: CGSize(width: width, height: 480))
      try settle()
      let frames = album.collectionView.visibleCells.map(\.frame)
      let right = try XCTUnwrap(frames.map(\.maxX).max())
      if frames.count * 110 > width { XCTAssertEqual(right, CGFloat(width) - 2, accuracy: 8) }
      XCTAssertTrue(frames.allSatisfy { $0.width == $0.height && $0.width >= 104 || width < 330 })
    }
    app.key(.keyboardEscape)
    try settle()
    XCTAssertEqual(try columns(), 2, "the stacks below were laid out anew, too")
    try app.expectNoReports()
  }

  func testTheMouseDoesItAll_itsBackButtonGoesBack() throws {
    try start()
    app.click(at: try place(section: 1))
    try settle()
    let album = try top(AlbumViewController.self)
    app.click(at: try place(item: 2), button: 2)
    try settle()
    XCTAssertTrue(try top() === album, "the secondary button opens nothing")
    app.click(at: try place(item: 2))
    try settle()
    XCTAssertEqual(try navigation().viewControllers.count, 3)
    for count in [2, 1, 1] {
      app.click(at: CGPoint(x: 160, y: 250), button: 8)
      try settle()
      XCTAssertEqual(try navigation().viewControllers.count, count)
    }
    try app.expectNoReports()
  }

  func testTheBackButtonInTheBarGoesBack_andSaysWhereTo() throws {
    try start()
    let album = try open(album: 0)
    app.tap(at: try place(item: 1))
    try settle()
    XCTAssertEqual(try navigation().viewControllers.count, 3)
    XCTAssertEqual(try navigation().navigationBar.backItem?.title, "Photo Album 1")
    app.tap(at: CGPoint(x: 60, y: 46))
    try settle()
    XCTAssertTrue(try top() === album)
    try app.expectNoReports()
  }

  func testTheBarIsDark_whateverTheUserPrefers() throws {
    var pictures: [Snapshot] = []
    for isDark in [true, false] {
      try start(isDark: isDark)
      let picture = app.snapshot()
      let bar = picture.color(x: 6, y: 6)
      XCTAssertEqual([bar.red, bar.green, bar.blue, bar.alpha], [33, 33, 33, 255])
      pictures.append(picture)
      end()
    }
    assertSame(pictures[0], pictures[1], "dark and light")
  }
}
