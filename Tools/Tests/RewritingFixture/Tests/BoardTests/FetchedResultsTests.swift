import CoreData
import UIKit
import XCTest

@testable import Board

/// How fetched results controllers follow changes. The rules are those of Apple's pages of the class and of its delegate.
final class FetchedResultsTests: StoreTestCase {
  private func controller(
    _ context: NSManagedObjectContext, order: [NSSortDescriptor], sections: String? = nil,
    _ edit: (NSFetchRequest<Book>) -> Void = { _ in }
  ) -> NSFetchedResultsController<Book> {
    let request: NSFetchRequest<Book> = Book.fetchRequest()
    request.sortDescriptors = order
    edit(request)
    return NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: sections, cacheName: nil)
  }

  private func changes(_ log: FetchedResultsLog, _ context: NSManagedObjectContext, _ body: () -> Void) -> [String] {
    log.lines = []
    body()
    context.processPendingChanges()
    return log.lines
  }

  private let byPages = NSSortDescriptor(key: "pages", ascending: true)
  private let byTitle = NSSortDescriptor(key: "title", ascending: true)

  /// jessesquires/JSQDataSourcesKit (on GitHub, BridgedFetchedResultsDelegateTests.swift) passes such a controller to a delegate.
  func testAControllerWithoutARequest() {
    let controller = NSFetchedResultsController<NSFetchRequestResult>()
    XCTAssertNil(controller.fetchedObjects)
    XCTAssertNil(controller.sectionNameKeyPath)
    XCTAssertThrowsError(try controller.performFetch())
    XCTAssertNil(controller.fetchedObjects)
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
    let log = FetchedResultsLog()
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
    XCTAssertEqual(changes { _ = add("Ada") }, ["will 3", "insert Ada - 0.0", "did 4"])
    XCTAssertEqual(changes { books[1].pages = 5 }, ["will 4", "update Bleak 1.0 1.0", "did 4"])
    XCTAssertEqual(changes { books[0].title = "Aaron" }, ["will 4", "move Aaron 0.1 0.0", "did 4"])
    XCTAssertEqual(
      changes { books[2].title = "Dubliners" },
      ["will 4", "section E 2 delete", "section D 2 insert", "move Dubliners 2.0 2.0", "did 4"])
    XCTAssertEqual(
      changes { context.delete(books[1]) }, ["will 4", "section B 1 delete", "delete Bleak 1.0 -", "did 3"])
    XCTAssertEqual(changes { Author(context: context).name = "nobody" }, [])
    XCTAssertEqual(controller.fetchedObjects?.map(\.title), ["Aaron", "Ada", "Dubliners"])
    let snapshots = FetchedResultsSnapshotLog()
    controller.delegate = snapshots
    XCTAssertEqual(changes { _ = add("Zoo") }, [])
    XCTAssertEqual(snapshots.snapshots.map(\.numberOfItems), [4])
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
    let log = FetchedResultsLog()
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
    XCTAssertEqual(log.lines, ["will 1", "update theirs 0.0 0.0", "did 1"])
  }

  func testFetchedResultsMakeSnapshots() throws {
    let context = try container().viewContext
    let request: NSFetchRequest<Book> = Book.fetchRequest()
    request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
    let controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
    let log = FetchedResultsSnapshotLog()
    controller.delegate = log
    try controller.performFetch()
    Book(context: context).title = "A"
    context.processPendingChanges()
    XCTAssertEqual(log.snapshots.map(\.numberOfItems), [0, 1])
  }

  func testAnObjectAmongEqualOnesKeepsItsPlace() throws {
    let context = try container().viewContext
    let books = ["A", "B", "C"].map { book($0, 5, in: context) }
    try context.save()
    let controller = controller(context, order: [byPages])
    let log = FetchedResultsLog()
    controller.delegate = log
    try controller.performFetch()
    XCTAssertEqual(changes(log, context) { books[0].isRead = true }, ["will 3", "update A 0.0 0.0", "did 3"])
    XCTAssertEqual(controller.fetchedObjects, books)
  }

  func testTheFewestObjectsMove() throws {
    let context = try container().viewContext
    let books = (0..<5).map { book("\($0)", Int16($0) + 1, in: context) }
    try context.save()
    let controller = controller(context, order: [byPages])
    let log = FetchedResultsLog()
    controller.delegate = log
    try controller.performFetch()
    // The first one is moved to the end, as by an application that numbers its objects.
    let lines = changes(log, context) {
      for (number, book) in (books.dropFirst() + books.prefix(1)).enumerated() { book.pages = Int16(number) + 1 }
    }
    XCTAssertEqual(
      lines,
      [
        "will 5", "update 1 0.1 0.0", "update 2 0.2 0.1", "update 3 0.3 0.2", "update 4 0.4 0.3", "move 0 0.0 0.4",
        "did 5",
      ])
    XCTAssertEqual(controller.fetchedObjects?.map(\.title), ["1", "2", "3", "4", "0"])
    XCTAssertEqual(controller.indexPath(forObject: books[0]), IndexPath(row: 4, section: 0))
  }

  /// There are no moves of sections, so one that changes its place is deleted and inserted.
  func testSectionsThatChangeTheirOrder() throws {
    let context = try container().viewContext
    let authors = ["Jane", "Leo"].map { name -> Author in
      let author = Author(context: context)
      author.name = name
      return author
    }
    let emma = book("Emma", 1, authors[0], in: context)
    let persuasion = book("Persuasion", 2, authors[0], in: context)
    book("War", 5, authors[1], in: context)
    try context.save()
    let controller = controller(context, order: [byPages], sections: "author.name")
    let log = FetchedResultsLog()
    controller.delegate = log
    try controller.performFetch()
    XCTAssertEqual(controller.sections?.map(\.name), ["Jane", "Leo"])
    let lines = changes(log, context) {
      emma.pages = 8
      persuasion.pages = 9
    }
    XCTAssertEqual(
      lines,
      [
        "will 3", "section Leo 1 delete", "section Leo 0 insert", "update Emma 0.0 1.0", "update Persuasion 0.1 1.1",
        "did 3",
      ])
    XCTAssertEqual(controller.sections?.map(\.name), ["Leo", "Jane"])
    XCTAssertEqual(controller.fetchedObjects?.map(\.title), ["War", "Emma", "Persuasion"])
    XCTAssertEqual(
      changes(log, context) { persuasion.author = authors[1] },
      ["will 3", "move Persuasion 1.1 0.1", "did 3"])
  }

  func testOtherEntitiesAndPredicates() throws {
    let context = try container().viewContext
    let request = NSFetchRequest<Publication>(entityName: "Publication")
    request.sortDescriptors = [byTitle]
    request.predicate = NSPredicate(format: "title BEGINSWITH 'A'")
    let controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
    let log = FetchedResultsLog()
    controller.delegate = log
    try controller.performFetch()
    let anna = book("Anna", in: context)
    XCTAssertEqual(changes(log, context) {}, ["will 0", "insert Anna - 0.0", "did 1"])
    XCTAssertEqual(changes(log, context) { anna.title = "Hanna" }, ["will 1", "delete Hanna 0.0 -", "did 0"])
    request.includesSubentities = false
    try controller.performFetch()
    XCTAssertEqual(changes(log, context) { anna.title = "Anna" }, [], "an entity that inherits is not included")
  }

  /// "The fetch limit isn't respected after updates" is a known property of the class on iOS.
  func testALimitCountsForTheFetchOnly() throws {
    let context = try container().viewContext
    for title in ["A", "B", "C"] { book(title, in: context) }
    try context.save()
    let controller = controller(context, order: [byTitle]) {
      $0.fetchLimit = 1
      $0.fetchOffset = 1
    }
    let log = FetchedResultsLog()
    controller.delegate = log
    try controller.performFetch()
    XCTAssertEqual(controller.fetchedObjects?.map(\.title), ["B"])
    XCTAssertEqual(changes(log, context) { book("BB", in: context) }, ["will 1", "insert BB - 0.1", "did 2"])
  }

  /// The header of the class: no other method is called. Since iOS 15 the items of updated objects are reloaded, says an engineer
  /// of Apple in the thread 692357 of the developer forums.
  func testSnapshotsReplaceTheOtherMethodsAndReload() throws {
    let context = try container().viewContext
    let books = ["A", "B"].map { book($0, in: context) }
    try context.save()
    let controller = controller(context, order: [byTitle], sections: "listLetter")
    let log = FetchedResultsSnapshotLog()
    controller.delegate = log
    try controller.performFetch()
    XCTAssertEqual(log.snapshots.last?.sectionIdentifiers, ["A", "B"])
    XCTAssertEqual(log.snapshots.last?.reloadedItemIdentifiers, [])
    books[1].pages = 3
    context.processPendingChanges()
    XCTAssertEqual(log.snapshots.count, 2)
    XCTAssertEqual(log.snapshots.last?.reloadedItemIdentifiers, [books[1].objectID])
    XCTAssertEqual(log.others, 0)
  }

  func testDifferences() throws {
    let context = try container().viewContext
    let books = ["A", "B", "C", "D"].map { book($0, in: context) }
    try context.save()
    let controller = controller(context, order: [byTitle])
    let log = FetchedResultsDifferenceLog()
    controller.delegate = log
    try controller.performFetch()
    log.ids = books.map(\.objectID)
    context.delete(books[1])
    books[0].title = "Z"
    book("CC", in: context)
    context.processPendingChanges()
    XCTAssertEqual(log.count, 1)
    XCTAssertEqual(log.ids, controller.fetchedObjects?.map(\.objectID))
    XCTAssertEqual(log.others, 0)
    let sections = self.controller(context, order: [byTitle], sections: "listLetter")
    sections.delegate = log
    try sections.performFetch()
    book("E", in: context)
    controller.delegate = nil
    context.processPendingChanges()
    XCTAssertEqual(log.others, 1, "a controller with sections has no differences")
  }

  /// Since iOS 10 an object that the context did not know is found when another context lets it match.
  func testObjectsThatBeginToMatchElsewhereAreFound() throws {
    let container = try container()
    let context = container.viewContext
    let background = container.newBackgroundContext()
    let id = try background.performAndWait { () throws -> NSManagedObjectID in
      let book = book("later", in: background)
      try background.save()
      return book.objectID
    }
    let controller = controller(context, order: [byTitle]) { $0.predicate = NSPredicate(format: "title == 'now'") }
    let log = FetchedResultsLog()
    controller.delegate = log
    try controller.performFetch()
    XCTAssertNil(context.registeredObject(for: id))
    try background.performAndWait {
      (background.object(with: id) as? Book)?.title = "now"
      try background.save()
    }
    NSManagedObjectContext.mergeChanges(fromRemoteContextSave: [NSUpdatedObjectsKey: [id]], into: [context])
    XCTAssertEqual(log.lines, ["will 0", "insert now - 0.0", "did 1"])
  }

  /// The comparisons for a change grow with the logarithm of the number of objects.
  func testAChangeComparesFewObjects() throws {
    let context = try container().viewContext
    let books = (0..<2000).map { book("\($0)", Int16($0) + 1, in: context) }
    try context.save()
    var comparisons = 0
    let order = NSSortDescriptor(key: "pages", ascending: true) { first, second in
      comparisons += 1
      return (first as! NSNumber).compare(second as! NSNumber)
    }
    let controller = controller(context, order: [order])
    let log = FetchedResultsLog()
    controller.delegate = log
    try controller.performFetch()
    comparisons = 0
    XCTAssertEqual(changes(log, context) { books[1000].pages = 1 }.count, 3)
    XCTAssertLessThan(comparisons, 40)
    XCTAssertEqual(controller.indexPath(forObject: books[1000])?.row, 1)
  }

  /// Random changes lead to the objects that a new fetch finds, and the calls of the delegate lead from one state to the next.
  func testRandomChanges() throws {
    let context = try container().viewContext
    var books = (0..<12).map { book("\($0 % 4)x\($0)", Int16($0 % 5) + 1, in: context) }
    context.processPendingChanges()
    let order = [NSSortDescriptor(key: "listLetter", ascending: true), byPages]
    let controller = controller(context, order: order, sections: "listLetter") {
      $0.predicate = NSPredicate(format: "pages < 5")
    }
    let mirror = Mirror()
    controller.delegate = mirror
    try controller.performFetch()
    mirror.sections = controller.sections?.map { ($0.name, $0.objects as? [Book] ?? []) } ?? []
    var generator = Numbers(state: 7)
    for round in 0..<200 {
      for _ in 0..<Int.random(in: 1...5, using: &generator) {
        let number = Int.random(in: 0..<books.count, using: &generator)
        switch Int.random(in: 0..<5, using: &generator) {
        case 0: books.append(book("\(round % 5)n\(round)", Int16(round % 6) + 1, in: context))
        case 1 where books.count > 4: context.delete(books.remove(at: number))
        case 2: books[number].title = "\(Int.random(in: 0..<5, using: &generator))t\(round)"
        default: books[number].pages = Int16.random(in: 1...6, using: &generator)
        }
      }
      context.processPendingChanges()
      let shown = controller.sections?.map { ($0.name, $0.objects as? [Book] ?? []) } ?? []
      XCTAssertEqual(shown.map(\.0), mirror.sections.map(\.name), "round \(round)")
      for (section, copy) in zip(shown, mirror.sections) { XCTAssertEqual(section.1, copy.books, "round \(round)") }
      let found = try context.fetch(controller.fetchRequest)
      XCTAssertEqual(Set(controller.fetchedObjects ?? []), Set(found), "round \(round)")
      let keys = (controller.fetchedObjects ?? []).map { "\($0.listLetter) \($0.pages)" }
      XCTAssertEqual(keys, keys.sorted(), "round \(round)")
    }
  }

  /// Applies the changes as a table does: removals by the old places, insertions by the new ones.
  private final class Mirror: NSObject, NSFetchedResultsControllerDelegate {
    var sections: [(name: String, books: [Book])] = []
    private var deletedSections = IndexSet()
    private var insertedSections = IndexSet()
    private var deleted: Set<IndexPath> = []
    private var inserted: [(IndexPath, Book)] = []

    func controller(
      _ controller: NSFetchedResultsController<NSFetchRequestResult>,
      didChange sectionInfo: NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
      for type: NSFetchedResultsChangeType
    ) { if type == .insert { insertedSections.insert(sectionIndex) } else { deletedSections.insert(sectionIndex) } }

    func controller(
      _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?,
      for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {
      if type == .update { return }
      if let indexPath { deleted.insert(indexPath) }
      if let newIndexPath { inserted.append((newIndexPath, anObject as! Book)) }
    }

    func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
      var next: [(name: String, books: [Book])] = []
      for (number, section) in sections.enumerated() where !deletedSections.contains(number) {
        let kept = section.books.indices.filter { !deleted.contains(IndexPath(row: $0, section: number)) }
        next.append((section.name, kept.map { section.books[$0] }))
      }
      // A table asks the controller for the rows of a new section.
      for number in insertedSections {
        let section = controller.sections![number]
        next.insert((section.name, section.objects as? [Book] ?? []), at: number)
      }
      for (path, book) in inserted.sorted(by: { $0.0 < $1.0 }) where !insertedSections.contains(path.section) {
        next[path.section].books.insert(book, at: path.row)
      }
      sections = next
      (deletedSections, insertedSections, deleted, inserted) = (IndexSet(), IndexSet(), [], [])
    }
  }

  private struct Numbers: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state
    }
  }
}
