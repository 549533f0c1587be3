import UIKit
import UIKitTesting
import XCTest

/// The orientations of an application: those of Info.plist, of its delegate and of the view controller (Apple, "Supporting multiple
/// orientations": the system intersects the application's and the view controller's masks).
@preconcurrency @MainActor
final class ApplicationOrientationTests: XCTestCase {
  private final class Delegate: UIResponder, UIApplicationDelegate {}
  private final class LandscapeDelegate: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { .landscape }
  }
  private final class PortraitController: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
  }

  private func mask(
    size: CGSize = CGSize(width: 390, height: 844), delegate: any UIApplicationDelegate = Delegate(),
    controller: UIViewController = UIViewController(), entries: [String: Any] = [:]
  ) -> UIInterfaceOrientationMask {
    let app = TestApplication(size: size, delegate: delegate, infoDictionary: entries)
    defer { app.close() }
    let window = UIWindow()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return UIApplication.shared.orientations(of: window)
  }

  func testInfoDictionary() {
    // The entries of HexaCalc.
    let entries = [
      "UISupportedInterfaceOrientations": ["UIInterfaceOrientationPortrait"],
      "UISupportedInterfaceOrientations~ipad": [
        "UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeLeft",
      ],
    ]
    XCTAssertEqual(mask(entries: entries), .portrait)
    XCTAssertEqual(mask(size: CGSize(width: 1024, height: 768), entries: entries), [.portrait, .landscapeLeft])
    XCTAssertEqual(mask(), .allButUpsideDown)
    XCTAssertEqual(mask(size: CGSize(width: 1024, height: 768)), .all)
  }

  func testDelegateAndController() {
    let entries = ["UISupportedInterfaceOrientations": ["UIInterfaceOrientationPortrait"]]
    XCTAssertEqual(mask(delegate: LandscapeDelegate(), entries: entries), .landscape)
    XCTAssertEqual(mask(controller: PortraitController()), .portrait)
    XCTAssertTrue(mask(delegate: LandscapeDelegate(), controller: PortraitController()).isEmpty)
  }
}
