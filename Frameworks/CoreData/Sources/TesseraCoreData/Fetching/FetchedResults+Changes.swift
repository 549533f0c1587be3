import Foundation
import UIKit

// Changes of the context. The values of objects are compared O(k log n) times for k changed objects; besides that, the references
// in the sections that change are moved.
extension FetchedResults {
  /// The effects of a change of the context on the objects.
  private struct Changes {
    /// The objects that are no longer there, with their places, in the order of the places.
    var deleted: [(object: NSManagedObject, from: IndexPath)] = []
    var inserted: [NSManagedObject] = []
    var moved: [(object: NSManagedObject, from: IndexPath)] = []
    var updated: [(object: NSManagedObject, from: IndexPath)] = []
    var isEmpty: Bool { deleted.isEmpty && inserted.isEmpty && moved.isEmpty && updated.isEmpty }
  }

  func contextDidChange(_ notification: Notification) {
    // As on iOS, a controller without a delegate shows what it fetched last.
    guard hasFetched, let entity, delegate != nil else { return }
    let information = notification.userInfo ?? [:]
    if information[NSInvalidatedAllObjectsKey] != nil { return }
    func changed(_ key: String) -> Set<NSManagedObject> {
      (information[key] as? Set<NSManagedObject> ?? []).filter {
        includesSubentities ? $0.entity.isKindOf(entity: entity) : $0.entity.name == entity.name
      }
    }
    let gone = changed(NSDeletedObjectsKey)
    let touched = changed(NSUpdatedObjectsKey).union(changed(NSRefreshedObjectsKey)).union(
      changed(NSInsertedObjectsKey)
    ).subtracting(gone)
    guard !gone.isEmpty || !touched.isEmpty else { return }
    // As on iOS, a limit and an offset count for the fetch and not for the changes after it.
    var next = sections
    var nextHomes = homes
    let changes = apply(touched: touched, gone: gone, to: &next, &nextHomes)
    guard !changes.isEmpty else { return }
    report(changes, next, nextHomes)
  }

  // MARK: Finding the changes

  private func apply(
    touched: Set<NSManagedObject>, gone: Set<NSManagedObject>, to next: inout [Section],
    _ nextHomes: inout [ObjectIdentifier: String]
  ) -> Changes {
    var changes = Changes()
    var names: [ObjectIdentifier: String] = [:]
    for object in touched where predicate?.evaluate(with: object) ?? true {
      names[ObjectIdentifier(object)] = name(of: object)
    }
    let places = places(of: touched.union(gone))
    var bySection: [Int: [(object: NSManagedObject, item: Int)]] = [:]
    for (object, place) in places { bySection[place.section, default: []].append((object, place.item)) }
    var arriving = touched.filter { names[ObjectIdentifier($0)] != nil && homes[ObjectIdentifier($0)] == nil }
    changes.inserted = Array(arriving)
    for (number, list) in bySection {
      let list = list.sorted { $0.item < $1.item }
      let staying = staying(list, in: next[number], names)
      var removed = IndexSet()
      for (object, item) in list {
        let id = ObjectIdentifier(object)
        let from = IndexPath(item: item, section: number)
        if staying.contains(id) {
          changes.updated.append((object, from))
          continue
        }
        removed.insert(item)
        nextHomes[id] = nil
        if names[id] == nil {
          changes.deleted.append((object, from))
        } else {
          changes.moved.append((object, from))
          arriving.insert(object)
        }
      }
      next[number].remove(removed)
    }
    changes.deleted.sort { $0.from < $1.from }
    insert(Array(arriving), names, into: &next, &nextHomes)
    return changes
  }

  /// Returns the places of those of the objects that the sections contain.
  private func places(of objects: Set<NSManagedObject>) -> [(NSManagedObject, IndexPath)] {
    let known = objects.filter { homes[ObjectIdentifier($0)] != nil }
    // Each search goes through a section, so for many objects all are gone through once instead.
    guard known.count > 16 else { return known.compactMap { object in indexPath(of: object).map { (object, $0) } } }
    var result: [(NSManagedObject, IndexPath)] = []
    for (number, section) in sections.enumerated() {
      for (item, object) in section.items.enumerated() where known.contains(object) {
        result.append((object, IndexPath(item: item, section: number)))
      }
    }
    return result
  }

