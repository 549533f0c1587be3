import UIKit
import XCTest

final class ValueTests: XCTestCase {
  func testInsets() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
    XCTAssertEqual(
      rect.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
      CGRect(x: 12, y: 21, width: 94, height: 46))
    XCTAssertEqual(rect.inset(by: UIEdgeInsets(top: 0, left: 80, bottom: 0, right: 80)).size.width, -60)
    XCTAssertTrue(CGRect.null.inset(by: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)).isNull)
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    XCTAssertEqual(directional.resolved(rightToLeft: true), UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    XCTAssertEqual(
      NSDirectionalEdgeInsets(UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2), rightToLeft: true), directional)
  }

  func testStrings_goThereAndBack() {
    XCTAssertEqual(NSCoder.string(for: CGRect(x: 1, y: 2.5, width: 3, height: 4)), "{{1, 2.5}, {3, 4}}")
    XCTAssertEqual(NSCoder.cgRect(for: "{{1, 2.5}, {3, 4}}"), CGRect(x: 1, y: 2.5, width: 3, height: 4))
    XCTAssertEqual(NSCoder.cgPoint(for: "{-1,2e3}"), CGPoint(x: -1, y: 2000))
    XCTAssertEqual(NSCoder.cgSize(for: "nonsense"), .zero)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    XCTAssertEqual(NSCoder.uiEdgeInsets(for: NSCoder.string(for: insets)), insets)
    let turn = CGAffineTransform(rotationAngle: 0.25)
    XCTAssertEqual(NSCoder.cgAffineTransform(for: NSCoder.string(for: turn)), turn)
    XCTAssertEqual(NSCoder.uiOffset(for: "{3, 4}"), UIOffset(horizontal: 3, vertical: 4))
  }

  func testBoxes() {
    XCTAssertEqual(
      NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgRectValue, CGRect(x: 1, y: 2, width: 3, height: 4))
    XCTAssertEqual(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue, CGPoint(x: 1, y: 2))
    XCTAssertEqual(NSValue(cgSize: CGSize(width: 1, height: 2)).cgSizeValue, CGSize(width: 1, height: 2))
    XCTAssertEqual(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue, CGVector(dx: 1, dy: 2))
    let turn = CGAffineTransform(rotationAngle: 0.25)
    XCTAssertEqual(NSValue(cgAffineTransform: turn).cgAffineTransformValue, turn)
    XCTAssertEqual(NSValue(cgAffineTransform: turn), NSValue(cgAffineTransform: turn))
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    XCTAssertEqual(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue, insets)
    XCTAssertEqual(NSValue(uiEdgeInsets: insets).cgAffineTransformValue, CGAffineTransform())
    XCTAssertEqual(NSValue(uiOffset: UIOffset(horizontal: 5, vertical: 6)).uiOffsetValue.vertical, 6)
  }

  func testSets() {
    XCTAssertTrue(UIRectCorner.allCorners.contains(.bottomLeft))
    XCTAssertEqual(UIRectEdge.all.rawValue, 15)
    XCTAssertEqual(NSDirectionalRectEdge.all.rawValue, 15)
  }
}
