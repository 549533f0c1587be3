import Foundation
import GRDB
import PropertyListReading

/// The SQLite database of a store.
final class DatabaseStore: @unchecked Sendable {
  let url: URL
  private let queue: DatabaseQueue
  private var schema: DatabaseSchema
  private(set) var identifier: String
  private let entities: [NSEntityDescription]
  private var lastNumbers: [String: Int64] = [:]
  /// The number of SQLite for the changes of other connections, when the rows were read last.
  private var foreignVersion: Int64 = 0

  /// Opens a database, and creates it if the file does not exist.
  init(url: URL, entities: [NSEntityDescription], isReadOnly: Bool, migrates: Bool) throws {
    self.url = url
    self.entities = entities
    identifier = UUID().uuidString
    schema = DatabaseSchema(entities: [], numbers: [:])
    var configuration = Configuration()
    configuration.readonly = isReadOnly
    configuration.busyMode = .timeout(5)
    configuration.foreignKeysEnabled = false
    do {
      if !isReadOnly {
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      }
      queue = try DatabaseQueue(path: url.path, configuration: configuration)
    } catch {
      throw Self.failure(error, NSPersistentStoreOpenError, "the store \(url.path) cannot be opened")
    }
    do {
      if isReadOnly {
        try queue.read { try prepare($0, canWrite: false, migrates: false) }
      } else {
        try queue.write { try prepare($0, canWrite: true, migrates: migrates) }
      }
    } catch let error as NSError where error.domain == NSCocoaErrorDomain {
      throw error
    } catch {
      throw Self.failure(error, NSPersistentStoreOpenError, "the store \(url.path) cannot be read")
    }
  }

  func close() { try? queue.close() }

  func lastNumber(_ root: String) -> Int64 { lastNumbers[root] ?? 0 }

  private static func failure(_ error: any Error, _ code: Int, _ text: String) -> NSError {
    var code = code
    var reason = "\(error)"
    if let error = error as? DatabaseError {
      reason = error.message ?? error.resultCode.description
      if error.resultCode == .SQLITE_FULL { code = CocoaError.Code.fileWriteOutOfSpace.rawValue }
      if error.resultCode == .SQLITE_NOTADB || error.resultCode == .SQLITE_CORRUPT {
        code = CocoaError.Code.fileReadCorruptFile.rawValue
      }
    }
    return CoreDataMessage.error(code, "\(text): \(reason)", [NSUnderlyingErrorKey: error])
  }

  // MARK: Schema

  private func prepare(_ db: Database, canWrite: Bool, migrates: Bool) throws {
    let existing = Set(try String.fetchAll(db, sql: "SELECT name FROM sqlite_master WHERE type = 'table'"))
    guard !existing.isEmpty else {
      guard canWrite else { return }
      return try create(db)
    }
    guard existing.contains("Z_PRIMARYKEY"), existing.contains("Z_METADATA") else {
      throw CoreDataMessage.error(
        NSPersistentStoreOpenError, "\(url.path) is a database, but not one of Core Data; choose another file")
    }
    identifier = try String.fetchOne(db, sql: "SELECT Z_UUID FROM Z_METADATA") ?? identifier
    var numbers: [String: Int] = [:]
    for row in try Row.fetchAll(db, sql: "SELECT Z_ENT, Z_NAME, Z_MAX FROM Z_PRIMARYKEY") {
      numbers[row["Z_NAME"]] = row["Z_ENT"]
      lastNumbers[row["Z_NAME"]] = row["Z_MAX"] ?? 0
    }
    guard !entities.isEmpty else { return }
    try match(db, existing, numbers, canWrite: canWrite, migrates: migrates)
  }

