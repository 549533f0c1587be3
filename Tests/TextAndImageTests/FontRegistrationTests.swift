import RuntimeInterface
import UIKit
import XCTest

@testable import PangoText

/// The functions of Core Text that register fonts, and fonts of text layers.
@preconcurrency @MainActor
final class FontRegistrationTests: XCTestCase {
  private func fontFile() throws -> URL {
    let path = try XCTUnwrap(PortableFonts.findFiles().first { $0.hasSuffix("DejaVuSans-Bold.ttf") })
    return URL(fileURLWithPath: path)
  }

  func testAFontOfAProvider() throws {
    let provider = try XCTUnwrap(CGDataProvider(url: fontFile() as CFURL))
    let font = try XCTUnwrap(CGFont(provider))
    XCTAssertEqual(font.postScriptName, "DejaVuSans-Bold")
    XCTAssertEqual(font.unitsPerEm, 2048)
    var error: Unmanaged<CFError>?
    XCTAssertTrue(CTFontManagerRegisterGraphicsFont(font, &error))
    XCTAssertNil(error)
    XCTAssertEqual(UIFont(name: "DejaVuSans-Bold", size: 12)?.fontName, "DejaVuSans-Bold")
  }

  func testFiles() throws {
    XCTAssertTrue(CTFontManagerRegisterFontsForURL(try fontFile() as CFURL, .process, nil))
    var error: Unmanaged<CFError>?
    let missing = URL(fileURLWithPath: "/nowhere/font.ttf")
    XCTAssertFalse(CTFontManagerRegisterFontsForURL(missing as CFURL, .process, &error))
    let failure = try XCTUnwrap(error?.takeRetainedValue())
    XCTAssertEqual(failure.code, CTFontManagerError.fileNotFound.rawValue)
    XCTAssertTrue(failure.localizedDescription.contains("/nowhere/font.ttf"), failure.localizedDescription)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fonts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let text = folder.appendingPathComponent("text.ttf")
    try Data("no font".utf8).write(to: text)
    error = nil
    XCTAssertFalse(CTFontManagerRegisterFontsForURL(text as CFURL, .process, &error))
    XCTAssertEqual(error?.takeRetainedValue().code, CTFontManagerError.unrecognizedFormat.rawValue)
    var errors: Unmanaged<NSArray>?
    XCTAssertFalse(CTFontManagerRegisterFontsForURLs([missing, try fontFile()] as CFArray, .process, &errors))
    XCTAssertEqual(errors?.takeRetainedValue().count, 1)
  }

  /// Cosmos (on GitHub) creates the font of its text layers by name.
  func testAFontByName() {
    let name = UIFont.boldSystemFont(ofSize: 10).fontName
    XCTAssertEqual(CGFont(name as CFString)?.postScriptName, name)
    XCTAssertNil(CGFont("NoSuchFont-Bold" as CFString))
    let layer = CATextLayer()
    layer.font = CGFont(name as CFString)
    XCTAssertTrue(layer.font is CGFont)
  }
}
