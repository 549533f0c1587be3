import UIKit
import UIKitTesting
import XCTest

/// `FileWrapper`, and documents that are folders.
@preconcurrency @MainActor
final class FileWrapperTests: XCTestCase {
  private var folder: URL!

  override func setUp() async throws {
    try await MainActor.run {
      folder = FileManager.default.temporaryDirectory.appendingPathComponent("tessera-wrappers-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
  }

  override func tearDown() async throws { try await MainActor.run { try FileManager.default.removeItem(at: folder) } }

  func testAFolderIsWrittenAndReadAgain() throws {
    let wrapper = FileWrapper(directoryWithFileWrappers: ["a.txt": FileWrapper(regularFileWithContents: Data("a".utf8))]
    )
    XCTAssertEqual(wrapper.addRegularFile(withContents: Data("b".utf8), preferredFilename: "b.txt"), "b.txt")
    let inner = FileWrapper(directoryWithFileWrappers: [:])
    inner.preferredFilename = "inner"
    wrapper.addFileWrapper(inner)
    inner.addRegularFile(withContents: Data("c".utf8), preferredFilename: "c.txt")
    let url = folder.appendingPathComponent("document")
    try wrapper.write(to: url, options: .withNameUpdating, originalContentsURL: nil)
    XCTAssertEqual(wrapper.filename, "document")
    let copy = try FileWrapper(url: url)
    XCTAssertTrue(copy.isDirectory)
    XCTAssertEqual(copy.fileWrappers?.keys.sorted(), ["a.txt", "b.txt", "inner"])
    XCTAssertEqual(copy.fileWrappers?["a.txt"]?.regularFileContents, Data("a".utf8))
    XCTAssertEqual(copy.fileWrappers?["inner"]?.fileWrappers?["c.txt"]?.regularFileContents, Data("c".utf8))
    XCTAssertTrue(copy.matchesContents(of: url))
    try Data("d".utf8).write(to: url.appendingPathComponent("d.txt"))
    XCTAssertFalse(copy.matchesContents(of: url))
    // An existing folder is replaced as a whole.
    copy.removeFileWrapper(try XCTUnwrap(copy.fileWrappers?["b.txt"]))
    try copy.write(to: url, options: .atomic, originalContentsURL: url)
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: url.path).sorted(), ["a.txt", "inner"])
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder.path), ["document"])
  }

  func testNamesAndLinks() throws {
    let wrapper = FileWrapper(directoryWithFileWrappers: [:])
    XCTAssertEqual(wrapper.addRegularFile(withContents: Data("1".utf8), preferredFilename: "x"), "x")
    let second = wrapper.addRegularFile(withContents: Data("2".utf8), preferredFilename: "x")
    XCTAssertNotEqual(second, "x")
    XCTAssertEqual(wrapper.fileWrappers?[second]?.preferredFilename, "x")
    XCTAssertEqual(wrapper.keyForChildFileWrapper(wrapper.fileWrappers![second]!), second)
    XCTAssertNil(wrapper.regularFileContents)
    let link = FileWrapper(symbolicLinkWithDestinationURL: URL(fileURLWithPath: "target", relativeTo: folder))
    XCTAssertTrue(link.isSymbolicLink)
    try link.write(to: folder.appendingPathComponent("link"), originalContentsURL: nil)
    XCTAssertEqual(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.appendingPathComponent("link").path), "target")
    XCTAssertThrowsError(try FileWrapper(url: folder.appendingPathComponent("missing")))
  }

  private final class Package: UIDocument {
    var text = ""
    override func contents(forType typeName: String) throws -> Any {
      let wrapper = FileWrapper(directoryWithFileWrappers: [:])
      wrapper.addRegularFile(withContents: Data(text.utf8), preferredFilename: "text")
      return wrapper
    }
    override func load(fromContents contents: Any, ofType typeName: String?) throws {
      let file = (contents as? FileWrapper)?.fileWrappers?["text"]
      text = String(decoding: file?.regularFileContents ?? Data(), as: UTF8.self)
    }
  }

  /// UIDocument.h: the contents are `NSData`, or an `NSFileWrapper` for a package.
  func testADocumentThatIsAFolder() throws {
    let app = TestApplication(size: CGSize(width: 100, height: 100))
    defer { app.close() }
    let url = folder.appendingPathComponent("package")
    let document = Package(fileURL: url)
    document.text = "first"
    var results: [Bool] = []
    document.save(to: url, for: .forCreating) { results.append($0) }
    try app.wait(until: { results.count == 1 }, "the first save")
    document.text = "second"
    document.save(to: url, for: .forOverwriting) { results.append($0) }
    try app.wait(until: { results.count == 2 }, "the second save")
    let copy = Package(fileURL: url)
    copy.open { results.append($0) }
    try app.wait(until: { results.count == 3 }, "the opening")
    XCTAssertEqual(results, [true, true, true])
    XCTAssertEqual(copy.text, "second")
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder.path), ["package"])
  }
}