  /// Returns those of the changed objects of a section that keep their places: the longest part of them that is still sorted
  /// with the unchanged ones.
  ///
  /// - Parameters:
  ///   - list: The changed and the deleted objects of the section, in the order of their places.
  ///   - section: The section before the change.
  ///   - names: The names of the sections that the objects belong to now, without those that no longer match.
  private func staying(
    _ list: [(object: NSManagedObject, item: Int)], in section: Section, _ names: [ObjectIdentifier: String]
  ) -> Set<ObjectIdentifier> {
    var result: Set<ObjectIdentifier> = []
    var start = 0
    while start < list.count {
      var end = start + 1
      while end < list.count, list[end].item == list[end - 1].item + 1 { end += 1 }
      let before = list[start].item > 0 ? section.items[list[start].item - 1] : nil
      let after = list[end - 1].item + 1 < section.items.count ? section.items[list[end - 1].item + 1] : nil
      let candidates = list[start..<end].map(\.object).filter { object in
        names[ObjectIdentifier(object)] == section.name && before.map { isSorted($0, object) } ?? true
          && after.map { isSorted(object, $0) } ?? true
      }
      for object in longestSortedPart(of: candidates) { result.insert(ObjectIdentifier(object)) }
      start = end
    }
    return result
  }

  private func isSorted(_ first: NSManagedObject, _ second: NSManagedObject) -> Bool {
    NSManagedObjectContext.compare(first, second, by: order) != .orderedDescending
  }

  /// Returns a longest subsequence that is sorted, in O(n log n).
  private func longestSortedPart(of objects: [NSManagedObject]) -> [NSManagedObject] {
    Self.longestSortedPart(of: objects) { isSorted($0, $1) }
  }

