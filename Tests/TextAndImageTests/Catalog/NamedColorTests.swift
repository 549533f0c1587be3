import UIKit
import XCTest

/// Color sets and data sets of asset catalogs.
@preconcurrency @MainActor
final class NamedColorTests: XCTestCase {
  private var files: TemporaryBundle!

  override func setUp() async throws { files = try TemporaryBundle() }
  override func tearDown() async throws { files.remove() }

  private func writeColor(_ name: String, _ entries: String...) throws {
    try files.write(
      "Assets.xcassets/\(name).colorset/Contents.json", "{\"colors\": [\(entries.joined(separator: ","))]}")
  }

  private func color(_ name: String) throws -> UIColor {
    try XCTUnwrap(UIColor(named: name, in: files.bundle, compatibleWith: nil), "\(name): \(files.reports)")
  }

  func testColorSetsAreReadFromABundlesCatalogs() throws {
    try writeColor(
      "Brand/accent",
      #"{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "0xFF", "green": "128", "blue": "0.25", "alpha": "1.000"}}}"#,
      #"{"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}], "color": {"color-space": "srgb", "components": {"red": "0", "green": "0", "blue": "0", "alpha": "0.5"}}}"#
    )
    let bundle = try files.bundle
    let light = UITraitCollection(userInterfaceStyle: .light)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let color = try color("accent")
    XCTAssertEqual(color.resolvedColor(with: light), UIColor(red: 1, green: 128.0 / 255, blue: 0.25, alpha: 1))
    XCTAssertEqual(color.resolvedColor(with: dark), UIColor(red: 0, green: 0, blue: 0, alpha: 0.5))
    XCTAssertEqual(
      UIColor(named: "accent", in: bundle, compatibleWith: dark), UIColor(red: 0, green: 0, blue: 0, alpha: 0.5))
    XCTAssertNil(UIColor(named: "missing", in: bundle, compatibleWith: nil))
    XCTAssertNil(UIColor(named: "../accent", in: bundle, compatibleWith: nil))
  }

  /// Applications compare the color of a view with the color of a name.
  func testColorsOfOneName_areEqual() throws {
    let dark =
      #"{"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}], "color": {"color-space": "srgb", "components": {"red": "0", "green": "0", "blue": "0", "alpha": "1"}}}"#
    let light =
      #"{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "1", "green": "1", "blue": "1", "alpha": "1"}}}"#
    try writeColor("first", light, dark)
    try writeColor("second", light, dark)
    XCTAssertEqual(try color("first"), try color("first"))
    XCTAssertEqual(try color("first").hash, try color("first").hash)
    XCTAssertNotEqual(try color("first"), try color("second"))
    XCTAssertEqual(try color("first").withAlphaComponent(0.5), try color("first").withAlphaComponent(0.5))
    let provided = UIColor { _ in .red }
    XCTAssertNotEqual(provided, UIColor { _ in .red })
    XCTAssertEqual(provided.copy() as? UIColor, provided)
  }

  /// `UIColor(resource:)` and `UIImage(resource:)`, with the types that Xcode's constants have (DeveloperToolsSupport).
  func testResourcesAreColorsAndImages() throws {
    try writeColor(
      "accent",
      #"{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "1.0", "green": "0.0", "blue": "0.0", "alpha": "1.000"}}}"#
    )
    let bundle = try files.bundle
    XCTAssertEqual(UIColor(resource: ColorResource(name: "accent", bundle: bundle)), .red)
    XCTAssertEqual(ColorResource(name: "accent", bundle: bundle), ColorResource(name: "accent", bundle: bundle))
    XCTAssertEqual(files.reports, [])
    XCTAssertEqual(UIColor(resource: ColorResource(name: "none", bundle: bundle)).cgColor.alpha, 0)
    XCTAssertEqual(UIImage(resource: ImageResource(name: "none", bundle: bundle)).size, UIImage().size)
    XCTAssertEqual(files.reports.count, 2, "\(files.reports)")
  }

  /// `UIColor.prominence`: the level of the color that `withProminence(_:)` returned (Apple's documentation).
  func testAColorHasItsProminence() {
    XCTAssertEqual(UIColor.red.prominence, .primary)
    XCTAssertEqual(UIColor.red.withProminence(.tertiary).prominence, .tertiary)
    XCTAssertEqual(UIColor.red.withProminence(.tertiary).cgColor.alpha, 0.3, accuracy: 0.001)
  }

