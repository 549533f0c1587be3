import QuartzCore
import RuntimeInterface
import UIKit
import UIKitTesting
import XCTest

/// The state of an application ends with the application. The next application in the process has none of it.
@preconcurrency @MainActor
final class ApplicationContextTests: XCTestCase {
  /// The names of fields that tests cannot set from outside, with the reasons.
  private static let exceptions: [String: String] = [
    "testApplication": "every test application sets it",
    "frameLoop": "every test application sets it",
    "desktopOpener": "every test application sets it",
    "RenderContext.diagnostics": "every frame loop sets it",
    "pressGestures": "it has no state of its own",
    "keyframes": "set while a block runs",
    "segueContext": "set while a storyboard creates a segue",
    "typedText": "set while a key is typed",
    "RenderContext.viewsAnimate": "set while a block runs",
  ]

  func testAnApplicationBeginsWithNothingOfTheOneBefore() throws {
    // Objects that a test without an application has used are still in the context.
    ApplicationStart.tearDown()
    let fresh = start { _ in ContextDump() }
    let (filled, kept) = start { app in
      let kept = AppContent()
      kept.fill(app)
      return (ContextDump(), kept)
    }
    let next = start { _ in ContextDump() }
    for field in fresh.fields.keys.sorted() where Self.exceptions[field] == nil {
      XCTAssertNotEqual(
        filled.fields[field], fresh.fields[field],
        "\(field) was not filled: AppContent.fill has to, or ApplicationContextTests.exceptions say why it cannot")
    }
    for field in fresh.fields.keys.sorted() {
      XCTAssertEqual(next.fields[field], fresh.fields[field], "\(field) came over from the application before")
    }
    XCTAssertEqual(Set(fresh.fields.keys), Set(next.fields.keys))
    XCTAssertGreaterThan(fresh.fields.count, 45)
    withExtendedLifetime(kept) {}
  }

  func testAnApplicationThatHasEndedIsNotKept() {
    weak var context: ApplicationContext?
    weak var layers: RenderContext?
    weak var application: UIApplication?
    weak var pasteboard: UIPasteboard?
    autoreleasepool {
      _ = start { app -> AppContent in
        let content = AppContent()
        content.fill(app)
        (context, layers) = (ApplicationContext.current, RenderContext.current)
        (application, pasteboard) = (UIApplication.shared, UIPasteboard.general)
        XCTAssertNotNil(context)
        XCTAssertNotNil(layers)
        return content
      }
    }
    XCTAssertNil(context)
    XCTAssertNil(layers)
    XCTAssertNil(application)
    XCTAssertNil(pasteboard)
  }

  func testWhatTheSystemOffers_isAsItWas() {
    let kept = start { app -> AppContent in
      let content = AppContent()
      content.fill(app)
      return content
    }
    start { _ in
      XCTAssertFalse(UIPasteboard.general.hasStrings)
      XCTAssertNil(UIPasteboard(name: UIPasteboard.Name("tests"), create: false))
      XCTAssertTrue(UIView.areAnimationsEnabled)
      XCTAssertFalse(UIApplication.shared.isIgnoringInteractionEvents)
      XCTAssertEqual(UIApplication.shared.applicationIconBadgeNumber, 0)
      XCTAssertNil(UIApplication.shared.delegate)
      XCTAssertNil(UIApplication.shared.keyWindow)
      XCTAssertFalse(UIDevice.current.isGeneratingDeviceOrientationNotifications)
      XCTAssertFalse(CATransaction.disableActions())
      XCTAssertNil(UIGraphicsGetCurrentContext())
      XCTAssertEqual(UITraitCollection.current.userInterfaceStyle, .light)
      XCTAssertNil(UIMenuController.shared.menuItems)
      XCTAssertNil(UICollectionView.inconsistencyHandler)
      XCTAssertFalse(kept.field.isFirstResponder)
      XCTAssertEqual(UIScreen.screens, [UIScreen.main])
    }
  }

  func testAnimationsEnd_andTheirCompletionsAreCalledOnce() {
    var heard: [Bool] = []
    var later = 0
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    start { app in
      app.show(view)
      UIView.animate(withDuration: 60) {
        view.alpha = 0
      } completion: {
        heard.append($0)
      }
      FrameTimers.schedule(after: 60) { later += 1 }
      app.frame()
    }
    XCTAssertEqual(heard, [false])
    start { app in
      // The layer moves again, although its animation never ended.
      app.show(view)
      view.alpha = 1
      UIView.animate(withDuration: 0.5) {
        view.alpha = 0
      } completion: {
        heard.append($0)
      }
      app.advance(by: 0.25)
      XCTAssertEqual(view.layer.presentation()?.opacity ?? 0, 0.5, accuracy: 0.1)
      app.advance(by: 61)
    }
    XCTAssertEqual(heard, [false, true])
    XCTAssertEqual(later, 0, "a timer of the first application")
  }

  func testACallThatWaitsForItsDelay_isNotMadeForTheNextApplication() {
    let target = Target()
    start { _ in target.perform(Selector("note", Target.note), with: nil, afterDelay: 0) }
    start { app in
      target.perform(Selector("note", Target.note), with: nil, afterDelay: 0)
      do { try app.wait(until: { target.calls > 0 }) } catch { XCTFail("\(error)") }
      app.pump()
    }
    XCTAssertEqual(target.calls, 1)
  }

  func testAWindowThatOutlivesItsApplicationMovesToTheNextScreen() {
    let window = start { app -> UIWindow in
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.makeKeyAndVisible()
      return window
    }
    XCTAssertTrue(window.isHidden)
    start { app in
      window.makeKeyAndVisible()
      XCTAssertTrue(window.screen === UIScreen.main)
      XCTAssertEqual(UIApplication.shared.windows, [window])
    }
  }

