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

  /// On iOS, the first day of the week is that of the user's locale.
  func testCalendarsTakeTheUsersLocale() {
    assert(
      """
      let a = Calendar.current.firstWeekday + NSCalendar.current.firstWeekday
      let b: Calendar = .autoupdatingCurrent
      let c = Range(calendar: .current)
      view.calendar = .current
      let d = Calendar(identifier: .gregorian)
      """,
      contains: "let a = Calendar._user.firstWeekday + Calendar._user.firstWeekday", "let b: Calendar = ._user",
      "let c = Range(calendar: ._user)", "view.calendar = ._user", "let d = Calendar(identifier: .gregorian)")
  }

  func testTypesOfTheModuleStay() {
    let text = "class NumberFormatter {}\nlet a = NumberFormatter()\nstruct Calendar {}\nlet b = Calendar.current\n"
    XCTAssertEqual(rewrite(text), text)
  }
}
