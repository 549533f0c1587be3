import PhotoServing
import UIKit
import UIKitTesting
import XCTest

@testable import Examples

/// The example One Hundred Pixels, listings 5.19 to 5.34, with the photo service.
@preconcurrency @MainActor
final class OneHundredPixelsTests: ExampleTestCase {
  private var server: PhotoServer?

  override func tearDown() async throws {
    end()
    PhotoWeb.service = nil
    await server?.stop()
    server = nil
  }

  private func begin(size: CGSize = CGSize(width: 400, height: 560)) throws -> PixelsViewController {
    let server = try PhotoServer.startAndWait(PhotoService(.samples))
    self.server = server
    PhotoWeb.service = server.url
    return try start("OneHundredPixels", size: size)
  }

  private func waitForPhotos(_ controller: PixelsViewController) throws {
    try app.wait(until: { controller.shownCount == 60 }, limit: 60, "sixty photos")
    try app.waitUntilIdle()
  }

  private func cell(_ item: Int, _ section: Int, _ controller: PixelsViewController) throws -> StreamPhotoCell {
    let cell = controller.collectionView.cellForItem(at: IndexPath(item: item, section: section))
    return try XCTUnwrap(cell as? StreamPhotoCell, "no cell \(section), \(item)")
  }

  private func back() throws {
    app.tap(at: CGPoint(x: 30, y: 32))
  }

  func testSixtyPhotosComeOverHTTP() throws {
    let controller = try begin(size: CGSize(width: 700, height: 420))
    let view = try XCTUnwrap(controller.collectionView)
    XCTAssertEqual(view.numberOfSections, 3)
    XCTAssertEqual((0..<3).map { view.numberOfItems(inSection: $0) }, [20, 20, 20])
    try waitForPhotos(controller)
    XCTAssertNil(controller.navigationItem.rightBarButtonItem)
    XCTAssertNotNil(try cell(0, 2, controller).imageView.image)
    try expectPicture("OneHundredPixels", inPage: true)
    try app.expectNoReports()
  }

  /// The frames of the stacks follow the formulas of the listings 5.25, 5.26 and 5.34.
  func testTheStacksFollowTheDocumentsFormulas() throws {
    let controller = try begin(size: CGSize(width: 700, height: 420))
    let layout = controller.stackedLayout
    let view = try XCTUnwrap(controller.collectionView)
    for width in [700, 500, 400, 900] as [CGFloat] {
      app.resize(to: CGSize(width: width, height: 420))
      try app.waitUntilIdle()
      let available = width - 40
      let across = min(3, max(1, Int(((available + 15) / 215).rounded(.down))))
      for stack in 0..<3 {
        let spacing = across > 1 ? ((available - CGFloat(across) * 200) / CGFloat(across - 1)).rounded(.down) : 0
        let margin = across > 1 ? 0 : ((available - 200) / 2).rounded(.down)
        let expected = CGRect(
          x: 20 + margin + CGFloat(stack % across) * (200 + spacing), y: 20 + CGFloat(stack / across) * (238 + 15),
          width: 200, height: 200)
        XCTAssertEqual(layout.stackFrames[stack], expected, "\(width)")
        let heading = view.layoutAttributesForSupplementaryElement(
          ofKind: StreamHeadingView.kind, at: IndexPath(item: 0, section: stack))
        XCTAssertEqual(
          heading?.frame, CGRect(x: expected.minX, y: expected.maxY + 12, width: 200, height: 26), "\(width)")
        for item in 0..<20 {
          let path = IndexPath(item: item, section: stack)
          let attributes = try XCTUnwrap(view.layoutAttributesForItem(at: path) as? PhotoAttributes)
          assertEqual(attributes.center, CGPoint(x: expected.midX, y: expected.midY))
          XCTAssertEqual(attributes.size, CGSize(width: 170, height: 170))
          XCTAssertEqual(attributes.isHidden, item > 2)
          XCTAssertEqual(attributes.alpha, item > 2 ? 0 : 1)
          XCTAssertEqual(attributes.shadowOpacity, item > 2 ? 0 : 0.5)
          XCTAssertEqual(attributes.zIndex, item > 2 ? 0 : 3 - item)
          let degrees = atan2(attributes.transform3D.m12, attributes.transform3D.m11) * 180 / .pi
          XCTAssertEqual(degrees, item == 1 ? 5 : item == 2 ? -5 : 0, accuracy: 1e-9)
        }
      }
      let rows = CGFloat((3 + across - 1) / across)
      XCTAssertEqual(view.contentSize.height, max(view.bounds.height, 40 + rows * 238 + (rows - 1) * 15))
    }
    XCTAssertTrue(view.visibleCells.allSatisfy { !$0.isHidden })
    try app.expectNoReports()
  }

