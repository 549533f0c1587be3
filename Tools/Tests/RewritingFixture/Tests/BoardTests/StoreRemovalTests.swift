import CoreData
import XCTest

/// The files of a store that is destroyed. Source: Apple's documentation of `destroyPersistentStore(at:type:options:)`: afterwards
/// the store is empty.
final class StoreRemovalTests: XCTestCase {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  private var data: URL { folder.appendingPathComponent(".Library_SUPPORT/_EXTERNAL_DATA/1") }

  override func setUpWithError() throws {
    try super.setUpWithError()
    try FileManager.default.createDirectory(
      at: data.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("large".utf8).write(to: data)
  }

  override func tearDownWithError() throws {
    try FileManager.default.removeItem(at: folder)
    try super.tearDownWithError()
  }

  private func destroy(_ name: String) throws {
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: NSManagedObjectModel())
    try coordinator.destroyPersistentStore(at: folder.appendingPathComponent(name), ofType: NSSQLiteStoreType)
  }

  func testLargeDataIsRemoved() throws {
    for name in ["Library.sqlite", "Library.sqlite-wal"] { try Data().write(to: folder.appendingPathComponent(name)) }
    try destroy("Library.sqlite")
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder.path), [])
  }

  func testLargeDataOfAnotherStoreRemains() throws {
    for name in ["Library.sqlite", "Library.db"] { try Data().write(to: folder.appendingPathComponent(name)) }
    try destroy("Library.sqlite")
    XCTAssertTrue(FileManager.default.fileExists(atPath: data.path), "both stores have the same folder")
    try destroy("Library.db")
    XCTAssertFalse(FileManager.default.fileExists(atPath: data.path))
  }
}
