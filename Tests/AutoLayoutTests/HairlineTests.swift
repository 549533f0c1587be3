import UIKit
import UIKitTesting
import XCTest

/// Lines that are thinner than a point. On iOS a point has at least two pixels, so a constraint of 0.5 points shows a
/// line. On a screen with one pixel per point, rounding without further rules would remove it.
@preconcurrency @MainActor
final class HairlineTests: XCTestCase {
  private func lines(scale: CGFloat, height: CGFloat) -> [CGRect] {
    let app = TestApplication(size: CGSize(width: 100, height: 100), scale: scale)
    defer { app.close() }
    let controller = UIViewController()
    app.show(controller)
    let root: UIView = controller.view
    let top = UIView()
    let bottom = UIView()
    for view in [top, bottom] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        view.heightAnchor.constraint(equalToConstant: height),
      ])
    }
    top.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    bottom.bottomAnchor.constraint(equalTo: root.bottomAnchor).isActive = true
    app.frame()
    return [top.frame, bottom.frame]
  }

  func testAHairlineIsAPixel() {
    let expected = [CGRect(x: 0, y: 0, width: 100, height: 1), CGRect(x: 0, y: 99, width: 100, height: 1)]
    XCTAssertEqual(lines(scale: 1, height: 0.5), expected)
    XCTAssertEqual(lines(scale: 1, height: 1.0 / 3), expected)
    XCTAssertEqual(
      lines(scale: 2, height: 0.5),
      [CGRect(x: 0, y: 0, width: 100, height: 0.5), CGRect(x: 0, y: 99.5, width: 100, height: 0.5)])
  }

  func testNothingRemainsNothing() {
    XCTAssertEqual(lines(scale: 1, height: 0).map(\.height), [0, 0])
    XCTAssertEqual(lines(scale: 1, height: 0.1).map(\.height), [0, 0])
  }
}
