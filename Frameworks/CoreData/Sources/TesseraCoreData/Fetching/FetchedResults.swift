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
  }

  typealias Request = (
    entity: NSEntityDescription, objects: [NSManagedObject], predicate: NSPredicate?, order: [NSSortDescriptor],
    limit: Int
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
  private(set) var sections: [Section] = []
  private(set) var objects: [NSManagedObject]?
  private var entity: NSEntityDescription?
  private var predicate: NSPredicate?
  private var order: [NSSortDescriptor] = []
  private var limit = 0
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

  func performFetch() throws {
    guard let request = try fetch?() else { return }
    (entity, predicate, order, limit) = (request.entity, request.predicate, request.order, request.limit)
    objects = request.objects
    names = [:]
    sections = divided(request.objects)
    if observer == nil {
      nonisolated(unsafe) weak let results = self
      observer = NotificationCenter.default.addObserver(
        forName: .NSManagedObjectContextObjectsDidChange, object: context, queue: nil
      ) { results?.contextDidChange($0) }
    }
    tellSnapshot()
  }

  /// The names of the sections of objects that did not change since they were read.
  private var names: [ObjectIdentifier: String] = [:]

  private func name(of object: NSManagedObject) -> String {
    if let known = names[ObjectIdentifier(object)] { return known }
    let name = readName(of: object)
    names[ObjectIdentifier(object)] = name
    return name
  }

  private func readName(of object: NSManagedObject) -> String {
    guard let sectionNameKeyPath else { return "" }
    switch object.value(forKeyPath: sectionNameKeyPath) {
    case let text as String: return text
    case let number as NSNumber: return number.stringValue
    case let value?: return "\(value)"
    case nil: return ""
    }
  }

  private func divided(_ objects: [NSManagedObject]) -> [Section] {
    guard sectionNameKeyPath != nil else { return [Section(name: "", items: objects)] }
    var result: [Section] = []
    var places: [String: Int] = [:]
    for object in objects {
      let name = name(of: object)
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
    for (number, section) in sections.enumerated() {
      if let item = section.items.firstIndex(where: { $0 === object }) { return IndexPath(item: item, section: number) }
    }
    return nil
  }

  // MARK: Changes

  private func contextDidChange(_ notification: Notification) {
    // As on iOS, a controller without a delegate shows what it fetched last.
    guard let objects, let entity, delegate != nil else { return }
    let information = notification.userInfo ?? [:]
    if information[NSInvalidatedAllObjectsKey] != nil { return }
    func changed(_ key: String) -> Set<NSManagedObject> {
      (information[key] as? Set<NSManagedObject> ?? []).filter { $0.entity.isKindOf(entity: entity) }
    }
    let deleted = changed(NSDeletedObjectsKey)
    let updated = changed(NSUpdatedObjectsKey).union(changed(NSRefreshedObjectsKey)).subtracting(deleted)
    let inserted = changed(NSInsertedObjectsKey).subtracting(deleted)
    let touched = updated.union(inserted)
    guard !deleted.isEmpty || !touched.isEmpty else { return }
    let old = Set(objects)
    let gone = deleted.intersection(old)
    for object in touched.union(deleted) { names[ObjectIdentifier(object)] = nil }
    let matching = touched.filter { object in predicate?.evaluate(with: object) ?? true }
    // Sections may change with related objects, so an object that was touched is taken out and put in again.
    var next = objects.filter { !gone.contains($0) && !touched.contains($0) }
    let added = NSManagedObjectContext.sorted(
      matching.sorted { ($0.sequence, $0.identity.number) < ($1.sequence, $1.identity.number) }, by: order)
    for object in added { next.insert(object, at: place(of: object, in: next)) }
    if limit > 0, next.count > limit { next.removeLast(next.count - limit) }
    guard !gone.isEmpty || !matching.isEmpty || next.count != objects.count else { return }
    report(objects, next, touched: touched)
  }

  /// Returns the place at which a sorted list stays sorted.
  private func place(of object: NSManagedObject, in list: [NSManagedObject]) -> Int {
    var low = 0
    var high = list.count
    while low < high {
      let middle = (low + high) / 2
      if NSManagedObjectContext.compare(object, list[middle], by: order) == .orderedAscending {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return low
  }

  private func report(_ old: [NSManagedObject], _ new: [NSManagedObject], touched: Set<NSManagedObject>) {
    let oldSections = sections
    let newSections = divided(new)
    let before = Self.places(oldSections)
    let after = Self.places(newSections)
    // An object moves if its place among those that stay has changed.
    let fixed = { (id: ObjectIdentifier) in before[id] != nil && after[id] != nil }
    let movers = Set(
      touched.filter { object in
        let id = ObjectIdentifier(object)
        guard fixed(id), let from = before[id], let to = after[id] else { return false }
        return oldSections[from.section].name != newSections[to.section].name
      })
    let rankBefore = Self.ranks(old, excluding: touched, keeping: fixed)
    let rankAfter = Self.ranks(new, excluding: touched, keeping: fixed)
    objects = new
    guard let delegate else {
      sections = newSections
      return
    }
    let view = view
    delegate.controllerWillChangeContent(view)
    sections = newSections
    let oldNames = Set(oldSections.map(\.name))
    let newNames = Set(newSections.map(\.name))
    for (number, section) in oldSections.enumerated().reversed() where !newNames.contains(section.name) {
      delegate.controller(view, didChange: section, atSectionIndex: number, for: .delete)
    }
    for (number, section) in newSections.enumerated() where !oldNames.contains(section.name) {
      delegate.controller(view, didChange: section, atSectionIndex: number, for: .insert)
    }
    for object in old where after[ObjectIdentifier(object)] == nil {
      let place = before[ObjectIdentifier(object)]
      delegate.controller(view, didChange: object, at: place, for: .delete, newIndexPath: nil)
    }
    for object in new {
      let id = ObjectIdentifier(object)
      guard let from = before[id] else {
        delegate.controller(view, didChange: object, at: nil, for: .insert, newIndexPath: after[id])
        continue
      }
      guard touched.contains(object), let to = after[id] else { continue }
      let isMoved = movers.contains(object) || rankBefore[id] != rankAfter[id]
      delegate.controller(view, didChange: object, at: from, for: isMoved ? .move : .update, newIndexPath: to)
    }
    tellSnapshot()
    delegate.controllerDidChangeContent(view)
  }

  private static func places(_ sections: [Section]) -> [ObjectIdentifier: IndexPath] {
    var result: [ObjectIdentifier: IndexPath] = [:]
    for (number, section) in sections.enumerated() {
      for (item, object) in section.items.enumerated() {
        result[ObjectIdentifier(object)] = IndexPath(item: item, section: number)
      }
    }
    return result
  }

  /// Returns, for each object that was touched, how many of the others that stay precede it, and its place among the
  /// touched ones there.
  private static func ranks(
    _ objects: [NSManagedObject], excluding touched: Set<NSManagedObject>, keeping stays: (ObjectIdentifier) -> Bool
  ) -> [ObjectIdentifier: [Int]] {
    var result: [ObjectIdentifier: [Int]] = [:]
    var count = 0
    var number = 0
    for object in objects where stays(ObjectIdentifier(object)) {
      if touched.contains(object) {
        result[ObjectIdentifier(object)] = [count, number]
        number += 1
      } else {
        count += 1
        number = 0
      }
    }
    return result
  }

  private func tellSnapshot() {
    guard wantsSnapshots, let delegate else { return }
    let snapshot = NSDiffableDataSourceSnapshotReference()
    for section in sections {
      let name = section.name as NSString
      snapshot.appendSections(withIdentifiers: [name])
      snapshot.appendItems(withIdentifiers: section.items.map(\.identity), intoSectionWithIdentifier: name)
    }
    delegate.controller(view, didChangeContentWith: snapshot)
  }
}
