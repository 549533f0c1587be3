import CoreGraphics
import Foundation
import RuntimeInterface
import XCTest

@testable import WindowHost

/// Messages of the compositor that arrive late, together, or while windows and connections close.
@preconcurrency @MainActor
final class WaylandInterruptionTests: WaylandExchangeTestCase {
  // MARK: The clipboard

  private var hasChanged: Bool {
    recorder.inputs.contains { if case .clipboardChanged = $0 { true } else { false } }
  }

  /// The other program copies first. Its content is announced before this program copies, and read after that.
  func testTwoProgramsCopyAtTheSameTime() throws {
    try open(["own-later", "text/plain;charset=utf-8=\(file(Data("theirs".utf8)))"])
    try click(WaylandPeer.color)
    host.serve { self.peer!.lines.contains("clicked") }
    try click(Self.color)
    host.serve { self.recorder.pointers.contains { $0.phase == .up } }
    try letPeerOwnClipboardUnread()
    host.clipboard.text = "mine"
    host.serve { self.peer!.lines.contains("lost") }
    XCTAssertTrue(peer!.lines.contains("lost"))
    host.wayland?.roundtrip()
    XCTAssertEqual(host.clipboard.text, "mine")
    XCTAssertFalse(hasChanged)
  }

  /// All descriptors of the program are in use.
  func testContentThatCannotBeRequested() throws {
    try open(["own", "text/plain;charset=utf-8=\(file(Data("theirs".utf8)))"])
    try click(WaylandPeer.color)
    host.serve { self.peer!.lines.contains("owned") }
    try click(Self.color)
    host.serve { self.host.clipboard.types == ["text/plain"] }
    let clipboard = try XCTUnwrap(host.clipboard as? WaylandClipboard)
    var reports: [String] = []
    clipboard.report = { reports.append($0) }
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    var none = rlimit(rlim_cur: 1, rlim_max: limit.rlim_max)
    setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &none)
    let data = clipboard.data(forType: "text/plain")
    setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    XCTAssertNil(data)
    XCTAssertEqual(reports, ["The content of the clipboard (text/plain) cannot be requested: no pipe can be opened."])
    XCTAssertEqual(clipboard.text, "theirs")
  }

  /// The compositor removes the seat, as when its last input device is disconnected, and adds one again. The test calls the listener's
  /// methods, because Weston keeps the seat of its window.
  func testASeatThatIsRemovedAndAddedAgain() throws {
    try open(["read", "text/plain;charset=utf-8"])
    try click(Self.color)
    host.serve { self.recorder.pointers.contains { $0.phase == .up } }
    host.clipboard.text = "before"
    let connection = try XCTUnwrap(host.wayland)
    let seat = try XCTUnwrap(connection.globals.first { $0.name == connection.seatName })
    connection.globalDidDisappear(seat.name)
    XCTAssertNil(connection.seat)
    XCTAssertNil(connection.dataDevice)
    XCTAssertEqual(host.clipboard.text, "before")
    XCTAssertNil(window.beginDrag([ClipboardRepresentation(type: "text/plain", text: "a")]))
    host.clipboard.text = "without a seat"
    connection.roundtrip()
    connection.globalDidAppear(seat)
    XCTAssertNotNil(connection.seat)
    connection.roundtrip()
    XCTAssertEqual(host.clipboard.text, "without a seat")
    recorder.inputs = []
    try click(Self.color)
    host.serve { self.recorder.pointers.contains { $0.phase == .up } }
    // Weston has kept the text of the source that ended, which is newer for it than the input before the click.
    host.clipboard.text = "again"
    try click(WaylandPeer.color)
    host.serve { self.peer!.lines.last == self.base64(Data("again".utf8)) }
    XCTAssertEqual(peer?.lines.last, base64(Data("again".utf8)))
  }

  /// SDL reads the events of all queues of the connection, here while it reports the user's input.
  func testContentThatArrivesWhileInputIsHandled() throws {
    try open(["own-later", "text/plain;charset=utf-8=\(file(Data("theirs".utf8)))"])
    try click(WaylandPeer.color)
    host.serve { self.peer!.lines.contains("clicked") }
    var isOwned = false
    recorder.onInput = { [weak self] input in
      guard case .pointer(let pointer) = input, pointer.phase == .up, !isOwned else { return }
      isOwned = true
      try? self?.letPeerOwnClipboardUnread()
    }
    try click(Self.color)
    host.serve { self.host.clipboard.types == ["text/plain"] }
    XCTAssertEqual(host.clipboard.types, ["text/plain"])
    XCTAssertTrue(hasChanged)
  }

  /// An offer names at most 512 types of another program. The compositor also sends the program its own offers.
  func testManyTypesOfTheApplication() throws {
    try open(["read", "image/png"])
    try click(Self.color)
    host.serve { self.recorder.pointers.contains { $0.phase == .up } }
    let types = (0..<600).map { "application/x-test-\($0)" }
    host.clipboard.setContents(types.map { ClipboardRepresentation(type: $0, data: Data()) })
    try click(WaylandPeer.color)
    host.serve { !self.peer!.lines.dropFirst().isEmpty }
    try click(Self.color)
    host.wayland?.roundtrip()
    XCTAssertTrue(host.clipboard.types == types, "\(host.clipboard.types.count) types")
    XCTAssertFalse(hasChanged)
  }

  // MARK: Drags of another program

  /// Browsers offer an image together with its address. The destination requests the image on another thread after the drop.
  func testImageBesideAListOfURLs() throws {
    try open(["drag", "text/uri-list=\(file(Data("https://example.org/a\r\n".utf8)))", "image/png=\(file(image))"])
    recorder.onInput = { if case .drag(.moved, let drag) = $0 { drag.answer(isAccepted: true) } }
    try drag(from: WaylandPeer.color, to: place(of: Self.color))
    host.serve { !self.drags.isEmpty }
    try display.xdotool(["mouseup", "1"], served: true)
    host.serve { if case .dropped = self.drags.last?.phase { true } else { false } }
    let drag = try XCTUnwrap(drags.last).drag
    drag.finish(isAccepted: true, needsData: true)
    let answer = LateAnswer()
    DispatchQueue.global().async { answer.request("image/png", of: drag) }
    host.serve { answer.isGiven }
    XCTAssertEqual(answer.data, image)
    host.serve { self.peer!.lines.contains("ended") }
    XCTAssertFalse(peer!.lines.contains("failed"))
  }

  /// The list of URLs is requested once, however far the pointer moves until it arrives.
  func testMovementsBeforeTheListOfURLsIsKnown() throws {
    try open(["drag-slowly", "text/uri-list=\(file(Data("file:///tmp/a\r\n".utf8)))"])
    let target = try place(of: Self.color)
    let count = pipeCount
    try drag(from: WaylandPeer.color, to: target)
    let steps = (1...50).flatMap { ["mousemove", "\(target.x + $0 % 10)", "\(target.y + $0 % 7)"] }
    try display.xdotool(steps, served: true)
    XCTAssertLessThanOrEqual(pipeCount, count + 2)
    host.serve { !self.drags.isEmpty }
    XCTAssertEqual(drags.first?.drag.urls, Data(), "the other program has not answered in time")
    try display.xdotool(["mouseup", "1"], served: true)
    host.serve { self.peer!.lines.contains("ended") }
  }

  /// The number of ends of pipes that the program has opened.
  private var pipeCount: Int {
    let folder = "/proc/self/fd/"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.count {
      (try? FileManager.default.destinationOfSymbolicLink(atPath: folder + $0))?.hasPrefix("pipe:") ?? false
    }
  }

  func testAWindowThatClosesUnderADrag() throws {
    try open(["drag", "image/png=\(file(image))"])
    recorder.onInput = { if case .drag(.moved, let drag) = $0 { drag.answer(isAccepted: true) } }
    try drag(from: WaylandPeer.color, to: place(of: Self.color))
    host.serve { !self.drags.isEmpty }
    let drag = try XCTUnwrap(drags.last).drag
    window.close()
    guard case .left = drags.last?.phase else { return XCTFail("\(drags)") }
    recorder.inputs = []
    try display.xdotool(["mousemove", "950", "650", "mouseup", "1"], served: true)
    host.serve { self.peer!.lines.contains("ended") }
    XCTAssertTrue(peer!.lines.contains("failed"))
    XCTAssertTrue(recorder.inputs.isEmpty, "\(recorder.inputs)")
    var data: Data?? = .none
    drag.load("image/png") { data = .some($0) }
    XCTAssertEqual(data, .some(nil))
  }

  /// A destination may keep its drop session for longer than the application has a window.
  func testADropThatOutlivesTheHost() throws {
    try open(["drag", "image/png=\(file(image))"])
    recorder.onInput = { if case .drag(.moved, let drag) = $0 { drag.answer(isAccepted: true) } }
    try drag(from: WaylandPeer.color, to: place(of: Self.color))
    host.serve { !self.drags.isEmpty }
    try display.xdotool(["mouseup", "1"], served: true)
    host.serve { if case .dropped = self.drags.last?.phase { true } else { false } }
    let drag = try XCTUnwrap(drags.last).drag
    recorder.onFrame = nil
    window.close()
    (window, host) = (nil, nil)
    var data: Data?? = .none
    drag.load("image/png") { data = .some($0) }
    let end = Date(timeIntervalSinceNow: WindowHost.timeout)
    while data == nil, Date() < end { _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01)) }
    XCTAssertEqual(data, .some(nil))
    drag.answer(isAccepted: true)
    drag.finish(isAccepted: true, needsData: true)
  }

  // MARK: Drags of the application

  /// The last movements and the release can arrive together.
  func testAReleaseFollowsItsMovements() throws {
    try open(["read", "image/png"])
    let start = try place(of: Self.color)
    try move(to: start)
    try display.xdotool(["mousedown", "1"], served: true)
    host.serve { self.recorder.pointers.last?.phase == .down }
    let down = try XCTUnwrap(recorder.pointers.last).location
    try display.xdotool([
      "mousemove", "\(start.x + 5)", "\(start.y)", "mousemove", "\(start.x + 10)", "\(start.y + 3)", "mouseup", "1",
    ])
    host.serve { self.recorder.pointers.contains { $0.phase == .up } }
    let last = recorder.pointers.prefix { $0.phase != .up }.last
    XCTAssertEqual(last?.phase, .move)
    XCTAssertEqual(last?.location, CGPoint(x: down.x + 10, y: down.y + 3))
    XCTAssertEqual(recorder.pointers.first { $0.phase == .up }?.location, last?.location)
  }

  func testAWindowThatClosesDuringItsDrag() throws {
    try open(["drop", "image/png"])
    let (second, color) = try openSecondWindow()
    defer { second.close() }
    let outgoing = beginDrags()
    try drag(from: Self.color, to: place(of: WaylandPeer.color))
    host.serve { outgoing()?.isAccepted ?? false }
    window.close()
    XCTAssertNil(host.waylandDrag)
    XCTAssertEqual(outgoing()?.isAccepted, false)
    try display.xdotool(["mouseup", "1"], served: true)
    host.wayland?.roundtrip()
    XCTAssertFalse(peer!.lines.contains { $0.hasPrefix("data:") })
    // The next click in another window is complete, although SDL has missed the release.
    recorder.onInput = nil
    recorder.inputs = []
    try click(color)
    host.serve { self.recorder.pointers.contains { $0.phase == .up } }
    XCTAssertEqual(recorder.pointers.map(\.phase).filter { $0 == .down || $0 == .up }, [.down, .up])
  }

  /// SDL keeps a pointer to the window under the mouse, and handles the release of the button in it.
  func testAWindowThatClosesWithAPressedButton() throws {
    try openWindow()
    let (second, color) = try openSecondWindow()
    try move(to: place(of: color))
    try display.xdotool(["mousedown", "1"], served: true)
    host.serve { self.recorder.pointers.last?.phase == .down }
    recorder.onFrame = { [weak self] in
      guard let window = self?.window, window.isVisible else { return }
      Self.fill(window, with: Self.color)
    }
    second.close()
    let end = try place(of: Self.color)
    try display.xdotool(["mousemove", "\(end.x)", "\(end.y)", "mouseup", "1"], served: true)
    try assertClicks()
  }

  /// Opens another window of the application and returns its color.
  private func openSecondWindow() throws -> (window: any HostWindow, color: UInt32) {
    let color: UInt32 = 0x33aa33
    let second = try host.openWindow(title: "second", size: CGSize(width: 150, height: 100))
    let draw = recorder.onFrame
    recorder.onFrame = {
      draw?()
      if second.isVisible { Self.fill(second, with: color) }
    }
    _ = try place(of: color)
    return (second, color)
  }

  func testADragThatOutlivesTheHost() throws {
    try open(["drop", "image/png"])
    let outgoing = beginDrags()
    try drag(from: Self.color, to: place(of: WaylandPeer.color))
    host.serve { outgoing()?.isAccepted ?? false }
    recorder.onFrame = nil
    window.close()
    (window, host) = (nil, nil)
    XCTAssertEqual(outgoing()?.isAccepted, false)
    XCTAssertEqual(outgoing()?.drop { _ in XCTFail("the drag has ended") }, false)
    outgoing()?.cancel()
    try display.xdotool("mouseup", "1")
  }

  // MARK: The connection

  func testACompositorThatEndsDuringADragOfAnotherProgram() throws {
    try open(["drag", "image/png=\(file(image))"])
    recorder.onInput = { if case .drag(.moved, let drag) = $0 { drag.answer(isAccepted: true) } }
    try drag(from: WaylandPeer.color, to: place(of: Self.color))
    host.serve { !self.drags.isEmpty }
    let drag = try XCTUnwrap(drags.last).drag
    host.clipboard.text = "mine"
    endCompositor()
    host.serve { self.host.failure != nil }
    XCTAssertNotNil(host.failure)
    XCTAssertNil(host.waylandDragOver)
    XCTAssertTrue(recorder.inputs.contains { if case .closeRequested = $0 { true } else { false } })
    var data: Data?? = .none
    drag.load("image/png") { data = .some($0) }
    XCTAssertEqual(data, .some(nil))
    drag.finish(isAccepted: true, needsData: true)
    host.clipboard.text = "later"
    XCTAssertEqual(host.clipboard.text, "later")
    try display.xdotool("mouseup", "1")
  }

  func testACompositorThatEndsDuringADragOfTheApplication() throws {
    try open(["drop", "image/png"])
    let outgoing = beginDrags()
    try drag(from: Self.color, to: place(of: WaylandPeer.color))
    host.serve { outgoing()?.isAccepted ?? false }
    endCompositor()
    host.serve { self.host.failure != nil }
    XCTAssertNotNil(host.failure)
    XCTAssertNil(host.waylandDrag)
    XCTAssertEqual(outgoing()?.isAccepted, false)
    try display.xdotool("mouseup", "1")
  }
}
