import UIKit
import UIKitTesting
import XCTest

@testable import Examples

/// The example of the photo stack tutorial, in its final state.
@preconcurrency @MainActor
final class PhotoStacksTests: ExampleTestCase {
  private func begin(size: CGSize = CGSize(width: 320, height: 480)) throws -> AlbumsViewController {
    let controller = try startWithFixedTurns(size: size)
    try waitForPhotos(controller)
    return controller
  }

  /// Starts the example with fixed instead of random rotations.
  private func startWithFixedTurns(size: CGSize) throws -> AlbumsViewController {
    var seed: UInt32 = 7
    let layout = AlbumLayout {
      seed = seed &* 1_664_525 &+ 1_013_904_223
      return Int(seed >> 8) % 220
    }
    return try start(ExampleDelegate { AlbumsViewController(layout: layout) }, size: size)
  }

  private func waitForPhotos(_ controller: AlbumsViewController) throws {
    let view = try XCTUnwrap(controller.collectionView)
    try app.wait(
      until: { view.visibleCells.allSatisfy { ($0 as? AlbumPhotoCell)?.imageView.image != nil } }, limit: 30,
      "the photos in sight")
    try app.waitUntilIdle()
  }

  private func assertLayout(
    _ controller: AlbumsViewController, columns: Int, side: CGFloat, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let view = try XCTUnwrap(controller.collectionView)
    XCTAssertEqual(controller.albumLayout.numberOfColumns, columns, file: file, line: line)
    let width = view.bounds.width
    let spacing = (width - 2 * side - CGFloat(columns) * 125) / CGFloat(columns - 1)
    for section in 0..<12 {
      let count = view.numberOfItems(inSection: section)
      let expected = CGRect(
        x: (side + (125 + spacing) * CGFloat(section % columns)).rounded(.down),
        y: 22 + (125 + 26 + 12) * CGFloat(section / columns), width: 125, height: 125)
      for item in 0..<count {
        let path = IndexPath(item: item, section: section)
        let attributes = try XCTUnwrap(view.layoutAttributesForItem(at: path))
        assertEqual(
          attributes.center, CGPoint(x: expected.midX, y: expected.midY), accuracy: 0.01, "\(path)", file: file,
          line: line)
        XCTAssertEqual(attributes.size, expected.size, file: file, line: line)
        XCTAssertEqual(attributes.zIndex, 100 + count - item, file: file, line: line)
        let turn = abs(atan2(attributes.transform3D.m12, attributes.transform3D.m11)) / (2 * .pi)
        XCTAssertLessThanOrEqual(turn, 0.0110001, file: file, line: line)
      }
      let title = view.layoutAttributesForSupplementaryElement(
        ofKind: AlbumLayout.titleKind, at: IndexPath(item: 0, section: section))
      XCTAssertEqual(
        title?.frame, CGRect(x: expected.minX, y: expected.maxY, width: 125, height: 26), file: file, line: line)
    }
    let rows = CGFloat((12 + columns - 1) / columns)
    XCTAssertEqual(
      view.contentSize, CGSize(width: width, height: 22 + rows * 125 + (rows - 1) * 12 + rows * 26 + 13), file: file,
      line: line)
  }

