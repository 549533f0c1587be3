import CoreData
import UIKit
import XCTest

@testable import Board

/// Core Data with a model, generated classes and a database. Names and rules are those of Apple's "Core Data Programming
/// Guide" and of the pages of the classes.
final class StoreTests: XCTestCase {
  private var folder: URL!
  private static let model: NSManagedObjectModel = {
    let url =
      Bundle(for: BoardController.self).url(forResource: "Library", withExtension: "momd")
      ?? Board.modelURL
    return NSManagedObjectModel(contentsOf: url!)!
  }()

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("StoreTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  override func tearDown() { try? FileManager.default.removeItem(at: folder) }

  private func container(
    _ type: String = NSInMemoryStoreType, model: NSManagedObjectModel = StoreTests.model
  ) throws -> NSPersistentContainer {
    let container = NSPersistentContainer(name: "Library", managedObjectModel: model)
    let description = NSPersistentStoreDescription()
    description.type = type
    description.url = type == NSInMemoryStoreType ? nil : folder.appendingPathComponent("Library.sqlite")
    container.persistentStoreDescriptions = [description]
    var failure: Error?
    container.loadPersistentStores { _, error in failure = error }
    if let failure { throw failure }
    return container
  }

  // MARK: The model

  func testTheCurrentVersionOfTheModelIsRead() {
    let model = Self.model
    XCTAssertEqual(
      model.entities.compactMap(\.name).sorted(),
      ["Author", "Book", "Bookcase", "Genre", "Label", "Magazine", "Publication"])
    let book = model.entitiesByName["Book"]!
    XCTAssertEqual(book.superentity?.name, "Publication")
    XCTAssertEqual(book.attributesByName["pages"]?.attributeType, .integer16AttributeType)
    XCTAssertEqual(book.relationshipsByName["shelf"]?.destinationEntity?.name, "Bookcase", "inherited")
    XCTAssertEqual(book.relationshipsByName["author"]?.inverseRelationship?.name, "books")
    XCTAssertTrue(model.entitiesByName["Publication"]!.isAbstract)
    XCTAssertEqual(model.entitiesByName["Author"]!.relationshipsByName["books"]?.deleteRule, .cascadeDeleteRule)
  }

  func testRequestsOfAModelAreCopied() {
    let model = NSManagedObjectModel()
    model.setFetchRequestTemplate(NSFetchRequest<NSFetchRequestResult>(entityName: "Book"), forName: "all")
    let request = model.fetchRequestTemplate(forName: "all")
    XCTAssertEqual(request?.entityName, "Book")
    request?.fetchLimit = 1
    XCTAssertEqual(model.fetchRequestTemplate(forName: "all")?.fetchLimit, 0)
  }

  func testAModelThatCannotBeReadIsNil() throws {
    XCTAssertNil(NSManagedObjectModel(contentsOf: folder.appendingPathComponent("Nothing.momd")))
    let compiled = folder.appendingPathComponent("Old.mom")
    try Data([0x62, 0x70]).write(to: compiled)
    XCTAssertNil(NSManagedObjectModel(contentsOf: compiled))
    let broken = folder.appendingPathComponent("Broken.momd")
    try FileManager.default.createDirectory(at: broken, withIntermediateDirectories: true)
    for text in [
      "", "<model><entity name=\"A\">", "<model><entity name=\"A\" parentEntity=\"A\"/></model>",
      "<model><entity name=\"A\" parentEntity=\"B\"/></model>",
    ] {
      try Data(text.utf8).write(to: broken.appendingPathComponent("contents"))
      XCTAssertNil(NSManagedObjectModel(contentsOf: broken), text)
    }
  }

  // MARK: Objects

  func testGeneratedClassesHaveTheirPropertiesAndDefaults() throws {
    let context = try container().viewContext
    let book = Book(context: context)
    XCTAssertEqual(book.pages, 100)
    XCTAssertFalse(book.isRead)
    XCTAssertNil(book.title)
    book.title = "Emma"
    book.price = 12.5
    book.tags = ["classic", "novel"]
    XCTAssertEqual(book.value(forKey: "title") as? String, "Emma")
    XCTAssertEqual(book.value(forKey: "pages") as? Int, 100)
    XCTAssertEqual(book.tags, ["classic", "novel"])
    book.setValue(7, forKey: "pages")
    XCTAssertEqual(book.pages, 7)
    let genre = NSEntityDescription.insertNewObject(forEntityName: "Genre", into: context) as! Genre
    XCTAssertEqual(genre.name, "unnamed")
    XCTAssertTrue(book.isInserted && context.hasChanges)
    XCTAssertTrue(book.objectID.isTemporaryID)
  }

  func testBothSidesOfARelationshipChange() throws {
    let context = try container().viewContext
    let (first, second) = (Author(context: context), Author(context: context))
    let book = Book(context: context)
    book.author = first
    XCTAssertEqual(first.books, NSSet(array: [book] as [NSManagedObject]))
    second.addToBooks(book)
    XCTAssertTrue(book.author === second)
    XCTAssertEqual(first.books, NSSet(array: [] as [NSManagedObject]))
    second.removeFromBooks(book)
    XCTAssertNil(book.author)
    let genre = Genre(context: context)
    genre.addToBooks(book)
    XCTAssertEqual(book.genres, NSSet(array: [genre] as [NSManagedObject]))
    book.genres = nil
    XCTAssertTrue(genre.books.isEmpty)
    first.mutableSetValue(forKey: "books").add(book)
    XCTAssertTrue(book.author === first)
  }

  func testKeyPathsWithOperators() throws {
    let context = try container().viewContext
    let author = Author(context: context)
    for pages in [20, 30] as [Int16] {
      let book = Book(context: context)
      book.pages = pages
      book.author = author
    }
    XCTAssertEqual(author.value(forKeyPath: "books.@count") as? Int, 2)
    XCTAssertEqual(author.value(forKeyPath: "books.@sum.pages") as? Int, 50)
    XCTAssertEqual(author.value(forKeyPath: "books.@max.pages") as? Int16, 30)
    author.born = Date(timeIntervalSinceReferenceDate: 5)
    XCTAssertEqual(author.value(forKeyPath: "books.@min.author.born") as? Date, author.born)
  }

  func testAnOrderedRelationshipKeepsItsOrder() throws {
    let context = try container(NSSQLiteStoreType).viewContext
    let shelf = Bookcase(context: context)
    let books = (0..<4).map { number -> Book in
      let book = Book(context: context)
      book.title = "\(number)"
      return book
    }
    for book in books.dropLast() { shelf.addToPublications(book) }
    shelf.insertIntoPublications(books[3], at: 1)
    shelf.removeFromPublications(at: 0)
    func titles(_ shelf: Bookcase?) -> [String] {
      (shelf?.publications?.array as? [Publication] ?? []).compactMap(\.title)
    }
    XCTAssertEqual(titles(shelf), ["3", "1", "2"])
    try context.save()
    let again = try container(NSSQLiteStoreType).viewContext
    let shelves = try again.fetch(Bookcase.fetchRequest() as NSFetchRequest<Bookcase>)
    XCTAssertEqual(titles(shelves.first), ["3", "1", "2"])
  }

  func testTransformableNumbersAndDatesAreSaved() throws {
    let model = NSManagedObjectModel()
    let entity = NSEntityDescription()
    entity.name = "Note"
    entity.properties = ["number", "date", "identifier"].map { name in
      let attribute = NSAttributeDescription()
      attribute.name = name
      attribute.attributeType = .transformableAttributeType
      return attribute
    }
    model.entities = [entity]
    let (date, identifier) = (Date(timeIntervalSinceReferenceDate: 5), UUID())
    do {
      let context = try container(NSSQLiteStoreType, model: model).viewContext
      let note = NSEntityDescription.insertNewObject(forEntityName: "Note", into: context)
      note.setValue(1.5, forKey: "number")
      note.setValue(date, forKey: "date")
      note.setValue(identifier, forKey: "identifier")
      try context.save()
    }
    let context = try container(NSSQLiteStoreType, model: model).viewContext
    let note = try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Note")).first
    XCTAssertEqual(note?.value(forKey: "number") as? Double, 1.5)
    XCTAssertEqual(note?.value(forKey: "date") as? Date, date)
    XCTAssertEqual(note?.value(forKey: "identifier") as? UUID, identifier)
  }

  // MARK: Saving

  func testObjectsAreThereAfterTheStoreIsOpenedAgain() throws {
    let identifier = UUID()
    let date = Date(timeIntervalSinceReferenceDate: 700_000_000.25)
    var address: URL!
    do {
      let context = try container(NSSQLiteStoreType).viewContext
      let author = Author(context: context)
      author.name = "Jane"
      author.born = date
      let book = Book(context: context)
      book.title = "Emma"
      book.identifier = identifier
      book.isRead = true
      book.pages = 474
      book.price = NSDecimalNumber(string: "12345678901234567.89")
      book.tags = ["a", "b"]
      book.cover = Data([1, 2, 3])
      book.site = URL(string: "https://example.org/a?b")
      book.author = author
      let genre = Genre(context: context)
      genre.name = "Novel"
      book.genres = NSSet(object: genre)
      try context.save()
      XCTAssertFalse(context.hasChanges || book.isInserted || book.objectID.isTemporaryID)
      address = book.objectID.uriRepresentation()
    }
    let other = try container(NSSQLiteStoreType)
    let books = try other.viewContext.fetch(Book.fetchRequest() as NSFetchRequest<Book>)
    XCTAssertEqual(books.count, 1)
    let book = try XCTUnwrap(books.first)
    XCTAssertTrue(book.isFault)
    XCTAssertEqual(book.title, "Emma")
    XCTAssertFalse(book.isFault)
    XCTAssertEqual(book.identifier, identifier)
    XCTAssertTrue(book.isRead)
    XCTAssertEqual(book.pages, 474)
    XCTAssertEqual(book.price, NSDecimalNumber(string: "12345678901234567.89"))
    XCTAssertEqual(book.tags, ["a", "b"])
    XCTAssertEqual(book.cover, Data([1, 2, 3]))
    XCTAssertEqual(book.site, URL(string: "https://example.org/a?b"))
    XCTAssertEqual(book.author?.name, "Jane")
    XCTAssertEqual(book.author?.born, date)
    XCTAssertEqual(book.author?.books, NSSet(array: [book] as [NSManagedObject]))
    XCTAssertEqual((book.genres as? Set<Genre>)?.map(\.name), ["Novel"])
    let id = other.persistentStoreCoordinator.managedObjectID(forURIRepresentation: address)
    XCTAssertTrue(try id.map { try other.viewContext.existingObject(with: $0) } === book)
  }

  func testInvalidObjectsAreNotSaved() throws {
    let context = try container().viewContext
    let book = Book(context: context)
    XCTAssertThrowsError(try context.save()) { error in
      XCTAssertEqual((error as NSError).code, NSValidationMissingMandatoryPropertyError)
      XCTAssertEqual((error as NSError).userInfo[NSValidationKeyErrorKey] as? String, "title")
    }
    book.title = "x"
    book.pages = 6000
    XCTAssertThrowsError(try context.save()) { XCTAssertEqual(($0 as NSError).code, NSValidationNumberTooLargeError) }
    book.title = ""
    XCTAssertThrowsError(try context.save()) { error in
      XCTAssertEqual((error as NSError).code, NSValidationMultipleErrorsError)
      XCTAssertEqual(((error as NSError).userInfo[NSDetailedErrorsKey] as? [NSError])?.count, 2)
    }
    XCTAssertTrue(context.hasChanges, "nothing is lost")
    book.title = "x"
    book.pages = 1
    XCTAssertNoThrow(try context.save())
  }

  func testRollbackDiscardsChanges() throws {
    let context = try container().viewContext
    let author = Author(context: context)
    author.name = "A"
    try context.save()
    author.name = "B"
    let book = Book(context: context)
    book.author = author
    context.rollback()
    XCTAssertEqual(author.name, "A")
    XCTAssertEqual(author.books, NSSet(array: [] as [NSManagedObject]))
    XCTAssertFalse(context.hasChanges)
    XCTAssertEqual(try context.count(for: Book.fetchRequest() as NSFetchRequest<Book>), 0)
  }

  /// The methods of the base class and of the entity's class have the same name. Without a type the latter is called (Xcode's template of an
  /// application with Core Data relies on it).
  func testARequestWithoutATypeIsThatOfTheEntity() throws {
    let context = try container().viewContext
    Author(context: context).name = "A"
    Genre(context: context).name = "G"
    let request = Author.fetchRequest()
    request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
    XCTAssertEqual(try context.fetch(request).map(\.name), ["A"])
    let genres = (try? context.fetch(Genre.fetchRequest())) ?? []
    XCTAssertEqual(genres.map(\.name), ["G"])
    let any: NSFetchRequest<NSFetchRequestResult> = Author.fetchRequest()
    XCTAssertEqual(any.entityName, "Author")
  }

  /// Apple's documentation of `NSAttributeDescription.valueTransformerName`: the transformer converts values to data, those that decode data
  /// are used in reverse, and without a transformer values are archived.
  func testTransformersConvertAttributes() throws {
    let model = NSManagedObjectModel()
    let entity = NSEntityDescription()
    entity.name = "Plan"
    entity.properties = [("days", "Days"), ("colors", "NSSecureUnarchiveFromData"), ("other", "Missing")].map {
      let attribute = NSAttributeDescription()
      attribute.name = $0.0
      attribute.attributeType = .transformableAttributeType
      attribute.valueTransformerName = $0.1
      attribute.isOptional = true
      return attribute
    }
    model.entities = [entity]
    ValueTransformer.setValueTransformer(DaysTransformer(), forName: NSValueTransformerName("Days"))
    let registered = ValueTransformer(forName: NSValueTransformerName("Days"))
    XCTAssertEqual(registered?.transformedValue(Days([2])) as? Data, Data([2]))
    XCTAssertNil(ValueTransformer(forName: NSValueTransformerName("Missing")))
    let context = try container(NSSQLiteStoreType, model: model).viewContext
    let plan = NSManagedObject(entity: entity, insertInto: context)
    plan.setValue(Days([1, 5]), forKey: "days")
    plan.setValue(["red", "blue"] as NSArray, forKey: "colors")
    plan.setValue(UIColor.red, forKey: "other")
    try context.save()
    let again = try container(NSSQLiteStoreType, model: model).viewContext
    let found = try again.fetch(NSFetchRequest<NSManagedObject>(entityName: "Plan")).first
    XCTAssertEqual((found?.value(forKey: "days") as? Days)?.numbers, [1, 5])
    XCTAssertEqual(found?.value(forKey: "colors") as? [String], ["red", "blue"])
    XCTAssertEqual(found?.value(forKey: "other") as? UIColor, .red)
  }

  func testDeleteRules() throws {
    let context = try container(NSSQLiteStoreType).viewContext
    let author = Author(context: context)
    let genre = Genre(context: context)
    for number in 0..<3 {
      let book = Book(context: context)
      book.title = "\(number)"
      book.author = author
      book.genres = NSSet(object: genre)
    }
    try context.save()
    context.delete(genre)
    XCTAssertThrowsError(try context.save()) {
      XCTAssertEqual(($0 as NSError).code, NSValidationRelationshipDeniedDeleteError)
    }
    context.rollback()
    context.delete(author)
    XCTAssertTrue(author.isDeleted)
    try context.save()
    XCTAssertNil(author.managedObjectContext)
    XCTAssertEqual(try context.count(for: Book.fetchRequest() as NSFetchRequest<Book>), 0, "cascade")
    XCTAssertTrue(genre.books.isEmpty, "nullify")
    let again = try container(NSSQLiteStoreType).viewContext
    XCTAssertEqual(try again.count(for: Book.fetchRequest() as NSFetchRequest<Book>), 0)
    XCTAssertEqual(try again.count(for: Genre.fetchRequest() as NSFetchRequest<Genre>), 1)
  }

  func testAStoreOfTheEarlierVersionIsMigrated() throws {
    let earlier = folder.appendingPathComponent("Earlier.momd")
    try FileManager.default.createDirectory(at: earlier, withIntermediateDirectories: true)
    let text = """
      <model><entity name="Author" representedClassName="NSManagedObject">
      <attribute name="label" optional="YES" attributeType="String"/></entity></model>
      """
    try Data(text.utf8).write(to: earlier.appendingPathComponent("contents"))
    do {
      let context = try container(NSSQLiteStoreType, model: NSManagedObjectModel(contentsOf: earlier)!).viewContext
      let author = NSEntityDescription.insertNewObject(forEntityName: "Author", into: context)
      author.setValue("Jane", forKey: "label")
      try context.save()
    }
    let url = folder.appendingPathComponent("Library.sqlite")
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: Self.model)
    XCTAssertThrowsError(
      try coordinator.addPersistentStore(ofType: NSSQLiteStoreType, configurationName: nil, at: url, options: nil)
    ) { XCTAssertEqual(($0 as NSError).code, NSPersistentStoreIncompatibleVersionHashError) }
    let context = try container(NSSQLiteStoreType).viewContext
    let authors = try context.fetch(Author.fetchRequest() as NSFetchRequest<Author>)
    XCTAssertEqual(authors.map(\.name), ["Jane"], "the attribute has another name now")
  }

