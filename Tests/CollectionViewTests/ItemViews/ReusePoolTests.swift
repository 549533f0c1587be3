import RuntimeInterface
import XCTest

@testable import UIKit

/// The pool of views that wait for reuse, without an item view.
@preconcurrency @MainActor
final class ReusePoolTests: XCTestCase {
  private final class Special: UIView {}

  private let owner = UIView()

  private func waiting(_ view: UIView) -> UIView {
    owner.addSubview(view)
    return view
  }

  func testTheLastOneIn_isTheFirstOneOut() {
    let pool = ReusePool<String, UIView>()
    pool.register(UIView.self, for: "a", identifier: "a", in: owner)
    let (first, second) = (waiting(UIView()), waiting(UIView()))
    pool.put(first, for: "a")
    pool.put(second, for: "a")
    XCTAssertEqual(pool.count, 2)
    XCTAssertNil(pool.dequeue("b"))
    XCTAssertTrue(pool.dequeue("a") === second)
    XCTAssertTrue(pool.dequeue("a") === first)
    XCTAssertNil(pool.dequeue("a"))
  }

  func testAnotherClass_dropsWhatWaitsAndWhatComesLater() {
    let pool = ReusePool<String, UIView>()
    pool.register(UIView.self, for: "a", identifier: "a", in: owner)
    let (early, late) = (waiting(UIView()), waiting(UIView()))
    pool.put(early, for: "a")
    pool.register(Special.self, for: "a", identifier: "a", in: owner)
    XCTAssertNil(early.superview)
    // It was visible when the other class was registered.
    pool.put(late, for: "a")
    let special = waiting(Special())
    pool.put(special, for: "a")
    XCTAssertTrue(pool.dequeue("a") === special)
    XCTAssertNil(pool.dequeue("a"))
    XCTAssertNil(late.superview)
  }

  func testWithoutAClass_viewsWaitAllTheSame() {
    let pool = ReusePool<String, UIView>()
    let view = waiting(Special())
    pool.put(view, for: "made by hand")
    XCTAssertNil(pool.viewClass(for: "made by hand"))
    XCTAssertTrue(pool.dequeue("made by hand") === view)
  }

  func testAForeignClass_isReportedAndNotRegistered() {
    let previous = Diagnostics.handler
    defer { Diagnostics.handler = previous }
    var reports: [String] = []
    Diagnostics.handler = { reports.append($0) }
    let pool = ReusePool<String, UIView>()
    pool.register(NSObject.self, for: "a", identifier: "a", in: owner)
    XCTAssertNil(pool.viewClass(for: "a"))
    pool.register(UIView.self, for: "a", as: Special.self, identifier: "a", in: owner, accepts: { $0 is Special.Type })
    XCTAssertNil(pool.viewClass(for: "a"))
    XCTAssertEqual(reports.count, 2)
    XCTAssertTrue(reports.allSatisfy { $0.contains("cannot be registered") && $0.contains("“a”") }, "\(reports)")
  }

  func testTheSameClassAgain_keepsWhatWaits() {
    let pool = ReusePool<String, UIView>()
    pool.setClass(Special.self, for: "a")
    pool.put(waiting(Special()), for: "a")
    pool.setClass(Special.self, for: "a")
    XCTAssertEqual(pool.count, 1)
    pool.setClass(UIView.self, for: "a")
    XCTAssertEqual(pool.count, 0)
  }
}
