import CollectionCore
import TestSupport

extension UpdateCase {
  /// Sections and items with names, which are edited as applications edit their data.
  private struct Data {
    var sections: [(name: Int, items: [Int])] = []
    var names = 0

    mutating func name() -> Int {
      names += 1
      return names
    }

    mutating func section(_ count: Int) -> (name: Int, items: [Int]) { (name(), (0..<count).map { _ in name() }) }

    func position(of item: Int) -> ItemIndex? {
      for (section, content) in sections.enumerated() {
        if let place = content.items.firstIndex(of: item) { return ItemIndex(section, place) }
      }
      return nil
    }

    mutating func remove(_ item: Int) {
      for section in sections.indices { sections[section].items.removeAll { $0 == item } }
    }

    func place(ofSection name: Int) -> Int? { sections.firstIndex { $0.name == name } }
  }

  /// Creates a batch. Data is edited, and deletions, insertions and moves are derived from the edits. In a quarter of
  /// the cases, something is then changed to be invalid or unusual.
  init(random: inout SeededRandom) {
    func chance(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &random) == 0 }
    let isCalm = chance(3)
    var old = Data()
    for _ in 0..<Int.random(in: 0...5, using: &random) {
      old.sections.append(old.section(Int.random(in: 0...8, using: &random)))
    }
    var new = old
    var list: [Operation] = []

    // Sections: delete, reload, move, insert.
    var fates: [Int: Int] = [:]
    for section in old.sections { fates[section.name] = isCalm ? 9 : Int.random(in: 0..<10, using: &random) }
    let inserted = (0..<(isCalm ? 0 : Int.random(in: 0...2, using: &random))).map { _ in
      new.section(Int.random(in: 0...4, using: &random))
    }
    let moved = old.sections.filter { (2...3).contains(fates[$0.name]!) }
    new.sections.removeAll { fates[$0.name]! < 4 && fates[$0.name] != 1 }
    for section in (moved + inserted).shuffled(using: &random) {
      new.sections.insert(section, at: Int.random(in: 0...new.sections.count, using: &random))
    }
    for (place, section) in old.sections.enumerated() {
      switch fates[section.name]! {
      case 0: list.append(.deleteSection(place))
      case 1: list.append(.reloadSection(place))
      case 2, 3: list.append(.moveSection(place, new.place(ofSection: section.name)!))
      default: break
      }
    }
    for section in inserted { list.append(.insertSection(new.place(ofSection: section.name)!)) }

    // Reloaded sections may have any number of items.
    for place in new.sections.indices where fates[new.sections[place].name] == 1 {
      new.sections[place].items = new.section(Int.random(in: 0...8, using: &random)).items
    }

    // Items of deleted or reloaded sections may only be moved elsewhere.
    var wandering: [Int] = []
    for section in old.sections {
      let goes = fates[section.name]! < 2
      for item in section.items {
        let place = old.position(of: item)!
        switch Int.random(in: 0..<10, using: &random) {
        case 0:
          list.append(.deleteItem(place))
          if !goes { new.remove(item) }
        case 1...2 where !new.sections.isEmpty:
          wandering.append(item)
          new.remove(item)
        case 3 where !goes: list.append(.reloadItem(place))
        default: break
        }
      }
    }
    let coming = new.sections.isEmpty ? 0 : Int.random(in: 0...4, using: &random)
    let fresh = (0..<coming).map { _ in new.name() }
    for item in (wandering + fresh).shuffled(using: &random) {
      let section = Int.random(in: new.sections.indices, using: &random)
      new.sections[section].items.insert(
        item, at: Int.random(in: 0...new.sections[section].items.count, using: &random))
    }
    for item in wandering { list.append(.moveItem(old.position(of: item)!, new.position(of: item)!)) }
    for item in fresh { list.append(.insertItem(new.position(of: item)!)) }
    self.init(
      before: old.sections.map(\.items.count), after: new.sections.map(\.items.count),
      list: list.shuffled(using: &random))
    if chance(4) { spoil(&random) }
  }

  private mutating func spoil(_ random: inout SeededRandom) {
    for _ in 0..<Int.random(in: 1...2, using: &random) {
      switch Int.random(in: 0..<7, using: &random) {
      case 0:
        guard let section = after.indices.randomElement(using: &random) else { continue }
        after[section] = max(0, after[section] + (Bool.random(using: &random) ? 1 : -1))
      case 1: after.append(Int.random(in: 0...3, using: &random))
      case 2: _ = after.popLast()
      case 3: if let operation = list.randomElement(using: &random) { list.append(operation) }
      case 4: if let place = list.indices.randomElement(using: &random) { list.remove(at: place) }
      default: list.append(.any(&random))
      }
    }
  }
}

extension UpdateCase.Operation {
  /// Returns any operation, with index paths that may be invalid.
  fileprivate static func any(_ random: inout SeededRandom) -> Self {
    let section = Int.random(in: -1...6, using: &random)
    let other = Int.random(in: -1...6, using: &random)
    let item = ItemIndex(section, Int.random(in: -1...9, using: &random))
    let place = ItemIndex(other, Int.random(in: -1...9, using: &random))
    let all: [Self] = [
      .deleteSection(section), .insertSection(section), .reloadSection(section), .moveSection(section, other),
      .deleteItem(item), .insertItem(item), .reloadItem(item), .moveItem(item, place),
    ]
    return all[Int.random(in: all.indices, using: &random)]
  }
}
