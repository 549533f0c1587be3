import TesseraRewriting
import XCTest

final class TestSupportRuleTests: RewritingTestCase {
  func testWhatAModuleUsesIsAdded() {
    let files = ["A.swift": "XCTContext.runActivity(named: \"a\") { _ in }"]
    XCTAssertEqual(rewrite(files).additions, [:])
    options.isTestModule = true
    XCTAssertEqual(Array(rewrite(files).additions.keys), ["TesseraXCTest.swift"])
    XCTAssertEqual(rewrite(["A.swift": "let a = 1"]).additions, [:])
  }

  func testTestsOnTheMainActor() {
    options.isTestModule = true
    assert(
      "@MainActor final class A: XCTestCase {}", contains: "@preconcurrency @MainActor final class A: XCTestCase {}")
    assert(
      "class A: XCTestCase {\n  @MainActor func testA() {}\n}\nclass B: A {\n  @MainActor\n  func testB() async {}\n}\n",
      contains: "  @preconcurrency @MainActor func testA() {}", "  @preconcurrency @MainActor")
    let other = "class A {\n  @MainActor func testA() {}\n}\n"
    XCTAssertEqual(rewrite(other), other)
  }

  /// The asynchronous methods of Linux's XCTestCase cannot be called from a class on the main actor.
  func testAsynchronousSetup() {
    options.isTestModule = true
    let text = "  override func setUp() async throws {\n    try await super.setUp()\n    a()\n  }\n}\n"
    XCTAssertEqual(
      rewrite("import UIKit\nclass A: XCTestCase {\n" + text),
      "import UIKit\nclass A: XCTestCase {\n"
        + text.replacing("try await super.setUp()", with: String(repeating: " ", count: 23)))
    let other = "import UIKit\nclass B: Base {\n" + text
    XCTAssertEqual(rewrite(other), other, "a class of the project can do more")
  }

  /// XCTest on iOS exports XCUIAutomation, and throws an exception at a failure that ends a test.
  func testUITests() {
    options.isTestModule = true
    options.isUITestModule = true
    let text = """
      import XCTest
      class Base: XCTestCase {}
      final class MenuTests: Base {}
      let a = XCTAttachment(string: "")
      """
    let result = rewrite(["A.swift": text])
    XCTAssertEqual(result.additions, [:])
    assert(text, contains: "class Base: XCUITestCase {}", "final class MenuTests: Base {}", "import XCUIAutomation")
    options.isUITestModule = false
    XCTAssertFalse((rewrite(["A.swift": text]).texts["A.swift"] ?? "").contains("XCUI"))
  }

  /// XCTest on Linux reports each failure to the test case, so that its class decides whether the failure was expected.
  func testExpectedFailures() {
    options.isTestModule = true
    let text = """
      import XCTest
      class Base: XCTestCase {}
      final class MenuTests: Base { func testMenu() { XCTExpectFailure("wrong") { XCTFail() } } }
      """
    let result = rewrite(["A.swift": text])
    assert(
      text, contains: "class Base: TesseraTestCase {}",
      "final class MenuTests: Base { func testMenu() { XCTExpectFailure(\"wrong\") { XCTFail() } } }")
    let added = result.additions["TesseraXCTest.swift"] ?? ""
    XCTAssertTrue(added.contains("open class TesseraTestCase: XCTestCase {"), added)
    XCTAssertFalse(added.contains("XCTMetric"), added)
    assert("import XCTest\nclass Base: XCTestCase {}", contains: "class Base: XCTestCase {}")
    options.isTestModule = false
    XCTAssertEqual(rewrite(["A.swift": text]).additions, [:])
  }

  /// swift-snapshot-testing (on GitHub) declares attachments for Linux without initializers that its code for iOS calls.
  func testLibrariesThatDeclareAttachmentsForLinux() {
    let text = """
      #if os(Linux) || os(Windows)
      public struct XCTAttachment {
        public init(data: Data) {}
      }
      #endif
      #if os(Linux)
      let isLinux = true
      #endif
      """
    let result = rewrite(["A.swift": text])
    assert(text, contains: "#if os(Windows) || os(Windows)", "#if os(Linux)")
    let added = result.additions["TesseraXCTest.swift"] ?? ""
    XCTAssertTrue(added.contains("public init(image: UIImage) {}"), added)
    XCTAssertFalse(added.contains("XCTMetric"), "only test modules measure")
    XCTAssertEqual(rewrite(["A.swift": "let a: XCTAttachment? = nil"]).additions, [:])
    options.keepsConditions = true
    XCTAssertEqual(rewrite(["A.swift": text]).additions, [:])
  }

