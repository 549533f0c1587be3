import Foundation
import UIKit
import XCTest

/// The accessibility properties of views, of elements that are no views, and of other objects.
@preconcurrency @MainActor
final class AccessibilityTests: XCTestCase {
  private final class NamedView: UIView {
    override var accessibilityLabel: String? {
      get { "named" }
      set {}
    }
    override func accessibilityElementCount() -> Int { 3 }
  }

  func testObjectsThatAreNoViews() {
    final class Plain: NSObject {}
    let plain = Plain()
    XCTAssertNil(plain.accessibilityLabel)
    XCTAssertFalse(plain.isAccessibilityElement)
    XCTAssertEqual(plain.accessibilityFrame, .zero)
    plain.accessibilityLabel = "label"
    plain.isAccessibilityElement = true
    plain.accessibilityElements = [1, 2]
    XCTAssertEqual(plain.accessibilityLabel, "label")
    XCTAssertTrue(plain.isAccessibilityElement)
    XCTAssertEqual(plain.accessibilityElementCount(), 2)
    XCTAssertEqual(plain.accessibilityElement(at: 1) as? Int, 2)
    XCTAssertNil(plain.accessibilityElement(at: 2))
    XCTAssertNil(Plain().accessibilityLabel, "another object")
  }

  func testObjectsOfUnknownClassReachTheirOwnProperties() {
    let view: NSObject = NamedView()
    XCTAssertEqual(view.accessibilityLabel, "named")
    XCTAssertEqual(view.accessibilityElementCount(), 3)
    view.accessibilityValue = "1"
    XCTAssertEqual((view as? UIView)?.accessibilityValue, "1")
    let item: NSObject = UIBarButtonItem(title: "Done", style: .plain, target: nil, action: nil)
    item.accessibilityLabel = "done"
    XCTAssertEqual((item as? UIBarItem)?.accessibilityLabel, "done")
    let image = UIImage()
    image.accessibilityIdentifier = "picture"
    // The key of the association does not depend on where objects are allocated.
    let boxes = (0..<100).map { _ in NamedView.self as AnyObject }
    defer { withExtendedLifetime(boxes) {} }
    XCTAssertEqual((image as any UIAccessibilityIdentification).accessibilityIdentifier, "picture")
  }

  func testElements() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    window.addSubview(view)
    let element = UIAccessibilityElement(accessibilityContainer: view)
    XCTAssertTrue(element.isAccessibilityElement)
    XCTAssertTrue(element.accessibilityContainer === view)
    element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 30, height: 40)
    XCTAssertEqual(element.accessibilityFrame, CGRect(x: 11, y: 22, width: 30, height: 40))
    XCTAssertEqual(element.accessibilityActivationPoint, CGPoint(x: 26, y: 42))
    view.frame.origin.x = 50
    XCTAssertEqual(element.accessibilityFrame.minX, 51, "the element follows its container")
    element.accessibilityFrame = CGRect(x: 7, y: 7, width: 7, height: 7)
    XCTAssertEqual(element.accessibilityFrame, CGRect(x: 7, y: 7, width: 7, height: 7))
    XCTAssertEqual(view.accessibilityFrame, CGRect(x: 50, y: 20, width: 100, height: 100))
  }

  func testAttributedTextsFollowPlainOnes() {
    let view = UIView()
    view.accessibilityLabel = "plain"
    XCTAssertEqual(view.accessibilityAttributedLabel?.string, "plain")
    view.accessibilityAttributedLabel = NSAttributedString(string: "new", attributes: [.font: 1])
    XCTAssertEqual(view.accessibilityLabel, "new")
    XCTAssertEqual(view.accessibilityAttributedLabel?.attribute(.font, at: 0, effectiveRange: nil) as? Int, 1)
    view.accessibilityLabel = "plain"
    XCTAssertNil(view.accessibilityAttributedLabel?.attribute(.font, at: 0, effectiveRange: nil))
  }
}
