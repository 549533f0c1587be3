import CSDL
import CX11
import CoreGraphics
import Foundation
import RuntimeInterface
import UIKit
import WindowHost
import XCTest

/// An application in a real window. Events of the display reach its views, and nothing invisible is drawn. Events that
/// the test X server cannot generate are added to SDL's queue.
@preconcurrency @MainActor
final class WindowApplicationTests: WindowTestCase {
  private var loop: FrameLoop!
  private var root: UIWindow!
  private let delegate = AppRecorder()

  private func openApplication(environment: [String: String] = [:]) throws {
    try open(environment: environment)
    loop = FrameLoop(host: host, window: window, screen: .main)
    loop.start()
    UIApplication.shared.delegate = delegate
    UIApplication.shared.applicationState = .active
    root = UIWindow(frame: UIScreen.main.bounds)
    root.rootViewController = UIViewController()
    root.rootViewController?.view.backgroundColor = .red
    root.makeKeyAndVisible()
    rest(loop)
  }

  override func tearDown() async throws {
    if loop != nil { ApplicationStart.tearDown() }
    root = nil
    loop = nil
    closeAll()
  }

  // MARK: Events

  private var windowID: UInt32 { SDL_GetWindowID(SDL_GetKeyboardFocus()) }

  private func push(_ event: SDL_Event) {
    var event = event
    XCTAssertEqual(SDL_PushEvent(&event), 1)
    host.queuePump()
  }

  private func finger(_ type: SDL_EventType, _ id: Int64, _ x: Float, _ y: Float) {
    var event = SDL_Event()
    event.tfinger.type = type.rawValue
    event.tfinger.timestamp = SDL_GetTicks()
    event.tfinger.touchId = 77
    event.tfinger.fingerId = id
    event.tfinger.x = x
    event.tfinger.y = y
    event.tfinger.pressure = 0.5
    event.tfinger.windowID = windowID
    push(event)
  }

  func testFingersBecomeTouchesOfTheirOwn() throws {
    try openApplication()
    let view = TouchLog(frame: root.bounds)
    view.isMultipleTouchEnabled = true
    root.rootViewController?.view.addSubview(view)
    finger(SDL_FINGERDOWN, 900, 0.25, 0.5)
    finger(SDL_FINGERDOWN, 901, 0.75, 0.5)
    run { view.down.count == 2 }
    XCTAssertEqual(view.down.count, 2)
    XCTAssertEqual(Set(view.places), [CGPoint(x: 100, y: 150), CGPoint(x: 300, y: 150)])
    XCTAssertTrue(view.down.allSatisfy { $0.type == .direct })
    finger(SDL_FINGERMOTION, 901, 0.75, 0.25)
    run { view.places.contains(CGPoint(x: 300, y: 75)) }
    XCTAssertEqual(
      Set(view.places), [CGPoint(x: 100, y: 150), CGPoint(x: 300, y: 75)], "the other finger stays where it is")
    finger(SDL_FINGERUP, 900, 0.25, 0.5)
    run { view.down.count == 1 }
    XCTAssertEqual(view.places, [CGPoint(x: 300, y: 75)])
    finger(SDL_FINGERUP, 901, 0.75, 0.25)
    run { view.down.isEmpty }
    XCTAssertTrue(view.down.isEmpty)
    XCTAssertEqual(view.ended, 2)
  }

  func testTwoFingersPinch() throws {
    try openApplication()
    let target = PinchLog()
    let pinch = UIPinchGestureRecognizer(target: target, action: Selector("pinched:", PinchLog.pinched(_:)))
    root.rootViewController?.view.addGestureRecognizer(pinch)
    finger(SDL_FINGERDOWN, 5, 0.4, 0.5)
    finger(SDL_FINGERDOWN, 9, 0.6, 0.5)
    nextFrame()
    for step in 1...8 {
      finger(SDL_FINGERMOTION, 5, 0.4 - 0.02 * Float(step), 0.5)
      finger(SDL_FINGERMOTION, 9, 0.6 + 0.02 * Float(step), 0.5)
      nextFrame()
    }
    run { target.scale > 2 }
    XCTAssertGreaterThan(target.scale, 2)
    finger(SDL_FINGERUP, 5, 0.24, 0.5)
    finger(SDL_FINGERUP, 9, 0.76, 0.5)
    run { target.states.last == .ended }
    XCTAssertEqual(target.states.last, .ended)
  }

