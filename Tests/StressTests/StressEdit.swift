import TestSupport
import UIKit

/// A random batch update for a model, with all kinds of operations on sections and items.
@MainActor
struct StressEdit: @preconcurrency CustomStringConvertible {
  private var deletedSections = IndexSet()
  private var insertedSections = IndexSet()
  private var reloadedSections = IndexSet()
  private var movedSections: [(from: Int, to: Int)] = []
  private var deletedItems: [IndexPath] = []
  private var insertedItems: [IndexPath] = []
  private var reloadedItems: [IndexPath] = []
  /// The names of reloaded items, which are no longer selected.
  private var deselected: Set<Int> = []
  private var reconfiguredItems: [IndexPath] = []
  private var movedItems: [(from: IndexPath, to: IndexPath)] = []
  private var after: [StressModel.Section] = []
  private var lost: Set<Int> = []
  private var revised: Set<Int> = []

  init(_ model: StressModel, _ random: inout SeededRandom) {
    let before = model.sections
    let touchesSections = Int.random(in: 0..<3, using: &random) == 0
    var oldPaths: [Int: IndexPath] = [:]
    for path in model.paths { oldPaths[model.item(path)] = path }

    // Sections: deletions, then moves, then insertions.
    var sections: [(old: Int?, value: StressModel.Section)] = before.enumerated().map { ($0.offset, $0.element) }
    if touchesSections {
      for index in before.indices where Int.random(in: 0..<5, using: &random) == 0 { deletedSections.insert(index) }
      sections.removeAll { $0.old.map(deletedSections.contains) ?? false }
      if sections.count > 1, Bool.random(using: &random) {
        let from = Int.random(in: sections.indices, using: &random)
        let section = sections.remove(at: from)
        sections.insert(section, at: Int.random(in: 0...sections.count, using: &random))
        movedSections.append((section.old!, -1))
      }
      if sections.count < 5, Bool.random(using: &random) {
        let new = model.newSection(items: Int.random(in: 0...8, using: &random))
        sections.insert((nil, new), at: Int.random(in: 0...sections.count, using: &random))
      }
    }
    for (place, section) in sections.enumerated() {
      if section.old == nil { insertedSections.insert(place) }
      if let old = section.old, old == movedSections.first?.from { movedSections[0].to = place }
    }
    for (old, section) in before.enumerated() where deletedSections.contains(old) { lost.formUnion(section.items) }

    // Items of the remaining sections.
    var moving: [Int] = []
    for place in sections.indices {
      guard let old = sections[place].old else { continue }
      if touchesSections, movedSections.isEmpty, Int.random(in: 0..<6, using: &random) == 0 {
        reloadedSections.insert(old)
        lost.formUnion(before[old].items)
        sections[place].value.items = (0..<Int.random(in: 0...10, using: &random)).map { _ in model.newName() }
        sections[place].value.name = model.newName()
        continue
      }
      var kept: [Int] = []
      for name in sections[place].value.items {
        switch Int.random(in: 0..<12, using: &random) {
        case 0:
          deletedItems.append(oldPaths[name]!)
          lost.insert(name)
        case 1: moving.append(name)
        case 2:
          reloadedItems.append(oldPaths[name]!)
          deselected.insert(name)
          revised.insert(name)
          kept.append(name)
        case 3:
          reconfiguredItems.append(oldPaths[name]!)
          revised.insert(name)
          kept.append(name)
        default: kept.append(name)
        }
      }
      sections[place].value.items = kept
    }
    let open = sections.indices.filter { place in
      sections[place].old.map { !reloadedSections.contains($0) } ?? false
    }
    var inserted: Set<Int> = []
    if !open.isEmpty {
      for _ in 0..<Int.random(in: 0...4, using: &random) {
        let name = model.newName()
        inserted.insert(name)
        moving.append(name)
      }
    }
    for name in moving {
      guard let place = open.randomElement(using: &random) else { continue }
      let item = Int.random(in: 0...sections[place].value.items.count, using: &random)
      sections[place].value.items.insert(name, at: item)
    }
    for place in open {
      for (item, name) in sections[place].value.items.enumerated() where moving.contains(name) {
        let path = IndexPath(item: item, section: place)
        if inserted.contains(name) { insertedItems.append(path) } else { movedItems.append((oldPaths[name]!, path)) }
      }
    }
    after = sections.map(\.value)
    shuffle(&random)
  }

  private mutating func shuffle(_ random: inout SeededRandom) {
    deletedItems.shuffle(using: &random)
    insertedItems.shuffle(using: &random)
    movedItems.shuffle(using: &random)
    reloadedItems.shuffle(using: &random)
  }

  /// Changes the data and updates the view.
  func apply(to list: UICollectionView, _ model: StressModel) {
    model.sections = after
    model.selected.subtract(lost.union(deselected))
    for name in revised { model.revise(name) }
    if !insertedItems.isEmpty { list.insertItems(at: insertedItems) }
    for move in movedItems { list.moveItem(at: move.from, to: move.to) }
    if !reloadedItems.isEmpty { list.reloadItems(at: reloadedItems) }
    if !reconfiguredItems.isEmpty { list.reconfigureItems(at: reconfiguredItems) }
    if !deletedItems.isEmpty { list.deleteItems(at: deletedItems) }
    if !insertedSections.isEmpty { list.insertSections(insertedSections) }
    for move in movedSections { list.moveSection(move.from, toSection: move.to) }
    if !reloadedSections.isEmpty { list.reloadSections(reloadedSections) }
    if !deletedSections.isEmpty { list.deleteSections(deletedSections) }
  }

  var description: String {
    var parts: [String] = []
    func add(_ name: String, _ what: [Any]) { if !what.isEmpty { parts.append("\(name) \(what)") } }
    add("-S", Array(deletedSections))
    add("+S", Array(insertedSections))
    add("!S", Array(reloadedSections))
    add("~S", movedSections.map { "\($0.from)>\($0.to)" })
    add("-", deletedItems.map { Array($0) })
    add("+", insertedItems.map { Array($0) })
    add("!", reloadedItems.map { Array($0) })
    add("=", reconfiguredItems.map { Array($0) })
    add("~", movedItems.map { "\(Array($0.from))>\(Array($0.to))" })
    return "{" + parts.joined(separator: " ") + "}"
  }
}
