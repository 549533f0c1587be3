import UIKit
import UIKitTesting
import XCTest

@testable import Swatches

/// Tests as a user of the package writes them; scripts/check-product compiles them in a package of its own.
@preconcurrency @MainActor
final class SwatchesTests: XCTestCase {
  private func write(_ app: TestApplication, _ name: String) throws -> Snapshot {
    let folder = URL(fileURLWithPath: ProcessInfo.processInfo.environment["PICTURES"] ?? NSTemporaryDirectory())
    let picture = app.snapshot()
    try picture.write(to: folder.appendingPathComponent(name + ".png"))
    return picture
  }

  /// Squares of 80 points, three in a line of 320 with 30 points between them and 10 beside.
  func testTheFirstProgramShowsItsSwatches() throws {
    let app = TestApplication(size: CGSize(width: 320, height: 480), scale: 1, delegate: AppDelegate())
    defer { app.close() }
    app.onReport = { XCTFail($0) }
    try app.waitUntilIdle()
    let picture = try write(app, "Swatches")
    for (item, x, y) in [(0, 50, 50), (1, 160, 50), (2, 270, 50), (3, 50, 140)] {
      let seen = picture.color(x: x, y: y)
      var wanted = (red: CGFloat(), green: CGFloat(), blue: CGFloat(), alpha: CGFloat())
      UIColor(hue: CGFloat(item) / 60, saturation: 0.6, brightness: 0.9, alpha: 1)
        .getRed(&wanted.red, green: &wanted.green, blue: &wanted.blue, alpha: &wanted.alpha)
      XCTAssertEqual(CGFloat(seen.red) / 255, wanted.red, accuracy: 0.01, "\(item)")
      XCTAssertEqual(CGFloat(seen.green) / 255, wanted.green, accuracy: 0.01, "\(item)")
      XCTAssertEqual(CGFloat(seen.blue) / 255, wanted.blue, accuracy: 0.01, "\(item)")
    }
    let between = picture.color(x: 105, y: 50)
    XCTAssertEqual([between.red, between.green, between.blue], [255, 255, 255])
    app.drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 100))
    try app.waitUntilIdle()
    XCTAssertGreaterThan(try XCTUnwrap(app.window.rootViewController as? Swatches).collectionView.contentOffset.y, 300)
    try app.expectNoReports()
  }
}
