import Foundation

/// A list of the items of a behavior, without duplicates, in the order in which they were added.
struct DynamicItems {
  private(set) var items: [any UIDynamicItem] = []
  private var identifiers: Set<ObjectIdentifier> = []

  init(_ items: [any UIDynamicItem] = []) {
    for item in items { insert(item) }
  }

  func contains(_ item: any UIDynamicItem) -> Bool { identifiers.contains(ObjectIdentifier(item)) }

  @discardableResult
  mutating func insert(_ item: any UIDynamicItem) -> Bool {
    guard identifiers.insert(ObjectIdentifier(item)).inserted else { return false }
    items.append(item)
    return true
  }

  @discardableResult
  mutating func remove(_ item: any UIDynamicItem) -> Bool {
    guard identifiers.remove(ObjectIdentifier(item)) != nil else { return false }
    items.removeAll { $0 === item }
    return true
  }
}
