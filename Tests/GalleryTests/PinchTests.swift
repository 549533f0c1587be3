import GalleryLibrary
import RuntimeInterface
import UIKit
import UIKitTesting
import XCTest

@testable import Gallery

/// Pinches that zoom through time: the photo between the fingers follows them.
@preconcurrency @MainActor
final class PinchTests: GalleryTestCase {
  /// Two fingers side by side on the photos.
  @MainActor
  private final class Fingers {
    private let app: TestApplication
    private let both: [TestFinger]
    private(set) var center: CGPoint
    private(set) var distance: CGFloat

    init(_ app: TestApplication, at center: CGPoint, distance: CGFloat) {
      self.app = app
      self.center = center
      self.distance = distance
      both = [-1, 1].map { side in
        app.touch(at: CGPoint(x: center.x + side * distance / 2, y: center.y), finger: side > 0 ? 2 : 1)
      }
    }

    func move(to distance: CGFloat, steps: Int) { move(to: distance, steps: steps) {} }

    /// Moves the fingers in steps of a frame, and calls a closure after each step.
    func move(to distance: CGFloat, center: CGPoint? = nil, steps: Int, each: () throws -> Void) rethrows {
      let (start, end) = (self.center, center ?? self.center)
      let first = self.distance
      for step in 1...steps {
        let part = CGFloat(step) / CGFloat(steps)
        self.distance = first + (distance - first) * part
        self.center = CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
        app.send(moves: places.enumerated().map { (finger: $0 + 1, point: $1) })
        app.frame()
        try each()
      }
    }

    /// The places of the fingers in the window.
    private var places: [CGPoint] {
      [-1, 1].map { CGPoint(x: center.x + $0 * distance / 2, y: center.y) }
    }

    func lift() {
      for (finger, place) in zip(both, places) { finger.move(to: place, after: 0) }
      for finger in both { finger.lift() }
      app.frame()
    }
  }

  private var folder: TemporaryFolder!
  private var point = CGPoint(x: 150, y: 430)

  private func show(size: CGSize = CGSize(width: 390, height: 844)) throws -> UICollectionView {
    folder = try makeFolder()
    try start(size: size, folders: [folder.url.appendingPathComponent("Holidays")])
    let view = try XCTUnwrap(grid().collectionView)
    view.contentOffset.y = view.contentSize.height / 2
    try settle()
    return view
  }

  /// Returns the photo at a location of the window, and the part of it to the left of and above the location.
  private func photo(at location: CGPoint) throws -> (id: Int64, part: CGPoint) {
    let view = try XCTUnwrap(grid().collectionView)
    let place = view.convert(location, from: nil)
    let found = view.visibleCells.first { $0.alpha == 1 && $0.frame.insetBy(dx: -1.5, dy: -1.5).contains(place) }
    let path = try XCTUnwrap(found.flatMap { view.indexPath(for: $0) }, "no photo at \(location)")
    let frame = try XCTUnwrap(view.layoutAttributesForItem(at: path)).frame
    let part = CGPoint(x: (place.x - frame.minX) / frame.width, y: (place.y - frame.minY) / frame.height)
    return (try XCTUnwrap(grid().photos.item(at: path)).id, part)
  }

  /// Returns the cell of a photo.
  private func cell(_ id: Int64, line: UInt = #line) throws -> UICollectionViewCell {
    let position = try XCTUnwrap(grid().photos.position(of: id), line: line)
    return try XCTUnwrap(grid().collectionView.cellForItem(at: grid().photos.indexPath(of: position)), line: line)
  }

  /// Asserts that a part of a photo is between the fingers.
  private func assertPhoto(_ photo: (id: Int64, part: CGPoint), follows fingers: Fingers, line: UInt = #line) throws {
    let cell = try cell(photo.id, line: line)
    let frame = cell.convert(cell.bounds, to: nil)
    XCTAssertEqual(frame.minX + photo.part.x * frame.width, fingers.center.x, accuracy: 0.5, line: line)
    XCTAssertEqual(frame.minY + photo.part.y * frame.height, fingers.center.y, accuracy: 0.5, line: line)
    XCTAssertEqual(cell.alpha, 1, line: line)
  }

  /// Compares the screen with a picture when the fingers rest and all photos are loaded.
  private func expectSnapshotWithPictures(_ name: String) throws {
    let (loader, library) = (delegate.loader, delegate.library)
    try app.wait(until: { loader.pendingCount == 0 && library.lateReadingCount == 0 }, limit: 60, "the pictures")
    try app.expectSnapshot(name)
  }

