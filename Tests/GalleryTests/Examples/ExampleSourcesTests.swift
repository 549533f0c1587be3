import UIKit
import UIKitTesting
import XCTest

@testable import Examples

/// Rules for all examples: they import only UIKit, each has a page, and the program in the README is the one that is
/// run.
@preconcurrency @MainActor
final class ExampleSourcesTests: XCTestCase {
  private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  func testTheExamplesImportNothingButUIKit() throws {
    // The manifest ensures that they only use public names: `packageAccess` is false.
    let folder = root.appendingPathComponent("Sources/Gallery/Examples")
    let files = try XCTUnwrap(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    var count = 0
    for case let file as URL in files where file.pathExtension == "swift" {
      count += 1
      let source = try String(contentsOf: file, encoding: .utf8)
      let lines = source.split(separator: "\n")
      let imports = lines.filter { $0.contains("import ") && !$0.hasPrefix("///") && !$0.hasPrefix("//") }
      // On Linux a part of Foundation is a separate module.
      let networking = "#if canImport(FoundationNetworking)\n"
      let others = imports.filter {
        $0 != "import UIKit" && !($0 == "  import FoundationNetworking" && source.contains(networking))
      }
      XCTAssertEqual(others, [], file.lastPathComponent)
    }
    XCTAssertGreaterThan(count, 5)
    let manifest = try text("Package.swift")
    XCTAssertEqual(manifest.components(separatedBy: "packageAccess: false").count, 4)
  }

  func testEveryExampleHasItsFolderItsPageAndItsPicture() throws {
    let list = try text("docs/examples/README.md")
    for example in Example.all {
      let folder = root.appendingPathComponent("Sources/Gallery/Examples/\(example.name)")
      var isFolder: ObjCBool = false
      XCTAssertTrue(FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder) && isFolder.boolValue)
      let page = try text("docs/examples/\(example.name).md")
      XCTAssertTrue(page.contains("./gallery --example \(example.name)"), example.name)
      XCTAssertTrue(page.contains("![") && page.contains("(\(example.name).png)"), example.name)
      XCTAssertTrue(page.contains("Sources/Gallery/Examples/\(example.name)"), example.name)
      XCTAssertTrue(list.contains("(\(example.name).md)"), example.name)
      XCTAssertLessThan(example.summary.count, 90, example.name)
    }
    XCTAssertEqual(Set(Example.all.map { $0.name.lowercased() }).count, Example.all.count)
  }

  /// All Swift code in a page is contained in the example's source, apart from the indentation.
  func testThePagesShowTheSourceAsItIs() throws {
    func lines(_ text: Substring) -> String {
      text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.trimmingCharacters(in: .whitespaces) }
        .joined(separator: "\n").trimmingCharacters(in: .newlines)
    }
    let examples = root.appendingPathComponent("Sources/Gallery/Examples")
    for example in Example.all {
      var sources: [String] = []
      for folder in [example.name, "Support"] {
        let files = try FileManager.default.contentsOfDirectory(
          at: examples.appendingPathComponent(folder), includingPropertiesForKeys: nil)
        sources += try files.map { lines(try String(contentsOf: $0, encoding: .utf8)[...]) }
      }
      let pieces = try text("docs/examples/\(example.name).md").components(separatedBy: "```swift\n").dropFirst()
      XCTAssertGreaterThan(pieces.count, 1, "\(example.name) walks through its source")
      for piece in pieces {
        let code = lines((piece.components(separatedBy: "```").first ?? "")[...])
        XCTAssertTrue(sources.contains { $0.contains(code) }, "\(example.name).md shows other code:\n\(code)")
      }
    }
  }

  func testANameIsFoundWhateverItsCapitals() {
    XCTAssertEqual(Example.named("circle")?.name, "Circle")
    XCTAssertNil(Example.named("circles"))
  }

  func testTheProgramInTheReadmeIsTheOneThatWeCompile() throws {
    let program = try text("Sources/Gallery/Examples/FirstProgram/FirstProgram.swift")
    XCTAssertTrue(program.contains("@main\n"), "it is a whole program")
    let readme = try text("README.md")
    XCTAssertTrue(readme.contains("```swift\n" + program + "```\n"), "the README shows another program")
    XCTAssertLessThanOrEqual(program.split(separator: "\n", omittingEmptySubsequences: false).count, 61)
    // The program `FirstProgram` is compiled from a link to it.
    XCTAssertEqual(
      root.appendingPathComponent("Sources/FirstProgram/FirstProgram.swift").resolvingSymlinksInPath().path,
      root.appendingPathComponent("Sources/Gallery/Examples/FirstProgram/FirstProgram.swift").resolvingSymlinksInPath()
        .path)
  }
}
