import TestSupport
import UIKit
import XCTest

@testable import UIKit

/// Strings of `.strings`, `.stringsdict` and `.xcstrings` files in the user's language.
@preconcurrency @MainActor
final class LocalizedStringsTests: XCTestCase {
  private var files: TemporaryBundle!

  override func setUp() async throws { files = try TemporaryBundle() }
  override func tearDown() async throws { files.remove() }

  private func strings(_ languages: String..., development: String? = "en") -> LocalizedStrings {
    LocalizedStrings(folders: [files.folder.path], development: development, preferred: languages)
  }

  private func plural(_ strings: LocalizedStrings, _ key: String, _ arguments: any CVarArg...) -> String {
    String._localizedStringWithFormat(strings.string(key, value: nil, table: nil), locale: nil, arguments)
  }

  func testStringsAreChosenByLanguage() throws {
    try files.write("en.lproj/Localizable.strings", "/* c */ \"hello\" = \"Hello\"; // x\n\"only\" = \"Only\";")
    try files.write("de.lproj/Localizable.strings", #""hello" = "Hallo \"Welt\"\n\U00e4\t\\";"#)
    try files.write("zh-Hant.lproj/Localizable.strings", "hello = \"您好\";")
    try files.write("de.lproj/Other.strings", "\"hello\" = \"Servus\";\nshort;")
    XCTAssertEqual(strings("de-AT", "en").string("hello", value: nil, table: nil), "Hallo \"Welt\"\n\u{e4}\t\\")
    XCTAssertEqual(strings("de").string("hello", value: nil, table: "Other"), "Servus")
    XCTAssertEqual(strings("de").string("short", value: nil, table: "Other"), "short")
    XCTAssertEqual(strings("de").string("only", value: nil, table: ""), "Only")
    XCTAssertEqual(strings("zh_TW").string("hello", value: nil, table: nil), "您好")
    XCTAssertEqual(strings("fr").string("hello", value: nil, table: nil), "Hello")
    XCTAssertEqual(strings("fr").string("none", value: nil, table: nil), "none")
    XCTAssertEqual(strings("fr").string("none", value: "", table: nil), "none")
    XCTAssertEqual(strings("fr").string("none", value: "Value", table: nil), "Value")
    XCTAssertEqual(files.reports, [])
  }

  func testOtherEncodings() throws {
    let text = "\"key\" = \"W\u{f6}rter\";"
    try files.write("en.lproj/Localizable.strings", XCTUnwrap(text.data(using: .utf16)))
    try files.write("en.lproj/Little.strings", XCTUnwrap(text.data(using: .utf16LittleEndian)))
    try files.write(
      "en.lproj/List.strings",
      PropertyListSerialization.data(fromPropertyList: ["key": "W\u{f6}rter"], format: .binary, options: 0))
    for table in ["Localizable", "Little", "List"] {
      XCTAssertEqual(strings("en").string("key", value: nil, table: table), "W\u{f6}rter", table)
    }
  }

  private func dictionary(_ format: String, _ variables: [String: [String: String]]) -> [String: Any] {
    var entry: [String: Any] = ["NSStringLocalizedFormatKey": format]
    for (name, texts) in variables {
      entry[name] = texts.merging(
        ["NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "d"]) { $1 }
    }
    return entry
  }

  func testPluralRulesOfStringsdict() throws {
    let english: [String: Any] = [
      "%d items": dictionary("%#@items@", ["items": ["one": "%d item", "other": "%d items"]]),
      "zero": dictionary("%#@n@", ["n": ["zero": "nothing", "one": "one", "other": "%d"]]),
      "two": dictionary(
        "%1$#@files@ in %2$#@folders@",
        [
          "files": ["one": "%d file", "other": "%d files"], "folders": ["one": "%d folder", "other": "%d folders"],
        ]),
      "nested": dictionary(
        "%@: %#@n@", ["n": ["one": "%d one of %#@m@", "other": "%d of %#@m@"], "m": ["other": "all"]]),
    ]
    let russian: [String: Any] = [
      "%d items": dictionary(
        "%#@n@", ["n": ["one": "%d one", "few": "%d few", "many": "%d many", "other": "%d other"]])
    ]
    for (language, list) in [("en", english), ("ru", russian)] {
      let data = try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
      try files.write("\(language).lproj/Localizable.stringsdict", data)
    }
    let en = strings("en")
    XCTAssertEqual(plural(en, "%d items", 1), "1 item")
    XCTAssertEqual(plural(en, "%d items", 5), "5 items")
    XCTAssertEqual(plural(en, "zero", 0), "nothing")
    XCTAssertEqual(plural(en, "two", 1, 3), "1 file in 3 folders")
    XCTAssertEqual(plural(en, "nested", "A" as NSString, 1), "A: 1 one of all")
    let ru = strings("ru")
    XCTAssertEqual([1, 3, 5, 21].map { plural(ru, "%d items", $0) }, ["1 one", "3 few", "5 many", "21 one"])
    XCTAssertEqual(files.reports, [])
  }

  func testStringCatalogs() throws {
    func unit(_ text: String) -> String { #"{"stringUnit": {"state": "translated", "value": "\#(text)"}}"# }
    try files.write(
      "Localizable.xcstrings",
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "Plain": {},
        "greeting": {"localizations": {"en": \(unit("Hello, %@!")), "de": \(unit("Hallo, %@!"))}},
        "%lld items": {"localizations": {"en": {"variations": {"plural": {"one": \(unit("%lld item")), "other": \(unit("%lld items"))}}}}},
        "device": {"localizations": {"en": {"variations": {"device": {"iphone": \(unit("phone")), "other": \(unit("other"))}}}}},
        "subst": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "%#@birds@ and %#@cats@"}, "substitutions": {
          "birds": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {"one": \(unit("%arg bird")), "other": \(unit("%arg birds"))}}},
          "cats": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {"one": \(unit("%arg cat")), "other": \(unit("%arg cats"))}}}}}}}
      }}
      """)
    let en = strings("en", development: nil)
    XCTAssertEqual(en.string("Plain", value: nil, table: nil), "Plain")
    XCTAssertEqual(plural(en, "greeting", "A" as NSString), "Hello, A!")
    XCTAssertEqual(plural(strings("de"), "greeting", "A" as NSString), "Hallo, A!")
    XCTAssertEqual(strings("de").string("device", value: nil, table: nil), "phone")
    XCTAssertEqual(plural(en, "%lld items", 1), "1 item")
    XCTAssertEqual(plural(en, "%lld items", 2), "2 items")
    XCTAssertEqual(plural(en, "subst", 1, 4), "1 bird and 4 cats")
    XCTAssertEqual(files.reports, [])
  }

  /// A key for which a catalog has no text in the source language has the value of the call. Xcode writes such keys for
  /// calls with a value. Apple, `NSLocalizedString(_:tableName:bundle:value:comment:)`, `value`: "The localized string
  /// for the default locale. If the string lookup cannot find a value for the provided key, it returns this value."
  func testAKeyWithoutTextInTheSourceLanguage_isTheValueOfTheCall() throws {
    try files.write(
      "Localizable.xcstrings",
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "homescreen_subtitle": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Wörter"}}}},
        "stale": {"extractionState": "stale"}
      }}
      """)
    for language in ["en", "fr"] {
      let strings = strings(language, development: nil)
      XCTAssertEqual(strings.string("homescreen_subtitle", value: "%d words", table: nil), "%d words")
      XCTAssertEqual(strings.string("homescreen_subtitle", value: nil, table: nil), "homescreen_subtitle")
      XCTAssertEqual(strings.string("stale", value: "Value", table: nil), "Value")
    }
    XCTAssertEqual(
      strings("de", development: nil).string("homescreen_subtitle", value: "%d words", table: nil), "Wörter")
    XCTAssertEqual(strings("de", development: nil).string("stale", value: "Value", table: nil), "Value")
    let bundle = try XCTUnwrap(Bundle(path: files.folder.path))
    let english = Locale(identifier: "en")
    XCTAssertEqual(String(localized: "stale", defaultValue: "\(3) words", bundle: bundle, locale: english), "3 words")
    XCTAssertEqual(_NSLocalizedString("stale", bundle: bundle, value: "Value", comment: ""), "Value")
    XCTAssertEqual(files.reports, [])
  }

  func testFunctionsOfFoundationUseThem() throws {
    try files.write(
      "en.lproj/Localizable.stringsdict",
      PropertyListSerialization.data(
        fromPropertyList: ["n": dictionary("%#@n@", ["n": ["one": "%d item", "other": "%d items"]])], format: .xml,
        options: 0))
    try files.write(
      "Table.xcstrings",
      #"{"sourceLanguage": "en", "strings": {"a": {"localizations": {"en": {"stringUnit": {"value": "A"}}}}, "%lld of %@": {}}}"#
    )
    let bundle = try files.bundle
    XCTAssertEqual(String.localizedStringWithFormat(NSLocalizedString("n", bundle: bundle, comment: ""), 1), "1 item")
    XCTAssertEqual(String(format: NSLocalizedString("n", bundle: bundle, comment: ""), 7), "7 items")
    XCTAssertEqual(NSLocalizedString("a", tableName: "Table", bundle: bundle, comment: ""), "A")
    XCTAssertEqual(NSLocalizedString("none", bundle: bundle, value: "V", comment: ""), "V")
    XCTAssertEqual(NSLocalizedString("none", comment: ""), "none")
    XCTAssertEqual(String(localized: "a", table: "Table", bundle: bundle), "A")
    XCTAssertEqual(String(localized: "\(3) of \("x")", table: "Table", bundle: bundle), "3 of x")
    XCTAssertEqual(String(localized: "100%", bundle: bundle), "100%")
    XCTAssertEqual(String(format: "%03d", 7), "007")
  }

  func testPreferredLanguages() {
    func languages(_ arguments: [String], _ environment: [String: String]) -> [String] {
      UserLanguages.languages(arguments: arguments, environment: environment, stored: [])
    }
    XCTAssertEqual(languages(["a", "-AppleLanguages", "(de, \"en-GB\")"], [:]), ["de", "en-GB"])
    XCTAssertEqual(languages([], ["LANG": "de_AT.UTF-8"]), ["de-AT"])
    XCTAssertEqual(languages([], ["LANG": "de_AT.UTF-8", "LC_ALL": "fr_FR"]), ["fr-FR"])
    XCTAssertEqual(languages([], ["LANGUAGE": "pt_BR:es", "LANG": "de"]), ["pt-BR", "es", "de"])
    XCTAssertEqual(languages([], ["LANG": "C.UTF-8"]), ["en"])
    XCTAssertNil(UserLanguages.bestMatch(among: [], preferred: ["en"], development: nil))
    XCTAssertEqual(UserLanguages.bestMatch(among: ["nb", "en"], preferred: ["no"], development: "en"), "nb")
    XCTAssertEqual(
      UserLanguages.bestMatch(among: ["zh-Hans", "en"], preferred: ["zh-CN"], development: "en"), "zh-Hans")
  }

  /// The language of the application decides on its direction, and not the one that the user prefers.
  /// Source: Apple, "Internationalization and Localization Guide", Supporting and Testing Right-to-Left Languages.
  func testDirectionOfTheApplication() {
    func isRightToLeft(
      _ languages: [String], preferred: [String], _ information: [String: Any] = ["CFBundleDevelopmentRegion": "en"],
      arguments: [String] = []
    ) -> Bool {
      ApplicationDirection.isRightToLeft(arguments: arguments, information: information, preferred: preferred) {
        languages
      }
    }
    XCTAssertTrue(isRightToLeft(["ar", "en", "Base"], preferred: ["ar-EG", "en"]))
    XCTAssertTrue(isRightToLeft(["he", "en"], preferred: ["iw"]))
    XCTAssertFalse(isRightToLeft(["ar", "en"], preferred: ["en", "ar"]))
    XCTAssertFalse(isRightToLeft(["de", "en"], preferred: ["ar"]), "the application is in English")
    XCTAssertFalse(isRightToLeft([], preferred: ["ar"]))
    XCTAssertFalse(isRightToLeft([], preferred: ["ar"], [:]))
    XCTAssertTrue(isRightToLeft(["fa"], preferred: ["de"], ["CFBundleDevelopmentRegion": "fa"]))
    XCTAssertTrue(
      isRightToLeft([], preferred: ["ur"], ["CFBundleDevelopmentRegion": "en", "CFBundleLocalizations": ["ur", "en"]]))
    XCTAssertTrue(isRightToLeft(["en"], preferred: ["en"], arguments: ["app", "-AppleTextDirection", "YES"]))
    XCTAssertFalse(isRightToLeft(["en"], preferred: ["en"], arguments: ["app", "-AppleTextDirection", "NO"]))
    XCTAssertFalse(isRightToLeft(["en"], preferred: ["en"], arguments: ["app", "-AppleTextDirection"]))
  }

  func testLanguagesOfABundle() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("languages-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("ar.lproj"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"a": {"localizations": {
        "he": {"stringUnit": {"state": "translated", "value": "b"}}}}}}
      """
    try catalog.write(to: folder.appendingPathComponent("Localizable.xcstrings"), atomically: true, encoding: .utf8)
    let strings = LocalizedStrings(folders: [folder.path], development: "en", preferred: ["en"])
    XCTAssertTrue(Set(strings.availableLanguages).isSuperset(of: ["ar", "he"]), "\(strings.availableLanguages)")
  }

  func testPluralCategories() {
    func categories(_ language: String, _ numbers: Double...) -> [String] {
      numbers.map { PluralRules.category($0, language: language) }
    }
    XCTAssertEqual(categories("en", 0, 1, 2, 1.5), ["other", "one", "other", "other"])
    XCTAssertEqual(categories("ja", 0, 1, 2), ["other", "other", "other"])
    XCTAssertEqual(categories("fr", 0, 1, 2, 1.5, 1_000_000), ["one", "one", "other", "one", "many"])
    XCTAssertEqual(categories("pl", 1, 2, 5, 12, 22), ["one", "few", "many", "many", "few"])
    XCTAssertEqual(categories("ar", 0, 1, 2, 3, 11, 100), ["zero", "one", "two", "few", "many", "other"])
    XCTAssertEqual(categories("lv", 0, 1, 11, 21, 2), ["zero", "one", "zero", "one", "other"])
    XCTAssertEqual(categories("pt-PT", 0, 1), ["other", "one"])
    XCTAssertEqual(categories("pt-BR", 0, 1), ["one", "one"])
  }

  func testBrokenFilesAreReportedWithTheirLine_andTheRestWorks() throws {
    try files.write(
      "en.lproj/Localizable.strings",
      "\"a\" = \"A\";\n\"b\" \"B\";\n\"c\" = ;\n= x;\n\"d\" = \"D\";\n\"e\" = \"unclosed")
    try files.write("en.lproj/Dict.stringsdict", "<?xml version=\"1.0\"?><plist><dict><key>a")
    try files.write("Cat.xcstrings", "{\"strings\": ")
    let en = strings("en")
    XCTAssertEqual(en.string("a", value: nil, table: nil), "A")
    XCTAssertEqual(en.string("d", value: nil, table: nil), "D")
    XCTAssertEqual(en.string("a", value: nil, table: "Dict"), "a")
    XCTAssertEqual(en.string("a", value: nil, table: "Cat"), "a")
    for part in ["Localizable.strings:2:", "Localizable.strings:3:", "Dict.stringsdict", "Cat.xcstrings"] {
      XCTAssertEqual(files.reports.filter { $0.contains(part) }.count, 1, "\(part): \(files.reports)")
    }
  }

  func testDamagedFiles_neverCrash() throws {
    let samples = [
      "Localizable.strings": "\"key\" = \"va\\U00e4l\\\"ue %#@n@\"; /* c */ x = 'y'; // z\n",
      "Localizable.stringsdict":
        "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>key</key><dict><key>NSStringLocalizedFormatKey</key><string>%1$#@n@ %d %#@m@</string><key>n</key><dict><key>one</key><string>%#@n@ %</string><key>other</key><string>%d%%</string></dict></dict></dict></plist>",
      "Localizable.xcstrings":
        #"{"sourceLanguage": "en", "strings": {"key": {"localizations": {"en": {"stringUnit": {"value": "%#@n@"}, "substitutions": {"n": {"argNum": 9, "variations": {"plural": {"other": {"stringUnit": {"value": "%arg"}}}}}}}}}}}"#,
    ]
    try SeedRun(release: 300, debug: 60).check("damaged strings", in: self) { seed in
      var random = SeededRandom(seed: seed)
      let folder = try TemporaryBundle()
      defer { folder.remove() }
      for (name, text) in samples.sorted(by: { $0.key < $1.key }) {
        var bytes = Array(text.utf8)
        for _ in 0..<Int.random(in: 0...5, using: &random) {
          let at = Int.random(in: 0..<bytes.count, using: &random)
          if Bool.random(using: &random) {
            bytes[at] = UInt8.random(in: 0...255, using: &random)
          } else {
            bytes.remove(at: at)
          }
        }
        try folder.write(name.hasSuffix("xcstrings") ? name : "en.lproj/\(name)", Data(bytes))
      }
      let strings = LocalizedStrings(folders: [folder.folder.path], development: "en", preferred: ["en"])
      let format = strings.string("key", value: nil, table: nil)
      // Conversions that the damage made are not formatted: their arguments do not exist.
      _ = PluralFormat.expand(format, [1, 2])
      return nil
    }
  }
}