  /// A name is found even if its case differs, but an exact match takes precedence. Joe's swift-2048 looks up
  /// "background" while the catalog contains "Background". Its screenshots, made on iOS 16, show the color of the set.
  func testNamesInAnotherCaseAreFound_exactOnesFirst() throws {
    func entry(_ red: String) -> String {
      #"{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "\#(red)", "green": "0", "blue": "0", "alpha": "1"}}}"#
    }
    try writeColor("Background", entry("1.000"))
    try writeColor("Label", entry("0.25"))
    try writeColor("label", entry("0.75"))
    XCTAssertEqual(try color("background"), UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    XCTAssertEqual(try color("label"), UIColor(red: 0.75, green: 0, blue: 0, alpha: 1))
    XCTAssertEqual(try color("Label"), UIColor(red: 0.25, green: 0, blue: 0, alpha: 1))
  }

  func testColorSpacesAndReferences() throws {
    func entry(_ space: String, _ components: String) -> String {
      #"{"idiom": "universal", "color": {"color-space": "\#(space)", "components": {\#(components)}}}"#
    }
    try writeColor("wide", entry("display-p3", #""red": "1.000", "green": "0.5", "blue": "0x00", "alpha": "0.75""#))
    try writeColor("gray", entry("gray-gamma-22", #""white": "0.5", "alpha": "1.000""#))
    try writeColor("extended", entry("extended-srgb", #""red": "1.2", "green": "-0.1", "blue": "0.0", "alpha": "1.0""#))
    try writeColor(
      "linear", entry("extended-linear-srgb", #""red": "0.214041", "green": "1.0", "blue": "0.0", "alpha": "1.0""#))
    try writeColor(
      "system", #"{"idiom": "universal", "color": {"platform": "ios", "reference": "systemBackgroundColor"}}"#)
    try writeColor("unknown", #"{"idiom": "universal", "color": {"platform": "ios", "reference": "noSuchColor"}}"#)
    try writeColor("empty", #"{"idiom": "universal"}"#)
    XCTAssertEqual(try color("wide"), UIColor(displayP3Red: 1, green: 0.5, blue: 0, alpha: 0.75))
    XCTAssertEqual(try color("gray"), UIColor(white: 0.5, alpha: 1))
    XCTAssertEqual(try color("extended"), UIColor(red: 1.2, green: -0.1, blue: 0, alpha: 1))
    var red: CGFloat = 0
    XCTAssertTrue(try color("linear").getRed(&red, green: nil, blue: nil, alpha: nil))
    XCTAssertEqual(red, 0.5, accuracy: 0.0005)
    XCTAssertEqual(
      try color("system").resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)),
      UIColor.systemBackground.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)))
    XCTAssertEqual(files.reports, [])
    XCTAssertNil(UIColor(named: "empty", in: try files.bundle, compatibleWith: nil))
    XCTAssertEqual(files.reports, [])
    XCTAssertNil(UIColor(named: "unknown", in: try files.bundle, compatibleWith: nil))
    XCTAssertEqual(files.reports.count, 1)
  }

  func testDarkAndHighContrast() throws {
    func entry(_ white: String, _ appearances: String...) -> String {
      let list = appearances.map { value in
        #"{"appearance": "\#(value == "high" ? "contrast" : "luminosity")", "value": "\#(value)"}"#
      }
      return
        #"{"idiom": "universal", "appearances": [\#(list.joined(separator: ","))], "color": {"color-space": "srgb", "components": {"red": "\#(white)", "green": "0", "blue": "0", "alpha": "1"}}}"#
    }
    try writeColor("four", entry("1"), entry("2", "dark"), entry("3", "high"), entry("4", "dark", "high"))
    try writeColor("three", entry("1"), entry("2", "dark"), entry("3", "high"))
    func red(_ name: String, _ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast) throws -> CGFloat {
      let traits = UITraitCollection(traitsFrom: [
        UITraitCollection(userInterfaceStyle: style), UITraitCollection(accessibilityContrast: contrast),
      ])
      var red: CGFloat = 0
      try color(name).resolvedColor(with: traits).getRed(&red, green: nil, blue: nil, alpha: nil)
      return (red * 255).rounded()
    }
    XCTAssertEqual(try red("four", .light, .normal), 1)
    XCTAssertEqual(try red("four", .dark, .normal), 2)
    XCTAssertEqual(try red("four", .light, .high), 3)
    XCTAssertEqual(try red("four", .dark, .high), 4)
    XCTAssertEqual(try red("three", .dark, .high), 2)
  }

  func testDataSets() throws {
    try files.write("Assets.xcassets/Files/words.dataset/words.txt", "one two")
    try files.write(
      "Assets.xcassets/Files/words.dataset/Contents.json",
      #"{"data": [{"filename": "words.txt", "idiom": "universal", "universal-type-identifier": "public.plain-text"}]}"#)
    try files.write(
      "Assets.xcassets/gone.dataset/Contents.json", #"{"data": [{"filename": "gone.bin", "idiom": "universal"}]}"#)
    let asset = try XCTUnwrap(NSDataAsset(name: "words", bundle: files.bundle))
    XCTAssertEqual(String(decoding: asset.data, as: UTF8.self), "one two")
    XCTAssertEqual(asset.name, "words")
    XCTAssertEqual(asset.typeIdentifier, "public.plain-text")
    XCTAssertNil(NSDataAsset(name: "none", bundle: try files.bundle))
    XCTAssertEqual(files.reports, [])
    XCTAssertNil(NSDataAsset(name: "gone", bundle: try files.bundle))
    XCTAssertEqual(files.reports.filter { $0.contains("gone.bin") }.count, 1)
  }
}
