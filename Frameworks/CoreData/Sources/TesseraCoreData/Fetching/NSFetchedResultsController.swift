import Foundation
import UIKit

/// The kinds of changes of fetched objects.
public enum NSFetchedResultsChangeType: UInt, Sendable {
  /// The object was added.
  case insert = 1
  /// The object was removed.
  case delete
  /// The object has another place. Its values may have changed, too.
  case move
  /// The values of the object have changed.
  case update
}

/// A section of fetched objects.
public protocol NSFetchedResultsSectionInfo {
  /// The name of the section: the value of the key path that divides the objects.
  var name: String { get }
  /// The title in an index.
  var indexTitle: String? { get }
  /// The number of objects.
  var numberOfObjects: Int { get }
  /// The objects.
  var objects: [Any]? { get }
}

/// An object that is informed of the changes of fetched objects.
public protocol NSFetchedResultsControllerDelegate: NSObjectProtocol {
  /// Called before changes.
  ///
  /// - Parameter controller: The controller.
  func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  /// Called after changes.
  ///
  /// - Parameter controller: The controller.
  func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  /// Called for each object that was inserted, deleted, moved or updated.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - anObject: The object.
  ///   - indexPath: The place of the object before the changes, or nil if it was inserted.
  ///   - type: The kind of the change.
  ///   - newIndexPath: The place of the object after the changes, or nil if it was deleted.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
  /// Called for each section that was inserted or deleted.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - sectionInfo: The section.
  ///   - sectionIndex: The place of the section: before the changes if it was deleted, and after them if it was inserted.
  ///   - type: The kind of the change.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType)
  /// Returns the title of a section in an index.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - sectionName: The name of the section.
  /// - Returns: The title, or nil for the first letter of the name.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    sectionIndexTitleForSectionName sectionName: String
  ) -> String?
  /// Called after changes, and after the first fetch, with the names of the sections and the identities of the objects. The
  /// items of objects that were updated are reloaded. If this method is implemented, no other method is called for changes.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - snapshot: The sections and the objects.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference)
  /// Called after changes with the objects that were inserted and removed. It is called only if the controller has no key
  /// path for sections and the method with a snapshot is not implemented. If it is called, no other method is.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - diff: The changes.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith diff: CollectionDifference<NSManagedObjectID>)
}

extension NSFetchedResultsControllerDelegate {
  /// Does nothing.
  ///
  /// - Parameter controller: The controller.
  public func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
  /// Does nothing.
  ///
  /// - Parameter controller: The controller.
  public func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - anObject: The object.
  ///   - indexPath: The place of the object before the changes, or nil if it was inserted.
  ///   - type: The kind of the change.
  ///   - newIndexPath: The place of the object after the changes, or nil if it was deleted.
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {}
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - sectionInfo: The section.
  ///   - sectionIndex: The place of the section: before the changes if it was deleted, and after them if it was inserted.
  ///   - type: The kind of the change.
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType
  ) {}
  /// Returns nil, so that the title is the first letter of the name.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - sectionName: The name of the section.
  /// - Returns: Nil.
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    sectionIndexTitleForSectionName sectionName: String
  ) -> String? { nil }
  /// Notes that the delegate does not have the method, so that no more snapshots are made.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - snapshot: The sections and the objects.
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
  ) {
    // The delegate does not have the method, so no more snapshots are made for it.
    controller.results.wantsSnapshots = false
  }
  /// Notes that the delegate does not have the method, so that no more differences are made.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - diff: The changes.
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith diff: CollectionDifference<NSManagedObjectID>
  ) { controller.results.wantsDifferences = false }
}

/// Fetches objects for a table or a collection and follows their changes.
open class NSFetchedResultsController<ResultType: Any>: NSObject {
  let results: FetchedResults
  private let request: NSFetchRequest<ResultType>
  /// The objects with the type of the request, which data sources ask for again and again.
  private var known: (version: Int, objects: [ResultType])?