  private func compose(_ text: String, start: Int32, length: Int32) {
    var event = SDL_Event()
    event.edit.type = SDL_TEXTEDITING.rawValue
    event.edit.windowID = windowID
    event.edit.start = start
    event.edit.length = length
    withUnsafeMutableBytes(of: &event.edit.text) { bytes in
      for (index, byte) in text.utf8.prefix(bytes.count - 1).enumerated() { bytes[index] = byte }
    }
    push(event)
  }

  private func commit(_ text: String) {
    var event = SDL_Event()
    event.text.type = SDL_TEXTINPUT.rawValue
    event.text.windowID = windowID
    withUnsafeMutableBytes(of: &event.text.text) { bytes in
      for (index, byte) in text.utf8.prefix(bytes.count - 1).enumerated() { bytes[index] = byte }
    }
    push(event)
  }

  func testAnInputMethodComposesAndCommits() throws {
    try openApplication()
    let field = ComposingView(frame: CGRect(x: 40, y: 60, width: 200, height: 30))
    root.rootViewController?.view.addSubview(field)
    XCTAssertEqual(SDL_IsTextInputActive(), SDL_FALSE, "nobody takes text yet")
    XCTAssertTrue(field.becomeFirstResponder())
    XCTAssertEqual(SDL_IsTextInputActive(), SDL_TRUE)

    compose("に", start: 1, length: 0)
    run { field.marked == "に" }
    compose("日本", start: 0, length: 1)
    run { field.marked == "日本" }
    XCTAssertEqual(field.marked, "日本")
    XCTAssertEqual(field.selection, 0..<1)
    XCTAssertEqual(field.text, "", "nothing is committed yet")
    commit("日本")
    compose("", start: 0, length: 0)
    run { field.marked.isEmpty && !field.text.isEmpty }
    XCTAssertEqual(field.text, "日本")
    XCTAssertEqual(field.marked, "")

    // More than fits into the short event.
    let long = String(repeating: "語", count: 40)
    var event = SDL_Event()
    event.editExt.type = SDL_TEXTEDITING_EXT.rawValue
    event.editExt.windowID = windowID
    event.editExt.text = SDL_strdup(long)
    event.editExt.start = 40
    push(event)
    run { field.marked == long }
    XCTAssertEqual(field.marked, long)
    XCTAssertEqual(field.selection, 40..<40)

    XCTAssertTrue(field.resignFirstResponder())
    XCTAssertEqual(SDL_IsTextInputActive(), SDL_FALSE)
    commit("lost")
    settle()
    nextFrame()
    XCTAssertEqual(field.text, "日本", "nobody is there to take it")
  }

  func testRealKeysType_andEditingKeysEdit() throws {
    try openApplication()
    let field = ComposingView(frame: CGRect(x: 40, y: 60, width: 200, height: 30))
    root.rootViewController?.view.addSubview(field)
    field.becomeFirstResponder()
    try hand("mousemove", "\(origin.x + 100)", "\(origin.y + 70)")
    try hand("type", "Hey")
    run { field.text == "Hey" }
    try hand("key", "BackSpace", "Return", "Tab", "space")
    run { field.text == "He\n\t " }
    XCTAssertEqual(field.text, "He\n\t ")
  }

