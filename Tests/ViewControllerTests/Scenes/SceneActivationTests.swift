@testable import UIKit
import UIKitTesting
import XCTest

/// Actions and interactions that open windows: `UIWindowScene.ActivationAction` and
/// `UIWindowScene.ActivationInteraction`.
///
/// Apple's documentation of `ActivationAction.init(title:…alternate:_:)` says that the alternate action replaces the
/// action if the application cannot have another window.
@preconcurrency @MainActor
final class SceneActivationTests: SceneTestCase {
  private func configuration() -> UIWindowScene.ActivationConfiguration {
    UIWindowScene.ActivationConfiguration(userActivity: NSUserActivity(activityType: "note"))
  }

  func testAnActionOpensAWindow() {
    launch()
    let action = UIWindowScene.ActivationAction { _ in self.configuration() }
    XCTAssertEqual(action.title, "Open in New Window")
    XCTAssertFalse(action.attributes.contains(.hidden))
    action.performWithSender(nil, target: nil)
    app.pump()
    XCTAssertEqual(app.scenes.count, 2)
  }

  /// "UIKit routes the event to the scene best suited to handle it" (Apple, `UISceneActivationConditions`).
  func testDroppedFilesOpenInTheSceneThatPrefersThem() throws {
    launch()
    let first = try XCTUnwrap(app.scenes.first)
    let second = try openScene()
    second.activationConditions.prefersToActivateForTargetContentIdentifierPredicate = NSPredicate { value, _ in
      (value as? String)?.hasSuffix(".txt") == true
    }
    second.activationConditions.canActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
    let display = try XCTUnwrap(FrameLoop.current?.display(of: first.screen))
    let delegates = [OpeningSceneDelegate(), OpeningSceneDelegate()]
    first.delegate = delegates[0]
    second.delegate = delegates[1]
    func open(_ names: String...) -> [[String]] {
      for delegate in delegates { delegate.opened = [] }
      ApplicationStart.scenes.openDroppedFiles(names.map { URL(fileURLWithPath: "/tmp/\($0)") }, on: display)
      return delegates.map(\.opened)
    }
    XCTAssertEqual(open("a.png"), [["a.png"], []])
    XCTAssertEqual(open("b.txt"), [[], ["b.txt"]])
    XCTAssertEqual(second.activationState, .foregroundActive)
    XCTAssertEqual(open("c.png", "d.txt"), [["c.png"], ["d.txt"]])
  }

  /// `scene(_:didUpdate:)` is called "after calling your stateRestorationActivity(for:) method and after giving other parts of
  /// your app an opportunity to update the activity object returned by that method" (Apple's documentation).
  func testRespondersUpdateTheActivityOfTheScene() throws {
    launch()
    let activity = NSUserActivity(activityType: "note")
    activity.userInfo = ["old": 1]
    activity.needsSave = true
    let responder = UpdatingResponder()
    responder.userActivity = activity
    let scene = try XCTUnwrap(app.scenes.first)
    let delegate = UpdatingSceneDelegate(activity)
    scene.delegate = delegate
    ApplicationStart.scenes.saveActivity(of: scene)
    XCTAssertEqual(delegate.updated, [["page": 3]])
    XCTAssertEqual(scene.session.stateRestorationActivity?.userInfo as? [String: Int], ["page": 3, "last": 4])
    responder.userActivity = nil
    activity.userInfo = [:]
    ApplicationStart.scenes.saveActivity(of: scene)
    XCTAssertEqual(delegate.updated.last, [:])
  }

  /// "The app's visible and hidden windows" (Apple, `UIApplication.windows`); "To remove the window from the current scene […]
  /// change the value of the window's windowScene property" (`UIWindowScene.windows`).
  func testHiddenWindowsBelongToTheScene() throws {
    launch()
    let scene = try XCTUnwrap(app.scenes.first)
    let before = scene.windows
    let window = UIWindow(windowScene: scene)
    XCTAssertTrue(window.isHidden)
    XCTAssertEqual(scene.windows, before + [window])
    XCTAssertTrue(UIApplication.shared.windows.contains(window))
    window.windowLevel = .alert
    window.isHidden = false
    XCTAssertEqual(scene.windows, before + [window])
    window.isHidden = true
    XCTAssertEqual(scene.windows, before + [window])
    window.windowLevel = UIWindow.Level(rawValue: -1)
    XCTAssertEqual(scene.windows, [window] + before)
    window.windowScene = nil
    XCTAssertEqual(scene.windows, before)
  }

  func testAnActionWithoutContentsOpensNone() {
    launch()
    let action = UIWindowScene.ActivationAction(title: "Open") { _ in nil }
    action.performWithSender(nil, target: nil)
    app.pump()
    XCTAssertEqual(app.scenes.count, 1)
  }

  func testTheAlternateOfAnApplicationWithOneWindow() {
    launch(multiple: false)
    var count = 0
    let alternate = UIAction(title: "Show", state: .on) { _ in count += 1 }
    let action = UIWindowScene.ActivationAction(title: "Open", alternate: alternate) { _ in self.configuration() }
    XCTAssertEqual(action.title, "Show")
    XCTAssertEqual(action.state, .on)
    action.performWithSender(nil, target: nil)
    XCTAssertEqual(count, 1)
    let lonely = UIWindowScene.ActivationAction(title: "Open") { _ in self.configuration() }
    XCTAssertTrue(lonely.attributes.contains(.hidden))
  }

  func testSpreadingFingersOpenAWindow() throws {
    launch()
    var location: CGPoint?
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let interaction = UIWindowScene.ActivationInteraction(
      { _, point in
        location = point
        return self.configuration()
      }, errorHandler: { XCTFail("\($0)") })
    view.addInteraction(interaction)
    app.window.addSubview(view)
    XCTAssertTrue(interaction.view === view)
    app.pinch(at: CGPoint(x: 150, y: 100), from: 60, to: 70)
    app.pump()
    XCTAssertEqual(app.scenes.count, 1, "the fingers spread too little")
    app.pinch(at: CGPoint(x: 150, y: 100), from: 60, to: 180)
    app.pump()
    XCTAssertEqual(app.scenes.count, 2)
    XCTAssertEqual(try XCTUnwrap(location).y, 100, accuracy: 0.5)
    view.removeInteraction(interaction)
    XCTAssertEqual(view.gestureRecognizers ?? [], [])
  }
}

private final class UpdatingResponder: UIResponder {
  override func updateUserActivityState(_ activity: NSUserActivity) {
    activity.addUserInfoEntries(from: ["page": 3])
  }
}

private final class UpdatingSceneDelegate: NSObject, UISceneDelegate {
  let activity: NSUserActivity
  var updated: [[String: Int]] = []
  init(_ activity: NSUserActivity) { self.activity = activity }
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { activity }
  func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {
    updated.append(userActivity.userInfo as? [String: Int] ?? [:])
    userActivity.addUserInfoEntries(from: ["last": 4])
  }
}

private final class OpeningSceneDelegate: NSObject, UISceneDelegate {
  var opened: [String] = []
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    opened += URLContexts.map(\.url.lastPathComponent)
  }
}
