import CoreGraphics
import UIKitTesting
import XCTest

@testable import UIKit

/// Snapshots of views, drawn view hierarchies, animated images, and images that are prepared in the background.
@preconcurrency @MainActor
final class PictureViewTests: XCTestCase {
  private var app: TestApplication!

  override func tearDown() async throws {
    await MainActor.run { app?.close() }
  }

  private func start() -> UIView {
    app = TestApplication(size: CGSize(width: 200, height: 200), scale: 2)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    app.show(view)
    return view
  }

  private func flat(_ color: UIColor, _ size: CGSize = CGSize(width: 10, height: 10)) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { context in
      color.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
  }

  private func pixel(_ image: CGImage?, _ x: Int, _ y: Int) -> UInt32? { image?.pixels[x, y] }

  /// Returns a blue view with a red corner and subviews, which is scrolled by (0, 20).
  private func scene() -> UIView {
    let view = UIView(frame: CGRect(x: 20, y: 30, width: 100, height: 80))
    view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    view.bounds.origin.y = 20
    let corner = UIView(frame: CGRect(x: 0, y: 20, width: 30, height: 30))
    corner.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    view.addSubview(corner)
    return view
  }

  func testASnapshotShowsWhatTheViewShowed() throws {
    let root = start()
    let view = scene()
    root.addSubview(view)
    app.frame()
    let before = app.snapshot()
    let picture = try XCTUnwrap(view.snapshotView(afterScreenUpdates: false))
    XCTAssertEqual(picture.bounds, CGRect(x: 0, y: 0, width: 100, height: 80))
    XCTAssertTrue(picture.subviews.isEmpty)
    // The snapshot does not change with the view, and looks the same in its position.
    view.subviews[0].backgroundColor = .green
    view.removeFromSuperview()
    picture.frame = view.frame
    root.addSubview(picture)
    app.frame()
    XCTAssertEqual(app.snapshot().difference(from: before, tolerance: .exact).count, 0)
    // The tests of yannickl/FlowingMenu unwrap the snapshot of a view without a size.
    let empty = UIView(frame: CGRect(x: 3, y: 4, width: 0, height: 5)).snapshotView(afterScreenUpdates: true)
    XCTAssertEqual(empty?.frame, CGRect(x: 0, y: 0, width: 0, height: 5))
    XCTAssertNil(empty?.layer.contents)
    XCTAssertNil(UIView().snapshotView(afterScreenUpdates: false), "nothing was on the screen")
  }

  func testASnapshotOfWhatIsNotDrawnYet() throws {
    let root = start()
    let view = scene()
    root.addSubview(view)
    app.frame()
    view.subviews[0].backgroundColor = .white
    view.subviews[0].frame.size.width = 60
    let new = try XCTUnwrap(view.snapshotView(afterScreenUpdates: true))
    let contents = try XCTUnwrap(new.layer.contents as? CGImage)
    XCTAssertEqual(contents.width, 200)
    XCTAssertEqual(pixel(contents, 100, 20), 0xFFFF_FFFF)
    XCTAssertEqual(pixel(contents, 130, 20), 0xFF00_00FF)
  }

