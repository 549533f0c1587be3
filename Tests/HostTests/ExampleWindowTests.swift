import Foundation
import UIKit
import UIKitTesting
import XCTest

/// The examples as `./gallery --example NAME` opens them. In a window they must look as they do without a display.
@preconcurrency @MainActor
final class ExampleWindowTests: ExampleWindowTestCase {
  func testTheCircleTurnsIntoAGrid() throws {
    // The minute hand shows the current time.
    try compare("Circle", [.click(265, 46)], seesStart: false)
  }

  func testTheWaterfallGetsAnotherColumn() throws { try compare("Waterfall", [.click(418, 46)]) }

  func testACellComesFromTheCentre() throws { try compare("FromTheCentre", [.click(420, 46)]) }

  func testSelectedPicturesAreDeleted() throws {
    try compare("DeleteSelected", [.click(60, 130), .click(160, 130), .click(420, 46)])
  }

  func testAPictureIsHeldAndMoved() throws {
    let window = try compare("Reorder", ends: false)
    let display = try TestDisplay.get()
    XCTAssertTrue(window.comesToRest())
    let before = window.picture()
    try display.xdotool("mousemove", "60", "130", "mousedown", "1")
    XCTAssertTrue(window.wait { !window.picture().isSimilar(before) }, "it is lifted")
    for x in stride(from: 80, through: 280, by: 20) {
      try display.xdotool("mousemove", "\(x)", "130", "sleep", "0.03")
    }
    // The position of the first picture shows a different one, before and after the release.
    func isOther() -> Bool {
      let (old, new) = (before.color(x: 60, y: 140), window.picture().color(x: 60, y: 140))
      return old != new
    }
    XCTAssertTrue(window.wait(until: isOther), "the others make room")
    XCTAssertTrue(window.comesToRest())
    try display.xdotool("mouseup", "1", "mousemove", "240", "250")
    XCTAssertTrue(window.comesToRest())
    XCTAssertTrue(isOther())
    finish(window)
  }

  func testTheTreeScrolls() throws {
    try compare(
      "ClassTree", [.init(script: "wheel 240 250 -3", hand: ["click", "--repeat", "3", "--delay", "30", "5"])])
  }

  func testPhotosComeOverHTTP_andTapsLeadToTheCovers() throws {
    // A stack, then a photo of the grid.
    try compare("OneHundredPixels", [.click(120, 170), .click(120, 170)])
  }

  func testAServiceWithoutRequestsCostsNothing() throws {
    let display = try TestDisplay.get()
    let window = try GalleryProcess(on: display, arguments: ["--example", "OneHundredPixels"], size: size)
    gallery = window
    XCTAssertTrue(window.comesToRest())
    XCTAssertTrue(window.isRunning)
  }

  func testAMenuOpensByTheOtherButton() throws {
    try compare("EditMenu", [.init(script: "click 60 220 2", hand: ["mousemove", "60", "220", "click", "3"])])
  }

  /// When the window is turned, the number of columns changes. The photos have random rotations, so the pictures may
  /// differ at their edges.
  func testStacksHaveOtherColumnsInAWindowThatIsTurned() throws {
    let display = try TestDisplay.get()
    var pictures: [URL] = []
    let turned = (width: 330, height: 470)
    for (width, height) in [size, turned] {
      let picture = folder.appendingPathComponent("stacks-\(width).png")
      let file = folder.appendingPathComponent("stacks.txt")
      try "settle 0\nwait 1\nidle\n".write(to: file, atomically: true, encoding: .utf8)
      try GalleryProcess.run([
        "--example", "PhotoStacks", "--snapshot", picture.path, "--size", "\(width)x\(height)", "--scale", "1",
        "--script", file.path,
      ])
      pictures.append(picture)
    }
    let window = try GalleryProcess(on: display, arguments: ["--example", "PhotoStacks"], size: size)
    gallery = window
    try display.xdotool("mousemove", "240", "250")
    try window.expect(pictures[0], share: 0.2)
    try window.resize(turned.width, turned.height)
    try window.expect(pictures[1], share: 0.2)
    XCTAssertGreaterThan(
      try Snapshot(contentsOf: pictures[1]).difference(from: window.picture()).fraction, 0, "chance had its way")
  }

  func testTheFirstProgramOfTheReadmeOpens() throws {
    let display = try TestDisplay.get()
    let window = try GalleryProcess(on: display, arguments: [], size: size, program: "FirstProgram")
    gallery = window
    // Five squares of 80 points between margins of ten; the rest of 480 points is distributed between them.
    let second = 10 + 80 + (460 - 5 * 80) / 4 + 40
    try display.xdotool("mousemove", "240", "250")
    XCTAssertTrue(window.wait { self.isSwatch(window.picture(), second, 50, hue: 6) }, "the second swatch")
    XCTAssertTrue(
      window.wait { self.isSwatch(window.picture(), 50, 140, hue: 30) }, "the first one of the second line")
    XCTAssertFalse(isSwatch(window.picture(), 97, 50, hue: 6), "between two")
    try display.xdotool("click", "5", "click", "5", "click", "5")
    XCTAssertTrue(window.wait { !self.isSwatch(window.picture(), second, 50, hue: 6) }, "it scrolls")
    XCTAssertTrue(window.isRunning)
    window.end()
    try compare("FirstProgram")
  }

  private func isSwatch(_ picture: Snapshot, _ x: Int, _ y: Int, hue: Int) -> Bool {
    let (red, green, blue, _) = picture.color(x: x, y: y)
    var wanted = (red: CGFloat(), green: CGFloat(), blue: CGFloat(), alpha: CGFloat())
    UIColor(hue: CGFloat(hue) / 360, saturation: 0.6, brightness: 0.9, alpha: 1)
      .getRed(&wanted.red, green: &wanted.green, blue: &wanted.blue, alpha: &wanted.alpha)
    return zip([red, green, blue], [wanted.red, wanted.green, wanted.blue]).allSatisfy {
      abs(CGFloat($0) / 255 - $1) < 0.01
    }
  }

  func testAMillionCellsOpen_andRestWhenNothingHappens() throws {
    let display = try TestDisplay.get()
    let window = try GalleryProcess(on: display, arguments: ["--example", "Million"], size: size)
    gallery = window
    XCTAssertTrue(window.wait { !window.picture().cells(below: 84).isEmpty && window.isRunning })
    XCTAssertTrue(window.comesToRest())
    XCTAssertTrue(window.isRunning)
  }

  func testAnInvalidName_isReported() throws {
    let (status, said) = try GalleryProcess.outcome(["--example", "Circles"], in: folder)
    XCTAssertEqual(status, 64, said)
    XCTAssertTrue(said.contains("there is no example named \"Circles\"; use --examples"), said)
    XCTAssertEqual(try GalleryProcess.outcome(["--examples"], in: folder).status, 0)
    XCTAssertEqual(try GalleryProcess.outcome(["--example", "Circle", "/tmp"], in: folder).status, 64)
    // --dark is only for pictures; a window has the appearance of the desktop.
    XCTAssertEqual(try GalleryProcess.outcome(["--example", "Circle", "--dark"], in: folder).status, 64)
    XCTAssertEqual(try GalleryProcess.outcome(["--dark"], in: folder).status, 64)
    let picture = folder.appendingPathComponent("dark.png")
    try GalleryProcess.run(["--example", "FirstProgram", "--dark", "--snapshot", picture.path, "--size", "200x100"])
    let ground = try Snapshot(contentsOf: picture).color(x: 2, y: 2)
    XCTAssertEqual([ground.red, ground.green, ground.blue], [0, 0, 0])
  }
}
