import UIKit
import UIKitTesting
import XCTest

/// The properties of navigation bars that determine their appearance, and hiding the bars.
@preconcurrency @MainActor
final class BarStyleTests: XCTestCase {
  private var application: TestApplication!
  private var navigation: UINavigationController!
  private var second: UIViewController!

  override func setUp() async throws {
    application = TestApplication(size: CGSize(width: 400, height: 500), scale: 1)
    let first = UIViewController()
    first.title = "First"
    first.view.backgroundColor = .white
    second = UIViewController()
    second.view.backgroundColor = .white
    navigation = UINavigationController(rootViewController: first)
    application.show(navigation)
    navigation.pushViewController(second, animated: false)
    try application.waitUntilIdle()
  }

  override func tearDown() async throws { application.close() }

  private func image(_ color: UIColor, _ size: CGSize) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      color.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
  }

  private func color(_ x: Int, _ y: Int) throws -> [Int] {
    try application.waitUntilIdle()
    let pixel = application.snapshot().color(x: x, y: y)
    return [Int(pixel.red), Int(pixel.green), Int(pixel.blue)]
  }

  private func picture(_ name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["TESSERA_PICTURES"] else { return }
    try application.snapshot().write(to: URL(fileURLWithPath: folder).appendingPathComponent("\(name).png"))
  }

  func testABackgroundImageAndItsShadow() throws {
    let bar = navigation.navigationBar
    bar.setBackgroundImage(image(.red, CGSize(width: 1, height: 1)), for: .default)
    bar.shadowImage = image(.blue, CGSize(width: 1, height: 4))
    XCTAssertEqual(try color(300, 40), [255, 0, 0])
    let below = Int(bar.frame.maxY)
    XCTAssertEqual(try color(300, below + 2), [0, 0, 255], "four points below the bar")
    XCTAssertEqual(try color(300, below + 5), [255, 255, 255])
    XCTAssertNotNil(bar.backgroundImage(for: .default))
    // The usual way to remove both.
    bar.setBackgroundImage(UIImage(), for: .default)
    bar.shadowImage = UIImage()
    XCTAssertEqual(try color(300, 40), [255, 255, 255])
    XCTAssertEqual(try color(300, below + 2), [255, 255, 255])
  }

  func testAnAppearancesPictures() throws {
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundImage = image(.green, CGSize(width: 2, height: 2))
    look.shadowImage = image(.red, CGSize(width: 1, height: 2))
    navigation.navigationBar.standardAppearance = look
    navigation.navigationBar.scrollEdgeAppearance = look
    XCTAssertEqual(try color(300, 40), [0, 255, 0])
    XCTAssertEqual(try color(300, Int(navigation.navigationBar.frame.maxY) + 1), [255, 0, 0])
  }

  func testOnesOwnChevron() throws {
    let before = try color(36, 32)
    navigation.navigationBar.backIndicatorImage = image(.black, CGSize(width: 20, height: 20))
      .withRenderingMode(.alwaysOriginal)
    try application.waitUntilIdle()
    try picture("own-chevron")
    XCTAssertEqual(try color(40, 32), [0, 0, 0])
    XCTAssertNotEqual(before, [0, 0, 0])
    navigation.navigationBar.tintColor = .red
    navigation.navigationBar.backIndicatorImage = image(.black, CGSize(width: 20, height: 20))
    XCTAssertEqual(try color(40, 32), [255, 0, 0], "a template in the tint")
    application.tap(at: CGPoint(x: 40, y: 32))
    try application.waitUntilIdle()
    XCTAssertEqual(navigation.viewControllers.count, 1, "and it goes back")
  }

  func testCompactLooks() throws {
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = .red
    navigation.navigationBar.compactAppearance = look
    navigation.navigationBar.compactScrollEdgeAppearance = look
    XCTAssertEqual(try color(300, 40), [255, 255, 255])
    application.resize(to: CGSize(width: 700, height: 350))
    XCTAssertEqual(navigation.traitCollection.verticalSizeClass, .compact)
    XCTAssertEqual(try color(300, 40), [255, 0, 0])
    application.resize(to: CGSize(width: 400, height: 500))
    XCTAssertEqual(try color(300, 40), [255, 255, 255])
  }

  func testPicturesMoveByTheirInsets_andAreOthersWhereThereIsLittleHeight() throws {
    let item = UIBarButtonItem(
      image: image(.red, CGSize(width: 10, height: 10)).withRenderingMode(.alwaysOriginal),
      landscapeImagePhone: image(.blue, CGSize(width: 10, height: 10)).withRenderingMode(.alwaysOriginal),
      style: .plain,
      target: nil, action: nil)
    second.navigationItem.rightBarButtonItem = item
    let middle = 400 - 16 - 22
    XCTAssertEqual(try color(middle, 32), [255, 0, 0])
    item.imageInsets = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: -16)
    XCTAssertEqual(try color(middle + 16, 32), [255, 0, 0])
    XCTAssertNotEqual(try color(middle, 32), [255, 0, 0])
    application.resize(to: CGSize(width: 700, height: 350))
    XCTAssertEqual(try color(700 - 38 - 22, 24 + 22), [0, 0, 255], "of its own insets")
  }

  func testAButtonIsWideEnoughForAllOfItsTitles() throws {
    let item = UIBarButtonItem(title: "On", style: .plain, target: nil, action: nil)
    let other = UIBarButtonItem(title: "On", style: .plain, target: nil, action: nil)
    second.navigationItem.rightBarButtonItems = [item, other]
    try application.waitUntilIdle()
    func widths() -> [CGFloat] {
      var found: [CGFloat] = []
      func look(_ view: UIView) {
        if String(describing: type(of: view)) == "BarItemView", view.frame.minX > 100 { found.append(view.frame.width) }
        view.subviews.forEach(look)
      }
      look(navigation.navigationBar)
      return found
    }
    let before = widths()
    XCTAssertEqual(before.count, 2)
    other.title = "A longer one"
    try application.waitUntilIdle()
    XCTAssertGreaterThan(widths().max() ?? 0, (before.max() ?? 0) + 20, "a new title makes room for itself")
    other.title = "On"
    try application.waitUntilIdle()
    XCTAssertEqual(widths(), before)
    item.possibleTitles = ["On", "Switched off for good"]
    try application.waitUntilIdle()
    let after = widths()
    XCTAssertGreaterThan(after.max() ?? 0, (before.max() ?? 0) + 60)
    XCTAssertEqual(after.min(), before.min())
  }

  func testATapHidesTheBars_andShowsThemAgain() throws {
    application.tap(at: CGPoint(x: 200, y: 300))
    try application.waitUntilIdle()
    XCTAssertFalse(navigation.isNavigationBarHidden, "off by default")
    navigation.hidesBarsOnTap = true
    navigation.setToolbarHidden(false, animated: false)
    application.tap(at: CGPoint(x: 200, y: 300))
    try application.waitUntilIdle()
    XCTAssertTrue(navigation.isNavigationBarHidden)
    XCTAssertTrue(navigation.isToolbarHidden)
    application.tap(at: CGPoint(x: 200, y: 300))
    try application.waitUntilIdle()
    XCTAssertFalse(navigation.isNavigationBarHidden)
    XCTAssertFalse(navigation.isToolbarHidden)
    application.tap(at: CGPoint(x: 300, y: 32))
    try application.waitUntilIdle()
    XCTAssertFalse(navigation.isNavigationBarHidden, "the bar's own taps are not the content's")
  }

  func testASwipeHidesTheBars_whileTheContentScrolls() throws {
    let scroll = UIScrollView(frame: second.view.bounds)
    scroll.contentSize = CGSize(width: 400, height: 3000)
    second.view.addSubview(scroll)
    navigation.hidesBarsOnSwipe = true
    try application.waitUntilIdle()
    application.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 200), duration: 0.3, hold: 0.2)
    try application.waitUntilIdle()
    XCTAssertTrue(navigation.isNavigationBarHidden)
    XCTAssertGreaterThan(scroll.contentOffset.y, 100, "both")
    application.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 350), duration: 0.3, hold: 0.2)
    try application.waitUntilIdle()
    XCTAssertFalse(navigation.isNavigationBarHidden)
  }
}
