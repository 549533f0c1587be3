import CollectionCore
import TestSupport

/// A batch of updates as somebody may write it: right or wrong.
struct UpdateCase: CustomStringConvertible {
  enum Operation: Hashable {
    case deleteSection(Int)
    case insertSection(Int)
    case reloadSection(Int)
    case moveSection(Int, Int)
    case deleteItem(ItemIndex)
    case insertItem(ItemIndex)
    case reloadItem(ItemIndex)
    case moveItem(ItemIndex, ItemIndex)
  }

  var before: [Int]
  var after: [Int]
  var list: [Operation]

  /// The list as one batch, the second half of it nested where `nests` says so.
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

  /// Smaller cases that are like this one: without an operation (and the change of counts that it brought), without a
  /// section at the end, with fewer items.
  var smaller: [UpdateCase] {
    var cases: [UpdateCase] = []
    for place in list.indices {
      var smaller = self
      let operation = smaller.list.remove(at: place)
      cases.append(smaller)
      switch operation {
      case .insertItem(let item) where after.indices.contains(item.section): smaller.after[item.section] -= 1
      case .deleteItem(let item) where after.indices.contains(item.section): smaller.after[item.section] += 1
      case .insertSection(let section) where after.indices.contains(section): smaller.after.remove(at: section)
      case .deleteSection(let section) where before.indices.contains(section) && section <= after.count:
        smaller.after.insert(before[section], at: section)
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

  /// The smallest case found that fails too.
  func shrunk(_ fails: (UpdateCase) -> Bool) -> UpdateCase {
    var smallest = self
    while let next = smallest.smaller.first(where: fails) { smallest = next }
    return smallest
  }
}
