import UIKit
import XCTest

// With these two functions in a test target, test classes and methods may be marked just `@MainActor`, as on iOS:
// XCTest on Linux ends the whole test program otherwise (docs/testing.md). They must be in the target itself.

func testCase<T: XCTestCase>(_ tests: [(String, (T) -> @MainActor () throws -> Void)]) -> XCTestCaseEntry {
  let plain: [(String, (T) -> () throws -> Void)] = tests.map { name, method in
    (name, { test in { try MainActor.assumeIsolated { try method(test)() } } })
  }
  return testCase(plain)
}

func testCase<T: XCTestCase>(_ tests: [(String, (T) -> @MainActor () -> Void)]) -> XCTestCaseEntry {
  let plain: [(String, (T) -> () throws -> Void)] = tests.map { name, method in
    (name, { test in { MainActor.assumeIsolated { method(test)() } } })
  }
  return testCase(plain)
}

@MainActor
final class MainActorTests: XCTestCase {
  private var view: UIView!

  override func setUp() async throws { view = UIView() }

  func testAMethodOfTheMainActor() { XCTAssertNotNil(view) }

  func testOneThatThrows() throws { XCTAssertEqual(try XCTUnwrap(view).alpha, 1) }

  func testOneThatWaits() async throws {
    await Task.yield()
    XCTAssertNotNil(view)
  }
}

@MainActor
final class MainActorMethodTests: XCTestCase {
  func testAMethodOfTheMainActor() { XCTAssertEqual(UIView().alpha, 1) }
}