  func testAPartWithCaps() throws {
    let root = start()
    let view = scene()
    root.addSubview(view)
    app.frame()
    let part = try XCTUnwrap(
      view.resizableSnapshotView(
        from: CGRect(x: 20, y: 20, width: 40, height: 40), afterScreenUpdates: true,
        withCapInsets: UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 12)))
    XCTAssertEqual(part.bounds.size, CGSize(width: 40, height: 40))
    view.removeFromSuperview()
    part.frame = CGRect(x: 0, y: 0, width: 160, height: 40)
    root.addSubview(part)
    app.frame()
    let shown = app.snapshot()
    // The first ten points were red, and the cap keeps its width.
    XCTAssertEqual(shown.color(x: 16, y: 20).red, 255)
    XCTAssertEqual(shown.color(x: 24, y: 20).blue, 255)
    XCTAssertEqual(shown.color(x: 24, y: 20).red, 0)
    XCTAssertEqual(shown.color(x: 310, y: 70).blue, 255)
  }

  func testDrawingAHierarchy() throws {
    let root = start()
    let view = scene()
    root.addSubview(view)
    app.frame()
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 220, height: 100), format: format).image { _ in
      XCTAssertTrue(view.drawHierarchy(in: CGRect(x: 10, y: 10, width: 200, height: 80), afterScreenUpdates: true))
    }
    // Twice as wide as the view, starting at (10, 10).
    XCTAssertEqual(pixel(image.cgImage, 12, 12), 0xFFFF_0000)
    XCTAssertEqual(pixel(image.cgImage, 68, 38), 0xFFFF_0000)
    XCTAssertEqual(pixel(image.cgImage, 74, 20), 0xFF00_00FF)
    XCTAssertEqual(pixel(image.cgImage, 208, 88), 0xFF00_00FF)
    XCTAssertEqual(pixel(image.cgImage, 5, 50), 0)
    XCTAssertFalse(view.drawHierarchy(in: view.bounds, afterScreenUpdates: true), "there is no context")
  }

  // MARK: Animated images

  func testImagesInTurn() throws {
    let root = start()
    let images = [UIColor.red, .green, .blue].map { flat($0) }
    let rest = flat(.white)
    let view = UIImageView(image: rest)
    view.animationImages = images
    view.animationDuration = 0.6
    view.animationRepeatCount = 2
    root.addSubview(view)
    app.frame()
    func shown() -> Int? {
      let contents = view.layer.contents as AnyObject?
      return (images + [rest]).firstIndex { $0.cgImage === contents }
    }
    XCTAssertFalse(view.isAnimating)
    XCTAssertEqual(shown(), 3)
    view.startAnimating()
    XCTAssertTrue(view.isAnimating)
    app.frame()
    XCTAssertEqual(shown(), 0)
    var order: [Int] = []
    let begin = app.time
    while view.isAnimating, app.time < begin + 5 {
      app.frame()
      if let now = shown(), now != order.last { order.append(now) }
    }
    XCTAssertEqual(order, [0, 1, 2, 0, 1, 2, 3], "two rounds, and the image again")
    XCTAssertEqual(app.time - begin, 1.2, accuracy: 0.04)
    // A thirtieth of a second for each image, without end.
    view.animationDuration = 0
    view.animationRepeatCount = 0
    view.startAnimating()
    app.frame()
    app.advance(by: 0.05)
    XCTAssertEqual(shown(), 1)
    app.advance(by: 10)
    XCTAssertTrue(view.isAnimating)
    view.stopAnimating()
    XCTAssertFalse(view.isAnimating)
    XCTAssertEqual(shown(), 3)
    // Different images while highlighted.
    view.highlightedAnimationImages = [images[2]]
    view.startAnimating()
    view.isHighlighted = true
    app.frame()
    XCTAssertEqual(shown(), 2)
    view.animationImages = nil
    XCTAssertFalse(view.isAnimating, "other images end it")
    try app.waitUntilIdle()
  }

  // MARK: Prepared images

  func testPicturesAreMadeReadyElsewhere() async throws {
    let size = CGSize(width: 400, height: 200)
    let data = try XCTUnwrap(flat(.red, size).pngData())
    let image = try XCTUnwrap(UIImage(data: data))
    let whole = image.size
    XCTAssertFalse(image.storage.isDecoded)
    let ready = await image.byPreparingForDisplay()
    XCTAssertEqual(ready?.size, whole)
    XCTAssertEqual(ready?.storage.isDecoded, true)
    let small = await image.byPreparingThumbnail(ofSize: CGSize(width: whole.width / 4, height: whole.height))
    XCTAssertEqual(small?.size.width ?? 0, whole.width / 4, accuracy: 1)
    XCTAssertEqual(small?.size.height ?? 0, whole.height / 4, accuracy: 1)
    XCTAssertEqual(small?.cgImage?.pixels[2, 2], 0xFFFF_0000)
    let larger = await image.byPreparingThumbnail(ofSize: CGSize(width: 9000, height: 9000))
    XCTAssertEqual(larger?.size, whole)
    let none = await image.byPreparingThumbnail(ofSize: .zero)
    XCTAssertNil(none)
    // The handlers are called on a background thread.
    let calls = expectation(description: "handlers")
    calls.expectedFulfillmentCount = 2
    image.prepareThumbnail(of: CGSize(width: 20, height: 20)) { made in
      XCTAssertFalse(Thread.isMainThread)
      XCTAssertNotNil(made)
      calls.fulfill()
    }
    image.prepareForDisplay { made in
      XCTAssertFalse(Thread.isMainThread)
      XCTAssertNotNil(made)
      calls.fulfill()
    }
    await fulfillment(of: [calls], timeout: 30)
  }

  func testDamagedPicturesCannotBeMadeReady() throws {
    var data = try XCTUnwrap(flat(.red, CGSize(width: 200, height: 200)).jpegData(compressionQuality: 0.8))
    data.removeLast(data.count / 2)
    if let damaged = UIImage(data: data) {
      XCTAssertNil(damaged.preparingForDisplay())
      XCTAssertNil(damaged.preparingThumbnail(of: CGSize(width: 10, height: 10)))
    }
  }

  // MARK: The bottom bar

  /// UIViewController.hidesBottomBarWhenPushed: the bottom bar remains hidden until the view controller is popped.
  func testTheBottomBarStaysAwayUntilTheControllerIsPopped() throws {
    app = TestApplication(size: CGSize(width: 300, height: 500), scale: 2)
    func page() -> UIViewController {
      let page = UIViewController()
      page.toolbarItems = [UIBarButtonItem(title: "Item", style: .plain, target: nil, action: nil)]
      return page
    }
    let navigation = UINavigationController(rootViewController: page())
    navigation.isToolbarHidden = false
    app.show(navigation)
    let bar: UIToolbar = navigation.toolbar
    func isSeen() throws -> Bool {
      try app.waitUntilIdle()
      return !bar.isHidden && bar.frame.minY < navigation.view.bounds.maxY - 1
    }
    XCTAssertTrue(try isSeen())
    let without = page()
    without.hidesBottomBarWhenPushed = true
    navigation.pushViewController(without, animated: true)
    XCTAssertFalse(try isSeen())
    navigation.pushViewController(page(), animated: true)
    XCTAssertFalse(try isSeen(), "whatever is pushed onto it")
    navigation.popViewController(animated: true)
    XCTAssertFalse(try isSeen())
    navigation.popViewController(animated: true)
    XCTAssertTrue(try isSeen())
  }
}
