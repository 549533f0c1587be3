import GalleryLibrary
import UIKit
import UIKitTesting
import XCTest

@testable import Gallery

/// Rotating photos in the grid and in the viewer, undoing it, and copies for other programs.
@preconcurrency @MainActor
final class RotationTests: GalleryTestCase {
  private var folder: TemporaryFolder!
  private var files: TemporaryFolder!

  override func setUp() async throws {
    folder = try TemporaryFolder()
    files = try TemporaryFolder()
    for day in 1...4 {
      try folder.write(
        Self.picture(), to: "Holiday/day \(day).png",
        modified: Date(timeIntervalSince1970: 1_709_208_000 + Double(day) * 86_400))
    }
  }

  override func tearDown() async throws {
    end()
    folder = nil
    files = nil
  }

  /// A picture whose left third is red.
  private static func picture() -> Data {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 60, height: 30), format: format).pngData { context in
      UIColor.blue.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 60, height: 30))
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 30))
    }
  }

  private func start() throws {
    try start(
      size: CGSize(width: 390, height: 844), folders: [folder.url.appendingPathComponent("Holiday")], files: files.url)
  }

  private func turns() throws -> [Int] {
    let photos = try grid().photos
    return (0..<photos.count).compactMap { photos.item(at: $0)?.turns }
  }

  func testKeysRotateInTheViewer_andUndo() throws {
    try start()
    let original = try Data(contentsOf: folder.url.appendingPathComponent("Holiday/day 4.png"))
    app.tap(at: try location(item: 0))
    try settle()
    let viewer = try top(PhotoViewController.self)
    XCTAssertEqual(viewer.imageView.image?.size, CGSize(width: 60, height: 30))
    app.key(.keyboardR)
    XCTAssertEqual(viewer.imageView.image?.size, CGSize(width: 30, height: 60), "at once")
    try settle()
    XCTAssertEqual(viewer.imageView.image?.size, CGSize(width: 30, height: 60))
    XCTAssertEqual(viewer.imageView.transform, .identity)
    try app.expectSnapshot("photo-rotated")
    app.key(.keyboardR, modifiers: .shift)
    app.key(.keyboardR, modifiers: .shift)
    try settle()
    XCTAssertEqual(viewer.item.turns, 3)
    app.key(.keyboardZ, modifiers: .control)
    app.key(.keyboardZ, modifiers: .control)
    try settle()
    XCTAssertEqual(viewer.item.turns, 1)
    app.key(.keyboardZ, modifiers: [.control, .shift])
    try settle()
    XCTAssertEqual(viewer.item.turns, 0)
    app.key(.keyboardZ, modifiers: .control)
    try settle()
    app.key(.keyboardEscape)
    try settle()
    XCTAssertEqual(try turns(), [1, 0, 0, 0])
    XCTAssertEqual(
      try Data(contentsOf: folder.url.appendingPathComponent("Holiday/day 4.png")), original, "the file is not changed")
    end()
    try start()
    XCTAssertEqual(try turns(), [1, 0, 0, 0], "after the next start")
    try app.expectNoReports()
  }

  func testTheMenuRotatesSelectedPhotos() throws {
    try start()
    app.tap(try XCTUnwrap(view(labelled: "Select")))
    try settle()
    for item in [1, 2] { app.tap(at: try location(item: item)) }
    try settle()
    app.tap(try XCTUnwrap(view(labelled: "More")))
    try settle()
    try app.expectSnapshot("selection-menu")
    app.tap(try XCTUnwrap(view(labelled: "Rotate Left")))
    try settle()
    XCTAssertEqual(try turns(), [0, 3, 3, 0])
    let cell = try XCTUnwrap(grid().collectionView.cellForItem(at: [0, 1]) as? PhotoCell)
    XCTAssertEqual(cell.imageView.image.map { $0.size.width < $0.size.height }, true, "the thumbnail")
    app.key(.keyboardZ, modifiers: .control)
    try settle()
    XCTAssertEqual(try turns(), [0, 0, 0, 0])
    try app.expectNoReports()
  }

  func testCopiesAreRotatedWithoutBlending() throws {
    try start()
    let photo = try XCTUnwrap(grid().photos.item(at: 0))
    XCTAssertEqual(try PhotoExport.file(of: photo), photo.path.url, "without a rotation it is the file itself")
    for (turns, red) in [(1, CGPoint(x: 15, y: 5)), (2, CGPoint(x: 50, y: 15)), (3, CGPoint(x: 15, y: 50))] {
      delegate.library.rotate(PhotoSelection([photo]), by: 1, undo: nil)
      let rotated = try XCTUnwrap(delegate.library.item(photo.id))
      XCTAssertEqual(rotated.turns, turns)
      let file = try PhotoExport.file(of: rotated)
      XCTAssertEqual(file.lastPathComponent, "day 4.png")
      let image = try XCTUnwrap(UIImage(contentsOfFile: file.path))
      XCTAssertEqual(image.size, turns == 2 ? CGSize(width: 60, height: 30) : CGSize(width: 30, height: 60))
      XCTAssertEqual(Self.color(of: image, at: red), [255, 0, 0, 255], "\(turns)")
      let opposite = CGPoint(x: image.size.width - red.x, y: image.size.height - red.y)
      XCTAssertEqual(Self.color(of: image, at: opposite), [0, 0, 255, 255], "\(turns)")
    }
    // The pasteboard has the rotated copy.
    let rotated = try XCTUnwrap(delegate.library.item(photo.id))
    try grid().copy(PhotoSelection([rotated, photo]))
    XCTAssertEqual(UIPasteboard.general.itemProviders.count, 2)
  }

  /// Returns the red, green, blue and alpha value of a pixel.
  private static func color(of image: UIImage, at point: CGPoint) -> [UInt8] {
    var pixel: [UInt8] = [0, 0, 0, 0]
    let space = CGColorSpaceCreateDeviceRGB()
    let context = CGContext(
      data: &pixel, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4, space: space,
      bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    guard let context, let picture = image.cgImage else { return [] }
    context.draw(
      picture,
      in: CGRect(
        x: -point.x, y: -(image.size.height - 1 - point.y), width: image.size.width, height: image.size.height))
    return pixel
  }
}
