import Foundation
import UIKit

/// The objects of a controller in their sections, and the work of following their changes.
final class FetchedResults {
  /// A section of objects.
  struct Section: NSFetchedResultsSectionInfo {
    let name: String
    var items: [NSManagedObject]
    var indexTitle: String? { name.first.map { String($0).uppercased() } }
    var numberOfObjects: Int { items.count }
    var objects: [Any]? { items }

    /// Returns the place of an object, or nil. Comparing references takes about a nanosecond an object.
    func index(of object: NSManagedObject) -> Int? {
      items.withUnsafeBufferPointer { items in items.firstIndex { $0 === object } }
    }
  }

  typealias Request = (
    entity: NSEntityDescription, objects: [NSManagedObject], predicate: NSPredicate?, order: [NSSortDescriptor],
    includesSubentities: Bool
  )

  let context: NSManagedObjectContext
  let sectionNameKeyPath: String?
  let cacheName: String?
  weak var delegate: (any NSFetchedResultsControllerDelegate)?
  weak var owner: NSObject?
  var fetch: (() throws -> Request)?
  var makeView: ((FetchedResults) -> NSFetchedResultsController<any NSFetchRequestResult>)?
  /// `false` if the delegate does not have the method with a snapshot.
  var wantsSnapshots = true
  /// `false` if the delegate does not have the method with a difference.
  var wantsDifferences = true
  var sections: [Section] = [] {
    didSet {
      flattened = nil
      version += 1
    }
  }
  /// Increases when the objects change.
  private(set) var version = 0
  private(set) var hasFetched = false
  private(set) var entity: NSEntityDescription?
  private(set) var predicate: NSPredicate?
  private(set) var order: [NSSortDescriptor] = []
  private(set) var includesSubentities = true
  /// The names of the sections of the objects.
  var homes: [ObjectIdentifier: String] = [:]
  private var flattened: [NSManagedObject]?
  private var observer: (any NSObjectProtocol)?

  init(context: NSManagedObjectContext, sectionNameKeyPath: String?, cacheName: String?) {
    self.context = context
    self.sectionNameKeyPath = sectionNameKeyPath
    self.cacheName = cacheName
  }

  deinit { if let observer { NotificationCenter.default.removeObserver(observer) } }

  /// The controller as the delegate's methods expect it.
  var view: NSFetchedResultsController<any NSFetchRequestResult> {
    (owner as? NSFetchedResultsController<any NSFetchRequestResult>) ?? makeView!(self)
  }

  /// The objects of all sections, or nil before the first fetch.
  var objects: [NSManagedObject]? {
    guard hasFetched else { return nil }
    if let flattened { return flattened }
    let all = sections.count == 1 ? sections[0].items : sections.flatMap(\.items)
    flattened = all
    return all
  }

  func performFetch() throws {
    guard let request = try fetch?() else { return }
    (entity, predicate, order, includesSubentities) = (
      request.entity, request.predicate, request.order, request.includesSubentities
    )
    homes = [:]
    sections = divided(request.objects)
    hasFetched = true
    if observer == nil {
      nonisolated(unsafe) weak let results = self
      observer = NotificationCenter.default.addObserver(
        forName: .NSManagedObjectContextObjectsDidChange, object: context, queue: nil
      ) { results?.contextDidChange($0) }
    }
    if wantsSnapshots, let delegate { delegate.controller(view, didChangeContentWith: snapshot(reloading: [])) }
  }

  func name(of object: NSManagedObject) -> String {
    guard let sectionNameKeyPath else { return "" }
    switch object.value(forKeyPath: sectionNameKeyPath) {
    case let text as String: return text
    case let number as NSNumber: return number.stringValue
    case let value?: return "\(value)"
    case nil: return ""
    }
  }

  private func divided(_ objects: [NSManagedObject]) -> [Section] {
    guard sectionNameKeyPath != nil else {
      for object in objects { homes[ObjectIdentifier(object)] = "" }
      return [Section(name: "", items: objects)]
    }
    var result: [Section] = []
    var places: [String: Int] = [:]
    for object in objects {
      let name = name(of: object)
      homes[ObjectIdentifier(object)] = name
      if let place = places[name] {
        result[place].items.append(object)
      } else {
        places[name] = result.count
        result.append(Section(name: name, items: [object]))
      }
    }
    return result
  }

  func indexPath(of object: NSManagedObject) -> IndexPath? {
    guard let name = homes[ObjectIdentifier(object)],
      let number = sections.count == 1 ? 0 : sections.firstIndex(where: { $0.name == name }),
      let item = sections[number].index(of: object)
    else { return nil }
    return IndexPath(item: item, section: number)
  }

  /// Returns the sections and objects as the snapshot of a data source.
  ///
  /// - Parameter changed: The objects whose items are to be reloaded. From iOS 15 on, they are those that were updated.
  func snapshot(reloading changed: [NSManagedObject]) -> NSDiffableDataSourceSnapshotReference {
    let snapshot = NSDiffableDataSourceSnapshotReference()
    for section in sections {
      let name = section.name as NSString
      snapshot.appendSections(withIdentifiers: [name])
      snapshot.appendItems(withIdentifiers: section.items.map(\.identity), intoSectionWithIdentifier: name)
    }
    if !changed.isEmpty { snapshot.reloadItems(withIdentifiers: changed.map(\.identity)) }
    return snapshot
  }
}
