import UIKit
import UIKitTesting
import XCTest

@testable import Examples
@testable import FirstProgram

/// What all examples have in common: they import UIKit alone, each has its page, and the README's program is one that runs.
@preconcurrency @MainActor
final class ExampleSourcesTests: XCTestCase {
  private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  func testTheExamplesImportNothingButUIKit() throws {
    // That they see its public names alone is the manifest's doing: `packageAccess` is false there.
    let folder = root.appendingPathComponent("Sources/Gallery/Examples")
    let files = try XCTUnwrap(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    var count = 0
    for case let file as URL in files where file.pathExtension == "swift" {
      count += 1
      let source = try String(contentsOf: file, encoding: .utf8)
      let lines = source.split(separator: "\n")
      let imports = lines.filter { $0.contains("import ") && !$0.hasPrefix("///") && !$0.hasPrefix("//") }
      // On Linux a part of Foundation lies in a module of its own.
      let networking = "#if canImport(FoundationNetworking)\n"
      let others = imports.filter {
        $0 != "import UIKit" && !($0 == "  import FoundationNetworking" && source.contains(networking))
      }
      XCTAssertEqual(others, [], file.lastPathComponent)
    }
    XCTAssertGreaterThan(count, 5)
    let manifest = try text("Package.swift")
    XCTAssertEqual(manifest.components(separatedBy: "packageAccess: false").count, 3)
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

  func testANameIsFoundWhateverItsCapitals() {
    XCTAssertEqual(Example.named("circle")?.name, "Circle")
    XCTAssertNil(Example.named("circles"))
  }

  func testTheProgramInTheReadmeIsTheOneThatWeCompile() throws {
    let program = try text("Sources/Gallery/Examples/FirstProgram/FirstProgram.swift")
    let readme = try text("README.md")
    XCTAssertTrue(readme.contains("```swift\n" + program + "```\n"), "the README shows another program")
    XCTAssertLessThanOrEqual(program.split(separator: "\n", omittingEmptySubsequences: false).count, 61)
  }

  func testTheFirstProgramRuns() throws {
    let app = TestApplication(size: CGSize(width: 320, height: 480), scale: 1, delegate: AppDelegate())
    defer { app.close() }
    app.onReport = { XCTFail($0) }
    app.frame()
    try app.waitUntilIdle()
    let swatches = try XCTUnwrap(app.window.rootViewController as? Swatches)
    let view = try XCTUnwrap(swatches.collectionView)
    XCTAssertEqual(view.numberOfItems(inSection: 0), 1_000_000)
    // Four squares of 72 points in a width of 320, 10 points at the least between them: (320 - 288) / 3 is more.
    XCTAssertEqual(view.cellForItem(at: IndexPath(item: 4, section: 0))?.frame.minX, 0)
    XCTAssertEqual(view.cellForItem(at: IndexPath(item: 3, section: 0))?.frame.maxX, 320)
    XCTAssertEqual(view.cellForItem(at: IndexPath(item: 4, section: 0))?.frame.minY, 82)
    app.drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 100))
    try app.waitUntilIdle()
    XCTAssertGreaterThan(view.contentOffset.y, 300)
    XCTAssertGreaterThan(view.visibleCells.count, 20)
    let colors = Set(view.visibleCells.map { $0.contentView.backgroundColor })
    XCTAssertEqual(colors.count, view.visibleCells.count, "every swatch has its own colour")
  }
}
