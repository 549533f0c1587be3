import UIKit
import XCTest

/// The colors of layers and of their views, measured on iOS 26.1 (Vercantez/openuikit, uikit/Tools/oracle2/objcsurfaceprobe and
/// cgunifyprobe; measurements.md, 14.0).
@preconcurrency @MainActor
final class LayerColorTests: XCTestCase {
  /// `layer defaults`: opaque black in the color space sRGB, which has three colors and an alpha.
  func testDefaultsOfALayer() {
    for color in [CALayer().borderColor, CALayer().shadowColor] {
      XCTAssertEqual(color?.components, [0, 0, 0, 1])
      XCTAssertEqual(color?.colorSpace?.name as String?, CGColorSpace.sRGB as String)
    }
    XCTAssertNil(CALayer().backgroundColor)
  }

  /// `view.layer.backgroundColor=red -> view.backgroundColor`: the color of the layer is that of the view.
  func testTheColorOfTheLayerIsThatOfTheView() {
    let view = UIView()
    XCTAssertNil(view.backgroundColor)
    view.layer.backgroundColor = UIColor.red.cgColor
    XCTAssertEqual(view.backgroundColor, .red)
    view.backgroundColor = .green
    XCTAssertEqual(view.layer.backgroundColor, UIColor.green.cgColor)
    XCTAssertEqual(view.backgroundColor, .green)
    view.layer.backgroundColor = UIColor.blue.cgColor
    XCTAssertEqual(view.backgroundColor, .blue)
    view.backgroundColor = nil
    XCTAssertNil(view.backgroundColor)
    XCTAssertNil(view.layer.backgroundColor)
    view.backgroundColor = .systemBackground
    XCTAssertEqual(view.backgroundColor, .systemBackground, "a dynamic color")
  }

  /// UIView.h: the property reads the color of the layer. A color that was removed from the layer is gone, and a color of the layer
  /// replaces a dynamic one.
  func testAColorThatWasRemovedFromTheLayer() {
    let view = UIView()
    view.backgroundColor = .green
    view.layer.backgroundColor = nil
    XCTAssertNil(view.backgroundColor)
    view.backgroundColor = .green
    XCTAssertEqual(view.layer.backgroundColor, UIColor.green.cgColor, "the same color, set again")
    view.backgroundColor = .systemBackground
    view.layer.backgroundColor = UIColor.red.cgColor
    XCTAssertEqual(view.backgroundColor, .red)
    view.layer.backgroundColor = nil
    XCTAssertNil(view.backgroundColor)
    view.backgroundColor = .systemBackground
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(view)
    window.overrideUserInterfaceStyle = .dark
    window.updateTraitsIfNeeded()
    XCTAssertEqual(view.backgroundColor, .systemBackground, "a dynamic color follows the traits")
    let dark = UIColor.systemBackground.resolvedColor(with: view.traitCollection)
    XCTAssertEqual(view.layer.backgroundColor, dark.cgColor)
  }
}
