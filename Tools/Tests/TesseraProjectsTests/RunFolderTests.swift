import XCTest

@testable import TesseraProjects

final class RunFolderTests: XCTestCase {
  func testRemoveWaitsUntilTheFolderIsGone() throws {
    let folder = try RunFolder(named: "tessera-run-folder-\(getpid())")
    try FileManager.default.createDirectory(atPath: folder.path + "/a/b", withIntermediateDirectories: true)
    folder.remove()
    XCTAssertFalse(Paths.exists(folder.path))
  }

  /// Ctrl-C sends its signal to all processes of the terminal, also to the one that removes the folder.
  func testSignalsOfATerminalDoNotEndTheRemoval() throws {
    let folder = try RunFolder(named: "tessera-run-folder-signals-\(getpid())")
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    for signal in [SIGINT, SIGTERM, SIGHUP] { XCTAssertEqual(kill(folder.remover, signal), 0) }
    folder.remove()
    XCTAssertFalse(Paths.exists(folder.path))
  }
}
