import UIKit
import UIKitTesting
import XCTest

/// Applications with several scenes: their windows, callbacks and sessions. The order of the callbacks at launch is
/// measured (`scene-cases.json`). That of the other callbacks follows Apple's documentation of the life cycle of
/// scenes.
final class SceneLifeTests: SceneTestCase {
  func testASecondSceneHasItsOwnWindow() throws {
    launch()
    let first = try XCTUnwrap(app.scenes.first)
    log.take()
    let activity = NSUserActivity(activityType: "open")
    let second = try openScene(activity)
    XCTAssertEqual(
      log.take(),
      [
        "configurationForConnecting Default Configuration UIWindowSceneSessionRoleApplication", "scene delegate init",
        "willConnect, scene -1, application 0", "window set, root set", "willEnterForeground, scene -1, application 0",
        "didBecomeActive, scene 0, application 0",
      ])
    XCTAssertEqual(second.recorder?.options?.userActivities, [activity])
    XCTAssertEqual(app.host.windows.count, 2)
    XCTAssertFalse(first.screen === second.screen)
    XCTAssertEqual(UIApplication.shared.openSessions.count, 2)
    XCTAssertNotEqual(first.session.persistentIdentifier, second.session.persistentIdentifier)
    XCTAssertTrue(second.windows.first?.windowScene === second)
    XCTAssertEqual(first.windows.count, 1)
    XCTAssertEqual(UIApplication.shared.windows.count, 2)
  }

  func testScenesAreDrawnSeparately() throws {
    launch()
    let first = try XCTUnwrap(app.scenes.first)
    let second = try openScene()
    first.recorder?.window?.backgroundColor = .red
    second.recorder?.window?.backgroundColor = .blue
    app.frame()
    let color = app.snapshot().color(x: 5, y: 5)
    XCTAssertTrue(app.snapshot(of: first).color(x: 5, y: 5) == color)
    XCTAssertTrue(color.red > 200 && color.blue < 100, "\(color)")
    let other = app.snapshot(of: second).color(x: 5, y: 5)
    XCTAssertTrue(other.blue > 200 && other.red < 100, "\(other)")
    app.resize(to: CGSize(width: 400, height: 500), of: second)
    XCTAssertEqual(second.recorder?.window?.frame.size, CGSize(width: 400, height: 500))
    XCTAssertEqual(first.recorder?.window?.frame.size, CGSize(width: 300, height: 200))
    XCTAssertEqual(second.interfaceOrientation, .portrait)
    XCTAssertTrue(first.interfaceOrientation.isLandscape)
    second.title = "Second"
    XCTAssertEqual(app.hostWindow(of: second)?.title, "Second")
    XCTAssertNotEqual(app.hostWindow(of: first)?.title, "Second")
    second.sizeRestrictions?.minimumSize = CGSize(width: 50, height: 60)
    XCTAssertEqual(app.hostWindow(of: second)?.minimumSize, CGSize(width: 50, height: 60))
    XCTAssertEqual(app.hostWindow(of: first)?.minimumSize, .zero)
  }

  func testInputGoesToTheWindowInWhichItHappens() throws {
    launch()
    let first = try XCTUnwrap(app.scenes.first)
    let second = try openScene()
    var taps: [String] = []
    for (name, scene) in [("first", first), ("second", second)] {
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      button.addAction(UIAction { _ in taps.append(name) }, for: .touchUpInside)
      scene.recorder?.window?.rootViewController?.view.addSubview(button)
    }
    app.frame()
    app.tap(at: CGPoint(x: 20, y: 20))
    app.inputScene = second
    app.tap(at: CGPoint(x: 20, y: 20))
    XCTAssertEqual(taps, ["first", "second"])
    // A view that is created in an action belongs to the screen of its window.
    XCTAssertTrue(UIWindow().screen === second.screen)
  }

  func testFocusMovesBetweenScenes() throws {
    launch()
    let first = try XCTUnwrap(app.scenes.first)
    let second = try openScene()
    XCTAssertTrue(UIApplication.shared.keyWindow === second.recorder?.window)
    log.take()
    app.setFocus(false, of: first)
    XCTAssertEqual(log.take(), ["willResignActive, scene 0, application 0"])
    app.moveFocus(from: second, to: first)
    XCTAssertEqual(
      log.take(), ["willResignActive, scene 0, application 0", "didBecomeActive, scene 0, application 0"])
    XCTAssertTrue(UIApplication.shared.keyWindow === first.recorder?.window)
    XCTAssertTrue(second.keyWindow === second.recorder?.window)
    app.setFocus(false, of: first)
    XCTAssertEqual(UIApplication.shared.applicationState, .inactive)
  }

