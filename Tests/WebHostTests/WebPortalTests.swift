import CoreGraphics
import Foundation
import RuntimeInterface
import XCTest

@testable import WebHost

/// Links, downloads and the choice of files in the page's browser.
@preconcurrency @MainActor
final class WebPortalTests: WebTestCase {
  private var folder: URL!

  override func setUp() async throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("tessera-portal-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  override func tearDown() async throws {
    try await super.tearDown()
    try? FileManager.default.removeItem(at: folder)
  }

  private func file(_ name: String, _ text: String) throws -> URL {
    let url = folder.appendingPathComponent(name)
    try Data(text.utf8).write(to: url)
    return url
  }

  private func open() throws -> PageClient {
    let window = try openHost()
    recorder.onFrame = {
      let target = window.surface.beginDrawing()
      window.surface.present([PixelRect(x: 0, y: 0, width: target.width, height: target.height)])
    }
    host.requestFrame()
    return try page()
  }

  func testThePageAsksWhetherTheHostIsThere() throws {
    let page = try open()
    page.send([22])
    try page.wait { page.checkAnswers == 1 }
    page.send([22])
    try page.wait { page.checkAnswers == 2 }
  }

  func testLinksAreOpenedByTheBrowser() throws {
    let page = try open()
    var results: [Bool] = []
    for address in ["https://example.org/ä?b=c", "mailto:a@example.org", "tel:123", "javascript:alert(1)", "x-app:a"] {
      host.webPortal.open(try XCTUnwrap(URL(string: address))) { results.append($0) }
    }
    try page.wait { page.links.count >= 3 }
    try page.settle()
    XCTAssertEqual(results, [true, true, true, false, false])
    XCTAssertEqual(page.links, ["https://example.org/%C3%A4?b=c", "mailto:a@example.org", "tel:123"])
  }

  /// A file is sent as it was when it was saved, because applications remove temporary files at once.
  func testAFileIsSavedOnThePagesDevice() throws {
    let page = try open()
    let url = try file("Straße 1.txt", "content")
    XCTAssertTrue(host.webPortal.save([url]))
    try FileManager.default.removeItem(at: url)
    try page.wait { page.downloads.count == 1 }
    let offer = try XCTUnwrap(page.downloads.first)
    XCTAssertEqual(offer.name, "Straße 1.txt")
    let target = "/file?token=\(host.token)&id=\(offer.id)"
    XCTAssertEqual(try client().answer("GET", "/file?token=wrong&id=\(offer.id)").status, 403)
    let answer = try client().answer("GET", target)
    XCTAssertEqual(answer.status, 200)
    XCTAssertEqual(answer.body, "content")
    XCTAssertTrue(answer.head.contains("filename*=UTF-8''Stra%C3%9Fe%201%2Etxt"), answer.head)
    XCTAssertTrue(answer.head.contains("application/octet-stream"), answer.head)
    XCTAssertEqual(try client().answer("GET", target).status, 404, "each file can be requested once")
    XCTAssertEqual(try client().answer("GET", "/file?token=\(host.token)&id=x").status, 404)
    XCTAssertEqual(try client().answer("POST", target).status, 405)
  }