  func testThePhotoFollowsTheFingers_andReturnsWhenTheyAreLiftedEarly() throws {
    let view = try show()
    let before = app.snapshot()
    let pointed = try photo(at: point)
    let side = try cell(pointed.id).bounds.width
    let fingers = Fingers(app, at: point, distance: 200)
    fingers.move(to: 170, steps: 6)
    try assertPhoto(pointed, follows: fingers)
    var widths = [side]
    try fingers.move(to: 150, center: CGPoint(x: 190, y: 400), steps: 6) {
      try assertPhoto(pointed, follows: fingers)
      widths.append(try cell(pointed.id).bounds.width)
    }
    XCTAssertEqual(widths, widths.sorted(by: >), "the photo becomes smaller with the distance of the fingers")
    // The recognizer ignores the first 8 points, and the photo has the scale of the rest.
    XCTAssertEqual(try cell(pointed.id).bounds.width, side * 150 / 192, accuracy: 1)
    XCTAssertEqual(try grid().level, .photos(.medium))
    try expectSnapshotWithPictures("pinch-photos")
    app.wait(0.3)
    fingers.lift()
    app.wait(0.1)
    XCTAssertNotNil(try grid().zoomTransition, "it returns with an animation")
    try settle()
    XCTAssertEqual(try grid().level, .photos(.medium))
    XCTAssertTrue(view.collectionViewLayout is PhotoGridLayout)
    assertSame(app.snapshot(), before, "the screen before the pinch")
    try app.expectNoReports()
  }

  func testOnePinchGoesThroughTheLevels_andBack() throws {
    let view = try show()
    let pointed = try photo(at: point)
    var levels: [ZoomLevel] = [.photos(.medium)]
    func record() throws {
      let level = try grid().level
      if level != levels.last { levels.append(level) }
    }
    let fingers = Fingers(app, at: point, distance: 300)
    try fingers.move(to: 60, steps: 30) {
      try assertPhoto(pointed, follows: fingers)
      try record()
    }
    try fingers.move(to: 25, steps: 9) { try record() }
    try expectSnapshotWithPictures("pinch-days")
    try fingers.move(to: 3, steps: 20) { try record() }
    XCTAssertEqual(levels, [.photos(.medium), .photos(.small), .photos(.tiny), .days, .months, .years])
    try assertPhoto(pointed, follows: fingers)
    levels = [.years]
    try fingers.move(to: 308, steps: 60) { try record() }
    XCTAssertEqual(levels, [.years, .months, .days, .photos(.tiny), .photos(.small), .photos(.medium)])
    try assertPhoto(pointed, follows: fingers)
    app.wait(0.3)
    fingers.lift()
    try settle()
    XCTAssertTrue(view.collectionViewLayout is PhotoGridLayout)
    let last = try photo(at: point)
    XCTAssertEqual(last.id, pointed.id)
    XCTAssertEqual(last.part.y, pointed.part.y, accuracy: 0.02)
    try app.expectNoReports()
  }

  func testAFastPinchGoesOn_andASlowOneOfTheSameLengthReturns() throws {
    _ = try show()
    var fingers = Fingers(app, at: point, distance: 160)
    fingers.move(to: 135, steps: 60)
    fingers.lift()
    try settle()
    XCTAssertEqual(try grid().level, .photos(.medium))
    fingers = Fingers(app, at: point, distance: 160)
    fingers.move(to: 135, steps: 6)
    let transition = try XCTUnwrap(grid().zoomTransition)
    let progress = transition.transitionProgress
    XCTAssertLessThan(progress, 0.5)
    let time = app.time
    fingers.lift()
    XCTAssertEqual(try grid().level, .photos(.small), "the level is known at once")
    let speed = (transition.transitionProgress - progress) / CGFloat(app.time - time)
    // The fingers moved by 25 points in 0.1 seconds, and a level is a change of the scale by about one half. From rest, the
    // spring would have half of this speed in the first frame.
    XCTAssertGreaterThan(speed, 25 / 0.1 / 152 / 0.51, "it continues at the speed of the fingers")
    // Another pinch begins during the animation.
    fingers = Fingers(app, at: point, distance: 160)
    fingers.move(to: 140, steps: 1)
    let pointed = try photo(at: point)
    try fingers.move(to: 100, steps: 6) { try assertPhoto(pointed, follows: fingers) }
    fingers.lift()
    try settle()
    XCTAssertEqual(try grid().level, .photos(.tiny))
    try app.expectNoReports()
  }

