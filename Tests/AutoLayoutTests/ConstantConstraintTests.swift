import UIKit
import UIKitTesting
import XCTest

/// Constraints without a second item, written as in most code before layout anchors.
@preconcurrency @MainActor
final class ConstantConstraintTests: XCTestCase {
  func testTheSecondAttributeIsIgnoredWithoutASecondItem() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    let width = NSLayoutConstraint(
      item: inner, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .width, multiplier: 1, constant: 36)
    let height = NSLayoutConstraint(
      item: inner, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
      constant: 20)
    NSLayoutConstraint.activate([width, height])
    view.layoutIfNeeded()
    XCTAssertEqual(inner.bounds.size, CGSize(width: 36, height: 20))
    XCTAssertEqual(width.secondAttribute, .notAnAttribute)
    XCTAssertNil(width.secondItem)
  }
}
