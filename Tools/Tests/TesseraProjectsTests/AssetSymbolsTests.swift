import XCTest

@testable import TesseraProjects

final class AssetSymbolsTests: XCTestCase {
  /// The pairs are from files that Xcode has generated in public repositories.
  func testNamesOfConstants() {
    let images = [
      "ap_tileGreen_01": "apTileGreen01", "cat_image": "cat", "Group 10": "group10", "bubble-chat": "bubbleChat",
      "0b3b21ff27f67b9e5821e5ffee7366c5": "_0B3B21Ff27F67B9E5821E5Ffee7366C5", "sy_head_10@2x": "syHead102X",
      "ac_fm_1_1": "acFm11", "A-1-1-0": "A_1_1_0", "1": "_1", "BMW": "BMW", "Image": "image", "Default": "`default`",
      "Img_Intro": "imgIntro", "ui-glass-home-tab": "uiGlassHomeTab", "Icon1Preview": "icon1Preview",
    ]
    for (name, constant) in images {
      XCTAssertEqual(AssetSymbols.constant(for: name, droppingSuffix: "Image"), constant, name)
    }
    let colors = [
      "AccentColor": "accent", "background-color": "background", "tabbarBackgroundColor": "tabbarBackground",
      "BGLighGray": "bgLighGray", "blueEF": "blueEF", "Color": "color", "121212": "_121212",
    ]
    for (name, constant) in colors {
      XCTAssertEqual(AssetSymbols.constant(for: name, droppingSuffix: "Color"), constant, name)
    }
    XCTAssertNil(AssetSymbols.constant(for: "--", droppingSuffix: "Image"))
  }

  private func catalog(_ folder: TemporaryFolder) throws -> String {
    for set in [
      "Photo.imageset", "Plain/photo.imageset", "Icons/Star.symbolset", "Icons/Big/star.imageset", "AppIcon.appiconset",
      "Red.colorset", "AccentColor.colorset",
    ] { try folder.write("A.xcassets/\(set)/Contents.json", "{}") }
    try folder.write("A.xcassets/Icons/Contents.json", "{\"properties\": {\"provides-namespace\": true}}")
    return folder.path + "/A.xcassets"
  }

  func testTextOfTheFile() throws {
    XCTAssertNil(AssetSymbols(catalogs: []).text(hasExtensions: true))
    let folder = try TemporaryFolder()
    let read = AssetSymbols(catalogs: [try catalog(folder)])
    XCTAssertEqual(read.names, ["photo", "star", "Icons", "red", "accent"])
    XCTAssertEqual(
      read.text(hasExtensions: true),
      """
      // The constants for the sets of the asset catalogs.
      import UIKit

      extension UIKit.ColorResource {
        nonisolated static let accent = UIKit.ColorResource(name: "AccentColor", bundle: .main)
        nonisolated static let red = UIKit.ColorResource(name: "Red", bundle: .main)
      }
      extension UIKit.ImageResource {
        nonisolated static let photo = UIKit.ImageResource(name: "Photo", bundle: .main)
        enum Icons {
          nonisolated static let star = UIKit.ImageResource(name: "Icons/star", bundle: .main)
        }
      }
      extension UIKit.UIColor {
        static var accent: UIKit.UIColor { UIKit.UIColor(resource: UIKit.ColorResource.accent) }
      }
      extension UIKit.UIImage {
        static var photo: UIKit.UIImage { UIKit.UIImage(resource: UIKit.ImageResource.photo) }
        enum Icons {
          static var star: UIKit.UIImage { UIKit.UIImage(resource: UIKit.ImageResource.Icons.star) }
        }
      }

      """)
  }

  /// `enum Type` in another type does not compile: "type member must not be named 'Type'".
  func testFoldersWithNamesThatTypesCannotHave() throws {
    let folder = try TemporaryFolder()
    for name in ["Type", "Protocol", "Self"] {
      try folder.write("A.xcassets/\(name)/Contents.json", "{\"properties\": {\"provides-namespace\": true}}")
      try folder.write("A.xcassets/\(name)/star.imageset/Contents.json", "{}")
    }
    let text = try XCTUnwrap(AssetSymbols(catalogs: [folder.path + "/A.xcassets"]).text(hasExtensions: true))
    for name in ["`Type`", "`Protocol`", "`Self`"] {
      XCTAssertTrue(text.contains("  enum \(name) {\n"), text)
      XCTAssertTrue(text.contains("UIKit.ImageResource.\(name).star"), text)
    }
  }

  func testATargetOfAPackageHasConstantsForItsModuleBundle() throws {
    let folder = try TemporaryFolder()
    try folder.write("Kit/Resources/Media.xcassets/Photo.imageset/Contents.json", "{}")
    try folder.write("Kit/Raw/Other.xcassets/Hidden.imageset/Contents.json", "{}")
    var target = ProjectTarget(name: "Kit", moduleName: "Kit", kind: .framework, folder: folder.path + "/Kit")
    target.moduleResources = [
      ModuleResource(source: folder.path + "/Kit/Resources", path: "Resources", rule: ".process"),
      ModuleResource(source: folder.path + "/Kit/Raw", path: "Raw", rule: ".copy"),
    ]
    XCTAssertEqual(
      AssetSymbols.of(target)?.text(hasExtensions: false),
      """
      // The constants for the sets of the asset catalogs.
      import Foundation
      import UIKit

      extension UIKit.ImageResource {
        nonisolated static let photo = UIKit.ImageResource(name: "Photo", bundle: .module)
      }

      """)
    target.moduleResources = []
    XCTAssertNil(AssetSymbols.of(target))
  }

  func testSettings() throws {
    func constants(_ settings: String) throws -> ProjectTarget.AssetConstants? {
      let folder = try TemporaryFolder()
      try folder.write("App/New/A.swift")
      try folder.write("App/Demo/Info.plist", DemoProject.information)
      let marked = "PRODUCT_NAME = \"My Demo\";"
      try folder.write(
        "App/Demo.xcodeproj/project.pbxproj",
        DemoProject.text.replacingOccurrences(of: marked, with: marked + settings))
      let project = try XcodeReader.read(folder.path + "/App/Demo.xcodeproj", configuration: "Debug")
      return project.target("Demo")?.assetConstants
    }
    XCTAssertEqual(try constants(""), .resources)
    XCTAssertEqual(try constants("ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS = YES;"), .extensions)
    let without = try constants("ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS = NO;")
    XCTAssertEqual(without, ProjectTarget.AssetConstants.none)
  }
}