  func testFilesOfOneDropOpenTogether() throws {
    try openApplication()
    func drop(_ type: SDL_EventType, _ path: String?) {
      var event = SDL_Event()
      event.drop.type = type.rawValue
      event.drop.windowID = windowID
      event.drop.file = path.flatMap { SDL_strdup($0) }
      push(event)
    }
    let heard = recorder!
    host.delegate = heard
    drop(SDL_DROPBEGIN, nil)
    drop(SDL_DROPFILE, "/tmp/a b.png")
    drop(SDL_DROPFILE, "/tmp/ü.png")
    drop(SDL_DROPCOMPLETE, nil)
    run { !heard.drops.isEmpty }
    XCTAssertEqual(heard.drops.map { $0.map(\.path) }, [["/tmp/a b.png", "/tmp/ü.png"]])
    host.delegate = loop
    drop(SDL_DROPBEGIN, nil)
    drop(SDL_DROPFILE, "/tmp/a b.png")
    drop(SDL_DROPFILE, "/tmp/ü.png")
    drop(SDL_DROPCOMPLETE, nil)
    run { self.delegate.opened.count == 2 }
    XCTAssertEqual(delegate.opened.map(\.path), ["/tmp/a b.png", "/tmp/ü.png"])
    // Text goes to the first responder.
    let field = ComposingView(frame: CGRect(x: 40, y: 60, width: 200, height: 30))
    root.rootViewController?.view.addSubview(field)
    field.becomeFirstResponder()
    drop(SDL_DROPTEXT, "dropped")
    run { field.text == "dropped" }
    XCTAssertEqual(field.text, "dropped")
  }

  // MARK: The window

  /// Returns the window's identifier in the X server.
  private func number() throws -> Window {
    var info = SDL_SysWMinfo()
    info.version = SDL_version(major: 2, minor: 0, patch: 0)
    let sdl = try XCTUnwrap(SDL_GetWindowFromID(1) ?? SDL_GetKeyboardFocus() ?? SDL_GetMouseFocus() ?? anyWindow())
    XCTAssertEqual(SDL_GetWindowWMInfo(sdl, &info), SDL_TRUE)
    return info.info.x11.window
  }

  private func anyWindow() -> OpaquePointer? { (1...200).lazy.compactMap { SDL_GetWindowFromID($0) }.first }

  func testMinimised_noFramesAreMade_andTheContentIsThereRightAfterwards() throws {
    try openApplication()
    XCTAssertEqual(screenPixel(200, 150), 0xff0000)
    let link = CADisplayLink(target: TickCounter.shared, selector: Selector("tick", TickCounter.tick))
    link.add(to: .main, forMode: .common)
    defer { link.invalidate() }
    let x = try number()
    XUnmapWindow(display.display, x)
    XSync(display.display, 0)
    run { UIApplication.shared.applicationState == .background }
    XCTAssertEqual(UIApplication.shared.applicationState, .background)
    XCTAssertEqual(delegate.life, ["willResignActive", "didEnterBackground"])
    XCTAssertFalse(window.isVisible)
    // Animations and display links pause, too.
    let before = loop.frameCount
    root.rootViewController?.view.backgroundColor = .blue
    UIView.animate(withDuration: 0.1) { self.root.rootViewController?.view.alpha = 0.99 }
    run(atLeast: 0.1)
    XCTAssertEqual(loop.frameCount, before, "no frame is made for nobody")
    XMapWindow(display.display, x)
    XSync(display.display, 0)
    run { self.loop.frameCount > before && UIApplication.shared.applicationState == .active }
    window.surface.waitUntilPresented()
    XCTAssertTrue(window.isVisible)
    XCTAssertEqual(UIApplication.shared.applicationState, .active)
    XCTAssertEqual(Array(delegate.life.suffix(2)), ["willEnterForeground", "didBecomeActive"])
    run { self.screenPixel(200, 150) & 0xff > 0xf0 }
    XCTAssertGreaterThan(screenPixel(200, 150) & 0xff, 0xf0, "blue in full")
    XCTAssertGreaterThan(screenPixel(5, 295) & 0xff, 0xf0)
  }

