import GalleryLibrary
import UIKit
import UIKitTesting
import XCTest

@testable import Gallery

/// Selecting several photos with touches, the mouse and keys, and the toolbar for the selected photos.
@preconcurrency @MainActor
final class SelectionTests: GalleryTestCase {
  private func selection() throws -> [IndexPath] {
    (try grid().collectionView.indexPathsForSelectedItems ?? []).sorted()
  }

  private func tap(_ title: String) throws {
    app.tap(try XCTUnwrap(view(labelled: title), title))
    try settle()
  }

  func testFingersSelect_andTheToolbarCounts() throws {
    try start(size: CGSize(width: 390, height: 844))
    try tap("Select")
    XCTAssertTrue(try grid().isEditing)
    XCTAssertEqual(try grid().selectionLabel.text, "Select Photos")
    app.tap(at: try location(item: 0))
    app.tap(at: try location(item: 2))
    try settle()
    XCTAssertEqual(try selection(), [[0, 0], [0, 2]])
    XCTAssertEqual(try grid().selectionLabel.text, "2 selected")
    try app.expectSnapshot("selection-phone")
    app.tap(at: try location(item: 0))
    XCTAssertEqual(try grid().selectionLabel.text, "1 selected")
    // Two fingers that move along a row select the photos under them.
    let end = try location(item: 2)
    let fingers = [0, 1].map { number in
      app.touch(at: CGPoint(x: end.x - 260, y: end.y + CGFloat(number) * 30), finger: number + 1)
    }
    for step in 1...13 {
      for (number, finger) in fingers.enumerated() {
        finger.move(to: CGPoint(x: end.x - 260 + CGFloat(step) * 20, y: end.y + CGFloat(number) * 30))
      }
      app.wait(0.02)
    }
    for finger in fingers { finger.lift() }
    try settle()
    XCTAssertEqual(try selection(), [[0, 0], [0, 1], [0, 2]])
    try tap("Favourite")
    XCTAssertEqual(delegate.library.count(.favourites), 3)
    try tap("Done")
    XCTAssertFalse(try grid().isEditing)
    XCTAssertEqual(try selection(), [])
    XCTAssertEqual(try grid().navigationController?.isToolbarHidden, true)
    try app.expectNoReports()
  }

  /// The buttons and the title of the bars touch neither each other nor the edges, at any text size.
  func testTheBarsOfTheSelectionHaveSpace() throws {
    for category in [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge] {
      try start(size: CGSize(width: 390, height: 844))
      app.window.traitOverrides.preferredContentSizeCategory = category
      try settle()
      app.key(.keyboardA, modifiers: .control)
      try settle()
      func frame(_ label: String) throws -> CGRect {
        let view = try XCTUnwrap(view(labelled: label), label)
        return view.convert(view.bounds, to: nil)
      }
      let (all, done) = (try frame("Select All"), try frame("Done"))
      app.wheel(at: CGPoint(x: 195, y: 500), notches: CGPoint(x: 0, y: -6))
      try settle()
      let title = try XCTUnwrap(labels("Library").first { abs($0.midY - all.midY) < 24 })
      XCTAssertGreaterThanOrEqual(title.minX - all.maxX, 8, "\(category)")
      XCTAssertGreaterThanOrEqual(done.minX - title.maxX, 8, "\(category)")
      let toolbar = try ["Favourite", "Add to Album", "72 selected", "More", "Delete"].map(frame)
      XCTAssertGreaterThan(toolbar[0].minX, 10)
      XCTAssertEqual(toolbar[0].minX, 390 - toolbar[4].maxX, accuracy: 1, "\(category)")
      for (left, right) in zip(toolbar, toolbar.dropFirst()) {
        XCTAssertLessThanOrEqual(left.maxX, right.minX + 0.5, "\(category)")
      }
      end()
    }
  }

  /// Returns the frames of the visible labels with a text, in the window.
  private func labels(_ text: String) -> [CGRect] {
    func find(in view: UIView) -> [UILabel] {
      guard !view.isHidden, view.alpha > 0 else { return [] }
      if let label = view as? UILabel { return label.text == text ? [label] : [] }
      return view.subviews.flatMap(find)
    }
    return find(in: app.window).map { $0.convert($0.bounds, to: nil) }
  }

