import GalleryLibrary
import TestSupport
import UIKit
import UIKitTesting
import XCTest

@testable import Gallery

/// Photos that move, and videos.
@preconcurrency @MainActor
final class MotionTests: GalleryTestCase {
  private func movingFolder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    // Red, green and blue, for half a second each.
    let gif = GIFMaker.animation(width: 60, height: 40, colors: [1, 2, 3], delays: [50, 50, 50])
    try folder.write(gif, to: "Animations/colors.gif", modified: Date(timeIntervalSince1970: 1_709_000_000))
    return folder
  }

  /// Returns the color in the middle of the photo, as "red", "green" or "blue".
  private func shownColor(_ photo: PhotoViewController) -> String {
    let view = photo.imageView
    let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    let color = app.snapshot().color(x: Int(middle.x), y: Int(middle.y))
    return [("red", color.red), ("green", color.green), ("blue", color.blue)].max { $0.1 < $1.1 }?.0 ?? ""
  }

  private func openFirst() throws -> PhotoViewController {
    app.click(at: try location(item: 0))
    app.wait(1)
    return try top()
  }

  func testVideosAreNotCountedAsPhotos() throws {
    let folder = try TemporaryFolder()
    for day in 1...3 {
      try folder.write(
        TemporaryFolder.png(.red), to: "day \(day).png",
        modified: Date(timeIntervalSince1970: 1_709_208_000 + Double(day)))
    }
    let movie = MovieMaker.movie(seconds: 5, width: 64, height: 48)
    try folder.write(movie, to: "moving.mp4", modified: Date(timeIntervalSince1970: 1_709_208_000))
    try start(size: CGSize(width: 900, height: 600), folders: [folder.url])
    XCTAssertEqual(try grid().navigationItem.subtitle, "3 photos, 1 video")
    XCTAssertNotNil(view(labelled: "3 photos, 1 video"), "the header of the month")
    app.key(.keyboardA, modifiers: .control)
    try settle()
    XCTAssertEqual(try grid().selectionLabel.text, "4 selected")
    app.key(.keyboardEscape)
    try settle()
    let video = try XCTUnwrap(names().firstIndex(of: "moving"))
    app.hover(at: try location(item: video))
    app.key(.keyboardDeleteForward)
    try app.wait(until: { self.view(labelled: "1 video moved to the trash") != nil }, limit: 30, "the message")
    try app.wait(until: { (try? self.grid().navigationItem.subtitle) == "3 photos" }, limit: 30, "the count")
    try split().show(.trash)
    try settle()
    XCTAssertEqual(try grid().navigationItem.subtitle, "1 video")
  }

  func testAGIFPlays_andRestsWhenItIsPausedAndInTheGrid() throws {
    let folder = try movingFolder()
    try start(size: CGSize(width: 900, height: 600), folders: [folder.url])
    XCTAssertEqual((view(labelled: "GIF") as? UILabel)?.text, "GIF")
    try app.expectSnapshot("badge")
    let photo = try openFirst()
    try app.wait(until: { photo.isPlaying }, limit: 30, "the animation")
    var colors: Set<String> = []
    // Several rounds of the animation, because a picture may be decoded too late for its first turn.
    try app.wait(
      until: {
        colors.insert(shownColor(photo))
        return colors.isSuperset(of: ["red", "green", "blue"])
      }, limit: 60, "the pictures, of which \(colors) were shown")
    // A change of the library shows the photo again, which does not end the animation.
    photo.showPhoto(at: 0)
    colors = []
    try app.wait(
      until: {
        colors.insert(shownColor(photo))
        return colors.isSuperset(of: ["red", "green", "blue"])
      }, limit: 60, "the pictures, of which \(colors) were shown after a change")
    app.key(.keyboardP)
    XCTAssertFalse(photo.isPlaying)
    let paused = shownColor(photo)
    // Nothing requests a frame, so no time is used.
    try app.waitUntilIdle()
    let frames = app.frameCount
    app.wait(2)
    XCTAssertEqual(app.frameCount, frames)
    XCTAssertEqual(shownColor(photo), paused)
    app.tap(try XCTUnwrap(view(labelled: "Play")))
    app.wait(0.1)
    XCTAssertTrue(photo.isPlaying)
    app.key(.keyboardEscape)
    try settle()
    let rest = app.frameCount
    app.wait(2)
    XCTAssertEqual(app.frameCount, rest, "the grid shows a still picture")
    try app.expectNoReports()
  }

  func testAVideoIsAPoster_andItsButtonOpensThePlayer() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      MovieMaker.movie(seconds: 65, width: 1920, height: 1080), to: "Clips/Beach.mp4",
      modified: Date(timeIntervalSince1970: 1_709_000_000))
    try start(size: CGSize(width: 900, height: 600), folders: [folder.url])
    try app.expectSnapshot("video-grid")
    let photo = try openFirst()
    try settle()
    XCTAssertEqual(photo.item.width, 1920)
    try app.expectSnapshot("video")
    app.tap(try XCTUnwrap(view(labelled: "Play Video")))
    XCTAssertEqual(app.openedURLs.map(\.lastPathComponent), ["Beach.mp4"])
    app.key(.keyboardP)
    XCTAssertEqual(app.openedURLs.count, 2)
    try app.expectNoReports()
  }

  func testTheThumbnailOfAnotherProgramIsThePoster() throws {
    let folder = try TemporaryFolder()
    let video = FilePath(try folder.write(MovieMaker.movie(seconds: 5, width: 64, height: 48), to: "a.mp4"))
    let store = ThumbnailStore(FilePath(folder.url.appendingPathComponent("thumbnails")))
    let decoder = PhotoDecoder(thumbnails: store)
    let photo = Photo(source: .file(video.url))
    XCTAssertThrowsError(try decoder.decode(photo, maximumPixelSize: 256).get())
    let png = TemporaryFolder.png(.green, size: CGSize(width: 128, height: 96))
    try store.write(png, of: video, try XCTUnwrap(RegularFile.State(video)), .normal)
    XCTAssertEqual(try decoder.decode(photo, maximumPixelSize: 256).get().size, CGSize(width: 128, height: 96))
  }

  func testLengths() {
    let texts = [0, 5, 65, 3599.6, 3727, .infinity].map { PhotoTexts.duration($0) }
    XCTAssertEqual(texts, ["0:00", "0:05", "1:05", "1:00:00", "1:02:07", ""])
  }
}
