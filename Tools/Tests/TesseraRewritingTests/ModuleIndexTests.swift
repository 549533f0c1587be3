import XCTest

@testable import TesseraRewriting

final class ModuleIndexTests: XCTestCase {
  private func index(_ texts: String...) -> ModuleIndex {
    ModuleIndex(
      texts.enumerated().map { ParsedFile(SourceFile(path: "\($0).swift", text: $1), keepsConditions: false) },
      interfaces: [], condition: CompiledCondition(swiftVersion: "5", keepsConditions: false))
  }

  private func superclass(of name: String, in index: ModuleIndex) -> String? {
    index.type(name).flatMap { index.superclassName(of: $0) }
  }

  func testAliasesOfClasses() {
    let index = index("typealias Base = UIView\n", "class A: Base {}\nextension Base {}\n")
    XCTAssertEqual(superclass(of: "A", in: index), "UIView")
    XCTAssertEqual(index.type("UIView")?.extensions.count, 1)
  }

  func testPrivateAliasesAreVisibleInTheirFile() {
    let index = index(
      "private typealias Base = UIView\nclass A: Base {}\nextension Base {}\n", "class B: Base {}\nextension Base {}\n",
      "fileprivate typealias Base = UILabel\nclass C: Base {}\n",
      "private typealias Delegate = UITextFieldDelegate\n")
    XCTAssertEqual(["A", "B", "C"].map { superclass(of: $0, in: index) }, ["UIView", "Base", "UILabel"])
    XCTAssertEqual(index.type("UIView")?.extensions.map(\.file), [0])
    XCTAssertEqual(index.type("Base")?.extensions.map(\.file), [1])
    XCTAssertEqual(index.protocolAliases, [:])
  }

  func testAliasesWithTwoMeaningsAreNotUsed() {
    let index = index(
      "typealias Base = UIView\ntypealias Delegate = UITextFieldDelegate\n",
      "typealias Base = UILabel\ntypealias Delegate = UITextViewDelegate\n", "class A: Base {}\n")
    XCTAssertEqual(superclass(of: "A", in: index), "Base")
    XCTAssertEqual(index.protocolAliases, [:])
  }
}