  func testTheMarksAreAtTheTrailingEdge() throws {
    for isMirrored in [false, true] {
      try start(size: CGSize(width: 1024, height: 768))
      if isMirrored { app.window.traitOverrides.layoutDirection = .rightToLeft }
      app.key(.keyboardA, modifiers: .control)
      app.key(.keyboardF)
      try settle()
      for case let cell as PhotoCell in try grid().collectionView.visibleCells {
        let mark = try XCTUnwrap(cell.contentView.subviews.first { $0 is SelectionMarkView })
        XCTAssertEqual(isMirrored ? mark.frame.minX : cell.bounds.width - mark.frame.maxX, 8)
        let heart = try XCTUnwrap(cell.contentView.subviews.first { $0 is UIImageView && $0.frame.width < 30 })
        XCTAssertEqual(isMirrored ? cell.bounds.width - heart.frame.maxX : heart.frame.minX, 8)
      }
      end()
    }
  }

  func testTheMouseSelects_withControlShiftAndARectangle() throws {
    try start(size: CGSize(width: 1280, height: 800), isDark: true)
    app.modifiers = .control
    app.click(at: try location(item: 1))
    app.modifiers = []
    try settle()
    XCTAssertTrue(try grid().isEditing, "a click with Control begins")
    XCTAssertEqual(try selection(), [[0, 1]])
    app.modifiers = .shift
    app.click(at: try location(item: 1, section: 1))
    app.modifiers = []
    try settle()
    XCTAssertEqual(try selection(), [[0, 1], [0, 2], [0, 3], [1, 0], [1, 1]])
    try app.expectSnapshot("selection-desktop")
    // The rectangle begins in the header of the month.
    let first = try location(item: 0)
    let mouse = app.press(at: CGPoint(x: first.x, y: first.y - 100))
    mouse.drag(to: CGPoint(x: try location(item: 1).x, y: first.y), duration: 0.2)
    mouse.lift()
    try settle()
    XCTAssertEqual(try selection(), [[0, 0], [0, 1]])
    app.key(.keyboardEscape)
    try settle()
    XCTAssertFalse(try grid().isEditing)
    try app.expectNoReports()
  }

  /// A rectangle that the mouse draws beside the photos begins a selection, as in a file manager. One without photos ends it again.
  func testARectangleBeginsASelection() throws {
    for isMirrored in [false, true] {
      try start(size: CGSize(width: 1280, height: 800))
      app.window.traitOverrides.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
      try settle()
      let first = try location(item: 0)
      let offset = try grid().collectionView.contentOffset
      let header = CGPoint(x: first.x, y: first.y - 100)
      var mouse = app.press(at: header)
      mouse.drag(to: CGPoint(x: try location(item: 2).x, y: first.y), duration: 0.2)
      XCTAssertEqual(try selection(), [[0, 0], [0, 1], [0, 2]], "while the rectangle is drawn")
      mouse.drag(to: CGPoint(x: try location(item: 1).x, y: first.y), duration: 0.2)
      mouse.lift()
      try settle()
      XCTAssertTrue(try grid().isEditing)
      XCTAssertEqual(try selection(), [[0, 0], [0, 1]])
      XCTAssertEqual(try grid().selectionLabel.text, "2 selected")
      XCTAssertEqual(try grid().collectionView.contentOffset, offset, "the photos are not scrolled")
      app.key(.keyboardEscape)
      try settle()
      XCTAssertFalse(try grid().isEditing)
      mouse = app.press(at: header)
      mouse.drag(to: CGPoint(x: header.x + 40, y: header.y + 8), duration: 0.2)
      mouse.lift()
      try settle()
      XCTAssertFalse(try grid().isEditing)
      // A finger scrolls.
      app.drag(from: header, to: CGPoint(x: header.x, y: header.y - 60), hold: 0.2)
      try settle()
      XCTAssertFalse(try grid().isEditing)
      XCTAssertGreaterThan(try grid().collectionView.contentOffset.y, offset.y)
      try app.expectNoReports()
      end()
    }
  }