  func testStacksWithTitlesOnAWall() throws {
    let controller = try begin()
    let view = try XCTUnwrap(controller.collectionView)
    XCTAssertEqual(view.numberOfSections, 12)
    XCTAssertTrue((0..<12).allSatisfy { (2...5).contains(view.numberOfItems(inSection: $0)) })
    try assertLayout(controller, columns: 2, side: 22)
    let names = view.visibleSupplementaryViews(ofKind: AlbumLayout.titleKind).compactMap {
      ($0 as? AlbumNameView)?.titleLabel.text
    }
    XCTAssertTrue(Set(names).isSuperset(of: ["Photo Album 1", "Photo Album 2", "Photo Album 3", "Photo Album 4"]))
    XCTAssertEqual(Set(names).count, names.count)
    try expectPicture("PhotoStacks", inPage: true)
    // The image never extends beyond its white border, regardless of the rotation.
    for case let cell as AlbumPhotoCell in view.visibleCells {
      XCTAssertEqual(cell.imageView.frame, CGRect(x: 0, y: 0, width: 125, height: 125))
    }
    // The top photo is the first one, and neighbors in a stack never look parallel.
    let top = try XCTUnwrap(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    let below = try XCTUnwrap(view.cellForItem(at: IndexPath(item: 1, section: 0)))
    let order = try [top, below].map { try XCTUnwrap(view.subviews.firstIndex(of: $0)) }
    XCTAssertGreaterThan(order[0], order[1])
    let turns = [top, below].map { atan2($0.layer.transform.m12, $0.layer.transform.m11) / (2 * .pi) }
    XCTAssertGreaterThanOrEqual(abs(turns[0] - turns[1]), 0.006 - 1e-9)
    try app.expectNoReports()
  }

  func testTurnedTheScreenHasAnotherNumberOfColumns() throws {
    let controller = try begin()
    for (size, columns, side) in [
      (CGSize(width: 480, height: 320), 3, 25), (CGSize(width: 568, height: 320), 3, 45),
      (CGSize(width: 320, height: 568), 2, 22), (CGSize(width: 1000, height: 700), 6, 25),
    ] as [(CGSize, Int, CGFloat)] {
      app.resize(to: size)
      XCTAssertEqual(controller.view.bounds.width, size.width)
      let isLandscape = size.width > size.height
      XCTAssertEqual(UIDevice.current.orientation.isLandscape, isLandscape)
      try waitForPhotos(controller)
      try assertLayout(controller, columns: columns, side: side)
      if size.width == 568 { try expectPicture("photo-stacks-turned") }
    }
    app.resize(to: CGSize(width: 320, height: 480))
    try waitForPhotos(controller)
    try assertLayout(controller, columns: 2, side: 22)
    try expectPicture("PhotoStacks", inPage: true)
    try app.expectNoReports()
  }

  func testPulledDownTheViewShowsItsEmblem() throws {
    let controller = try begin()
    let view = try XCTUnwrap(controller.collectionView)
    let finger = app.touch(at: CGPoint(x: 160, y: 120))
    finger.drag(to: CGPoint(x: 160, y: 420), duration: 0.5)
    app.advance(by: 0.2)
    let emblem = try XCTUnwrap(view.subviews.lazy.compactMap { $0 as? AlbumEmblemView }.first { !$0.isHidden })
    XCTAssertEqual(emblem.frame, CGRect(x: 118, y: -92, width: 84, height: 62))
    XCTAssertGreaterThan(view.convert(emblem.frame, to: nil).minY, 64, "it can be seen whole")
    try expectPicture("photo-stacks-emblem")
    finger.lift()
    try app.waitUntilIdle()
    XCTAssertEqual(view.contentOffset.y, -view.adjustedContentInset.top, "it snaps back")
    try app.expectNoReports()
  }

  /// "Optimizing Loading": three photos are loaded at a time, the topmost ones first, without blocking the main thread.
  func testThreePhotosLoadAtATime_thoseOnTopFirst() throws {
    var made: AlbumsViewController?
    let controller: AlbumsViewController = try start(
      ExampleDelegate {
        let controller = AlbumsViewController()
        controller.thumbnailQueue.isSuspended = true
        made = controller
        return controller
      }, size: CGSize(width: 320, height: 480))
    XCTAssertTrue(made === controller)
    let view = try XCTUnwrap(controller.collectionView)
    let queue = controller.thumbnailQueue
    XCTAssertEqual(queue.maxConcurrentOperationCount, 3)
    let cells = view.visibleCells.compactMap { $0 as? AlbumPhotoCell }
    XCTAssertTrue(cells.allSatisfy { $0.imageView.image == nil }, "they are grey and there")
    let tops = view.indexPathsForVisibleItems.filter { $0.item == 0 }.count
    XCTAssertGreaterThan(tops, 3)
    XCTAssertEqual(queue.operations.filter { $0.queuePriority == .high }.count, tops)
    XCTAssertEqual(queue.operations.filter { $0.queuePriority == .normal }.count, cells.count - tops)
    queue.isSuspended = false
    try waitForPhotos(controller)
    try app.expectNoReports()
  }

  /// The appearance of cells and titles is that of the tutorial. Rotations are computed once: a photo has the rotation
  /// with the index 3 times its section plus its item, modulo 32.
  func testCellsAndTitlesAreTheDocuments_andTheTurnsStay() throws {
    let controller = try begin()
    let view = try XCTUnwrap(controller.collectionView)
    let cell = try XCTUnwrap(view.cellForItem(at: IndexPath(item: 0, section: 0)) as? AlbumPhotoCell)
    XCTAssertEqual(cell.layer.borderWidth, 3)
    XCTAssertEqual(cell.layer.borderColor, UIColor.white.cgColor)
    XCTAssertEqual(cell.layer.shadowRadius, 3)
    XCTAssertEqual(cell.layer.shadowOffset, CGSize(width: 0, height: 2))
    XCTAssertEqual(cell.layer.shadowOpacity, 0.5)
    XCTAssertTrue(cell.layer.shouldRasterize)
    XCTAssertEqual(cell.layer.rasterizationScale, UIScreen.main.scale)
    XCTAssertEqual(cell.imageView.contentMode, .scaleAspectFill)
    let title = try XCTUnwrap(
      view.supplementaryView(forElementKind: AlbumLayout.titleKind, at: IndexPath(item: 0, section: 0))
        as? AlbumNameView)
    XCTAssertEqual(title.titleLabel.font, .boldSystemFont(ofSize: 13))
    XCTAssertEqual(title.titleLabel.textAlignment, .center)
    XCTAssertEqual(title.titleLabel.shadowOffset, CGSize(width: 0, height: 1))

    func turns() throws -> [Int: CGFloat] {
      var turns: [Int: CGFloat] = [:]
      for section in 0..<view.numberOfSections {
        for item in 0..<view.numberOfItems(inSection: section) {
          let attributes = try XCTUnwrap(view.layoutAttributesForItem(at: IndexPath(item: item, section: section)))
          let turn = atan2(attributes.transform3D.m12, attributes.transform3D.m11) / (2 * .pi)
          let place = (section * 3 + item) % 32
          if let known = turns[place] { XCTAssertEqual(known, turn, accuracy: 1e-9, "\(section), \(item)") }
          turns[place] = turn
        }
      }
      return turns
    }
    let before = try turns()
    XCTAssertGreaterThan(before.count, 20)
    for (place, turn) in before {
      guard let next = before[place + 1] else { continue }
      XCTAssertGreaterThanOrEqual(abs(turn - next), 0.006 - 1e-9, "neighbours look parallel")
    }
    controller.collectionView.reloadData()
    app.resize(to: CGSize(width: 480, height: 320))
    try app.waitUntilIdle()
    XCTAssertEqual(try turns(), before, "they lie still")
    try app.expectNoReports()
  }

  func testCellsThatAreUsedAgainShowTheirOwnPhotos() throws {
    let controller = try begin()
    let view = try XCTUnwrap(controller.collectionView)
    for _ in 0..<4 {
      app.drag(from: CGPoint(x: 160, y: 440), to: CGPoint(x: 160, y: 90), duration: 0.12)
      app.advance(by: 0.1)
    }
    try app.waitUntilIdle()
    try waitForPhotos(controller)
    XCTAssertNotNil(view.cellForItem(at: IndexPath(item: 0, section: 11)), "at the end")
    for cell in view.visibleCells {
      let path = try XCTUnwrap(view.indexPath(for: cell))
      let photo = controller.albums[path.section].photos[path.item]
      XCTAssertTrue((cell as? AlbumPhotoCell)?.imageView.image === photo.image(), "\(path)")
    }
    try app.expectNoReports()
  }
}
