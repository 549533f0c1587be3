import CoreData
import UIKit
import XCTest

@testable import Board

/// Contexts, stores and their files. The rules are those of Apple's pages of the classes.
final class StoreContextTests: StoreTestCase {
  // MARK: Contexts

  func testNestedClosuresOfTwoContextsDoNotWaitForEachOther() throws {
    let container = try container()
    let (first, second) = (container.newBackgroundContext(), container.newBackgroundContext())
    let done = expectation(description: "done")
    DispatchQueue.global().async {
      let result = first.performAndWait { second.performAndWait { first.performAndWait { 5 } } }
      XCTAssertEqual(result, 5)
      done.fulfill()
    }
    wait(for: [done], timeout: 60)
    let view = container.viewContext
    let count = view.performAndWait { first.performAndWait { view.performAndWait { view.insertedObjects.count } } }
    XCTAssertEqual(count, 0)
    first.performAndWait { XCTAssertTrue(Thread.isMainThread || !first.hasChanges) }
  }

  /// Many applications fetch with the context of the main queue elsewhere, which works on iOS most of the time.
  func testAContextSurvivesFetchesOfOtherThreads() throws {
    let container = try container()
    let context = container.viewContext
    for number in 0..<50 { book("\(number)", in: context) }
    try context.save()
    context.reset()
    let ids = try context.fetch(Book.fetchRequest() as NSFetchRequest<Book>).map(\.objectID)
    context.reset()
    nonisolated(unsafe) let list = ids
    nonisolated(unsafe) let shared = context
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<50 { for id in list { _ = shared.object(with: id) } }
    }
    XCTAssertEqual(try context.count(for: Book.fetchRequest() as NSFetchRequest<Book>), 50)
  }

  func testClassesWithInitializersOfTheirOwn() throws {
    let context = try container().viewContext
    let own = Label(text: "mine", in: context)
    XCTAssertEqual(own.origin, "the application")
    let inserted = NSEntityDescription.insertNewObject(forEntityName: "Label", into: context) as? Label
    XCTAssertEqual(inserted?.origin, "Core Data")
    try context.save()
    context.reset()
    let request = NSFetchRequest<Label>(entityName: "Label")
    request.predicate = NSPredicate(format: "text == 'mine'")
    XCTAssertEqual(try context.fetch(request).map(\.text), ["mine"])
  }

  /// Tutorials create objects in this way, and then fetch them with their class.
  func testAnObjectGetsTheClassOfItsEntity() throws {
    let context = try container().viewContext
    let entity = try XCTUnwrap(NSEntityDescription.entity(forEntityName: "Book", in: context))
    let object = NSManagedObject(entity: entity, insertInto: context)
    object.setValue("Emma", forKey: "title")
    XCTAssertTrue(object is Book)
    XCTAssertEqual(try context.fetch(Book.fetchRequest() as NSFetchRequest<Book>).first?.title, "Emma")
    XCTAssertTrue(try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Book")).first === object)
  }

  func testObserversOfProperties() throws {
    let context = try container().viewContext
    let emma = book("Emma", in: context)
    var titles: [String?] = []
    let token = emma.observe(\.title, options: [.new]) { book, _ in titles.append(book.title) }
    emma.title = "Anna"
    emma.setValue("War", forKey: "title")
    token.invalidate()
    emma.title = "Peace"
    XCTAssertEqual(titles, ["Anna", "War"])
  }

  // MARK: Attributes

  func testTransformersMakeDataFromValues() throws {
    ValueTransformer.setValueTransformer(MarkTransformer(), forName: NSValueTransformerName("MarkTransformer"))
    InkTransformer.register()
    XCTAssertTrue(ValueTransformer(forName: NSValueTransformerName("MarkTransformer")) is MarkTransformer)
    XCTAssertNil(ValueTransformer(forName: NSValueTransformerName("unknown")))
    do {
      let context = try container(NSSQLiteStoreType).viewContext
      let emma = book("Emma", in: context)
      emma.mark = Mark(name: "folded")
      emma.ink = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)
      try context.save()
    }
    let context = try container(NSSQLiteStoreType).viewContext
    let emma = try XCTUnwrap(context.fetch(Book.fetchRequest() as NSFetchRequest<Book>).first)
    XCTAssertEqual(emma.mark?.name, "folded")
    XCTAssertEqual(emma.ink, UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1))
    let transformer = InkTransformer()
    XCTAssertNil(
      transformer.transformedValue(
        try NSKeyedArchiver.archivedData(withRootObject: NSDate(), requiringSecureCoding: true)),
      "the class is not allowed")
  }

  func testEnumerationsAreNumbers() throws {
    do {
      let context = try container(NSSQLiteStoreType).viewContext
      let genre = Genre(context: context)
      XCTAssertEqual(genre.kind, .other, "no value counts as 0")
      genre.kind = .novel
      XCTAssertEqual(genre.value(forKey: "kind") as? Int16, 1)
      try context.save()
    }
    let context = try container(NSSQLiteStoreType).viewContext
    let request: NSFetchRequest<Genre> = Genre.fetchRequest()
    request.predicate = NSPredicate(format: "kind == %d", GenreKind.novel.rawValue)
    XCTAssertEqual(try context.fetch(request).map(\.kind), [.novel])
  }

  func testDerivedAttributesAreComputedWhenObjectsAreSaved() throws {
    let context = try container(NSSQLiteStoreType).viewContext
    let author = Author(context: context)
    author.name = "Jané"
    let emma = book("Emma", 1, author, in: context)
    book("Persuasion", 1, author, in: context)
    XCTAssertEqual(author.bookCount, 0)
    try context.save()
    XCTAssertEqual(author.bookCount, 2)
    XCTAssertEqual(author.searchName, "jane")
    context.delete(emma)
    try context.save()
    XCTAssertEqual(author.bookCount, 1)
    let again = try container(NSSQLiteStoreType).viewContext
    let request: NSFetchRequest<Author> = Author.fetchRequest()
    request.predicate = NSPredicate(format: "bookCount == 1 AND searchName == 'jane'")
    XCTAssertEqual(try again.count(for: request), 1)
  }

  // MARK: History

  func testTheHistoryOfAStore() throws {
    let container = try container(
      options: [
        NSPersistentHistoryTrackingKey: true as NSNumber,
        NSPersistentStoreRemoteChangeNotificationPostOptionKey: true as NSNumber,
      ])
    var notifications = 0
    let observer = NotificationCenter.default.addObserver(
      forName: .NSPersistentStoreRemoteChange, object: container.persistentStoreCoordinator, queue: nil
    ) { notification in
      XCTAssertNotNil(notification.userInfo?[NSPersistentHistoryTokenKey] as? NSPersistentHistoryToken)
      notifications += 1
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    let context = container.viewContext
    context.transactionAuthor = "app"
    let emma = book("Emma", in: context)
    try context.save()
    let token = container.persistentStoreCoordinator.currentPersistentHistoryToken(fromStores: nil)
    XCTAssertNotNil(token)
    emma.title = "Anna"
    try context.save()
    context.delete(emma)
    try context.save()
    XCTAssertEqual(notifications, 3)
    func transactions(_ request: NSPersistentHistoryChangeRequest) throws -> [NSPersistentHistoryTransaction] {
      let result = try context.execute(request) as? NSPersistentHistoryResult
      return result?.result as? [NSPersistentHistoryTransaction] ?? []
    }
    let all = try transactions(.fetchHistory(after: nil as NSPersistentHistoryToken?))
    XCTAssertEqual(all.map { $0.changes?.map(\.changeType) }, [[.insert], [.update], [.delete]])
    XCTAssertEqual(all.map(\.author), ["app", "app", "app"])
    let later = try transactions(.fetchHistory(after: token))
    XCTAssertEqual(later.count, 2)
    XCTAssertEqual(later[0].changes?[0].updatedProperties?.map(\.name), ["title"])
    XCTAssertEqual(
      later[0].objectIDNotification().userInfo?[NSUpdatedObjectIDsKey] as? Set<NSManagedObjectID>, [emma.objectID])
    let data = try NSKeyedArchiver.archivedData(withRootObject: token!, requiringSecureCoding: true)
    let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: NSPersistentHistoryToken.self, from: data)
    XCTAssertEqual(read, token)
    try context.execute(NSPersistentHistoryChangeRequest.deleteHistory(before: later[1].token))
    XCTAssertEqual(try transactions(.fetchHistory(after: Date.distantPast)).count, 1)
    let plain = try self.container().viewContext
    XCTAssertThrowsError(try plain.execute(NSPersistentHistoryChangeRequest.fetchHistory(after: Date())))
  }

  // MARK: Containers

  func testAContainerForICloudIsALocalOne() throws {
    let container = NSPersistentCloudKitContainer(name: "Library", managedObjectModel: Self.model)
    let description = NSPersistentStoreDescription(url: url)
    description.cloudKitContainerOptions = NSPersistentCloudKitContainerOptions(containerIdentifier: "iCloud.x")
    description.setOption(true as NSNumber, forKey: NSPersistentHistoryTrackingKey)
    container.persistentStoreDescriptions = [description]
    container.loadPersistentStores { _, error in XCTAssertNil(error) }
    let emma = book("Emma", in: container.viewContext)
    try container.viewContext.save()
    XCTAssertTrue(container.canUpdateRecord(forManagedObjectWith: emma.objectID))
    XCTAssertThrowsError(try container.initializeCloudKitSchema(options: [.dryRun]))
    XCTAssertEqual(try container.newBackgroundContext().count(for: Book.fetchRequest() as NSFetchRequest<Book>), 1)
  }

  // MARK: Files

  func testAStoreReplacesAnother() throws {
    let context = try container(NSSQLiteStoreType).viewContext
    book("Emma", in: context)
    try context.save()
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: Self.model)
    let copy = folder.appendingPathComponent("inner/Copy.sqlite")
    try coordinator.replacePersistentStore(at: copy, withPersistentStoreFrom: url, ofType: NSSQLiteStoreType)
    try coordinator.replacePersistentStore(at: copy, withPersistentStoreFrom: url, type: .sqlite)
    try coordinator.addPersistentStore(type: .sqlite, at: copy)
    let reader = NSManagedObjectContext(.mainQueue)
    reader.persistentStoreCoordinator = coordinator
    XCTAssertEqual(try reader.fetch(Book.fetchRequest() as NSFetchRequest<Book>).map(\.title), ["Emma"])
    let missing = folder.appendingPathComponent("missing.sqlite")
    XCTAssertThrowsError(
      try coordinator.replacePersistentStore(at: copy, withPersistentStoreFrom: missing, ofType: NSSQLiteStoreType))
    XCTAssertTrue(FileManager.default.fileExists(atPath: copy.path), "nothing is removed")
  }

  /// Stores of iOS have large data in a folder that is named after the file without its extension.
  func testAStoreIsReplacedWithItsLargeData() throws {
    let context = try container(NSSQLiteStoreType).viewContext
    book("Emma", in: context)
    try context.save()
    func file(_ store: String, _ name: String) -> URL {
      folder.appendingPathComponent(".\(store)_SUPPORT/_EXTERNAL_DATA/\(name)")
    }
    func write(_ store: String, _ name: String) throws {
      let place = file(store, name)
      let folder = place.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(name.utf8).write(to: place)
    }
    func contents(_ store: String) -> [String] {
      let folder = file(store, "x").deletingLastPathComponent().path
      return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    }
    try write("Library", "own")
    try write("Copy", "old")
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: Self.model)
    func replace(_ name: String, with source: URL) throws {
      try coordinator.replacePersistentStore(
        at: folder.appendingPathComponent(name), withPersistentStoreFrom: source, type: .sqlite)
    }
    // Both stores have the same folder.
    try replace("Library.backup", with: url)
    XCTAssertEqual(contents("Library"), ["own"])
    try replace("Copy.sqlite", with: url)
    XCTAssertEqual(contents("Copy"), ["own"])
    // Another store has the folder, too.
    try write("Copy", "other")
    try replace("Copy.backup", with: url)
    XCTAssertEqual(contents("Copy"), ["other", "own"])
    // A store without large data.
    try replace("Plain.sqlite", with: url)
    try FileManager.default.removeItem(at: file("Plain", "own"))
    try FileManager.default.removeItem(at: folder.appendingPathComponent(".Plain_SUPPORT"))
    try write("Target", "old")
    try replace("Target.sqlite", with: folder.appendingPathComponent("Plain.sqlite"))
    XCTAssertEqual(contents("Target"), [])
    XCTAssertEqual(contents("Library"), ["own"])
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    XCTAssertFalse(names.contains { $0.hasPrefix(".new") })
  }

  func testAStoreIsMigratedToAnotherFile() throws {
    let container = try container()
    let context = container.viewContext
    let author = Author(context: context)
    author.name = "Jane"
    for number in 0..<3 { book("\(number)", 1, author, in: context) }
    try context.save()
    let coordinator = container.persistentStoreCoordinator
    let store = try coordinator.migratePersistentStore(
      coordinator.persistentStores[0], to: url, options: nil, withType: NSSQLiteStoreType)
    XCTAssertEqual(coordinator.persistentStores, [store])
    let reader = try self.container(NSSQLiteStoreType).viewContext
    let found = try reader.fetch(Author.fetchRequest() as NSFetchRequest<Author>)
    XCTAssertEqual(found.map { $0.books?.count }, [3])
  }

  /// Applications that create a container for each screen have several coordinators for a file.
  func testCoordinatorsOfAFileSeeEachOthersChanges() throws {
    let (first, second) = (try container(NSSQLiteStoreType).viewContext, try container(NSSQLiteStoreType).viewContext)
    let request: NSFetchRequest<Book> = Book.fetchRequest()
    request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
    XCTAssertEqual(try second.count(for: request), 0)
    let emma = book("Emma", in: first)
    try first.save()
    XCTAssertEqual(try second.fetch(request).map(\.title), ["Emma"])
    book("War", in: second)
    try second.save()
    XCTAssertEqual(try first.fetch(request).map(\.title), ["Emma", "War"], "nothing is overwritten")
    first.delete(emma)
    try first.save()
    XCTAssertEqual(try second.fetch(request).map(\.title), ["War"])
    let other = try XCTUnwrap(first.fetch(request).first)
    try second.fetch(request).first?.title = "Peace"
    try second.save()
    other.title = "mine"
    XCTAssertThrowsError(try first.save()) { XCTAssertEqual(($0 as NSError).code, NSManagedObjectMergeError) }
    let third = try container(NSSQLiteStoreType).viewContext
    XCTAssertEqual(try third.fetch(request).map(\.title), ["Peace"])
  }

  func testMetadataAreKept() throws {
    do {
      let container = try container(NSSQLiteStoreType)
      let coordinator = container.persistentStoreCoordinator
      let store = coordinator.persistentStores[0]
      var metadata = coordinator.metadata(for: store)
      metadata["seeded"] = true
      coordinator.setMetadata(metadata, for: store)
      book("Emma", in: container.viewContext)
      try container.viewContext.save()
    }
    let metadata = try NSPersistentStoreCoordinator.metadataForPersistentStore(ofType: NSSQLiteStoreType, at: url)
    XCTAssertEqual(metadata["seeded"] as? Bool, true)
    XCTAssertTrue(Self.model.isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata))
    let store = try container(NSSQLiteStoreType).persistentStoreCoordinator.persistentStores[0]
    XCTAssertEqual(store.metadata["seeded"] as? Bool, true)
  }

  func testARenamedRelationshipKeepsItsObjects() throws {
    func entities(_ tags: String, _ notes: String) -> String {
      """
      <entity name="Note" representedClassName="NSManagedObject">
      <attribute name="text" optional="YES" attributeType="String"/>
      <relationship name="\(tags)" optional="YES" toMany="YES" ordered="YES" destinationEntity="Tag" inverseName="\(notes)"
        elementID="tags"/></entity>
      <entity name="Tag" representedClassName="NSManagedObject">
      <attribute name="name" optional="YES" attributeType="String"/>
      <relationship name="\(notes)" optional="YES" toMany="YES" destinationEntity="Note" inverseName="\(tags)"
        elementID="notes"/></entity>
      """
    }
    do {
      let context = try container(NSSQLiteStoreType, model: model(entities("tags", "notes"))).viewContext
      let note = NSEntityDescription.insertNewObject(forEntityName: "Note", into: context)
      let tags = ["b", "a"].map { name -> NSManagedObject in
        let tag = NSEntityDescription.insertNewObject(forEntityName: "Tag", into: context)
        tag.setValue(name, forKey: "name")
        return tag
      }
      note.setValue(NSOrderedSet(array: tags), forKey: "tags")
      try context.save()
    }
    let context = try container(NSSQLiteStoreType, model: model(entities("labels", "papers"))).viewContext
    let note = try XCTUnwrap(context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Note")).first)
    let found = (note.value(forKey: "labels") as? NSOrderedSet)?.array as? [NSManagedObject]
    XCTAssertEqual(found?.map { $0.value(forKey: "name") as? String }, ["b", "a"])
    XCTAssertEqual((found?.first?.value(forKey: "papers") as? NSSet)?.count, 1)
  }

  /// Applications that migrate step by step read the versions of a model one by one.
  func testTheVersionsOfAModelAreInTheBundle() throws {
    let folder = try XCTUnwrap(Board.modelURL)
    let earlier = try XCTUnwrap(NSManagedObjectModel(contentsOf: folder.appendingPathComponent("Library.mom")))
    XCTAssertEqual(earlier.entities.map(\.name), ["Author"])
    let bundle = try XCTUnwrap(Bundle(url: folder.deletingLastPathComponent()))
    let current = try XCTUnwrap(NSManagedObjectModel.mergedModel(from: [bundle]))
    XCTAssertEqual(current.entities.count, 7)
    _ = try container(NSSQLiteStoreType, model: earlier)
    let metadata = try NSPersistentStoreCoordinator.metadataForPersistentStore(ofType: NSSQLiteStoreType, at: url)
    let found = NSManagedObjectModel.mergedModel(from: [bundle], forStoreMetadata: metadata)
    XCTAssertEqual(found?.entities.count, 1)
  }
}
