import CollectionCore
import Foundation

/// The operations of a batch, each with the animation that it was given.
@MainActor
struct TableOperations: BatchOperations {
  private(set) var operations = UpdateOperations()
  /// Of rows, by old places (deleted, reloaded) and new ones (inserted).
  private(set) var deletedRows: [ItemIndex: UITableView.RowAnimation] = [:]
  private(set) var insertedRows: [ItemIndex: UITableView.RowAnimation] = [:]
  private(set) var reloadedRows: [ItemIndex: UITableView.RowAnimation] = [:]
  private(set) var deletedSections: [Int: UITableView.RowAnimation] = [:]
  private(set) var insertedSections: [Int: UITableView.RowAnimation] = [:]
  private(set) var reloadedSections: [Int: UITableView.RowAnimation] = [:]
  /// Whether anything is to be seen: a batch of which every operation says `none` animates nothing.
  private(set) var isAnimated = false
  private(set) var hasAnimations = false

  init() {}

  /// The operations of a snapshot or a move, all with one animation.
  init(_ all: UpdateOperations, style animation: UITableView.RowAnimation) {
    insert(rows: Array(all.insertedItems), animation)
    delete(rows: Array(all.deletedItems), animation)
    reload(rows: Array(all.reloadedItems), animation)
    insert(sections: IndexSet(all.insertedSections), animation)
    delete(sections: IndexSet(all.deletedSections), animation)
    reload(sections: IndexSet(all.reloadedSections), animation)
    operations = all
  }

  private mutating func note(_ animation: UITableView.RowAnimation) {
    hasAnimations = true
    if animation != UITableView.RowAnimation.none { isAnimated = true }
  }

  mutating func moveItem(from: ItemIndex, to: ItemIndex) {
    operations.moveItem(from: from, to: to)
  }

  mutating func moveSection(from: Int, to: Int) {
    operations.moveSection(from: from, to: to)
  }

  /// Whether the batch is to be carried out at once.
  var isStill: Bool {
    hasAnimations && !isAnimated && operations.movedItems.isEmpty && operations.movedSections.isEmpty
  }

  mutating func insert(rows: [ItemIndex], _ animation: UITableView.RowAnimation) {
    note(animation)
    operations.insertedItems.formUnion(rows)
    for row in rows { insertedRows[row] = animation }
  }
  mutating func delete(rows: [ItemIndex], _ animation: UITableView.RowAnimation) {
    note(animation)
    operations.deletedItems.formUnion(rows)
    for row in rows { deletedRows[row] = animation }
  }
  mutating func reload(rows: [ItemIndex], _ animation: UITableView.RowAnimation) {
    note(animation)
    operations.reloadedItems.formUnion(rows)
    for row in rows { reloadedRows[row] = animation }
  }
  mutating func insert(sections: IndexSet, _ animation: UITableView.RowAnimation) {
    note(animation)
    operations.insertedSections.formUnion(sections)
    for section in sections { insertedSections[section] = animation }
  }
  mutating func delete(sections: IndexSet, _ animation: UITableView.RowAnimation) {
    note(animation)
    operations.deletedSections.formUnion(sections)
    for section in sections { deletedSections[section] = animation }
  }
  mutating func reload(sections: IndexSet, _ animation: UITableView.RowAnimation) {
    note(animation)
    operations.reloadedSections.formUnion(sections)
    for section in sections { reloadedSections[section] = animation }
  }

  /// How something goes that was at an old place.
  func departure(of key: ElementKey) -> UITableView.RowAnimation {
    let section = Int(key.section)
    if key.kind == 0 {
      let row = ItemIndex(section, key.item)
      if let animation = deletedRows[row] ?? reloadedRows[row] { return animation }
    }
    return deletedSections[section] ?? reloadedSections[section] ?? .fade
  }

  /// How something comes that has a new place; `old` is where it was, of what is reloaded.
  func arrival(of key: ElementKey, old: ElementKey?) -> UITableView.RowAnimation {
    let section = Int(key.section)
    if key.kind == 0 {
      if let animation = insertedRows[ItemIndex(section, key.item)] { return animation }
      if let old, let animation = reloadedRows[ItemIndex(Int(old.section), old.item)] { return animation }
    }
    return insertedSections[section] ?? old.flatMap { reloadedSections[Int($0.section)] } ?? .automatic
  }
}
