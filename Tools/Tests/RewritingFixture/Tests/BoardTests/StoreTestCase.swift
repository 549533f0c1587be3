import CoreData
import XCTest

@testable import Board

/// A test with stores of the fixture's model, in a folder of its own.
class StoreTestCase: XCTestCase {
  private(set) var folder: URL!
  static let model: NSManagedObjectModel = NSManagedObjectModel(contentsOf: Board.modelURL!)!

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("StoreTestCase-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  override func tearDown() { try? FileManager.default.removeItem(at: folder) }

  var url: URL { folder.appendingPathComponent("Library.sqlite") }

  func container(
    _ type: String = NSInMemoryStoreType, model: NSManagedObjectModel = StoreTestCase.model,
    options: [String: NSObject] = [:]
  ) throws -> NSPersistentContainer {
    let container = NSPersistentContainer(name: "Library", managedObjectModel: model)
    let description = NSPersistentStoreDescription()
    description.type = type
    description.url = type == NSInMemoryStoreType ? nil : url
    for (key, value) in options { description.setOption(value, forKey: key) }
    container.persistentStoreDescriptions = [description]
    var failure: Error?
    container.loadPersistentStores { _, error in failure = error }
    if let failure { throw failure }
    return container
  }

  @discardableResult
  func book(_ title: String, _ pages: Int16 = 1, _ author: Author? = nil, in context: NSManagedObjectContext) -> Book {
    let book = Book(context: context)
    book.title = title
    book.pages = pages
    book.author = author
    return book
  }

  /// Reads a model from XML.
  func model(_ text: String) throws -> NSManagedObjectModel {
    let url = folder.appendingPathComponent("\(UUID().uuidString).momd")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    try Data("<model>\(text)</model>".utf8).write(to: url.appendingPathComponent("contents"))
    return try XCTUnwrap(NSManagedObjectModel(contentsOf: url))
  }
}
