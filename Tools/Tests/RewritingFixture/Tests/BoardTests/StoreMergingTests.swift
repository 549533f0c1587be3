import CoreData
import UIKit
import XCTest

@testable import Board

/// Contexts with parents, merging, conflicts and undo. Names and rules are those of Apple's "Core Data Programming
/// Guide" and of the pages of the classes.
final class StoreMergingTests: StoreTestCase {
  func testAChildSavesToItsParent() throws {
    let container = try container()
    let parent = container.viewContext
    let author = Author(context: parent)
    author.name = "A"
    try parent.save()
    let child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    child.parent = parent
    let same = child.object(with: author.objectID) as! Author
    XCTAssertFalse(same === author)
    same.name = "B"
    let book = Book(context: child)
    book.title = "T"
    book.author = same
    XCTAssertEqual(author.name, "A")
    try child.save()
    XCTAssertEqual(author.name, "B")
    XCTAssertEqual((author.books as? Set<Book>)?.map(\.title), ["T"])
    XCTAssertTrue(parent.hasChanges)
    try parent.save()
    XCTAssertEqual(try container.newBackgroundContext().count(for: Book.fetchRequest() as NSFetchRequest<Book>), 1)
  }

  func testObjectsOfAChildKeepTheirOrder() throws {
    let parent = try container().viewContext
    let child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    child.parent = parent
    let titles = (0..<20).map { "\($0)" }
    for title in titles { Book(context: child).title = title }
    try child.save()
    let request: NSFetchRequest<Book> = Book.fetchRequest()
    XCTAssertEqual(try parent.fetch(request).map(\.title), titles)
    try parent.save()
    XCTAssertEqual(try parent.fetch(request).map(\.title), titles)
  }

  func testBackgroundChangesAreMerged() throws {
    let container = try container()
    container.viewContext.automaticallyMergesChangesFromParent = true
    let author = Author(context: container.viewContext)
    author.name = "A"
    try container.viewContext.save()
    let id = author.objectID
    let saved = expectation(description: "saved")
    container.performBackgroundTask { context in
      (context.object(with: id) as! Author).name = "B"
      try? context.save()
      saved.fulfill()
    }
    wait(for: [saved], timeout: 60)
    let end = Date(timeIntervalSinceNow: 60)
    while author.name != "B", Date() < end {
      RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
    }
    XCTAssertEqual(author.name, "B")
  }

  func testClosuresAreAwaited() async throws {
    let context = try container().newBackgroundContext()
    let number = await context.perform { 5 }
    XCTAssertEqual(number, 5)
    do {
      try await context.perform { throw CocoaError(.fileNoSuchFile) }
      XCTFail("the error was not passed on")
    } catch {
      XCTAssertEqual((error as? CocoaError)?.code, .fileNoSuchFile)
    }
  }

  func testObjectsThatWereDeletedAgainAreNotMerged() throws {
    let container = try container()
    let context = container.viewContext
    let request: NSFetchRequest<Book> = Book.fetchRequest()
    request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
    let controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
    let log = FetchedResultsSnapshotLog()
    controller.delegate = log
    try controller.performFetch()
    let background = container.newBackgroundContext()
    let ids = try background.performAndWait { () throws -> [NSManagedObjectID] in
      let books = (0..<2).map { _ in Book(context: background) }
      for book in books { book.title = "T" }
      try background.save()
      background.delete(books[0])
      try background.save()
      return books.map(\.objectID)
    }
    NSManagedObjectContext.mergeChanges(fromRemoteContextSave: [NSInsertedObjectsKey: ids], into: [context])
    XCTAssertEqual(controller.fetchedObjects?.map(\.objectID), [ids[1]])
  }

  func testConflictsFollowTheMergePolicy() throws {
    func conflict(_ policy: NSMergePolicy) throws -> (name: String?, born: Date?, error: NSError?) {
      let container = try container()
      let context = container.viewContext
      let author = Author(context: context)
      author.name = "A"
      try context.save()
      let other = container.newBackgroundContext()
      other.performAndWait {
        (other.object(with: author.objectID) as! Author).name = "theirs"
        try? other.save()
      }
      author.name = "mine"
      author.born = Date(timeIntervalSinceReferenceDate: 1)
      context.mergePolicy = policy
      var failure: NSError?
      do { try context.save() } catch { failure = error as NSError }
      let reader = container.newBackgroundContext()
      return reader.performAndWait {
        let saved = reader.object(with: author.objectID) as! Author
        return (saved.name, saved.born, failure)
      }
    }
    let error = try conflict(.error)
    XCTAssertEqual(error.name, "theirs")
    XCTAssertEqual(error.error?.code, NSManagedObjectMergeError)
    let mine = try conflict(.mergeByPropertyObjectTrump)
    XCTAssertEqual(mine.name, "mine")
    let theirs = try conflict(.mergeByPropertyStoreTrump)
    XCTAssertEqual(theirs.name, "theirs")
    XCTAssertNotNil(theirs.born, "only the property in conflict is theirs")
    XCTAssertNil(try conflict(.rollback).born)
  }

