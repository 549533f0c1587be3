import CoreGraphics
import Foundation
import RuntimeInterface
import UIKitTesting
import XCTest

@testable import WindowHost

/// The clipboard and drags between the window and a GTK program on a Wayland compositor.
@preconcurrency @MainActor
final class WaylandExchangeTests: WaylandExchangeTestCase {
  // MARK: The clipboard

  func testContentOfAnotherProgram() throws {
    try open([
      "own", "image/png=\(file(image))",
      "text/plain;charset=utf-8=\(file(Data("Grüße".utf8)))",
    ])
    let count = host.clipboard.changeCount
    try click(WaylandPeer.color)
    host.serve { self.peer!.lines.contains("owned") }
    try click(Self.color)
    host.serve { self.host.clipboard.types.contains("image/png") }
    XCTAssertGreaterThan(host.clipboard.changeCount, count)
    XCTAssertEqual(Set(host.clipboard.types), ["image/png", "text/plain"])
    XCTAssertTrue(recorder.inputs.contains { if case .clipboardChanged = $0 { true } else { false } })
    // The other program answers while this one waits.
    XCTAssertEqual(host.clipboard.text, "Grüße")
    // Weston sends data other than text only to SDL's data device.
    let data = try XCTUnwrap(host.clipboard.data(forType: "image/png"))
    XCTAssertTrue(data == image || data.isEmpty, "\(data.count) bytes")
    XCTAssertNil(host.clipboard.data(forType: "image/gif"))
    // The other program loses the clipboard.
    host.clipboard.text = "mine"
    host.serve { self.peer!.lines.contains("lost") }
    XCTAssertEqual(host.clipboard.text, "mine")
  }

  func testContentForAnotherProgram() throws {
    try open(["read", "image/png"])
    try click(Self.color)
    host.serve { self.recorder.pointers.contains { $0.phase == .up } }
    host.clipboard.setContents([
      ClipboardRepresentation(type: "text/plain", text: "text"),
      ClipboardRepresentation(type: "image/png") { [image] completion in
        DispatchQueue.global().async { completion(image) }
      },
    ])
    XCTAssertEqual(host.clipboard.types, ["text/plain", "image/png"])
    try click(WaylandPeer.color)
    // A long line arrives in parts.
    host.serve { self.peer!.lines.last == self.base64(self.image) }
    XCTAssertEqual(peer?.lines.last, base64(image))
    // The compositor has sent the program its own offer, which is no change by another program.
    try click(Self.color)
    XCTAssertEqual(host.clipboard.types, ["text/plain", "image/png"])
    XCTAssertFalse(recorder.inputs.contains { if case .clipboardChanged = $0 { true } else { false } })
  }

  func testContentThatIsSetBeforeTheFirstInput() throws {
    try open(["read", "text/plain;charset=utf-8"])
    host.clipboard.text = "early"
    XCTAssertEqual(host.clipboard.text, "early")
    try click(Self.color)
    host.serve { self.recorder.pointers.contains { $0.phase == .up } }
    try click(WaylandPeer.color)
    host.serve { self.peer!.lines.last == self.base64(Data("early".utf8)) }
    XCTAssertEqual(peer?.lines.last, base64(Data("early".utf8)))
  }

  // MARK: Drags

  func testADragFromAnotherProgram() throws {
    let list = Data("file:///tmp/a%20b\r\n".utf8)
    try open(["drag", "text/uri-list=\(file(list))", "image/png=\(file(image))"])
    recorder.onInput = { if case .drag(.moved, let drag) = $0 { drag.answer(isAccepted: true) } }
    let target = try place(of: Self.color)
    try drag(from: WaylandPeer.color, to: target)
    host.serve { !self.drags.isEmpty }
    let drag = try XCTUnwrap(drags.first).drag
    XCTAssertEqual(Set(drag.types), ["text/uri-list", "image/png"])
    XCTAssertEqual(drag.urls, list, "the list is known from the start")
    try display.xdotool(["mouseup", "1"], served: true)
    host.serve { if case .dropped = self.drags.last?.phase { true } else { false } }
    guard case .dropped(let location) = drags.last?.phase else { return XCTFail("\(drags)") }
    XCTAssertTrue(CGRect(origin: .zero, size: window.size).contains(location), "\(location)")
    var data: Data?
    drag.load("image/png") { data = $0 }
    drag.finish(isAccepted: true, needsData: true)
    host.serve { data != nil }
    XCTAssertEqual(data, image)
    host.serve { self.peer!.lines.contains("ended") }
    XCTAssertFalse(peer!.lines.contains("failed"))
  }

