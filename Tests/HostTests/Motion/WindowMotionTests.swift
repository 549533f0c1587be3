import CoreGraphics
import Foundation
import RuntimeInterface
import TestSupport
import UIKit
import UIKitTesting
import XCTest

/// Motions in a real window, which are checked while they are running. The picture of each frame is read from the X
/// server immediately. It must equal a new composition of all layers and, pixel by pixel, the picture of a host without
/// a display after the same input at the same times. Between pictures, everything must move correctly.
@preconcurrency @MainActor
final class WindowMotionTests: MotionTestCase {
  /// Drags upward fast and releases while moving. If the machine is too slow, the drag is repeated.
  private func throwUp(_ view: UIScrollView) throws {
    let scale = Double(window.scale)
    for _ in 0..<20 {
      try point(Int(100 * scale), Int(230 * scale))
      try hand("mousedown", "1")
      try fling(x: Int(100 * scale), through: stride(from: 216, through: 90, by: -14).map { Int(Double($0) * scale) })
      if view.isDecelerating { break }
    }
    run { !view.isDragging && !view.isDecelerating }
  }

  /// Indicates whether `later` is `earlier`, moved up by a number of pixels. The scroll indicator at the right is not
  /// compared.
  private func isMoved(_ earlier: Snapshot, _ later: Snapshot, up distance: Int) -> Bool {
    let columns = stride(from: 2, to: earlier.width - 14, by: 7)
    return stride(from: 0, to: earlier.height, by: 3).allSatisfy { y in
      let from = y + distance
      guard from >= 0, from < earlier.height else { return true }
      return columns.allSatisfy { later.pixels[$0, y] == earlier.pixels[$0, from] }
    }
  }

  private func assertMoves(_ frames: [MotionFrame], scale: CGFloat = 1, line: UInt = #line) {
    for (earlier, later) in zip(frames, frames.dropFirst()) {
      guard let a = earlier.picture, let b = later.picture, let from = earlier.state["offset"],
        let to = later.state["offset"]
      else { continue }
      let distance = Int((to * scale).rounded()) - Int((from * scale).rounded())
      XCTAssertTrue(isMoved(a, b, up: distance), "from \(from) to \(to)", line: line)
      if distance != 0 { XCTAssertFalse(isMoved(a, b, up: 0), "from \(from) to \(to): nothing moved", line: line) }
    }
  }

  func testAFling() throws {
    let frames = try film("fling", ListScene.self) { try throwUp($0.numbers.collectionView) }
    let offsets = frames.compactMap { $0.state["offset"] }
    XCTAssertEqual(offsets, offsets.sorted(), "always on, never back")
    let thrown = frames.filter { $0.state["isDecelerating"] == 1 }
    XCTAssertGreaterThan(thrown.count, 5, "pictures of it running out")
    XCTAssertGreaterThan(Set(offsets).count, 8)
    // The speed decreases with time.
    let steps = zip(thrown, thrown.dropFirst())
      .map { ($1.state["offset"]! - $0.state["offset"]!) / ($1.time - $0.time) }
    XCTAssertGreaterThan(steps.prefix(3).reduce(0, +), steps.suffix(3).reduce(0, +))
    assertMoves(frames)
  }

  /// Scrolling copies the screen's contents by whole pixels, although a point is one and a half pixels.
  func testAFling_atAnotherScale() throws {
    let frames = try film("fling-1.5", ListScene.self, scale: 1.5) { try throwUp($0.numbers.collectionView) }
    XCTAssertGreaterThan(frames.count { $0.state["isDecelerating"] == 1 }, 5)
    for frame in frames { assertRowsAreEqual(frame, height: 59) }
    assertMoves(frames, scale: 1.5)
  }

  /// Checks that all completely visible cells have the same height.
  private func assertRowsAreEqual(_ frame: MotionFrame, height: Int, line: UInt = #line) {
    guard let picture = frame.picture else { return }
    var runs: [Int] = []
    var start = 0
    for y in 1..<picture.height where picture.pixels[4, y] != picture.pixels[4, y - 1] {
      if picture.pixels[4, start] != 0xFFF2_F2F2, start > 0 { runs.append(y - start) }
      start = y
    }
    XCTAssertEqual(Set(runs), [height], "at \(frame.state)", line: line)
  }

  func testABounce() throws {
    let frames = try film("bounce", ListEndScene.self) {
      try throwUp(($0.controller as! UICollectionViewController).collectionView)
    }
    let end = try XCTUnwrap(frames.first?.state["end"])
    let offsets = frames.compactMap { $0.state["offset"] }
    let top = try XCTUnwrap(offsets.max())
    XCTAssertGreaterThan(top, end + 5, "the edge gives way")
    XCTAssertEqual(offsets.last, end)
    let turn = try XCTUnwrap(offsets.firstIndex(of: top))
    XCTAssertEqual(Array(offsets[turn...]), offsets[turn...].sorted(by: >), "and springs back")
    assertMoves(frames)
    for frame in frames {
      guard let picture = frame.picture, let offset = frame.state["offset"] else { continue }
      let bare = Int((offset - end).rounded())
      guard bare >= 2 else { continue }
      // The background is visible after the last cell and its inset of one point.
      let background = picture.color(x: 20, y: picture.height - 1)
      XCTAssertEqual([background.red, background.green, background.blue], [242, 242, 242], "\(bare) points beyond")
      let last = picture.color(x: 20, y: picture.height - bare - 3)
      XCTAssertNotEqual(last.red, 242, "the last cell ends \(bare) points above")
    }
  }

