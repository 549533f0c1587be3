import Foundation
import UIKit
import UIKitTesting
import XCTest

/// The worked examples as `./gallery --example NAME` opens them: with a window and a mouse they look as they do without.
@preconcurrency @MainActor
final class ExampleWindowTests: XCTestCase {
  private var folder: URL!
  private var gallery: GalleryProcess?
  private let size = (width: 480, height: 400)

  override func setUp() async throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("example-window-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  override func tearDown() async throws {
    gallery?.end()
    gallery = nil
    try? FileManager.default.removeItem(at: folder)
  }

  /// Opens an example in a window, does something with the mouse, and compares with the picture of an example without a
  /// display to which `script` did the same.
  private func compare(_ name: String, script: String = "", _ act: (TestDisplay) throws -> Void = { _ in }) throws {
    let display = try TestDisplay.get()
    let picture = folder.appendingPathComponent("window-\(name).png")
    let file = folder.appendingPathComponent("\(name).txt")
    try (script + "\nwait 2\nsettle 1\n").write(to: file, atomically: true, encoding: .utf8)
    try GalleryProcess.run([
      "--example", name, "--snapshot", picture.path, "--size", "\(size.width)x\(size.height)", "--scale", "1",
      "--script", file.path,
    ])
    gallery?.end()
    let window = try GalleryProcess(on: display, arguments: ["--example", name], size: size)
    gallery = window
    try display.xdotool("mousemove", "240", "250", "sleep", "0.3")
    try act(display)
    try window.expect(picture)
    XCTAssertTrue(window.isRunning)
    window.end()
    XCTAssertFalse(window.complaints().contains("UIKit:"), name)
  }

  private func click(_ x: Int, _ y: Int) -> (TestDisplay) throws -> Void {
    { try $0.xdotool("mousemove", "\(x)", "\(y)", "click", "1", "sleep", "0.3") }
  }

  func testTheCircleTurnsIntoAGrid() throws { try compare("Circle", script: "click 265 32", click(265, 32)) }

  func testTheWaterfallGetsAnotherColumn() throws {
    try compare("Waterfall", script: "click 446 32", click(446, 32))
  }

  func testACellComesFromTheCentre() throws { try compare("FromTheCentre", script: "click 450 32", click(450, 32)) }

  func testSelectedPicturesAreDeleted() throws {
    try compare("DeleteSelected", script: "click 60 120\nclick 160 120\nclick 450 32") { display in
      for (x, y) in [(60, 120), (160, 120), (450, 32)] { try self.click(x, y)(display) }
    }
  }

  func testAPictureIsHeldAndMoved() throws {
    try compare("Reorder")
    let display = try TestDisplay.get()
    let window = try GalleryProcess(on: display, arguments: ["--example", "Reorder"], size: size)
    gallery = window
    try window.expect(folder.appendingPathComponent("window-Reorder.png"))
    let before = window.picture()
    try display.xdotool("mousemove", "60", "120", "mousedown", "1", "sleep", "1")
    for x in stride(from: 80, through: 280, by: 20) {
      try display.xdotool("mousemove", "\(x)", "120", "sleep", "0.03")
    }
    try display.xdotool("sleep", "1", "mouseup", "1", "mousemove", "240", "250")
    // The first picture's place shows another one.
    XCTAssertTrue(
      window.wait(5) {
        let (old, new) = (before.color(x: 60, y: 140), window.picture().color(x: 60, y: 140))
        return old != new
      })
  }

  func testTheTreeScrolls() throws {
    try compare("ClassTree", script: "wheel 240 250 -3") { display in
      try display.xdotool(
        "mousemove", "240", "250", "click", "5", "click", "5", "click", "5", "mousemove", "240", "250")
    }
  }

  func testTheOthersOpen() throws {
    for name in ["SnapToTheMiddle", "InteractiveTransition", "Pinch", "DoubleTap", "BackgroundViews", "Highlight"] {
      try compare(name)
    }
  }

  func testAMillionCellsOpen_andRestWhenNothingHappens() throws {
    let display = try TestDisplay.get()
    let window = try GalleryProcess(on: display, arguments: ["--example", "Million"], size: size)
    gallery = window
    XCTAssertTrue(window.wait(20) { window.picture().color(x: 240, y: 300).alpha == 255 && window.isRunning })
    _ = window.wait(4) { false }
    let before = window.processorTime()
    _ = window.wait(2) { false }
    XCTAssertLessThan(window.processorTime() - before, 0.2)
    XCTAssertTrue(window.isRunning)
  }

  func testANameThatIsNone_isSaid() throws {
    let (status, said) = try GalleryProcess.outcome(["--example", "Circles"], in: folder)
    XCTAssertEqual(status, 64, said)
    XCTAssertTrue(said.contains("--example Circles: there is none of that name"), said)
    XCTAssertEqual(try GalleryProcess.outcome(["--examples"], in: folder).status, 0)
    XCTAssertEqual(try GalleryProcess.outcome(["--example", "Circle", "/tmp"], in: folder).status, 64)
  }
}
