import Foundation
import UIKit
import UIKitTesting
import XCTest

/// The Gallery in a window is killed, and started again.
@preconcurrency @MainActor
final class GalleryRestorationTests: XCTestCase {
  private var folder: URL!
  private var gallery: GalleryProcess?
  private let size = (width: 900, height: 600)

  override func tearDown() async throws {
    gallery?.end()
    gallery = nil
    if let folder { try? FileManager.default.removeItem(at: folder) }
  }

  private var sessions: URL {
    GalleryProcess.cache.appendingPathComponent("state/tessera-gallery/scenes/sessions.plist")
  }

  /// The time at which the sessions were saved.
  private var sessionsDate: Date {
    let attributes = try? FileManager.default.attributesOfItem(atPath: sessions.path)
    return attributes?[.modificationDate] as? Date ?? .distantPast
  }

  func testAKilledGalleryShowsTheSameAtTheNextStart() throws {
    let display = try TestDisplay.get()
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("gallery-killed-\(UUID().uuidString)")
    let photos = folder.appendingPathComponent("Pictures")
    try FileManager.default.createDirectory(at: photos, withIntermediateDirectories: true)
    for number in 0..<60 {
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let data = UIGraphicsImageRenderer(size: CGSize(width: 300, height: 300), format: format).pngData { context in
        UIColor(hue: CGFloat(number) / 60, saturation: 0.7, brightness: 0.9, alpha: 1).setFill()
        context.fill(CGRect(x: 0, y: 0, width: 300, height: 300))
      }
      let file = photos.appendingPathComponent("\(number).png")
      try data.write(to: file)
      let date = Date(timeIntervalSince1970: 1_700_000_000 - Double(number) * 86_400)
      try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
    }
    // The folder becomes part of the library.
    let first = try GalleryProcess(on: display, arguments: [photos.path], size: size)
    gallery = first
    XCTAssertTrue(first.comesToRest())
    first.send(SIGTERM)
    XCTAssertTrue(first.wait { !first.isRunning })

    let second = try GalleryProcess(on: display, arguments: [], size: size)
    gallery = second
    XCTAssertTrue(second.comesToRest())
    let before = second.picture()
    try display.xdotool("mousemove", "600", "400", "click", "5", "click", "5", "click", "5", "click", "5")
    // The state is saved after a second without a scroll. An earlier file is that of the window's movement.
    let saved = Date(timeIntervalSinceNow: 1)
    XCTAssertTrue(second.wait { self.sessionsDate > saved }, "the position is saved")
    // The scroll indicator has disappeared when the program rests.
    XCTAssertTrue(second.comesToRest())
    let scrolled = second.picture()
    XCTAssertFalse(scrolled.isSimilar(before), "the grid scrolled")
    second.send(SIGKILL)
    XCTAssertTrue(second.wait { !second.isRunning })

    let third = try GalleryProcess(on: display, arguments: [], size: size)
    gallery = third
    let picture = folder.appendingPathComponent("scrolled.png")
    try scrolled.write(to: picture)
    try third.expect(picture)
  }
}
