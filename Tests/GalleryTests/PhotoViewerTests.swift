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

  /// The popover shows all rows without being scrolled, also with the largest text, if the window is high enough.
  func testThePopoverOfTheInformationIsAsHighAsItsRows() throws {
    for category in [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge] {
      let photo = try open(size: CGSize(width: 1920, height: 1200))
      app.window.traitOverrides.preferredContentSizeCategory = category
      app.key(.keyboardI)
      try settle()
      let list = try XCTUnwrap(try waitForInformation(photo).collectionView)
      XCTAssertEqual(list.bounds.height, list.contentSize.height, accuracy: 1, "\(category)")
      try app.expectNoReports()
      end()
    }
  }

  private func click(_ label: String, button: Int = 1) throws {
    let view = try XCTUnwrap(view(labelled: label), label)
    app.click(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil), button: button)
    try settle()
  }

  /// The photo has the menu that it has in the grid.
  func testTheContextMenuOfThePhoto() throws {
    let photo = try open(size: CGSize(width: 1024, height: 768))
    let middle = CGPoint(x: 660, y: 400)
    app.click(at: middle, button: 2)
    try settle()
    for title in ["Favourite", "Add to Album", "Rotate Left", "Share…", "Delete"] {
      XCTAssertNotNil(view(labelled: title), title)
    }
    try app.expectSnapshot("photo-menu")
    try click("Rotate Right")
    XCTAssertEqual(photo.item.turns, 1)
    app.click(at: middle, button: 2)
    try settle()
    try click("Add to Album")
    try click("New Album…")
    app.type("Trip")
    app.key(.keyboardReturnOrEnter)
    try settle()
    XCTAssertEqual(delegate.library.albums.map(\.name), ["Trip"])
    XCTAssertEqual(delegate.library.albums.map(\.count), [1])
    // The menu of the bar has the albums too.
    try click("More")
    XCTAssertNotNil(view(labelled: "Add to Album"))
    app.key(.keyboardEscape)
    try settle()
    try app.expectNoReports()
  }

  /// The lifted photo would leave no space for the menu.
  func testALongPressShowsNoMenu() throws {
    _ = try open(size: CGSize(width: 390, height: 844))
    app.longPress(at: CGPoint(x: 195, y: 420))
    try settle()
    XCTAssertNil(view(labelled: "Rotate Left"))
  }

  /// The next photo is on the side at which a line ends.
  func testSwipesAndArrowKeys_followTheReadingDirection() throws {
    let photo = try open(size: CGSize(width: 390, height: 844))
    for (direction, forward) in [(UITraitEnvironmentLayoutDirection.leftToRight, 1), (.rightToLeft, -1)] {
      app.window.traitOverrides.layoutDirection = direction
      try settle()
      let position = photo.position
      app.key(.keyboardRightArrow)
      XCTAssertEqual(photo.position, position + forward)
      app.key(.keyboardLeftArrow)
      XCTAssertEqual(photo.position, position)
      app.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 100, y: 400), duration: 0.1)
      try settle()
      XCTAssertEqual(photo.position, position + forward)
      app.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 300, y: 400), duration: 0.1)
      try settle()
      XCTAssertEqual(photo.position, position)
    }
    try app.expectNoReports()
  }

  func testEscapeDismissesTheInformation_andThePhotoStays() throws {
    for size in [CGSize(width: 390, height: 844), CGSize(width: 1280, height: 800)] {
      let photo = try open(size: size)
      app.key(.keyboardI)
      try settle()
      _ = try waitForInformation(photo)
      app.key(.keyboardEscape)
      try settle()
      XCTAssertNil(photo.presentedViewController)
      XCTAssertTrue(try top(UIViewController.self) === photo, "Escape dismisses only the information")
      app.key(.keyboardEscape)
      try settle()
      XCTAssertEqual(try grid().title, "Library")
      end()
    }
  }

  /// The popover is below the bar, points to its button, and has a lighter background than the photo's in dark.
  func testTheInformationCoversNoButtons() throws {
    for isTapped in [true, false] {
      let photo = try open(size: CGSize(width: 1024, height: 768), isDark: true)
      let button = try XCTUnwrap(view(labelled: "Information"))
      let frame = button.convert(button.bounds, to: nil)
      if isTapped { app.tap(button) } else { app.key(.keyboardI) }
      try settle()
      let information = try waitForInformation(photo)
      let popover = try XCTUnwrap(information.popoverPresentationController)
      let card = try XCTUnwrap(popover.presentedView)
      let shown = card.convert(card.bounds, to: nil)
      XCTAssertGreaterThanOrEqual(shown.minY, frame.maxY - 1)
      XCTAssertEqual(popover.arrowDirection, .up)
      XCTAssertTrue((shown.minX...shown.maxX).contains(frame.midX))
      let color = try XCTUnwrap(information.collectionView.backgroundColor)
      var white: CGFloat = 0
      color.resolvedColor(with: information.traitCollection).getWhite(&white, alpha: nil)
      XCTAssertGreaterThan(white, 0.08)
      end()
    }
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