  /// Creates a controller.
  ///
  /// - Parameters:
  ///   - fetchRequest: The request, which has at least one sort descriptor.
  ///   - context: The context of the objects.
  ///   - sectionNameKeyPath: The key path whose values divide the objects into sections, or nil for one section. The first sort
  ///     descriptor must put objects of a section together.
  ///   - name: The name of a cache. There is none.
  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    request = fetchRequest
    results = FetchedResults(context: context, sectionNameKeyPath: sectionNameKeyPath, cacheName: name)
    super.init()
    results.fetch = { [unowned context] in
      (
        try context.entity(of: fetchRequest), try context.objects(for: fetchRequest), fetchRequest.predicate,
        fetchRequest.sortDescriptors ?? [], fetchRequest.includesSubentities
      )
    }
    results.owner = self
    results.makeView = { NSFetchedResultsController<any NSFetchRequestResult>(of: $0) }
  }

  /// Creates a controller with an empty request, for example to pass it to the methods of a delegate. It cannot fetch, because
  /// the request has no entity.
  public override convenience init() {
    self.init(
      fetchRequest: NSFetchRequest<ResultType>(),
      managedObjectContext: NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType), sectionNameKeyPath: nil,
      cacheName: nil)
  }

  /// Creates a controller with the type of the delegate's methods, which shows the results of another one.
  init(of results: FetchedResults) {
    request = NSFetchRequest<ResultType>()
    request.entity = nil
    self.results = results
    super.init()
  }

  /// The request.
  open var fetchRequest: NSFetchRequest<ResultType> { request }
  /// The context of the objects.
  open var managedObjectContext: NSManagedObjectContext { results.context }
  /// The key path whose values divide the objects into sections.
  open var sectionNameKeyPath: String? { results.sectionNameKeyPath }
  /// The name of the cache.
  open var cacheName: String? { results.cacheName }

  /// The object that is informed of changes. It is not retained. Without it, changes are not followed.
  open weak var delegate: (any NSFetchedResultsControllerDelegate)? {
    get { results.delegate }
    set {
      results.delegate = newValue
      // Another delegate may have the methods with a snapshot or a difference.
      results.wantsSnapshots = true
      results.wantsDifferences = true
    }
  }

  /// Fetches the objects.
  ///
  /// - Throws: An error if the request cannot be executed.
  open func performFetch() throws { try results.performFetch() }

  /// The objects, or nil before the first fetch.
  open var fetchedObjects: [ResultType]? {
    if let known, known.version == results.version { return known.objects }
    guard let objects = results.objects?.compactMap({ $0 as? ResultType }) else { return nil }
    known = (results.version, objects)
    return objects
  }

  /// The sections, or nil before the first fetch.
  open var sections: [any NSFetchedResultsSectionInfo]? { results.hasFetched ? results.sections : nil }

  /// The titles of the sections in an index.
  open var sectionIndexTitles: [String] {
    results.sections.compactMap { sectionIndexTitle(forSectionName: $0.name) }
  }

  /// Returns an object. The program ends if there is none at the index path, as on iOS.
  ///
  /// - Parameter indexPath: The section and the place in it.
  /// - Returns: The object.
  open func object(at indexPath: IndexPath) -> ResultType {
    guard results.sections.indices.contains(indexPath.section),
      results.sections[indexPath.section].items.indices.contains(indexPath.item),
      let object = results.sections[indexPath.section].items[indexPath.item] as? ResultType
    else {
      let counts = results.sections.map { "\($0.items.count)" }.joined(separator: ", ")
      fatalError("no object at index path \(indexPath) in the fetched results, whose sections have [\(counts)] objects")
    }
    return object
  }

  /// Returns the place of an object, or nil if it was not fetched.
  ///
  /// - Parameter object: The object.
  /// - Returns: The place, or nil.
  open func indexPath(forObject object: ResultType) -> IndexPath? {
    (object as? NSManagedObject).flatMap { results.indexPath(of: $0) }
  }

  /// Returns the title of a section in an index: that of the delegate, or the first letter of the name.
  ///
  /// - Parameter sectionName: The name of the section.
  /// - Returns: The title, or nil if the name is empty.
  open func sectionIndexTitle(forSectionName sectionName: String) -> String? {
    if let delegate, let title = delegate.controller(results.view, sectionIndexTitleForSectionName: sectionName) {
      return title
    }
    return sectionName.first.map { String($0).uppercased() }
  }

  /// Returns the section of a title in an index, which is the place of the title, because each section has one.
  ///
  /// - Parameters:
  ///   - title: The title. It is ignored.
  ///   - sectionIndex: The place of the title.
  /// - Returns: The place of the title.
  open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int { sectionIndex }

  // The delegate gets a controller of another type, which is equal to this one.
  open override func isEqual(_ object: Any?) -> Bool { (object as? any FetchedResultsOwner)?.results === results }
  open override var hash: Int { ObjectIdentifier(results).hashValue }
}

/// A controller of any type.
protocol FetchedResultsOwner: AnyObject { var results: FetchedResults { get } }

extension NSFetchedResultsController: FetchedResultsOwner {}

extension NSFetchedResultsController {
  /// Does nothing, because there are no caches.
  ///
  /// - Parameter name: The name of the cache, or nil for all.
  public class func deleteCache(withName name: String?) {}
}