  func testTheDesktopsScaleChanges() throws {
    try openApplication()
    XCTAssertEqual(UIScreen.main.scale, 1)
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    view.backgroundColor = .green
    root.rootViewController?.view.addSubview(view)
    run { self.screenPixel(30, 30) != 0xff0000 }
    setResources("Xft.antialias:\t1\nXft.dpi:\t192\n")
    defer { setResources("") }
    run { UIScreen.main.scale == 2 }
    XCTAssertEqual(UIScreen.main.scale, 2)
    XCTAssertEqual(UIScreen.main.bounds, CGRect(x: 0, y: 0, width: 200, height: 150), "the window keeps its pixels")
    XCTAssertEqual(root.frame, UIScreen.main.bounds)
    XCTAssertEqual(root.traitCollection.displayScale, 2)
    run { self.loop.isIdle && self.screenPixel(110, 110) == 0x00ff00 }
    XCTAssertEqual(screenPixel(110, 110), 0x00ff00, "50 points are 100 pixels now")
    XCTAssertEqual(screenPixel(130, 130), 0xff0000)
    // A click hits the view at its visible position.
    let button = TouchLog(frame: CGRect(x: 100, y: 50, width: 20, height: 20))
    root.rootViewController?.view.addSubview(button)
    try hand("mousemove", "\(origin.x + 220)", "\(origin.y + 120)", "mousedown", "1")
    run { !button.down.isEmpty }
    XCTAssertEqual(button.places, [CGPoint(x: 10, y: 10)])
    try hand("mouseup", "1")
    run { button.down.isEmpty }
  }

  private func setResources(_ text: String) {
    let bytes = Array(text.utf8)
    XChangeProperty(
      display.display, XDefaultRootWindow(display.display), 23, 31, 8, PropModeReplace, bytes, Int32(bytes.count))
    XSync(display.display, 0)
  }
}

/// A view that logs its touches.
private final class TouchLog: UIView {
  var down: [UITouch] = []
  var ended = 0
  var places: [CGPoint] { down.map { $0.location(in: self) } }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { down += touches }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    ended += touches.count
    down.removeAll { touches.contains($0) }
  }
}

@MainActor private final class PinchLog: NSObject {
  var scale: CGFloat = 1
  var states: [UIGestureRecognizer.State] = []
  func pinched(_ pinch: UIPinchGestureRecognizer) {
    scale = pinch.scale
    states.append(pinch.state)
  }
}

/// A view that accepts text, and that shows marked text.
private final class ComposingView: UIView, ComposingInput {
  var text = ""
  var marked = ""
  var selection = 0..<0
  override var canBecomeFirstResponder: Bool { true }
  var hasText: Bool { !text.isEmpty }
  var caretForComposing: CGRect { CGRect(x: 5, y: 5, width: 1, height: 20) }

  func insertText(_ text: String) {
    marked = ""
    self.text += text
  }
  func deleteBackward() { if !text.isEmpty { text.removeLast() } }
  func setComposedText(_ text: String, selection: Range<Int>) {
    marked = text
    self.selection = selection
  }
}

private final class AppRecorder: NSObject, UIApplicationDelegate {
  var opened: [URL] = []
  var life: [String] = []

  func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
    opened.append(url)
    return true
  }
  func applicationDidBecomeActive(_ application: UIApplication) { life.append("didBecomeActive") }
  func applicationWillResignActive(_ application: UIApplication) { life.append("willResignActive") }
  func applicationDidEnterBackground(_ application: UIApplication) { life.append("didEnterBackground") }
  func applicationWillEnterForeground(_ application: UIApplication) { life.append("willEnterForeground") }
}

@MainActor private final class TickCounter: NSObject {
  static let shared = TickCounter()
  var count = 0
  func tick() { count += 1 }
}
