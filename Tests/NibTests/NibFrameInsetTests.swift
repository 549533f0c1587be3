import UIKit
import XCTest

/// Frames that a nib stores as distances from the edges of the superview. The pictures in the cells of a public application
/// (project 10 of HackingWithSwift) were invisible, because their views had no size.
@preconcurrency @MainActor
final class NibFrameInsetTests: NibTestCase {
  private func frame(_ attributes: String) throws -> CGRect {
    let objects = nib(
      """
      <view contentMode="scaleToFill" id="v"><rect key="frame" x="5" y="6" width="140" height="180"/><subviews>
      <imageView contentMode="scaleToFill" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="i">
      <frame key="frameInset" \(attributes)/>
      <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/></imageView></subviews></view>
      """
    ).instantiate(withOwner: nil, options: nil)
    let view = try XCTUnwrap(objects.first as? UIView)
    view.layoutIfNeeded()
    return try XCTUnwrap(view.subviews.first).frame
  }

  func testDistancesFromTheTopAndTheLeft() throws {
    XCTAssertEqual(
      try frame("minX=\"10\" minY=\"20\" width=\"120\" height=\"100\""), CGRect(x: 10, y: 20, width: 120, height: 100))
    XCTAssertEqual(try frame("width=\"120\" height=\"100\""), CGRect(x: 0, y: 0, width: 120, height: 100))
  }

  func testDistancesFromTheBottomAndTheRight() throws {
    XCTAssertEqual(
      try frame("maxX=\"10\" maxY=\"20\" width=\"100\" height=\"60\""), CGRect(x: 30, y: 100, width: 100, height: 60))
    XCTAssertEqual(
      try frame("minX=\"10\" maxX=\"10\" minY=\"20\" maxY=\"20\""), CGRect(x: 10, y: 20, width: 120, height: 140))
  }
}
