import RuntimeInterface
@testable import UIKit
import UIKitTesting
import XCTest

@preconcurrency @MainActor
final class FrameLoopTests: XCTestCase {
  private var app: TestApplication!

  override func tearDown() async throws {
    await MainActor.run { app?.close() }
  }

  /// `isIdleTimerDisabled`: while it is `true`, the display does not sleep (Apple's documentation).
  func testTheDisplayRemainsOn() throws {
    app = TestApplication()
    let host = try XCTUnwrap(FrameLoop.current?.host)
    XCTAssertFalse(host.keepsDisplayOn)
    UIApplication.shared.isIdleTimerDisabled = true
    XCTAssertTrue(host.keepsDisplayOn)
    UIApplication.shared.isIdleTimerDisabled = false
    XCTAssertFalse(host.keepsDisplayOn)
  }

  func testNothingRunsWhileNothingChanges() throws {
    app = TestApplication()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.backgroundColor = .red
    app.show(view)
    try app.waitUntilIdle()
    let frames = app.frameCount
    app.advance(by: 10)
    XCTAssertEqual(app.frameCount, frames)
    view.frame.origin.x = 5
    app.advance(by: 1)
    XCTAssertLessThanOrEqual(app.frameCount - frames, 2)
    XCTAssertGreaterThan(app.frameCount, frames)
  }

  func testFramesAreComposited_whenTheirPixelsAreRead() throws {
    app = TestApplication(size: CGSize(width: 20, height: 20), scale: 1)
    let view = UIView(frame: app.window.bounds)
    view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    app.show(view)
    try app.waitUntilIdle()
    XCTAssertNil(app.loop.lastReport, "nobody has looked at the window")
    XCTAssertEqual(app.snapshot().color(x: 10, y: 10).green, 0)
    XCTAssertEqual(app.loop.lastReport?.compositedPixelCount, 400)
    let count = app.presentedFrameCount
    UIView.animate(withDuration: 0.5) { view.frame.origin.x = 20 }
    app.advance(by: 0.25)
    XCTAssertGreaterThan(app.presentedFrameCount, count + 5)
    app.compositesEveryFrame = false
    app.advance(by: 0.1)
    let later = app.loop.presentedFrameCount
    try app.waitUntilIdle()
    XCTAssertEqual(app.loop.presentedFrameCount, later)
    XCTAssertEqual(app.snapshot().color(x: 0, y: 10).green, 255, "the view has left the white window")
  }