  /// On iOS, Quick finds specifications with the Objective-C runtime. SwiftPM finds the test cases that are added for them.
  func testSpecifications() {
    let text = """
      import Quick
      class Base: QuickSpec {}
      final class MenuSpec: Base { override func spec() {} }
      class Other: XCTestCase {}
      private class Hidden: QuickSpec {}
      let color = UIColor.red
      """
    XCTAssertNil(rewrite(["A.swift": text]).additions["TesseraQuick.swift"])
    options.isTestModule = true
    let result = rewrite(["A.swift": text])
    XCTAssertNotNil(result.additions["TesseraQuick.swift"])
    // The test cases are left out with the file if it does not compile.
    let added = String((result.texts["A.swift"] ?? "").dropFirst(text.count))
    for line in [
      "final class Examples_Base: XCTestCase { func testExamples() {} }",
      "nonisolated func testCase(_ tests: [(String, (Examples_MenuSpec) -> () -> Void)]) -> XCTestCaseEntry {",
      "  return _examples(of: MenuSpec.self, MenuSpec.allTests)",
    ] {
      XCTAssertTrue(added.split(separator: "\n").contains { $0 == line }, "“\(line)” is missing in:\n\(added)")
    }
    XCTAssertFalse(added.contains("Other") || added.contains("Hidden"))
    XCTAssertEqual(result.diagnostics.map(\.line), [5])
    XCTAssertTrue(result.texts["A.swift"]?.contains("import UIKit") == true, "XCTest exports UIKit on iOS")
    XCTAssertTrue(result.texts["A.swift"]?.contains("import XCTest") == true)
    let configured = rewrite(["A.swift": text + "\nclass Setup: QuickConfiguration {}"]).additions["TesseraQuick.swift"]
    XCTAssertEqual(configured?.contains("@testable import Quick"), true)
    XCTAssertEqual(configured?.contains("    Setup.configure(configuration)\n"), true)
  }

  /// Nimble has had `Predicate` for longer than Foundation.
  func testNamesThatFoundationDeclaresSince() {
    let library = "public struct Predicate<T> {}\npublic struct Other {}\nfunc f() -> Predicate<Int> { Predicate() }"
    var nimble = ModuleRewriter.Options(moduleName: "Nimble")
    nimble.keepsConditions = true
    let result = ModuleRewriter(options: nimble).rewrite([SourceFile(path: "B.swift", text: library)])
    XCTAssertEqual(result.texts, [:])
    options.isTestModule = true
    options.interfaces = [result.interface]
    assert(
      "import Nimble\nfunc a() -> Predicate<Int> { return Predicate { _ in b.Predicate } }\nlet c = Other()",
      contains: "func a() -> Nimble.Predicate<Int> { return Nimble.Predicate { _ in b.Predicate } }", "let c = Other()")
    assert(
      "import Nimble\nfunc d<Predicate>(_ e: Predicate) {}\nstruct E<Predicate> {\n  let f: Predicate }",
      contains: "func d<Predicate>(_ e: Predicate) {}", "  let f: Predicate }")
    assert(
      "import Nimble\nstruct A { enum Predicate {}\n  let b: Predicate }\nlet c: Predicate<Int>\nlet d: A.Predicate",
      contains: "  let b: Predicate }", "let c: Nimble.Predicate<Int>", "let d: A.Predicate")
    let other = "let a: Predicate<Int>? = nil"
    XCTAssertEqual(rewrite(other), other)
  }

  func testReferencesToFulfill() {
    options.isTestModule = true
    assert(
      "source.apply(a, completion: self.done.fulfill)\ndone.fulfill()\nlet f = done.fulfill",
      contains: "source.apply(a, completion: { self.done.fulfill() })", "done.fulfill()",
      "let f = { done.fulfill() }")
    assert(
      "done.perform(#selector(XCTestExpectation.fulfill), with: nil)",
      contains:
        "done.perform(Selector(\"fulfill\", { (object: XCTestExpectation) in { () -> Void in object.fulfill() } }), with: nil)"
    )
  }

  /// On iOS XCTest exports UIKit.
  func testTestFilesSeeUIKit() {
    let text = "import XCTest\nclass ViewTests: XCTestCase { let view = UIView() }\n"
    XCTAssertEqual(rewrite(text), text + "\nimport UIKit\n", "a library for tests")
    options.isTestModule = true
    XCTAssertEqual(rewrite(text), text + "\nimport UIKit\n")
    options.keepsConditions = true
    XCTAssertEqual(rewrite(text), text)
  }

  /// Tests of LayoutKit and Chatto (on GitHub) are data sources.
  func testTestCasesThatAreDelegates() {
    options.isTestModule = true
    let plain = rewrite(["A.swift": "import XCTest\nclass ListTests: XCTestCase { func testIt() {} }"])
    XCTAssertTrue(plain.additions.isEmpty)
    let source = rewrite([
      "A.swift": "import XCTest\nclass ListTests: XCTestCase, UITableViewDelegate { func testIt() {} }"
    ])
    let text = source.additions.values.joined()
    XCTAssertTrue(text.contains("extension XCTestCase: @retroactive NSObjectProtocol"), text)
    XCTAssertFalse(text.contains("XCTKVOExpectation"), text)
  }

  // BrickKit loads pictures with `Bundle(for: self.classForCoder)`.
  func testTheClassOfATestCase() {
    options.isTestModule = true
    let use = "import XCTest\nclass ListTests: XCTestCase { func testIt() { _ = Bundle(for: self.classForCoder) } }"
    XCTAssertTrue(
      rewrite(["A.swift": use]).additions.values.joined().contains("var classForCoder: AnyClass { type(of: self) }"))
    XCTAssertTrue(rewrite(["A.swift": "import XCTest\nclass ListTests: XCTestCase {}"]).additions.isEmpty)
  }

  func testExpectationsOfObservedValues() {
    options.isTestModule = true
    let result = rewrite([
      "A.swift": "import XCTest\nlet a = XCTKVOExpectation(keyPath: \"a\", object: b, expectedValue: 1)"
    ])
    XCTAssertTrue(result.additions.values.joined().contains("class XCTKVOExpectation: XCTestExpectation"))
  }
}
