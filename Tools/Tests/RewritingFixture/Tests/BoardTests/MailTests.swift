import MessageUI
import XCTest

/// Messages that are handed over to the desktop's mail program. Source of the arguments: `xdg-email --manual`.
@MainActor
final class MailTests: XCTestCase {
  private let delegate = MailDelegate()

  private func makeComposer() -> MFMailComposeViewController {
    let composer = MFMailComposeViewController()
    composer.mailComposeDelegate = delegate
    composer.setToRecipients(["a@example.org"])
    composer.setSubject("Two & more")
    composer.addAttachmentData(Data("first".utf8), mimeType: "text/plain", fileName: "note.txt")
    composer.addAttachmentData(Data("second".utf8), mimeType: "text/plain", fileName: "note.txt")
    composer.addAttachmentData(Data("third".utf8), mimeType: "text/plain", fileName: "../up,'1'.txt")
    return composer
  }

  /// The files remain for the mail program, and the program of these tests reads none.
  private func removeFolder(of files: [URL]) {
    guard let file = files.first else { return }
    try? FileManager.default.removeItem(at: file.deletingLastPathComponent().deletingLastPathComponent())
  }

  func testAttachmentsAreHandedOver() async throws {
    let program = try DesktopProgram("xdg-email")
    let finished = expectation(description: "finished")
    delegate.onFinish = { finished.fulfill() }
    let composer = makeComposer()
    composer.viewDidAppear(false)
    await fulfillment(of: [finished], timeout: 60)
    XCTAssertEqual(delegate.results, [.saved])
    // On a busy machine, the controller waits for less time than the program needs.
    let called = try await program.waitForArguments()
    let arguments = try XCTUnwrap(called)
    withExtendedLifetime(composer) {}
    XCTAssertEqual(arguments.count, 8)
    XCTAssertEqual(arguments.first, "--utf8")
    XCTAssertEqual(arguments.last, "mailto:a@example.org?subject=Two%20%26%20more")
    let files = stride(from: 2, to: 7, by: 2).map { URL(fileURLWithPath: arguments[$0]) }
    XCTAssertEqual(files.map(\.lastPathComponent), ["note.txt", "note.txt", "..-up--1-.txt"])
    XCTAssertEqual(try files.map { try String(contentsOf: $0, encoding: .utf8) }, ["first", "second", "third"])
    removeFolder(of: files)
  }

  func testNamesOfFilesAreValid() async throws {
    let program = try DesktopProgram("xdg-email")
    let composer = MFMailComposeViewController()
    composer.mailComposeDelegate = delegate
    let names = ["a\r\nb\t\u{7f}\u{85}.txt", "a/\u{301}b,\u{301}c", "..", String(repeating: "é", count: 200) + ".pdf"]
    for name in names { composer.addAttachmentData(Data("x".utf8), mimeType: "text/plain", fileName: name) }
    composer.viewDidAppear(false)
    let arguments = try await program.waitForArguments() ?? []
    withExtendedLifetime(composer) {}
    let files = stride(from: 2, to: arguments.count - 1, by: 2).map { URL(fileURLWithPath: arguments[$0]) }
    XCTAssertEqual(
      files.map(\.lastPathComponent),
      ["a--b---.txt", "a-\u{301}b-\u{301}c", "attachment", String(repeating: "é", count: 125) + ".pdf"])
    XCTAssertEqual(try files.map { try String(contentsOf: $0, encoding: .utf8) }, ["x", "x", "x", "x"])
    removeFolder(of: files)
  }

  func testTheResultSaysThatAttachmentsWereNotHandedOver() async throws {
    let program = try DesktopProgram("xdg-email", status: 3)
    // On a busy machine, the controller may have waited for less time than the program needs.
    for attempt in 0..<20 where delegate.results.last != .failed {
      let finished = expectation(description: "finished \(attempt)")
      delegate.onFinish = { finished.fulfill() }
      let composer = makeComposer()
      composer.viewDidAppear(false)
      await fulfillment(of: [finished], timeout: 60)
      withExtendedLifetime(composer) {}
    }
    let arguments = try XCTUnwrap(program.arguments)
    XCTAssertEqual(delegate.results.last, .failed)
    // No mail program reads the files, so they are removed.
    let files = stride(from: 2, to: 7, by: 2).map { arguments[$0] }
    XCTAssertEqual(files.filter(FileManager.default.fileExists), [])
    XCTAssertEqual((delegate.error as? MFMailComposeError)?.code, .saveFailed)
  }

  /// The path of the second file is longer than Linux accepts.
  func testNoFileRemainsIfAnotherOneCannotBeWritten() async throws {
    let files = FileManager.default
    let usual = files.temporaryDirectory.path
    let top = usual + "/mail-test-\(UUID().uuidString)"
    var deep = top
    while deep.utf8.count < 3_700 { deep += "/" + String(repeating: "d", count: 100) }
    deep += "/" + String(repeating: "e", count: 3_900 - deep.utf8.count - 1)
    try files.createDirectory(atPath: deep, withIntermediateDirectories: true)
    let program = try DesktopProgram("xdg-email")
    setenv("TMPDIR", deep, 1)
    defer {
      setenv("TMPDIR", usual, 1)
      try? files.removeItem(atPath: top)
    }
    let finished = expectation(description: "finished")
    delegate.onFinish = { finished.fulfill() }
    let composer = MFMailComposeViewController()
    composer.mailComposeDelegate = delegate
    for name in ["a", String(repeating: "b", count: 250)] {
      composer.addAttachmentData(Data("x".utf8), mimeType: "text/plain", fileName: name)
    }
    composer.viewDidAppear(false)
    await fulfillment(of: [finished], timeout: 60)
    withExtendedLifetime(composer) {}
    XCTAssertEqual(delegate.results, [.failed])
    XCTAssertNil(program.arguments)
    XCTAssertEqual(try files.contentsOfDirectory(atPath: deep), [])
  }
}

private final class MailDelegate: NSObject, MFMailComposeViewControllerDelegate {
  var results: [MFMailComposeResult] = []
  var error: Error?
  var onFinish: (() -> Void)?

  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: Error?
  ) {
    results.append(result)
    self.error = error
    onFinish?()
  }
}
