import UIKit
import XCTest

/// Symbol sets of asset catalogs, and the SVG paths that they consist of.
@preconcurrency @MainActor
final class SymbolSetTests: XCTestCase {
  private var files: TemporaryBundle!

  override func setUp() async throws { files = try TemporaryBundle() }
  override func tearDown() async throws { files.remove() }

  private func writeSymbol(_ name: String, _ symbols: String) throws {
    try files.write(
      "Assets.xcassets/\(name).symbolset/s.svg",
      "<svg><!-- <g id=\"Regular-M\"> --><g id=\"Symbols\">\(symbols)</g></svg>")
    try files.write(
      "Assets.xcassets/\(name).symbolset/Contents.json", #"{"symbols": [{"filename": "s.svg", "idiom": "universal"}]}"#)
  }

  func testASymbolHasTheVariantOfItsWeight() throws {
    try writeSymbol(
      "mark",
      """
      <g id="Black-M" transform="matrix(1 0 0 1 500 600)"><path d="M0 0H200V100H0Z"/></g>
      <g id="Regular-M" transform="translate(10 20)"><path class="x" d="M0 0h100v100h-100z"/></g>
      """)
    let image = try XCTUnwrap(
      UIImage(named: "mark", in: files.bundle, with: UIImage.SymbolConfiguration(pointSize: 30)))
    XCTAssertTrue(image.isSymbolImage)
    XCTAssertEqual(image.size, CGSize(width: 30, height: 30))
    let heavy = image.withConfiguration(UIImage.SymbolConfiguration(pointSize: 30, weight: .black))
    XCTAssertEqual(heavy.size, CGSize(width: 60, height: 30))
    let drawn = Drawn(width: 30, height: 30) { image.draw(in: CGRect(x: 0, y: 0, width: 30, height: 30)) }
    XCTAssertEqual(drawn.ink, CGRect(x: 0, y: 0, width: 30, height: 30))
  }

  func testATemplateWithoutVariantsIsReported() throws {
    try writeSymbol("none", "<path d=\"M0 0L1 1\"/>")
    XCTAssertNil(UIImage(named: "none", in: try files.bundle, with: nil))
    XCTAssertEqual(files.reports.filter { $0.contains("s.svg") }.count, 1)
  }

  func testAnUnknownSymbolIsNil_andLoggedOnce() {
    let name = "no.such.symbol.\(UUID().uuidString)"
    XCTAssertNil(UIImage(systemName: name))
    XCTAssertNil(UIImage(systemName: name))
    XCTAssertEqual(files.reports.filter { $0.contains(name) }.count, 1)
  }
}
