import CX11
import CoreGraphics
import Foundation
import RuntimeInterface
import XCTest

@testable import UIKit
@testable import WindowHost

/// Drags between the window and other X11 programs (XDND). The other program is the test's connection to the display,
/// and a `SelectionPeer` provides its data.
@preconcurrency @MainActor
final class DragTests: WindowTestCase {
  private var peer: SelectionPeer?
  private var source: Window = 0
  private var drags: [(phase: IncomingDragPhase, drag: any IncomingDrag)] = []

  override func setUp() async throws {
    try open()
    recorder.onInput = { [weak self] in if case .drag(let phase, let drag) = $0 { self?.drags.append((phase, drag)) } }
    source = XCreateSimpleWindow(display.display, XDefaultRootWindow(display.display), 0, 0, 1, 1, 0, 0, 0)
    XSync(display.display, 0)
  }

  override func tearDown() async throws {
    peer?.end()
    if source != 0 { XDestroyWindow(display.display, source) }
    XSync(display.display, 0)
    (peer, source, drags) = (nil, 0, [])
    closeAll()
  }

  // MARK: The other program

  private var number: Window { DesktopWindow.x11((window as! DesktopWindow).sdlWindow)!.window }

  private func atom(_ name: String) -> Atom { XInternAtom(display.display, name, 0) }

  private func send(_ name: String, _ words: [UInt], about window: Window, to receiver: Window) {
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = window
    event.xclient.message_type = atom(name)
    event.xclient.format = 32
    withUnsafeMutableBytes(of: &event.xclient.data.l) { bytes in
      for (index, word) in words.enumerated() { bytes.bindMemory(to: UInt.self)[index] = word }
    }
    XSendEvent(display.display, receiver, 0, 0, &event)
    XSync(display.display, 0)
  }

  private func property(_ name: String, of window: Window) -> UInt? {
    var type: Atom = 0
    var format: Int32 = 0
    var count: UInt = 0
    var rest: UInt = 0
    var bytes: UnsafeMutablePointer<UInt8>?
    XGetWindowProperty(display.display, window, atom(name), 0, 1, 0, 0, &type, &format, &count, &rest, &bytes)
    defer { if let bytes { XFree(bytes) } }
    return count == 1 ? bytes.map { UnsafeRawPointer($0).load(as: UInt.self) } : nil
  }

  /// Returns the next message with a name that the other program has received, or nil.
  private func message(_ name: String, to window: Window) -> [UInt]? {
    XSync(display.display, 0)
    var event = XEvent()
    while XCheckTypedWindowEvent(display.display, window, ClientMessage, &event) != 0 {
      guard event.xclient.message_type == atom(name) else { continue }
      return withUnsafeBytes(of: event.xclient.data.l) { $0.bindMemory(to: UInt.self).map { $0 } }
    }
    return nil
  }

  private func wait(for name: String, to window: Window) -> [UInt]? {
    var found: [UInt]?
    run {
      found = found ?? self.message(name, to: window)
      return found != nil
    }
    return found
  }

  private func enter(_ contents: KeyValuePairs<String, Data>) throws -> Window {
    peer = try XCTUnwrap(
      SelectionPeer(contents.map { ($0.key, $0.value) }, on: display.name, selection: "XdndSelection"))
    let proxy = try XCTUnwrap(property("XdndProxy", of: number))
    XCTAssertEqual(property("XdndProxy", of: proxy), proxy)
    XCTAssertEqual(property("XdndAware", of: proxy), 5)
    let types = contents.map { atom($0.key) }
    types.withUnsafeBytes {
      _ = XChangeProperty(
        display.display, source, atom("XdndTypeList"), 4, 32, PropModeReplace,
        $0.bindMemory(to: UInt8.self).baseAddress, Int32(types.count))
    }
    send(
      "XdndEnter", [source, 5 << 24 | (types.count > 3 ? 1 : 0)] + (types + [0, 0, 0]).prefix(3), about: number,
      to: proxy)
    return proxy
  }

