import UIKitTesting
import XCTest

@testable import UIKit

/// The locale of the user, which Foundation on Linux does not read.
@preconcurrency @MainActor
final class UserLocaleTests: XCTestCase {
  func testTheLocaleOfTheProcess() {
    func identifier(_ environment: [String: String], _ arguments: [String] = [], stored: String? = nil) -> String {
      UserLocale.identifier(arguments: arguments, environment: environment, stored: stored)
    }
    XCTAssertEqual(identifier(["LANG": "de_AT.UTF-8"]), "de_AT")
    XCTAssertEqual(identifier(["LANG": "de_AT.UTF-8", "LC_ALL": "fr_FR@euro"]), "fr_FR")
    XCTAssertEqual(identifier(["LC_ALL": "", "LANG": "C.UTF-8"]), "en_US")
    XCTAssertEqual(identifier([:]), "en_US")
    XCTAssertEqual(identifier(["LANG": "de_AT"], ["app", "-AppleLocale", "ja_JP"], stored: "fr_FR"), "ja_JP")
    XCTAssertEqual(identifier(["LANG": "de_AT"], stored: "fr_FR"), "fr_FR")
  }

  /// A date picker without a locale uses that of the screen. It had shown "28 Nov 2026" to users in the United States,
  /// as in `en_001`.
  func testDatePickersTakeTheLocaleOfTheScreen() {
    let app = TestApplication()
    defer { app.close() }
    UIScreen.main.settings.localeIdentifier = "de_DE"
    XCTAssertEqual(UIDatePicker().locale?.identifier, "de_DE")
    XCTAssertEqual(UICalendarView().locale.identifier, "de_DE")
    let picker = UIDatePicker()
    picker.locale = Locale(identifier: "fr_FR")
    XCTAssertEqual(picker.locale?.identifier, "fr_FR")
    picker.locale = nil
    XCTAssertEqual(picker.locale?.identifier, "de_DE")
  }
}
