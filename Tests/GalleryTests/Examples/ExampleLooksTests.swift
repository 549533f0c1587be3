import TestSupport
import UIKit
import UIKitTesting
import XCTest

@testable import Examples

/// The examples of a whole screen in narrow and wide windows: in light and dark, from right to left and with the largest
/// text. With `TESSERA_PAGES=1`, the pictures of `docs/examples/Looks.md` are compared or recorded.
@preconcurrency @MainActor
final class ExampleLooksTests: XCTestCase {
  private enum Look: CaseIterable {
    case light, dark, rightToLeft, largestText
  }

  private static let names = ["Calendar", "Contacts", "Mail", "Onboarding", "Settings", "Tabs", "Zoom"]
  private static let sizes = [
    ("Narrow", CGSize(width: 360, height: 700), 4), ("Wide", CGSize(width: 900, height: 600), 2),
  ]
  private let drawsPages = ProcessInfo.processInfo.environment["TESSERA_PAGES"] == "1"

  private func picture(of name: String, _ size: CGSize, _ look: Look) throws -> Snapshot {
    let example = try XCTUnwrap(Example.named(name), name)
    let app = TestApplication(
      size: size, scale: 1, isDark: look == .dark, font: drawsPages ? .system : .portable,
      delegate: example.makeDelegate())
    defer { app.close() }
    app.onReport = { XCTFail("\(name) \(look): \($0)") }
    if look == .rightToLeft { app.window.traitOverrides.layoutDirection = .rightToLeft }
    if look == .largestText {
      app.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    }
    app.frame()
    try app.waitUntilIdle()
    // The scroll indicators disappear.
    app.advance(by: 3)
    for label in labels(in: app.window) { assertWholeWords(label, name) }
    return app.snapshot()
  }

  private func labels(in view: UIView) -> [UILabel] {
    guard !view.isHidden, view.alpha > 0.01 else { return [] }
    if let label = view as? UILabel { return [label] }
    return view.subviews.flatMap(labels)
  }

  /// Checks that no word is broken into two lines, at any text size.
  private func assertWholeWords(_ label: UILabel, _ name: String) {
    guard label.numberOfLines != 1, let text = label.text, let font = label.font else { return }
    for word in text.split(whereSeparator: \.isWhitespace) {
      let width = NSAttributedString(string: String(word), attributes: [.font: font]).size().width
      XCTAssertLessThanOrEqual(width, label.bounds.width + 1, "\(name): \(word) is broken")
    }
  }

  func testEachLook() throws {
    for name in Self.names {
      for (suffix, size, columns) in Self.sizes {
        let sheet = Snapshot.sheet(
          try Look.allCases.map { try picture(of: name, size, $0) }, columns: columns)
        guard drawsPages else { continue }
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
          .deletingLastPathComponent().deletingLastPathComponent()
        let file = root.appendingPathComponent("docs/examples/\(name)\(suffix).png")
        if let difference = Snapshot.environmentDifference(fromRecordingAt: file) {
          print("\(file.lastPathComponent): skipped: \(difference)")
        } else {
          try sheet.expect(equalTo: file)
        }
      }
    }
  }
}
