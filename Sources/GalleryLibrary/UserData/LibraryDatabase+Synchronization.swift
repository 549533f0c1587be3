import CoreGraphics
import Foundation
import GRDB

/// Keeping the user data in the database and in the journal the same.
extension LibraryDatabase {
  private static let appliedKey = "appliedUserData"
  /// The row of `meta` with the identity of the journal whose data the database has (`UserDataJournal.identity`).
  private static let identityKey = "journalIdentity"
  /// The rows of `meta` with the properties of the journal whose data the database has.
  private static let journalKeys = ["journalInode", "journalSize", "journalSeconds", "journalNanoseconds"]

  /// Synchronizes the database and the journal. The two differ after a crash between their changes, after changes by another process,
  /// or after one of them was deleted.
  func synchronizeUserData() throws {
    try journalQueue.withLock {
      try userDataLock.withLock {
        // The journal of a library with many favourites takes seconds to read. It is read for the first change.
        if try !hasJournalData() { try synchronize() }
      }
    }
  }

  /// Returns whether the journal can be read completely.
  package func hasIntactJournal() throws -> Bool {
    try journalQueue.withLock {
      try userDataLock.withLock {
        try journal.refresh()
        return journal.number > 0 && journal.damagedLines == 0
      }
    }
  }

  /// Returns whether the file of the journal was not changed since its data was copied to the database.
  private func hasJournalData() throws -> Bool {
    guard let properties = journal.fileProperties else { return false }
    return try read { db in
      guard try Self.meta(LibrarySchema.unsavedOrders, db) == nil else { return false }
      return try Self.journalKeys.map { try Self.meta($0, db) } == properties
    }
  }

  /// Synchronizes the database and the journal. The caller must hold the locks.
  func synchronize() throws {
    try reopen()
    try journal.refresh()
    let (appliedNumber, identity, hasUnsavedOrders) = try read { db in
      (
        try Self.meta(Self.appliedKey, db) ?? 0, try Self.meta(Self.identityKey, db),
        try Self.meta(LibrarySchema.unsavedOrders, db) != nil
      )
    }
    // An earlier version's journal that has as many changes need not be that of this library.
    if let identity, identity != journal.identity, appliedNumber > 0,
      journal.identity != nil || (journal.isOfEarlierVersion && journal.number >= appliedNumber)
    {
      try replaceOtherData(number: appliedNumber, identity: identity)
    } else if appliedNumber > journal.number
      || (appliedNumber == journal.number && appliedNumber > 0 && journal.damagedLines > 0)
    {
      // The journal was deleted or damaged, and the database still has the data. A damaged database, or one to which SQLite
      // has applied the write-ahead log of another one, does not take the place of the journal.
      try checkUserData(number: appliedNumber, identity)
      let data = try read(storedUserData)
      let copy = try journal.restore(data, number: appliedNumber, identity: identity)
      reportMessage(
        "\(location.journalFile.path) was damaged, replaced or deleted; it is written again from the photo library"
          + (copy.map { ". The old file is \($0.path)" } ?? ""))
      try write { db in try setApplied(journal.number, db) }
    } else if appliedNumber < journal.number {
      if journal.damagedLines > 0 { try restoreDamagedLines(after: appliedNumber, identity) }
      try takeJournalData()
    } else if appliedNumber == 0, journal.damagedLines > 0 {
      reportDamagedLines("lost; the file is copied before it is written again")
    } else if appliedNumber > 0, journal.damagedLines == 0, try !hasJournalData() {
      // Another file with as many changes may have taken the place of the journal: a copy that went its own way, or the database is
      // the one of another library, and an earlier version has written it. The journal is right. If the data is the same, the database
      // only remembers the file, so that it need not be read at the next start. That can wait until the disk has space.
      if try read(storedUserData).hasSameContent(as: journal.data) {
        try? write { db in try setApplied(journal.number, db) }
      } else {
        try takeJournalData()
      }
    }
    // If the disk is full, the orders remain in the database, and the next change tries it again.
    if hasUnsavedOrders { try? saveOrders() }
  }

