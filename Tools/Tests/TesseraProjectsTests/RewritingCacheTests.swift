import TesseraRewriting
import XCTest

@testable import TesseraProjects

final class RewritingCacheTests: XCTestCase {
  private func options(_ module: String, _ interfaces: [ModuleInterface] = []) -> ModuleRewriter.Options {
    var options = ModuleRewriter.Options(moduleName: module)
    options.interfaces = interfaces
    return options
  }

  /// Rewrites two modules, of which the second imports the first. Returns their texts.
  private func rewrite(_ folder: TemporaryFolder, kit: String, app: String) -> [String] {
    var cache = RewritingCache(folder: folder.path + "/cache", program: folder.path + "/program")
    let first = cache.rewrite([SourceFile(path: "/Kit.swift", text: kit)], options("Kit"))
    let second = cache.rewrite([SourceFile(path: "/App.swift", text: app)], options("App", [first.interface]))
    return [first.texts["/Kit.swift"] ?? kit, second.texts["/App.swift"] ?? app]
  }

  private let kit = "import UIKit\n@objc public protocol Player { @objc optional func play() }\n"
  private let app = "import Kit\nfunc run(_ player: Player) { player.play?() }\n"

  func testAnUnchangedModuleIsNotRewrittenAgain() throws {
    let folder = try TemporaryFolder()
    try folder.write("program", "1")
    let texts = rewrite(folder, kit: kit, app: app)
    XCTAssertFalse(texts[1].contains("play?()"), texts[1])
    XCTAssertEqual(rewrite(folder, kit: kit, app: app), texts)
    // A mark in the file shows that it is read.
    let entry = try XCTUnwrap(folder.text("cache/App.json"))
    try folder.write("cache/App.json", entry.replacingOccurrences(of: "func run", with: "func marked"))
    XCTAssertTrue(rewrite(folder, kit: kit, app: app)[1].contains("func marked"))
    XCTAssertEqual(rewrite(folder, kit: kit, app: app + "// end\n")[1], texts[1] + "// end\n")
  }

  func testAModuleIsRewrittenAgainIfAModuleThatItImportsChanges() throws {
    let folder = try TemporaryFolder()
    try folder.write("program", "1")
    _ = rewrite(folder, kit: kit, app: app)
    let changed = kit.replacingOccurrences(of: "@objc optional func play()", with: "var play: (() -> Void)? { get }")
    XCTAssertTrue(rewrite(folder, kit: changed, app: app)[1].contains("player.play?()"))
  }

  func testAnotherProgramAndBrokenFilesAreNotTrusted() throws {
    let folder = try TemporaryFolder()
    try folder.write("program", "1")
    let texts = rewrite(folder, kit: kit, app: app)
    let entry = try XCTUnwrap(folder.text("cache/App.json"))
    try folder.write("cache/App.json", entry.replacingOccurrences(of: "func run", with: "func marked"))
    try folder.write("program", "another")
    XCTAssertEqual(rewrite(folder, kit: kit, app: app), texts)
    try folder.write("cache/App.json", "{")
    XCTAssertEqual(rewrite(folder, kit: kit, app: app), texts)
  }

  /// Rules read the declarations of UIKit's protocols, which change with Tessera.
  func testDeclarationsOfUIKitAreCompared() throws {
    let folder = try TemporaryFolder()
    var cache = RewritingCache(folder: folder.path + "/cache")
    var reads: [String: Int] = [:]
    let files = [
      SourceFile(
        path: "/A.swift",
        text: """
          import UIKit
          class Proxy: NSObject, UITextViewDelegate {
            override func forwardingTarget(for aSelector: Selector!) -> Any? { nil }
          }

          """)
    ]
    for method in ["one", "one", "two"] {
      var options = options("App")
      options.protocolDeclaration = { type in
        guard type == "UITextViewDelegate" else { return nil }
        return "public protocol \(type): AnyObject { func \(method)() }\n"
          + "extension \(type) { public func \(method)() {} }\n"
      }
      let text = cache.rewrite(files, options).texts["/A.swift"] ?? ""
      reads[text, default: 0] += 1
    }
    XCTAssertEqual(reads.values.sorted(), [1, 2])
  }
}
