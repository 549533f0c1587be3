import CoreData
import Foundation
import XCTest

@testable import Board

/// What requests find, and how. The rules are those of Apple's "Predicate Programming Guide" and of the page of
/// `NSFetchRequest`.
final class StoreFetchingTests: StoreTestCase {
  private func library() throws -> NSManagedObjectContext {
    let context = try container().viewContext
    for (name, titles) in [("Jane", ["Emma", "Persuasion"]), ("Leo", ["War", "Anna", "Boyhood"])] {
      let author = Author(context: context)
      author.name = name
      for title in titles { book(title, Int16(title.count), author, in: context) }
    }
    try context.save()
    return context
  }

  private func titles(_ format: String, _ arguments: [Any] = [], _ context: NSManagedObjectContext) throws -> [String] {
    let request: NSFetchRequest<Book> = Book.fetchRequest()
    request.predicate = NSPredicate(format: format, argumentArray: arguments)
    return try context.fetch(request).compactMap(\.title).sorted()
  }

  func testRequestsFindSortAndCount() throws {
    let context = try container().viewContext
    for (name, titles) in [("Jane", ["Emma", "Persuasion"]), ("Leo", ["War", "Anna"])] {
      let author = Author(context: context)
      author.name = name
      for title in titles {
        let book = Book(context: context)
        book.title = title
        book.author = author
        book.pages = Int16(title.count)
      }
    }
    let magazine = Magazine(context: context)
    magazine.title = "Weekly"
    magazine.issue = 3
    try context.save()
    XCTAssertEqual(magazine.saves, 1)
    let request: NSFetchRequest<Book> = Book.fetchRequest()
    request.predicate = NSPredicate(format: "author.name == %@ AND pages > %d", "Jane", 4)
    XCTAssertEqual(try context.fetch(request).map(\.title), ["Persuasion"])
    request.predicate = NSPredicate(format: "title CONTAINS[cd] %@", "AN")
    request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: false)]
    XCTAssertEqual(try context.fetch(request).map(\.title), ["Anna"])
    request.predicate = nil
    request.sortDescriptors = [
      NSSortDescriptor(keyPath: \Book.pages, ascending: true), NSSortDescriptor(key: "title", ascending: true),
    ]
    request.fetchLimit = 3
    request.fetchOffset = 1
    XCTAssertEqual(try context.fetch(request).map(\.title), ["Anna", "Emma", "Persuasion"])
    let author = try context.fetch(Author.fetchRequest() as NSFetchRequest<Author>).first { $0.name == "Leo" }!
    let byAuthor: NSFetchRequest<Book> = Book.fetchRequest()
    byAuthor.predicate = NSPredicate(format: "author == %@", author)
    XCTAssertEqual(try context.count(for: byAuthor), 2)
    let all = NSFetchRequest<Publication>(entityName: "Publication")
    XCTAssertEqual(try context.count(for: all), 5, "with the entities that inherit from it")
    all.includesSubentities = false
    XCTAssertEqual(try context.count(for: all), 0)
    let prolific: NSFetchRequest<Author> = Author.fetchRequest()
    prolific.predicate = NSPredicate(format: "ANY books.title BEGINSWITH %@", "E")
    XCTAssertEqual(try context.fetch(prolific).map(\.name), ["Jane"])
    prolific.predicate = NSPredicate(format: "books.@count == 2")
    XCTAssertEqual(try context.count(for: prolific), 2)
    XCTAssertThrowsError(try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Nothing")))
    let names = NSFetchRequest<NSDictionary>(entityName: "Author")
    names.resultType = .dictionaryResultType
    names.propertiesToFetch = ["name"]
    XCTAssertEqual(Set(try context.fetch(names).compactMap { $0["name"] as? String }), ["Jane", "Leo"])
  }

  func testChangesThatAreNotSavedAreFound() throws {
    let context = try container().viewContext
    let book = Book(context: context)
    book.title = "New"
    let request: NSFetchRequest<Book> = Book.fetchRequest()
    XCTAssertEqual(try context.fetch(request), [book])
    context.delete(book)
    XCTAssertEqual(try context.fetch(request), [])
    XCTAssertNoThrow(try context.save())
  }

  func testBatchRequests() throws {
    let container = try container(NSSQLiteStoreType)
    let context = container.viewContext
    try context.execute(
      NSBatchInsertRequest(entityName: "Magazine", objects: (1...5).map { ["title": "M\($0)", "issue": $0] }))
    let request = NSFetchRequest<Magazine>(entityName: "Magazine")
    request.sortDescriptors = [NSSortDescriptor(key: "issue", ascending: true)]
    let magazines = try context.fetch(request)
    XCTAssertEqual(magazines.map(\.issue), [1, 2, 3, 4, 5])
    let update = NSBatchUpdateRequest(entityName: "Magazine")
    update.predicate = NSPredicate(format: "issue > 3")
    update.propertiesToUpdate = ["title": "Late"]
    update.resultType = .updatedObjectsCountResultType
    XCTAssertEqual((try context.execute(update) as? NSBatchUpdateResult)?.result as? Int, 2)
    context.refreshAllObjects()
    XCTAssertEqual(magazines.map(\.title), ["M1", "M2", "M3", "Late", "Late"])
    let fetch = NSFetchRequest<NSFetchRequestResult>(entityName: "Magazine")
    fetch.predicate = NSPredicate(format: "title == %@", "Late")
    let delete = NSBatchDeleteRequest(fetchRequest: fetch)
    delete.resultType = .resultTypeObjectIDs
    let result = try context.execute(delete) as? NSBatchDeleteResult
    let ids = result?.result as? [NSManagedObjectID] ?? []
    XCTAssertEqual(ids.count, 2)
    NSManagedObjectContext.mergeChanges(fromRemoteContextSave: [NSDeletedObjectsKey: ids], into: [context])
    XCTAssertEqual(try context.count(for: request), 3)
  }

  func testOptionalKeyPathsSort() throws {
    let context = try library()
    let missing = Author(context: context)
    let request: NSFetchRequest<Author> = Author.fetchRequest()
    request.sortDescriptors = [NSSortDescriptor(keyPath: \Author.name, ascending: false)]
    XCTAssertEqual(try context.fetch(request).map(\.name), ["Leo", "Jane", nil])
    request.sortDescriptors = [NSSortDescriptor(keyPath: \Author.name, ascending: true)]
    XCTAssertTrue(try context.fetch(request).first === missing, "no value precedes the others")
    let books: NSFetchRequest<Book> = Book.fetchRequest()
    books.sortDescriptors = [
      NSSortDescriptor(keyPath: \Book.isRead, ascending: true),
      NSSortDescriptor(key: "title", ascending: true, selector: #selector(NSString.caseInsensitiveCompare(_:))),
    ]
    XCTAssertEqual(try context.fetch(books).first?.title, "Anna")
  }

  func testPredicatesCompareObjectsByTheirIdentities() throws {
    let context = try library()
    let leo = try XCTUnwrap(context.fetch(Author.fetchRequest() as NSFetchRequest<Author>).first { $0.name == "Leo" })
    let all = ["Anna", "Boyhood", "War"]
    XCTAssertEqual(try titles("author == %@", [leo], context), all)
    XCTAssertEqual(try titles("author == %@", [leo.objectID], context), all)
    XCTAssertEqual(try titles("author IN %@", [[leo.objectID]], context), all)
    XCTAssertEqual(try titles("author IN %@", [Set([leo])], context), all)
    let anna = try XCTUnwrap(leo.books?.allObjects.compactMap { $0 as? Book }.first { $0.title == "Anna" })
    XCTAssertEqual(try titles("SELF == %@", [anna], context), ["Anna"])
    XCTAssertEqual(try titles("SELF IN %@", [[anna.objectID]], context), ["Anna"])
    XCTAssertEqual(try titles("NOT (SELF IN %@)", [leo.books!], context), ["Emma", "Persuasion"])
  }

  func testSubqueriesAndFunctions() throws {
    let context = try library()
    func authors(_ format: String) throws -> [String] {
      let request: NSFetchRequest<Author> = Author.fetchRequest()
      request.predicate = NSPredicate(format: format)
      return try context.fetch(request).compactMap(\.name).sorted()
    }
    XCTAssertEqual(
      try authors("SUBQUERY(books, $b, $b.pages > 5 AND $b.title BEGINSWITH[cd] 'p').@count > 0"), ["Jane"])
    XCTAssertEqual(try authors("SUBQUERY(books, $b, $b.pages < 5).@count == 2"), ["Leo"])
    XCTAssertEqual(try authors("books[SIZE] == 3"), ["Leo"])
    XCTAssertEqual(try authors("books.@max.pages >= 10"), ["Jane"])
    XCTAssertEqual(try authors("lowercase(name) == 'leo'"), ["Leo"])
    XCTAssertEqual(try authors("NONE books.title == 'War'"), ["Jane"])
    XCTAssertEqual(try authors("ALL books.pages < 8"), ["Leo"])
    let condition = NSComparisonPredicate(
      leftExpression: NSExpression(forKeyPath: "title"), rightExpression: NSExpression(forConstantValue: "an"),
      modifier: .direct, type: .beginsWith, options: [.caseInsensitive])
    let request: NSFetchRequest<Book> = Book.fetchRequest()
    request.predicate = NSCompoundPredicate(orPredicateWithSubpredicates: [
      condition, NSPredicate(format: "%K == %@", "title", "War"),
    ])
    XCTAssertEqual(try context.fetch(request).compactMap(\.title).sorted(), ["Anna", "War"])
  }

  func testAPredicateCreatesNoObjectsThatItDoesNotFind() throws {
    let context = try library()
    context.reset()
    context.retainsRegisteredObjects = true
    let request: NSFetchRequest<Book> = Book.fetchRequest()
    request.predicate = NSPredicate(format: "author.name == 'Jane' AND pages > 4")
    request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
    let found = try context.fetch(request)
    XCTAssertEqual(context.registeredObjects, Set(found))
    XCTAssertEqual(found.count, 1)
    XCTAssertTrue(found[0].isFault)
    XCTAssertEqual(found[0].title, "Persuasion")
    XCTAssertEqual(try context.count(for: Author.fetchRequest() as NSFetchRequest<Author>), 2)
    XCTAssertEqual(context.registeredObjects.count, 1)
  }

  func testAPredicateSeesTheChangesOfTheContext() throws {
    let context = try library()
    let request: NSFetchRequest<Book> = Book.fetchRequest()
    request.predicate = NSPredicate(format: "title == 'War'")
    let war = try XCTUnwrap(context.fetch(request).first)
    war.title = "Peace"
    book("War", in: context)
    XCTAssertEqual(try context.count(for: request), 1)
    XCTAssertFalse(try context.fetch(request).contains(war))
    request.includesPendingChanges = false
    XCTAssertEqual(try context.fetch(request), [war])
    request.predicate = NSPredicate { object, _ in (object as? Book)?.title == "Peace" }
    XCTAssertEqual(try context.fetch(request), [war], "a closure gets objects")
  }

  func testDictionariesOfGroupsAndFunctions() throws {
    let context = try library()
    func function(_ name: String, _ path: String) -> NSExpressionDescription {
      let description = NSExpressionDescription()
      description.name = name
      description.expression = NSExpression(forFunction: name + ":", arguments: [NSExpression(forKeyPath: path)])
      description.expressionResultType = .integer64AttributeType
      return description
    }
    let request = NSFetchRequest<NSDictionary>(entityName: "Book")
    request.resultType = .dictionaryResultType
    request.propertiesToFetch = [function("sum", "pages"), function("count", "title"), function("max", "pages")]
    let totals = try context.fetch(request)
    XCTAssertEqual(totals.count, 1)
    XCTAssertEqual(totals[0]["sum"] as? Int, 28)
    XCTAssertEqual(totals[0]["count"] as? Int, 5)
    XCTAssertEqual(totals[0]["max"] as? Int, 10)
    let written = NSExpressionDescription()
    written.name = "sum"
    written.expression = NSExpression(format: "sum(pages)")
    written.expressionResultType = .integer64AttributeType
    request.propertiesToFetch = [written]
    XCTAssertEqual(try context.fetch(request).map { $0["sum"] as? Int }, [28])
    request.propertiesToFetch = ["author.name", function("sum", "pages"), function("count", "objectID")]
    request.propertiesToGroupBy = ["author.name"]
    let byAuthor = try context.fetch(request).sorted { ($0["sum"] as! Int) < ($1["sum"] as! Int) }
    XCTAssertEqual(byAuthor.map { $0["author.name"] as? String }, ["Jane", "Leo"].sorted { a, _ in a == "Jane" })
    XCTAssertEqual(byAuthor.map { $0["sum"] as? Int }, [14, 14])
    XCTAssertEqual(Set(byAuthor.map { $0["count"] as? Int }), [2, 3])
    request.havingPredicate = NSPredicate(format: "count > 2")
    XCTAssertEqual(try context.fetch(request).map { $0["author.name"] as? String }, ["Leo"])
    let distinct = NSFetchRequest<NSDictionary>(entityName: "Book")
    distinct.resultType = .dictionaryResultType
    distinct.propertiesToFetch = ["isRead"]
    distinct.returnsDistinctResults = true
    XCTAssertEqual(try context.fetch(distinct).count, 1)
    distinct.propertiesToFetch = ["nothing"]
    XCTAssertThrowsError(try context.fetch(distinct))
  }

  func testRequestsAreExecutedByTheContextOfTheClosure() throws {
    let container = try container()
    let background = container.newBackgroundContext()
    let request: NSFetchRequest<Book> = Book.fetchRequest()
    try background.performAndWait {
      book("Emma", in: background)
      let found = try request.execute()
      XCTAssertEqual(found.map(\.title), ["Emma"])
      XCTAssertTrue(found.first?.managedObjectContext === background)
    }
    XCTAssertThrowsError(try request.execute(), "no context is known")
  }

  func testTheRequestOfAClassIsTheGeneratedOne() throws {
    let context = try library()
    let request = Author.fetchRequest()
    request.predicate = NSPredicate(format: "name == 'Leo'")
    XCTAssertEqual(try context.fetch(request).map(\.bookCount), [3])
    XCTAssertEqual(try context.fetch(Author.fetchRequest()).compactMap(\.name).sorted(), ["Jane", "Leo"])
    let any: NSFetchRequest<NSFetchRequestResult> = Author.fetchRequest()
    try context.execute(NSBatchDeleteRequest(fetchRequest: any))
    XCTAssertEqual(try context.count(for: request), 0)
  }

  func testRequestsAreConverted() throws {
    let context = try library()
    func all<T: NSManagedObject>(_ type: T.Type) throws -> [T] {
      let request = T.fetchRequest() as! NSFetchRequest<T>
      request.predicate = NSPredicate(format: "name != nil")
      return try context.fetch(request)
    }
    XCTAssertEqual(try all(Author.self).count, 2)
    let request: NSFetchRequest<Book> = Book.fetchRequest()
    request.predicate = NSPredicate(format: "title == 'War'")
    try context.execute(NSBatchDeleteRequest(fetchRequest: request as! NSFetchRequest<NSFetchRequestResult>))
    XCTAssertEqual(try context.count(for: Book.fetchRequest() as NSFetchRequest<Book>), 4)
    let other = request.copy() as? NSFetchRequest<Book>
    XCTAssertEqual(other?.predicate, request.predicate)
    XCTAssertEqual(other?.entityName, "Book")
    let text: Any = "no request"
    XCTAssertNil(text as? NSFetchRequest<Book>)
    NSFetchedResultsController<Book>.deleteCache(withName: nil)
  }

  func testBatchRequestsWithExpressionsAndHandlers() throws {
    let context = try container(NSSQLiteStoreType).viewContext
    var number = 0
    let insertion = NSBatchInsertRequest(entity: Book.entity()) { (object: NSManagedObject) in
      guard number < 3 else { return true }
      (object as! Book).title = "\(number)"
      (object as! Book).pages = Int16(number + 10)
      number += 1
      return false
    }
    insertion.resultType = .count
    XCTAssertEqual((try context.execute(insertion) as? NSBatchInsertResult)?.result as? Int, 3)
    let update = NSBatchUpdateRequest(entityName: "Book")
    update.propertiesToUpdate = ["pages": NSExpression(format: "pages * 2 + 1"), "isRead": true]
    try context.execute(update)
    let request: NSFetchRequest<Book> = Book.fetchRequest()
    request.sortDescriptors = [NSSortDescriptor(key: "pages", ascending: true)]
    XCTAssertEqual(try context.fetch(request).map(\.pages), [21, 23, 25])
    XCTAssertTrue(try context.fetch(request).allSatisfy(\.isRead))
    let coordinator = try XCTUnwrap(context.persistentStoreCoordinator)
    let found = try coordinator.execute(request, with: context) as? [Book]
    XCTAssertEqual(found?.count, 3)
    let all = NSFetchRequest<NSFetchRequestResult>(entityName: "Book")
    try coordinator.execute(NSBatchDeleteRequest(fetchRequest: all), with: context)
    XCTAssertEqual(try context.count(for: request), 0)
  }

  /// A fetch whose predicate finds one object of many creates one object, and a count creates none.
  func testLargeEntities() throws {
    let context = try container().viewContext
    let identifiers = (0..<3000).map { _ in UUID() }
    for (number, identifier) in identifiers.enumerated() { book("\(number)", in: context).identifier = identifier }
    try context.save()
    context.reset()
    context.retainsRegisteredObjects = true
    let request: NSFetchRequest<Book> = Book.fetchRequest()
    request.predicate = NSPredicate(format: "identifier == %@", identifiers[2000] as CVarArg)
    request.fetchLimit = 1
    for _ in 0..<20 { XCTAssertEqual(try context.fetch(request).first?.title, "2000") }
    XCTAssertEqual(context.registeredObjects.count, 1)
  }
}