  func testLayoutRunsOnceAFrame() throws {
    app = TestApplication()
    let view = LayoutCounter(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    app.show(view)
    try app.waitUntilIdle()
    view.count = 0
    view.setNeedsLayout()
    view.setNeedsLayout()
    XCTAssertEqual(view.count, 0)
    app.frame()
    XCTAssertEqual(view.count, 1)
    app.frame()
    XCTAssertEqual(view.count, 1)
  }

  func testResizeLaysOutInTheSameFrame() throws {
    app = TestApplication(size: CGSize(width: 300, height: 500))
    let controller = UIViewController()
    app.show(controller)
    try app.waitUntilIdle()
    app.resize(to: CGSize(width: 640, height: 480))
    XCTAssertEqual(UIScreen.main.bounds.size, CGSize(width: 640, height: 480))
    XCTAssertEqual(app.window.frame.size, CGSize(width: 640, height: 480))
    XCTAssertEqual(controller.view.frame.size, CGSize(width: 640, height: 480))
    XCTAssertEqual(UIDevice.current.orientation, .landscapeLeft)
    app.resize(to: CGSize(width: 0, height: -3))
    XCTAssertEqual(UIScreen.main.bounds.size, CGSize(width: 1, height: 1))
  }

  func testTheClockIsRepeatable() throws {
    func offsets() throws -> [CGFloat] {
      app = TestApplication()
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
      scroll.contentSize = CGSize(width: 375, height: 9000)
      app.show(scroll)
      app.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 200), duration: 0.2)
      var result: [CGFloat] = []
      while !app.isIdle {
        app.frame()
        result.append(scroll.contentOffset.y)
      }
      return result
    }
    let first = try offsets()
    XCTAssertGreaterThan(first.count, 60)
    XCTAssertEqual(first, try offsets())
  }

  func testMainQueueTimersAndTasksAreServed() throws {
    app = TestApplication()
    app.show(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    var done: Set<String> = []
    DispatchQueue.main.async { done.insert("queue") }
    _ = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: false) { _ in
      MainActor.assumeIsolated { _ = done.insert("timer") }
    }
    Task { @MainActor in
      try? await Task.sleep(nanoseconds: 1_000_000)
      done.insert("task")
    }
    try app.wait(until: { done.count == 3 }, "queue, timer and task")
    XCTAssertThrowsError(try app.wait(until: { false }, limit: 0.05, "the impossible")) { error in
      XCTAssertTrue("\(error)".contains("the impossible"))
    }
  }

  func testBusyIsNamed() {
    app = TestApplication()
    let view = RestlessView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    app.show(view)
    XCTAssertThrowsError(try app.waitUntilIdle(limit: 0.5)) { error in
      XCTAssertTrue("\(error)".contains("still busy after 0.5 s"), "\(error)")
    }
    view.removeFromSuperview()
    let link = CADisplayLink(target: view, selector: Selector("setNeedsLayout", RestlessView.setNeedsLayout))
    link.add(to: .main, forMode: .default)
    XCTAssertThrowsError(try app.waitUntilIdle(limit: 0.5)) { error in
      XCTAssertTrue("\(error)".contains("a display link"), "\(error)")
    }
    link.invalidate()
    XCTAssertNoThrow(try app.waitUntilIdle(limit: 0.5))
  }

  func testTheApplicationsLife() throws {
    let delegate = LifeDelegate()
    app = TestApplication(delegate: delegate)
    XCTAssertEqual(delegate.log, ["willFinish", "didFinish", "active"])
    XCTAssertTrue(UIApplication.shared.delegate === delegate)
    XCTAssertEqual(UIApplication.shared.applicationState, .active)
    app.setFocus(false)
    XCTAssertEqual(UIApplication.shared.applicationState, .inactive)
    app.setFocus(true)
    app.setVisible(false)
    XCTAssertEqual(UIApplication.shared.applicationState, .background)
    app.setVisible(true)
    app.requestClose()
    XCTAssertTrue(app.isClosed)
    app.close()
    XCTAssertEqual(
      delegate.log,
      [
        "willFinish", "didFinish", "active", "resign", "active", "resign", "background", "foreground", "active",
        "resign", "background", "terminate",
      ])
  }

  func testScenesAreConnected() {
    let delegate = SceneApplication()
    app = TestApplication(delegate: delegate)
    app.frame()
    XCTAssertEqual(UIApplication.shared.connectedScenes.count, 1)
    let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
    let sceneDelegate = scene?.delegate as? SceneDelegate
    XCTAssertNotNil(sceneDelegate?.window)
    XCTAssertTrue(app.window === sceneDelegate?.window)
    XCTAssertEqual(sceneDelegate?.log, ["connect", "foreground", "active"])
  }

  func testARotatedWindow_isReportedToControllersSceneAndDevice() throws {
    app = TestApplication(size: CGSize(width: 320, height: 480), scale: 2, delegate: SceneApplication())
    app.frame()
    let scene = try XCTUnwrap(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    let delegate = try XCTUnwrap(scene.delegate as? SceneDelegate)
    delegate.log.removeAll()
    let device = UIDevice.current
    let turned: @Sendable (Notification) -> Void = { _ in
      MainActor.assumeIsolated {
        delegate.log.append("device \(UIDevice.current.orientation.isLandscape ? "wide" : "high")")
      }
    }
    let observer = NotificationCenter.default.addObserver(
      forName: UIDevice.orientationDidChangeNotification, object: nil, queue: nil, using: turned)
    defer { NotificationCenter.default.removeObserver(observer) }
    XCTAssertEqual(scene.interfaceOrientation, .portrait)
    // Orientation notifications have not been started yet.
    app.resize(to: CGSize(width: 480, height: 320))
    XCTAssertEqual(delegate.log, ["transition 480×320", "was 320×480 portrait"])
    XCTAssertTrue(scene.interfaceOrientation.isLandscape)
    device.beginGeneratingDeviceOrientationNotifications()
    defer { device.endGeneratingDeviceOrientationNotifications() }
    delegate.log.removeAll()
    app.resize(to: CGSize(width: 320, height: 480))
    XCTAssertEqual(delegate.log, ["transition 320×480", "device high", "was 480×320 landscape"])
    delegate.log.removeAll()
    app.resize(to: CGSize(width: 330, height: 480))
    XCTAssertEqual(delegate.log, ["transition 330×480", "was 320×480 portrait"])
    delegate.log.removeAll()
    app.resize(to: CGSize(width: 330, height: 480))
    XCTAssertEqual(delegate.log, [])
    // The traits change, too: another scale.
    app.resize(to: CGSize(width: 330, height: 480), scale: 1)
    XCTAssertEqual(delegate.log, ["was 330×480 portrait"])
    XCTAssertEqual(delegate.lastTraits?.displayScale, 2)
  }

  func testHiddenWindowsDrawNothing() throws {
    app = TestApplication()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    app.show(view)
    try app.waitUntilIdle()
    app.setVisible(false)
    app.frame()
    let presented = app.presentedFrameCount
    view.backgroundColor = .blue
    app.advance(by: 1)
    XCTAssertEqual(app.presentedFrameCount, presented)
    app.setVisible(true)
    app.frame()
    XCTAssertGreaterThan(app.presentedFrameCount, presented)
  }

  func testPasteboard() {
    app = TestApplication()
    let before = UIPasteboard.general.changeCount
    UIPasteboard.general.string = "copied"
    XCTAssertEqual(UIPasteboard.general.string, "copied")
    XCTAssertEqual(UIPasteboard.general.changeCount, before + 1)
    UIPasteboard.general.setData(Data([1, 2, 3]), forPasteboardType: "image/png")
    XCTAssertEqual(UIPasteboard.general.data(forPasteboardType: "public.png"), Data([1, 2, 3]))
  }

  func testPasteboard_holdsSeveralItemsAndTypes() throws {
    app = TestApplication()
    let board = UIPasteboard.general
    board.strings = ["one", "two"]
    XCTAssertEqual(board.strings, ["one", "two"])
    XCTAssertEqual(board.string, "one")
    XCTAssertEqual(board.numberOfItems, 2)
    XCTAssertEqual(app.host.clipboard.text, "one\ntwo", "another program gets all of it")
    XCTAssertFalse(board.hasURLs)
    XCTAssertFalse(board.hasImages)
    board.string = "note: this is no address"
    XCTAssertNil(board.url)
    board.string = "https://example.org/a"
    XCTAssertEqual(board.url, URL(string: "https://example.org/a"))
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
    }
    board.image = picture
    XCTAssertTrue(board.hasImages)
    XCTAssertFalse(board.hasStrings)
    XCTAssertTrue(board.image === picture)
    XCTAssertEqual(
      UIImage(data: try XCTUnwrap(board.data(forPasteboardType: "public.png")))?.size.width,
      picture.size.width * picture.scale)
    XCTAssertEqual(board.types, ["public.png"])
    board.setItems([["public.url": URL(string: "file:///tmp")!], ["com.apple.uikit.color": UIColor.blue]])
    XCTAssertEqual(board.urls, [URL(string: "file:///tmp")!])
    XCTAssertEqual(board.colors, [.blue])
    XCTAssertTrue(board.contains(pasteboardTypes: ["public.url"]))
    XCTAssertEqual(board.itemProviders.count, 1)
    board.addItems([["public.utf8-plain-text": "three"]])
    XCTAssertEqual(board.numberOfItems, 3)
    // Another program copies.
    app.host.clipboard.text = "from outside"
    UIPasteboard.general.contentDidChangeByOtherProgram()
    XCTAssertEqual(board.strings, ["from outside"])
    XCTAssertEqual(board.numberOfItems, 1)
    board.setItems(
      [["public.utf8-plain-text": "gone"]],
      options: [.expirationDate: Date(timeIntervalSinceNow: -1), .localOnly: true])
    XCTAssertNotEqual(board.string, "gone")
    let own = UIPasteboard.withUniqueName()
    own.string = "mine"
    XCTAssertNotEqual(board.string, "mine")
    XCTAssertEqual(UIPasteboard(name: own.name, create: false)?.string, "mine")
    UIPasteboard.remove(withName: own.name)
    XCTAssertNil(UIPasteboard(name: own.name, create: false))
  }
}