  private static func longestSortedPart<Element>(
    of elements: [Element], isSorted: (Element, Element) -> Bool
  ) -> [Element] {
    // For each length, the place of the smallest element with which a part of this length ends.
    var ends: [Int] = []
    var previous = Array(repeating: -1, count: elements.count)
    for (place, element) in elements.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if isSorted(elements[ends[middle]], element) { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[place] = ends[low - 1] }
      if low < ends.count { ends[low] = place } else { ends.append(place) }
    }
    var result: [Element] = []
    var current = ends.last ?? -1
    while current >= 0 {
      result.append(elements[current])
      current = previous[current]
    }
    return result.reversed()
  }

  private func insert(
    _ objects: [NSManagedObject], _ names: [ObjectIdentifier: String], into next: inout [Section],
    _ nextHomes: inout [ObjectIdentifier: String]
  ) {
    var numbers: [String: Int] = [:]
    for (number, section) in next.enumerated() { numbers[section.name] = number }
    var created: [Section] = []
    let sorted = NSManagedObjectContext.sorted(
      objects.sorted { ($0.sequence, $0.identity.number) < ($1.sequence, $1.identity.number) }, by: order)
    for object in sorted {
      let name = names[ObjectIdentifier(object)] ?? ""
      nextHomes[ObjectIdentifier(object)] = name
      if let number = numbers[name], number < next.count {
        next[number].items.insert(object, at: place(of: object, in: next[number].items))
      } else if let number = numbers[name] {
        created[number - next.count].items.append(object)
      } else {
        numbers[name] = next.count + created.count
        created.append(Section(name: name, items: [object]))
      }
    }
    guard sectionNameKeyPath != nil else { return }
    next.removeAll { $0.items.isEmpty }
    next += created
    // The sections are in the order of their first objects. Equal ones keep their order.
    let isInOrder = next.indices.dropFirst().allSatisfy { isSorted(next[$0 - 1].items[0], next[$0].items[0]) }
    if !isInOrder {
      next = next.enumerated().sorted { first, second in
        let result = NSManagedObjectContext.compare(first.element.items[0], second.element.items[0], by: order)
        return result == .orderedSame ? first.offset < second.offset : result == .orderedAscending
      }.map(\.element)
    }
  }

  /// Returns the place at which a sorted list stays sorted.
  private func place(of object: NSManagedObject, in list: [NSManagedObject]) -> Int {
    var (low, high) = (0, list.count)
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

  // MARK: Telling the delegate

  private func report(_ changes: Changes, _ next: [Section], _ nextHomes: [ObjectIdentifier: String]) {
    let (old, oldHomes) = (sections, homes)
    (sections, homes) = (next, nextHomes)
    guard let delegate else { return }
    let view = view
    if wantsSnapshots {
      delegate.controller(
        view, didChangeContentWith: snapshot(reloading: (changes.updated + changes.moved).map(\.object)))
      // The method of a delegate that does not have it says so.
      if wantsSnapshots { return }
    }
    let paths = paths(of: changes)
    if wantsDifferences, sectionNameKeyPath == nil, let difference = difference(changes, paths) {
      delegate.controller(view, didChangeContentWith: difference)
      if wantsDifferences { return }
    }
    (sections, homes) = (old, oldHomes)
    delegate.controllerWillChangeContent(view)
    (sections, homes) = (next, nextHomes)
    // A section that changes its place among the others is deleted and inserted, because there are no moves of sections.
    let kept = Self.keptSections(old.map(\.name), next.map(\.name))
    for (number, section) in old.enumerated().reversed() where !kept.contains(section.name) {
      delegate.controller(view, didChange: section, atSectionIndex: number, for: .delete)
    }
    for (number, section) in next.enumerated() where !kept.contains(section.name) {
      delegate.controller(view, didChange: section, atSectionIndex: number, for: .insert)
    }
    for (object, from) in changes.deleted {
      delegate.controller(view, didChange: object, at: from, for: .delete, newIndexPath: nil)
    }
    var events: [(object: NSManagedObject, from: IndexPath?, type: NSFetchedResultsChangeType, to: IndexPath)] = []
    for object in changes.inserted {
      if let to = paths[ObjectIdentifier(object)] { events.append((object, nil, .insert, to)) }
    }
    for (type, list) in [(NSFetchedResultsChangeType.move, changes.moved), (.update, changes.updated)] {
      for (object, from) in list {
        if let to = paths[ObjectIdentifier(object)] { events.append((object, from, type, to)) }
      }
    }
    for event in events.sorted(by: { $0.to < $1.to }) {
      delegate.controller(view, didChange: event.object, at: event.from, for: event.type, newIndexPath: event.to)
    }
    delegate.controllerDidChangeContent(view)
  }

  /// Returns the places of the changed objects after the change.
  private func paths(of changes: Changes) -> [ObjectIdentifier: IndexPath] {
    let objects = changes.inserted + changes.moved.map(\.object) + changes.updated.map(\.object)
    return Dictionary(
      places(of: Set(objects)).map { (ObjectIdentifier($0), $1) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the names of the sections that keep their order among each other: as many as possible.
  private static func keptSections(_ old: [String], _ new: [String]) -> Set<String> {
    if old == new { return Set(old) }
    var places: [String: Int] = [:]
    for (number, name) in old.enumerated() { places[name] = number }
    let order = new.compactMap { places[$0] }
    return Set(longestSortedPart(of: order, isSorted: <).map { old[$0] })
  }

  /// Returns the changes of the only section. A moved object is removed and inserted, with the place where it comes from.
  private func difference(
    _ changes: Changes, _ paths: [ObjectIdentifier: IndexPath]
  ) -> CollectionDifference<NSManagedObjectID>? {
    var list: [CollectionDifference<NSManagedObjectID>.Change] = []
    for (object, from) in changes.deleted {
      list.append(.remove(offset: from.item, element: object.identity, associatedWith: nil))
    }
    for object in changes.inserted {
      guard let to = paths[ObjectIdentifier(object)] else { continue }
      list.append(.insert(offset: to.item, element: object.identity, associatedWith: nil))
    }
    for (object, from) in changes.moved {
      guard let to = paths[ObjectIdentifier(object)] else { continue }
      list.append(.remove(offset: from.item, element: object.identity, associatedWith: to.item))
      list.append(.insert(offset: to.item, element: object.identity, associatedWith: from.item))
    }
    return CollectionDifference(list)
  }
}

extension FetchedResults.Section {
  /// Removes the objects at places.
  fileprivate mutating func remove(_ places: IndexSet) {
    guard places.count > 8 else {
      for place in places.reversed() { items.remove(at: place) }
      return
    }
    items = items.enumerated().filter { !places.contains($0.offset) }.map(\.element)
  }
}
