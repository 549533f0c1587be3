import CoreGraphics
import Foundation
import RuntimeInterface
import WindowHost
import XCTest

/// Input from the mouse and the keyboard of a real X server.
@preconcurrency @MainActor
final class WindowInputTests: WindowTestCase {
  override func tearDown() async throws { closeAll() }

  private func move(_ x: Int, _ y: Int) throws {
    try hand("mousemove", "\(origin.x + x)", "\(origin.y + y)")
  }

  func testMouse() throws {
    try open()
    try move(100, 50)
    run { self.recorder.pointers.last?.location == CGPoint(x: 100, y: 50) }
    XCTAssertEqual(recorder.pointers.last?.phase, .hover)
    recorder.inputs = []
    try hand("mousedown", "1")
    try move(110, 60)
    try hand("mouseup", "1")
    run { self.recorder.pointers.last?.phase == .up }
    XCTAssertEqual(recorder.pointers.map(\.phase), [.down, .move, .up])
    XCTAssertEqual(recorder.pointers.map(\.buttons), [1, 1, 0])
    XCTAssertEqual(recorder.pointers.last?.location, CGPoint(x: 110, y: 60))
    XCTAssertTrue(recorder.pointers.allSatisfy { $0.id == 0 && $0.kind == .mouse && $0.pressure == 1 })
    recorder.inputs = []
    try hand("click", "3")
    run { self.recorder.pointers.count == 2 }
    XCTAssertEqual(recorder.pointers.map(\.buttons), [2, 0], "the secondary button is bit 1")
    recorder.inputs = []
    try hand("keydown", "shift", "click", "2", "keyup", "shift")
    run { self.recorder.pointers.count == 2 }
    XCTAssertEqual(recorder.pointers.map(\.buttons), [4, 0])
    XCTAssertEqual(recorder.pointers.first?.modifiers, .shift)
    recorder.inputs = []
    try hand("mousemove", "1", "1")
    run { self.recorder.pointers.last?.phase == .hoverEnd }
    XCTAssertEqual(recorder.pointers.last?.phase, .hoverEnd)
  }

  func testWheel() throws {
    try open()
    try move(200, 100)
    settle()
    recorder.inputs = []
    for button in ["4", "5", "6", "7"] { try hand("click", button) }
    run { self.recorder.scrolls.count == 4 }
    XCTAssertEqual(
      recorder.scrolls.map(\.notches),
      [CGPoint(x: 0, y: 1), CGPoint(x: 0, y: -1), CGPoint(x: 1, y: 0), CGPoint(x: -1, y: 0)],
      "up moves the content down, left moves it right")
    XCTAssertTrue(recorder.scrolls.allSatisfy { $0.phase == .discrete })
    XCTAssertEqual(recorder.scrolls.first?.location, CGPoint(x: 200, y: 100))
    XCTAssertEqual(recorder.scrolls.first?.delta, CGPoint(x: 0, y: 60))
    XCTAssertEqual(recorder.pointers.count, 0, "the wheel's buttons are no buttons")
  }

  func testKeys() throws {
    try open()
    try move(200, 100)
    try hand("key", "a", "shift+a", "ctrl+c", "Left", "Return")
    run { self.recorder.keys.count == 14 }
    let down = recorder.keys.filter { $0.isDown }
    XCTAssertEqual(down.map(\.usage), [0x04, 0xe1, 0x04, 0xe0, 0x06, 0x50, 0x28], "USB HID usages")
    XCTAssertEqual(down.map(\.charactersIgnoringModifiers), ["a", "", "a", "", "c", "", "\r"])
    XCTAssertEqual(down[2].characters, "A")
    XCTAssertEqual(down[2].modifiers, .shift)
    XCTAssertEqual(down[4].modifiers, .control)
    XCTAssertEqual(recorder.keys.count { !$0.isDown }, 7)
    XCTAssertEqual(recorder.texts, [], "nobody asked for text")
  }

