import UIKit
import UIKitTesting
import XCTest

@testable import Examples

/// The first program of the README, launched as an application.
@preconcurrency @MainActor
final class FirstProgramTests: XCTestCase {
  private var app: TestApplication!

  override func tearDown() async throws {
    app?.close()
    app = nil
  }

  private func begin(size: CGSize, isDark: Bool = false) throws -> UICollectionView {
    let example = try XCTUnwrap(Example.named("FirstProgram"))
    app = TestApplication(size: size, scale: 1, isDark: isDark, delegate: example.makeDelegate())
    app.onReport = { XCTFail($0) }
    app.frame()
    try app.waitUntilIdle()
    let swatches = try XCTUnwrap(app.window.rootViewController as? Swatches)
    return try XCTUnwrap(swatches.collectionView)
  }

  private func picture(_ name: String) throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let folder =
      name == "FirstProgram"
      ? tests.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("docs/examples")
      : tests.appendingPathComponent("Snapshots/Examples")
    try app.snapshot().expect(equalTo: folder.appendingPathComponent(name + ".png"))
  }

  /// Checks that each row has as many squares of 80 points as fit with spacings and margins of 10 points, and that the
  /// remaining space is distributed between them.
  private func assertLines(_ view: UICollectionView, file: StaticString = #filePath, line: UInt = #line) throws {
    let width = view.bounds.width - 20
    let across = Int((width + 10) / 90)
    let step = (width - 80) / CGFloat(across - 1)
    let paths = view.indexPathsForVisibleItems
    XCTAssertGreaterThan(paths.count, across * 3, file: file, line: line)
    for path in paths {
      let cell = try XCTUnwrap(view.cellForItem(at: path), file: file, line: line)
      XCTAssertEqual(cell.frame.minX, 10 + CGFloat(path.item % across) * step, accuracy: 0.5, file: file, line: line)
      XCTAssertEqual(cell.frame.minY, 10 + CGFloat(path.item / across) * 90, file: file, line: line)
      XCTAssertEqual(cell.frame.size, CGSize(width: 80, height: 80), file: file, line: line)
    }
  }

  /// Checks that the color in the middle of a swatch is that of its number.
  private func assertColor(_ item: Int, _ view: UICollectionView, line: UInt = #line) throws {
    let cell = try XCTUnwrap(view.cellForItem(at: IndexPath(item: item, section: 0)), line: line)
    let point = cell.convert(CGPoint(x: 40, y: 40), to: nil)
    let seen = app.snapshot().color(x: Int(point.x), y: Int(point.y))
    var wanted = (red: CGFloat(), green: CGFloat(), blue: CGFloat(), alpha: CGFloat())
    UIColor(hue: CGFloat(item % 60) / 60, saturation: 0.6, brightness: 0.9, alpha: 1)
      .getRed(&wanted.red, green: &wanted.green, blue: &wanted.blue, alpha: &wanted.alpha)
    for (one, other) in [(seen.red, wanted.red), (seen.green, wanted.green), (seen.blue, wanted.blue)] {
      XCTAssertEqual(CGFloat(one) / 255, other, accuracy: 0.01, "\(item)", line: line)
    }
  }

  func testAMillionSwatches_inLines_thatScroll() throws {
    let view = try begin(size: CGSize(width: 400, height: 500))
    XCTAssertEqual(view.numberOfItems(inSection: 0), 1_000_000)
    try assertLines(view)
    for item in [0, 3, 13] { try assertColor(item, view) }
    try picture("FirstProgram")
    app.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 100), duration: 0.08)
    try app.waitUntilIdle()
    XCTAssertGreaterThan(view.contentOffset.y, 600, "it runs on after the finger")
    try assertLines(view)
    try assertColor(try XCTUnwrap(view.indexPathsForVisibleItems.sorted().dropFirst(8).first).item, view)
    // The last row, without animation.
    view.scrollToItem(at: IndexPath(item: 999_999, section: 0), at: .bottom, animated: false)
    try app.waitUntilIdle()
    try assertLines(view)
    XCTAssertEqual(view.contentOffset.y + view.bounds.height, view.contentSize.height, accuracy: 11)
    try assertColor(999_999, view)
    try picture("first-program-end")
    XCTAssertLessThan(view.subviews.count, 60, "only what is seen is there")
    try app.expectNoReports()
  }

  func testItFollowsTheWindow_andTheUsersColours() throws {
    let view = try begin(size: CGSize(width: 390, height: 700), isDark: true)
    try assertLines(view)
    let corner = app.snapshot().color(x: 2, y: 2)
    XCTAssertEqual([corner.red, corner.green, corner.blue], [0, 0, 0], "dark behind the swatches")
    app.resize(to: CGSize(width: 700, height: 390))
    app.advance(by: 0.1)
    try app.waitUntilIdle()
    try assertLines(view)
    try picture("first-program-wide-dark")
    try app.expectNoReports()
  }
}
