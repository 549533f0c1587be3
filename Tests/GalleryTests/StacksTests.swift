import GalleryLibrary
import TestSupport
import UIKit
import UIKitTesting
import XCTest

@testable import Gallery

/// The overview of albums and folders as stacks, which open by clicks and pinches.
@preconcurrency @MainActor
final class StacksTests: GalleryTestCase {
  private func stacks() throws -> StacksViewController { try top() }

  private func showStacks(size: CGSize = CGSize(width: 390, height: 844), isDark: Bool = false) throws {
    try start(size: size, isDark: isDark)
    let photos = try (0..<5).map { try XCTUnwrap(grid().photos.item(at: $0 * 5)).id }
    try delegate.library.createAlbum(named: "Summer", with: photos)
    try delegate.library.createAlbum(named: "Empty")
    try split().show(.albums)
    try settle()
  }

  /// Returns the middle of a stack in the window.
  private func location(of title: String) throws -> CGPoint {
    let stacks = try stacks()
    let section = try XCTUnwrap(
      (0..<stacks.collectionView.numberOfSections).first { stacks.collection(at: $0)?.title == title })
    let frame = try XCTUnwrap(stacks.stacksLayout?.stackFrame(of: section))
    return stacks.collectionView.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil)
  }

  /// The part of the way from the stack to the grid of the first photos, from their sizes.
  private func cellWidths() throws -> [CGFloat] { try grid().collectionView.visibleCells.map(\.bounds.width) }

  func testTheSidebarShowsTheStacks_onADesktop() throws {
    try start(size: CGSize(width: 1280, height: 800), isDark: true)
    let photos = try (0..<5).map { try XCTUnwrap(grid().photos.item(at: $0 * 5)).id }
    try delegate.library.createAlbum(named: "Summer", with: photos)
    let sidebar = try split().sidebar
    let row = try XCTUnwrap(
      sidebar.collectionView.visibleCells.first {
        ($0.contentConfiguration as? UIListContentConfiguration)?.text == "Albums"
      })
    app.click(at: row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil))
    try settle()
    XCTAssertEqual(try stacks().collectionView.numberOfSections, 7)
    try app.expectSnapshot("stacks-desktop")
    app.click(at: try location(of: "Forest"))
    try settle()
    XCTAssertEqual(try grid().title, "Forest")
    app.key(.keyboardEscape)
    try settle()
    XCTAssertEqual(try stacks().title, "Albums")
    try app.expectNoReports()
  }

  /// New cells receive their attributes before they are in the window, so their borders had the color of the light style.
  func testTheBordersOfStacksFollowTheStyle() throws {
    try showStacks(isDark: true)
    func colors() throws -> Set<CGFloat> {
      let cells = try stacks().collectionView.visibleCells
      return Set(cells.compactMap { $0.layer.borderColor?.components?.first }.map { ($0 * 100).rounded() / 100 })
    }
    XCTAssertEqual(try colors(), [0.25])
    app.window.overrideUserInterfaceStyle = .light
    try settle()
    XCTAssertEqual(try colors(), [1])
    try app.expectNoReports()
  }

  func testATapOpensAStack_andEscapeClosesItIntoTheStack() throws {
    try showStacks()
    try app.expectSnapshot("stacks-phone")
    let closed = app.snapshot()
    app.tap(at: try location(of: "City"))
    let opening = film(2, every: 0.1)
    try settle()
    XCTAssertEqual(try grid().title, "City")
    XCTAssertEqual(try grid().photos.count, 12)
    let opened = app.snapshot()
    for picture in opening {
      assertDiffer(picture, closed, "the photos move")
      assertDiffer(picture, opened, "the photos move")
    }
    XCTAssertTrue(try grid().collectionView.collectionViewLayout is PhotoGridLayout)
    app.key(.keyboardEscape)
    assertDiffer(film(1, every: 0.1)[0], closed, "the photos return")
    try settle()
    assertSame(app.snapshot(), closed, "the screen after going back")
    try app.expectNoReports()
  }

  /// The last of the visible photos was in front of the first one as soon as the stack began to open.
  func testTheFirstPhotoRemainsInFront() throws {
    try showStacks()
    app.tap(at: try location(of: "City"))
    app.frame()
    app.frame()
    let navigation = try XCTUnwrap(split().sidebar.navigationController)
    let screens = navigation.viewControllers.map { ($0 as? UINavigationController)?.topViewController ?? $0 }
    let view = try XCTUnwrap(screens.compactMap { $0 as? LibraryViewController }.last?.collectionView)
    let order = view.subviews.compactMap { ($0 as? UICollectionViewCell).flatMap(view.indexPath) }
    XCTAssertGreaterThan(order.count, 3)
    XCTAssertEqual(order.last, [0, 0], "\(order)")
    try settle()
    XCTAssertEqual(try grid().title, "City")
    XCTAssertTrue(try grid().collectionView.collectionViewLayout is PhotoGridLayout)
    try app.expectNoReports()
  }

  func testAPinchSpreadsAStackUnderTheFingers_andIsCancelledHalfway() throws {
    try showStacks()
    let closed = app.snapshot()
    let point = try location(of: "City")
    let fingers = [-1, 1].map { side in
      app.touch(at: CGPoint(x: point.x + CGFloat(side) * 40, y: point.y), finger: side + 2)
    }
    func spread(to distance: CGFloat, x: CGFloat = 0) {
      for (side, finger) in zip([CGFloat(-1), 1], fingers) {
        finger.move(to: CGPoint(x: point.x + x + side * distance / 2, y: point.y))
      }
      app.wait(0.02)
    }
    for distance in stride(from: CGFloat(80), through: 104, by: 4) { spread(to: distance) }
    app.wait(0.1)
    let screen = try XCTUnwrap(
      (try split().sidebar.navigationController?.viewControllers ?? []).compactMap { controller in
        (controller as? UINavigationController)?.topViewController as? LibraryViewController
          ?? controller as? LibraryViewController
      }.last, "the pinch opens the stack")
    let layout = try XCTUnwrap(screen.collectionView.collectionViewLayout as? SpreadTransitionLayout)
    let progress = layout.transitionProgress
    XCTAssertGreaterThan(progress, 0.1)
    XCTAssertLessThan(progress, 0.4)
    let first = try XCTUnwrap(screen.collectionView.cellForItem(at: [0, 0]))
    let before = first.convert(CGPoint(x: first.bounds.midX, y: first.bounds.midY), to: nil)
    spread(to: 104, x: 30)
    let after = first.convert(CGPoint(x: first.bounds.midX, y: first.bounds.midY), to: nil)
    XCTAssertGreaterThan(after.x - before.x, 15, "the photos follow the fingers")
    assertDiffer(app.snapshot(), closed, "the stack is half open")
    try app.expectSnapshot("stack-half-open")
    for finger in fingers { finger.lift() }
    try settle()
    assertSame(app.snapshot(), closed, "the stack is closed again")
    XCTAssertEqual(try stacks().title, "Albums")

    app.pinch(at: point, from: 60, to: 150)
    try settle()
    XCTAssertEqual(try grid().title, "City")
    let opened = app.snapshot()
    // A pinch that ends too early leaves the stack open, and a longer one closes it.
    app.pinch(at: CGPoint(x: 195, y: 400), from: 200, to: 180)
    try settle()
    assertSame(app.snapshot(), opened, "the stack is still open")
    app.pinch(at: CGPoint(x: 195, y: 400), from: 200, to: 90)
    try settle()
    XCTAssertEqual(try stacks().title, "Albums")
    assertSame(app.snapshot(), closed, "the stack is closed")
    try app.expectNoReports()
  }

  func testAStackClosesFromTheEndOfItsPhotos_andAnEmptyOneOpens() throws {
    try showStacks()
    let closed = app.snapshot()
    app.tap(at: try location(of: "City"))
    try settle()
    app.key(.keyboardEnd)
    try settle()
    app.key(.keyboardEscape)
    try settle()
    assertSame(app.snapshot(), closed, "the screen after going back")
    app.tap(at: try location(of: "Empty"))
    try settle()
    XCTAssertEqual(try grid().title, "Empty")
    XCTAssertEqual(try grid().photos.count, 0)
    app.key(.keyboardEscape)
    try settle()
    assertSame(app.snapshot(), closed, "the screen after going back")
    try app.expectNoReports()
  }

  /// The newest files of a folder are a damaged one and a video: the stack shows the photos, and opens and closes with them in front.
  func testDamagedFilesAndVideosAreNotInFrontOfAStack() throws {
    let folder = try TemporaryFolder()
    let start = Date(timeIntervalSince1970: 1_700_000_000)
    for (number, color) in [UIColor.red, .green, .blue, .orange].enumerated() {
      try folder.write(TemporaryFolder.png(color), to: "Set/\(number).png", modified: start + Double(number))
    }
    try folder.write(Data("not a photo".utf8), to: "Set/Damaged.jpg", modified: start + 100)
    let movie = MovieMaker.movie(seconds: 65, width: 1920, height: 1080)
    try folder.write(movie, to: "Set/Clip.mp4", modified: start + 50)
    try self.start(size: CGSize(width: 390, height: 844), folders: [folder.url.appendingPathComponent("Set")])
    XCTAssertEqual(try names(), ["Damaged", "Clip", "3", "2", "1", "0"])
    try split().show(.albums)
    try settle()
    let stacks = try stacks().collectionView!
    let front = try (0..<4).map { try XCTUnwrap((stacks.cellForItem(at: [0, $0]) as? PhotoCell)?.shownPhoto?.name) }
    XCTAssertEqual(front, ["3", "2", "1", "0"])
    let closed = app.snapshot()
    let point = try location(of: "Set")
    let fingers = [-1, 1].map { app.touch(at: CGPoint(x: point.x + CGFloat($0) * 40, y: point.y), finger: $0 + 2) }
    for step in 1...6 {
      for (side, finger) in zip([CGFloat(-1), 1], fingers) {
        finger.move(to: CGPoint(x: point.x + side * CGFloat(40 + 2 * step), y: point.y), after: 0.01)
      }
    }
    app.wait(0.1)
    let navigation = try XCTUnwrap(split().sidebar.navigationController)
    let screens = navigation.viewControllers.map { ($0 as? UINavigationController)?.topViewController ?? $0 }
    let screen = try XCTUnwrap(screens.compactMap { $0 as? LibraryViewController }.last)
    let layout = try XCTUnwrap(screen.collectionView.collectionViewLayout as? SpreadTransitionLayout)
    let pile = try (0..<6).map { try XCTUnwrap(layout.layoutAttributesForItem(at: screen.photos.indexPath(of: $0))) }
    let uppermost = try XCTUnwrap(pile.indices.max { pile[$0].zIndex < pile[$1].zIndex })
    XCTAssertEqual(screen.photos.item(at: uppermost)?.name, "3")
    XCTAssertLessThan(pile[0].alpha, 0.5, "the damaged file fades in")
    for finger in fingers { finger.lift() }
    try settle()
    assertSame(app.snapshot(), closed, "the stack is closed")
    app.tap(at: point)
    try settle()
    XCTAssertEqual(try names().first, "Damaged", "the opened stack shows all files")
    app.key(.keyboardEscape)
    try settle()
    assertSame(app.snapshot(), closed, "the screen after going back")
    try app.expectNoReports()
  }

  func testChangesOfTheLibrary_areShownInTheStacks() throws {
    try showStacks()
    XCTAssertEqual(try stacks().collectionView.numberOfSections, 8)
    let album = try XCTUnwrap(delegate.library.albums.first { $0.name == "Summer" })
    delegate.library.deleteAlbum(album.id, undo: nil)
    try settle()
    XCTAssertEqual(try stacks().collectionView.numberOfSections, 7)
    XCTAssertNil(view(labelled: "Summer"))
    let other = try delegate.library.createAlbum(named: "Winter", with: [album.cover ?? 1])
    try settle()
    XCTAssertNotNil(view(labelled: "Winter"))
    XCTAssertNotNil(view(labelled: "1"))
    delegate.library.deleteAlbum(other, undo: nil)
    try settle()
    try app.expectNoReports()
  }
}
