import CoreGraphics
import Foundation
import RuntimeInterface
import TestSupport
import UIKit
import UIKitTesting
import XCTest

/// A base class for tests that record scenes in a window and compare every frame with a new composition and a replay.
@preconcurrency @MainActor
class MotionTestCase: WindowTestCase {
  private(set) var stage: MotionStage!
  let size = CGSize(width: 200, height: 260)

  override func tearDown() async throws {
    stage?.end()
    stage = nil
    closeAll()
  }

  func rest() { rest(stage.loop) }

  /// Records the frames of a scene in a window while `act` controls it, compares them with their replay, and returns
  /// them.
  func film<Scene: MotionScene>(
    _ name: String, _ scene: Scene.Type, scale: CGFloat = 1, line: UInt = #line, _ act: (Scene) throws -> Void
  ) throws -> [MotionFrame] {
    try open(size: size, environment: scale == 1 ? [:] : ["TESSERA_SCALE": "\(scale)"])
    let made = Scene()
    let surface = window.surface
    stage = MotionStage(host: host, window: window, scene: made) { [display, origin] in
      display!.picture(x: origin.x, y: origin.y, width: surface.pixelWidth, height: surface.pixelHeight)
    }
    rest()
    stage.isFilming = true
    try act(made)
    rest()
    let frames = stage.frames
    let pixels = (surface.pixelWidth, surface.pixelHeight)
    stage.end()
    stage = nil
    closeAll()

    let again = try MotionStage.replay(frames, size: size, scale: scale, scene: Scene())
    try MotionAlbum.write(name, window: frames, headless: again)
    XCTAssertEqual(again.count, frames.count, line: line)
    var compared = 0
    for (index, (seen, expected)) in zip(frames, again).enumerated() {
      XCTAssertEqual(seen.state, expected.state, "frame \(index)", line: line)
      guard let picture = seen.picture, let replayed = expected.picture else { continue }
      compared += 1
      XCTAssertEqual(picture.width, pixels.0)
      XCTAssertEqual(picture.height, pixels.1)
      XCTAssertEqual(seen.stale, 0, "frame \(index) of the window shows what is no longer there", line: line)
      XCTAssertEqual(expected.stale, 0, "frame \(index) of the replay shows what is no longer there", line: line)
      guard !picture.isIdentical(to: replayed) else { continue }
      let difference = picture.difference(from: replayed, tolerance: .exact)
      XCTFail("frame \(index): \(difference.count) pixels differ within \(difference.bounds)", line: line)
      try picture.write(to: Snapshot.artifacts.appendingPathComponent("\(name)-\(index).actual.png"))
      try replayed.write(to: Snapshot.artifacts.appendingPathComponent("\(name)-\(index).expected.png"))
      if testRun?.failureCount ?? 0 > 5 { break }
    }
    XCTAssertGreaterThan(compared, 4, line: line)
    return frames.filter { $0.picture != nil }
  }
}