  private func move(to x: Int, _ y: Int, _ proxy: Window) {
    let place = UInt(origin.x + x) << 16 | UInt(origin.y + y)
    send("XdndPosition", [source, 0, place, 0, atom("XdndActionCopy")], about: number, to: proxy)
  }

  // MARK: Into the window

  func testAnImageIsDraggedIn() throws {
    let proxy = try enter(["image/png": Data([1, 2, 3]), "com.example.shape": Data([4]), "a/b": Data(), "c/d": Data()])
    move(to: 30, 40, proxy)
    run { !self.drags.isEmpty }
    let drag = try XCTUnwrap(drags.first).drag
    guard case .moved(let place) = drags[0].phase else { return XCTFail("\(drags)") }
    XCTAssertEqual(place, CGPoint(x: 30, y: 40))
    XCTAssertEqual(drag.types, ["image/png", "com.example.shape", "a/b", "c/d"])
    XCTAssertNil(drag.urls)
    drag.answer(isAccepted: false)
    XCTAssertEqual(wait(for: "XdndStatus", to: source)?[1], 2)
    move(to: 31, 40, proxy)
    run { self.drags.count == 2 }
    drag.answer(isAccepted: true)
    XCTAssertEqual(wait(for: "XdndStatus", to: source), [number, 3, 0, 0, atom("XdndActionCopy")])
    send("XdndDrop", [source, 0, 0, 0, 0], about: number, to: proxy)
    run { self.drags.count == 3 }
    // The data is loaded after the drop, and the source is notified only then.
    drag.finish(isAccepted: true, needsData: true)
    var data: Data?
    drag.load("image/png") { data = $0 }
    run { data != nil }
    XCTAssertEqual(data, Data([1, 2, 3]))
    XCTAssertNil(message("XdndFinished", to: source))
    XCTAssertEqual(wait(for: "XdndFinished", to: source), [number, 1, atom("XdndActionCopy"), 0, 0])
    var late: Data?? = .none
    drag.load("image/png") { late = .some($0) }
    XCTAssertEqual(late, .some(nil), "the drag is over")
  }

  func testFilesAreKnownWhenTheDragEnters_andItLeaves() throws {
    let list = Data("file:///tmp/a\r\n".utf8)
    let proxy = try enter(["text/uri-list": list])
    move(to: 5, 6, proxy)
    run { !self.drags.isEmpty }
    XCTAssertEqual(drags.first?.drag.urls, list)
    send("XdndLeave", [source, 0, 0, 0, 0], about: number, to: proxy)
    run { self.drags.count == 2 }
    guard case .left = drags[1].phase else { return XCTFail("\(drags)") }
  }

  /// Browsers offer an image together with its address. The destination requests the image on another thread after the drop.
  func testImageBesideAListOfURLs() throws {
    let proxy = try enter(["text/uri-list": Data("https://example.org/a\r\n".utf8), "image/png": Data([1, 2, 3])])
    move(to: 5, 6, proxy)
    run { !self.drags.isEmpty }
    send("XdndDrop", [source, 0, 0, 0, 0], about: number, to: proxy)
    run { self.drags.count == 2 }
    let drag = try XCTUnwrap(drags.last).drag
    drag.finish(isAccepted: true, needsData: true)
    let answer = LateAnswer()
    DispatchQueue.global().async { answer.request("image/png", of: drag) }
    run { answer.isGiven }
    XCTAssertEqual(answer.data, Data([1, 2, 3]))
    XCTAssertEqual(wait(for: "XdndFinished", to: source)?[1], 1)
  }

  /// If the source of a drag ends without a message, the drag leaves the window.
  func testASourceThatVanishesHasLeft() throws {
    let proxy = try enter(["text/plain": Data("a".utf8)])
    move(to: 5, 6, proxy)
    run { !self.drags.isEmpty }
    XDestroyWindow(display.display, source)
    XSync(display.display, 0)
    source = 0
    run { self.drags.count == 2 }
    guard case .left = drags[1].phase else { return XCTFail("\(drags)") }
  }

