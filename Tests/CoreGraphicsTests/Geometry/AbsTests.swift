import CoreGraphics
import XCTest

/// Code for iOS calls `abs` in extensions of `CGFloat`.
final class AbsTests: XCTestCase {
  func testAbs_isTheFunction_inExtensionsOfCGFloat() {
    XCTAssertEqual(CGFloat(2).distance(to: 5.5), 3.5)
    XCTAssertEqual(CGFloat(2).steps(to: -3), 5)
    XCTAssertEqual(abs(-3.5 as CGFloat), 3.5)
  }
}

extension CGFloat {
  fileprivate func distance(to other: CGFloat) -> CGFloat { abs(other - self) }
  fileprivate func steps(to other: Int) -> Int { abs(Int(self) - other) }
}
