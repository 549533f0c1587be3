import UIKit
import XCTest

/// The folders of an application are its own, as on iOS, and those that every container has exist.
final class ContainerTests: XCTestCase {
  func testFoldersAreInTheContainer() throws {
    let manager = FileManager.default
    let documents = manager.urls(for: .documentDirectory, in: .userDomainMask)[0]
    XCTAssertEqual(documents.lastPathComponent, "Documents")
    XCTAssertEqual(documents.deletingLastPathComponent().path, NSHomeDirectory())
    XCTAssertTrue(manager.fileExists(atPath: documents.path))
    XCTAssertEqual(NSSearchPathForDirectoriesInDomains(.documentDirectory, .userDomainMask, true), [documents.path])
    XCTAssertEqual(URL.documentsDirectory.path, documents.path)
    let library = try XCTUnwrap(manager.urls(for: .libraryDirectory, in: .userDomainMask).first)
    XCTAssertTrue(manager.fileExists(atPath: library.path))
    let support = try manager.url(
      for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
    XCTAssertEqual(support.deletingLastPathComponent().path, library.path)
    XCTAssertTrue(manager.fileExists(atPath: support.path))
    let file = support.appendingPathComponent("game.json")
    try Data("1".utf8).write(to: file)
    try manager.removeItem(at: file)
  }
}
