import UIKit
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
