import CoreGraphics
import Foundation
import RuntimeInterface
import TestSupport
import XCTest

@testable import UIKit
@testable import WindowHost

/// The pasteboard and other X11 programs: types, several items, large data, and programs that misbehave.
@preconcurrency @MainActor
final class ClipboardTests: WindowTestCase {
  private var peers: [SelectionPeer] = []
  private var programs: [GTKPeer] = []
  private var reports: [String] = []
  /// The pasteboard of the current application context. Test cases are created before other tests replace the context.
  private var board: UIPasteboard { .general }

  override func setUp() async throws {
    try open()
    UIPasteboard.host = host
    recorder.onInput = { if case .clipboardChanged = $0 { UIPasteboard.general.contentDidChangeByOtherProgram() } }
    host.x11Clipboard?.report = { [weak self] in self?.reports.append($0) }
  }

  override func tearDown() async throws {
    for peer in peers { peer.end() }
    for program in programs { program.end() }
    (peers, programs, reports) = ([], [], [])
    UIPasteboard.host = nil
    closeAll()
  }

  private func own(
    _ contents: KeyValuePairs<String, Data>, _ behavior: SelectionPeer.Behavior = .answers, targets: [UInt]? = nil
  ) throws {
    let before = board.changeCount
    peers.append(
      try XCTUnwrap(
        SelectionPeer(
          contents.map { ($0.key, $0.value) }, on: display.name, behavior: behavior, targets: targets)))
    run { self.board.changeCount > before }
  }

  private func read(_ target: String, abandons: Bool = false) -> Data? {
    let answer = DataAnswer()
    SelectionPeer.read(target, on: display.name, abandonsAfterFirstPiece: abandons) { data in
      DispatchQueue.main.async { answer.give(data) }
    }
    run { answer.isGiven }
    return answer.data
  }

  private func gtk(_ arguments: String...) throws -> GTKPeer {
    let peer = try GTKPeer(arguments, on: display)
    programs.append(peer)
    let lines = peer.lines
    // Owners run until the test ends; the other commands end with their output.
    let isOwner = ["own", "image"].contains(arguments[0])
    run { lines.hasEnded || (isOwner && !lines.all.isEmpty) }
    if lines.all.isEmpty || lines.all[0] == "missing" { throw XCTSkip("GTK 3 is not installed") }
    return peer
  }