  /// Messages in the wrong order and with random contents do not affect a later drag.
  func testMalformedMessages() throws {
    var random = SystemRandomNumberGenerator()
    let proxy = try XCTUnwrap(property("XdndProxy", of: number))
    for _ in 0..<200 {
      let name = ["XdndEnter", "XdndPosition", "XdndLeave", "XdndDrop", "XdndStatus", "XdndFinished", "WM_X"]
        .randomElement(using: &random)!
      let words = (0..<5).map { _ in
        [0, 1, source, 5 << 24, UInt.max, UInt.random(in: 0...UInt.max, using: &random)].randomElement(using: &random)!
      }
      send(name, words, about: Bool.random(using: &random) ? number : 0, to: proxy)
    }
    settle()
    run(atLeast: 0.1)
    drags = []
    send("XdndLeave", [source, 0, 0, 0, 0], about: number, to: proxy)
    _ = try enter(["text/plain": Data("a".utf8)])
    move(to: 5, 6, proxy)
    run { self.drags.contains { if case .moved = $0.phase { true } else { false } } }
  }

  // MARK: Out of the window

  func testItemsAreDraggedOut() throws {
    // A window of another program beside ours.
    let other = XCreateSimpleWindow(
      display.display, XDefaultRootWindow(display.display), 0, 0, 100, 100, 0, 0, 0xffffff)
    var version: UInt = 5
    withUnsafeBytes(of: &version) {
      _ = XChangeProperty(
        display.display, other, atom("XdndAware"), 4, 32, PropModeReplace, $0.bindMemory(to: UInt8.self).baseAddress,
        1)
    }
    XMapRaised(display.display, other)
    XSync(display.display, 0)
    defer { display.remove(other) }
    let drag = try XCTUnwrap(
      window.beginDrag([
        ClipboardRepresentation(type: "image/png", data: Data([1, 2])),
        ClipboardRepresentation(type: "text/plain", text: "t"),
      ]) as? X11OutgoingDrag)
    drag.move(x: origin.x + 5, y: origin.y + 5)
    XCTAssertNil(message("XdndEnter", to: other), "the application handles drags over its own windows")
    drag.move(x: 50, y: 60)
    let enter = try XCTUnwrap(wait(for: "XdndEnter", to: other))
    XCTAssertEqual(enter[1], 5 << 24 | 1, "more than three types")
    XCTAssertEqual(enter[2], atom("image/png"))
    XCTAssertEqual(wait(for: "XdndPosition", to: other)?[2], 50 << 16 | 60)
    XCTAssertFalse(drag.isAccepted)
    drag.move(x: 51, y: 60)
    drag.move(x: 52, y: 60)
    settle()
    XCTAssertNil(message("XdndPosition", to: other), "the destination answers each position first")
    send("XdndStatus", [other, 1, 0, 0, atom("XdndActionCopy")], about: enter[0], to: enter[0])
    run { drag.isAccepted }
    XCTAssertEqual(wait(for: "XdndPosition", to: other)?[2], 52 << 16 | 60)
    var received: Bool?
    XCTAssertTrue(drag.drop { received = $0 })
    XCTAssertNotNil(wait(for: "XdndDrop", to: other))
    let answer = DataAnswer()
    SelectionPeer.read("image/png", of: "XdndSelection", on: display.name) { data in
      DispatchQueue.main.async { answer.give(data) }
    }
    run { answer.isGiven }
    XCTAssertEqual(answer.data, Data([1, 2]))
    XCTAssertNil(received)
    send("XdndFinished", [other, 1, atom("XdndActionCopy"), 0, 0], about: enter[0], to: enter[0])
    run { received != nil }
    XCTAssertEqual(received, true)
    XCTAssertNil(host.outgoingDrag)
  }

  private final class DataAnswer: @unchecked Sendable {
    private(set) var isGiven = false
    private(set) var data: Data?
    func give(_ data: Data?) { (isGiven, self.data) = (true, data) }
  }
}
