import XCTest

final class LocalizedStringRuleTests: RewritingTestCase {
  func testStringsOfBundles() {
    assert(
      """
      import Foundation
      let a = NSLocalizedString("key", comment: "")
      let b = NSLocalizedString("key", tableName: "T", bundle: .module, value: "", comment: "")
      let c = Bundle.main.localizedString(forKey: "key", value: nil, table: nil)
      let d = String(localized: "key", bundle: .module)
      """,
      contains: "let a = _NSLocalizedString(\"key\", comment: \"\")",
      "let b = _NSLocalizedString(\"key\", tableName: \"T\", bundle: .module, value: \"\", comment: \"\")",
      "let c = Bundle.main._localizedString(forKey: \"key\", value: nil, table: nil)",
      "let d = String(localized: \"key\", bundle: .module)", "import UIKit")
  }

  func testFormats() {
    assert(
      """
      let a = String(format: key.localized, 1, name)
      let b = String(format: key, locale: locale, arguments: values)
      let c = String(format: key, arguments: values)
      let d = String.localizedStringWithFormat(key, count)
      let e = NSString(format: key, count)
      let f = String.init(format: key, locale: nil, count)
      """,
      contains: "let a = String._localizedStringWithFormat( key.localized, locale: nil, [1, name])",
      "let b = String._localizedStringWithFormat( key, locale: locale,  values)",
      "let c = String._localizedStringWithFormat( key, locale: nil,  values)",
      "let d = String._localizedStringWithFormat(key, locale: .current, [count])",
      "let e = NSString(string: String._localizedStringWithFormat( key, locale: nil, [count]))",
      "let f = String._localizedStringWithFormat( key, locale: nil, [count])")
  }

  func testLiteralsAndFunctionsOfTheModuleStay() {
    let text = """
      let a = String(format: "%d of %d", 1, 2)
      let b = String(format: key)
      let c = String(describing: key)
      """
    XCTAssertEqual(rewrite(text), text)
    let own = """
      func NSLocalizedString(_ key: String) -> String { key }
      class Language: Bundle {
        override func localizedString(forKey key: String, value: String?, table: String?) -> String { key }
      }
      let a = NSLocalizedString("a") + bundle.localizedString(forKey: "a", value: nil, table: nil)
      """
    XCTAssertEqual(rewrite(own), own + "\nimport CoreFoundation\n")
  }

  /// mac-cain13/R.swift (on GitHub) has formats that are objects with the types of their arguments.
  func testFormatsOfAnotherType() {
    let text = """
      extension String {
        init<T: CVarArg>(format resource: Resource<T>, locale: Locale? = nil, _ value: T) { self = resource.key }
      }
      let a = String(format: resource, 1)
      let b = String(format: key, 1, 2)
      """
    assert(
      text, contains: "let a = String(format: resource, 1)",
      "let b = String._localizedStringWithFormat( key, locale: nil, [1, 2])")
  }

  /// Calls with the same number of arguments are kept only if their formats can be such objects.
  func testFormatsOfAnotherTypeWithTheSameNumberOfArguments() {
    let text = """
      extension String {
        init<T: CVarArg>(format resource: Resource<T>, locale: Locale? = nil, _ value: T) { self = resource.key }
        init(format: String, _ first: Int, _ second: Int) { self = format }
      }
      class List {
        var title: String?
        var resource: Resource<Int>
        func show(_ key: String) {
          let a = String(format: resource, 1)
          let b = String(format: NSLocalizedString("key", comment: ""), 1)
          let c = String(format: key, 1)
          let d = String(format: title!, 1)
          let e = NSString(format: unknown, 1)
          let f = String(format: "%d", 1)
          let g = String(format: unknown, 1)
          let h = String(format: unknown, 1, 2)
        }
      }
      """
    assert(
      text, contains: "let a = String(format: resource, 1)",
      "let b = String._localizedStringWithFormat( _NSLocalizedString(\"key\", comment: \"\"), locale: nil, [1])",
      "let c = String._localizedStringWithFormat( key, locale: nil, [1])",
      "let d = String._localizedStringWithFormat( title!, locale: nil, [1])",
      "let e = NSString(string: String._localizedStringWithFormat( unknown, locale: nil, [1]))",
      "let f = String(format: \"%d\", 1)", "let g = String(format: unknown, 1)",
      "let h = String._localizedStringWithFormat( unknown, locale: nil, [1, 2])")
  }
}