  func testADamagedStoreIsAnError() throws {
    try Data("this is no database".utf8).write(to: folder.appendingPathComponent("Library.sqlite"))
    XCTAssertThrowsError(try container(NSSQLiteStoreType)) { error in
      XCTAssertEqual((error as NSError).domain, NSCocoaErrorDomain)
    }
    XCTAssertEqual(
      try String(contentsOf: folder.appendingPathComponent("Library.sqlite"), encoding: .utf8), "this is no database")
  }

  // MARK: Fetching

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

  // MARK: Contexts

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
    let log = SnapshotLog()
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
    let log = SnapshotLog()
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

  // MARK: Fetched results

  private final class Log: NSObject, NSFetchedResultsControllerDelegate {
    var lines: [String] = []
    var expected: NSObject?
    func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
      XCTAssertEqual(controller, expected)
      lines.append("will")
    }
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
      lines.append("did")
    }
    func controller(
      _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?,
      for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {
      func text(_ path: IndexPath?) -> String { path.map { "\($0.section).\($0.row)" } ?? "-" }
      let names: [NSFetchedResultsChangeType: String] = [
        .insert: "insert", .delete: "delete", .move: "move", .update: "update",
      ]
      let title = (anObject as? Book)?.title ?? "?"
      lines.append("\(names[type]!) \(title) \(text(indexPath)) \(text(newIndexPath))")
    }
    func controller(
      _ controller: NSFetchedResultsController<NSFetchRequestResult>,
      didChange sectionInfo: NSFetchedResultsSectionInfo,
      atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType
    ) { lines.append("section \(sectionInfo.name) \(sectionIndex) \(type == .insert ? "insert" : "delete")") }
  }

  private final class SnapshotLog: NSObject, NSFetchedResultsControllerDelegate {
    var counts: [Int] = []
    func controller(
      _ controller: NSFetchedResultsController<NSFetchRequestResult>,
      didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
    ) { counts.append((snapshot as NSDiffableDataSourceSnapshot<String, NSManagedObjectID>).numberOfItems) }
  }

  func testFetchedResultsFollowChanges() throws {
    let context = try container().viewContext
    func add(_ title: String) -> Book {
      let book = Book(context: context)
      book.title = title
      return book
    }
    let books = ["Anna", "Bleak", "Emma"].map(add)
    try context.save()
    let request: NSFetchRequest<Book> = Book.fetchRequest()
    request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
    let controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "listLetter", cacheName: nil)
    let log = Log()
    log.expected = controller
    controller.delegate = log
    try controller.performFetch()
    XCTAssertEqual(controller.sections?.map(\.name), ["A", "B", "E"])
    XCTAssertEqual(controller.sectionIndexTitles, ["A", "B", "E"])
    XCTAssertEqual(controller.object(at: IndexPath(row: 0, section: 1)).title, "Bleak")
    XCTAssertEqual(controller.indexPath(forObject: books[2]), IndexPath(row: 0, section: 2))
    func changes(_ body: () -> Void) -> [String] {
      log.lines = []
      body()
      context.processPendingChanges()
      return log.lines
    }
    XCTAssertEqual(changes { _ = add("Ada") }, ["will", "insert Ada - 0.0", "did"])
    XCTAssertEqual(changes { books[1].pages = 5 }, ["will", "update Bleak 1.0 1.0", "did"])
    XCTAssertEqual(changes { books[0].title = "Aaron" }, ["will", "move Aaron 0.1 0.0", "did"])
    XCTAssertEqual(
      changes { books[2].title = "Dubliners" },
      ["will", "section E 2 delete", "section D 2 insert", "move Dubliners 2.0 2.0", "did"])
    XCTAssertEqual(
      changes { context.delete(books[1]) }, ["will", "section B 1 delete", "delete Bleak 1.0 -", "did"])
    XCTAssertEqual(changes { Author(context: context).name = "nobody" }, [])
    XCTAssertEqual(controller.fetchedObjects?.map(\.title), ["Aaron", "Ada", "Dubliners"])
    let snapshots = SnapshotLog()
    controller.delegate = snapshots
    XCTAssertEqual(changes { _ = add("Zoo") }, [])
    XCTAssertEqual(snapshots.counts, [4])
    controller.delegate = nil
    XCTAssertEqual(changes { _ = add("Zorro") }, [])
    XCTAssertEqual(controller.fetchedObjects?.count, 4, "without a delegate, changes are not followed")
  }

  func testFetchedResultsShowWhatAConflictLeaves() throws {
    let container = try container()
    let context = container.viewContext
    context.mergePolicy = NSMergeByPropertyStoreTrumpMergePolicy
    let book = Book(context: context)
    book.title = "first"
    try context.save()
    let request: NSFetchRequest<Book> = Book.fetchRequest()
    request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
    let controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
    let log = Log()
    log.expected = controller
    controller.delegate = log
    try controller.performFetch()
    let other = container.newBackgroundContext()
    try other.performAndWait {
      (other.object(with: book.objectID) as? Book)?.title = "theirs"
      try other.save()
    }
    book.title = "mine"
    context.processPendingChanges()
    log.lines = []
    try context.save()
    context.processPendingChanges()
    XCTAssertEqual(log.lines, ["will", "update theirs 0.0 0.0", "did"])
  }

  func testFetchedResultsMakeSnapshots() throws {
    let context = try container().viewContext
    let request: NSFetchRequest<Book> = Book.fetchRequest()
    request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
    let controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
    let log = SnapshotLog()
    controller.delegate = log
    try controller.performFetch()
    Book(context: context).title = "A"
    context.processPendingChanges()
    XCTAssertEqual(log.counts, [0, 1])
  }

  func testStoresAreInTheFolderOfTheApplication() {
    let folder = NSPersistentContainer.defaultDirectoryURL()
    XCTAssertEqual(folder.lastPathComponent, "Application Support")
    let support = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0]
    XCTAssertEqual(folder.standardizedFileURL, support.standardizedFileURL)
  }

  func testTheMetadataSaysWhichModelMadeTheStore() throws {
    _ = try container(NSSQLiteStoreType)
    let url = folder.appendingPathComponent("Library.sqlite")
    let metadata = try NSPersistentStoreCoordinator.metadataForPersistentStore(ofType: NSSQLiteStoreType, at: url)
    XCTAssertTrue(Self.model.isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata))
    XCTAssertFalse(NSManagedObjectModel().isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata))
  }

  func testAValueThatCannotBeArchivedIsNotSaved() throws {
    final class Plain: NSObject {}
    let attribute = NSAttributeDescription()
    attribute.name = "thing"
    attribute.attributeType = .transformableAttributeType
    let entity = NSEntityDescription()
    entity.name = "Thing"
    entity.properties = [attribute]
    let model = NSManagedObjectModel()
    model.entities = [entity]
    let context = try container(NSSQLiteStoreType, model: model).viewContext
    NSEntityDescription.insertNewObject(forEntityName: "Thing", into: context).setValue(Plain(), forKey: "thing")
    XCTAssertNoThrow(try context.save(), "a message says that the value is missing")
  }

  func testAStoreIsNotMigratedToItself() throws {
    _ = try container(NSSQLiteStoreType)
    let url = folder.appendingPathComponent("Library.sqlite")
    let size = try Data(contentsOf: url).count
    XCTAssertThrowsError(
      try NSMigrationManager(sourceModel: Self.model, destinationModel: Self.model).migrateStore(
        from: url, sourceType: NSSQLiteStoreType, with: nil, toDestinationURL: url,
        destinationType: NSSQLiteStoreType))
    XCTAssertEqual(try Data(contentsOf: url).count, size)
  }

  /// The code of Xcode's template ends the program if the store cannot be loaded.
  func testATemplateWithoutAModelLoads() {
    let container = NSPersistentContainer(name: "Nothing", managedObjectModel: NSManagedObjectModel())
    container.persistentStoreDescriptions = [
      NSPersistentStoreDescription(url: folder.appendingPathComponent("n.sqlite"))
    ]
    var errors: [Error?] = []
    container.loadPersistentStores { _, error in errors.append(error) }
    XCTAssertEqual(errors.count, 1)
    XCTAssertNil(errors[0])
    XCTAssertEqual(container.persistentStoreCoordinator.persistentStores.count, 1)
    XCTAssertFalse(container.viewContext.hasChanges)
  }
}

/// A value that cannot be archived.
private final class Days: NSObject {
  let numbers: [UInt8]
  init(_ numbers: [UInt8]) { self.numbers = numbers }
}

private final class DaysTransformer: ValueTransformer {
  override class func transformedValueClass() -> AnyClass { NSData.self }
  override class func allowsReverseTransformation() -> Bool { true }
  override func transformedValue(_ value: Any?) -> Any? { (value as? Days).map { Data($0.numbers) } }
  override func reverseTransformedValue(_ value: Any?) -> Any? { (value as? Data).map { Days(Array($0)) } }
}
