import CoreData
import XCTest

/// An application that was made with "Use Core Data" and stores nothing runs: its template ends the program if the store
/// cannot be loaded. Uses fail with an error.
final class StoreTests: XCTestCase {
  func testAStoreIsEmptyAndFetchingFails() {
    let container = NSPersistentContainer(name: "Board")
    var errors: [Error?] = []
    container.loadPersistentStores { _, error in errors.append(error) }
    XCTAssertEqual(errors.count, 1)
    XCTAssertNil(errors[0])
    XCTAssertEqual(container.persistentStoreCoordinator.persistentStores.count, 1)
    XCTAssertFalse(container.viewContext.hasChanges)
    XCTAssertThrowsError(try container.viewContext.fetch(NSFetchRequest<NSManagedObject>(entityName: "Piece")))
    XCTAssertThrowsError(try container.viewContext.save())
  }
}
