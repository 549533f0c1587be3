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

  /// On iOS, arrays, dictionaries and sets bridge to objects. The bridges themselves are described as Foundation describes them.
  func testCollections() {
    XCTAssertEqual(String(format: "%@", [1, 2]), ([1, 2] as NSArray).description)
    let dictionary: [String: Int] = ["a": 1]
    XCTAssertEqual(String(format: "<%@>", dictionary), "<\((dictionary as NSDictionary).description)>")
    XCTAssertEqual(String(format: "%@ %d", Set([3]), 4), "\((Set([3]) as NSSet).description) 4")
    let nested: [String: [String]] = ["k": ["x", "y"]]
    XCTAssertEqual(String(format: "%@", nested), (nested as NSDictionary).description)
    XCTAssertEqual(String(format: "%@", [String: Int]()), ([:] as NSDictionary).description)
  }
}
