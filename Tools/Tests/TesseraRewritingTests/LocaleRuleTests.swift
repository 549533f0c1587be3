import XCTest

final class LocaleRuleTests: RewritingTestCase {
  override func setUp() {
    super.setUp()
    options.importMap = ["Darwin": ["TesseraDarwin"]]
  }

  func testFormattersTakeTheUsersLocale() {
    assert(
      """
      import Foundation
      let a = NumberFormatter()
      let b = DateFormatter.init()
      let c = DateFormatter.localizedString(from: Date(), dateStyle: .short, timeStyle: .none)
      let d = Locale.current.identifier + NSLocale.current.identifier
      let e = Locale(identifier: "de")
      """,
      contains: "let a = NumberFormatter._user()", "let b = DateFormatter._user()",
      "let c = DateFormatter._localizedString(from: Date(), dateStyle: .short, timeStyle: .none)",
      "let d = Locale._user.identifier + Locale._user.identifier", "let e = Locale(identifier: \"de\")",
      "import TesseraDarwin")
  }

  func testTypesOfTheModuleStay() {
    let text = "class NumberFormatter {}\nlet a = NumberFormatter()\nlet b = Calendar.current\n"
    XCTAssertEqual(rewrite(text), text)
  }
}
