import CoreGraphics
import Foundation
import RuntimeInterface
import UIKitTesting
import XCTest

@testable import WindowHost

/// The clipboard and drags between the window and a GTK program on a Wayland compositor.
@preconcurrency @MainActor
final class WaylandExchangeTests: WaylandTestCase {
  private static let color: UInt32 = 0x2255aa
  private let image = Data((0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })
  private var display: TestDisplay!
  private var environment: [String: String] = [:]
  private var host: WindowHost!
  private var window: (any HostWindow)!
  private let recorder = HostRecorder()
  private var peer: WaylandPeer?

  override func tearDown() async throws {
    peer?.end()
    window?.close()
    (peer, window, host) = (nil, nil, nil)
    try await super.tearDown()
  }

  /// Opens the window and the other program.
  private func open(_ arguments: [String]) throws {
    display = try TestDisplay.get()
    environment = try startCompositor()
    host = try WindowHost(environment: environment)
    host.delegate = recorder
    window = try host.openWindow(title: "test", size: CGSize(width: 300, height: 200))
    window.setCursor(.hidden)
    recorder.onFrame = { [weak self] in
      guard let surface = self?.window?.surface else { return }
      let target = surface.beginDrawing()
      for y in 0..<target.height {
        let row = (target.base + y * target.bytesPerRow).assumingMemoryBound(to: UInt32.self)
        for x in 0..<target.width { row[x] = 0xff00_0000 | Self.color }
      }
      surface.present([PixelRect(x: 0, y: 0, width: target.width, height: target.height)])
    }
    host.requestFrame()
    host.serve { self.recorder.frames.count > 0 }
    peer = try WaylandPeer(arguments, environment: environment)
    _ = try place(of: Self.color)
    _ = try place(of: WaylandPeer.color)
  }

  /// Returns a point of the screen at which a window of a color is visible, together with all points around it.
  private func place(of color: UInt32) throws -> (x: Int, y: Int) {
    var result: (x: Int, y: Int)?
    host.serve {
      self.host.requestFrame()
      let picture = self.display.picture(x: 0, y: 0, width: 1000, height: 700).pixels
      func isColored(_ x: Int, _ y: Int) -> Bool {
        let row = (picture.base + y * picture.bytesPerRow).assumingMemoryBound(to: UInt32.self)
        return row[x] & 0xffffff == color
      }
      for y in stride(from: 20, to: 680, by: 5) where result == nil {
        for x in stride(from: 20, to: 980, by: 5)
        where [(0, 0), (-15, -15), (15, -15), (-15, 15), (15, 15)].allSatisfy({ isColored(x + $0.0, y + $0.1) }) {
          result = (x, y)
          break
        }
      }
      return result != nil
    }
    return try XCTUnwrap(result, "a window is covered")
  }

  private func move(to place: (x: Int, y: Int)) throws {
    try display.xdotool(
      ["mousemove", "\(place.x - 3)", "\(place.y)", "mousemove", "\(place.x)", "\(place.y)"], served: true)
  }

  private func click(_ color: UInt32) throws {
    try move(to: place(of: color))
    try display.xdotool(["click", "1"], served: true)
  }

  /// Writes data to a file, for the other program.
  private func file(_ data: Data) throws -> String {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("tessera-\(UUID().uuidString)")
    try data.write(to: file)
    addTeardownBlock { try? FileManager.default.removeItem(at: file) }
    return file.path
  }

  private func base64(_ data: Data) -> String { "data:" + data.base64EncodedString() }

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

  /// Presses the button in a window, and drags to another one in small steps.
  private func drag(from color: UInt32, to target: (x: Int, y: Int)) throws {
    let start = try place(of: color)
    try move(to: start)
    try display.xdotool(["mousedown", "1"], served: true)
    for step in 1...20 {
      let place = (x: start.x + (target.x - start.x) * step / 20, y: start.y + (target.y - start.y) * step / 20)
      try display.xdotool(["mousemove", "\(place.x)", "\(place.y)"], served: true)
    }
  }

  private var drags: [(phase: IncomingDragPhase, drag: any IncomingDrag)] {
    recorder.inputs.compactMap { if case .drag(let phase, let drag) = $0 { (phase, drag) } else { nil } }
  }

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
    drag.finish(isAccepted: true)
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

  /// Begins a drag of the application when the pointer moves with its button pressed, as UIKit does.
  private func beginDrags() -> () -> (any OutgoingDrag)? {
    final class Box { var drag: (any OutgoingDrag)? }
    let box = Box()
    recorder.onInput = { [weak self, image] input in
      guard let self, case .pointer(let pointer) = input, pointer.phase == .move, box.drag == nil else { return }
      box.drag = self.window.beginDrag([ClipboardRepresentation(type: "image/png", data: image)])
    }
    return { box.drag }
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

  /// The compositor does not report the release of the button. The next click must still be complete.
  private func assertClicks(line: UInt = #line) throws {
    recorder.inputs = []
    try click(Self.color)
    host.serve { self.recorder.pointers.contains { $0.phase == .up } }
    XCTAssertEqual(recorder.pointers.map(\.phase).filter { $0 == .down || $0 == .up }, [.down, .up], line: line)
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
