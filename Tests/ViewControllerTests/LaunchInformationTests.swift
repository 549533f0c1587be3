import UIKitTesting
import XCTest

@testable import UIKit

/// Scenes whose classes are named in Info.plist.
@preconcurrency @MainActor
final class LaunchInformationTests: XCTestCase {
  private func information(_ configurations: [[String: Any]]) -> LaunchInformation {
    LaunchInformation([
      "UIMainStoryboardFile": "Main",
      "UIApplicationSceneManifest": [
        "UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": configurations]
      ],
    ])
  }

  private func launch(_ information: LaunchInformation, _ delegate: any UIApplicationDelegate) -> TestApplication {
    // The context of a test without an application ends here, and not after it has taken the information.
    ApplicationStart.tearDown()
    ApplicationStart.information = information
    return TestApplication(size: CGSize(width: 300, height: 300), scale: 1, delegate: delegate)
  }

  func testEntriesOfInfoPlist() {
    let entries = information([
      ["UISceneConfigurationName": "A", "UISceneDelegateClassName": "M.S", "UISceneStoryboardFile": "Main"],
      ["UISceneClassName": "UIWindowScene"],
    ])
    XCTAssertEqual(entries.mainStoryboard, "Main")
    XCTAssertEqual(
      entries.scenes(.windowApplication),
      [.init(name: "A", delegateClass: "M.S", storyboard: "Main"), .init(sceneClass: "UIWindowScene")])
    XCTAssertEqual(entries.scenes(.windowExternalDisplayNonInteractive), [])
    XCTAssertEqual(LaunchInformation(["UIApplicationSceneManifest": "wrong"]).scenes(.windowApplication), [])
  }

  /// A program that `tessera` has built shows nothing if it is started outside of its bundle.
  func testAMessageIfThereIsNoWindow() {
    let application = launch(LaunchInformation([:]), SilentDelegate())
    defer { application.close() }
    XCTAssertTrue(ApplicationStart.missingWindowMessage?.contains("there is no Info.plist in /") == true)
    ApplicationStart.information = information([])
    XCTAssertTrue(ApplicationStart.missingWindowMessage?.contains("have made none visible") == true)
    let window = UIWindow()
    XCTAssertNotNil(ApplicationStart.missingWindowMessage)
    window.makeKeyAndVisible()
    XCTAssertNil(ApplicationStart.missingWindowMessage)
  }

  /// The window of an application for only one kind of device has the size of that device. The public applications of a
  /// well-known course have views at fixed positions for an iPad in landscape.
  func testTheWindowHasTheSizeOfTheOnlyDevice() {
    func size(_ families: [Int], _ orientations: [String] = []) -> CGSize? {
      LaunchInformation([
        "UIDeviceFamily": families,
        "UISupportedInterfaceOrientations~ipad": orientations.map { "UIInterfaceOrientation\($0)" },
      ]).windowSize
    }
    XCTAssertEqual(size([1]), CGSize(width: 390, height: 844))
    XCTAssertEqual(size([2], ["LandscapeLeft", "LandscapeRight"]), CGSize(width: 1024, height: 768))
    XCTAssertEqual(size([2], ["Portrait", "PortraitUpsideDown"]), CGSize(width: 768, height: 1024))
    XCTAssertNil(size([1, 2]))
    let landscape = LaunchInformation([
      "UIDeviceFamily": [1],
      "UISupportedInterfaceOrientations": [
        "UIInterfaceOrientationLandscapeLeft", "UIInterfaceOrientationLandscapeRight",
      ],
    ])
    XCTAssertEqual(landscape.windowSize, CGSize(width: 844, height: 390))
    XCTAssertNil(LaunchInformation([:]).windowSize)
  }

  /// An application for iPhones only "thinks it is running on an iPhone" on an iPad as well
  /// (https://hacknicity.medium.com/how-iphone-only-apps-appear-on-ipad-59f7902da4c9), in a window of any size here.
  func testAnApplicationForOnlyIPhonesHasTheirIdiom() {
    for (families, idiom) in [([1], UIUserInterfaceIdiom.phone), ([2], .pad), ([1, 2], .pad), ([2, 1], .pad)] {
      let information = LaunchInformation([
        "UIDeviceFamily": families,
        "UISupportedInterfaceOrientations~iphone": ["UIInterfaceOrientationPortrait"],
        "UISupportedInterfaceOrientations~ipad": ["UIInterfaceOrientationLandscapeLeft"],
      ])
      XCTAssertEqual(information.idiom, idiom, "\(families)")
      ApplicationStart.tearDown()
      ApplicationStart.information = information
      let application = TestApplication(
        size: CGSize(width: 1024, height: 768), scale: 1, delegate: SilentDelegate())
      defer { application.close() }
      XCTAssertEqual(UIDevice.current.userInterfaceIdiom, idiom, "\(families)")
      let window = UIWindow()
      let controller = UIViewController()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      XCTAssertEqual(window.traitCollection.userInterfaceIdiom, idiom, "\(families)")
      XCTAssertEqual(controller.view.traitCollection.userInterfaceIdiom, idiom, "\(families)")
      XCTAssertEqual(
        UIApplication.shared.supportedInterfaceOrientations(for: window),
        idiom == .phone ? .portrait : .landscapeLeft, "\(families)")
    }
    XCTAssertEqual(LaunchInformation([:]).idiom, .pad)
    XCTAssertEqual(LaunchInformation(["UIDeviceFamily": "1"]).idiom, .pad)
  }

  /// An application for iPhones and iPads is on an iPhone if its first window is as small as one. A device does not change when
  /// the window is resized.
  func testTheFirstWindowDeterminesTheDevice() {
    let sizes: [(CGSize, UIUserInterfaceIdiom)] = [
      (CGSize(width: 390, height: 844), .phone), (CGSize(width: 956, height: 440), .phone),
      (CGSize(width: 744, height: 1133), .pad), (CGSize(width: 438, height: 1366), .pad),
      (CGSize(width: 1024, height: 768), .pad),
    ]
    for (size, idiom) in sizes {
      for (families, expected) in [([1, 2], idiom), ([2], .pad)] {
        ApplicationStart.tearDown()
        ApplicationStart.information = LaunchInformation(["UIDeviceFamily": families])
        let application = TestApplication(size: size, scale: 1, delegate: SilentDelegate())
        defer { application.close() }
        XCTAssertEqual(UIDevice.current.userInterfaceIdiom, expected, "\(size)")
        XCTAssertEqual(UIView().traitCollection.userInterfaceIdiom, expected, "\(size)")
        XCTAssertEqual(UIViewController().traitCollection.userInterfaceIdiom, expected, "\(size)")
        XCTAssertEqual(UITraitCollection.current.userInterfaceIdiom, expected, "\(size)")
        application.resize(to: CGSize(width: 600, height: 600))
        XCTAssertEqual(UIDevice.current.userInterfaceIdiom, expected, "\(size)")
      }
    }
  }

  /// The table of size classes in Apple's Human Interface Guidelines (Layout): in landscape orientation, only iPhones named Plus or
  /// Max, XR and 11 have a regular width.
  func testSizeClassesOfIPhones() {
    let sizes: [(Double, Double, UIUserInterfaceSizeClass)] = [
      (667, 375, .compact), (812, 375, .compact), (844, 390, .compact), (852, 393, .compact), (874, 402, .compact),
      (736, 414, .regular), (896, 414, .regular), (926, 428, .regular), (956, 440, .regular),
    ]
    for (long, short, width) in sizes {
      ApplicationStart.tearDown()
      ApplicationStart.information = LaunchInformation(["UIDeviceFamily": [1, 2]])
      let application = TestApplication(
        size: CGSize(width: long, height: short), scale: 1, delegate: SilentDelegate())
      defer { application.close() }
      let window = UIWindow()
      let controller = SizeClassController()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      XCTAssertEqual(window.traitCollection.horizontalSizeClass, width, "\(long) x \(short)")
      XCTAssertEqual(window.traitCollection.verticalSizeClass, .compact, "\(long) x \(short)")
      application.resize(to: CGSize(width: short, height: long))
      XCTAssertEqual(window.traitCollection.horizontalSizeClass, .compact, "\(long) x \(short)")
      XCTAssertEqual(window.traitCollection.verticalSizeClass, .regular, "\(long) x \(short)")
      application.resize(to: CGSize(width: long, height: short))
      XCTAssertEqual(controller.announced.map(\.horizontalSizeClass), [.compact, width], "\(long) x \(short)")
    }
    XCTAssertEqual(
      SizeClasses.horizontalSizeClass(CGSize(width: 844, height: 390), idiom: .pad), .regular, "a low window")
  }

  /// The value of `UIUserInterfaceStyle` applies to the whole application: "The user interface style for the app", with
  /// the values `Automatic`, `Light` and `Dark` (Apple, Information Property List).
  func testAStyleOfInfoPlistAppliesToTheWholeApplication() {
    for (style, expected) in [("Dark", UIUserInterfaceStyle.dark), ("Light", .light), ("Automatic", .light)] {
      let application = launch(LaunchInformation(["UIUserInterfaceStyle": style]), SilentDelegate())
      defer { application.close() }
      XCTAssertEqual(UIScreen.main.traitCollection.userInterfaceStyle, expected, style)
    }
  }

  func testTheFirstConfigurationAppliesWithoutTheDelegatesAnswer() {
    let name = "ViewControllerTests.ManifestSceneDelegate"
    let delegate = SilentDelegate()
    let application = launch(
      information([["UISceneConfigurationName": "A", "UISceneDelegateClassName": name]]), delegate)
    defer { application.close() }
    let scene = UIApplication.shared.connectedScenes.first
    XCTAssertTrue(scene?.delegate is ManifestSceneDelegate)
    XCTAssertEqual(scene?.session.configuration.name, "A")
  }

  func testTheDelegateChoosesAConfigurationByName() {
    let name = "ViewControllerTests.ManifestSceneDelegate"
    let delegate = ChoosingDelegate()
    let entries: [[String: Any]] = [
      ["UISceneConfigurationName": "A"], ["UISceneConfigurationName": "B", "UISceneDelegateClassName": name],
    ]
    let application = launch(information(entries), delegate)
    XCTAssertTrue(UIApplication.shared.connectedScenes.first?.delegate is ManifestSceneDelegate)
    application.close()
    // A name that Info.plist does not contain has no classes.
    delegate.name = "C"
    let other = launch(information(entries), delegate)
    XCTAssertNil(UIApplication.shared.connectedScenes.first?.delegate)
    other.close()
  }

  func testAClassThatIsMissingIsReported() {
    var reports: [String] = []
    let outer = Diagnostics.handler
    defer { Diagnostics.handler = outer }
    Diagnostics.handler = { reports.append($0) }
    XCTAssertNil(LaunchInformation.type(named: "No.Such", key: "UISceneDelegateClassName"))
    XCTAssertEqual(reports.count, 1)
    XCTAssertTrue(reports.first?.contains("UISceneDelegateClassName is No.Such") ?? false)
  }
}

private final class SilentDelegate: UIResponder, UIApplicationDelegate {}

private final class ChoosingDelegate: UIResponder, UIApplicationDelegate {
  var name = "B"
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: name, sessionRole: session.role)
  }
}

final class ManifestSceneDelegate: UIResponder, UIWindowSceneDelegate {}

private final class SizeClassController: UIViewController {
  var announced: [UITraitCollection] = []
  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    announced.append(newCollection)
  }
}