  private func create(_ db: Database) throws {
    let names = entities.compactMap(\.name).sorted()
    let numbers = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0 + 1) })
    try db.execute(
      sql: "CREATE TABLE Z_PRIMARYKEY (Z_ENT INTEGER PRIMARY KEY, Z_NAME VARCHAR, Z_SUPER INTEGER, Z_MAX INTEGER)")
    try db.execute(
      sql: "CREATE TABLE Z_METADATA (Z_VERSION INTEGER PRIMARY KEY, Z_UUID VARCHAR(255), Z_PLIST BLOB)")
    try db.execute(sql: "INSERT INTO Z_METADATA VALUES (1, ?, ?)", arguments: [identifier, try information()])
    for entity in entities { try addNumber(db, entity, numbers) }
    schema = DatabaseSchema(entities: entities, numbers: numbers)
    for table in schema.tables { try create(db, table) }
    for join in schema.joins { try create(db, join) }
  }

  /// Returns the property list that the database contains about itself.
  private func information(_ metadata: [String: Any] = [:]) throws -> Data {
    let hashes = Dictionary(entities.map { ($0.name ?? "", $0.versionHash) }, uniquingKeysWith: { first, _ in first })
    let own: [String: Any] = [
      NSStoreTypeKey: NSSQLiteStoreType, NSStoreUUIDKey: identifier, NSStoreModelVersionHashesKey: hashes,
    ]
    return try PropertyListSerialization.data(
      fromPropertyList: metadata.merging(own) { _, new in new }, format: .binary, options: 0)
  }

  /// Returns the property list that the database contains about itself and for the application.
  func metadata() throws -> [String: Any] {
    let data = try queue.read { try Data.fetchOne($0, sql: "SELECT Z_PLIST FROM Z_METADATA") }
    return try data.flatMap { try PropertyListReader.contents(of: $0) as? [String: Any] }
      ?? [:]
  }

  /// Sets what the database contains for the application.
  func setMetadata(_ metadata: [String: Any]) throws {
    let known = try self.metadata()[NSStoreModelVersionHashesKey]
    var all = metadata
    all[NSStoreTypeKey] = NSSQLiteStoreType
    all[NSStoreUUIDKey] = identifier
    all[NSStoreModelVersionHashesKey] = known
    let data = try PropertyListSerialization.data(fromPropertyList: all, format: .binary, options: 0)
    try queue.write { try $0.execute(sql: "UPDATE Z_METADATA SET Z_PLIST = ?", arguments: [data]) }
  }

  private func addNumber(_ db: Database, _ entity: NSEntityDescription, _ numbers: [String: Int]) throws {
    try db.execute(
      sql: "INSERT INTO Z_PRIMARYKEY VALUES (?, ?, ?, 0)",
      arguments: [numbers[entity.name ?? ""], entity.name, numbers[entity.superentity?.name ?? ""] ?? 0])
  }

  private func create(_ db: Database, _ table: DatabaseSchema.Table) throws {
    let columns = table.columns.sorted { $0.key < $1.key }.map { "\"\($0.key)\" \($0.value)" }
    let all = ["Z_PK INTEGER PRIMARY KEY", "Z_ENT INTEGER", "Z_OPT INTEGER"] + columns
    try db.execute(sql: "CREATE TABLE \"\(table.name)\" (\(all.joined(separator: ", ")))")
  }

  private func create(_ db: Database, _ join: DatabaseSchema.JoinTable) throws {
    let order = [join.sourceOrderColumn, join.targetOrderColumn].compactMap { $0 }.map { "\"\($0)\" INTEGER, " }
    try db.execute(
      sql: "CREATE TABLE \"\(join.name)\" (\"\(join.sourceColumn)\" INTEGER, \"\(join.targetColumn)\" INTEGER, "
        + order.joined() + "PRIMARY KEY (\"\(join.sourceColumn)\", \"\(join.targetColumn)\"))")
  }

  /// Compares the tables with the model. Adds what is missing if the store may be migrated.
  private func match(
    _ db: Database, _ existing: Set<String>, _ known: [String: Int], canWrite: Bool, migrates: Bool
  ) throws {
    var numbers = known
    var isMigrated = false
    func migrate(_ reason: String) throws {
      isMigrated = true
      guard canWrite, migrates else {
        throw CoreDataMessage.error(
          NSPersistentStoreIncompatibleVersionHashError,
          "The model used to open the store is incompatible with the one used to create the store: \(reason)")
      }
    }
    for entity in entities.sorted(by: { ($0.name ?? "") < ($1.name ?? "") }) {
      let name = entity.name ?? ""
      guard numbers[name] == nil else { continue }
      try migrate("the entity \(name) is not in the store")
      if let earlier = entity.renamingIdentifier, let number = numbers[earlier] {
        numbers[name] = number
        try db.execute(sql: "UPDATE Z_PRIMARYKEY SET Z_NAME = ? WHERE Z_ENT = ?", arguments: [name, number])
        if entity.superentity == nil, existing.contains("Z" + earlier.uppercased()) {
          try db.execute(
            sql: "ALTER TABLE \"Z\(earlier.uppercased())\" RENAME TO \"Z\(name.uppercased())\"")
        }
      } else {
        numbers[name] = (numbers.values.max() ?? 0) + 1
        try addNumber(db, entity, numbers)
      }
    }
    let tables = Set(try String.fetchAll(db, sql: "SELECT name FROM sqlite_master WHERE type = 'table'"))
    schema = DatabaseSchema(entities: entities, numbers: numbers)
    schema.useTables(tables)
    for table in schema.tables {
      guard tables.contains(table.name) else {
        try migrate("there is no table \(table.name)")
        try create(db, table)
        continue
      }
      var columns = Set(try db.columns(in: table.name).map { $0.name.uppercased() })
      for (column, type) in table.columns.sorted(by: { $0.key < $1.key }) where !columns.contains(column) {
        try migrate("\(table.name) has no column \(column)")
        if let earlier = table.earlierColumns[column], columns.contains(earlier) {
          try db.execute(sql: "ALTER TABLE \"\(table.name)\" RENAME COLUMN \"\(earlier)\" TO \"\(column)\"")
          columns.remove(earlier)
        } else {
          try db.execute(sql: "ALTER TABLE \"\(table.name)\" ADD COLUMN \"\(column)\" \(type)")
          try fillDefaults(db, table, column)
        }
      }
    }
    for join in schema.joins where !tables.contains(join.name) {
      try migrate("there is no table \(join.name)")
      try create(db, join)
      if let earlier = schema.earlierTable(of: join), tables.contains(earlier.name) {
        try move(db, earlier, to: join)
      }
    }
    guard canWrite, isMigrated else { return }
    let data = try Data.fetchOne(db, sql: "SELECT Z_PLIST FROM Z_METADATA")
    let kept = try data.flatMap { try PropertyListReader.contents(of: $0) as? [String: Any] }
    try db.execute(sql: "UPDATE Z_METADATA SET Z_PLIST = ?", arguments: [try information(kept ?? [:])])
  }

  /// Moves the rows of the table of a relationship that has another name now.
  private func move(_ db: Database, _ earlier: DatabaseSchema.JoinTable, to join: DatabaseSchema.JoinTable) throws {
    let columns = Set(try db.columns(in: earlier.name).map(\.name))
    let pairs = [
      (join.sourceColumn, earlier.sourceColumn), (join.targetColumn, earlier.targetColumn),
      (join.sourceOrderColumn, earlier.sourceOrderColumn), (join.targetOrderColumn, earlier.targetOrderColumn),
    ].compactMap { new, old in new.flatMap { new in old.map { (new: new, old: $0) } } }.filter {
      columns.contains($0.old)
    }
    guard pairs.contains(where: { $0.new == join.sourceColumn }), pairs.contains(where: { $0.new == join.targetColumn })
    else { return }
    func list(_ names: [String]) -> String { names.map { "\"\($0)\"" }.joined(separator: ", ") }
    try db.execute(
      sql: "INSERT OR IGNORE INTO \"\(join.name)\" (\(list(pairs.map(\.new)))) SELECT \(list(pairs.map(\.old))) "
        + "FROM \"\(earlier.name)\"")
    try db.execute(sql: "DROP TABLE \"\(earlier.name)\"")
  }

  /// Sets a new column to the default value of its attribute.
  private func fillDefaults(_ db: Database, _ table: DatabaseSchema.Table, _ column: String) throws {
    for entity in table.root.family {
      for case let attribute as NSAttributeDescription in entity.propertiesByName.values
      where DatabaseSchema.column(attribute.name) == column {
        guard let value = AttributeValue.canonical(attribute.defaultValue, attribute.attributeType) else { continue }
        try db.execute(
          sql: "UPDATE \"\(table.name)\" SET \"\(column)\" = ? WHERE Z_ENT = ?",
          arguments: [Self.stored(value, attribute), schema.numbers[entity.name ?? ""]])
      }
    }
  }

  // MARK: Reading

  /// Reads all rows.
  func load(into rows: StoredRows, of store: NSPersistentStore) throws {
    do {
      try queue.read { try load($0, rows, store) }
    } catch {
      throw Self.failure(error, NSPersistentStoreOpenError, "the store \(url.path) cannot be read")
    }
  }

  /// Reads all rows again if another connection has changed the database: that of another coordinator of this program, or of
  /// another program.
  func refresh(_ rows: StoredRows, of store: NSPersistentStore) {
    do {
      try queue.read { db in
        // The number changes with the commits of other connections only.
        let version = try Int64.fetchOne(db, sql: "PRAGMA data_version") ?? 0
        guard version != foreignVersion else { return }
        for row in try Row.fetchAll(db, sql: "SELECT Z_NAME, Z_MAX FROM Z_PRIMARYKEY") {
          lastNumbers[row["Z_NAME"]] = row["Z_MAX"] ?? 0
        }
        try load(db, rows, store)
      }
    } catch {
      CoreDataMessage.report("the store \(url.path) was changed elsewhere and cannot be read: \(error)")
    }
  }

  private func load(_ db: Database, _ rows: StoredRows, _ store: NSPersistentStore) throws {
    foreignVersion = try Int64.fetchOne(db, sql: "PRAGMA data_version") ?? 0
    let byNumber = Dictionary(
      entities.compactMap { entity in schema.numbers[entity.name ?? ""].map { ($0, entity) } },
      uniquingKeysWith: { first, _ in first })
    var found: [NSManagedObjectID: StoredRow] = [:]
    var links: [(source: NSManagedObjectID, relationship: NSRelationshipDescription, number: Int64, place: Int64?)] = []
    for table in schema.tables {
      let cursor = try Row.fetchCursor(db, sql: "SELECT * FROM \"\(table.name)\"")
      while let row = try cursor.next() {
        guard let number = row["Z_PK"] as Int64?, let entityNumber = row["Z_ENT"] as Int?,
          let entity = byNumber[entityNumber]
        else { continue }
        let id = rows.identity(number, of: entity, in: store)
        var values = StoredRow()
        values.version = row["Z_OPT"] ?? 1
        for property in entity.propertiesByName.values where !property.isTransient {
          let column = DatabaseSchema.column(property.name)
          if let attribute = property as? NSAttributeDescription {
            guard let value: DatabaseValue = row[column], !value.isNull else { continue }
            values.attributes[attribute.name] = self.value(of: value, attribute)
          } else if let relationship = property as? NSRelationshipDescription, !relationship.isToMany,
            let target = row[column] as Int64?
          {
            let inverse = relationship.inverseRelationship
            let order = inverse.flatMap { DatabaseSchema.orderColumn($0) }
            links.append((id, relationship, target, order.flatMap { row[$0] as Int64? }))
          }
        }
        found[id] = values
      }
    }
    connect(links, rows, &found)
    for join in schema.joins { try connect(db, join, rows, &found) }
    for id in rows.rows.keys where found[id] == nil { rows.remove(id) }
    for (id, row) in found { rows.put(row, for: id) }
  }

  /// Sets the relationships to one object, and those that are their inverses.
  private func connect(
    _ links: [(source: NSManagedObjectID, relationship: NSRelationshipDescription, number: Int64, place: Int64?)],
    _ rows: StoredRows, _ found: inout [NSManagedObjectID: StoredRow]
  ) {
    let sorted = links.sorted { ($0.place ?? 0, $0.source.number) < ($1.place ?? 0, $1.source.number) }
    for (source, relationship, number, _) in sorted {
      guard let destination = relationship.destinationEntity, let target = rows.identity(destination, number),
        found[target] != nil
      else { continue }
      found[source]?.references[relationship.name] = target
      guard let inverse = relationship.inverseRelationship, inverse.isToMany else { continue }
      if inverse.isOrdered {
        found[target]?.lists[inverse.name, default: []].append(source)
      } else {
        found[target]?.sets[inverse.name, default: []].insert(source)
      }
    }
  }

  private func connect(
    _ db: Database, _ join: DatabaseSchema.JoinTable, _ rows: StoredRows,
    _ found: inout [NSManagedObjectID: StoredRow]
  ) throws {
    guard let sourceEntity = join.relationship.entity, let targetEntity = join.relationship.destinationEntity else {
      return
    }
    func read(_ order: String?, _ body: (NSManagedObjectID, NSManagedObjectID) -> Void) throws {
      let sorting = order.map { " ORDER BY \"\($0)\"" } ?? ""
      let cursor = try Row.fetchCursor(
        db, sql: "SELECT \"\(join.sourceColumn)\", \"\(join.targetColumn)\" FROM \"\(join.name)\"\(sorting)")
      while let row = try cursor.next() {
        guard let first = row[0] as Int64?, let second = row[1] as Int64?,
          let source = rows.identity(sourceEntity, first), let target = rows.identity(targetEntity, second)
        else { continue }
        body(source, target)
      }
    }
    func add(_ id: NSManagedObjectID, _ other: NSManagedObjectID, _ relationship: NSRelationshipDescription) {
      if relationship.isOrdered {
        found[id]?.lists[relationship.name, default: []].append(other)
      } else {
        found[id]?.sets[relationship.name, default: []].insert(other)
      }
    }
    try read(join.targetOrderColumn) { add($0, $1, join.relationship) }
    if let inverse = join.inverse, inverse !== join.relationship {
      try read(join.sourceOrderColumn) { add($1, $0, inverse) }
    }
  }

  // MARK: Writing

  /// Writes rows and removes others, all or nothing.
  func write(
    _ changed: [NSManagedObjectID: StoredRow], deleted: Set<NSManagedObjectID>, numbersFrom rows: StoredRows
  ) throws {
    do {
      try queue.write { db in
        for id in deleted { try remove(db, id) }
        for (id, row) in changed.sorted(by: { $0.key.number < $1.key.number }) { try put(db, row, id) }
        for (id, row) in changed { try putLinks(db, row, rows.rows[id], id) }
        var last: [String: Int64] = [:]
        for id in changed.keys {
          last[id.entity.root.name ?? ""] = max(last[id.entity.root.name ?? ""] ?? 0, id.number)
        }
        for (name, number) in last where number > lastNumbers[name] ?? 0 {
          try db.execute(sql: "UPDATE Z_PRIMARYKEY SET Z_MAX = ? WHERE Z_NAME = ?", arguments: [number, name])
        }
      }
    } catch {
      throw Self.failure(error, NSPersistentStoreSaveError, "the store \(url.path) cannot be written")
    }
    for id in changed.keys {
      let root = id.entity.root.name ?? ""
      lastNumbers[root] = max(lastNumbers[root] ?? 0, id.number)
    }
  }

  private func remove(_ db: Database, _ id: NSManagedObjectID) throws {
    guard let table = schema.table(of: id.entity) else { return }
    try db.execute(sql: "DELETE FROM \"\(table.name)\" WHERE Z_PK = ?", arguments: [id.number])
    for join in schema.joins {
      for (entity, column) in [
        (join.relationship.entity, join.sourceColumn), (join.relationship.destinationEntity, join.targetColumn),
      ] where entity?.root === id.entity.root {
        try db.execute(sql: "DELETE FROM \"\(join.name)\" WHERE \"\(column)\" = ?", arguments: [id.number])
      }
    }
  }

  private func put(_ db: Database, _ row: StoredRow, _ id: NSManagedObjectID) throws {
    guard let table = schema.table(of: id.entity) else { return }
    var columns = ["Z_PK", "Z_ENT", "Z_OPT"]
    var values: [DatabaseValue] = [
      id.number.databaseValue, (schema.numbers[id.entity.name ?? ""] ?? 0).databaseValue, row.version.databaseValue,
    ]
    for property in id.entity.properties where !property.isTransient {
      if let attribute = property as? NSAttributeDescription {
        columns.append(DatabaseSchema.column(property.name))
        values.append(Self.stored(row.attributes[property.name], attribute))
      } else if let relationship = property as? NSRelationshipDescription, !relationship.isToMany {
        columns.append(DatabaseSchema.column(property.name))
        values.append(row.references[property.name]?.number.databaseValue ?? .null)
      }
    }
    let names = columns.map { "\"\($0)\"" }
    let updates = names.dropFirst().map { "\($0) = excluded.\($0)" }.joined(separator: ", ")
    let marks = Array(repeating: "?", count: columns.count).joined(separator: ", ")
    try db.cachedStatement(
      sql: "INSERT INTO \"\(table.name)\" (\(names.joined(separator: ", "))) VALUES (\(marks)) "
        + "ON CONFLICT (Z_PK) DO UPDATE SET \(updates)"
    ).execute(arguments: StatementArguments(values))
  }

  /// Writes the relationships to any number of objects that have changed.
  private func putLinks(_ db: Database, _ row: StoredRow, _ old: StoredRow?, _ id: NSManagedObjectID) throws {
    for relationship in id.entity.relationshipsByName.values where relationship.isToMany && !relationship.isTransient {
      let name = relationship.name
      if let old, row.isEqual(name, to: old) { continue }
      if let column = DatabaseSchema.orderColumn(relationship),
        let table = relationship.destinationEntity.flatMap({ schema.table(of: $0) })
      {
        for (place, other) in (row.lists[name] ?? []).enumerated() {
          try db.cachedStatement(sql: "UPDATE \"\(table.name)\" SET \"\(column)\" = ? WHERE Z_PK = ?").execute(
            arguments: [place, other.number])
        }
        continue
      }
      let original = relationship.original ?? relationship
      guard let join = schema.joins.first(where: { $0.relationship === original || $0.inverse === original }) else {
        continue
      }
      let isSource = join.relationship === original
      let (own, other) = isSource ? (join.sourceColumn, join.targetColumn) : (join.targetColumn, join.sourceColumn)
      let order = isSource ? join.targetOrderColumn : join.sourceOrderColumn
      let before = Set(old?.identities(relationship) ?? [])
      let after = row.identities(relationship)
      for gone in before.subtracting(after) {
        try db.execute(
          sql: "DELETE FROM \"\(join.name)\" WHERE \"\(own)\" = ? AND \"\(other)\" = ?",
          arguments: [id.number, gone.number])
      }
      for (place, target) in after.enumerated() where order != nil || !before.contains(target) {
        try db.execute(
          sql: "INSERT OR IGNORE INTO \"\(join.name)\" (\"\(own)\", \"\(other)\") VALUES (?, ?)",
          arguments: [id.number, target.number])
        guard let order else { continue }
        try db.execute(
          sql: "UPDATE \"\(join.name)\" SET \"\(order)\" = ? WHERE \"\(own)\" = ? AND \"\(other)\" = ?",
          arguments: [place, id.number, target.number])
      }
    }
  }
}
