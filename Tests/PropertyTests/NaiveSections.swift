import CollectionCore
import TestSupport

/// Sections of items in arrays, as the reference for `SectionedList`.
struct NaiveSections {
  struct Section: Equatable {
    var name: Int
    var items: [Int]
  }

  var sections: [Section] = []

  func place(ofSection name: Int) -> Int? { sections.firstIndex { $0.name == name } }

  func position(of item: Int) -> ItemIndex? {
    for (place, section) in sections.enumerated() {
      if let index = section.items.firstIndex(of: item) { return ItemIndex(place, index) }
    }
    return nil
  }

  var items: [Int] { sections.flatMap(\.items) }

  private func unique(_ identifiers: [Int]) -> [Int] {
    identifiers.indices.filter { identifiers.firstIndex(of: identifiers[$0]) == $0 }.map { identifiers[$0] }
  }

  mutating func append(_ items: [Int], to section: Int) {
    guard let place = self.place(ofSection: section) else { return }
    delete(items)
    sections[place].items += unique(items)
  }

  mutating func insert(_ items: [Int], _ side: InsertionSide, _ anchor: Int) {
    guard position(of: anchor) != nil else { return }
    let coming = unique(items).filter { $0 != anchor }
    delete(coming)
    guard let place = position(of: anchor) else { return }
    sections[place.section].items.insert(contentsOf: coming, at: place.item + (side == .after ? 1 : 0))
  }

  mutating func move(_ item: Int, _ side: InsertionSide, _ anchor: Int) {
    if position(of: item) != nil { insert([item], side, anchor) }
  }

  mutating func delete(_ items: [Int]) {
    for place in sections.indices { sections[place].items.removeAll { items.contains($0) } }
  }

  mutating func appendSections(_ names: [Int]) { put(unique(names), nil, .after) }

  mutating func insertSections(_ names: [Int], _ side: InsertionSide, _ anchor: Int) {
    if place(ofSection: anchor) != nil { put(unique(names).filter { $0 != anchor }, anchor, side) }
  }

  mutating func deleteSections(_ names: [Int]) { sections.removeAll { names.contains($0.name) } }

  mutating func moveSection(_ name: Int, _ side: InsertionSide, _ anchor: Int) {
    if place(ofSection: name) != nil { insertSections([name], side, anchor) }
  }

  mutating func replaceItems(of section: Int, with items: [Int]) {
    guard let place = self.place(ofSection: section) else { return }
    sections[place].items = []
    append(items, to: section)
  }

  private mutating func put(_ names: [Int], _ anchor: Int?, _ side: InsertionSide) {
    let coming = names.map { name in sections.first { $0.name == name } ?? Section(name: name, items: []) }
    sections.removeAll { names.contains($0.name) }
    let place = anchor.flatMap { self.place(ofSection: $0) }.map { $0 + (side == .after ? 1 : 0) } ?? sections.count
    sections.insert(contentsOf: coming, at: place)
  }
}

extension SectionedList where Section == Int, Item == Int {
  init(_ naive: NaiveSections) {
    self.init()
    _ = appendSections(naive.sections.map(\.name))
    for section in naive.sections { _ = append(section.items, to: section.name) }
  }
}

/// A random edit that is made to both lists.
struct SectionEdit {
  static func make(
    _ list: inout SectionedList<Int, Int>, _ naive: inout NaiveSections, names: Int, _ random: inout SeededRandom
  ) -> String {
    func name() -> Int { Int.random(in: 0..<names, using: &random) }
    func items() -> [Int] { (0..<Int.random(in: 0...5, using: &random)).map { _ in name() } }
    func sections() -> [Int] { (0..<Int.random(in: 0...3, using: &random)).map { _ in name() % 6 } }
    let side: InsertionSide = Bool.random(using: &random) ? .before : .after
    let (anchor, section) = (name(), name() % 6)
    switch Int.random(in: 0..<12, using: &random) {
    case 0, 1, 2:
      let items = items()
      _ = list.append(items, to: section)
      naive.append(items, to: section)
      return "append \(items) to \(section)"
    case 3, 4:
      let items = items()
      _ = list.insert(items, side, anchor)
      naive.insert(items, side, anchor)
      return "insert \(items) \(side) \(anchor)"
    case 5:
      let item = name()
      _ = list.move(item, side, anchor)
      naive.move(item, side, anchor)
      return "move \(item) \(side) \(anchor)"
    case 6:
      let items = items()
      list.delete(items)
      naive.delete(items)
      return "delete \(items)"
    case 7:
      let sections = sections()
      _ = list.appendSections(sections)
      naive.appendSections(sections)
      return "append sections \(sections)"
    case 8:
      let sections = sections()
      _ = list.insertSections(sections, side, section)
      naive.insertSections(sections, side, section)
      return "insert sections \(sections) \(side) \(section)"
    case 9:
      let other = name() % 6
      _ = list.moveSection(section, side, other)
      naive.moveSection(section, side, other)
      return "move section \(section) \(side) \(other)"
    case 10:
      guard Int.random(in: 0..<3, using: &random) == 0 else { return "nothing" }
      let sections = sections()
      list.deleteSections(sections)
      naive.deleteSections(sections)
      return "delete sections \(sections)"
    default:
      let items = items() + items()
      _ = list.replaceItems(of: section, with: items)
      naive.replaceItems(of: section, with: items)
      return "replace items of \(section) with \(items)"
    }
  }
}
