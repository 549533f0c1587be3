import UIKit
import XCTest

/// The methods of objects that `tessera` calls on delegates, which need not be objects of a subclass of `NSObject` here.
@preconcurrency @MainActor
final class ObjectResponderTests: XCTestCase {
  private class Plain: UIScrollViewDelegate {}
  private final class Derived: Plain {}

  private final class Named: NSObject, UIScrollViewDelegate {
    let name: String
    init(_ name: String) { self.name = name }
    override func isEqual(_ object: Any?) -> Bool { (object as? Named)?.name == name }
  }

  func testEquality() {
    let object = Plain()
    XCTAssertTrue(_responder(object).isEqual(object))
    XCTAssertFalse(_responder(object).isEqual(Plain()))
    XCTAssertFalse(_responder(object).isEqual(nil))
    XCTAssertTrue(_responder(Named("a")).isEqual(Named("a")))
    XCTAssertFalse(_responder(Named("a")).isEqual(Named("b")))
  }

  func testClasses() {
    let view = UIScrollView()
    XCTAssertNil(_responder(view.delegate))
    let delegate = Derived()
    view.delegate = delegate
    XCTAssertEqual(_responder(view.delegate)?.isKind(of: Plain.self), true)
    XCTAssertEqual(_responder(view.delegate)?.isKind(of: Derived.self), true)
    XCTAssertEqual(_responder(view.delegate)?.isKind(of: Named.self), false)
    XCTAssertEqual(_responder(view.delegate)?.isMember(of: Plain.self), false)
    XCTAssertEqual(_responder(view.delegate)?.isMember(of: Derived.self), true)
    XCTAssertFalse(_responder(Plain()).isKind(of: Derived.self))
    XCTAssertTrue(_responder(Named("a")).isKind(of: NSObject.self))
  }
}
