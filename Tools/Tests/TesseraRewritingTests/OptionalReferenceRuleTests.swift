import XCTest

final class OptionalReferenceRuleTests: RewritingTestCase {
  private let pager = """
    @objc protocol PagerDelegate {
      @objc(pager:showsPageAtIndex:) optional func pager(_ pager: Pager, shows index: Int) -> Bool
      @objc optional func pagerDidScroll(_ pager: Pager)
    }

    """

  func testTheProtocolHasAPropertyForEachOptionalMethod() {
    let text = rewrite(pager)
    XCTAssertTrue(
      text.contains(
        "var _optional_pager_shows_2: ((Pager, Int) -> Bool)? { _responds(self, to: \"pager:showsPageAtIndex:\") ? "
          + "{ (a0, a1) in try! self.pager(a0, shows: a1) } : nil }"), text)
    XCTAssertTrue(
      text.contains(
        "var _optional_pagerDidScroll_1: ((Pager) -> Void)? { _responds(self, to: \"pagerDidScroll:\") ? "
          + "{ (a0) in try! self.pagerDidScroll(a0) } : nil }"), text)
    XCTAssertTrue(text.hasSuffix("\nimport UIKit\n"))
  }

  func testReferences() {
    assert(
      pager + """
        class Pager {
          weak var delegate: PagerDelegate?
          func a() {
            if let f = delegate?.pager(_:shows:) {}
            guard let f = self.delegate?.pagerDidScroll else { return }
            if delegate?.pagerDidScroll != nil {}
            let f = delegate!.pagerDidScroll
            let g = (delegate?.pager(_:shows:))?(self, 1)
            delegate?.pagerDidScroll?(self)
            let s = #selector(PagerDelegate.pagerDidScroll(_:))
          }
        }
        """,
      contains: "if let f = delegate?._optional_pager_shows_2 {}",
      "guard let f = self.delegate?._optional_pagerDidScroll_1 else { return }",
      "if delegate?._optional_pagerDidScroll_1 != nil {}", "let f = delegate!._optional_pagerDidScroll_1",
      "let g = (delegate?._optional_pager_shows_2)?(self, 1)", "(try? delegate?.pagerDidScroll(self))",
      "let s = Selector(\"pagerDidScroll:\")")
  }

  func testObjectsOfOtherTypes() {
    let text =
      pager + """
        class Log: NSObject, PagerDelegate {
          func pagerDidScroll(_ pager: Pager) {}
          func a() { let f = self.pagerDidScroll(_:) }
        }
        class B {
          var log: Log
          func b() { let f = log.pagerDidScroll(_:) }
        }
        """
    assert(text, contains: "func b() { let f = log.pagerDidScroll(_:) }")
    XCTAssertTrue(rewrite(text).contains("let f = self.pagerDidScroll(_:)"))
  }

  /// A class can have a method of the same name, and properties that hold it are known from the module that declares them.
  func testTypesOfPropertiesOfOtherModules() {
    options.moduleName = "Paging"
    let core =
      pager + """
        class Adapter { func pagerDidScroll(_ pager: Pager) {} }
        class Pager { var adapter: Adapter; weak var delegate: PagerDelegate? }
        """
    options.interfaces = [rewrite(["A.swift": core]).interface]
    options.moduleName = "Tests"
    let use = "let a = pager.adapter.pagerDidScroll(_:)\nlet b = pager.delegate?.pagerDidScroll(_:)\n"
    assert(
      use, contains: "let a = pager.adapter.pagerDidScroll(_:)",
      "let b = pager.delegate?._optional_pagerDidScroll_1")
  }

  func testMethodsOfUIKit() {
    assert(
      """
      let a = delegate?.tableView(_:heightForRowAt:)
      if table.dataSource!.tableView(_:titleForHeaderInSection:) != nil {}
      let c = controller.tableView(_:heightForRowAt:)
      """,
      contains: "let a = _ifResponds(delegate, to: \"tableView:heightForRowAt:\")?.tableView(_:heightForRowAt:)",
      "if _ifResponds(table.dataSource!, to: \"tableView:titleForHeaderInSection:\")?.tableView(_:titleForHeaderInSection:) != nil {}",
      "let c = controller.tableView(_:heightForRowAt:)")
  }

  func testMethodsThatSatisfyARenamedRequirement() {
    let text = rewrite(
      pager
        + "class Log: NSObject, PagerDelegate {\n  func pager(_ pager: Pager, shows index: Int) -> Bool { true }\n}\n")
    XCTAssertTrue(text.contains("case \"pager:showsPageAtIndex:\": return"), text)
  }
}
