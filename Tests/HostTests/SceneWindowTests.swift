import CSDL
import CoreGraphics
import RuntimeInterface
import UIKit
import XCTest

@testable import WindowHost

/// An application with several windows on the test display.
@preconcurrency @MainActor
final class SceneWindowTests: WindowTestCase {
  private let delegate = ManyWindows()

  override func tearDown() async throws {
    ApplicationStart.tearDown()
    closeAll()
  }

  private var scenes: [UIWindowScene] {
    UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.sorted { $0.order < $1.order }
  }

  private func start() throws {
    try open()
    window.close()
    ApplicationStart.tearDown()
    ApplicationStart.setInfoDictionary(["UIApplicationSceneManifest": ["UIApplicationSupportsMultipleScenes": true]])
    try ApplicationStart.start(host: host, delegate: delegate, size: CGSize(width: 300, height: 200))
    run { self.host.windows.count == 1 && (FrameLoop.current?.presentedFrameCount ?? 0) > 0 }
  }

  /// Requests that the window of a scene be closed, as its close button does.
  private func close(_ scene: UIWindowScene) throws {
    let target = try XCTUnwrap(FrameLoop.current?.display(of: scene.screen)?.window as? DesktopWindow)
    var event = SDL_Event()
    event.window.type = SDL_WINDOWEVENT.rawValue
    event.window.event = UInt8(SDL_WINDOWEVENT_CLOSE.rawValue)
    event.window.windowID = target.id
    XCTAssertEqual(SDL_PushEvent(&event), 1)
    host.queuePump()
  }

  func testTwoWindowsOfWhichOneIsClosed() throws {
    try start()
    var isEnded = false
    ApplicationStart.onClose = { isEnded = true }
    UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil) { XCTFail("\($0)") }
    run { self.host.windows.count == 2 && self.scenes.count == 2 }
    let (first, second) = (scenes[0], scenes[1])
    XCTAssertEqual(host.windows.count, 2)
    first.title = "first"
    second.title = "second"
    XCTAssertEqual(Set(host.windows.values.map(\.title)), ["first", "second"])
    let displays = try scenes.map { try XCTUnwrap(FrameLoop.current?.display(of: $0.screen)) }
    run { displays.allSatisfy { $0.lastReport != nil } }
    for (scene, display) in zip(scenes, displays) {
      XCTAssertNotNil(display.lastReport, "the window of \(scene.title ?? "") is drawn")
    }
    displays[1].window.resize(to: CGSize(width: 420, height: 260))
    run { second.screen.bounds.width == 420 }
    XCTAssertEqual(second.windows.first?.frame.size, CGSize(width: 420, height: 260))
    XCTAssertEqual(first.windows.first?.frame.size, CGSize(width: 300, height: 200))
    // The first window is closed first: the application goes on in the other one.
    try close(first)
    run { self.host.windows.count == 1 }
    XCTAssertEqual(scenes, [second])
    XCTAssertEqual(delegate.discarded, 1)
    XCTAssertFalse(isEnded)
    let count = FrameLoop.current?.presentedFrameCount ?? 0
    second.windows.first?.backgroundColor = .green
    run { FrameLoop.current?.presentedFrameCount != count }
    try close(second)
    run { isEnded }
    XCTAssertEqual(scenes, [second], "the last window ends the application, which keeps its session")
  }
}

private final class ManyWindows: UIResponder, UIApplicationDelegate {
  var discarded = 0
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    configuration.delegateClass = ManyWindowsSceneDelegate.self
    return configuration
  }
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
    discarded += sceneSessions.count
  }
}

private final class ManyWindowsSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.backgroundColor = .red
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    self.window = window
  }
}
