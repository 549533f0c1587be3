import UIKit
import XCTest

final class NamedColorTests: XCTestCase {
  func testColourSets_areReadFromABundlesCatalogues() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("colors-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let set = folder.appendingPathComponent("Assets.xcassets/Brand/accent.colorset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    let json = """
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb",
          "components": {"red": "0xFF", "green": "128", "blue": "0.25", "alpha": "1.000"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
          "color": {"color-space": "srgb", "components": {"red": "0", "green": "0", "blue": "0", "alpha": "0.5"}}}
      ], "info": {"version": 1, "author": "xcode"}}
      """
    try Data(json.utf8).write(to: set.appendingPathComponent("Contents.json"))
    let bundle = try XCTUnwrap(Bundle(path: folder.path))
    let light = UITraitCollection(userInterfaceStyle: .light)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let color = try XCTUnwrap(UIColor(named: "accent", in: bundle, compatibleWith: nil))
    XCTAssertEqual(color.resolvedColor(with: light), UIColor(red: 1, green: 128.0 / 255, blue: 0.25, alpha: 1))
    XCTAssertEqual(color.resolvedColor(with: dark), UIColor(red: 0, green: 0, blue: 0, alpha: 0.5))
    XCTAssertEqual(
      UIColor(named: "accent", in: bundle, compatibleWith: dark), UIColor(red: 0, green: 0, blue: 0, alpha: 0.5))
    XCTAssertNil(UIColor(named: "missing", in: bundle, compatibleWith: nil))
    XCTAssertNil(UIColor(named: "../accent", in: bundle, compatibleWith: nil))
  }
}
