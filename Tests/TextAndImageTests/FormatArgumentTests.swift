import UIKit
import XCTest

/// Objects as arguments of formats. On iOS every object of `NSObject` is a `CVarArg`.
@preconcurrency @MainActor
final class FormatArgumentTests: XCTestCase {
  private final class Named: NSObject {
    override var description: String { "named" }
  }

  func testObjectsOfAnyClass() {
    XCTAssertEqual(String(format: "%@ and %d", Named(), 7), "named and 7")
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    XCTAssertEqual(String(format: "%@", view), view.description)
    let traits = UITraitCollection(userInterfaceStyle: .dark)
    XCTAssertEqual(String(format: "<%@>", traits), "<\(traits.description)>")
    XCTAssertEqual(String(format: "%2$@ %1$@", NSNumber(value: 2), [1, 2] as NSArray), "\([1, 2] as NSArray) 2")
  }

  /// Foundation has conformances for strings.
  func testStrings() {
    let object: NSObject = NSString("text")
    XCTAssertEqual(String(format: "%@ %@ %@", object, NSString("a"), NSMutableString(string: "b")), "text a b")
    XCTAssertEqual(String(format: "%@", NSNull()), NSNull().description)
    let swift = "c"
    XCTAssertEqual(String(format: "%@", swift), "c")
  }
}
