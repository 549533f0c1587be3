import Foundation
import UIKit
import UIKitTesting
import XCTest

/// Normal use of the Gallery: a process with a window, a mouse, a wheel and a keyboard. It must look as it does without
/// a display.
@preconcurrency @MainActor
final class GalleryWindowTests: XCTestCase {
  private var folder: URL!
  private var gallery: GalleryProcess?
  private let size = (width: 480, height: 400)

  override func tearDown() async throws {
    gallery?.end()
    gallery = nil
    if let folder { try? FileManager.default.removeItem(at: folder) }
  }

  /// Creates six folders with five photos each, except the first one, which has forty. The color and the shape of a
  /// photo show its numbers. The library shows several folders together, in a window and in a snapshot.
  private func makePhotos() throws -> [String] {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("gallery-window-\(UUID().uuidString)")
    let photos = folder.appendingPathComponent("Photos")
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    for album in 0..<6 {
      let place = photos.appendingPathComponent("Album \(album + 1)")
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      for number in 0..<(album == 0 ? 40 : 5) {
        let size = number % 2 == 0 ? CGSize(width: 400, height: 300) : CGSize(width: 300, height: 400)
        let data = UIGraphicsImageRenderer(size: size, format: format).pngData { context in
          let hue = CGFloat(album * 7 + number) / 47
          UIColor(hue: hue, saturation: 0.6, brightness: 0.9, alpha: 1).setFill()
          context.fill(CGRect(origin: .zero, size: size))
          UIColor(hue: hue, saturation: 0.8, brightness: 0.4, alpha: 1).setFill()
          let side = 60 + CGFloat(number % 8) * 20
          UIBezierPath(ovalIn: CGRect(x: 40, y: 60, width: side, height: side)).fill()
        }
        try data.write(to: place.appendingPathComponent(String(format: "%02d.png", number)))
      }
    }
    return (1...6).map { photos.appendingPathComponent("Album \($0)").path }
  }

  /// Returns the pictures of the Gallery without a display after the same actions.
  private func expectations(_ folders: [String]) throws -> (String) -> URL {
    let pictures = folder.appendingPathComponent("Pictures")
    func path(_ name: String) -> URL { pictures.appendingPathComponent("window-\(name).png") }
    let script = folder.appendingPathComponent("script.txt")
    try FileManager.default.createDirectory(at: pictures, withIntermediateDirectories: true)
    try """
    snapshot \(path("grid").path)
    wheel 240 250 -3
    wait 2
    settle 0
    snapshot \(path("scrolled").path)
    click 60 300
    wait 2
    settle 0
    snapshot \(path("photo").path)
    key Right
    wait 1
    settle 0
    snapshot \(path("next").path)
    key Escape
    wait 2
    settle 0
    snapshot \(path("back").path)
    """.write(to: script, atomically: true, encoding: .utf8)
    try GalleryProcess.run(
      folders + [
        "--snapshot", path("end").path, "--size", "\(size.width)x\(size.height)", "--scale", "1", "--script",
        script.path,
      ])
    return path
  }

  func testBrowsingWithMouseWheelAndKeys_looksAsWithoutADisplay_andRestsWhenNothingHappens() throws {
    let display = try TestDisplay.get()
    let folders = try makePhotos()
    let picture = try expectations(folders)
    let gallery = try GalleryProcess(on: display, arguments: folders, size: size)
    self.gallery = gallery
    try gallery.expect(picture("grid"))

    try display.xdotool("mousemove", "240", "250", "click", "5", "click", "5", "click", "5")
    try gallery.expect(picture("scrolled"))
    try display.xdotool("mousemove", "60", "300", "click", "1")
    try gallery.expect(picture("photo"))
    // The last frames of the transition look the same, but the photo receives keys only after it has appeared.
    XCTAssertTrue(gallery.comesToRest())
    try display.xdotool("key", "Right")
    try gallery.expect(picture("next"))
    // After key presses, a ring shows the focus on the photo that was shown.
    try display.xdotool("key", "Escape")
    try gallery.expect(picture("back"))

    XCTAssertTrue(gallery.comesToRest())
    gallery.pressCloseButton()
    XCTAssertTrue(gallery.wait { !gallery.isRunning }, "closing the window ends the program")
    if !gallery.isRunning { XCTAssertEqual(gallery.status, 0) }
  }

  func testClosingTheWindowWhilePicturesLoad_endsTheProgramInPeace() throws {
    let display = try TestDisplay.get()
    let gallery = try GalleryProcess(on: display, arguments: try makePhotos(), size: size)
    self.gallery = gallery
    try display.xdotool("mousemove", "87", "300", "click", "1")
    gallery.pressCloseButton()
    XCTAssertTrue(gallery.wait { !gallery.isRunning }, "it ends")
    if !gallery.isRunning { XCTAssertEqual(gallery.status, 0) }
  }
}