  func testTextInput() throws {
    try open()
    try move(200, 100)
    window.setTextInput(active: true, caret: CGRect(x: 10, y: 10, width: 1, height: 20))
    try hand("type", "Hi!")
    run { self.recorder.texts.joined() == "Hi!" }
    XCTAssertEqual(recorder.texts.joined(), "Hi!")
    XCTAssertEqual(recorder.keys.filter { $0.isDown }.map(\.characters).joined(), "Hi!")
    window.setTextInput(active: false, caret: .zero)
    recorder.inputs = []
    try hand("type", "x")
    run { self.recorder.keys.count == 2 }
    XCTAssertEqual(recorder.texts, [])
  }

  func testClipboardData_andTitle() throws {
    try open()
    host.clipboard.text = "häl\u{1F600}o"
    XCTAssertEqual(host.clipboard.text, "häl\u{1F600}o")
    host.clipboard.setContents([ClipboardRepresentation(type: "image/png", data: Data([1, 2]))])
    XCTAssertEqual(host.clipboard.data(forType: "image/png"), Data([1, 2]))
    window.title = "Ænother"
    XCTAssertEqual(window.title, "Ænother")
  }

  func testTextIsCopiedToOtherPrograms_andPastedFromThem() throws {
    try open()
    host.clipboard.text = "from here: ä\u{1F600}"
    let answer = Answer()
    ForeignClipboard.read(on: display.name) { text in DispatchQueue.main.async { answer.give(text) } }
    run { answer.isGiven }
    XCTAssertEqual(answer.text, "from here: ä\u{1F600}")

    host.clipboard.setContents([ClipboardRepresentation(type: "image/png", data: Data([1]))])
    recorder.inputs = []
    let owned = Answer()
    ForeignClipboard.own("from there: ü", on: display.name) { DispatchQueue.main.async { owned.give("") } }
    run {
      owned.isGiven && self.recorder.inputs.contains { if case .clipboardChanged = $0 { true } else { false } }
    }
    XCTAssertTrue(
      recorder.inputs.contains { if case .clipboardChanged = $0 { true } else { false } }, "the host is notified")
    // SDL allows other programs a second to answer.
    run { self.host.clipboard.text == "from there: ü" }
    XCTAssertEqual(host.clipboard.text, "from there: ü")
    XCTAssertNil(host.clipboard.data(forType: "image/png"), "what was copied before is gone")
    // Takes the ownership of the clipboard, which ends the other program.
    host.clipboard.text = "done"
    settle()
  }

  func testCursorShapes() throws {
    try open()
    try move(200, 100)
    settle()
    var pictures: [String: [UInt]] = [:]
    for cursor in [
      HostCursor.arrow, .pointingHand, .text, .closedHand, .crosshair, .resizeHorizontal, .resizeVertical, .notAllowed,
      .wait,
    ] {
      window.setCursor(cursor)
      settle()
      pictures["\(cursor)"] = try CursorPicture.now(on: display.display)
    }
    XCTAssertEqual(Set(pictures.values).count, 9, "nine shapes, none like another")
    XCTAssertTrue(pictures.values.allSatisfy { $0.dropFirst(4).contains { $0 != 0 } }, "none is empty")
    window.setCursor(.openHand)
    settle()
    XCTAssertTrue(try CursorPicture.now(on: display.display) == pictures["pointingHand"], "SDL has one hand only")
    window.setCursor(.arrow)
    settle()
    XCTAssertTrue(try CursorPicture.now(on: display.display) == pictures["arrow"])
    // A cursor that is set while the mouse is elsewhere is visible when it returns.
    try hand("mousemove", "1", "1")
    settle()
    window.setCursor(.text)
    try move(200, 100)
    settle()
    XCTAssertTrue(try CursorPicture.now(on: display.display) == pictures["text"])
    window.setCursor(.arrow)
  }
}

/// The result of an operation on another thread.
@MainActor
private final class Answer {
  private(set) var text: String?
  private(set) var isGiven = false
  nonisolated func give(_ text: String?) {
    MainActor.assumeIsolated {
      self.text = text
      isGiven = true
    }
  }
}
