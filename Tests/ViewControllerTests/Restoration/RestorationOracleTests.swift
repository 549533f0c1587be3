import TestSupport
@testable import UIKit
import UIKitTesting
import XCTest

/// The reported and measured cases of state restoration (`restoration-cases.json`).
final class RestorationOracleTests: RestorationTestCase {
  private func entry(_ id: String) throws -> Oracle.Case { try Oracle.entry("restoration-cases.json", id) }

  override func tearDown() async throws {
    await MainActor.run { RestorableController.make = nil }
    try await super.tearDown()
  }

  private func navigation() -> UINavigationController {
    let navigation = UINavigationController(rootViewController: RestorableController("list"))
    navigation.restorationIdentifier = "navigation"
    return navigation
  }

  private static func makeStoryboard() throws -> UIStoryboard {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a">
      <scenes><scene sceneID="s"><objects><viewController id="a" sceneMemberID="viewController"
      customClass="RestorableController" customModule="ViewControllerTests" storyboardIdentifier="detail">
      <view key="view" id="v"/></viewController></objects></scene></scenes></document>
      """
    return try UIStoryboard(
      document: NibDocument(data: Data(text.utf8), fileName: "Main.storyboard", bundle: .main))
  }

  // MARK: Orders

  func testTheOrderOfARestoredController() throws {
    let entry = try entry("restore-order-controller")
    XCTAssertEqual(try entry.whole.string("setup"), "controller with a restoration class, from a nib")
    XCTAssertEqual(try entry.whole.string("stimulus"), "restored launch")
    let storyboard = try Self.makeStoryboard()
    RestorableController.make = { path, _ in
      XCTAssertEqual(path, ["navigation", "detail"])
      return storyboard.instantiateViewController(withIdentifier: "detail")
    }
    launch { self.navigation() }
    let stack = try XCTUnwrap(app.window.rootViewController as? UINavigationController)
    let detail = RestorableController("detail")
    detail.restorationClass = RestorableController.self
    stack.pushViewController(detail, animated: false)
    app.frame()
    end()
    log.take()
    launch { self.navigation() }
    try app.waitUntilIdle()
    let launching: Set = ["willFinishLaunching", "state restoration", "didFinishLaunching"]
    XCTAssertEqual(log.take().filter { !launching.contains($0) }, try entry.whole.strings("sequence"), entry.id)
    XCTAssertEqual(try entry.whole.strings("after"), [], entry.id)
    entry.finish()
  }

  func testTheOrderOfARestoredLaunch() throws {
    let entry = try entry("restore-order-launch")
    XCTAssertEqual(try entry.whole.string("setup"), "window made in willFinishLaunching")
    XCTAssertEqual(try entry.whole.string("stimulus"), "restored launch")
    launch { self.navigation() }
    XCTAssertEqual(log.take(), ["willFinishLaunching", "didFinishLaunching"], "there is no state at first")
    end()
    log.take()
    launch { self.navigation() }
    XCTAssertEqual(log.take(), try entry.whole.strings("sequence"), entry.id)
    XCTAssertEqual(try entry.whole.strings("after"), [], entry.id)
    entry.finish()
  }

  // MARK: Finding controllers

  func testARestorationClassThatReturnsNil() throws {
    let entry = try entry("restore-class-nil")
    XCTAssertEqual(try entry.config.string("restorationClass"), "returns nil")
    var detail = RestorableController("detail")
    func make() -> UINavigationController {
      let navigation = navigation()
      detail = RestorableController("detail")
      detail.restorationClass = RestorableController.self
      navigation.pushViewController(detail, animated: false)
      return navigation
    }
    launch { make() }
    end()
    // Without the class, the existing controller with this path would be restored.
    launch { make() }
    let stack = try XCTUnwrap(app.window.rootViewController as? UINavigationController)
    entry.expect("restored", detail.decodes > 0)
    XCTAssertEqual(stack.viewControllers.map(\.restorationIdentifier), ["list"])
    let list = try XCTUnwrap(stack.viewControllers.first as? RestorableController)
    XCTAssertEqual(list.decodes, 1, "the others are restored")
    entry.finish()
  }

  func testAnIdentifierOfAnOverriddenGetter() throws {
    let entry = try entry("restore-identifier-override")
    XCTAssertEqual(try entry.config.string("restorationIdentifier"), "only the getter overridden")
    launch { OverridingController(nibName: nil, bundle: nil) }
    let first = try XCTUnwrap(app.window.rootViewController as? RestorableController)
    end()
    let state = try XCTUnwrap(SavedState(try Data(contentsOf: file)))
    entry.expect("saved", first.encodes == 1 && state.entries.map(\.path) == [["overridden"]])
    launch { OverridingController(nibName: nil, bundle: nil) }
    let second = try XCTUnwrap(app.window.rootViewController as? RestorableController)
    entry.expect("restored", second.decodes > 0)
    entry.finish()
  }

  // MARK: Coding

  func testAControllerThatWasNeverShown() throws {
    let entry = try entry("restore-encode-unloaded")
    XCTAssertEqual(try entry.config.string("controller"), "in a tab that was never shown")
    launch {
      let tabs = UITabBarController()
      tabs.restorationIdentifier = "tabs"
      tabs.viewControllers = [RestorableController("first"), RestorableController("second")]
      return tabs
    }
    let tabs = try XCTUnwrap(app.window.rootViewController as? UITabBarController)
    let hidden = try XCTUnwrap(tabs.viewControllers?.last as? RestorableController)
    end()
    entry.expect("encodeRestorableState_called", hidden.encodes == 1)
    entry.expect("view_loaded", hidden.isViewLoaded)
    entry.finish()
  }

  func testWhenTheArchiveIsDeleted() throws {
    let entry = try entry("restore-archive-deleted")
    XCTAssertEqual(try entry.config.string("what"), "saved archive")
    var reasons: [String] = []
    launch { self.navigation() }
    end()
    XCTAssertTrue(hasFile)
    // The file is gone before the restoration begins, and remains so while the application is in the foreground.
    var wasDeletedBefore = false
    let delegate = RestorationDelegate()
    delegate.find = { [unowned self] _, _ in
      wasDeletedBefore = !hasFile
      return nil
    }
    launch(delegate) { self.navigation() }
    let isDeletedInForeground = !hasFile
    app.setVisible(false)
    XCTAssertTrue(hasFile, "in the background")
    app.setVisible(true)
    if wasDeletedBefore, isDeletedInForeground, !hasFile { reasons.append("restoration failed or the app crashed") }
    app.setVisible(false)
    XCTAssertTrue(hasFile)
    let session = try XCTUnwrap(UIApplication.shared.openSessions.first)
    UIApplication.shared.requestSceneSessionDestruction(session, options: nil) { XCTFail("\($0)") }
    app.pump()
    end()
    if !hasFile { reasons.append("user removed the app in the switcher") }
    entry.expect("deleted_when", texts: reasons)
    entry.finish()
  }

  func testAFirstLaunchHasNoActivity() throws {
    let entry = try entry("restore-scene-activity-none")
    XCTAssertEqual(try entry.config.string("launch"), "first launch")
    launch { UIViewController() }
    let session = try XCTUnwrap(UIApplication.shared.openSessions.first)
    entry.expect("stateRestorationActivity", text: session.stateRestorationActivity.map { "\($0)" })
    entry.finish()
  }
}
