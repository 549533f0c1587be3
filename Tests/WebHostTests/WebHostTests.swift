import CoreGraphics
import Foundation
import RuntimeInterface
import XCTest

@testable import WebHost

/// The browser host with a client of the test: the events that the program receives, and the frames that the page
/// receives.
@preconcurrency @MainActor
final class WebHostTests: WebTestCase {
  /// Fills the window with a color in the next frame.
  ///
  /// - Parameter isRepeated: Indicates whether each later frame is filled too. A page that is open may receive the next one.
  private func draw(
    _ window: any HostWindow, _ color: UInt32, _ rect: PixelRect? = nil, isRepeated: Bool = false
  ) {
    recorder.onFrame = { [unowned self] in
      let target = window.surface.beginDrawing()
      let rect = rect ?? PixelRect(x: 0, y: 0, width: target.width, height: target.height)
      for y in rect.y..<rect.maxY {
        for x in rect.x..<rect.maxX {
          target.base.storeBytes(of: color, toByteOffset: y * target.bytesPerRow + x * 4, as: UInt32.self)
        }
      }
      window.surface.present([rect])
      if !isRepeated { recorder.onFrame = nil }
    }
    host.requestFrame()
  }

  func testWithoutAPage_nothingIsDrawn() throws {
    let window = try openHost()
    XCTAssertFalse(window.isVisible)
    draw(window, 0)
    for _ in 0..<20 { _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.002)) }
    XCTAssertEqual(recorder.frameCount, 0)
  }

  func testAPageBringsItsSize_andSeesTheWindow() throws {
    let window = try openHost()
    draw(window, 0x0011_2233)
    let page = try page(width: 300, height: 200, scale: 2)
    XCTAssertTrue(window.isVisible)
    XCTAssertEqual(window.size, CGSize(width: 150, height: 100))
    XCTAssertEqual(window.scale, 2)
    XCTAssertEqual(recorder.log, ["resized"])
    XCTAssertEqual(page.title, "test")
    XCTAssertEqual(page.cursor, "default")
    XCTAssertEqual(page.canvas.width, 300)
    XCTAssertEqual(page.canvas.pixels[0], 0xff33_2211)
  }

  func testTitleCursorAndTextInput_reachThePage() throws {
    let window = try openHost()
    draw(window, 0)
    let page = try page()
    window.title = "Wörter"
    window.setCursor(.pointingHand)
    window.setTextInput(active: true, caret: CGRect(x: 1, y: 2, width: 3, height: 4))
    host.clipboard.text = "kopiert"
    try page.wait { page.copied == ["kopiert"] }
    XCTAssertEqual(page.title, "Wörter")
    XCTAssertEqual(page.cursor, "pointer")
    XCTAssertTrue(page.isWriting)
    XCTAssertEqual(host.clipboard.text, "kopiert")
  }

  /// Images and markup are copied in addition to text, even if a provider creates them later. Other types are not sent.
  func testImagesAndMarkup_areCopiedToThePage() throws {
    draw(try openHost(), 0)
    let page = try page()
    host.clipboard.setContents([
      ClipboardRepresentation(type: "image/png") { done in DispatchQueue.global().async { done(Data([1, 2, 3])) } },
      ClipboardRepresentation(type: "text/html", text: "<b>a</b>"),
      ClipboardRepresentation(type: "com.example.note", text: "secret"),
      ClipboardRepresentation(type: ClipboardRepresentation.text, text: "a"),
    ])
    try page.wait { !page.copiedItems.isEmpty }
    XCTAssertEqual(page.copied, ["a"])
    XCTAssertEqual(
      page.copiedItems, [["image/png": [1, 2, 3], "text/html": Array("<b>a</b>".utf8), "text/plain": [97]]])
    // Text alone is sent as text.
    host.clipboard.text = "b"
    try page.wait { page.copied == ["a", "b"] }
    XCTAssertEqual(page.copiedItems.count, 1)
  }

  func testAnImage_isPastedFromThePage() throws {
    draw(try openHost(), 0)
    let page = try page()
    recorder.inputs = []
    page.send(PageWriter.pasted([("image/png", [4, 5]), ("text/plain", Array("name".utf8))]))
    try page.settle()
    XCTAssertEqual(recorder.log, ["clipboard"])
    XCTAssertEqual(host.clipboard.types, ["image/png", "text/plain"])
    XCTAssertEqual(host.clipboard.data(forType: "image/png"), Data([4, 5]))
    XCTAssertEqual(host.clipboard.text, "name")
  }

  func testInput_isReportedInOrder() throws {
    let window = try openHost()
    draw(window, 0)
    let page = try page()
    recorder.inputs = []
    page.send(PageWriter.mouse(10, 20))
    page.send(PageWriter.mouse(10, 20, buttons: 1))
    page.send(PageWriter.mouse(11, 20, buttons: 1))
    page.send(PageWriter.mouse(11, 20, buttons: 0))
    page.send(PageWriter.finger(70, 0, 5, 5))
    page.send(PageWriter.finger(71, 0, 6, 6))
    page.send(PageWriter.finger(70, 1, 5, 9))
    page.send(PageWriter.finger(70, 2, 5, 9))
    page.send(PageWriter.wheel(1, 1, dy: -60, notches: -1))
    page.send(PageWriter.key(4, down: true, "a"))
    page.send(PageWriter.text("a"))
    page.send(PageWriter.key(4, down: true, "a"))
    page.send(PageWriter.key(4, down: false, "a"))
    page.send(PageWriter.composing("に", 0, 1))
    page.send(PageWriter.clipboard("pasted"))
    page.send(PageWriter.clipboard("pasted"))
    try page.settle()
    XCTAssertEqual(
      recorder.log,
      [
        "mouse 0 hover 10,20 0", "mouse 0 down 10,20 1", "mouse 0 move 11,20 1", "mouse 0 up 11,20 0",
        "touch 1 down 5,5 1", "touch 2 down 6,6 1", "touch 1 move 5,9 1", "touch 1 up 5,9 0",
        "scroll discrete -60.0 -1.0",
        "key down 4 a", "text a", "key down 4 a again", "key up 4 a", "composing に 0..<1", "clipboard",
      ])
    XCTAssertEqual(host.clipboard.text, "pasted")
  }

  func testATouchpad_beginsChangesAndEnds() throws {
    let window = try openHost()
    draw(window, 0)
    let page = try page()
    recorder.inputs = []
    page.send(PageWriter.wheel(1, 1, dy: -3))
    page.send(PageWriter.wheel(1, 1, dy: -4))
    try page.wait { self.recorder.log.count == 3 }
    XCTAssertEqual(recorder.log, ["scroll began -3.0 0.0", "scroll changed -4.0 0.0", "scroll ended 0.0 0.0"])
  }

  /// When a page disconnects, its pressed keys and touches are released.
  func testAPageThatGoes_letsGoOfEverything() throws {
    let window = try openHost()
    draw(window, 0)
    let page = try page()
    page.send(PageWriter.mouse(1, 2, buttons: 1))
    page.send(PageWriter.finger(3, 0, 4, 5))
    page.send(PageWriter.key(4, down: true, "a"))
    page.send(PageWriter.wheel(1, 1, dy: -3))
    try page.settle()
    recorder.inputs = []
    page.hangUp()
    try page.wait { !self.host.hasPage }
    XCTAssertEqual(
      recorder.log,
      [
        "scroll ended 0.0 0.0", "touch 1 cancel 4,5 0", "mouse 0 cancel 1,2 0", "key up 4 a", "visible false",
      ])
    XCTAssertFalse(window.isVisible)
  }

  func testASlowPage_getsFewerFrames_neverABacklog() throws {
    let window = try openHost()
    let page = try client()
    page.answersFrames = false
    var color: UInt32 = 0
    recorder.onFrame = { [unowned self] in
      color += 1
      let target = window.surface.beginDrawing()
      target.base.storeBytes(of: color, as: UInt32.self)
      window.surface.present([PixelRect(x: 0, y: 0, width: 1, height: 1)])
      host.requestFrame()
    }
    host.requestFrame()
    try page.hello(host, width: 50, height: 50)
    try page.wait { page.canvas.frameCount == 2 }
    for _ in 0..<25 {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.004))
      page.poll()
    }
    XCTAssertEqual(page.canvas.frameCount, 2, "two are on their way, and there are no more")
    XCTAssertEqual(recorder.frameCount, 2)
    page.answerFrames()
    try page.wait { page.canvas.frameCount >= 3 }
    XCTAssertLessThanOrEqual(page.canvas.frameCount, 4)
    page.answersFrames = true
    page.answerFrames()
    try page.wait { page.canvas.frameCount >= 12 }
    recorder.onFrame = nil
  }

  /// While sent bytes are waiting to be read, no frame is made, whatever the page acknowledges.
  func testAPageThatAnswersWithoutReading_getsNothingThatPilesUp() throws {
    let window = try openHost()
    let page = try client()
    page.answersFrames = false
    var random = SystemRandomNumberGenerator()
    var most = 0
    recorder.onFrame = { [unowned self] in
      let target = window.surface.beginDrawing()
      // Pixels that all differ, so that a megabyte is sent without compression.
      for word in 0..<(target.height * target.bytesPerRow / 8) {
        target.base.storeBytes(of: random.next(), toByteOffset: word * 8, as: UInt64.self)
      }
      window.surface.present([PixelRect(x: 0, y: 0, width: target.width, height: target.height)])
      host.requestFrame()
    }
    try page.open(token: host.token)
    page.send(PageWriter.hello(width: 512, height: 512))
    host.requestFrame()
    for round in 1...300 {
      for frame in max(1, round - 30)...round { page.send(PageWriter.shown(UInt32(frame))) }
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.002))
      most = max(most, host.page?.pendingByteCount ?? 0)
    }
    XCTAssertGreaterThan(host.sentFrameCount, 1, "answers make frames")
    XCTAssertLessThan(most, 2 << 20, "not more waits than one frame of 1 MB")
    XCTAssertLessThan(host.sentFrameCount, 40, "the rest is with the system, which has its own limits")
    // It is served again when it reads.
    let before = host.sentFrameCount
    page.answersFrames = true
    try page.wait { self.host.sentFrameCount > before + 2 }
    recorder.onFrame = nil
  }

  func testAHiddenPage_isNotDrawn_andIsReported() throws {
    let window = try openHost()
    draw(window, 1)
    let page = try page()
    recorder.inputs = []
    page.send(PageWriter.visible(false))
    page.send(PageWriter.focus(false))
    try page.settle()
    XCTAssertEqual(recorder.log, ["visible false", "focus false"])
    let frames = recorder.frameCount
    draw(window, 2)
    for _ in 0..<10 { _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.002)) }
    XCTAssertEqual(recorder.frameCount, frames)
    page.send(PageWriter.visible(true))
    try page.wait { self.recorder.frameCount > frames }
    XCTAssertEqual(recorder.log.suffix(2), ["visible true", "exposed"])
  }

  func testALaterPage_takesTheWindow_andIsDrawnWhole() throws {
    let window = try openHost()
    draw(window, 0x1234)
    let first = try page(width: 60, height: 40)
    let generation = window.surface.generation
    draw(window, 0x1234, isRepeated: true)
    let second = try page(width: 60, height: 40)
    try first.wait { first.closing != nil }
    XCTAssertEqual(first.closing?.code, 4001)
    XCTAssertGreaterThan(window.surface.generation, generation, "the new page has nothing yet")
    XCTAssertEqual(second.canvas.pixels[0], 0xff34_1200)
    XCTAssertTrue(window.isVisible)
  }

  func testALostPageComesBack_andSeesAll() throws {
    let window = try openHost()
    draw(window, 1)
    let first = try page(width: 60, height: 40)
    first.hangUp()
    try first.wait { !self.host.hasPage }
    recorder.inputs = []
    let generation = window.surface.generation
    draw(window, 2)
    let again = try page(width: 60, height: 40)
    XCTAssertGreaterThan(window.surface.generation, generation)
    XCTAssertEqual(again.canvas.pixels[0], 0xff02_0000)
    XCTAssertEqual(recorder.log, ["visible true", "exposed", "exposed"])
  }

  func testAnotherSizeAndOtherColors_areReported() throws {
    let window = try openHost()
    draw(window, 1)
    let page = try page()
    recorder.inputs = []
    let generation = window.surface.generation
    page.send(PageWriter.view(width: 333, height: 222, scale: 1.5))
    try page.settle()
    draw(window, 2)
    try page.wait { page.canvas.width == 333 }
    XCTAssertGreaterThan(window.surface.generation, generation)
    XCTAssertEqual(window.size, CGSize(width: 222, height: 148))
    page.send(PageWriter.view(width: 333, height: 222, scale: 1.5, dark: true))
    try page.settle()
    XCTAssertTrue(host.screen.prefersDark)
    page.send(PageWriter.view(width: 333, height: 222, scale: 1.5, dark: true))
    try page.settle()
    XCTAssertEqual(recorder.log, ["resized", "resized"])
  }

  func testTheEnd_isReportedToThePage() throws {
    let window = try openHost()
    draw(window, 1)
    let page = try page()
    window.close()
    try page.wait { page.closing != nil }
    XCTAssertEqual(page.closing?.reason, "The window was closed.")
    let late = try client()
    try late.open(token: host.token)
    late.send(PageWriter.hello(width: 5, height: 5))
    try late.wait { late.closing != nil }
    XCTAssertEqual(late.closing?.code, 1001)
  }

  func testASecondWindow_isRefused() throws {
    try openHost()
    XCTAssertThrowsError(try host.openWindow(title: "two", size: nil)) { XCTAssertTrue($0 is HostError) }
  }

  func testAPortThatIsTaken_isOneClearLine() throws {
    try openHost()
    XCTAssertThrowsError(try WebHost(environment: ["TESSERA_WEB_PORT": "\(host.port)"], announce: { _ in })) {
      XCTAssertTrue("\($0)".contains("\(host.port)"), "\($0)")
    }
  }

  func testDroppedFiles_comeOverHTTP_andAreHandedOn() throws {
    let window = try openHost()
    draw(window, 1)
    let page = try page()
    recorder.inputs = []
    let origin = "http://127.0.0.1:\(host.port)"
    for (name, text) in [("one.txt", "eins"), ("zwei%20%C3%BC.txt", String(repeating: "x", count: 200_000))] {
      let answer = try client().answer(
        "POST", "/drop?token=\(host.token)&id=5&name=\(name)",
        ["Origin": origin, "Content-Length": "\(text.utf8.count)"], body: Array(text.utf8))
      XCTAssertEqual(answer.status, 204, answer.body)
    }
    page.send(PageWriter.files(5, 2, 30, 40))
    try page.settle()
    XCTAssertEqual(recorder.log, ["files [\"one.txt\", \"zwei ü.txt\"] 30,40"])
    guard case .filesDropped(let urls, _) = recorder.inputs.first else { return XCTFail("no files") }
    XCTAssertEqual(try Data(contentsOf: urls[1]).count, 200_000)
    host.shutDown()
    XCTAssertFalse(FileManager.default.fileExists(atPath: urls[0].path), "they go with the program")
  }
}