  func testOnlyAllScenesTogetherAreTheBackground() throws {
    launch()
    let first = try XCTUnwrap(app.scenes.first)
    let second = try openScene()
    log.take()
    app.setVisible(false, of: second)
    XCTAssertEqual(
      log.take(), ["willResignActive, scene 0, application 0", "didEnterBackground, scene 2, application 0"])
    app.setVisible(false, of: first)
    XCTAssertEqual(
      log.take(), ["willResignActive, scene 0, application 0", "didEnterBackground, scene 2, application 2"])
    app.setVisible(true, of: second)
    XCTAssertEqual(
      log.take(), ["willEnterForeground, scene 1, application 1", "didBecomeActive, scene 0, application 0"])
  }

  func testClosingAWindowDiscardsItsSession() throws {
    launch()
    let first = try XCTUnwrap(app.scenes.first)
    var second: UIWindowScene? = try openScene()
    let session = try XCTUnwrap(second?.session)
    log.take()
    app.requestClose(try XCTUnwrap(second))
    XCTAssertEqual(
      log.take(),
      [
        "willResignActive, scene 0, application 0", "didEnterBackground, scene 2, application 0",
        "didDisconnect, scene -1, application 0", "didDiscard 1",
      ])
    XCTAssertTrue(delegate.discarded.first === session)
    XCTAssertEqual(app.scenes, [first])
    XCTAssertEqual(app.host.windows.count, 1)
    XCTAssertEqual(UIApplication.shared.openSessions, [first.session])
    XCTAssertFalse(app.isClosed)
    XCTAssertTrue(UIApplication.shared.keyWindow === first.recorder?.window)
    XCTAssertTrue(UIScreen.main === first.screen)
    second = nil
    // The first window can also be closed first.
    let third = try openScene()
    app.requestClose(first)
    XCTAssertEqual(app.scenes, [third])
    XCTAssertTrue(UIScreen.main === third.screen)
    third.recorder?.window?.backgroundColor = .blue
    app.frame()
    let color = app.snapshot().color(x: 3, y: 3)
    XCTAssertTrue(color.blue > 200 && color.red < 100, "\(color)")
    app.requestClose(third)
    XCTAssertTrue(app.isClosed)
  }

  func testRequests() throws {
    launch()
    let first = try XCTUnwrap(app.scenes.first)
    let second = try openScene()
    log.take()
    // A connected session continues the activity.
    UIApplication.shared.activateSceneSession(
      for: UISceneSessionActivationRequest(
        session: first.session, userActivity: NSUserActivity(activityType: "more")))
    app.pump()
    XCTAssertEqual(log.take(), ["continue more, scene 0, application 0"])
    XCTAssertTrue(UIApplication.shared.keyWindow === first.recorder?.window)
    let session = second.session
    UIApplication.shared.requestSceneSessionDestruction(session, options: nil) { XCTFail("\($0)") }
    XCTAssertEqual(app.scenes.count, 2, "requests are processed later")
    app.pump()
    XCTAssertEqual(app.scenes, [first])
    var errors: [UISceneError.Code] = []
    let collect: (any Error) -> Void = { errors.append(($0 as! UISceneError).code) }
    UIApplication.shared.requestSceneSessionDestruction(session, options: nil, errorHandler: collect)
    UIApplication.shared.requestSceneSessionActivation(
      session, userActivity: nil, options: nil, errorHandler: collect)
    UIApplication.shared.activateSceneSession(
      for: UISceneSessionActivationRequest(role: .windowExternalDisplayNonInteractive), errorHandler: collect)
    app.pump()
    XCTAssertEqual(errors, [.requestDenied, .requestDenied, .requestDenied])
    UIApplication.shared.requestSceneSessionDestruction(first.session, options: nil) { XCTFail("\($0)") }
    app.pump()
    XCTAssertTrue(app.isClosed, "the last scene ends the application")
  }

  func testAnApplicationWithOneSceneRefusesAnother() {
    launch(multiple: false)
    XCTAssertFalse(UIApplication.shared.supportsMultipleScenes)
    var errors: [any Error] = []
    UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil) { errors.append($0) }
    XCTAssertEqual(errors.count, 0)
    app.pump()
    XCTAssertEqual(errors.map { ($0 as? UISceneError)?.code }, [.multipleScenesNotSupported])
    XCTAssertEqual((errors.first as NSError?)?.domain, UISceneErrorDomain)
    XCTAssertEqual(app.scenes.count, 1)
  }

  func testTheDelegateOfAnApplicationWithScenesGetsNoLifeCycleCallbacks() {
    launch()
    app.setFocus(false)
    app.setVisible(false)
    app.setVisible(true)
    end()
    XCTAssertEqual(log.lines.filter { $0.hasPrefix("application") }, [])
    XCTAssertEqual(log.lines.suffix(2), ["didDisconnect, scene -1, application 2", "terminate"])
  }

  func testUnmatchedCallsAreReported() throws {
    launch()
    let scene = try XCTUnwrap(app.scenes.first)
    scene.extendStateRestoration()
    scene.completeStateRestoration()
    XCTAssertEqual(app.reports, [])
    scene.completeStateRestoration()
    XCTAssertEqual(app.reports.count, 1)
    XCTAssertTrue(app.reports.first?.contains("extendStateRestoration") ?? false)
  }
}
