import UIKit
import UIKitTesting
import XCTest

/// Scenes and screens: geometry, status bar, traits, focus (UIWindowScene.h, UIScreen.h).
@preconcurrency @MainActor
final class SceneGeometryTests: XCTestCase {
  private var app: TestApplication!

  override func setUp() async throws {
    app = TestApplication(size: CGSize(width: 400, height: 600), scale: 2)
    app.show(UIViewController())
  }

  override func tearDown() async throws {
    app.close()
    app = nil
  }

  private var scene: UIWindowScene { get throws { try XCTUnwrap(app.window.windowScene) } }

  func testTheWindowTurns() throws {
    let scene = try scene
    XCTAssertEqual(scene.effectiveGeometry.interfaceOrientation, .portrait)
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait)) { XCTFail("\($0)") }
    try app.waitUntilIdle()
    XCTAssertEqual(app.window.bounds.size, CGSize(width: 400, height: 600))
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeRight)) { XCTFail("\($0)") }
    try app.waitUntilIdle()
    XCTAssertEqual(app.window.bounds.size, CGSize(width: 600, height: 400))
    XCTAssertTrue(scene.effectiveGeometry.interfaceOrientation.isLandscape)
    scene.requestGeometryUpdate(.Mac(systemFrame: CGRect(x: 9, y: 9, width: 500, height: 300))) { XCTFail("\($0)") }
    try app.waitUntilIdle()
    XCTAssertEqual(app.window.bounds.size, CGSize(width: 500, height: 300))
    XCTAssertEqual(scene.effectiveGeometry.systemFrame, CGRect(x: 0, y: 0, width: 500, height: 300))
  }

  func testImpossibleShapesAreRefused() throws {
    var errors: [String] = []
    let scene = try scene
    scene.requestGeometryUpdate(.Mac(systemFrame: .zero)) { errors.append($0.localizedDescription) }
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: [])) { errors.append($0.localizedDescription) }
    XCTAssertEqual(
      errors,
      [
        "A window cannot have the size 0.0 × 0.0 points; it must be at least 1 × 1.",
        "The preferences contain no orientation.",
      ])
    XCTAssertEqual(app.window.bounds.size, CGSize(width: 400, height: 600))
  }

  func testThereIsNoStatusBar_butAStyleThatIsPreferred() throws {
    final class Light: UIViewController {
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    }
    let manager = try XCTUnwrap(scene.statusBarManager)
    XCTAssertEqual(manager.statusBarFrame, .zero)
    XCTAssertTrue(manager.isStatusBarHidden)
    XCTAssertEqual(manager.statusBarStyle, .default)
    app.window.rootViewController = UINavigationController(rootViewController: Light())
    XCTAssertEqual(manager.statusBarStyle, .lightContent)
  }

  func testTraitsOfTheSceneReachItsWindows() throws {
    let scene = try scene
    scene.traitOverrides.layoutDirection = .rightToLeft
    app.frame()
    XCTAssertEqual(app.window.traitCollection.layoutDirection, .rightToLeft)
    scene.traitOverrides.remove(UITraitLayoutDirection.self)
    app.frame()
    XCTAssertEqual(app.window.traitCollection.layoutDirection, .leftToRight)
  }

  func testTheScreenKnowsItsFocusAndMode() throws {
    let button = UIButton(configuration: .filled())
    button.frame = CGRect(x: 20, y: 20, width: 100, height: 40)
    app.window.rootViewController?.view.addSubview(button)
    app.frame()
    XCTAssertNil(app.window.screen.focusedItem)
    app.key(.keyboardTab)
    XCTAssertTrue(app.window.screen.focusedView === button)
    XCTAssertTrue(try scene.focusSystem?.focusedItem === button)
    XCTAssertEqual(app.window.screen.currentMode?.size, CGSize(width: 800, height: 1200))
  }
}