  func testATapLeadsDeeper_andBackReturns() throws {
    let controller = try begin()
    let view = try XCTUnwrap(controller.collectionView)
    try waitForPhotos(controller)
    XCTAssertNil(controller.navigationItem.leftBarButtonItem)
    try expectPicture("pixels-stacks-narrow")

    // The second stack: the grid shows the photo that was on top of it.
    view.scrollToItem(at: IndexPath(item: 0, section: 1), at: .centeredVertically, animated: false)
    app.frame()
    let stack = try cell(0, 1, controller)
    let before = stack.center
    app.tap(at: try point(of: 0, section: 1, in: view))
    app.advance(by: 0.15)
    XCTAssertTrue(view.collectionViewLayout === controller.gridLayout)
    let moving = try XCTUnwrap(cell(0, 1, controller).layer.presentation()).position
    XCTAssertGreaterThan(hypot(moving.x - before.x, moving.y - before.y), 2, "it is under way")
    try expectPicture("pixels-to-grid")
    try app.waitUntilIdle()
    assertCentred(IndexPath(item: 0, section: 1), view, horizontally: false)
    XCTAssertTrue(
      view.visibleSupplementaryViews(ofKind: StreamHeadingView.kind).isEmpty, "the grid has no headings")
    XCTAssertNotNil(controller.navigationItem.leftBarButtonItem)
    XCTAssertTrue(try cell(0, 1, controller) === stack, "the same cell")
    try expectPicture("pixels-grid")

    // A photo below it, as a cover.
    let tapped = IndexPath(item: 1, section: 1)
    app.tap(at: try point(of: 1, section: 1, in: view))
    app.advance(by: 0.15)
    try expectPicture("pixels-to-covers")
    try app.waitUntilIdle()
    XCTAssertTrue(view.collectionViewLayout === controller.coverFlowLayout)
    assertCentred(tapped, view, horizontally: true)
    try assertCovers(controller)
    try expectPicture("pixels-covers")
    app.resize(to: CGSize(width: 760, height: 460))
    try app.waitUntilIdle()
    assertCentred(tapped, view, horizontally: true)
    try assertCovers(controller)
    try expectPicture("OneHundredPixelsCovers", inPage: true)
    app.resize(to: CGSize(width: 400, height: 560))
    try app.waitUntilIdle()

    try back()
    try app.waitUntilIdle()
    XCTAssertTrue(view.collectionViewLayout === controller.gridLayout)
    assertCentred(tapped, view, horizontally: false)
    XCTAssertTrue(view.visibleCells.allSatisfy { CATransform3DIsIdentity($0.layer.transform) })
    try back()
    try app.waitUntilIdle()
    XCTAssertTrue(view.collectionViewLayout === controller.stackedLayout)
    XCTAssertNil(controller.navigationItem.leftBarButtonItem)
    XCTAssertEqual(view.visibleSupplementaryViews(ofKind: StreamHeadingView.kind).count, 2)
    XCTAssertEqual(view.indexPathsForSelectedItems ?? [], [])
    try app.expectNoReports()
  }