  func testATestApplicationThatWasLetGoOf_endsWithTheNextOne() {
    var window: UIWindow?
    autoreleasepool {
      let app = TestApplication()
      app.show(UIViewController())
      window = app.window
    }
    XCTAssertEqual(window?.isHidden, false)
    start { _ in XCTAssertEqual(window?.isHidden, true) }
  }

  // MARK: Operations in progress

  func testAnimationsThatRunKeepNothing() {
    leave { app, screen in
      screen.animate()
      app.advance(by: 0.2)
    }
  }

  func testTimersTasksAndLinksKeepNothing() {
    leave { app, screen in
      screen.wait()
      app.advance(by: 0.1)
    }
  }

  func testScrollsThatGoOnKeepNothing() {
    leave { app, screen in
      // One decelerates, one is animated, and the third is touched.
      app.drag(from: CGPoint(x: 100, y: 180), to: CGPoint(x: 100, y: 60), duration: 0.08)
      screen.rows.scrollToRow(at: IndexPath(row: 40, section: 0), at: .top, animated: true)
      app.touch(at: CGPoint(x: 100, y: 430)).move(to: CGPoint(x: 100, y: 410))
      app.frame()
    }
  }

  func testUpdatesThatRunKeepNothing() {
    leave { app, screen in
      screen.applyChanges()
      app.advance(by: 0.1)
      screen.items.performBatchUpdates { screen.items.reloadSections([1]) }
      screen.items.setCollectionViewLayout(
        UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)), animated: true)
      app.frame()
    }
  }

  func testTextThatIsEditedKeepsNothing() {
    leave { app, screen in
      screen.edit()
      app.frame()
      app.type("typed")
      app.tap(at: CGPoint(x: 30, y: 420), count: 2)
    }
  }

  func testAnAlertThatAppearsKeepsNothing() {
    leave { app, screen in
      screen.ask()
      app.advance(by: 0.1)
    }
  }

  func testAPushThatIsUnderWayKeepsNothing() {
    leave { app, screen in
      screen.push()
      app.advance(by: 0.1)
    }
  }

  func testADragKeepsNothing() {
    leave { app, screen in
      let finger = app.touch(at: CGPoint(x: 25, y: 90))
      app.advance(by: 0.7)
      finger.move(to: CGPoint(x: 60, y: 100), after: 0.1)
      finger.move(to: CGPoint(x: 120, y: 120), after: 0.1)
      app.frame()
      XCTAssertTrue(screen.items.hasActiveDrag, "nothing is dragged")
    }
  }

  func testAMenuKeepsNothing() {
    leave { app, screen in
      screen.offersMenus = true
      app.click(at: CGPoint(x: 25, y: 90), button: 2)
      app.advance(by: 0.1)
      XCTAssertTrue(screen.showsMenu, "no menu is shown")
    }
  }

  func testAnItemThatIsMovedKeepsNothing() {
    leave { app, screen in
      XCTAssertTrue(screen.items.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
      screen.items.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 90))
      app.frame()
    }
  }

  /// Starts operations in a screen, ends the application, and reports the remaining objects.
  private func leave(_ body: (TestApplication, RunningScreen) -> Void, line: UInt = #line) {
    let probe = LifetimeProbe()
    autoreleasepool {
      start { app in
        app.onReport = { XCTFail($0, line: line) }
        let screen = RunningScreen()
        app.show(UINavigationController(rootViewController: screen))
        body(app, screen)
        probe.watchApplication()
      }
    }
    XCTAssertGreaterThan(probe.count, 60, line: line)
    XCTAssertEqual(probe.survivors, [], line: line)
  }

  /// Runs `body` in a separate application, and ends the application.
  @discardableResult
  private func start<Result>(_ body: (TestApplication) -> Result) -> Result {
    let app = TestApplication(delegate: nil)
    defer { app.close() }
    return body(app)
  }

  @MainActor private final class Target: NSObject {
    var calls = 0
    func note() { calls += 1 }
  }
}

/// The values of the fields in the current contexts, in a form that can be compared: numbers, whether an object exists,
/// and numbers of elements.
@MainActor
private struct ContextDump {
  private(set) var fields: [String: String] = [:]

  init() {
    let objects = ApplicationContext.current.objects
    for name in ApplicationContext.slotNames {
      fields[name] = objects[name].map { Self.describe($0, depth: 2) } ?? "nil"
    }
    fields["testApplication"] = ApplicationContext.current.testApplication == nil ? "nil" : "there"
    add(Mirror(reflecting: RenderContext.current), "RenderContext.")
  }

  private mutating func add(_ mirror: Mirror, _ prefix: String) {
    for child in mirror.children {
      let label = (child.label ?? "?").replacingOccurrences(of: "$__lazy_storage_$_", with: "")
      fields[prefix + label] = Self.describe(child.value, depth: 2)
    }
  }

  private static func describe(_ value: Any, depth: Int) -> String {
    if value is Bool || value is any Numeric || value is String { return "\(value)" }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional:
      guard let inside = mirror.children.first else { return "nil" }
      return describe(inside.value, depth: depth)
    case .collection, .dictionary, .set: return "\(mirror.children.count) elements"
    case .enum where mirror.children.isEmpty: return "\(value)"
    case .class where depth > 0, .struct where depth >= 0, .tuple where depth >= 0:
      let parts = mirror.children.map { "\($0.label ?? "?"): \(describe($0.value, depth: depth - 1))" }
      return "(" + parts.joined(separator: ", ") + ")"
    default: return "\(type(of: value))"
    }
  }
}
