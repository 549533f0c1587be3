import CollectionCore
import Foundation

/// The operations of a batch update and their animations.
@MainActor
struct TableOperations: BatchOperations {
  private(set) var operations = UpdateOperations()
  /// The animations of deleted rows, by their indexes before the batch.
  private(set) var deletedRows: [ItemIndex: UITableView.RowAnimation] = [:]
  private(set) var insertedRows: [ItemIndex: UITableView.RowAnimation] = [:]
  private(set) var reloadedRows: [ItemIndex: UITableView.RowAnimation] = [:]
  private(set) var deletedSections: [Int: UITableView.RowAnimation] = [:]
  private(set) var insertedSections: [Int: UITableView.RowAnimation] = [:]
  private(set) var reloadedSections: [Int: UITableView.RowAnimation] = [:]
  /// Indicates whether any operation was recorded with an animation other than `none`.
  private(set) var isAnimated = false
  private(set) var hasAnimations = false

  init() {}

  /// Creates table operations that all have the same animation, for a snapshot or for a row that the user moves.
  init(_ all: UpdateOperations, style animation: UITableView.RowAnimation) {
    insert(rows: Array(all.insertedItems), animation)
    delete(rows: Array(all.deletedItems), animation)
    reload(rows: Array(all.reloadedItems), animation)
    insert(sections: IndexSet(all.insertedSections), animation)
    delete(sections: IndexSet(all.deletedSections), animation)
    reload(sections: IndexSet(all.reloadedSections), animation)
    operations = all
  }

  /// Returns the operations with indexes of displayed rows instead of data source indexes. The indexes differ while
  /// placeholders are displayed or a row is being reordered.
  ///
  /// - Parameters:
  ///   - map: The changes of the indexes of displayed rows.
  ///   - oldMapping: The mapping between the data source and the screen before the update.
  ///   - newMapping: The mapping between the data source and the screen after the update.
  func converted(to map: UpdateMap, _ oldMapping: DataMapping, _ newMapping: DataMapping) -> TableOperations {
    if oldMapping.isIdentity, newMapping.isIdentity { return self }
    func convertedRows(
      _ rows: [ItemIndex: UITableView.RowAnimation], _ mapping: DataMapping
    ) -> [ItemIndex: UITableView.RowAnimation] {
      Dictionary(
        rows.map { (mapping.shownPath(ofData: IndexPath($0)).itemIndex, $1) }, uniquingKeysWith: { first, _ in first })
    }
    var result = self
    result.operations = map.operations
    result.deletedRows = convertedRows(deletedRows, oldMapping)
    result.reloadedRows = convertedRows(reloadedRows, oldMapping)
    result.insertedRows = convertedRows(insertedRows, newMapping)
    return result
  }

  private mutating func recordAnimation(_ animation: UITableView.RowAnimation) {
    hasAnimations = true
    if animation != UITableView.RowAnimation.none { isAnimated = true }
  }

  mutating func moveItem(from: ItemIndex, to: ItemIndex) {
    operations.moveItem(from: from, to: to)
  }

  mutating func removeRepeatedMoves() { operations.removeRepeatedMoves() }

  mutating func moveSection(from: Int, to: Int) {
    operations.moveSection(from: from, to: to)
  }

  /// Indicates whether the batch is committed without animations, because all of its operations have the animation `none` and the
  /// batch contains no moves.
  var isUnanimated: Bool {
    hasAnimations && !isAnimated && operations.movedItems.isEmpty && operations.movedSections.isEmpty
  }

  mutating func insert(rows: [ItemIndex], _ animation: UITableView.RowAnimation) {
    recordAnimation(animation)
    operations.insertedItems.formUnion(rows)
    for row in rows { insertedRows[row] = animation }
  }
  mutating func delete(rows: [ItemIndex], _ animation: UITableView.RowAnimation) {
    recordAnimation(animation)
    operations.deletedItems.formUnion(rows)
    for row in rows { deletedRows[row] = animation }
  }
  mutating func reload(rows: [ItemIndex], _ animation: UITableView.RowAnimation) {
    recordAnimation(animation)
    operations.reloadedItems.formUnion(rows)
    for row in rows { reloadedRows[row] = animation }
  }
  mutating func insert(sections: IndexSet, _ animation: UITableView.RowAnimation) {
    recordAnimation(animation)
    operations.insertedSections.formUnion(sections)
    for section in sections { insertedSections[section] = animation }
  }
  mutating func delete(sections: IndexSet, _ animation: UITableView.RowAnimation) {
    recordAnimation(animation)
    operations.deletedSections.formUnion(sections)
    for section in sections { deletedSections[section] = animation }
  }
  mutating func reload(sections: IndexSet, _ animation: UITableView.RowAnimation) {
    recordAnimation(animation)
    operations.reloadedSections.formUnion(sections)
    for section in sections { reloadedSections[section] = animation }
  }

  /// Returns the animation for the disappearance of an element. `key` is the key of the element before the update.
  func disappearingAnimation(of key: ElementKey) -> UITableView.RowAnimation {
    let section = Int(key.section)
    if key.kind == 0 {
      let row = ItemIndex(section, key.item)
      if let animation = deletedRows[row] ?? reloadedRows[row] { return animation }
    }
    return deletedSections[section] ?? reloadedSections[section] ?? .fade
  }

  /// Returns the animation for the appearance of an element. `key` is the key of the element after the update. `oldKey`
  /// is the key before the update if the element is reloaded, otherwise nil.
  func appearingAnimation(of key: ElementKey, oldKey: ElementKey?) -> UITableView.RowAnimation {
    let section = Int(key.section)
    if key.kind == 0 {
      if let animation = insertedRows[ItemIndex(section, key.item)] { return animation }
      if let oldKey, let animation = reloadedRows[ItemIndex(Int(oldKey.section), oldKey.item)] { return animation }
    }
    return insertedSections[section] ?? oldKey.flatMap { reloadedSections[Int($0.section)] } ?? .automatic
  }
}