  func testAReorder_withAutoscroll() throws {
    let frames = try film("reorder", TilesScene.self) { scene in
      let view: UICollectionView = scene.tiles.collectionView
      try point(75, 27)
      try hand("mousedown", "1")
      run { view.hasUncommittedUpdates }
      try drag(from: (75, 27), to: (126, 250))
      run { view.contentOffset.y > 180 }
      try drag(from: (126, 250), to: (126, 120))
      run(atLeast: 0.3)
      try hand("mouseup", "1")
      run { !view.hasUncommittedUpdates }
    }
    let held = frames.filter { $0.state["isHeld"] == 1 }
    XCTAssertGreaterThan(held.count, 8)
    let offsets = held.compactMap { $0.state["offset"] }
    XCTAssertEqual(offsets, offsets.sorted(), "the content comes along, never back")
    XCTAssertGreaterThan(Set(offsets).count, 4, "pictures of it coming along")
    for frame in held { assertIsHeld(frame) }
    XCTAssertGreaterThan(frames.last?.state["item"] ?? 0, 8)
    XCTAssertEqual(frames.last?.state["isHeld"], 0)
  }

  /// Checks that the moved tile is at the position that the application reports, above all others, slightly enlarged
  /// and with a shadow.
  private func assertIsHeld(_ frame: MotionFrame, line: UInt = #line) {
    guard let picture = frame.picture, let x = frame.state["x"], let y = frame.state["y"], x > 0 else {
      return XCTFail("the tile that is held is not there", line: line)
    }
    var color = (red: CGFloat(), green: CGFloat(), blue: CGFloat(), alpha: CGFloat())
    NumberCell.color(TilesScene.held).getRed(&color.red, green: &color.green, blue: &color.blue, alpha: &color.alpha)
    for (dx, dy) in [(-18, -18), (18, -18), (-18, 18), (18, 18)] as [(CGFloat, CGFloat)] {
      let place = (x: Int(x + dx), y: Int(y + dy))
      guard place.x >= 0, place.y >= 0, place.x < picture.width, place.y < picture.height else { continue }
      let seen = picture.color(x: place.x, y: place.y)
      XCTAssertEqual(CGFloat(seen.red), color.red * 255, accuracy: 2, "at \(place)", line: line)
      XCTAssertEqual(CGFloat(seen.green), color.green * 255, accuracy: 2, "at \(place)", line: line)
      XCTAssertEqual(CGFloat(seen.blue), color.blue * 255, accuracy: 2, "at \(place)", line: line)
    }
  }

  func testAPinch_drivesATransition() throws {
    // Input after a pause is a new pinch, and some machines are slow between two notches.
    let endDelay = TouchpadGestures.shared.endDelay
    TouchpadGestures.shared.endDelay = 3600
    defer { TouchpadGestures.shared.endDelay = endDelay }
    let frames = try film("pinch", PinchScene.self) { scene in
      try point(100, 100)
      try hand("keydown", "ctrl")
      for notch in 1...3 {
        try hand("click", "4")
        run {
          (scene.state["progress"] ?? -1) > CGFloat(notch) * 0.2 - 0.01 || scene.state["outcome"] == 1
        }
      }
      try hand("keyup", "ctrl")
      let end = RawInput.Pinch(
        location: CGPoint(x: 100, y: 100), scale: 1, rotation: 0, phase: .ended, time: FrameClock.now)
      stage.host(host, didReceive: .pinch(end), in: window)
      run { scene.state["outcome"] != -1 }
    }
    XCTAssertEqual(frames.last?.state["outcome"], 1)
    let moving = frames.filter { ($0.state["progress"] ?? -1) >= 0 }
    let progress = moving.compactMap { $0.state["progress"] }
    XCTAssertEqual(progress, progress.sorted(), "on and on")
    XCTAssertGreaterThan(Set(progress).count, 2, "pictures of it")
    for frame in frames {
      guard let picture = frame.picture, let height = frame.state["height"] else { continue }
      // The first tile, from its inset down to the end of its color.
      var seen = 0
      let color = picture.pixels[8, 6]
      while 5 + seen < picture.height, picture.pixels[8, 5 + seen] == color { seen += 1 }
      XCTAssertEqual(CGFloat(seen), height, accuracy: 1, "at \(frame.state)")
      guard let progress = frame.state["progress"], progress >= 0 else { continue }
      XCTAssertEqual(height, 40 + 35 * progress, accuracy: 0.5)
    }
    let heights = frames.compactMap { $0.state["height"] }
    XCTAssertEqual(heights, heights.sorted(), "higher and higher")
    XCTAssertEqual(heights.last, 75)
  }
}