  func testChangesOfTheLibrary_doNotEndAPinch() throws {
    _ = try show()
    let pointed = try photo(at: point)
    let grid = try grid()
    let count = grid.photos.count
    let other = try XCTUnwrap(grid.photos.item(at: 0)).id
    let fingers = Fingers(app, at: point, distance: 200)
    fingers.move(to: 150, steps: 10)
    delegate.library.moveToTrash(PhotoNumbers([other]), undo: nil)
    try app.wait(until: { grid.photos.count == count - 1 }, limit: 60, "the photo has disappeared")
    fingers.move(to: 130, steps: 5)
    try assertPhoto(pointed, follows: fingers)
    // The photo under the fingers disappears: the others remain where they are.
    delegate.library.moveToTrash(PhotoNumbers([pointed.id]), undo: nil)
    try app.wait(until: { grid.photos.count == count - 2 }, limit: 60, "the photo has disappeared")
    fingers.move(to: 100, steps: 5)
    fingers.lift()
    try settle()
    XCTAssertEqual(grid.level, .photos(.small))
    XCTAssertFalse(grid.collectionView.visibleCells.isEmpty)
    try app.expectNoReports()
  }

  func testOtherChangesOfTheScreen_endAPinch() throws {
    _ = try show()
    let fingers = Fingers(app, at: point, distance: 200)
    fingers.move(to: 150, steps: 10)
    XCTAssertNotNil(try grid().zoomTransition)
    try grid().zoom(to: .years, at: nil)
    XCTAssertNil(try grid().zoomTransition)
    fingers.move(to: 120, steps: 5)
    XCTAssertEqual(try grid().level, .years)
    fingers.lift()
    try settle()
    XCTAssertEqual(try grid().level, .years)
    try app.expectNoReports()
  }

  func testTheCardsFollowTheFingers_fromRightToLeft() throws {
    let view = try show(size: CGSize(width: 1024, height: 768))
    app.window.traitOverrides.layoutDirection = .rightToLeft
    try grid().zoom(to: .months, at: nil)
    try settle()
    // A card in the middle of the height.
    let card = try XCTUnwrap(
      view.visibleCells.min { abs($0.frame.midY - view.bounds.midY) < abs($1.frame.midY - view.bounds.midY) })
    point = card.convert(CGPoint(x: card.bounds.midX, y: card.bounds.midY), to: nil)
    let pointed = try photo(at: point)
    let before = app.snapshot()
    let fingers = Fingers(app, at: point, distance: 100)
    fingers.move(to: 120, steps: 10)
    try fingers.move(to: 150, center: CGPoint(x: point.x - 40, y: point.y + 20), steps: 10) {
      try assertPhoto(pointed, follows: fingers)
    }
    XCTAssertTrue(try grid().zoomTransition?.nextLayout is TimeLayout)
    try expectSnapshotWithPictures("pinch-months-rtl")
    app.wait(0.3)
    fingers.move(to: 105, steps: 10)
    fingers.lift()
    try settle()
    assertSame(app.snapshot(), before, "the months")
    try app.expectNoReports()
  }

  /// Control and the wheel would otherwise continue the pinch.
  func testAPinchBeyondTheLastLevel_leavesNothingBehind() throws {
    _ = try show()
    for _ in 0..<4 {
      let fingers = Fingers(app, at: point, distance: 60)
      fingers.move(to: 260, steps: 10)
      fingers.lift()
      try settle()
    }
    XCTAssertEqual(try grid().level, .photos(.large))
    XCTAssertNil(try grid().zoomPinch)
    XCTAssertNil(try grid().zoomTransition)
  }

  /// A touchpad has no touches, but its pinch is followed. The wheel zooms in steps.
  func testATouchpadIsFollowed_andTheWheelZoomsInSteps() throws {
    _ = try show(size: CGSize(width: 1024, height: 768))
    point = CGPoint(x: 700, y: 430)
    app.hover(at: point)
    let pointed = try photo(at: point)
    func pad(_ phase: RawInput.Scroll.Phase, scale: Double) {
      app.advance(by: 1.0 / 60)
      app.send(.pinch(RawInput.Pinch(location: point, scale: scale, rotation: 0, phase: phase, time: app.time)))
      app.frame()
    }
    pad(.began, scale: 1)
    for _ in 0..<8 { pad(.changed, scale: 0.97) }
    XCTAssertNotNil(try grid().zoomTransition)
    let cell = try cell(pointed.id)
    let frame = cell.convert(cell.bounds, to: nil)
    XCTAssertEqual(frame.minX + pointed.part.x * frame.width, point.x, accuracy: 0.5)
    XCTAssertEqual(frame.minY + pointed.part.y * frame.height, point.y, accuracy: 0.5)
    pad(.ended, scale: 1)
    try settle()
    XCTAssertEqual(try grid().level, .photos(.small))
    app.modifiers = .control
    app.wheel(at: point, notches: CGPoint(x: 0, y: 0.5))
    XCTAssertNil(try grid().zoomTransition, "half a notch is not a step, and is not followed")
    app.wheel(at: point, notches: CGPoint(x: 0, y: 0.5))
    app.modifiers = []
    try settle()
    XCTAssertEqual(try grid().level, .photos(.medium))
    try app.expectNoReports()
  }
}
