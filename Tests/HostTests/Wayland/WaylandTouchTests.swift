import CoreGraphics
import Foundation
import RuntimeInterface
import XCTest

@testable import WindowHost

/// Drags to other programs that begin by touch, and their pictures outside the window.
@preconcurrency @MainActor
final class WaylandTouchTests: XCTestCase {
  private var compositor: TouchCompositor!
  private var folder: URL!
  /// The variables that a test has changed, with their values before.
  private var oldEnvironment: [String: String?] = [:]
  private var host: WindowHost!
  private var window: (any HostWindow)!
  private let recorder = HostRecorder()

  override func tearDown() async throws {
    recorder.onInput = nil
    window?.close()
    (window, host) = (nil, nil)
    compositor?.end()
    for (name, value) in oldEnvironment {
      if let value { setenv(name, value, 1) } else { unsetenv(name) }
    }
    oldEnvironment = [:]
    if let folder { try? FileManager.default.removeItem(at: folder) }
  }

  private func open(scale: Int = 1) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("tessera-touch-\(getpid())")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    compositor = try TouchCompositor(path: folder.appendingPathComponent("test").path, scale: scale)
    for name in ["XDG_RUNTIME_DIR", "WAYLAND_DISPLAY"] {
      oldEnvironment.updateValue(ProcessInfo.processInfo.environment[name], forKey: name)
    }
    setenv("XDG_RUNTIME_DIR", folder.path, 1)
    setenv("WAYLAND_DISPLAY", "test", 1)
    host = try WindowHost(environment: [
      "XDG_RUNTIME_DIR": folder.path, "WAYLAND_DISPLAY": "test", "SDL_VIDEODRIVER": "wayland",
    ])
    host.delegate = recorder
    window = try host.openWindow(title: "test", size: CGSize(width: 300, height: 200))
  }

  private func waitForLine(_ start: String) throws -> String {
    host.serve { self.compositor.lines.contains { $0.hasPrefix(start) } }
    return try XCTUnwrap(compositor.lines.last { $0.hasPrefix(start) })
  }

  private func send(_ line: String, until phase: RawInput.Pointer.Phase) {
    let count = recorder.pointers.count { $0.phase == phase }
    compositor.send(line)
    host.serve { self.recorder.pointers.count { $0.phase == phase } > count }
  }

  /// Puts a finger on the window and begins a drag.
  private func beginDrag(_ picture: @escaping @MainActor () -> DragPicture? = { nil }) throws -> any OutgoingDrag {
    send("down 7 100 100", until: .down)
    return try XCTUnwrap(
      window.beginDrag([ClipboardRepresentation(type: "text/plain", text: "text")], picture: picture))
  }

  func testADragBeginsWithTheSerialNumberOfTheTouch() throws {
    try open()
    let drag = try beginDrag()
    let serial = try waitForLine("down").dropFirst(5)
    send("motion 7 200 150", until: .move)
    XCTAssertFalse(compositor.lines.contains { $0.hasPrefix("drag") }, "the finger is in the window")
    compositor.send("motion 7 310 150")
    XCTAssertEqual(try waitForLine("drag"), "drag \(serial) none")
    XCTAssertFalse(drag.showsPicture)
    // The compositor reports no release of the finger, but the end of the drag.
    let outside = try XCTUnwrap(recorder.pointers.last { $0.phase == .move })
    XCTAssertEqual(outside.location.x, 310, accuracy: 0.01, "SDL reports fractions of the window")
    XCTAssertEqual(outside.location.y, 150, accuracy: 0.01)
    XCTAssertEqual([outside.kind], [.touch])
    send("cancelled", until: .up)
    let release = try XCTUnwrap(recorder.pointers.last)
    XCTAssertEqual(release.id, recorder.pointers[0].id)
    XCTAssertEqual([release.kind], [.touch])
    XCTAssertFalse(CGRect(origin: .zero, size: window.size).contains(release.location))
    // The next touch is complete, although SDL considers the finger to be down.
    recorder.inputs = []
    send("down 7 50 50", until: .down)
    send("up 7", until: .up)
    XCTAssertEqual(recorder.pointers.map(\.phase).filter { $0 != .move }, [.down, .up])
    XCTAssertEqual(recorder.pointers.map(\.kind), recorder.pointers.map { _ in .touch })
  }

  /// Compositors accept the serial number of a touch only while it is the only one.
  func testADragWithTwoFingersStaysInTheWindow() throws {
    try open()
    _ = try beginDrag()
    send("down 8 20 20", until: .down)
    send("motion 7 310 150", until: .move)
    send("up 8", until: .up)
    XCTAssertFalse(compositor.lines.contains { $0.hasPrefix("drag") })
    send("up 7", until: .up)
  }

  func testThePictureOfADrag() throws {
    try open()
    var requests = 0
    let drag = try beginDrag {
      requests += 1
      let pixels = PixelBuffer(width: 20, height: 10)
      pixels.base.assumingMemoryBound(to: UInt32.self)[0] = 0x8040_2010
      return DragPicture(pixels: pixels, pointer: CGPoint(x: 6, y: 4))
    }
    XCTAssertEqual(requests, 0, "the picture is drawn when the finger leaves the window")
    compositor.send("motion 7 310 150")
    XCTAssertEqual(try waitForLine("icon"), "icon 20 10 1 -6 -4 80402010")
    XCTAssertTrue(try waitForLine("drag").hasSuffix("icon"))
    XCTAssertTrue(drag.showsPicture)
    XCTAssertEqual(requests, 1)
    drag.cancel()
    _ = try waitForLine("gone")
  }

  /// The size of a buffer must be a multiple of its scale.
  func testThePictureOfADragAtTwoPixelsAPoint() throws {
    try open(scale: 2)
    XCTAssertEqual((window as? DesktopWindow)?.scale, 2)
    let drag = try beginDrag {
      DragPicture(pixels: PixelBuffer(width: 21, height: 11), pointer: CGPoint(x: 8, y: 4))
    }
    compositor.send("motion 7 310 150")
    XCTAssertEqual(try waitForLine("icon"), "icon 22 12 2 -4 -2 00000000")
    drag.cancel()
  }

  /// SDL keeps the touched surface until the finger is lifted, and the compositor uses the number of the finger again.
  func testAWindowThatClosesUnderAFinger() throws {
    try open()
    send("down 7 50 50", until: .down)
    window.close()
    window = try host.openWindow(title: "second", size: CGSize(width: 300, height: 200))
    recorder.inputs = []
    send("down 7 60 60", until: .down)
    send("motion 7 70 70", until: .move)
    send("up 7", until: .up)
    XCTAssertEqual(recorder.pointers.map(\.phase), [.down, .move, .up])
  }

  func testAWindowThatClosesDuringADragByTouch() throws {
    try open()
    let drag = try beginDrag { DragPicture(pixels: PixelBuffer(width: 2, height: 2), pointer: .zero) }
    compositor.send("motion 7 310 150")
    _ = try waitForLine("icon")
    window.close()
    XCTAssertFalse(drag.showsPicture)
    host.serve(seconds: WindowHost.timeout) { self.compositor.lines.contains("gone") }
    XCTAssertTrue(compositor.lines.contains("gone"))
  }
}
