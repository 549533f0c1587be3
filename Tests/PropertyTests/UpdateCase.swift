import CollectionCore
import TestSupport

/// A valid or invalid batch of updates.
struct UpdateCase: CustomStringConvertible {
  enum Operation: Hashable, CustomStringConvertible {
    case deleteSection(Int)
    case insertSection(Int)
    case reloadSection(Int)
    case moveSection(Int, Int)
    case deleteItem(ItemIndex)
    case insertItem(ItemIndex)
    case reloadItem(ItemIndex)
    case moveItem(ItemIndex, ItemIndex)

    var description: String {
      switch self {
      case .deleteSection(let section): "delete section \(section)"
      case .insertSection(let section): "insert section \(section)"
      case .reloadSection(let section): "reload section \(section)"
      case .moveSection(let from, let to): "move section \(from) to \(to)"
      case .deleteItem(let item): "delete \(item)"
      case .insertItem(let item): "insert \(item)"
      case .reloadItem(let item): "reload \(item)"
      case .moveItem(let from, let to): "move \(from) to \(to)"
      }
    }
  }

  var before: [Int]
  var after: [Int]
  var list: [Operation]

  /// Returns the operations as one batch. If `nests` is `true`, the second half of the batch is nested.
  func operations(nests: Bool = false) -> UpdateOperations {
    var outer = UpdateOperations()
    var inner = UpdateOperations()
    for (place, operation) in list.enumerated() {
      if nests, place >= list.count / 2 { Self.add(operation, to: &inner) } else { Self.add(operation, to: &outer) }
    }
    if nests { outer.formUnion(inner) }
    return outer
  }

  private static func add(_ operation: Operation, to operations: inout UpdateOperations) {
    switch operation {
    case .deleteSection(let section): operations.deletedSections.insert(section)
    case .insertSection(let section): operations.insertedSections.insert(section)
    case .reloadSection(let section): operations.reloadedSections.insert(section)
    case .moveSection(let from, let to): operations.movedSections.append(.init(from: from, to: to))
    case .deleteItem(let item): operations.deletedItems.insert(item)
    case .insertItem(let item): operations.insertedItems.insert(item)
    case .reloadItem(let item): operations.reloadedItems.insert(item)
    case .moveItem(let from, let to): operations.movedItems.append(.init(from: from, to: to))
    }
  }

  var description: String { "before \(before), after \(after), operations \(list)" }

  /// Smaller cases that are similar to this one. One operation is missing, with the other counts and index paths
  /// unchanged or adjusted, or the last section is missing, or there are fewer items.
  var smaller: [UpdateCase] {
    var cases: [UpdateCase] = []
    let sections = NaiveUpdate(self)?.sections ?? []
    for place in list.indices {
      var smaller = self
      let operation = smaller.list.remove(at: place)
      cases.append(smaller)
      switch operation {
      case .insertItem(let item): smaller.close(item)
      case .deleteItem(let item): smaller.grow(sections, item.section)
      case .moveItem(let from, let to):
        smaller.close(to)
        smaller.grow(sections, from.section)
      default: continue
      }
      cases.append(smaller)
    }
    for section in 0..<min(before.count, after.count) where before[section] > 0 && after[section] > 0 {
      var smaller = self
      smaller.before[section] -= 1
      smaller.after[section] -= 1
      cases.append(smaller)
    }
    if !before.isEmpty, !after.isEmpty {
      var smaller = self
      smaller.before.removeLast()
      smaller.after.removeLast()
      cases.append(smaller)
    }
    return cases.filter { $0.after.allSatisfy { $0 >= 0 } }
  }

  /// Removes an inserted item, and adjusts the indexes of the items after it.
  private mutating func close(_ item: ItemIndex) {
    guard after.indices.contains(item.section) else { return }
    after[item.section] -= 1
    func nearer(_ other: ItemIndex) -> ItemIndex {
      other.section == item.section && other.item > item.item ? ItemIndex(other.section, other.item - 1) : other
    }
    list = list.map { operation in
      switch operation {
      case .insertItem(let other): .insertItem(nearer(other))
      case .moveItem(let from, let to): .moveItem(from, nearer(to))
      default: operation
      }
    }
  }

  /// Keeps an item of an old section instead of deleting it.
  private mutating func grow(_ sections: [Int?], _ old: Int) {
    if let new = sections.firstIndex(of: old), new < after.count { after[new] += 1 }
  }

  /// Returns the smallest failing case that was found.
  func shrunk(_ fails: (UpdateCase) -> Bool) -> UpdateCase {
    var smallest = self
    while let next = smallest.smaller.first(where: fails) { smallest = next }
    return smallest
  }
}
