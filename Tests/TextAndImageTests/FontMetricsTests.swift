import TestSupport
import UIKit
import XCTest

/// Compares fonts with measurements on iOS.
@preconcurrency @MainActor
final class FontMetricsTests: XCTestCase {
  /// Returns the rows of `control-metrics.tsv` or `defaults.tsv` for a type.
  private func rows(_ file: String, type: String) throws -> [Oracle.Row] { try Oracle.rows(file) { $0 == type } }

  func testSystemSizes_areThoseOfDefaults() throws {
    let known: [String: CGFloat] = [
      "systemFontSize": UIFont.systemFontSize, "smallSystemFontSize": UIFont.smallSystemFontSize,
      "labelFontSize": UIFont.labelFontSize, "buttonFontSize": UIFont.buttonFontSize,
    ]
    let rows = try rows("defaults.tsv", type: "UIFont")
    XCTAssertEqual(rows.count, known.count)
    for row in rows { XCTAssertEqual(known[row.property], Double(row.value).map { CGFloat($0) }, row.name) }
  }

  /// Vercantez/openuikit, reports dyntype-rest and KNOWN_GAPS (docs/measurements.md, 15.9): in a window with another text size,
  /// preferred fonts keep the size of the application, also those of cells.
  func testPreferredFonts_useTheTextSizeOfTheApplication() {
    UITraitCollection(preferredContentSizeCategory: .accessibilityLarge).performAsCurrent {
      XCTAssertEqual(UIFont.preferredFont(forTextStyle: .body).pointSize, 17)
      XCTAssertEqual(UIFont.preferredFont(forTextStyle: .largeTitle, compatibleWith: nil).pointSize, 34)
      XCTAssertEqual(UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body).pointSize, 17)
      XCTAssertEqual(UIFont.preferredFont(forTextStyle: .body, compatibleWith: .current).pointSize, 33)
      XCTAssertEqual(UIFontMetrics.default.scaledValue(for: 44), 44)
      XCTAssertEqual(UIFontMetrics.default.scaledValue(for: 44, compatibleWith: .current), 80)
      XCTAssertGreaterThan(UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17)).pointSize, 30)
    }
  }

  func testOneLineLabels_areAsHighAsMeasured() throws {
    var checked = 0
    for scale in [2, 3] {
      for row in try rows("control-metrics.tsv", type: "UILabel one-line height \(scale)x") {
        let size = CGFloat(Double(row.property.split(separator: " ")[1])!)
        XCTAssertEqual(
          height(size: size, scale: CGFloat(scale)), CGFloat(Double(row.value) ?? .nan), accuracy: 0.001, row.name)
        checked += 1
      }
    }
    XCTAssertEqual(checked, 8)
    try Oracle.each("control-cases.json", family: "label") { one in
      one.expect("heights", try one.config.numbers("system_sizes").map { height(size: $0, scale: 2) })
    }
  }

  private func height(size: CGFloat, scale: CGFloat) -> CGFloat {
    let label = UILabel()
    label.traitCache.collection = UITraitCollection(displayScale: scale)
    label.font = .systemFont(ofSize: size)
    label.text = "Hxg"
    return label.intrinsicContentSize.height
  }

  func testBaselines_areTheAscenderRoundedToThePixel() throws {
    let cases = try Oracle.cases("view-cases.json", family: "baseline")
    for one in cases {
      let size = CGFloat(try one.config.number("label_font"))
      let ascender = CGFloat(try one.config.number("ascender"))
      let expected = CGFloat(try one.expect.number("firstBaseline_from_top"))
      let label = UILabel()
      label.traitCache.collection = UITraitCollection(displayScale: 2)
      label.font = .systemFont(ofSize: size)
      XCTAssertEqual(label.font.ascender, ascender, accuracy: 0.01, one.id)
      XCTAssertEqual(label.firstBaselineOffset, expected, accuracy: 0.01, one.id)
    }
  }

  func testTextStyles_haveMeasuredSizes() throws {
    let styles: [String: UIFont.TextStyle] = [
      "largeTitle": .largeTitle, "title1": .title1, "title2": .title2, "title3": .title3, "headline": .headline,
      "body": .body, "caption1": .caption1, "caption2": .caption2,
    ]
    let categories: [(String, UIContentSizeCategory)] = [
      ("large", .large), ("extraSmall", .extraSmall), ("extraExtraExtraLarge", .extraExtraExtraLarge),
      ("accessibilityMedium", .accessibilityMedium),
    ]
    var checked = 0
    for (name, category) in categories {
      for row in try rows("control-metrics.tsv", type: "UIFont.preferredFont \(name)") {
        let style = try XCTUnwrap(styles[row.property])
        let font = UIFont.preferredFont(
          forTextStyle: style, compatibleWith: UITraitCollection(preferredContentSizeCategory: category))
        XCTAssertEqual(font.pointSize, CGFloat(Double(row.value.split(separator: " ")[0]) ?? .nan), row.name)
        if row.value.contains("semibold") { XCTAssertEqual(font.request.weight, 600, row.name) }
        checked += 1
      }
    }
    XCTAssertEqual(checked, try Oracle.rows("control-metrics.tsv") { $0.hasPrefix("UIFont.preferredFont") }.count)
  }

  func testFontMetrics_scaleAsMeasured() throws {
    let cases: [(String, UIContentSizeCategory)] = [
      ("extraSmall", .extraSmall), ("xxxl", .extraExtraExtraLarge), ("accessibilityLarge", .accessibilityLarge),
    ]
    var checked = 0
    for (name, category) in cases {
      for row in try rows("control-metrics.tsv", type: "UIFontMetrics.scaledValue \(name)") {
        let words = row.property.split(separator: " ")
        let styles: [Substring: UIFont.TextStyle] = ["body": .body, "footnote": .footnote, "caption2": .caption2]
        let metrics = UIFontMetrics(forTextStyle: try XCTUnwrap(styles[words[0]], row.name))
        let value = metrics.scaledValue(
          for: CGFloat(Double(words[2])!), compatibleWith: UITraitCollection(preferredContentSizeCategory: category))
        XCTAssertEqual(value, CGFloat(Double(row.value) ?? .nan), accuracy: 0.0001, row.name)
        checked += 1
      }
    }
    XCTAssertEqual(checked, try Oracle.rows("control-metrics.tsv") { $0.hasPrefix("UIFontMetrics") }.count)
    // Thirds of a point, as in all rows: 8 and 9 points of the smallest style, for the two sizes next to the measured
    // one.
    let caption = UIFontMetrics(forTextStyle: .caption2)
    for category in [UIContentSizeCategory.accessibilityMedium, .accessibilityExtraLarge] {
      for value in [8, 9] as [CGFloat] {
        let traits = UITraitCollection(preferredContentSizeCategory: category)
        let thirds = caption.scaledValue(for: value, compatibleWith: traits) * 3
        XCTAssertEqual(thirds, thirds.rounded(), accuracy: 1e-9)
      }
    }
    XCTAssertEqual(UIFontMetrics.default.scaledValue(for: 17.3), 17.3)
  }

  func testFontIdentity_isUIKits() {
    XCTAssertTrue(UIFont.systemFont(ofSize: 17) === UIFont.systemFont(ofSize: 17))
    XCTAssertNotEqual(UIFont.preferredFont(forTextStyle: .body), UIFont.systemFont(ofSize: 17))
    XCTAssertNotEqual(UIFont.boldSystemFont(ofSize: 17), UIFont.systemFont(ofSize: 17, weight: .bold))
    XCTAssertEqual(UIFont.Weight.medium.rawValue, 0.23)
    XCTAssertEqual(UIFont.Weight.semibold.rawValue, 0.3)
    XCTAssertEqual(UIFont.Weight.heavy.rawValue, 0.56)
  }

  func testStringBounds_areNotRounded() {
    let size = ("One line" as NSString).boundingRect(
      with: .zero, options: .usesLineFragmentOrigin, attributes: [.font: UIFont.systemFont(ofSize: 16)], context: nil)
    XCTAssertEqual(size.height, 19.094, accuracy: 0.001)
  }

  func testWordsAreAboutAsWideAsOnIOS() {
    // The caret after "Hello" at 17 points is at 42.667, the one before it at 4 (control-cases, text-view).
    let width = "Hello".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width
    XCTAssertEqual(width, 38.667, accuracy: 1.5)
  }

  func testNamedFonts_areFoundByEveryName_andUnknownOnesAreNil() throws {
    XCTAssertTrue(UIFont.familyNames.contains("DejaVu Sans"))
    let names = UIFont.fontNames(forFamilyName: "DejaVu Sans")
    XCTAssertTrue(names.contains("DejaVuSans-Bold"), "\(names)")
    let bold = try XCTUnwrap(UIFont(name: "DejaVuSans-Bold", size: 13))
    XCTAssertEqual(bold.familyName, "DejaVu Sans")
    XCTAssertEqual(bold.fontName, "DejaVuSans-Bold")
    XCTAssertTrue(bold.fontDescriptor.symbolicTraits.contains(.traitBold))
    XCTAssertNotNil(UIFont(name: "DejaVu Sans", size: 13))
    XCTAssertNil(UIFont(name: "No Such Font", size: 13))
    XCTAssertGreaterThan(bold.lineHeight, 13)
    XCTAssertLessThan(bold.descender, 0)
  }

  /// Fonts of iOS that are not installed are replaced. Applications use fonts that every iOS device has with
  /// `UIFont(name:size:)!`.
  func testFontsOfIOSThatAreNotInstalled_areReplacedByOnesOfTheirWeight_andReportedOnce() throws {
    var lines: [String] = []
    Diagnostics.logHandler = { lines.append($0) }
    defer { Diagnostics.logHandler = nil }
    try XCTSkipIf(UIFont.familyNames.contains("Party LET") || UIFont.familyNames.contains("Avenir Next"))
    let fonts = try ["AvenirNext-DemiBold", "Avenir Next", "AvenirNext-UltraLightItalic"].map {
      try XCTUnwrap(UIFont(name: $0, size: 40), $0)
    }
    XCTAssertEqual(fonts.map(\.pointSize), [40, 40, 40])
    let traits = fonts.map { $0.fontDescriptor.symbolicTraits.intersection([.traitBold, .traitItalic]) }
    XCTAssertEqual(traits, [.traitBold, [], .traitItalic])
    XCTAssertEqual(try XCTUnwrap(UIFont(name: "Avenir Next Bold", size: 0)).pointSize, UIFont.systemFontSize)
    XCTAssertLessThanOrEqual(lines.filter { $0.contains("Avenir Next ") }.count, 1)
    lines = []
    for _ in 0..<3 { XCTAssertNotNil(UIFont(name: "PartyLetPlain", size: 10) ?? UIFont(name: "Party LET", size: 10)) }
    XCTAssertEqual(lines.count, 1, "\(lines)")
    XCTAssertTrue(lines.first?.contains("Party LET") ?? false)
    XCTAssertTrue(
      try XCTUnwrap(UIFont(name: "Menlo-Regular", size: 10)).fontDescriptor.symbolicTraits.contains(.traitMonoSpace))
    for name in ["AvenirNextish", "Avenir Next Purple", "Helvetica Extra Strange"] {
      XCTAssertNil(UIFont(name: name, size: 10), name)
    }
  }

  func testDescriptors_changeTraitsAndSizes() throws {
    let font = UIFont.systemFont(ofSize: 20)
    let italic = try XCTUnwrap(font.fontDescriptor.withSymbolicTraits([.traitItalic, .traitBold]))
    let made = UIFont(descriptor: italic, size: 0)
    XCTAssertEqual(made.pointSize, 20)
    XCTAssertTrue(made.fontDescriptor.symbolicTraits.isSuperset(of: [.traitItalic, .traitBold]))
    XCTAssertTrue(made.fontName.contains("Italic"), made.fontName)
    let mono = try XCTUnwrap(font.fontDescriptor.withDesign(.monospaced))
    XCTAssertTrue(UIFont(descriptor: mono, size: 12).fontDescriptor.symbolicTraits.contains(.traitMonoSpace))
    let added = UIFontDescriptor(fontAttributes: [.family: "DejaVu Sans", .size: 15])
    XCTAssertEqual(UIFont(descriptor: added, size: 0).familyName, "DejaVu Sans")
    XCTAssertEqual(font.withSize(11).pointSize, 11)
  }

  // BonMot, SwiftRichString and SwifterSwift name features by the constants of Core Text. The numbers are those of Apple's header
  // SFNTLayoutTypes.h.
  func testFeaturesByTheConstantsOfCoreText() {
    func digits(_ selector: Int) -> UIFont {
      let settings: [[UIFontDescriptor.FeatureKey: Int]] = [[.type: kNumberSpacingType, .selector: selector]]
      let descriptor = UIFont.systemFont(ofSize: 17).fontDescriptor.addingAttributes([.featureSettings: settings])
      return UIFont(descriptor: descriptor, size: 0)
    }
    func width(_ text: String, _ font: UIFont) -> CGFloat {
      (text as NSString).size(withAttributes: [.font: font]).width
    }
    let equal = digits(kMonospacedNumbersSelector)
    XCTAssertEqual(width("1111", equal), width("0000", equal), accuracy: 0.01)
    let proportional = digits(kProportionalNumbersSelector)
    XCTAssertLessThan(width("1111", proportional), width("0000", proportional) - 1)
    XCTAssertEqual([kLigaturesType, kFractionsType, kUpperCaseType, kStylisticAltTwentyOffSelector], [1, 11, 38, 41])
  }

  func testMonospacedDigits_areOfOneWidth() {
    func width(_ text: String, _ font: UIFont) -> CGFloat { text.size(withAttributes: [.font: font]).width }
    let digits = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular)
    XCTAssertEqual(width("1111", digits), width("8888", digits), accuracy: 0.01)
    let plain = UIFont.systemFont(ofSize: 17)
    XCTAssertNotEqual(width("1111", plain), width("8888", plain), accuracy: 0.5)
    let mono = UIFont.monospacedSystemFont(ofSize: 17, weight: .regular)
    XCTAssertEqual(width("iiii", mono), width("WWWW", mono), accuracy: 0.01)
  }
}
