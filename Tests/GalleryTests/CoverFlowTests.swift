import GalleryLibrary
import UIKit
import UIKitTesting
import XCTest

@testable import Gallery

/// The cover flow of an album: keys, clicks, swipes and the wheel.
@preconcurrency @MainActor
final class CoverFlowTests: GalleryTestCase {
  private func flow() throws -> PhotoFlowLayout { try XCTUnwrap(grid().flowLayout) }

  private func current() throws -> String? { try grid().photos.item(at: flow().currentPosition)?.name }

  private func showFlow(size: CGSize, isDark: Bool = false) throws {
    try start(size: size, isDark: isDark)
    let photos = try (0..<20).map { try XCTUnwrap(grid().photos.item(at: $0)).id }
    let number = try delegate.library.createAlbum(named: "Summer", with: photos)
    let album = try XCTUnwrap(delegate.library.albums.first { $0.id == number })
    try split().show(.album(album))
    try settle()
    app.click(at: try middle(of: "View"))
    try app.waitUntilIdle()
    app.click(at: try middle(of: "Cover Flow"))
  }

  private func middle(of label: String) throws -> CGPoint {
    let view = try XCTUnwrap(view(labelled: label), label)
    return view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
  }

  /// The middle of the visible photos in the window.
  private func center() throws -> CGPoint {
    let view = try XCTUnwrap(grid().collectionView)
    let path = try grid().photos.indexPath(of: flow().currentPosition)
    return view.convert(try XCTUnwrap(view.layoutAttributesForItem(at: path)).center, to: nil)
  }

  /// The name and the date of the photo are in the window, at all text sizes.
  func testTheTitleIsAboveTheLowerEdge() throws {
    for size in [CGSize(width: 390, height: 844), CGSize(width: 1024, height: 768), CGSize(width: 844, height: 390)] {
      for category in [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge] {
        try showFlow(size: size)
        app.window.traitOverrides.preferredContentSizeCategory = category
        try settle()
        let title = try grid().coverTitle
        let bottom = title.convert(title.bounds, to: nil).maxY
        XCTAssertLessThanOrEqual(bottom, size.height - 16, "\(size), \(category)")
        let top = title.convert(title.bounds, to: nil).minY
        XCTAssertGreaterThan(top, try center().y, "\(size), \(category)")
        end()
      }
    }
  }

  /// Beside a sidebar, the first frame of the cover flow showed the grid moved by the width of the sidebar.
  func testTheGridIsNotMovedAtOnce() throws {
    try start(size: CGSize(width: 1100, height: 760))
    let view = try XCTUnwrap(grid().collectionView)
    func places() -> [IndexPath: CGFloat] {
      let left = (view.layer.presentation() ?? view.layer).bounds.minX
      return view.visibleCells.reduce(into: [:]) { places, cell in
        guard let path = view.indexPath(for: cell) else { return }
        places[path] = (cell.layer.presentation() ?? cell.layer).position.x - left
      }
    }
    let before = places()
    try grid().toggleCoverFlow()
    app.frame()
    let after = places()
    let common = Set(before.keys).intersection(after.keys)
    XCTAssertGreaterThan(common.count, 5)
    for path in common {
      XCTAssertEqual(try XCTUnwrap(after[path]), try XCTUnwrap(before[path]), accuracy: 60, "\(path)")
    }
  }

  func testKeys_onADesktop() throws {
    try showFlow(size: CGSize(width: 1280, height: 800), isDark: true)
    let moving = film(1, every: 0.1)[0]
    try settle()
    assertDiffer(moving, app.snapshot(), "the change is animated")
    let names = try names()
    let first = try flow().currentPosition
    XCTAssertEqual(try grid().coverTitle.titleLabel.text, names[first])
    app.key(.keyboardRightArrow)
    app.key(.keyboardRightArrow)
    app.key(.keyboardRightArrow)
    try settle()
    XCTAssertEqual(try current(), names[first + 3])
    XCTAssertEqual(try grid().coverTitle.titleLabel.text, names[first + 3])
    try app.expectSnapshot("cover-flow-desktop")
    app.key(.keyboardLeftArrow)
    try settle()
    XCTAssertEqual(try current(), names[first + 2])
    app.key(.keyboardEnd)
    try settle()
    XCTAssertEqual(try current(), names.last)
    app.key(.keyboardRightArrow)
    try settle()
    XCTAssertEqual(try current(), names.last, "there is none after the last")
    app.key(.keyboardHome)
    try settle()
    XCTAssertEqual(try current(), names.first)
    app.key(.keyboardReturnOrEnter)
    try settle()
    XCTAssertEqual(try top(PhotoViewController.self).title, names.first)
    app.key(.keyboardEscape)
    try settle()
    XCTAssertEqual(try current(), names.first)
    app.key(.keyboardEscape)
    let back = film(1, every: 0.1)[0]
    try settle()
    XCTAssertNotNil(try grid().gridLayout, "Escape shows the grid")
    assertDiffer(back, app.snapshot(), "the change is animated")
    XCTAssertEqual(try grid().coverTitle.alpha, 0)
    try app.expectNoReports()
  }

