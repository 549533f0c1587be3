import GalleryLibrary
import UIKit
import UIKitTesting
import XCTest

@testable import Gallery

/// The photo of the viewer is enlarged and moved, grows out of its cell, and returns to it.
@preconcurrency @MainActor
final class PhotoZoomTests: GalleryTestCase {
  private let middle = CGPoint(x: 195, y: 400)

  private func open(size: CGSize = CGSize(width: 390, height: 844), item: Int = 1) throws -> PhotoViewController {
    try start(size: size)
    app.tap(at: try location(item: item))
    try settle()
    return try top()
  }

  /// The frame of the picture in the window.
  private func shown(_ photo: PhotoViewController) -> CGRect {
    photo.imageView.convert(photo.imageView.bounds, to: nil)
  }

  func testAPinchEnlargesThePhoto_andADragMovesItInsteadOfShowingTheNext() throws {
    let photo = try open()
    let before = shown(photo)
    let position = photo.position
    app.pinch(at: middle, from: 100, to: 220)
    try settle()
    XCTAssertEqual(photo.zoomView.zoomScale, 2.2, accuracy: 0.2)
    XCTAssertTrue(try top(UIViewController.self) === photo)
    let enlarged = shown(photo)
    XCTAssertEqual(enlarged.width, before.width * photo.zoomView.zoomScale, accuracy: 1)
    app.drag(from: middle, to: CGPoint(x: middle.x - 100, y: middle.y), duration: 0.1, hold: 0.2)
    try settle()
    XCTAssertEqual(photo.position, position, "the drag moves the photo")
    XCTAssertEqual(shown(photo).minX, enlarged.minX - 100, accuracy: 15)
    // The empty space above and below a photo in landscape cannot be reached.
    let view = photo.zoomView
    view.setContentOffset(CGPoint(x: view.contentOffset.x, y: -view.contentInset.top), animated: false)
    let space = view.fittedFrame.minY * view.zoomScale
    XCTAssertEqual(
      -view.contentInset.top, min(space, (view.contentSize.height - view.bounds.height) / 2), accuracy: 1)
    app.pinch(at: middle, from: 250, to: 60)
    try settle()
    XCTAssertTrue(try top(UIViewController.self) === photo, "fingers that come together reduce an enlarged photo")
    XCTAssertEqual(photo.zoomView.zoomScale, 1)
    XCTAssertEqual(shown(photo), before)
    app.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 100, y: 400), duration: 0.1)
    try settle()
    XCTAssertEqual(photo.position, position + 1)
    try app.expectNoReports()
  }

  func testADoubleTapEnlargesWhereItIs_andTheNextPhotoIsWhole() throws {
    let photo = try open()
    let fitted = photo.zoomView.fittedFrame
    let point = CGPoint(x: 110, y: photo.zoomView.convert(CGPoint(x: 0, y: fitted.midY), to: nil).y)
    let part = (point.x - shown(photo).minX) / shown(photo).width
    app.tap(at: point, count: 2)
    try settle()
    let scale = photo.zoomView.zoomScale
    XCTAssertGreaterThanOrEqual(scale, 2)
    let enlarged = shown(photo)
    let middle = photo.zoomView.convert(
      CGPoint(x: photo.zoomView.bounds.midX, y: photo.zoomView.bounds.midY), to: nil)
    XCTAssertEqual(enlarged.minX + part * enlarged.width, middle.x, accuracy: 2, "the point is in the middle")
    app.tap(at: point, count: 2)
    try settle()
    XCTAssertEqual(photo.zoomView.zoomScale, 1)
    app.tap(at: point, count: 2)
    try settle()
    XCTAssertEqual(photo.zoomView.zoomScale, scale)
    app.key(.keyboardRightArrow)
    XCTAssertEqual(photo.zoomView.zoomScale, 1)
    try app.expectNoReports()
  }

  func testTheWheelWithControlAndKeysEnlarge() throws {
    let photo = try open(size: CGSize(width: 1280, height: 800))
    let point = CGPoint(x: 800, y: 400)
    app.modifiers = .control
    app.wheel(at: point, notches: CGPoint(x: 0, y: 5))
    app.modifiers = []
    try settle()
    XCTAssertEqual(photo.zoomView.zoomScale, 1.61, accuracy: 0.02)
    app.key(.keyboard0, modifiers: .control)
    try settle()
    XCTAssertEqual(photo.zoomView.zoomScale, 1)
    app.key(.keyboardEqualSign, modifiers: .control)
    try settle()
    XCTAssertEqual(photo.zoomView.zoomScale, 1.5, accuracy: 0.01)
    app.key(.keyboardHyphen, modifiers: .control)
    try settle()
    XCTAssertEqual(photo.zoomView.zoomScale, 1, accuracy: 0.01)
    // The wheel does not make the photo smaller than the window.
    app.modifiers = .control
    app.wheel(at: point, notches: CGPoint(x: 0, y: -5))
    app.modifiers = []
    try settle()
    XCTAssertEqual(photo.zoomView.zoomScale, 1)
    XCTAssertTrue(try top(UIViewController.self) === photo)
    try app.expectNoReports()
  }

  /// A photo is first decoded for the size of the display. When it is enlarged, its other pixels are read.
  func testAnEnlargedPhotoHasItsOwnPixels() throws {
    let folder = try TemporaryFolder()
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2600, height: 1300), format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2600, height: 1300))
    }
    try folder.write(try XCTUnwrap(image.jpegData(compressionQuality: 0.5)), to: "wide.jpg")
    try start(size: CGSize(width: 390, height: 844), folders: [folder.url])
    app.tap(at: try location())
    try settle()
    let photo: PhotoViewController = try top()
    let pixels = { max(photo.imageView.image?.size.width ?? 0, 0) * (photo.imageView.image?.scale ?? 1) }
    XCTAssertLessThanOrEqual(pixels(), 1024)
    let before = shown(photo)
    photo.zoomView.toggle(at: CGPoint(x: 195, y: 350))
    try settle()
    XCTAssertGreaterThan(photo.zoomView.zoomScale, 3, "it fills the height")
    XCTAssertGreaterThan(pixels(), 1024)
    // The limit is twice the photo's own pixels.
    XCTAssertEqual(photo.zoomView.maximumZoomScale, 2 * 2600 / before.width, accuracy: 0.1)
    app.key(.keyboardEscape)
    try settle()
    XCTAssertNotNil(try? grid())
    try app.expectNoReports()
  }

  // MARK: From the grid and back

  func testThePhotoGrowsOutOfItsCell_andReturnsToTheCellOfThePhotoShown() throws {
    try start(size: CGSize(width: 390, height: 844))
    let cell = try XCTUnwrap(grid().collectionView.cellForItem(at: IndexPath(item: 1, section: 0)))
    let start = cell.convert(cell.bounds, to: nil)
    app.tap(at: CGPoint(x: start.midX, y: start.midY))
    let photo: PhotoViewController = try top()
    app.wait(0.05)
    let early = shownWithAnimations(photo)
    XCTAssertEqual(early.midX, start.midX, accuracy: 60, "it begins at the cell")
    XCTAssertEqual(early.midY, start.midY, accuracy: 90)
    try settle()
    XCTAssertEqual(shown(photo).midX, 195, accuracy: 1)
    for _ in 0..<40 { app.key(.keyboardRightArrow) }
    try settle()
    app.key(.keyboardEscape)
    try settle()
    let screen = try grid()
    let path = screen.photos.indexPath(of: photo.position)
    let returned = try XCTUnwrap(screen.collectionView.cellForItem(at: path), "the grid shows the last photo")
    XCTAssertEqual(returned.alpha, 1)
    XCTAssertTrue(app.window.bounds.contains(returned.convert(returned.bounds, to: nil)))
    try app.expectNoReports()
  }

  private func shownWithAnimations(_ photo: PhotoViewController) -> CGRect {
    let layer = photo.imageView.layer.presentation() ?? photo.imageView.layer
    return layer.convert(layer.bounds, to: app.window.layer.presentation() ?? app.window.layer)
  }

  func testADragDownOrFingersThatComeTogether_closeThePhoto() throws {
    for closes in [true, false] {
      for isPinch in [true, false] {
        let photo = try open()
        if isPinch {
          app.pinch(at: middle, from: 260, to: closes ? 90 : 240)
        } else {
          app.drag(from: middle, to: CGPoint(x: 200, y: closes ? 700 : 460), duration: 0.3, hold: 0.3)
        }
        try settle()
        XCTAssertEqual(try top(UIViewController.self) === photo, !closes, "pinch: \(isPinch)")
        XCTAssertTrue(try top(UIViewController.self).view.window != nil)
        if !closes { XCTAssertEqual(photo.zoomView.zoomScale, 1) }
        try app.expectNoReports()
        end()
      }
    }
  }

  func testADamagedFileIsAMessage_inTheSizeOfTheText() throws {
    let folder = try TemporaryFolder()
    try folder.write(Data("no photo".utf8), to: "Holidays/a.jpg", modified: Date(timeIntervalSince1970: 1_700_000_000))
    let earlier = Date(timeIntervalSince1970: 1_600_000_000)
    try folder.write(TemporaryFolder.png(.red), to: "Holidays/b.png", modified: earlier)
    try start(
      size: CGSize(width: 1280, height: 800), folders: [folder.url.appendingPathComponent("Holidays")])
    app.tap(at: try location())
    try settle()
    let photo: PhotoViewController = try top()
    XCTAssertNil(photo.imageView.image)
    let message = try XCTUnwrap(view(labelled: "This Photo Cannot Be Shown"))
    XCTAssertLessThan(message.bounds.height, 60)
    XCTAssertNotNil(view(labelled: "The file is not an image"))
    try app.expectSnapshot("damaged")
    let body = message.bounds.height
    app.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    try settle()
    XCTAssertGreaterThan(try XCTUnwrap(view(labelled: "This Photo Cannot Be Shown")).bounds.height, body * 1.5)
    app.key(.keyboardRightArrow)
    try settle()
    XCTAssertNil(view(labelled: "This Photo Cannot Be Shown"))
    XCTAssertNotNil(photo.imageView.image)
    app.key(.keyboardLeftArrow)
    try settle()
    XCTAssertNotNil(view(labelled: "This Photo Cannot Be Shown"))
    try app.expectNoReports()
  }
}