  func testALongFileIsSentInParts() throws {
    let page = try open()
    let bytes = (0..<1_500_007).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ $0 >> 9) }
    let url = folder.appendingPathComponent("long")
    try Data(bytes).write(to: url)
    XCTAssertTrue(host.webPortal.save([url]))
    try page.wait { page.downloads.count == 1 }
    let client = try client()
    client.send(raw: client.request("GET", "/file?token=\(host.token)&id=\(page.downloads[0].id)"))
    try client.wait { client.isEnded }
    let head = Array("\r\n\r\n".utf8)
    let range = try XCTUnwrap(client.received.firstRange(of: head))
    XCTAssertTrue(client.received[range.upperBound...].elementsEqual(bytes))
    let text = String(decoding: client.received[..<range.upperBound], as: UTF8.self)
    XCTAssertTrue(text.contains("Content-Length: 1500007"), text)
    try client.wait { self.host.server.fileDownloads.isEmpty }
  }

  /// The memory does not depend on the size of the file, and the main thread does not read it.
  func testAFileThatIsLargerThanTheMemoryForIt() throws {
    let page = try open()
    let url = folder.appendingPathComponent("large")
    XCTAssertTrue(FileManager.default.createFile(atPath: url.path, contents: nil))
    let size: Int64 = 8 << 30
    XCTAssertEqual(truncate(url.path, Int(size)), 0)
    XCTAssertTrue(host.webPortal.save([url]))
    try page.wait { page.downloads.count == 1 }
    let client = try client()
    client.send(raw: client.request("GET", "/file?token=\(host.token)&id=\(page.downloads[0].id)"))
    try client.wait { client.received.count > 4 << 20 }
    XCTAssertTrue(
      String(decoding: client.received.prefix(2000), as: UTF8.self).contains("Content-Length: \(size)"))
    XCTAssertEqual(host.server.fileDownloads.count, 1)
    client.hangUp()
    try page.wait { self.host.server.fileDownloads.isEmpty }
  }

  func testWhatCannotBeSaved() throws {
    let page = try open()
    XCTAssertFalse(host.webPortal.save([folder]), "a folder")
    XCTAssertFalse(host.webPortal.save([folder.appendingPathComponent("none")]))
    XCTAssertFalse(host.webPortal.save([]))
    page.send(PageWriter(19).bytes)
    try page.wait { !self.host.hasPage }
    XCTAssertFalse(host.webPortal.save([try file("a", "a")]), "no page is open")
    var isOpened: Bool?
    host.webPortal.open(try XCTUnwrap(URL(string: "https://example.org"))) { isOpened = $0 }
    XCTAssertEqual(isOpened, false)
  }

  func testFilesOfThePagesDeviceAreChosen() throws {
    let page = try open()
    var results: [FileChoice.Result] = []
    var choice = FileChoice(title: "Open")
    choice.allowsMultiple = true
    let dialog = host.webPortal.chooseFiles(choice) { results.append($0) }
    XCTAssertNotNil(dialog)
    try page.wait { page.choices.count == 1 }
    XCTAssertTrue(page.choices[0].allowsMultiple)
    let answer = try client().answer(
      "POST", "/drop?token=\(host.token)&id=7&name=a.txt",
      ["Origin": "http://127.0.0.1:\(host.port)", "Content-Length": "4"], body: Array("eins".utf8))
    XCTAssertEqual(answer.status, 204)
    page.send(PageWriter(23).word(page.choices[0].id + 1).byte(0).word(7).bytes)
    page.send(PageWriter(23).word(page.choices[0].id).byte(0).word(7).bytes)
    try page.wait { !results.isEmpty }
    guard case .chosen(let files) = results[0] else { return XCTFail("\(results)") }
    XCTAssertEqual(files.map(\.lastPathComponent), ["a.txt"])
    XCTAssertEqual(try String(contentsOf: files[0], encoding: .utf8), "eins")
    page.send(PageWriter(23).word(page.choices[0].id).byte(2).word(0).bytes)
    try page.settle()
    XCTAssertEqual(results.count, 1, "a choice ends once")
  }

  func testOtherEndsOfAChoice() throws {
    let page = try open()
    var results: [FileChoice.Result] = []
    func choose() -> (any PortalDialog)? {
      host.webPortal.chooseFiles(FileChoice(title: "Open")) { results.append($0) }
    }
    for (kind, result) in [(1, .unavailable), (2, .cancelled)] as [(UInt8, FileChoice.Result)] {
      let count = page.choices.count
      let dialog = choose()
      try page.wait { page.choices.count > count }
      page.send(PageWriter(23).word(page.choices.last?.id ?? 0).byte(kind).word(0).bytes)
      try page.wait { results.last == result }
      XCTAssertNotNil(dialog)
    }
    // The application ends the dialog, whose result is then not reported.
    results = []
    let dialog = choose()
    dialog?.cancel()
    try page.wait { page.endedChoices == [page.choices.last?.id] }
    XCTAssertTrue(results.isEmpty)
    var folders = FileChoice(title: "Open")
    folders.picksFolders = true
    XCTAssertNil(host.webPortal.chooseFiles(folders) { _ in XCTFail("browsers choose no folders") })
  }

  /// A phone may close the connection while it shows its dialog.
  func testAChoiceContinuesInTheNextConnection() throws {
    let first = try open()
    var results: [FileChoice.Result] = []
    let dialog = host.webPortal.chooseFiles(FileChoice(title: "Open")) { results.append($0) }
    try first.wait { first.choices.count == 1 }
    first.hangUp()
    try first.wait { !self.host.hasPage }
    let second = try page()
    try second.wait { second.choices.count == 1 }
    XCTAssertEqual(second.choices[0].id, first.choices[0].id)
    second.send(PageWriter(23).word(second.choices[0].id).byte(2).word(0).bytes)
    try second.wait { results == [.cancelled] }
    XCTAssertNotNil(dialog)
  }
}