final class LayoutCounter: UIView {
  var count = 0
  override func layoutSubviews() {
    super.layoutSubviews()
    count += 1
  }
}

/// A view that requests layout repeatedly.
final class RestlessView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    setNeedsLayout()
  }
}

final class LifeDelegate: UIResponder, UIApplicationDelegate {
  var log: [String] = []
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    log.append("willFinish")
    return true
  }
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    log.append("didFinish")
    return true
  }
  func applicationDidBecomeActive(_ application: UIApplication) { log.append("active") }
  func applicationWillResignActive(_ application: UIApplication) { log.append("resign") }
  func applicationDidEnterBackground(_ application: UIApplication) { log.append("background") }
  func applicationWillEnterForeground(_ application: UIApplication) { log.append("foreground") }
  func applicationWillTerminate(_ application: UIApplication) { log.append("terminate") }
}

final class SceneApplication: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }
}

/// A view controller that reports changes of its window's size.
private final class TransitionController: UIViewController {
  private let say: (String) -> Void
  init(_ say: @escaping (String) -> Void) {
    self.say = say
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError("made in code") }
  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    say("transition \(Int(size.width))×\(Int(size.height))")
  }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var log: [String] = []
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    log.append("connect")
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = TransitionController { [unowned self] in log.append($0) }
    window?.makeKeyAndVisible()
  }
  var lastTraits: UITraitCollection?
  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {
    let size = previousCoordinateSpace.bounds.size
    let orientation = previousInterfaceOrientation.isLandscape ? "landscape" : "portrait"
    log.append("was \(Int(size.width))×\(Int(size.height)) \(orientation)")
    lastTraits = previousTraitCollection
  }
  func sceneWillEnterForeground(_ scene: UIScene) { log.append("foreground") }
  func sceneDidBecomeActive(_ scene: UIScene) { log.append("active") }
}
