import CollectionCore

/// The result of a batch update, computed with arrays, as the reference for the engine.
struct NaiveUpdate {
  /// The old section of each new section, or `nil` for an inserted section.
  private(set) var sections: [Int?] = []
  /// The old item of each new item, or `nil` for an inserted item.
  private(set) var items: [[ItemIndex?]] = []

  private let before: [Int]
  private let after: [Int]
  private let operations: Set<UpdateCase.Operation>
  private let list: [UpdateCase.Operation]

  /// Computes the result of a batch update, or returns `nil` if the batch is invalid.
  init?(_ batch: UpdateCase) {
    before = batch.before
    after = batch.after
    list = batch.list
    operations = Set(batch.list)
    guard rangesAreRight, conflictsAreNone, placeSections(), placeItems() else { return nil }
  }

  private var rangesAreRight: Bool {
    func has(_ counts: [Int], _ item: ItemIndex) -> Bool {
      counts.indices.contains(item.section) && (0..<counts[item.section]).contains(item.item)
    }
    return list.allSatisfy { operation in
      switch operation {
      case .deleteSection(let section), .reloadSection(let section): before.indices.contains(section)
      case .insertSection(let section): after.indices.contains(section)
      case .moveSection(let from, let to): before.indices.contains(from) && after.indices.contains(to)
      case .deleteItem(let item), .reloadItem(let item): has(before, item)
      case .insertItem(let item): has(after, item)
      case .moveItem(let from, let to): has(before, from) && has(after, to)
      }
    }
  }

  /// Indicates whether there are no conflicts. A conflict is an index path in two operations that exclude each other.
  private var conflictsAreNone: Bool {
    for (number, first) in list.enumerated() {
      for second in list[(number + 1)...] where Self.exclude(first, second) { return false }
    }
    return true
  }

  private static func exclude(_ first: UpdateCase.Operation, _ second: UpdateCase.Operation) -> Bool {
    switch (first, second) {
    case (.moveSection(let from, let to), .moveSection(let otherFrom, let otherTo)):
      return from == otherFrom || to == otherTo
    case (.moveItem(let from, let to), .moveItem(let otherFrom, let otherTo)): return from == otherFrom || to == otherTo
    case (.deleteSection(let place), .moveSection(let from, _)), (.moveSection(let from, _), .deleteSection(let place)),
      (.reloadSection(let place), .moveSection(let from, _)), (.moveSection(let from, _), .reloadSection(let place)):
      return place == from
    case (.insertSection(let place), .moveSection(_, let to)), (.moveSection(_, let to), .insertSection(let place)):
      return place == to
    case (.deleteSection(let place), .reloadSection(let other)), (.reloadSection(let place), .deleteSection(let other)):
      return place == other
    case (.deleteItem(let place), .moveItem(let from, _)), (.moveItem(let from, _), .deleteItem(let place)),
      (.reloadItem(let place), .moveItem(let from, _)), (.moveItem(let from, _), .reloadItem(let place)):
      return place == from
    case (.insertItem(let place), .moveItem(_, let to)), (.moveItem(_, let to), .insertItem(let place)):
      return place == to
    case (.deleteItem(let place), .reloadItem(let other)), (.reloadItem(let place), .deleteItem(let other)):
      return place == other
    default: return false
    }
  }

  private mutating func placeSections() -> Bool {
    var gone: Set<Int> = []
    var taken: [Int: Int?] = [:]
    for operation in list {
      switch operation {
      case .deleteSection(let section): gone.insert(section)
      case .insertSection(let section): taken[section] = .some(nil)
      case .moveSection(let from, let to):
        gone.insert(from)
        taken[to] = from
      default: break
      }
    }
    guard let places = Self.fill(after.count, taken, before.indices.filter { !gone.contains($0) }) else { return false }
    sections = places
    return true
  }

  private mutating func placeItems() -> Bool {
    for (new, old) in sections.enumerated() {
      var taken: [Int: ItemIndex?] = [:]
      var gone: Set<ItemIndex> = []
      for operation in list {
        switch operation {
        case .insertItem(let item) where item.section == new: taken[item.item] = .some(nil)
        case .deleteItem(let item): gone.insert(item)
        case .moveItem(let from, let to):
          gone.insert(from)
          if to.section == new { taken[to.item] = from }
        default: break
        }
      }
      if let old, !operations.contains(.reloadSection(old)) {
        let staying = (0..<before[old]).map { ItemIndex(old, $0) }.filter { !gone.contains($0) }
        guard let places = Self.fill(after[new], taken, staying) else { return false }
        items.append(places)
      } else {
        items.append((0..<after[new]).map { taken[$0] ?? nil })
      }
    }
    return true
  }

  /// Assigns the remaining values in order to the free positions. Returns `nil` if their numbers differ.
  private static func fill<Value>(_ count: Int, _ taken: [Int: Value?], _ staying: [Value]) -> [Value?]? {
    var rest = staying[...]
    var places: [Value?] = []
    for place in 0..<count {
      if let value = taken[place] {
        places.append(value)
      } else if let value = rest.popFirst() {
        places.append(value)
      } else {
        return nil
      }
    }
    return rest.isEmpty ? places : nil
  }
}
