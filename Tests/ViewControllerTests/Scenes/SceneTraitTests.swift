import UIKitTesting
import XCTest

@testable import UIKit

/// Changes of a scene's traits ("class UIWindowScene : UIScene, UITraitEnvironment", UIWindowScene.h).
@preconcurrency @MainActor
final class SceneTraitTests: XCTestCase {
  private var app: TestApplication!
  private static var log: [String] = []

  override func setUp() async throws {
    app = TestApplication(size: CGSize(width: 100, height: 100))
    Self.log = []
  }
  override func tearDown() async throws { app.close() }

  private final class Window: UIWindow {
    override func traitCollectionDidChange(_ previous: UITraitCollection?) { SceneTraitTests.log.append("window") }
  }
  private final class Controller: UIViewController {
    override func loadView() { view = View() }
    override func traitCollectionDidChange(_ previous: UITraitCollection?) { SceneTraitTests.log.append("controller") }
  }
  private final class View: UIView {
    override func traitCollectionDidChange(_ previous: UITraitCollection?) { SceneTraitTests.log.append("view") }
  }

  func testTheOrderOfReports() throws {
    let window = Window(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.rootViewController = Controller()
    window.makeKeyAndVisible()
    app.frame()
    let scene = try XCTUnwrap(window.windowScene)
    let environment: any UITraitEnvironment = scene
    XCTAssertEqual(environment.traitCollection.userInterfaceStyle, .light)
    var previous: [UITraitCollection] = []
    let registration = scene.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (changed: UIWindowScene, old: UITraitCollection) in
      XCTAssertTrue(changed === scene)
      XCTAssertEqual(UITraitCollection.current.userInterfaceStyle, changed.traitCollection.userInterfaceStyle)
      previous.append(old)
      Self.log.append("scene")
    }
    Self.log = []
    scene.traitOverrides.userInterfaceStyle = .dark
    app.frame()
    XCTAssertEqual(Self.log, ["scene", "window", "controller", "view"])
    XCTAssertEqual(previous.map(\.userInterfaceStyle), [.light])
    Self.log = []
    scene.traitOverrides.preferredContentSizeCategory = .extraLarge
    app.frame()
    XCTAssertEqual(Self.log, ["window", "controller", "view"], "the observed trait has not changed")
    scene.unregisterForTraitChanges(registration)
    scene.traitOverrides.userInterfaceStyle = .light
    app.frame()
    XCTAssertEqual(previous.count, 1)
  }

  /// The scene adapts to a new size of its window before its controllers do.
  func testSizeClasses() throws {
    app.show(UIView())
    app.frame()
    let scene = try XCTUnwrap(app.window.windowScene)
    var widths: [UIUserInterfaceSizeClass] = []
    scene.registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (changed: UIWindowScene, _) in
      widths.append(changed.traitCollection.horizontalSizeClass)
    }
    app.resize(to: CGSize(width: 900, height: 700), of: scene)
    app.frame()
    XCTAssertEqual(widths, [.regular])
  }
}
