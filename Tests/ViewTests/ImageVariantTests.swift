import UIKit
import XCTest

/// Image assets, image configurations and image readers, which follow Apple's documentation.
@preconcurrency @MainActor
final class ImageVariantTests: XCTestCase {
  private func image(_ side: CGFloat, opaque: Bool = true) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    format.opaque = opaque
    return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: side / 2, height: side))
    }
  }

  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  func testAnAsset_thatItGivesTheVariantOfTheTraits() {
    let asset = UIImageAsset()
    XCTAssertEqual(asset.image(with: light).size, UIImage().size, "no variants")
    asset.register(image(10), with: light)
    asset.register(image(20), with: dark)
    XCTAssertEqual(asset.image(with: light).size.width, 10)
    XCTAssertEqual(asset.image(with: dark).size.width, 20)
    XCTAssertEqual(asset.image(with: UITraitCollection()).size.width, 10, "none fits: the first")
    let compact = UITraitCollection(traitsFrom: [dark, UITraitCollection(horizontalSizeClass: .compact)])
    XCTAssertEqual(asset.image(with: compact).size.width, 20, "it has all that the variant says")
    asset.register(image(30), with: compact)
    XCTAssertEqual(asset.image(with: compact).size.width, 30, "the one that says most")
    XCTAssertEqual(asset.image(with: dark).size.width, 20)
    asset.register(image(40), with: dark)
    XCTAssertEqual(asset.image(with: dark).size.width, 40, "replaced")
    asset.unregister(imageWith: compact)
    XCTAssertEqual(asset.image(with: compact).size.width, 40)
    let given = asset.image(with: dark)
    XCTAssertTrue(given.imageAsset === asset)
    XCTAssertTrue(asset.image(with: dark) === given, "the same object while somebody holds it")
    XCTAssertEqual(given.traitCollection.userInterfaceStyle, .dark)
    XCTAssertNil(image(1).imageAsset)
  }

  func testAnImageView_thatItShowsTheVariantOfItsOwnEnvironment() {
    let asset = UIImageAsset()
    asset.register(image(10), with: light)
    asset.register(image(20), with: dark)
    let view = UIImageView(image: asset.image(with: light))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.overrideUserInterfaceStyle = .light
    window.addSubview(view)
    window.isHidden = false
    window.layoutIfNeeded()
    XCTAssertEqual(view.intrinsicContentSize.width, 10)
    window.overrideUserInterfaceStyle = .dark
    window.layoutIfNeeded()
    XCTAssertEqual(view.intrinsicContentSize.width, 20)
    XCTAssertEqual(view.layer.modelValues.contents?.width, 20)
    window.isHidden = true
  }

  func testConfigurations_thatTheyAreAppliedTraitByTrait() {
    let base = UIImage.Configuration(traitCollection: light)
    let other = UIImage.Configuration(traitCollection: UITraitCollection(horizontalSizeClass: .compact))
    let both = base.applying(other)
    XCTAssertEqual(both.traitCollection?.userInterfaceStyle, .light)
    XCTAssertEqual(both.traitCollection?.horizontalSizeClass, .compact)
    XCTAssertTrue(base.applying(nil) === base)
    XCTAssertNil(base.withTraitCollection(nil).traitCollection)
    let english = base.withLocale(Locale(identifier: "en_GB"))
    XCTAssertEqual(english.locale?.identifier, "en_GB")
    XCTAssertEqual(english.traitCollection, light)
    XCTAssertEqual(UIImage.Configuration(locale: Locale(identifier: "de")).locale?.identifier, "de")
    XCTAssertEqual(UIImage.Configuration(traitCollection: light), base)
    let symbol = UIImage.SymbolConfiguration(pointSize: 20).applying(UIImage.SymbolConfiguration(weight: .bold))
    XCTAssertEqual(symbol.withTraitCollection(dark).traitCollection, dark)
    XCTAssertEqual(
      symbol, UIImage.SymbolConfiguration(pointSize: 20, weight: .bold), "symbols' configurations stay such")
  }

  func testAReader_thatItMakesThumbnailsAndScales() throws {
    let data = try XCTUnwrap(image(60).pngData())
    XCTAssertEqual(UIImageReader.default.image(data: data)?.size, CGSize(width: 60, height: 60))
    var configuration = UIImageReader.Configuration()
    configuration.preferredThumbnailSize = CGSize(width: 30, height: 15)
    XCTAssertEqual(UIImageReader(configuration: configuration).image(data: data)?.size.width, 15)
    configuration.preferredThumbnailSize = CGSize(width: 600, height: 600)
    XCTAssertEqual(UIImageReader(configuration: configuration).image(data: data)?.size.width, 60, "never larger")
    configuration.preferredThumbnailSize = .zero
    configuration.pixelsPerInch = 144
    configuration.preparesImagesForDisplay = true
    let prepared = UIImageReader(configuration: configuration).image(data: data)
    XCTAssertEqual(prepared?.scale, 2)
    XCTAssertEqual(prepared?.size.width, 30)
    XCTAssertNil(UIImageReader.default.image(data: Data([1, 2, 3])))
    XCTAssertNil(UIImageReader.default.image(contentsOf: URL(fileURLWithPath: "/nowhere/at/all.png")))
  }

  func testAReaderInTheBackground() async throws {
    let data = try XCTUnwrap(image(6).pngData())
    let read = await UIImageReader.default.image(data: data)
    XCTAssertEqual(read?.size.width, 6)
    let none = await UIImageReader.default.image(contentsOf: URL(fileURLWithPath: "/nowhere/at/all.png"))
    XCTAssertNil(none)
  }

  func testTheRendererFormatOfAnImage() {
    XCTAssertTrue(image(4).imageRendererFormat.opaque)
    XCTAssertFalse(image(4, opaque: false).imageRendererFormat.opaque)
    let large = UIImage(
      cgImage: image(8).cgImage ?? CGImage(pixels: PixelBuffer(width: 1, height: 1)), scale: 3, orientation: .up)
    XCTAssertEqual(large.imageRendererFormat.scale, 3)
  }
}
