import UIKit
import UIKitTesting
import XCTest

/// Subclasses of `UIWindow` with initializers of their own, as libraries for messages above everything have them.
@preconcurrency @MainActor
final class WindowSubclassTests: XCTestCase {
  private final class Overlay: UIWindow {
    let name: String

    init(_ name: String, in scene: UIWindowScene) {
      self.name = name
      super.init(windowScene: scene)
    }
    required init?(coder: NSCoder) { nil }
  }

  func testASubclassInitializesItselfWithAScene() throws {
    let app = TestApplication(size: CGSize(width: 200, height: 300))
    defer { app.close() }
    let scene = try XCTUnwrap(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    let window = Overlay("overlay", in: scene)
    XCTAssertTrue(window.windowScene === scene)
    XCTAssertEqual(window.frame, scene.screen.bounds)
    XCTAssertTrue(window.isHidden)
    XCTAssertEqual(window.name, "overlay")
  }
}