  func testConflictsKeepTheObjectsThatOthersAdded() throws {
    for policy: NSMergePolicy in [.mergeByPropertyObjectTrump, .mergeByPropertyStoreTrump, .overwrite] {
      let container = try container()
      let context = container.viewContext
      context.mergePolicy = policy
      let (author, first) = (Author(context: context), Book(context: context))
      first.title = "first"
      first.author = author
      try context.save()
      func add(_ title: String, _ context: NSManagedObjectContext) {
        let book = Book(context: context)
        book.title = title
        book.author = context.object(with: author.objectID) as? Author
      }
      let other = container.newBackgroundContext()
      try other.performAndWait {
        add("theirs", other)
        try other.save()
      }
      add("mine", context)
      first.author = nil
      try context.save()
      XCTAssertEqual((author.books as? Set<Book>)?.compactMap(\.title).sorted(), ["mine", "theirs"])
    }
  }

  func testUniqueValues() throws {
    let container = try container()
    let context = container.viewContext
    for _ in 0..<2 { Author(context: context).name = "Same" }
    XCTAssertThrowsError(try context.save()) {
      XCTAssertEqual(($0 as NSError).code, NSManagedObjectConstraintMergeError)
    }
    context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
    try context.save()
    XCTAssertEqual(try context.count(for: Author.fetchRequest() as NSFetchRequest<Author>), 1)
  }

  func testDuplicatesGiveTheirValuesToTheObjectInTheStore() throws {
    let container = try container(NSSQLiteStoreType)
    let context = container.viewContext
    context.automaticallyMergesChangesFromParent = true
    let author = Author(context: context)
    author.name = "Jane"
    try context.save()
    let authors: NSFetchRequest<Author> = Author.fetchRequest()
    authors.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
    let controller = NSFetchedResultsController(
      fetchRequest: authors, managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
    let log = FetchedResultsSnapshotLog()
    controller.delegate = log
    try controller.performFetch()
    let background = container.newBackgroundContext()
    background.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
    try background.performAndWait {
      let again = Author(context: background)
      again.name = "Jane"
      again.born = Date(timeIntervalSinceReferenceDate: 5)
      let book = Book(context: background)
      book.title = "Emma"
      book.author = again
      try background.save()
      XCTAssertNil(again.managedObjectContext)
      XCTAssertEqual(book.author?.objectID, author.objectID)
    }
    let end = Date(timeIntervalSinceNow: 60)
    while author.born == nil, Date() < end {
      RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
    }
    XCTAssertEqual(author.born, Date(timeIntervalSinceReferenceDate: 5))
    XCTAssertEqual((author.books as? Set<Book>)?.map(\.title), ["Emma"])
    XCTAssertEqual(controller.fetchedObjects, [author], "the duplicate is not shown")
    let reader = try self.container(NSSQLiteStoreType).viewContext
    XCTAssertEqual(try reader.fetch(Book.fetchRequest() as NSFetchRequest<Book>).first?.author?.name, "Jane")
  }

  func testChangesAreUndone() throws {
    let context = try container().viewContext
    context.undoManager = UndoManager()
    let author = Author(context: context)
    author.name = "A"
    context.processPendingChanges()
    author.name = "B"
    context.processPendingChanges()
    context.undo()
    XCTAssertEqual(author.name, "A")
    context.redo()
    XCTAssertEqual(author.name, "B")
    context.undo()
    context.undo()
    XCTAssertEqual(try context.count(for: Author.fetchRequest() as NSFetchRequest<Author>), 0)
  }

  func testChangesOfAnOrderedSetAreUndone() throws {
    let context = try container().viewContext
    let (shelf, book) = (Bookcase(context: context), Book(context: context))
    book.title = "Emma"
    shelf.addToPublications(book)
    try context.save()
    context.undoManager = UndoManager()
    shelf.mutableOrderedSetValue(forKey: "publications").removeObject(at: 0)
    context.processPendingChanges()
    XCTAssertNil(book.shelf)
    context.undo()
    XCTAssertEqual(shelf.publications?.count, 1)
    XCTAssertTrue(book.shelf === shelf)
  }

  func testChangesAreUndoneAfterTheyWereSaved() throws {
    let container = try container()
    let context = container.viewContext
    context.undoManager = UndoManager()
    func saved() throws -> [String?] {
      let reader = container.newBackgroundContext()
      return try reader.fetch(Author.fetchRequest() as NSFetchRequest<Author>).map(\.name)
    }
    let author = Author(context: context)
    author.name = "A"
    try context.save()
    author.name = "B"
    try context.save()
    context.undo()
    XCTAssertEqual(author.name, "A")
    XCTAssertTrue(author.isUpdated)
    try context.save()
    XCTAssertEqual(try saved(), ["A"])
    context.delete(author)
    try context.save()
    XCTAssertEqual(try saved(), [])
    context.undo()
    XCTAssertTrue(author.isInserted)
    try context.save()
    XCTAssertEqual(try saved(), ["A"])
  }
}
