import CoreData
import UIKit
import XCTest

@testable import Board

/// Core Data with a model, generated classes and a database. Names and rules are those of Apple's "Core Data Programming
/// Guide" and of the pages of the classes.
final class StoreTests: StoreTestCase {
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
