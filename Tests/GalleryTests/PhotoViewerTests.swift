import GalleryLibrary
import UIKit
import UIKitTesting
import XCTest

@testable import Gallery

/// The screen of a photo: information, sharing, copying and the slideshow, and launching the Gallery with a file.
@preconcurrency @MainActor
final class PhotoViewerTests: GalleryTestCase {
  private func open(size: CGSize, isDark: Bool = false) throws -> PhotoViewController {
    try start(size: size, isDark: isDark)
    app.tap(at: try location(item: 1))
    try settle()
    return try top()
  }

  private func waitForInformation(_ photo: PhotoViewController) throws -> PhotoInfoViewController {
    let information = try XCTUnwrap(photo.presentedViewController as? PhotoInfoViewController)
    try app.wait(until: { information.collectionView.numberOfItems(inSection: 1) == 5 }, limit: 30, "the information")
    try settle()
    return information
  }

  func testTheInformationIsASheet_onAPhone() throws {
    let photo = try open(size: CGSize(width: 390, height: 844))
    app.tap(try XCTUnwrap(view(labelled: "Information")))
    try settle()
    _ = try waitForInformation(photo)
    try app.expectSnapshot("information-phone")
    try app.expectNoReports()
  }

  func testTheInformationIsAPopover_onADesktopInDark() throws {
    let photo = try open(size: CGSize(width: 1280, height: 800), isDark: true)
    app.key(.keyboardI)
    try settle()
    _ = try waitForInformation(photo)
    try app.expectSnapshot("information-desktop")
    app.key(.keyboardEscape)
    try settle()
    XCTAssertNil(photo.presentedViewController)
    try app.expectNoReports()
  }

  func testCopyPutsTheFileOnThePasteboard() throws {
    _ = try open(size: CGSize(width: 390, height: 844))
    app.key(.keyboardC, modifiers: .control)
    let provider = try XCTUnwrap(UIPasteboard.general.itemProviders.first)
    XCTAssertTrue(provider.hasItemConformingToTypeIdentifier("public.image"))
  }

  func testTheSlideshowGoesOn_andEscapeEndsIt() throws {
    let photo = try open(size: CGSize(width: 1280, height: 800))
    photo.slideDuration = 1
    app.key(.keyboardS)
    XCTAssertTrue(photo.isSlideshowRunning)
    XCTAssertEqual(photo.navigationController?.isNavigationBarHidden, true)
    XCTAssertEqual(photo.title, "City 12")
    try app.wait(until: { photo.title == "Forest 12" }, limit: 30, "the next photo")
    photo.slideTimer?.fireDate = .distantFuture
    try settle()
    try app.expectSnapshot("slideshow")
    app.key(.keyboardEscape)
    try settle()
    XCTAssertFalse(photo.isSlideshowRunning)
    XCTAssertEqual(photo.navigationController?.isNavigationBarHidden, false)
    XCTAssertTrue(try top(UIViewController.self) is PhotoViewController)
    try app.expectNoReports()
  }

  func testAFileIsOpenedAmongItsNeighbours() throws {
    let folder = try TemporaryFolder()
    var file: URL?
    for day in 1...5 {
      let written = try folder.write(
        TemporaryFolder.png(.red), to: "day \(day).png",
        modified: Date(timeIntervalSince1970: 1_709_208_000 + Double(day) * 86_400))
      if day == 3 { file = written }
    }
    try launch(size: CGSize(width: 1280, height: 800), folders: [try XCTUnwrap(file)])
    try app.wait(
      until: { (try? self.split())?.content.topViewController is PhotoViewController }, limit: 30, "the photo")
    try settle()
    XCTAssertEqual(try top(PhotoViewController.self).title, "day 3")
    // The photo may be shown before its neighbors are indexed.
    let viewer = try top(PhotoViewController.self)
    try app.wait(until: { viewer.photos.count == 5 }, "the neighbors")
    app.key(.keyboardRightArrow)
    try settle()
    XCTAssertEqual(try top(PhotoViewController.self).title, "day 2")
    app.key(.keyboardEscape)
    try settle()
    XCTAssertEqual(try names().count, 5)
    XCTAssertEqual(delegate.library.problems, [], "a file is not a folder without photos")
    try app.expectNoReports()
  }

  func testAHistogramCountsColors() throws {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40))
    let image = renderer.image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
    }
    let histogram = try XCTUnwrap(image.cgImage.flatMap { Histogram($0) })
    XCTAssertEqual(histogram.red.firstIndex(of: 1), Histogram.classCount - 1)
    XCTAssertEqual(histogram.green.firstIndex(of: 1), 0)
    XCTAssertEqual(histogram.blue.filter { $0 > 0 }.count, 1)
  }
}
