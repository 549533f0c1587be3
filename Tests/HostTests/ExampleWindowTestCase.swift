import Foundation
import UIKit
import UIKitTesting
import XCTest

/// A base class for tests that open examples as `./gallery --example NAME` does, and control them with the mouse and
/// the wheel.
@preconcurrency @MainActor
class ExampleWindowTestCase: XCTestCase {
  private(set) var folder: URL!
  var gallery: GalleryProcess?
  let size = (width: 480, height: 400)

  override func setUp() async throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("example-window-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  override func tearDown() async throws {
    gallery?.end()
    gallery = nil
    try? FileManager.default.removeItem(at: folder)
  }

  /// A line of a script, and the same action with the mouse.
  struct Step {
    var script: String
    var act: @MainActor (GalleryProcess) throws -> Void

    init(script: String, act: @escaping @MainActor (GalleryProcess) throws -> Void) {
      self.script = script
      self.act = act
    }

    /// Creates a step whose action xdotool performs quickly.
    init(script: String, hand: [String]) {
      self.init(script: script) { window in try window.atOnce { try TestDisplay.get().xdotool(hand) } }
    }

    static func click(_ x: Int, _ y: Int) -> Step {
      Step(script: "click \(x) \(y)", hand: ["mousemove", "\(x)", "\(y)", "click", "1"])
    }
  }

  /// Opens an example in a window and performs steps. After each step, the window must have changed, and must look like
  /// the example without a display after the same steps of a script.
  @discardableResult
  func compare(
    _ name: String, _ steps: [Step] = [], seesStart: Bool = true, ends: Bool = true
  ) throws -> GalleryProcess {
    let pictures = (0...steps.count).map { folder.appendingPathComponent("window-\(name)-\($0).png") }
    let file = folder.appendingPathComponent("\(name).txt")
    let lines = ([""] + steps.map(\.script)).enumerated().flatMap { index, line in
      [line, "wait 2", "settle 0", "idle", "snapshot \(pictures[index].path)"]
    }
    try lines.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
    try GalleryProcess.run([
      "--example", name, "--snapshot", folder.appendingPathComponent("end.png").path, "--size",
      "\(size.width)x\(size.height)", "--scale", "1", "--script", file.path,
    ])
    let window = try open(name)
    if seesStart { try window.expect(pictures[0]) }
    for (index, step) in steps.enumerated() {
      let (before, after) = (try Snapshot(contentsOf: pictures[index]), try Snapshot(contentsOf: pictures[index + 1]))
      XCTAssertFalse(before.isSimilar(after), "\(step.script) does nothing")
      try step.act(window)
      try window.expect(pictures[index + 1])
    }
    // A correct picture may still be the last but one of an animation.
    if ends { finish(window) } else { XCTAssertTrue(window.comesToRest(), name) }
    return window
  }

  /// Opens an example in a window at the top left of the screen, with the mouse in its middle.
  func open(_ name: String) throws -> GalleryProcess {
    gallery?.end()
    let display = try TestDisplay.get()
    let window = try GalleryProcess(on: display, arguments: ["--example", name], size: size)
    gallery = window
    try display.xdotool("mousemove", "240", "250")
    return window
  }

  /// Ends the example and checks that it has printed no errors.
  func finish(_ window: GalleryProcess) {
    XCTAssertTrue(window.isRunning)
    window.end()
    XCTAssertFalse(window.complaints().contains("UIKit:"))
  }
}
