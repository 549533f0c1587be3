import Foundation

/// The tables of a store. They have the names that Core Data gives them, so databases that were made on iOS, for example to be
/// copied from the bundle at the first start, can be opened.
struct DatabaseSchema {
  /// A table of an entity and all that inherit from it.
  struct Table {
    let root: NSEntityDescription
    let name: String
    /// The types of the columns by their names.
    var columns: [String: String] = [:]
    /// Names of columns in an earlier version of the model, by the names now.
    var earlierColumns: [String: String] = [:]
  }

  /// A table for a relationship to any number of objects whose inverse leads to any number as well, or does not exist.
  struct JoinTable {
    let relationship: NSRelationshipDescription
    let inverse: NSRelationshipDescription?
    var name: String
    /// The column with the numbers of the objects that have the relationship.
    var sourceColumn: String
    /// The column with the numbers of the related objects.
    var targetColumn: String
    /// The columns with the places, if the relationship or its inverse has an order.
    var targetOrderColumn: String?
    var sourceOrderColumn: String?
  }

  private(set) var tables: [Table] = []
  private(set) var joins: [JoinTable] = []
  /// The numbers of the entities by name.
  let numbers: [String: Int]
  private var existingTables: Set<String> = []

  init(entities: [NSEntityDescription], numbers: [String: Int]) {
    self.numbers = numbers
    for root in entities where root.superentity == nil { tables.append(Self.table(of: root)) }
    addOrderColumns(entities)
    var seen: Set<ObjectIdentifier> = []
    for entity in entities.sorted(by: { ($0.name ?? "") < ($1.name ?? "") }) {
      for relationship in Self.ownRelationships(of: entity) where relationship.isToMany && !relationship.isTransient {
        let inverse = relationship.inverseRelationship.map { $0.original ?? $0 }
        if let inverse, !inverse.isToMany || seen.contains(ObjectIdentifier(inverse)) { continue }
        seen.insert(ObjectIdentifier(relationship))
        joins.append(join(relationship, inverse))
      }
    }
  }

  static func ownRelationships(of entity: NSEntityDescription) -> [NSRelationshipDescription] {
    entity.relationshipsByName.values.filter { $0.original == nil }.sorted { $0.name < $1.name }
  }

  static func column(_ property: String) -> String { "Z" + property.uppercased() }

  /// Returns the column, in the table of the destination, with the place of an object in an ordered relationship.
  static func orderColumn(_ relationship: NSRelationshipDescription) -> String? {
    guard relationship.isOrdered, let inverse = relationship.inverseRelationship, !inverse.isToMany else { return nil }
    return "Z_FOK_" + inverse.name.uppercased()
  }

  private static func table(of root: NSEntityDescription) -> Table {
    var table = Table(root: root, name: "Z" + (root.name ?? "").uppercased())
    for entity in root.family {
      for property in entity.propertiesByName.values where !property.isTransient {
        let column = column(property.name)
        if let attribute = property as? NSAttributeDescription {
          table.columns[column] = type(attribute.attributeType)
        } else if let relationship = property as? NSRelationshipDescription, !relationship.isToMany {
          table.columns[column] = "INTEGER"
        } else {
          continue
        }
        if let earlier = property.renamingIdentifier { table.earlierColumns[column] = Self.column(earlier) }
      }
    }
    return table
  }

  private mutating func addOrderColumns(_ entities: [NSEntityDescription]) {
    for relationship in entities.flatMap({ Self.ownRelationships(of: $0) }) {
      guard let column = Self.orderColumn(relationship), let root = relationship.destinationEntity?.root,
        let place = tables.firstIndex(where: { $0.root === root })
      else { continue }
      tables[place].columns[column] = "INTEGER"
    }
  }

  private func join(_ relationship: NSRelationshipDescription, _ inverse: NSRelationshipDescription?) -> JoinTable {
    let source = numbers[relationship.entity?.name ?? ""] ?? 0
    let target = numbers[relationship.destinationEntity?.name ?? ""] ?? 0
    let name = relationship.name.uppercased()
    let targetColumn = "Z_\(target)\(name)"
    var sourceColumn = "Z_\(source)" + (inverse?.name.uppercased() ?? name + "_OWNER")
    if sourceColumn == targetColumn { sourceColumn = "REFLEXIVE" }
    var table = JoinTable(
      relationship: relationship, inverse: inverse, name: "Z_\(source)\(name)", sourceColumn: sourceColumn,
      targetColumn: targetColumn)
    if relationship.isOrdered { table.targetOrderColumn = "Z_FOK_" + targetColumn.dropFirst(2) }
    if inverse?.isOrdered ?? false { table.sourceOrderColumn = "Z_FOK_" + sourceColumn.dropFirst(2) }
    return table
  }

  /// Returns the table of a relationship as it was called before the relationship, its inverse or their entities were renamed,
  /// or nil if none has an earlier name.
  func earlierTable(of join: JoinTable) -> JoinTable? {
    let relationship = join.relationship
    let (name, inverseName) = (
      relationship.renamingIdentifier ?? relationship.name, join.inverse.map { $0.renamingIdentifier ?? $0.name }
    )
    guard name != relationship.name || inverseName != join.inverse?.name else { return nil }
    func table(_ swapped: Bool) -> JoinTable {
      // The number of an entity stays the same when its name changes.
      let source = numbers[relationship.entity?.name ?? ""] ?? 0
      let target = numbers[relationship.destinationEntity?.name ?? ""] ?? 0
      let targetColumn = "Z_\(target)\(name.uppercased())"
      var sourceColumn = "Z_\(source)" + (inverseName?.uppercased() ?? name.uppercased() + "_OWNER")
      if sourceColumn == targetColumn { sourceColumn = "REFLEXIVE" }
      let tableName = swapped ? "Z_\(target)\((inverseName ?? name).uppercased())" : "Z_\(source)\(name.uppercased())"
      var table = JoinTable(
        relationship: relationship, inverse: join.inverse, name: tableName, sourceColumn: sourceColumn,
        targetColumn: targetColumn)
      if relationship.isOrdered { table.targetOrderColumn = "Z_FOK_" + targetColumn.dropFirst(2) }
      if join.inverse?.isOrdered ?? false { table.sourceOrderColumn = "Z_FOK_" + sourceColumn.dropFirst(2) }
      return table
    }
    // The database may name the table after the inverse.
    let first = table(false)
    return existingTables.contains(first.name) ? first : table(true)
  }

  /// Uses the table of a database that is named after the inverse.
  mutating func useTables(_ existing: Set<String>) {
    existingTables = existing
    for (place, join) in joins.enumerated() where !existing.contains(join.name) {
      guard let inverse = join.inverse else { continue }
      let other = "Z_\(numbers[inverse.entity?.name ?? ""] ?? 0)\(inverse.name.uppercased())"
      if existing.contains(other) { joins[place].name = other }
    }
  }

  func table(of entity: NSEntityDescription) -> Table? {
    let root = entity.root
    return tables.first { $0.root === root || $0.root.name == root.name }
  }

  private static func type(_ type: NSAttributeType) -> String {
    switch type {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .booleanAttributeType: "INTEGER"
    case .doubleAttributeType, .floatAttributeType: "FLOAT"
    case .dateAttributeType: "TIMESTAMP"
    // As text, a decimal number keeps all digits.
    case .stringAttributeType, .URIAttributeType, .decimalAttributeType: "VARCHAR"
    default: "BLOB"
    }
  }
}