  /// Checks that an item is in the middle of the view, or as close to it as the content allows.
  private func assertCentred(
    _ path: IndexPath, _ view: UICollectionView, horizontally: Bool, file: StaticString = #filePath, line: UInt = #line
  ) {
    guard let center = view.layoutAttributesForItem(at: path)?.center else {
      return XCTFail("no item \(path)", file: file, line: line)
    }
    let wanted = horizontally ? center.x - view.bounds.width / 2 : center.y - view.bounds.height / 2
    let content = horizontally ? view.contentSize.width : view.contentSize.height
    let length = horizontally ? view.bounds.width : view.bounds.height
    let offset = horizontally ? view.contentOffset.x : view.contentOffset.y
    XCTAssertEqual(offset, min(max(0, wanted), content - length), accuracy: 0.5, "\(path)", file: file, line: line)
    XCTAssertNotNil(view.cellForItem(at: path), file: file, line: line)
  }

  /// Checks that positions, rotation, size and shade of the covers depend on the distance from the middle as specified.
  private func assertCovers(
    _ controller: PixelsViewController, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let view = try XCTUnwrap(controller.collectionView)
    let layout = controller.coverFlowLayout
    let width = layout.side
    let step = layout.step
    XCTAssertEqual(step, width * 2 / 3, accuracy: 1e-6, file: file, line: line)
    XCTAssertEqual(view.contentSize.width, view.bounds.width + 59 * step, accuracy: 1, file: file, line: line)
    for path in view.indexPathsForVisibleItems {
      let attributes = try XCTUnwrap(view.layoutAttributesForItem(at: path) as? PhotoAttributes)
      let number = CGFloat(path.section * 20 + path.item)
      // The first and the last cover can be in the middle: half a view is before the center of the first one.
      let expected = CGPoint(x: view.bounds.width / 2 + number * step, y: view.bounds.height / 2)
      assertEqual(attributes.center, expected, accuracy: 1, "\(path)", file: file, line: line)
      let distance = (attributes.center.x - view.bounds.midX) / step
      let turned = min(1, max(-1, distance))
      let transform = attributes.transform3D
      let scale = 1 + 0.2 * (1 - abs(turned))
      // Without perspective, a row of the matrix is the rotated and scaled axis, which tilts away on both sides.
      XCTAssertEqual(transform.m13, scale * sin(turned * .pi / 4), accuracy: 1e-6, "\(path)", file: file, line: line)
      XCTAssertEqual(transform.m22, scale, accuracy: 1e-6, file: file, line: line)
      XCTAssertEqual(transform.m34, -1 / (4.5 * width) * cos(turned * .pi / 4), accuracy: 1e-6, file: file, line: line)
      XCTAssertEqual(attributes.maskingValue, 0.6 * abs(turned), accuracy: 1e-6, file: file, line: line)
      XCTAssertEqual(attributes.zIndex, -Int(abs(distance).rounded()), file: file, line: line)
      let cell = try cell(path.item, path.section, controller)
      XCTAssertTrue(CATransform3DEqualToTransform(cell.layer.transform, transform), "\(path)", file: file, line: line)
      XCTAssertEqual(cell.layer.shadowOpacity, 0.5, file: file, line: line)
    }
  }

