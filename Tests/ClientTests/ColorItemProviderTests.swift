import UIKit
import XCTest

/// UIColor.h: `UIColor (UINSItemProvider) <NSItemProviderReading, NSItemProviderWriting>`.
@MainActor final class ColorItemProviderTests: XCTestCase {
  func testAColorInAProvider() {
    let provider = NSItemProvider(object: UIColor.systemRed)
    XCTAssertEqual(provider.registeredTypeIdentifiers, ["com.apple.uikit.color"])
    XCTAssertTrue(provider.canLoadObject(ofClass: UIColor.self))
    let loaded = expectation(description: "The color is loaded")
    _ = provider.loadObject(ofClass: UIColor.self) { color, error in
      XCTAssertNil(error)
      XCTAssertEqual(color as? UIColor, .systemRed)
      loaded.fulfill()
    }
    wait(for: [loaded], timeout: 60)
  }

  func testDataThatIsNoColor() {
    XCTAssertThrowsError(
      try UIColor.object(withItemProviderData: Data("red".utf8), typeIdentifier: "com.apple.uikit.color"))
  }

  func testAColorOnAPasteboard() {
    let pasteboard = UIPasteboard.withUniqueName()
    pasteboard.setObjects([UIColor.systemTeal])
    XCTAssertTrue(pasteboard.hasColors)
    XCTAssertEqual(pasteboard.color, .systemTeal)
    XCTAssertEqual(pasteboard.colors, [.systemTeal])
  }
}