  /// Copies the user data of the journal to the database. The caller must hold the locks.
  private func takeJournalData() throws {
    try write { db in
      try replaceUserData(journal.data, db)
      try setApplied(journal.number, db)
    }
  }

  /// Replaces the user data of another library in the database by that of the journal. What people made is kept beside the journal,
  /// because its own journal may be lost. The caller must hold the locks.
  private func replaceOtherData(number: Int64, identity: Int64) throws {
    try checkDatabase()
    let data = try read(storedUserData)
    if journal.damagedLines > 0 { reportDamagedLines("lost; the file is copied before it is written again") }
    let copy =
      data.isContained(in: journal.data) ? nil : try journal.keepOther(data, number: number, identity: identity)
    // The other library's folders do not enter this one. A journal of an early version has no folders.
    if journal.identity != nil, !journal.data.folders.isEmpty {
      let folders = data.folders.filter {
        !journal.data.folders.contains($0) && !journal.data.removedFolders.contains($0)
      }
      if !folders.isEmpty { _ = try journal.append(folders.map { .removeFolder($0) }) }
    }
    try takeJournalData()
    guard let copy else { return }
    reportMessage(
      "\(location.databaseFile.path) had the favourites and albums of another library; those in "
        + "\(location.journalFile.path) are shown. The other ones are in \(copy.path)")
  }

  /// Throws an error if the database is damaged. The user data that can be read is kept beside the journal then, because the
  /// journal does not have it. The caller must hold the locks.
  private func checkUserData(number: Int64, _ identity: Int64?) throws {
    do { try checkDatabase() } catch {
      if let data = try? read(storedUserData), !data.isContained(in: journal.data),
        let copy = try? journal.keepOther(data, number: number, identity: identity)
      {
        reportMessage(
          "\(location.journalFile.path) was damaged, replaced or deleted, and the photo library is damaged; the favourites and "
            + "albums that can be read in it are in \(copy.path)")
      }
      throw error
    }
  }

  /// Writes the journal again with what the database has of its damaged lines. Others have added lines after the changes of the
  /// database. The caller must hold the locks.
  private func restoreDamagedLines(after appliedNumber: Int64, _ identity: Int64?) throws {
    guard appliedNumber > 0 else {
      return reportDamagedLines("lost; the file is copied before it is written again")
    }
    reportDamagedLines("damaged; the file is written again with what the photo library has")
    var data = try read(storedUserData)
    for change in try journal.changes(after: appliedNumber) { data.apply(change) }
    try journal.restore(data, number: journal.number, identity: identity)
  }

  private func reportDamagedLines(_ state: String) {
    let count = journal.damagedLines
    reportMessage(
      "\(location.journalFile.path): \(count == 1 ? "1 change is" : "\(count) changes are") \(state)")
  }

  /// Adds the orders of an earlier version, which only the database has, to the journal. The caller must hold the locks.
  private func saveOrders() throws {
    let known = journal.data.orders
    let missing = try read(Self.storedOrders).filter { known[$0.key] == nil }
    if !missing.isEmpty {
      _ = try journal.append(missing.sorted { $0.key < $1.key }.map { .order($0.key, $0.value) })
    }
    try write { db in
      try db.execute(sql: "DELETE FROM meta WHERE name = ?", arguments: [LibrarySchema.unsavedOrders])
      try replaceOrders(journal.data, db)
      try setApplied(journal.number, db)
    }
  }

  private static func storedOrders(_ db: Database) throws -> [String: Int64] {
    let rows = try Row.fetchAll(db, sql: "SELECT name, value FROM listOrder")
    return Dictionary(try rows.map { (try $0.text(0), try $0.integer(1)) }, uniquingKeysWith: { first, _ in first })
  }