  func testTheCoversComeToRestWithOneInTheMiddle() throws {
    let controller = try begin()
    let view = try XCTUnwrap(controller.collectionView)
    try waitForPhotos(controller)
    app.tap(at: try point(of: 0, section: 0, in: view))
    try app.waitUntilIdle()
    app.tap(at: try point(of: 0, section: 0, in: view))
    try app.waitUntilIdle()
    XCTAssertEqual(view.contentOffset.x, 0, "the first one is in the middle")
    try assertCovers(controller)
    try expectPicture("pixels-covers-first")
    let step = controller.coverFlowLayout.step
    for distance in [60, 130, 250] as [CGFloat] {
      let start = view.contentOffset.x
      app.drag(from: CGPoint(x: 320, y: 300), to: CGPoint(x: 320 - distance, y: 300), duration: 0.2)
      app.advance(by: 0.05)
      try app.waitUntilIdle()
      let count = view.contentOffset.x / step
      XCTAssertEqual(count, count.rounded(), accuracy: 0.01, "dragged by \(distance)")
      XCTAssertGreaterThan(view.contentOffset.x, start)
      try assertCovers(controller)
    }
    // Between two covers during the drag.
    let finger = app.touch(at: CGPoint(x: 300, y: 300))
    finger.drag(to: CGPoint(x: 300 - step / 2 - 10, y: 300), duration: 0.3)
    app.advance(by: 0.3)
    try assertCovers(controller)
    try expectPicture("pixels-covers-between")
    finger.lift()
    try app.waitUntilIdle()
    // The last one, too. There is no gap before the next section.
    view.scrollToItem(at: IndexPath(item: 19, section: 2), at: .centeredHorizontally, animated: true)
    try app.waitUntilIdle()
    XCTAssertEqual(view.contentOffset.x, 59 * step, accuracy: 1)
    try assertCovers(controller)
    // A tap on a neighbor moves it to the middle.
    let neighbour = try point(of: 18, section: 2, in: view)
    app.tap(at: CGPoint(x: neighbour.x - 20, y: neighbour.y))
    try app.waitUntilIdle()
    XCTAssertEqual(view.contentOffset.x, 58 * step, accuracy: 1)
    XCTAssertTrue(view.collectionViewLayout === controller.coverFlowLayout)
    try app.expectNoReports()
  }

  func testPhotosThatComeDuringAChangeOfLayouts() throws {
    let controller = try begin()
    let view = try XCTUnwrap(controller.collectionView)
    app.tap(at: try point(of: 0, section: 0, in: view))
    app.advance(by: 0.1)
    try app.wait(until: { controller.shownCount > 0 }, limit: 60, "the first photo")
    app.advance(by: 0.05)
    app.tap(at: CGPoint(x: 120, y: 400))
    try waitForPhotos(controller)
    XCTAssertTrue(view.collectionViewLayout === controller.coverFlowLayout)
    try assertCovers(controller)
    for cell in view.visibleCells { XCTAssertNotNil((cell as? StreamPhotoCell)?.imageView.image) }
    try back()
    try back()
    try app.waitUntilIdle()
    XCTAssertTrue(view.collectionViewLayout === controller.stackedLayout)
    XCTAssertEqual(view.visibleCells.filter { !$0.isHidden }.count, 6)
    try app.expectNoReports()
  }

  func testAttributesAreCopiedAndComparedWhole() {
    let one = PhotoAttributes(forCellWith: IndexPath(item: 0, section: 0))
    one.shadowOpacity = 0.5
    one.maskingValue = 0.25
    let copy = one.copy() as? PhotoAttributes
    XCTAssertEqual(copy?.shadowOpacity, 0.5)
    XCTAssertEqual(copy?.maskingValue, 0.25)
    XCTAssertEqual(copy, one)
    copy?.maskingValue = 0.5
    XCTAssertNotEqual(copy, one)
    copy?.maskingValue = 0.25
    copy?.shadowOpacity = 0
    XCTAssertNotEqual(copy, one)
  }
}

extension PixelsViewController {
  /// The number of loaded photos that their cells show. A photo is loaded one turn of the main queue before its cell
  /// shows it, and on a busy machine the cells may be compared in between.
  var shownCount: Int {
    count { if case .shown = $0 { return true } else { return false } }
  }

  /// The number of photos that failed to load and whose cells show the failure.
  var missingCount: Int {
    count { if case .missing = $0 { return true } else { return false } }
  }

  private func count(_ isCounted: (Photo) -> Bool) -> Int {
    photos.indices.reduce(0) { sum, section in
      sum
        + photos[section].indices.filter { item in
          isCounted(photos[section][item]) && !changedPaths.contains(IndexPath(item: item, section: section))
        }.count
    }
  }
}
