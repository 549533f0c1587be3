import Foundation
import TestSupport
import XCTest

@testable import UIKit

/// Reads string catalogs, asset catalogs and lists of URLs whose contents are damaged or made to exhaust the reader.
final class ResourceFuzzTests: XCTestCase {
  private var folder: URL!
  /// A number that no other format has, because the formats of all tests share one cache.
  private var formatNumber = Int.random(in: 1 << 40...1 << 60)

  private func expand(_ format: PluralFormat, _ arguments: [any CVarArg]) -> String? {
    formatNumber += 1
    return PluralFormat.expand(format.markerString(formatNumber), arguments)
  }

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("resources-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }
  override func tearDownWithError() throws { try FileManager.default.removeItem(at: folder) }

  private func catalog(_ contents: Any) throws -> StringCatalog {
    let file = folder.appendingPathComponent("Localizable.xcstrings")
    try JSONSerialization.data(withJSONObject: contents).write(to: file)
    return StringCatalog(file.path)
  }

  /// Expands all formats of a catalog with numbers.
  private func expandAll(_ catalog: StringCatalog) {
    for table in catalog.tables.values {
      for case .plural(let format) in table.entries.values {
        for number in [0, 1, -1, Int.max, Int.min] {
          _ = expand(format, [number, number])
        }
      }
    }
  }

  // MARK: Texts that exhaust the reader

  /// Each level has a variation for the iPhone without a text, which must not be read twice: 2 to the power of 100 readings would
  /// follow.
  func testNestedVariationsWithoutText() throws {
    var localization: [String: Any] = [:]
    for _ in 0..<100 { localization = ["variations": ["device": ["iphone": localization]]] }
    let catalog = try catalog(["sourceLanguage": "en", "strings": ["key": ["localizations": ["en": localization]]]])
    XCTAssertEqual(catalog.tables["en"]?.entries.count, 0)
  }

  /// Numbers of arguments that no call has.
  func testNumbersOfArgumentsOutOfRange() {
    for number in [Int.max, Int.min, 0, -1, 3] {
      var variables = ["a": PluralFormat.Variable(texts: ["other": "text"], argument: number)]
      variables["b"] = PluralFormat.Variable(texts: ["other": "end"])
      let format = PluralFormat(format: "%#@a@ %#@b@", variables: variables, language: "en")
      XCTAssertEqual(expand(format, [1]), "text end", "\(number)")
    }
    let variables = ["a": PluralFormat.Variable(texts: ["other": "text"])]
    let format = PluralFormat(format: "%\(Int.max)$#@a@ %#@a@", variables: variables, language: "en")
    XCTAssertEqual(expand(format, [1]), "text text")
  }

  /// A text that contains itself a hundred times would be expanded a hundred to the power of eight times.
  func testTextsThatContainThemselves() throws {
    let text = String(repeating: "%#@a@", count: 100)
    let format = PluralFormat(format: "%#@a@", variables: ["a": .init(texts: ["other": text])], language: "en")
    XCTAssertLessThan(try XCTUnwrap(expand(format, [1])).utf8.count, 1 << 20)
  }

  // MARK: Damaged files

  private func randomValue(_ random: inout SeededRandom, depth: Int) -> Any {
    switch Int.random(in: 0...(depth > 2 ? 7 : 9), using: &random) {
    case 0: return NSNull()
    case 1: return Bool.random(using: &random)
    case 2: return [Int.max, Int.min, 0, -1, 7].randomElement(using: &random) ?? 0
    case 3: return [1e300, -1e300, 0.5, 1e19, -1e19].randomElement(using: &random) ?? 0
    case 4:
      return ["", "%", "%#@", "%#@value@", "%9$@", "\u{0}", "0xZZ", "0xFFFFFFFFFF", "nan", "inf"].randomElement(
        using: &random) ?? ""
    case 5: return String(repeating: "x", count: Int.random(in: 0...3000, using: &random))
    case 6, 7: return "text"
    case 8: return (0..<3).map { _ in randomValue(&random, depth: depth + 1) }
    default:
      let keys = ["variations", "device", "plural", "other", "stringUnit", "value", "components", "red", "scale"]
      return Dictionary(
        keys.shuffled(using: &random).prefix(3).map { ($0, randomValue(&random, depth: depth + 1)) },
        uniquingKeysWith: { $1 })
    }
  }

  /// Returns a copy in which some values have another type or another value, or are missing.
  private func damaged(_ value: Any, _ random: inout SeededRandom) -> Any {
    if Int.random(in: 0...9, using: &random) == 0 { return randomValue(&random, depth: 0) }
    switch value {
    case let dictionary as [String: Any]:
      var result: [String: Any] = [:]
      for key in dictionary.keys.sorted() where Int.random(in: 0...19, using: &random) != 0 {
        result[key] = dictionary[key].map { damaged($0, &random) }
      }
      return result
    case let array as [Any]: return array.map { damaged($0, &random) }
    default: return value
    }
  }

  private func quietly(_ body: () throws -> Void) rethrows {
    let handler = Diagnostics.handler
    Diagnostics.handler = { _ in }
    defer { Diagnostics.handler = handler }
    try body()
  }

  func testDamagedStringCatalogs() throws {
    let plural = ["one": ["stringUnit": ["value": "%arg item"]], "other": ["stringUnit": ["value": "%arg items"]]]
    let localization: [String: Any] = [
      "stringUnit": ["state": "translated", "value": "%#@items@ in %2$#@folders@"],
      "substitutions": [
        "items": ["argNum": 1, "formatSpecifier": "lld", "variations": ["plural": plural]],
        "folders": [
          "argNum": 2, "formatSpecifier": "lld",
          "variations": ["device": ["other": ["variations": ["plural": plural]]]],
        ],
      ],
    ]
    let sample: [String: Any] = [
      "sourceLanguage": "en", "version": "1.0",
      "strings": [
        "key": ["localizations": ["en": localization, "de": localization]], "second": ["extractionState": "manual"],
      ],
    ]
    let undamaged = try catalog(sample)
    XCTAssertEqual(undamaged.tables["de"]?.entries.count, 1)
    try quietly {
      for seed in SeedRun(release: 1000, debug: 300) {
        var random = SeededRandom(seed: seed)
        guard let contents = damaged(sample, &random) as? [String: Any] else { continue }
        expandAll(try catalog(contents))
      }
    }
  }

  func testDamagedAssetCatalogs() throws {
    let color: [String: Any] = [
      "colors": [
        [
          "idiom": "universal",
          "color": [
            "color-space": "srgb", "components": ["red": "0x80", "green": "0.5", "blue": "128", "alpha": "1"],
          ],
        ],
        [
          "idiom": "iphone", "appearances": [["appearance": "luminosity", "value": "dark"]],
          "color": ["color-space": "extended-linear-srgb", "components": ["white": "0.3", "alpha": "1.000"]],
        ],
      ]
    ]
    let image: [String: Any] = [
      "images": [
        [
          "filename": "missing.png", "idiom": "universal", "scale": "2x", "alignment-insets": ["top": 3, "left": 1],
          "resizing": ["mode": "9-part", "cap-insets": ["top": 4, "left": 3], "center": ["mode": "tile"]],
        ]
      ],
      "properties": ["template-rendering-intent": "template", "preserves-vector-representation": true],
    ]
    try quietly {
      for seed in SeedRun(release: 400, debug: 100) {
        var random = SeededRandom(seed: seed)
        let bundleFolder = folder.appendingPathComponent("\(seed).bundle")
        for (name, sample) in [("Tint.colorset", color), ("Picture.imageset", image)] {
          let set = bundleFolder.appendingPathComponent("Media.xcassets/" + name)
          try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
          var contents = damaged(sample, &random)
          if !JSONSerialization.isValidJSONObject(contents) { contents = [contents] }
          var data = try JSONSerialization.data(withJSONObject: contents)
          // Some files are not even JSON.
          if seed % 5 == 0, !data.isEmpty { data[Int.random(in: data.indices, using: &random)] = 0x80 }
          try data.write(to: set.appendingPathComponent("Contents.json"))
        }
        let bundle = try XCTUnwrap(Bundle(path: bundleFolder.path))
        for style in [UIUserInterfaceStyle.light, .dark] {
          let traits = UITraitCollection(userInterfaceStyle: style)
          _ = UIColor(named: "Tint", in: bundle, compatibleWith: traits)?.cgColor
          _ = UIImage(named: "Picture", in: bundle, compatibleWith: traits)?.size
        }
      }
    }
  }

  // MARK: Lists of URLs

  /// Whatever another program puts on the clipboard, reading it gives URLs that can be written and read again.
  func testRandomURLLists() {
    let parts = [
      "http://a/%zz", "file:///tmp/a b", "#comment", "\r", "\n", "\r\n", "\u{0}", "://", "x:", "é://ü", "data:,", " ",
      "mailto:a@b", "%",
      "http://[::1", "http://a:99999999999/", String(repeating: "a:", count: 200),
    ]
    SeedRun(release: 2000, debug: 500).check("lists of URLs", in: self) { seed in
      var random = SeededRandom(seed: seed)
      var data = Data()
      for _ in 0..<Int.random(in: 0...30, using: &random) {
        data.append(Data((parts.randomElement(using: &random) ?? "").utf8))
        if Int.random(in: 0...4, using: &random) == 0 { data.append(UInt8.random(in: 0...255, using: &random)) }
      }
      let urls = URIList.urls(in: data)
      guard urls.allSatisfy({ $0.scheme?.isEmpty == false }) else { return "a URL without a scheme: \(urls)" }
      let copies = URIList.urls(in: URIList.data(of: urls))
      return copies.map(\.absoluteString) == urls.map(\.absoluteString) ? nil : "\(urls) became \(copies)"
    }
    let many = Data(String(repeating: "x:y\n", count: 50_000).utf8)
    XCTAssertEqual(URIList.urls(in: many).count, URIList.maximumURLCount)
  }
}