  /// Replaces the orders in the database. Those that are not in the journal yet are kept.
  private func replaceOrders(_ data: UserData, _ db: Database) throws {
    if try Self.meta(LibrarySchema.unsavedOrders, db) == nil { try db.execute(sql: "DELETE FROM listOrder") }
    for name in data.orders.keys.sorted() { try writeOrder(name, data, db) }
  }

  func writeOrder(_ name: String, _ data: UserData, _ db: Database) throws {
    if let number = data.orders[name] {
      try db.execute(
        sql: "INSERT INTO listOrder VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        arguments: [name, number])
    } else {
      try db.execute(sql: "DELETE FROM listOrder WHERE name = ?", arguments: [name])
    }
  }

  private static func meta(_ name: String, _ db: Database) throws -> Int64? {
    try Int64.fetchOne(db, sql: "SELECT value FROM meta WHERE name = ?", arguments: [name])
  }

  /// Records that the database has the changes of the journal up to a number.
  func setApplied(_ number: Int64, _ db: Database) throws {
    let statement = try db.cachedStatement(
      sql: """
        INSERT INTO meta VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value
          WHERE value <> excluded.value
        """)
    try statement.execute(arguments: [Self.appliedKey, number])
    if let identity = journal.identity {
      try statement.execute(arguments: [Self.identityKey, identity])
    } else {
      try db.execute(sql: "DELETE FROM meta WHERE name = ?", arguments: [Self.identityKey])
    }
    // Damaged lines are looked for again at the next start.
    let properties = journal.damagedLines == 0 ? journal.fileProperties : nil
    for (name, value) in zip(Self.journalKeys, properties ?? [0, 0, 0, 0]) {
      try statement.execute(arguments: [name, value])
    }
  }

  /// Reads the user data in the database.
  func storedUserData(_ db: Database) throws -> UserData {
    let favourites = try Set(Int64.fetchAll(db, sql: "SELECT photo FROM favourite"))
    let albums = try Row.fetchAll(db, sql: "SELECT id, name FROM album ORDER BY position, id").map { row in
      let number = try row.integer(0)
      let photos = try Int64.fetchAll(
        db, sql: "SELECT photo FROM albumPhoto WHERE album = ? ORDER BY position", arguments: [number])
      return (number: number, album: UserData.Album(name: try row.text(1), photos: photos))
    }
    let turns = try Row.fetchAll(db, sql: "SELECT photo, turns FROM turn").map { row in
      (try row.integer(0), try row.integer(1, in: 1...3))
    }
    var data = UserData(
      marks: [:], favourites: favourites, albums: albums, turns: Dictionary(uniqueKeysWithValues: turns),
      orders: try Self.storedOrders(db), folders: try foldersOfUser(db).map(\.url.absoluteString),
      removedFolders: try removedURLs(db))
    for photo in data.markedPhotos {
      if let mark = try mark(photo, db) { data.apply(.mark(photo, mark)) }
    }
    return data
  }

  /// Returns the folders of the library without those beside the index, to which samples are written.
  private func foldersOfUser(_ db: Database) throws -> [FilePath] {
    let index = FilePath(location.index)
    let cache = index.resolved ?? index
    return try storedRoots(db).filter { !$0.isInside(cache) }
  }

  /// Replaces the user data in the database. Unknown photos are added in the state `expected`, until the indexer finds
  /// their files.
  private func replaceUserData(_ data: UserData, _ db: Database) throws {
    let known = try Set(
      Int64.fetchAll(
        db, sql: "SELECT photo FROM favourite UNION SELECT photo FROM albumPhoto UNION SELECT photo FROM turn"))
    let marks = data.marks.sorted { $0.key < $1.key }
    for (id, mark) in marks {
      guard let stored = try self.mark(id, db), !known.contains(id) else { continue }
      if stored.url == mark.url || (stored.key, stored.size) == (mark.key, mark.size) { continue }
      // The number is that of another photo in the index with which the change was made.
      try renumber(id, to: nextPhotoNumber(db), db)
    }
    for (id, mark) in marks {
      guard try Int64.fetchOne(db, sql: "SELECT id FROM photo WHERE id = ?", arguments: [id]) == nil,
        let url = URL(string: mark.url)
      else { continue }
      let path = FilePath(url)
      if let other = try unmarkedPhoto(mark, at: path, data, db) {
        try renumber(other, to: id, db)
        continue
      }
      let folder = try folderNumber(path.folder, root: nil, db)
      try db.execute(
        sql: "INSERT INTO photo VALUES (?, ?, 0, 0, 0, 0, 1, NULL, NULL, NULL, NULL, ?)",
        arguments: [id, PhotoState.expected.rawValue, Int64(Date().timeIntervalSince1970)])
      try db.execute(
        sql: "INSERT INTO file VALUES (?, ?, ?, 0, 0, 0, ?, 0, ?, ?)",
        arguments: [id, folder, path.name.databaseValue, mark.size, FileIdentity.uncertain, mark.key])
    }
    let stored = try Set(Int64.fetchAll(db, sql: "SELECT photo FROM favourite"))
    for photo in stored.subtracting(data.favourites) { try apply(.favourite([photo], false), db) }
    try apply(.favourite(data.favourites.subtracting(stored).sorted(), true), db)
    let rotated = try Set(Int64.fetchAll(db, sql: "SELECT photo FROM turn"))
    try apply(.turn(rotated.subtracting(data.turns.keys).sorted(), 0), db)
    for (photo, count) in data.turns.sorted(by: { $0.key < $1.key }) { try apply(.turn([photo], count), db) }
    try db.execute(sql: "DELETE FROM album")
    for (position, album) in data.albumOrder.enumerated() {
      guard let content = data.albums[album] else { continue }
      try db.execute(sql: "INSERT INTO album VALUES (?, ?, ?)", arguments: [album, content.name, position])
      try writeAlbum(album, content.photos, db)
    }
    try replaceOrders(data, db)
    for folder in data.folders { try apply(.folder(folder), db) }
    try replaceRemovedFolders(data.removedFolders, db)
  }

  /// Returns the photo that the index has for a mark under another number, because the mark was made with another index.
  private func unmarkedPhoto(_ mark: UserData.Mark, at path: FilePath, _ data: UserData, _ db: Database) throws
    -> Int64?
  {
    let statement = try db.cachedStatement(
      sql: """
        SELECT photo FROM file WHERE isPresent AND folder = (SELECT id FROM folder WHERE path = ?) AND name = ?
          AND key = ? AND size = ?
        """)
    let photo = try Int64.fetchOne(
      statement, arguments: [path.folder.databaseValue, path.name.databaseValue, mark.key, mark.size])
    return photo.flatMap { data.marks.index(forKey: $0) == nil ? $0 : nil }
  }

  /// Gives a photo without user data another number.
  private func renumber(_ photo: Int64, to number: Int64, _ db: Database) throws {
    try db.execute(
      sql: """
        INSERT INTO words (rowid, name, folder, camera, place) SELECT ?, name, folder, camera, place FROM words
          WHERE rowid = ?
        """, arguments: [number, photo])
    try db.execute(sql: "DELETE FROM words WHERE rowid = ?", arguments: [photo])
    // The triggers of the deletion and of the insertion keep the lists up to date.
    let rows = try [("photo", "id"), ("file", "photo"), ("trash", "photo")].map { table, column in
      (table, try Row.fetchOne(db, sql: "SELECT * FROM \(table) WHERE \(column) = ?", arguments: [photo]))
    }
    try db.execute(sql: "DELETE FROM photo WHERE id = ?", arguments: [photo])
    for case (let table, let row?) in rows {
      let values = [number.databaseValue] + row.databaseValues.dropFirst()
      let places = values.map { _ in "?" }.joined(separator: ", ")
      try db.execute(sql: "INSERT INTO \(table) VALUES (\(places))", arguments: StatementArguments(values))
    }
  }
}
