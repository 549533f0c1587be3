import UIKit
import UIKitTesting
import XCTest

@testable import AllExamples

/// Tests as a user of the package writes them; scripts/check-product compiles them in a package of its own.
@preconcurrency @MainActor
final class AllExamplesTests: XCTestCase {
  private func write(_ app: TestApplication, _ name: String) throws -> Snapshot {
    let folder = URL(fileURLWithPath: ProcessInfo.processInfo.environment["PICTURES"] ?? NSTemporaryDirectory())
    let picture = app.snapshot()
    try picture.write(to: folder.appendingPathComponent(name + ".png"))
    return picture
  }

  func testEveryExampleOpens_andIsMoreThanOneColour() throws {
    XCTAssertGreaterThan(Example.all.count, 16)
    for example in Example.all {
      let app = TestApplication(size: CGSize(width: 390, height: 600), scale: 1, delegate: example.makeDelegate())
      app.onReport = { XCTFail("\(example.name): \($0)") }
      app.frame()
      app.advance(by: 0.5)
      let picture = try write(app, example.name)
      var colors: Set<[Int]> = []
      for x in stride(from: 4, to: 390, by: 8) {
        for y in stride(from: 4, to: 600, by: 8) {
          let color = picture.color(x: x, y: y)
          colors.insert([color.red, color.green, color.blue])
        }
      }
      XCTAssertGreaterThan(colors.count, 2, example.name)
      app.close()
    }
  }
}
