import UIKit
import XCTest

/// Images by name from bundles, and formats that a system library decodes.
@preconcurrency @MainActor
final class NamedImageTests: XCTestCase {
  private var folder: URL!

  override func setUp() async throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("named-images-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  override func tearDown() async throws { try FileManager.default.removeItem(at: folder) }

  private func write(_ name: String, _ width: CGFloat, _ height: CGFloat) throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format)
    let data = renderer.pngData { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
    try data.write(to: folder.appendingPathComponent(name))
  }

  func testABundleIsAskedByName_withAndWithoutExtension() throws {
    try write("dot.png", 3, 2)
    let bundle = try XCTUnwrap(Bundle(path: folder.path))
    let image = try XCTUnwrap(UIImage(named: "dot", in: bundle, with: nil))
    XCTAssertEqual(image.size, CGSize(width: 3, height: 2))
    XCTAssertEqual(UIImage(named: "dot.png", in: bundle, compatibleWith: nil)?.size, image.size)
    XCTAssertNil(UIImage(named: "dash", in: bundle, with: nil))
    XCTAssertNil(UIImage(named: "dot", in: Bundle(for: Self.self), with: nil))
  }

  func testAKnownImageTakesTheConfigurationThatIsAskedForNow() throws {
    try write("sign.png", 4, 4)
    let bundle = try XCTUnwrap(Bundle(path: folder.path))
    let large = UIImage.SymbolConfiguration(pointSize: 40)
    XCTAssertNil(UIImage(named: "sign", in: bundle, with: nil)?.configuration)
    XCTAssertEqual(UIImage(named: "sign", in: bundle, with: large)?.configuration, large)
    XCTAssertNil(UIImage(named: "sign", in: bundle, with: nil)?.configuration)
  }

  /// The smallest lossy WebP image, which has one pixel, is decoded.
  func testAWebPIsDecoded() throws {
    let text = "UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA"
    let data = try XCTUnwrap(Data(base64Encoded: text))
    let image = try XCTUnwrap(UIImage(data: data))
    XCTAssertEqual(image.size, CGSize(width: 1, height: 1))
    XCTAssertNotNil(image.cgImage)
    let file = folder.appendingPathComponent("one.webp")
    try data.write(to: file)
    XCTAssertEqual(UIImage(contentsOfFile: file.path)?.size, image.size)
  }
}