  func testARefusedDragFromAnotherProgram() throws {
    try open(["drag", "image/png=\(file(image))"])
    recorder.onInput = { if case .drag(.moved, let drag) = $0 { drag.answer(isAccepted: false) } }
    try drag(from: WaylandPeer.color, to: place(of: Self.color))
    host.serve { !self.drags.isEmpty }
    try display.xdotool(["mouseup", "1"], served: true)
    host.serve { self.peer!.lines.contains("ended") }
    XCTAssertTrue(peer!.lines.contains("failed"))
    host.serve { if case .left = self.drags.last?.phase { true } else { false } }
    guard case .left = drags.last?.phase else { return XCTFail("\(drags)") }
  }

  func testADragIntoAnotherProgram() throws {
    try open(["drop", "image/png"])
    let outgoing = beginDrags()
    let target = try place(of: WaylandPeer.color)
    try drag(from: Self.color, to: target)
    host.serve { outgoing()?.isAccepted ?? false }
    XCTAssertEqual(recorder.pointers.count { $0.phase == .up }, 0, "the button is still pressed")
    var isReceived: Bool?
    let old = recorder.onInput
    recorder.onInput = { input in
      old?(input)
      guard case .pointer(let pointer) = input, pointer.phase == .up else { return }
      XCTAssertTrue(outgoing()!.isAccepted)
      XCTAssertTrue(outgoing()!.drop { isReceived = $0 })
    }
    try display.xdotool(["mouseup", "1"], served: true)
    host.serve { isReceived != nil && self.peer!.lines.last == self.base64(self.image) }
    XCTAssertEqual(isReceived, true)
    XCTAssertEqual(peer?.lines.last, base64(image))
    recorder.onInput = nil
    try assertClicks()
  }

  func testADragThatComesBack() throws {
    try open(["drop", "image/png"])
    let outgoing = beginDrags()
    let inside = try place(of: Self.color)
    try drag(from: Self.color, to: place(of: WaylandPeer.color))
    host.serve { outgoing()?.isAccepted ?? false }
    let moves = recorder.pointers.count
    try display.xdotool(
      ["mousemove", "\(inside.x)", "\(inside.y)", "mousemove", "\(inside.x + 1)", "\(inside.y)"], served: true)
    host.serve { self.recorder.pointers.count > moves && !(outgoing()?.isAccepted ?? true) }
    let bounds = CGRect(origin: .zero, size: window.size)
    XCTAssertTrue(bounds.contains(try XCTUnwrap(recorder.pointers.last).location))
    XCTAssertEqual(recorder.pointers.last?.phase, .move)
    var end: RawInput.Pointer?
    recorder.onInput = { input in
      guard case .pointer(let pointer) = input, pointer.phase == .up else { return }
      end = pointer
      outgoing()?.cancel()
    }
    try display.xdotool(["mouseup", "1"], served: true)
    host.serve { end != nil }
    XCTAssertTrue(bounds.contains(try XCTUnwrap(end).location))
    XCTAssertTrue(drags.isEmpty, "the application's own drag is not one of another program")
    XCTAssertFalse(peer!.lines.contains { $0.hasPrefix("data:") })
    try assertClicks()
  }

  func testADragThatNobodyAccepts() throws {
    try open(["read", "image/png"])
    let outgoing = beginDrags()
    try drag(from: Self.color, to: place(of: WaylandPeer.color))
    host.serve { (outgoing() as? WaylandOutgoingDrag)?.source != nil }
    var end: RawInput.Pointer?
    recorder.onInput = { input in
      guard case .pointer(let pointer) = input, pointer.phase == .up else { return }
      end = pointer
      XCTAssertFalse(outgoing()!.isAccepted)
      outgoing()?.cancel()
    }
    try display.xdotool(["mouseup", "1"], served: true)
    host.serve { end != nil }
    XCTAssertFalse(CGRect(origin: .zero, size: window.size).contains(try XCTUnwrap(end).location))
    recorder.onInput = nil
    try assertClicks()
  }
}
