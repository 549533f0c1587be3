import QuartzCore
import UIKit
import UIKitTesting
import XCTest

/// Symbol effects (Apple's documentation of `UIImageView.addSymbolEffect` and of the framework Symbols). The shapes and durations of the
/// motions are not published.
@preconcurrency @MainActor
final class SymbolEffectTests: XCTestCase {
  private var app: TestApplication!
  private var view: UIImageView!

  override func setUp() async throws {
    app = TestApplication(size: CGSize(width: 200, height: 200), scale: 2)
    view = UIImageView(image: UIImage(systemName: "star"))
    view.frame = CGRect(x: 50, y: 50, width: 40, height: 40)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    root.addSubview(view)
    app.show(root)
    try app.waitUntilIdle()
  }

  override func tearDown() async throws { app.close() }

  private var opacity: Float { view.layer.presentation()?.opacity ?? 1 }
  private var scale: CGFloat { view.layer.presentation()?.transform.m11 ?? 1 }

  func testABounceEndsByItself() throws {
    var ends: [Bool] = []
    view.addSymbolEffect(.bounce) { ends.append($0.isFinished) }
    app.advance(by: 0.15)
    XCTAssertGreaterThan(scale, 1.05)
    XCTAssertEqual(ends, [])
    try app.waitUntilIdle()
    XCTAssertEqual(scale, 1)
    XCTAssertEqual(ends, [true])
    XCTAssertTrue(CATransform3DIsIdentity(view.layer.transform), "the model does not change")
    view.addSymbolEffect(.bounce.down, options: .speed(2))
    app.advance(by: 0.08)
    XCTAssertLessThan(scale, 0.95)
    try app.waitUntilIdle()
  }

  func testAPulseLastsUntilItIsRemoved() throws {
    view.addSymbolEffect(.pulse)
    app.advance(by: 0.6)
    XCTAssertLessThan(opacity, 0.6)
    app.advance(by: 5)
    XCTAssertNotNil(view.layer.animationKeys())
    view.removeSymbolEffect(ofType: .pulse)
    try app.waitUntilIdle()
    XCTAssertEqual(opacity, 1)
    view.addSymbolEffect(.pulse, options: .nonRepeating)
    try app.waitUntilIdle()
    XCTAssertEqual(opacity, 1)
  }

  func testAScaledOrHiddenSymbolStays() throws {
    view.addSymbolEffect(.scale.up)
    try app.waitUntilIdle()
    XCTAssertEqual(scale, 1.15, accuracy: 0.01)
    view.removeAllSymbolEffects()
    try app.waitUntilIdle()
    XCTAssertEqual(scale, 1, accuracy: 0.01)
    view.addSymbolEffect(.disappear)
    try app.waitUntilIdle()
    XCTAssertEqual(opacity, 0, accuracy: 0.01)
    view.addSymbolEffect(.appear)
    try app.waitUntilIdle()
    XCTAssertEqual(opacity, 1, accuracy: 0.01)
  }

  func testOtherImagesDoNotMove() throws {
    view.image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
    var ends: [Bool] = []
    view.addSymbolEffect(.bounce) { ends.append($0.isFinished) }
    XCTAssertEqual(ends, [false])
    XCTAssertNil(view.layer.animationKeys())
  }

  func testASymbolReplacesAnother() throws {
    let heart = try XCTUnwrap(UIImage(systemName: "heart"))
    let star = view.image
    var ends: [Bool] = []
    view.setSymbolImage(heart, contentTransition: .replace) { ends.append($0.isFinished) }
    XCTAssertEqual(view.image, star, "the old symbol leaves first")
    try app.waitUntilIdle()
    XCTAssertEqual(view.image, heart)
    XCTAssertEqual(ends, [true])
    XCTAssertEqual(opacity, 1)
  }

  func testABarButtonBounces() throws {
    let controller = UIViewController()
    let item = UIBarButtonItem(image: UIImage(systemName: "star"), style: .plain, target: nil, action: nil)
    controller.navigationItem.rightBarButtonItem = item
    app.show(UINavigationController(rootViewController: controller))
    try app.waitUntilIdle()
    let frames = app.presentedFrameCount
    item.addSymbolEffect(.bounce)
    try app.waitUntilIdle()
    XCTAssertGreaterThan(app.presentedFrameCount, frames + 3)
    let heart = try XCTUnwrap(UIImage(systemName: "heart"))
    item.setSymbolImage(heart, contentTransition: .replace.upUp)
    try app.waitUntilIdle()
    XCTAssertEqual(item.image, heart)
  }
}
