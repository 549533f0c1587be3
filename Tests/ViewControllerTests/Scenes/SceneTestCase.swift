import Foundation
@testable import UIKit
import UIKitTesting
import XCTest

/// A base class for tests of an application with scenes. It logs the callbacks of the delegates.
@preconcurrency @MainActor
class SceneTestCase: XCTestCase {
  private(set) var app: TestApplication!
  private(set) var delegate: SceneRecorder!
  private(set) var folder: URL!

  override func setUp() async throws {
    await MainActor.run {
      // A test that creates views without an application leaves an application object, which would be the one of this test.
      ApplicationStart.tearDown()
      SceneRecorder.log = CallbackLog()
      folder = FileManager.default.temporaryDirectory.appendingPathComponent("tessera-scenes-\(UUID().uuidString)")
    }
  }

  override func tearDown() async throws {
    await MainActor.run {
      app?.close()
      app = nil
      delegate = nil
      try? FileManager.default.removeItem(at: folder)
    }
  }

  var log: CallbackLog { SceneRecorder.log }

  static func manifest(multiple: Bool = true) -> [String: Any] {
    [
      "UIApplicationSceneManifest": [
        "UIApplicationSupportsMultipleScenes": multiple,
        "UISceneConfigurations": [
          "UIWindowSceneSessionRoleApplication": [
            [
              "UISceneConfigurationName": "Default Configuration",
              "UISceneDelegateClassName": "ViewControllerTests.RecordingSceneDelegate",
            ]
          ]
        ],
      ]
    ]
  }

  /// Launches the application. With `saves`, its sessions are saved in a folder of the test.
  func launch(
    multiple: Bool = true, saves: Bool = false, delegate: SceneRecorder? = nil, info: [String: Any]? = nil
  ) {
    let recorder = delegate ?? SceneRecorder()
    self.delegate = recorder
    app = TestApplication(
      size: CGSize(width: 300, height: 200), scale: 1, delegate: recorder,
      infoDictionary: info ?? Self.manifest(multiple: multiple), stateFolder: saves ? folder : nil)
    app.onReport = { _ in }
  }

  func end() {
    app.close()
    app = nil
  }

  /// Requests a new scene and returns it.
  func openScene(_ activity: NSUserActivity? = nil) throws -> UIWindowScene {
    let count = app.scenes.count
    UIApplication.shared.requestSceneSessionActivation(nil, userActivity: activity, options: nil) {
      XCTFail("\($0)")
    }
    app.pump()
    XCTAssertEqual(app.scenes.count, count + 1)
    return try XCTUnwrap(app.scenes.last)
  }
}

/// An application delegate that logs its callbacks.
final class SceneRecorder: UIResponder, UIApplicationDelegate {
  static var log = CallbackLog()
  private var log: CallbackLog { Self.log }
  var configure: ((UISceneConfiguration) -> Void)?
  var discarded: [UISceneSession] = []

  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    log.add(
      "willFinishLaunching, options \(options.map { "\($0)" } ?? "nil"), state \(application.applicationState.rawValue)"
    )
    return true
  }
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    log.add(
      "didFinishLaunching, scenes \(application.connectedScenes.count), state \(application.applicationState.rawValue)")
    return true
  }
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    log.add("configurationForConnecting \(session.configuration.name ?? "nil") \(session.role.rawValue)")
    configure?(session.configuration)
    return session.configuration
  }
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
    log.add("didDiscard \(sceneSessions.count)")
    discarded += sceneSessions
  }
  func applicationDidBecomeActive(_ application: UIApplication) { log.add("application active") }
  func applicationWillResignActive(_ application: UIApplication) { log.add("application resign") }
  func applicationDidEnterBackground(_ application: UIApplication) { log.add("application background") }
  func applicationWillTerminate(_ application: UIApplication) { log.add("terminate") }
}

/// A scene delegate that logs its callbacks with the number of the scene and the activation states.
final class RecordingSceneDelegate: UIResponder, UIWindowSceneDelegate {
  private var log: CallbackLog { SceneRecorder.log }
  var window: UIWindow? { didSet { log.add("window set, root \(window?.rootViewController == nil ? "nil" : "set")") } }
  var options: UIScene.ConnectionOptions?
  var restored: NSUserActivity?
  var continued: [NSUserActivity] = []
  var activity: NSUserActivity?

  override init() {
    super.init()
    SceneRecorder.log.add("scene delegate init")
  }

  private func note(_ name: String, _ scene: UIScene) {
    log.add(
      "\(name), scene \(scene.activationState.rawValue), application \(UIApplication.shared.applicationState.rawValue)")
  }

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    note("willConnect", scene)
    self.options = options
    guard window == nil, let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    self.window = window
  }
  func scene(_ scene: UIScene, restoreInteractionStateWith activity: NSUserActivity) {
    note("restore \(activity.activityType)", scene)
    restored = activity
  }
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    note("continue \(userActivity.activityType)", scene)
    continued.append(userActivity)
  }
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { activity }
  func sceneWillEnterForeground(_ scene: UIScene) { note("willEnterForeground", scene) }
  func sceneDidBecomeActive(_ scene: UIScene) { note("didBecomeActive", scene) }
  func sceneWillResignActive(_ scene: UIScene) { note("willResignActive", scene) }
  func sceneDidEnterBackground(_ scene: UIScene) { note("didEnterBackground", scene) }
  func sceneDidDisconnect(_ scene: UIScene) { note("didDisconnect", scene) }
}

extension UIScene {
  /// The recording delegate of the scene.
  var recorder: RecordingSceneDelegate? { delegate as? RecordingSceneDelegate }
}
