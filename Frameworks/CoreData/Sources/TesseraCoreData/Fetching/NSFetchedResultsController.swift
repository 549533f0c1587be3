import Foundation
import UIKit

/// The kinds of changes of fetched objects.
public enum NSFetchedResultsChangeType: UInt, Sendable { case insert = 1, delete, move, update }

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

/// Is told how fetched objects change.
public protocol NSFetchedResultsControllerDelegate: NSObjectProtocol {
  /// Called before changes.
  func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  /// Called after changes.
  func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  /// Called for each object that was inserted, deleted, moved or updated.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
  /// Called for each section that was inserted or deleted.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType)
  /// Returns the title of a section in an index.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    sectionIndexTitleForSectionName sectionName: String
  ) -> String?
  /// Called after changes, and after the first fetch, with the names of the sections and the identities of the objects. The
  /// items of objects that were updated are reloaded. If this method is implemented, no other method is called for changes.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference)
  /// Called after changes with the objects that were inserted and removed. It is called only if the controller has no key
  /// path for sections and the method with a snapshot is not implemented. If it is called, no other method is.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith diff: CollectionDifference<NSManagedObjectID>)
}

extension NSFetchedResultsControllerDelegate {
  public func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
  public func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {}
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType
  ) {}
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    sectionIndexTitleForSectionName sectionName: String
  ) -> String? { nil }
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
  ) {
    // The delegate does not have the method, so no more snapshots are made for it.
    controller.results.wantsSnapshots = false
  }
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

  /// Is told how the objects change. Without it, changes are not followed.
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
  open func indexPath(forObject object: ResultType) -> IndexPath? {
    (object as? NSManagedObject).flatMap { results.indexPath(of: $0) }
  }

  /// Returns the title of a section in an index: what the delegate says, or the first letter of the name.
  open func sectionIndexTitle(forSectionName sectionName: String) -> String? {
    if let delegate, let title = delegate.controller(results.view, sectionIndexTitleForSectionName: sectionName) {
      return title
    }
    return sectionName.first.map { String($0).uppercased() }
  }

  /// Returns the section of a title in an index.
  open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int { sectionIndex }

  // The delegate gets a controller of another type, which is equal to this one.
  open override func isEqual(_ object: Any?) -> Bool { (object as? any FetchedResultsOwner)?.results === results }
  open override var hash: Int { ObjectIdentifier(results).hashValue }
}

/// A controller of any type.
protocol FetchedResultsOwner: AnyObject { var results: FetchedResults { get } }

extension NSFetchedResultsController: FetchedResultsOwner {}

extension NSFetchedResultsController {
  /// Deletes a cache. There is none.
  public class func deleteCache(withName name: String?) {}
}