  /// The photos in the rectangle are selected, and no others, also if the grid is scrolled while it is drawn.
  func testARectangleOverAScrolledGrid() throws {
    for isMirrored in [false, true] {
      try start(size: CGSize(width: 1280, height: 400))
      app.window.traitOverrides.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
      try settle()
      let view = try grid().collectionView!
      let first = try location(item: 0)
      let offset = view.contentOffset
      let mouse = app.press(at: CGPoint(x: first.x, y: first.y - 100))
      mouse.drag(to: CGPoint(x: try location(item: 1).x, y: first.y), duration: 0.2)
      XCTAssertEqual(try selection(), [[0, 0], [0, 1]])
      app.wheel(at: CGPoint(x: 640, y: 200), notches: CGPoint(x: 0, y: -12))
      try app.waitUntilIdle()
      XCTAssertGreaterThan(view.contentOffset.y, offset.y + 400, "the first photos are not visible")
      mouse.drag(to: CGPoint(x: isMirrored ? 380 : 900, y: 250), duration: 0.2)
      let rectangles = view.interactions.compactMap { ($0 as? UIBandSelectionInteraction)?.selectionRect }
      let rect = try XCTUnwrap(rectangles.first)
      var expected: [IndexPath] = []
      for section in 0..<view.numberOfSections {
        for item in 0..<view.numberOfItems(inSection: section) {
          let path = IndexPath(item: item, section: section)
          if view.layoutAttributesForItem(at: path)?.frame.intersects(rect) == true { expected.append(path) }
        }
      }
      XCTAssertGreaterThan(expected.count, 5)
      XCTAssertTrue(expected.contains([0, 0]))
      XCTAssertEqual(try selection(), expected)
      app.wheel(at: CGPoint(x: 640, y: 200), notches: CGPoint(x: 0, y: 20))
      try app.waitUntilIdle()
      XCTAssertEqual(view.contentOffset, offset)
      mouse.drag(to: CGPoint(x: first.x + 4, y: first.y), duration: 0.2)
      XCTAssertEqual(try selection(), [[0, 0]], "the photos below are outside of the rectangle again")
      mouse.lift()
      try app.expectNoReports()
      end()
    }
  }

  func testKeysSelectAll_andEscapeEnds() throws {
    try start()
    app.key(.keyboardA, modifiers: .control)
    try settle()
    XCTAssertEqual(try grid().selectionLabel.text, "72 selected")
    app.key(.keyboardF)
    try settle()
    XCTAssertEqual(delegate.library.count(.favourites), 72)
    app.key(.keyboardEscape)
    try settle()
    XCTAssertFalse(try grid().isEditing)
    XCTAssertEqual(try grid().title, "Library", "Escape ends only the selection")
  }

  /// More photos than are changed at once: their numbers are read and changed in the background.
  func testManyPhotos_areChangedInTheBackground() throws {
    let folder = try TemporaryFolder()
    let count = PhotoSelection.directLimit + 50
    let png = TemporaryFolder.png(.red)
    for number in 0..<count {
      try folder.write(png, to: "\(number).png", modified: Date(timeIntervalSince1970: 1_700_000_000 + Double(number)))
    }
    try start(folders: [folder.url])
    let library = delegate.library
    app.key(.keyboardA, modifiers: .control)
    try settle()
    XCTAssertEqual(try grid().collectionView.numberOfSelectedItems, count)
    XCTAssertEqual(try grid().collectionView.selectedItemRanges.count, 1)
    XCTAssertEqual(try grid().selectionLabel.text, "\(PhotoTexts.number(count)) selected")
    app.tap(at: try location(item: 1))
    app.key(.keyboardF)
    XCTAssertEqual(library.count(.favourites), 0, "not on the main actor")
    try app.wait(until: { library.count(.favourites) == count - 1 }, limit: 60, "the favourites")
    // The screen shows the change later than the index contains it.
    let grid = try grid()
    try app.wait(until: { grid.photos.item(at: 0)?.isFavourite == true }, limit: 60, "the favourites on the screen")
    XCTAssertEqual(grid.photos.item(at: 1)?.isFavourite, false)
    try app.expectNoReports()
  }

  /// Changes between the selection and its use are reported, and no other photos are changed.
  func testASelectionOfAnEarlierOrder_changesNothing() throws {
    let folder = try TemporaryFolder()
    for name in ["a", "b"] { try folder.write(TemporaryFolder.png(.red), to: "\(name).png") }
    let files = try TemporaryFolder()
    try start(folders: [folder.url], files: files.url)
    let library = delegate.library
    let selection = try grid().photos.selection(of: [.init(section: 0, items: 0..<2)])
    XCTAssertEqual(selection.count, 2)
    try folder.write(TemporaryFolder.png(.blue), to: "c.png")
    try app.wait(until: { library.count == 3 }, limit: 60, "the new photo")
    var problems: [String] = []
    library.onFailedChange = { problems += $0 }
    library.setFavourite(selection, true, undo: nil)
    XCTAssertEqual(problems.count, 1)
    XCTAssertEqual(library.count(.favourites), 0)
  }
}
