import TestSupport
import UIKit
import XCTest

@testable import UIKit

/// Image sets of asset catalogs: the files that are chosen for given traits, and how they are drawn.
@preconcurrency @MainActor
final class ImageSetTests: XCTestCase {
  private var files: TemporaryBundle!

  override func setUp() async throws { files = try TemporaryBundle() }
  override func tearDown() async throws { files.remove() }

  private let red: UInt32 = 0xFFFF_0000
  private let green: UInt32 = 0xFF00_FF00
  private let blue: UInt32 = 0xFF00_00FF

  private func image(_ name: String, _ traits: UITraitCollection...) throws -> UIImage {
    try XCTUnwrap(
      UIImage(named: name, in: files.bundle, compatibleWith: UITraitCollection(traitsFrom: traits)), "\(files.reports)")
  }

  func testTheScaleDeterminesTheFile_andTheNearestOneIsUsed() throws {
    try files.writeImageSet(
      "all",
      [
        (#""idiom": "universal", "scale": "1x""#, .red, 10), (#""idiom": "universal", "scale": "2x""#, .green, 20),
        (#""idiom": "universal", "scale": "3x""#, .blue, 30),
      ])
    try files.writeImageSet(
      "some",
      [
        (#""idiom": "universal", "scale": "1x""#, .red, 10), (#""idiom": "universal", "scale": "2x""#, nil, 0),
        (#""idiom": "universal", "scale": "3x""#, .blue, 30),
      ])
    try files.writeImageSet("single", [(#""idiom": "universal""#, .red, 10)])
    for (scale, color) in [(1, red), (2, green), (3, blue)] as [(CGFloat, UInt32)] {
      let image = try image("all", UITraitCollection(displayScale: scale))
      XCTAssertEqual(image.scale, scale)
      XCTAssertEqual(image.size, CGSize(width: 10, height: 10))
      XCTAssertEqual(image.middle, color)
    }
    let larger = try image("some", UITraitCollection(displayScale: 2))
    XCTAssertEqual(larger.middle, blue)
    XCTAssertEqual(larger.size, CGSize(width: 10, height: 10))
    XCTAssertEqual(try image("single", UITraitCollection(displayScale: 3)).size, CGSize(width: 10, height: 10))
    XCTAssertNil(UIImage(named: "missing", in: try files.bundle, compatibleWith: nil))
    XCTAssertEqual(files.reports, [])
  }

  /// brindadavda/UIKit-Training (on GitHub) names images of its catalog as `Cross.png`.
  func testASetIsFoundByItsNameWithAnExtension() throws {
    try files.writeImageSet("Cross", [(#""idiom": "universal""#, .red, 10)])
    try files.writeImageSet("dot.png", [(#""idiom": "universal""#, .green, 10)])
    XCTAssertEqual(try image("Cross.png").middle, red)
    XCTAssertEqual(try image("Cross.JPG").middle, red)
    XCTAssertEqual(try image("dot.png").middle, green, "the exact name comes first")
    for name in ["Cross.txt", "Circle.png", ".png", "png"] {
      XCTAssertNil(UIImage(named: name, in: try files.bundle, compatibleWith: nil), name)
    }
  }

  func testAppearances_styleCountsMoreThanContrast() throws {
    let dark = #""appearances": [{"appearance": "luminosity", "value": "dark"}]"#
    let high = #""appearances": [{"appearance": "contrast", "value": "high"}]"#
    try files.writeImageSet(
      "sign",
      [
        (#""idiom": "universal", "scale": "1x""#, .red, 4),
        (#""idiom": "universal", "scale": "1x", \#(dark)"#, .green, 4),
        (#""idiom": "universal", "scale": "1x", \#(high)"#, .blue, 4),
      ])
    let contrast = UITraitCollection(accessibilityContrast: .high)
    XCTAssertEqual(try image("sign", UITraitCollection(userInterfaceStyle: .light)).middle, red)
    XCTAssertEqual(try image("sign", UITraitCollection(userInterfaceStyle: .dark)).middle, green)
    XCTAssertEqual(try image("sign", UITraitCollection(userInterfaceStyle: .light), contrast).middle, blue)
    XCTAssertEqual(try image("sign", UITraitCollection(userInterfaceStyle: .dark), contrast).middle, green)
  }

  func testIdiomsAndSizeClasses() throws {
    try files.writeImageSet(
      "device",
      [
        (#""idiom": "iphone", "scale": "1x""#, .red, 4), (#""idiom": "ipad", "scale": "1x""#, .green, 4),
        (#""idiom": "universal", "scale": "1x", "height-class": "compact""#, .blue, 4),
      ])
    try files.writeImageSet(
      "height",
      [
        (#""idiom": "universal", "scale": "1x""#, .red, 4),
        (#""idiom": "universal", "scale": "1x", "height-class": "compact""#, .blue, 4),
      ])
    XCTAssertEqual(try image("device", UITraitCollection(userInterfaceIdiom: .phone)).middle, red)
    XCTAssertEqual(try image("device", UITraitCollection(userInterfaceIdiom: .pad)).middle, green)
    XCTAssertEqual(try image("height", UITraitCollection(verticalSizeClass: .regular)).middle, red)
    XCTAssertEqual(try image("height", UITraitCollection(verticalSizeClass: .compact)).middle, blue)
  }

  func testDirections_bothOrMirrored() throws {
    try files.writeImageSet(
      "both",
      [
        (#""idiom": "universal", "scale": "1x", "language-direction": "left-to-right""#, .red, 4),
        (#""idiom": "universal", "scale": "1x", "language-direction": "right-to-left""#, .green, 4),
      ])
    try files.writeImageSet(
      "one", [(#""idiom": "universal", "scale": "1x", "language-direction": "left-to-right""#, .red, 4)])
    let rightToLeft = UITraitCollection(layoutDirection: .rightToLeft)
    XCTAssertEqual(try image("both", UITraitCollection(layoutDirection: .leftToRight)).middle, red)
    XCTAssertEqual(try image("both", rightToLeft).middle, green)
    XCTAssertFalse(try image("both", rightToLeft).flipsForRightToLeftLayoutDirection)
    XCTAssertTrue(try image("one", rightToLeft).flipsForRightToLeftLayoutDirection)
  }

  func testLanguages_theFirstPreferredOneThatIsThere() throws {
    try files.writeImageSet(
      "words",
      [
        (#""idiom": "universal", "scale": "1x""#, .red, 4),
        (#""idiom": "universal", "scale": "1x", "locale": "de""#, .green, 4),
        (#""idiom": "universal", "scale": "1x", "locale": "fr""#, .blue, 4),
      ])
    func color(_ languages: [String]) throws -> UInt32? {
      let set = try XCTUnwrap(
        ImageSet(
          name: "words", folder: files.folder.appendingPathComponent("Assets.xcassets/words.imageset").path,
          languages: languages))
      let (storage, values) = try XCTUnwrap(set.image(for: UITraitCollection(displayScale: 1)))
      return UIImage(storage: storage, values: values).middle
    }
    XCTAssertEqual(try color(["de-AT", "fr"]), green)
    XCTAssertEqual(try color(["it", "fr-CA"]), blue)
    XCTAssertEqual(try color(["en"]), red)
  }

  /// Foundation's `Locale.preferredLanguages` does not read the arguments and the environment of the process on Linux.
  func testTheDefaultLanguagesAreThoseOfTheUser() throws {
    let language = try XCTUnwrap(UserLanguages.preferredLanguages.first)
    try files.writeImageSet(
      "words",
      [
        (#""idiom": "universal", "scale": "1x""#, .red, 4),
        (#""idiom": "universal", "scale": "1x", "locale": "\#(language)""#, .green, 4),
      ])
    XCTAssertEqual(try image("words", UITraitCollection(displayScale: 1)).middle, green)
  }

  func testTemplatesSlicesAndNamespaces() throws {
    try files.writeImageSet(
      "Folder/template", [(#""idiom": "universal", "scale": "1x""#, .red, 4)],
      properties: #"{"template-rendering-intent": "template"}"#)
    try files.writeImageSet(
      "Space/original", [(#""idiom": "universal", "scale": "1x""#, .red, 4)],
      properties: #"{"template-rendering-intent": "original"}"#)
    try files.write("Assets.xcassets/Space/Contents.json", #"{"properties": {"provides-namespace": true}}"#)
    let center = #""center": {"mode": "stretch", "width": 2, "height": 2}"#
    let slices =
      #""resizing": {"mode": "9-part", \#(center), "cap-insets": {"top": 4, "left": 6, "bottom": 8, "right": 10}}"#
    try files.writeImageSet("sliced", [(#""idiom": "universal", "scale": "2x", \#(slices)"#, .red, 20)])
    XCTAssertEqual(try image("template").renderingMode, .alwaysTemplate)
    XCTAssertEqual(try image("Space/original").renderingMode, .alwaysOriginal)
    XCTAssertNil(UIImage(named: "original", in: try files.bundle, compatibleWith: nil))
    XCTAssertNil(UIImage(named: "Folder/template", in: try files.bundle, compatibleWith: nil))
    let sliced = try image("sliced")
    XCTAssertEqual(sliced.capInsets, UIEdgeInsets(top: 2, left: 3, bottom: 4, right: 5))
    XCTAssertEqual(sliced.resizingMode, .stretch)
  }

  func testAnImageViewFollowsItsStyle_andKeepsARenderingMode() throws {
    let dark = #""appearances": [{"appearance": "luminosity", "value": "dark"}]"#
    try files.writeImageSet(
      "sign",
      [
        (#""idiom": "universal", "scale": "1x""#, .red, 4),
        (#""idiom": "universal", "scale": "1x", \#(dark)"#, .green, 6),
      ])
    let light = try image("sign", UITraitCollection(userInterfaceStyle: .light))
    let night = try XCTUnwrap(light.imageAsset?.image(with: UITraitCollection(userInterfaceStyle: .dark)))
    XCTAssertEqual(night.middle, green)
    let configuration = UIImage.Configuration(traitCollection: UITraitCollection(userInterfaceStyle: .dark))
    XCTAssertEqual(light.withConfiguration(configuration).middle, green)
    let template = light.withRenderingMode(.alwaysTemplate).variant(for: UITraitCollection(userInterfaceStyle: .dark))
    XCTAssertEqual(template.size, CGSize(width: 6, height: 6))
    XCTAssertEqual(template.renderingMode, .alwaysTemplate)
  }

  func testRegisteredVariantsHavePrecedence() throws {
    try files.writeImageSet("sign", [(#""idiom": "universal", "scale": "1x""#, .red, 4)])
    try files.writeImage("other.png", 5, 5, .blue)
    let image = try image("sign")
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let other = try XCTUnwrap(UIImage(named: "other", in: files.bundle, with: nil))
    image.imageAsset?.register(other, with: dark)
    XCTAssertEqual(image.imageAsset?.image(with: dark).middle, blue)
    XCTAssertEqual(image.imageAsset?.image(with: UITraitCollection(userInterfaceStyle: .light)).middle, red)
  }

  func testVectorsAreDrawnForTheScreen_andPDFIsReported() throws {
    let svg = """
      <?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="12" height="8" viewBox="0 0 24 16">
      <rect width="24" height="16" fill="#0000ff"/></svg>
      """
    try files.write("Assets.xcassets/vector.imageset/v.svg", svg)
    try files.write(
      "Assets.xcassets/vector.imageset/Contents.json",
      #"{"images": [{"idiom": "universal", "filename": "v.svg"}], "properties": {"preserves-vector-representation": true}}"#
    )
    let vector = try image("vector", UITraitCollection(displayScale: 3))
    XCTAssertEqual(vector.size, CGSize(width: 12, height: 8))
    XCTAssertEqual(vector.scale, 3)
    XCTAssertEqual(vector.cgImage?.width, 36)
    XCTAssertEqual(vector.middle, blue)
    XCTAssertEqual(files.reports, [])
  }

  func testBrokenFilesAreReported_andTheRestWorks() throws {
    try files.writeImageSet("good", [(#""idiom": "universal", "scale": "1x""#, .red, 4)])
    try files.write("Assets.xcassets/bad.imageset/Contents.json", "{\"images\": [")
    try files.write("Assets.xcassets/list.imageset/Contents.json", "[1, 2]")
    try files.write(
      "Assets.xcassets/absent.imageset/Contents.json",
      #"{"images": [{"filename": "no.png", "scale": "1x"}, {"filename": "../good.imageset/file0.png"}, 7, {"scale": 3}]}"#
    )
    try files.write("Assets.xcassets/text.imageset/a.png", "not an image")
    try files.write(
      "Assets.xcassets/text.imageset/Contents.json", #"{"images": [{"filename": "a.png", "scale": "x"}]}"#)
    try files.write("Assets.xcassets/Group/Contents.json", "?")
    try files.writeImageSet("Group/inner", [(#""idiom": "universal""#, .green, 4)])
    let bundle = try files.bundle
    for name in ["bad", "list", "absent", "text"] { XCTAssertNil(UIImage(named: name, in: bundle, with: nil), name) }
    XCTAssertEqual(try image("good").middle, red)
    XCTAssertEqual(try image("inner").middle, green)
    for part in [
      "bad.imageset/Contents.json", "list.imageset/Contents.json", "absent.imageset/no.png", "text.imageset/a.png",
      "Group/Contents.json",
    ] {
      XCTAssertEqual(files.reports.filter { $0.contains(part) }.count, 1, "\(part): \(files.reports)")
    }
    // Each is reported once.
    let count = files.reports.count
    for name in ["bad", "list", "absent", "text"] { _ = UIImage(named: name, in: bundle, with: nil) }
    XCTAssertEqual(files.reports.count, count)
  }

  func testALargeCatalogIsReadOnce() throws {
    for index in 0..<1000 {
      try files.write("Assets.xcassets/G\(index % 10)/i\(index).imageset/Contents.json", #"{"images": []}"#)
    }
    try files.writeImageSet("G3/last", [(#""idiom": "universal""#, .red, 4)])
    XCTAssertEqual(try image("last").middle, red)
    // What is removed now is still known: nothing is read again.
    try FileManager.default.removeItem(at: files.folder.appendingPathComponent("Assets.xcassets"))
    XCTAssertEqual(try image("last").middle, red)
    XCTAssertNil(UIImage(named: "i7", in: try files.bundle, with: nil))
  }

  func testDamagedContents_neverCrash() throws {
    let entry =
      #"{"idiom": "universal", "scale": "2x", "filename": "a.png", "appearances": [{"appearance": "luminosity", "value": "dark"}], "resizing": {"mode": "9-part", "cap-insets": {"top": 4}}}"#
    let valid = Array(
      #"{"images": [\#(entry), \#(entry)], "properties": {"template-rendering-intent": "template"}, "colors": [{"color": {"color-space": "srgb", "components": {"red": "0x10", "green": "1.0", "blue": "9", "alpha": "1"}}}]}"#
        .utf8)
    let places = ["image": "imageset", "color": "colorset", "data": "dataset", "symbol": "symbolset"]
    var index = 0
    try SeedRun(release: 300, debug: 60).check("damaged Contents.json", in: self) { seed in
      var random = SeededRandom(seed: seed)
      var bytes = valid
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let at = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[at] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: at)
        case 2: bytes.insert(contentsOf: Array("[{\"".utf8), at: at)
        default: bytes.removeSubrange(at..<min(bytes.count, at + 20))
        }
        if bytes.isEmpty { bytes = [0] }
      }
      index += 1
      let folder = try TemporaryBundle()
      defer { folder.remove() }
      try folder.writeImage("Assets.xcassets/x.imageset/a.png", 4, 4)
      for kind in places.values.sorted() { try folder.write("Assets.xcassets/x.\(kind)/Contents.json", Data(bytes)) }
      let bundle = try folder.bundle
      _ = UIImage(named: "x", in: bundle, with: nil)?.cgImage
      _ = UIColor(named: "x", in: bundle, compatibleWith: nil)?.cgColor
      _ = NSDataAsset(name: "x", bundle: bundle)
      return nil
    }
  }
}
