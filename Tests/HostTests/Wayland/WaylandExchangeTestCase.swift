import CoreGraphics
import Foundation
import RuntimeInterface
import UIKitTesting
import XCTest

@testable import WindowHost

/// A base class for tests of the clipboard and of drags between a window and a GTK program on a Wayland compositor.
@preconcurrency @MainActor
class WaylandExchangeTestCase: WaylandTestCase {
  static let color: UInt32 = 0x2255aa
  let image = Data((0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })
  private(set) var display: TestDisplay!
  private var environment: [String: String] = [:]
  var host: WindowHost!
  var window: (any HostWindow)!
  let recorder = HostRecorder()
  var peer: WaylandPeer?

  override func tearDown() async throws {
    peer?.end()
    window?.close()
    (peer, window, host) = (nil, nil, nil)
    try await super.tearDown()
  }

  /// Opens the window and the other program.
  func open(_ arguments: [String]) throws {
    try openWindow()
    try openPeer(arguments)
  }

  func openWindow() throws {
    display = try TestDisplay.get()
    environment = try startCompositor()
    host = try WindowHost(environment: environment)
    host.delegate = recorder
    window = try host.openWindow(title: "test", size: CGSize(width: 300, height: 200))
    window.setCursor(.hidden)
    recorder.onFrame = { [weak self] in
      guard let window = self?.window, window.isVisible else { return }
      Self.fill(window, with: Self.color)
    }
    host.requestFrame()
    host.serve { self.recorder.frames.count > 0 }
    _ = try place(of: Self.color)
  }

  func openPeer(_ arguments: [String]) throws {
    peer = try WaylandPeer(arguments, environment: environment)
    _ = try place(of: Self.color)
    _ = try place(of: WaylandPeer.color)
  }

  /// Draws all pixels of a window in a color.
  static func fill(_ window: any HostWindow, with color: UInt32) {
    let target = window.surface.beginDrawing()
    for y in 0..<target.height {
      let row = (target.base + y * target.bytesPerRow).assumingMemoryBound(to: UInt32.self)
      for x in 0..<target.width { row[x] = 0xff00_0000 | color }
    }
    window.surface.present([PixelRect(x: 0, y: 0, width: target.width, height: target.height)])
  }

  /// Returns a point of the screen at which a window of a color is visible, together with all points around it.
  func place(of color: UInt32) throws -> (x: Int, y: Int) {
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

  func move(to place: (x: Int, y: Int)) throws {
    try display.xdotool(
      ["mousemove", "\(place.x - 3)", "\(place.y)", "mousemove", "\(place.x)", "\(place.y)"], served: true)
  }

  func click(_ color: UInt32) throws {
    try move(to: place(of: color))
    try display.xdotool(["click", "1"], served: true)
  }

  /// Writes data to a file, for the other program.
  func file(_ data: Data) throws -> String {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("tessera-\(UUID().uuidString)")
    try data.write(to: file)
    addTeardownBlock { try? FileManager.default.removeItem(at: file) }
    return file.path
  }

  /// Lets the other program own the clipboard (`own-later`), and returns when the compositor has told this program, which has not read
  /// the message yet.
  func letPeerOwnClipboardUnread() throws {
    let end = Date(timeIntervalSinceNow: WindowHost.timeout)
    peer!.send("go")
    while !peer!.lines.contains("owned"), Date() < end { usleep(10_000) }
    var poll = pollfd(fd: try XCTUnwrap(host.wayland).descriptor, events: Int16(POLLIN), revents: 0)
    while Foundation.poll(&poll, 1, 100) == 0, Date() < end {}
  }

  func base64(_ data: Data) -> String { "data:" + data.base64EncodedString() }

  /// Presses the button in a window, and drags to another one in small steps.
  func drag(from color: UInt32, to target: (x: Int, y: Int)) throws {
    let start = try place(of: color)
    try move(to: start)
    try display.xdotool(["mousedown", "1"], served: true)
    for step in 1...20 {
      let place = (x: start.x + (target.x - start.x) * step / 20, y: start.y + (target.y - start.y) * step / 20)
      try display.xdotool(["mousemove", "\(place.x)", "\(place.y)"], served: true)
    }
  }

  var drags: [(phase: IncomingDragPhase, drag: any IncomingDrag)] {
    recorder.inputs.compactMap { if case .drag(let phase, let drag) = $0 { (phase, drag) } else { nil } }
  }

  /// Begins a drag of the application when the pointer moves with its button pressed, as UIKit does.
  func beginDrags() -> () -> (any OutgoingDrag)? {
    final class Box { var drag: (any OutgoingDrag)? }
    let box = Box()
    recorder.onInput = { [weak self, image] input in
      guard let self, case .pointer(let pointer) = input, pointer.phase == .move, box.drag == nil else { return }
      box.drag = self.window.beginDrag([ClipboardRepresentation(type: "image/png", data: image)])
    }
    return { box.drag }
  }

  /// The compositor does not report the release of the button. The next click must still be complete.
  func assertClicks(line: UInt = #line) throws {
    recorder.inputs = []
    try click(Self.color)
    host.serve { self.recorder.pointers.contains { $0.phase == .up } }
    XCTAssertEqual(recorder.pointers.map(\.phase).filter { $0 == .down || $0 == .up }, [.down, .up], line: line)
  }
}
