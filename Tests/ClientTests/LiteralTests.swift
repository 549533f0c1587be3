import UIKit
import XCTest

/// Literals that Xcode shows as a color swatch and a thumbnail.
final class LiteralTests: XCTestCase {
  private let accent: UIColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)

  func testColours() {
    var color = #colorLiteral(red: 0, green: 0, blue: 1, alpha: 0.5)
    XCTAssertEqual(color, UIColor(red: 0, green: 0, blue: 1, alpha: 0.5))
    color = .red
    let palette: [UIColor?] = [#colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1), color]
    XCTAssertEqual(palette.first, accent)
  }

  /// On iOS, color literals are also colors of Core Graphics.
  @MainActor func testColoursOfLayers() {
    let layer = CALayer()
    layer.borderColor = #colorLiteral(red: 0, green: 0.5, blue: 1, alpha: 0.25)
    XCTAssertEqual(layer.borderColor?.components, [0, 0.5, 1, 0.25])
  }

  func testImages_haveTheirType() {
    // There is no such image. A literal is only evaluated when it is reached.
    let make = { #imageLiteral(resourceName: "Nothing") }
    XCTAssertTrue(type(of: make) == (() -> UIImage).self)
  }

  func testAPopover_knowsTheSheetThatItBecomes() {
    let controller = UIViewController()
    controller.modalPresentationStyle = .popover
    let popover = controller.popoverPresentationController
    popover?.adaptiveSheetPresentationController.detents = [.medium(), .large()]
    popover?.adaptiveSheetPresentationController.prefersGrabberVisible = true
    XCTAssertTrue(popover?.adaptiveSheetPresentationController === controller.sheetPresentationController)
    XCTAssertEqual(controller.sheetPresentationController?.detents.count, 2)
  }
}
