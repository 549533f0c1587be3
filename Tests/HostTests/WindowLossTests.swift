import CX11
import Foundation
import UIKit
import XCTest

/// Windows that other programs destroy. The program ends, and reports the reason if the user cannot know it.
@preconcurrency @MainActor
final class WindowLossTests: XCTestCase {
  private var folder: URL!
  private var gallery: GalleryProcess?

  override func setUp() async throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("window-loss-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: 64, height: 48)
    let data = UIGraphicsImageRenderer(size: size, format: format).pngData { context in
      UIColor.red.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
    try data.write(to: folder.appendingPathComponent("one.png"))
  }

  override func tearDown() async throws {
    gallery?.end()
    gallery = nil
    try? FileManager.default.removeItem(at: folder)
  }

  private func open(on display: TestDisplay) throws -> GalleryProcess {
    let made = try GalleryProcess(on: display, folder: folder, size: (width: 480, height: 400))
    gallery = made
    return made
  }

  private func assertEnds(_ gallery: GalleryProcess, status: Int32, line: UInt = #line) {
    guard gallery.wait(until: { !gallery.isRunning }) else { return XCTFail("it still runs", line: line) }
    XCTAssertEqual(gallery.status, status, line: line)
  }

  func testAWindowThatAnotherProgramDestroys_isTheUserClosingIt() throws {
    let display = try TestDisplay.get()
    let gallery = try open(on: display)
    XDestroyWindow(display.display, gallery.window)
    XSync(display.display, 0)
    assertEnds(gallery, status: 0)
  }

  func testAProgramThatTheServerThrowsOut_saysSoAndEnds() throws {
    let display = try TestDisplay.get()
    let gallery = try open(on: display)
    try display.xdotool("windowkill", "\(gallery.window)")
    assertEnds(gallery, status: 1)
    let said = gallery.complaints()
    XCTAssertTrue(said.contains("the connection to the X server \(display.name) was lost"), said)
  }

  func testAServerThatGoesAway_endsTheProgram() throws {
    _ = try TestDisplay.get()
    let display = try TestDisplay(endsByItself: false)
    let gallery = try open(on: display)
    // At rest, so that nothing is being sent when it happens.
    XCTAssertTrue(gallery.comesToRest())
    display.end()
    assertEnds(gallery, status: 1)
    let said = gallery.complaints()
    XCTAssertTrue(said.contains("was lost"), said)
  }

  func testAMinimisedWindowCanBeClosed() throws {
    let display = try TestDisplay.get()
    let gallery = try open(on: display)
    XCTAssertTrue(gallery.comesToRest())
    XUnmapWindow(display.display, gallery.window)
    XSync(display.display, 0)
    XCTAssertTrue(gallery.comesToRest())
    gallery.pressCloseButton()
    assertEnds(gallery, status: 0)
  }
}
