import Foundation
import UIKit
import XCTest

/// Gesture recognizers in nibs.
@preconcurrency @MainActor
final class NibRecognizerTests: NibTestCase {
  /// `init(coder:)` "Creates a gesture-recognizer object from data in an unarchiver" (Apple, `UIGestureRecognizer`): like a view, a
  /// recognizer of a nib is created with it.
  func testARecognizerIsCreatedWithItsCoder() throws {
    let objects = nib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <view contentMode="scaleToFill" id="v"><rect key="frame" x="0" y="0" width="100" height="100"/>
      <connections><outletCollection property="gestureRecognizers" destination="t" appends="YES"/>
      <outletCollection property="gestureRecognizers" destination="p" appends="YES"/></connections></view>
      <tapGestureRecognizer numberOfTapsRequired="2" id="t" customClass="CodedTap" customModule="NibTests"/>
      <pinchGestureRecognizer id="p"/>
      """
    ).instantiate(withOwner: nil, options: nil)
    let tap = try XCTUnwrap(objects.compactMap { $0 as? CodedTap }.first)
    XCTAssertEqual(tap.log, ["coder"])
    XCTAssertEqual(tap.numberOfTapsRequired, 2)
    let view = try XCTUnwrap(objects.compactMap { $0 as? UIView }.first)
    XCTAssertEqual(view.gestureRecognizers?.count, 2)
    XCTAssertTrue(view.gestureRecognizers?.last is UIPinchGestureRecognizer)
    weak var released: CodedTap?
    inScope {
      released =
        nib("<tapGestureRecognizer id=\"t\" customClass=\"CodedTap\" customModule=\"NibTests\"/>")
        .instantiate(withOwner: nil, options: nil).compactMap { $0 as? CodedTap }.first
    }
    try app.wait(until: { released == nil })
  }

  private func inScope(_ body: () -> Void) { body() }

  func testARecognizerThatRefusesItsCoder() throws {
    expectsReports = true
    let objects = nib("<tapGestureRecognizer id=\"t\" customClass=\"RefusingTap\" customModule=\"NibTests\"/>")
      .instantiate(withOwner: nil, options: nil)
    XCTAssertTrue(objects.first is UITapGestureRecognizer)
    XCTAssertTrue(reports.contains { $0.contains("init(coder:) returned nil") }, "\(reports)")
  }
}

final class CodedTap: UITapGestureRecognizer {
  var log: [String] = []
  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    log.append("target")
  }
  override init?(coder: NSCoder) {
    super.init(coder: coder)
    log.append("coder")
  }
}

final class RefusingTap: UITapGestureRecognizer {
  override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }
  override init?(coder: NSCoder) { nil }
}
