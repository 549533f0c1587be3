@testable import UIKit
import UIKitTesting
import XCTest

/// Images without a rendering mode in controls and bars. "Navigation bars, tab bars, toolbars, and segmented controls
/// automatically treat their foreground images as templates, while image views and web views treat their images as
/// originals" (UIImage.h, UIImageRenderingMode). System buttons treat them as templates, too.
@preconcurrency @MainActor
final class ForegroundImageTests: XCTestCase {
  private var app: TestApplication!
  private var root: UIView!

  override func setUp() async throws {
    await MainActor.run {
      app = TestApplication(size: CGSize(width: 320, height: 200), scale: 1)
      root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
      app.show(root)
    }
  }

  override func tearDown() async throws { await MainActor.run { app.close() } }

  private let square = MainActor.assumeIsolated {
    UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image {
      UIColor.blue.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }
  }

  /// Returns the color in the middle of a view.
  private func color(of view: UIView) -> [Int] {
    app.frame()
    let center = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    let pixel = app.snapshot().color(x: Int(center.x), y: Int(center.y))
    return [pixel.red, pixel.green, pixel.blue]
  }

  func testButtons() {
    func button(_ type: UIButton.ButtonType, _ image: UIImage) -> [Int] {
      let button = UIButton(type: type)
      button.frame = CGRect(x: 10, y: 10, width: 60, height: 40)
      button.tintColor = .red
      button.setImage(image, for: .normal)
      root.addSubview(button)
      defer { button.removeFromSuperview() }
      return color(of: button)
    }
    XCTAssertEqual(button(.system, square), [255, 0, 0])
    XCTAssertEqual(button(.custom, square), [0, 0, 255])
    XCTAssertEqual(button(.system, square.withRenderingMode(.alwaysOriginal)), [0, 0, 255])
    XCTAssertEqual(button(.custom, square.withRenderingMode(.alwaysTemplate)), [255, 0, 0])
    let button = UIButton(type: .system)
    button.setImage(square, for: .normal)
    XCTAssertTrue(button.currentImage === square, "the image itself does not change")
    XCTAssertTrue(button.image(for: .normal) === square)
  }

  func testBarsAndSegments() throws {
    let controller = UIViewController()
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: square, style: .plain, target: nil, action: nil)
    controller.navigationItem.rightBarButtonItem?.tintColor = .red
    let control = UISegmentedControl(items: [square, "x"])
    control.frame = CGRect(x: 20, y: 120, width: 200, height: 34)
    controller.view.addSubview(control)
    app.show(UINavigationController(rootViewController: controller))
    try app.waitUntilIdle()
    func images(_ view: UIView) -> [UIImageView] {
      ((view as? UIImageView).map { [$0] } ?? []) + view.subviews.flatMap(images)
    }
    let bar = try XCTUnwrap(controller.navigationController?.navigationBar)
    let item = try XCTUnwrap(images(bar).first { $0.image?.size == square.size })
    XCTAssertEqual(color(of: item), [255, 0, 0])
    let segment = try XCTUnwrap(images(control).first { $0.image?.size == square.size })
    XCTAssertEqual(color(of: segment), [0, 0, 0], "the color of the label")
  }
}