  func testSwipesClicksAndTheWheel_onAPhone() throws {
    try showFlow(size: CGSize(width: 390, height: 844))
    try settle()
    let names = try names()
    let first = try flow().currentPosition
    let center = try center()
    app.drag(from: center, to: CGPoint(x: center.x - 120, y: center.y), duration: 0.3, hold: 0.3)
    try settle()
    XCTAssertGreaterThan(try flow().currentPosition, first)
    let view = try XCTUnwrap(grid().collectionView)
    XCTAssertEqual(
      try flow().offset(of: flow().currentPosition).x, view.contentOffset.x, accuracy: 0.5, "it has snapped")
    try app.expectSnapshot("cover-flow-phone")
    let before = try flow().currentPosition
    app.wheel(at: center, notches: CGPoint(x: 0, y: -1))
    try settle()
    XCTAssertGreaterThan(try flow().currentPosition, before, "the wheel goes on")
    // A tap on a neighbor brings it to the middle, and one on the middle opens the photo.
    let now = try flow().currentPosition
    let path = try grid().photos.indexPath(of: now + 1)
    let cell = try XCTUnwrap(view.cellForItem(at: path))
    let side = cell.convert(CGPoint(x: cell.bounds.maxX - 12, y: cell.bounds.midY), to: nil)
    app.tap(at: side)
    try settle()
    XCTAssertEqual(try flow().currentPosition, now + 1)
    app.tap(at: try self.center())
    try settle()
    XCTAssertEqual(try top(PhotoViewController.self).title, names[now + 1])
    try app.expectNoReports()
  }

  func testTheCurrentPhotoIsInTheGridAgain_andAPinchReturnsToIt() throws {
    try showFlow(size: CGSize(width: 390, height: 844))
    try settle()
    app.key(.keyboardEnd)
    try settle()
    let last = try flow().currentPosition
    app.pinch(at: try center(), from: 200, to: 120)
    try settle()
    let grid = try grid()
    XCTAssertNotNil(grid.gridLayout)
    let path = grid.photos.indexPath(of: last)
    XCTAssertTrue(grid.collectionView.indexPathsForVisibleItems.contains(path))
    XCTAssertEqual(grid.collectionView.contentOffset.x, 0)
    try app.expectNoReports()
  }

  /// A pinch moves the photo in the middle from the cover flow to the grid without a jump, and back if the fingers return.
  func testThePhotosFollowAPinchToTheGrid_andReturn() throws {
    try showFlow(size: CGSize(width: 390, height: 844))
    try settle()
    for _ in 0..<10 { app.key(.keyboardRightArrow) }
    try settle()
    let position = try flow().currentPosition
    XCTAssertGreaterThan(position, 5)
    let screen = try grid()
    let view: UICollectionView = screen.collectionView
    let path = screen.photos.indexPath(of: position)
    let middle = try center()
    for finishes in [false, true] {
      let before = try XCTUnwrap(view.cellForItem(at: path)).convert(CGPoint(x: 0, y: 0), to: nil)
      let places = [-1, 1].map { CGPoint(x: middle.x + $0 * 120, y: middle.y) }
      let fingers = places.enumerated().map { app.touch(at: $1, finger: $0 + 1) }
      var sizes: [CGFloat] = []
      var last: CGRect?
      let steps = finishes ? 30 : 8
      for step in 1...steps {
        let distance = 120 - CGFloat(step) * (finishes ? 3 : 2)
        app.send(
          moves: [-1, 1].enumerated().map {
            (finger: $0 + 1, point: CGPoint(x: middle.x + $1 * distance, y: middle.y))
          })
        app.frame()
        let cell = try XCTUnwrap(view.cellForItem(at: path), "step \(step)")
        let frame = cell.convert(cell.bounds, to: nil)
        if let last {
          XCTAssertEqual(frame.midX, last.midX, accuracy: 25, "step \(step)")
          XCTAssertEqual(frame.midY, last.midY, accuracy: 25, "step \(step)")
          XCTAssertLessThanOrEqual(frame.width, last.width + 0.5, "it becomes smaller")
          XCTAssertLessThan(last.width - frame.width, 25, "without a jump")
        }
        last = frame
        sizes.append(frame.width)
      }
      XCTAssertGreaterThan(sizes.first! - sizes.last!, finishes ? 60 : 10, "\(sizes)")
      if !finishes {
        // A finger that rests is not a flick.
        app.wait(0.3)
      }
      for finger in fingers { finger.lift() }
      app.frame()
      try settle()
      if finishes {
        XCTAssertNotNil(screen.gridLayout)
        XCTAssertTrue(view.indexPathsForVisibleItems.contains(path))
        XCTAssertEqual(view.contentOffset.x, 0)
      } else {
        XCTAssertEqual(try flow().currentPosition, position, "the cover flow is unchanged")
        let after = try XCTUnwrap(view.cellForItem(at: path)).convert(CGPoint(x: 0, y: 0), to: nil)
        XCTAssertEqual(after.x, before.x, accuracy: 0.5)
        XCTAssertEqual(after.y, before.y, accuracy: 0.5)
        let other = screen.photos.indexPath(of: position + 1)
        let turned = try XCTUnwrap(view.cellForItem(at: other)).layer.transform
        XCTAssertFalse(CATransform3DIsIdentity(turned), "the neighbors are turned again")
      }
    }
    try app.expectNoReports()
  }
}
