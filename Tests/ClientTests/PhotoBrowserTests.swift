import UIKit
import UIKitTesting
import XCTest

/// Zoomable photos in pages, controlled with touches.
@preconcurrency @MainActor
final class PhotoBrowserTests: ScreenTestCase {
  private func pictures(_ count: Int) -> [UIImage] {
    (0..<count).map { index in
      UIGraphicsImageRenderer(size: CGSize(width: 640, height: 480)).image { context in
        UIColor(hue: CGFloat(index) / CGFloat(count), saturation: 0.6, brightness: 0.8, alpha: 1).setFill()
        context.fill(CGRect(x: 0, y: 0, width: 640, height: 480))
      }
    }
  }

  private func browser() throws -> (PhotoBrowserController, PhotoPage) {
    let browser = PhotoBrowserController(pictures: pictures(3))
    app.show(UINavigationController(rootViewController: browser))
    app.frame()
    try app.waitUntilIdle()
    let page = try XCTUnwrap(browser.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)) as? PhotoPage)
    return (browser, page)
  }

  func testPhotos_fitTheirPage_centred() throws {
    let (browser, page) = try browser()
    XCTAssertEqual(page.scrollView.zoomScale, 0.5)
    XCTAssertEqual(page.imageView.convert(page.imageView.bounds, to: page).midY, browser.collectionView.bounds.midY)
    app.drag(from: CGPoint(x: 280, y: 300), to: CGPoint(x: 60, y: 300), duration: 0.2)
    try app.waitUntilIdle()
    XCTAssertEqual(browser.collectionView.contentOffset.x, 320)
  }

  func testADoubleTap_zoomsToWhatIsBelowIt_andBack_theSingleOneWaits() throws {
    let (browser, page) = try browser()
    let point = CGPoint(x: 100, y: 250)
    let below = page.imageView.convert(point, from: nil)
    app.tap(at: point, count: 2)
    try app.waitUntilIdle()
    XCTAssertEqual(page.scrollView.zoomScale, 2)
    let middle = page.imageView.convert(CGPoint(x: page.bounds.midX, y: page.bounds.midY), from: page)
    XCTAssertEqual(middle.x, below.x, accuracy: 1)
    XCTAssertEqual(middle.y, below.y, accuracy: 1)
    XCTAssertFalse(browser.navigationController!.isNavigationBarHidden)
    app.tap(at: point, count: 2)
    try app.waitUntilIdle()
    XCTAssertEqual(page.scrollView.zoomScale, 0.5)
    app.tap(at: point)
    try app.waitUntilIdle()
    XCTAssertTrue(browser.navigationController!.isNavigationBarHidden)
  }

  func testWithinAZoomedPhoto_aDragMovesThePhoto_andAtItsEdgeTurnsThePage() throws {
    let (browser, page) = try browser()
    app.tap(at: CGPoint(x: 160, y: 250), count: 2)
    try app.waitUntilIdle()
    let before = page.scrollView.contentOffset
    app.drag(from: CGPoint(x: 250, y: 250), to: CGPoint(x: 150, y: 250), duration: 0.3, hold: 0.2)
    try app.waitUntilIdle()
    XCTAssertEqual(page.scrollView.contentOffset.x, before.x + 90, accuracy: 0.5)
    XCTAssertEqual(browser.collectionView.contentOffset.x, 0)
    page.scrollView.contentOffset.x = page.scrollView.contentSize.width - page.scrollView.bounds.width
    app.drag(from: CGPoint(x: 290, y: 250), to: CGPoint(x: 40, y: 250), duration: 0.2)
    try app.waitUntilIdle()
    XCTAssertEqual(browser.collectionView.contentOffset.x, 320)
  }

  func testAPinch_zoomsThePageAlone_andStaysWithinItsLimits() throws {
    let (browser, page) = try browser()
    app.pinch(at: CGPoint(x: 160, y: 250), from: 60, to: 140)
    try app.waitUntilIdle()
    XCTAssertGreaterThan(page.scrollView.zoomScale, 0.9)
    XCTAssertEqual(browser.collectionView.contentOffset.x, 0)
    app.pinch(at: CGPoint(x: 160, y: 250), from: 280, to: 40)
    try app.waitUntilIdle()
    XCTAssertEqual(page.scrollView.zoomScale, 0.5, accuracy: 0.0001)
    XCTAssertEqual(
      page.imageView.convert(page.imageView.bounds, to: page).midX, page.bounds.midX, accuracy: 0.5)
  }

  func testTheWindowTurns_thePhotoStaysOnItsPage() throws {
    let (browser, _) = try browser()
    browser.collectionView.contentOffset.x = 320
    try app.waitUntilIdle()
    app.resize(to: CGSize(width: 480, height: 320))
    try app.waitUntilIdle()
    XCTAssertEqual(
      (browser.collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize, browser.collectionView.bounds.size)
    let page = browser.collectionView.visibleCells.compactMap { $0 as? PhotoPage }.first
    XCTAssertEqual(page?.scrollView.zoomScale ?? 0, browser.collectionView.bounds.height / 480, accuracy: 0.001)
  }
}