  private func picture(_ width: Int, _ height: Int) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
  }

  // MARK: To other programs

  func testAnImageIsCopiedAsPNG() throws {
    board.image = picture(7, 5)
    let targets = (read("TARGETS") ?? Data()).count / 8
    XCTAssertEqual(targets, 4, "TARGETS, MULTIPLE, TIMESTAMP and image/png")
    let data = try XCTUnwrap(read("image/png"))
    XCTAssertEqual(UIImage(data: data)?.size, CGSize(width: 7, height: 5))
    XCTAssertNil(read("image/jpeg"))
    XCTAssertNil(read("UTF8_STRING"), "an image has no text")
  }

  func testURLsTextAndCustomTypesAreCopied() throws {
    board.items = [
      ["public.url": URL(string: "https://example.org/a")!, "com.example.shape": Data([1, 2, 3])],
      ["public.url": URL(string: "file:///tmp/b%20c")!],
    ]
    XCTAssertEqual(
      read("text/uri-list").map { String(decoding: $0, as: UTF8.self) },
      "https://example.org/a\r\nfile:///tmp/b%20c\r\n")
    XCTAssertEqual(read("com.example.shape"), Data([1, 2, 3]))
    XCTAssertEqual(
      read("UTF8_STRING").map { String(decoding: $0, as: UTF8.self) }, "https://example.org/a\nfile:///tmp/b%20c")
    board.string = "ä\u{1F600}"
    XCTAssertEqual(read("STRING"), Data([0xE4, 63]), "STRING is Latin-1")
    XCTAssertNil(read("com.example.shape"), "the previous content is gone")
  }

  func testLargeDataIsSentInPieces() throws {
    let data = Data((0..<5_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) })
    board.setData(data, forPasteboardType: "com.example.large")
    XCTAssertTrue(read("com.example.large") == data)
    // A program that ends in the middle does not disturb the next one.
    XCTAssertNotNil(read("com.example.large", abandons: true))
    XCTAssertTrue(read("com.example.large") == data)
  }

  func testProvidedDataIsLoadedOnceAndOnRequest() throws {
    let loads = Loads()
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: "com.example.late", visibility: .all) { done in
      loads.add()
      DispatchQueue.global().asyncAfter(deadline: .now() + 0.05) { done(Data([9]), nil) }
      return nil
    }
    board.setItemProviders([provider], localOnly: false, expirationDate: nil)
    XCTAssertEqual(board.types, ["com.example.late"])
    XCTAssertEqual(loads.count, 0)
    XCTAssertEqual(read("com.example.late"), Data([9]))
    XCTAssertEqual(read("com.example.late"), Data([9]))
    XCTAssertEqual(loads.count, 1)
    XCTAssertEqual(board.data(forPasteboardType: "com.example.late"), Data([9]))
    board.setItemProviders([provider], localOnly: true, expirationDate: nil)
    XCTAssertNil(read("com.example.late"), "local items are unavailable to others")
  }

  // MARK: From other programs

  func testTypesOfAnotherProgram() throws {
    let png = try XCTUnwrap(picture(4, 3).pngData())
    let before = board.changeCount
    try own([
      "image/png": png, "text/plain": Data("name".utf8), "com.example.shape": Data([7]), "SAVE_TARGETS": Data(),
      "text/html;charset=utf-8": Data("<b>".utf8),
    ])
    XCTAssertEqual(board.changeCount, before + 1)
    XCTAssertEqual(board.types, ["public.png", "public.utf8-plain-text", "com.example.shape", "public.html"])
    XCTAssertTrue(board.hasImages)
    XCTAssertTrue(board.hasStrings)
    XCTAssertEqual(board.image?.size, CGSize(width: 4, height: 3))
    XCTAssertEqual(board.string, "name")
    XCTAssertEqual(board.data(forPasteboardType: "com.example.shape"), Data([7]))
    XCTAssertEqual(board.data(forPasteboardType: "public.html"), Data("<b>".utf8))
    XCTAssertEqual(board.numberOfItems, 1)
    var loaded: [String] = []
    for provider in board.itemProviders {
      loaded += provider.registeredTypeIdentifiers
      let answer = DataAnswer()
      provider.loadDataRepresentation(forTypeIdentifier: "com.example.shape") { data, _ in
        DispatchQueue.main.async { answer.give(data) }
      }
      run { answer.isGiven }
      XCTAssertEqual(answer.data, Data([7]))
    }
    XCTAssertEqual(Set(loaded), Set(board.types))
    XCTAssertEqual(reports, [])
  }

  func testFilesOfAnotherProgramAreSeveralItems() throws {
    try own(["text/uri-list": Data("# files\r\nfile:///tmp/a.png\r\nfile:///tmp/b\r\nhttps://example.org\r\n".utf8)])
    XCTAssertEqual(board.urls?.map(\.absoluteString), ["file:///tmp/a.png", "file:///tmp/b", "https://example.org"])
    XCTAssertEqual(board.numberOfItems, 3)
    XCTAssertEqual(board.itemProviders.count, 3)
    XCTAssertTrue(board.itemProviders[0].hasItemConformingToTypeIdentifier("public.file-url"))
    XCTAssertFalse(board.itemProviders[2].hasItemConformingToTypeIdentifier("public.file-url"))
  }

  func testLargeDataIsReceivedInPieces() throws {
    let data = Data((0..<5_000_000).map { UInt8(truncatingIfNeeded: $0 &* 17 >> 2) })
    try own(["com.example.large": data], .answersInPieces(200_000))
    XCTAssertTrue(board.data(forPasteboardType: "com.example.large") == data)
    XCTAssertEqual(reports, [])
  }

  func testTheChangeNotification() throws {
    board.string = "mine"
    nonisolated(unsafe) var removed: [[String]?] = []
    let token = NotificationCenter.default.addObserver(
      forName: UIPasteboard.changedNotification, object: board, queue: nil
    ) { removed.append($0.userInfo?[UIPasteboard.changedTypesRemovedUserInfoKey] as? [String]) }
    defer { NotificationCenter.default.removeObserver(token) }
    try own(["UTF8_STRING": Data("theirs".utf8)])
    XCTAssertEqual(removed, [["public.utf8-plain-text"]])
    XCTAssertEqual(board.string, "theirs")
    board.string = "mine again"
    settle()
    run(atLeast: 0.05)
    XCTAssertEqual(removed.count, 2, "the application's own change is reported once")
    XCTAssertEqual(board.string, "mine again")
  }

  /// All items and types of another Tessera program are received. The test reads its own content as that of another
  /// program.
  func testItemsOfAnotherTesseraProgram() throws {
    board.items = [
      ["public.utf8-plain-text": "one", "com.example.a": Data([1])],
      ["public.png": try XCTUnwrap(picture(2, 2).pngData())],
    ]
    let list = try XCTUnwrap(read(PasteboardContent.allItemsType))
    try own(["UTF8_STRING": Data("one".utf8), "application/x-tessera-items": list])
    XCTAssertEqual(board.numberOfItems, 2)
    XCTAssertEqual(board.string, "one")
    XCTAssertEqual(board.items[0]["com.example.a"] as? Data, Data([1]))
    XCTAssertEqual(board.images?.count, 1)
    XCTAssertEqual(board.itemSet(withPasteboardTypes: ["public.png"]), IndexSet(integer: 1))
  }

  // MARK: Misbehaving programs

  /// The host waits for a program that does not answer only once, for about a second.
  func testSilentAndVanishingPrograms() throws {
    let png = try XCTUnwrap(picture(40, 30).pngData()) + Data(count: 4000)
    for behavior in [SelectionPeer.Behavior.isSilent, .stopsMidway, .vanishesMidway] {
      try own(["image/png": png], behavior)
      reports = []
      let start = Date()
      XCTAssertNil(board.image, "\(behavior)")
      XCTAssertNil(board.data(forPasteboardType: "public.png"), "\(behavior)")
      XCTAssertLessThan(Date().timeIntervalSince(start), 20, "\(behavior)")
      XCTAssertFalse(reports.isEmpty, "\(behavior)")
    }
    try own([:], .hangs)
    XCTAssertEqual(board.types, [])
    XCTAssertEqual(board.items.count, 0)
    board.string = "works"
    XCTAssertEqual(read("UTF8_STRING"), Data("works".utf8))
  }

  func testContentWithoutEndIsAbandoned() throws {
    try own(["image/png": Data([1])], .neverEnds)
    let start = Date()
    XCTAssertNil(board.image)
    let time = Date().timeIntervalSince(start)
    XCTAssertGreaterThan(time, 2.5)
    XCTAssertLessThan(time, 30)
    XCTAssertTrue(reports.contains { $0.contains("image/png") }, "\(reports)")
  }

  /// Contents that do not match their types, and targets that are not atoms, do not trap, and the clipboard still works.
  func testMalformedContent() throws {
    var random = SeededRandom(seed: 15)
    for round in 0..<40 {
      let junk = Data(
        (0..<Int.random(in: 0...400, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) })
      let png = try XCTUnwrap(picture(3, 3).pngData())
      let broken = Data(png.prefix(Int.random(in: 0...png.count - 1, using: &random))) + junk
      let targets: [UInt]? =
        round % 4 == 3 ? (0..<50).map { _ in UInt.random(in: 0...0xffff_ffff, using: &random) } : nil
      try own(
        [
          "image/png": broken, "text/uri-list": junk, "UTF8_STRING": junk, "application/x-tessera-items": junk,
          "text/html": junk,
        ], targets: targets)
      _ = board.items
      _ = board.image
      _ = board.urls
      _ = board.string
      _ = board.itemProviders
      for type in board.types { _ = board.data(forPasteboardType: type) }
      peers.removeLast().end()
    }
    board.string = "works"
    XCTAssertEqual(read("UTF8_STRING"), Data("works".utf8))
  }

  func testContentBeyondTheLimitIsRejected() throws {
    let selections = try XCTUnwrap(X11Selections(largestSize: 1000))
    let clipboard = X11Clipboard(selections)
    clipboard.report = { [weak self] in self?.reports.append($0) }
    for behavior in [SelectionPeer.Behavior.answers, .answersInPieces(300)] {
      reports = []
      try own(["com.example.large": Data(count: 5000)], behavior)
      clipboard.ownerDidChange(selections.atom("CLIPBOARD"))
      XCTAssertNil(clipboard.data(forType: "com.example.large"))
      XCTAssertEqual(reports.count, 1, "\(behavior) \(reports)")
    }
  }

  // MARK: A GTK program

  func testGTKReceivesWhatIsCopied() throws {
    board.image = picture(12, 9)
    XCTAssertEqual(try gtk("picture").lines.all, ["12 9"])
    board.urls = [URL(fileURLWithPath: "/tmp/a b.png")]
    XCTAssertEqual(
      try gtk("read", "text/uri-list").lines.all, [Data("file:///tmp/a%20b.png\r\n".utf8).base64EncodedString()])
    board.setData(Data([3, 2, 1]), forPasteboardType: "com.example.shape")
    XCTAssertEqual(try gtk("read", "com.example.shape").lines.all, [Data([3, 2, 1]).base64EncodedString()])
    board.setData(Data(count: 3_000_000), forPasteboardType: "com.example.large")
    XCTAssertEqual(
      try gtk("read", "com.example.large").lines.all.first?.count, Data(count: 3_000_000).base64EncodedString().count)
  }

  func testGTKCopies() throws {
    let before = board.changeCount
    _ = try gtk("image", "31", "17")
    run { self.board.changeCount > before }
    XCTAssertTrue(board.hasImages)
    XCTAssertEqual(board.image?.size, CGSize(width: 31, height: 17))
    let large = FileManager.default.temporaryDirectory.appendingPathComponent("tessera-gtk-\(getpid())")
    try Data(count: 4_000_000).write(to: large)
    defer { try? FileManager.default.removeItem(at: large) }
    let text = Data("Grüße".utf8).base64EncodedString()
    let owner = try gtk("own", "UTF8_STRING=\(text)", "com.example.large=@\(large.path)")
    run { self.board.hasStrings }
    XCTAssertEqual(board.string, "Grüße")
    XCTAssertEqual(board.data(forPasteboardType: "com.example.large")?.count, 4_000_000)
    board.string = "mine"
    run { owner.lines.all.contains("lost") }
    XCTAssertEqual(owner.lines.all, ["ready", "lost"])
    XCTAssertEqual(reports, [])
  }

  // MARK: Names

  func testOnePasteboardForAName() throws {
    let name = UIPasteboard.Name("com.example.board")
    XCTAssertNil(UIPasteboard(name: name, create: false))
    let first = try XCTUnwrap(UIPasteboard(name: name, create: true))
    let second = try XCTUnwrap(UIPasteboard(name: name, create: false))
    XCTAssertTrue(first === second)
    second.string = "both"
    XCTAssertEqual(first.string, "both")
    XCTAssertTrue(UIPasteboard(name: .general, create: false) === UIPasteboard.general)
    UIPasteboard.remove(withName: name)
    XCTAssertNil(UIPasteboard(name: name, create: false))
  }

  private final class DataAnswer: @unchecked Sendable {
    private(set) var isGiven = false
    private(set) var data: Data?
    func give(_ data: Data?) { (isGiven, self.data) = (true, data) }
  }

  private final class Loads: @unchecked Sendable {
    private let lock = NSLock()
    private var number = 0
    var count: Int { lock.withLock { number } }
    func add() { lock.withLock { number += 1 } }
  }
}
