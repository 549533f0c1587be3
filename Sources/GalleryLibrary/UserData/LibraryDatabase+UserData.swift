import CoreGraphics
import Foundation
import GRDB

extension LibraryDatabase {
  // MARK: Changes by the user

  /// Returns the current favourites and albums, including photos whose files are missing.
  package func userData() throws -> UserData {
    try journalQueue.withLock {
      try userDataLock.withLock { try journal.refresh() }
      return journal.data
    }
  }

  /// Adds photos to the favourites or removes them. When the method returns, the change is on the disk.
  ///
  /// - Throws: `LibraryError` if the change cannot be saved, for example because the disk is full. In this case,
  ///   nothing is changed.
  package func setFavourite(_ photos: [Int64], _ isFavourite: Bool) throws {
    try change([.favourite(photos, isFavourite)], marking: isFavourite ? photos : [])
  }

  /// Creates an empty album at the end of the albums, and returns its number.
  package func createAlbum(named name: String) throws -> Int64 {
    let album = Int64.random(in: 1...(1 << 52))
    try change([.createAlbum(album, name)])
    return album
  }

  /// Changes the name of an album. Nothing happens if the album was deleted.
  package func renameAlbum(_ album: Int64, to name: String) throws { try change([.renameAlbum(album, name)]) }

  /// Deletes an album. Its photos remain in the library.
  package func deleteAlbum(_ album: Int64) throws { try change([.deleteAlbum(album)]) }

  /// Moves an album before another one, or to the end.
  package func arrangeAlbum(_ album: Int64, before next: Int64?) throws {
    try change([.arrangeAlbum(album, before: next)])
  }

  /// Adds photos to an album, or moves those that it contains.
  ///
  /// - Parameters:
  ///   - photos: The photos, in their new order. An album contains each photo only once.
  ///   - album: The album. If it was deleted, nothing is changed.
  ///   - next: The photo before which they are inserted. If it is `nil` or not in the album, they are inserted at the
  ///     end.
  package func arrange(_ photos: [Int64], in album: Int64, before next: Int64? = nil) throws {
    try change([.arrange(album, photos, before: next)], marking: photos)
  }

  /// Removes photos from an album. The photos remain in the library.
  package func remove(_ photos: [Int64], from album: Int64) throws { try change([.remove(album, photos)]) }

  /// Rotates photos by quarter turns. The files are not changed.
  ///
  /// - Parameters:
  ///   - photos: The photos.
  ///   - count: The number of quarter turns to the right, which is negative to rotate to the left.
  package func rotate(_ photos: [Int64], by count: Int) throws {
    try change(marking: photos) { $0.changes(rotating: photos, by: count) }
  }

  /// Saves changes that depend on the present data, such as the photos that an album contains. No other process changes the
  /// data meanwhile.
  ///
  /// - Parameters:
  ///   - photos: The photos that the changes refer to.
  ///   - changes: A closure that returns the changes.
  /// - Returns: The changes that undo them.
  @discardableResult
  package func change(
    marking photos: [Int64] = [], _ changes: (UserData) throws -> [UserDataChange]
  ) throws -> [UserDataChange] {
    try journalQueue.withLock {
      try userDataLock.withLock {
        try synchronize()
        let (changes, inverse) = try Self.plan(changes, journal.data)
        if !changes.isEmpty { try save(changes, marking: photos) }
        return inverse
      }
    }
  }

  /// Returns the changes for user data, and the changes that undo them.
  ///
  /// This is a function of its own so that no reference to the data remains when the journal changes it, which would copy
  /// all favourites and albums.
  private static func plan(
    _ changes: (UserData) throws -> [UserDataChange], _ userData: UserData
  ) rethrows -> (changes: [UserDataChange], inverse: [UserDataChange]) {
    let changes = try changes(userData)
    var data = userData
    var inverse: [UserDataChange] = []
    for (number, change) in changes.enumerated() {
      inverse = data.inverse(of: change) + inverse
      // The last one need not be applied, which would copy the data.
      if number + 1 < changes.count { data.apply(change) }
    }
    return (changes, inverse)
  }

  /// Saves changes in the journal, then in the database. If the database cannot be written, the changes are removed
  /// from the journal.
  ///
  /// - Parameters:
  ///   - changes: The changes, in the order in which they are applied.
  ///   - photos: The photos that the changes refer to. If a photo has no `UserData.Mark` yet, the properties of its file are
  ///     recorded as its mark.
  package func change(_ changes: [UserDataChange], marking photos: [Int64] = []) throws {
    try journalQueue.withLock {
      try userDataLock.withLock {
        try synchronize()
        try save(changes, marking: photos)
      }
    }
  }

  /// Saves changes in the journal and in the database. The caller must hold the locks.
  private func save(_ changes: [UserDataChange], marking photos: [Int64]) throws {
    let marks = try newMarks(photos)
    let previousEnd = try journal.append(marks + changes)
    do {
      try write { db in
        for change in changes { try apply(change, db) }
        try setApplied(journal.number, db)
        try removeOldChanges(db)
      }
    } catch {
      journal.revertAppend(to: previousEnd)
      throw error
    }
    // The change has already been saved. If the file could not be compacted, the next change tries it again.
    try? compactIfLarge()
  }

  func compactIfLarge() throws {
    if try journal.compactIfLarge() { try write { db in try setApplied(journal.number, db) } }
  }

  /// Returns changes that record the properties of the files of photos that have no `UserData.Mark` yet.
  private func newMarks(_ photos: [Int64]) throws -> [UserDataChange] {
    let marks = journal.data.marks
    let unmarked = Set(photos).filter { marks.index(forKey: $0) == nil }
    guard !unmarked.isEmpty else { return [] }
    return UserData.changes(
      recording: try read { db in try unmarked.sorted().compactMap { id in try mark(id, db).map { (id, $0) } } })
  }

  func mark(_ photo: Int64, _ db: Database) throws -> UserData.Mark? {
    let statement = try db.cachedStatement(
      sql: "SELECT key, size, folder.path, name FROM file JOIN folder ON folder.id = file.folder WHERE photo = ?")
    return try Row.fetchOne(statement, arguments: [photo]).map { row in
      UserData.Mark(
        key: try row.integer(0), size: try row.integer(1),
        url: try row.path(2).appending(row.path(3)).url.absoluteString)
    }
  }

  /// Records the current files of photos with user data whose files were moved or changed.
  ///
  /// - Parameter photos: The photos to check, or `nil` to check all photos with user data.
  func refreshMarks(of photos: Set<Int64>? = nil) throws {
    let checked = try journalQueue.withLock {
      try userDataLock.withLock {
        try synchronize()
        let marks = journal.data.marks
        return photos?.filter { marks.index(forKey: $0) != nil }.sorted() ?? marks.keys.sorted()
      }
    }
    // The user's changes need not wait for all of them.
    for start in stride(from: 0, to: checked.count, by: Self.markPageSize) {
      try refreshMarks(of: checked[start..<min(start + Self.markPageSize, checked.count)])
    }
  }

  private static let markPageSize = 4096

  private func refreshMarks(of photos: ArraySlice<Int64>) throws {
    try journalQueue.withLock {
      try userDataLock.withLock {
        try synchronize()
        let marks = journal.data.marks
        let changed: [(Int64, UserData.Mark)] = try read { db in
          try photos.compactMap { id in
            guard let old = marks[id], let mark = try mark(id, db), mark != old else { return nil }
            return (id, mark)
          }
        }
        guard !changed.isEmpty else { return }
        _ = try journal.append(UserData.changes(recording: changed))
        try write { db in try setApplied(journal.number, db) }
        try compactIfLarge()
      }
    }
  }

  /// Returns the number of a folder. Adds the folder if it is new.
  func folderNumber(_ path: FilePath, root: Int64?, _ db: Database) throws -> Int64 {
    let storedFolder = try Row.fetchOne(
      db, sql: "SELECT id, root FROM folder WHERE path = ?", arguments: [path.databaseValue])
    if let storedFolder {
      let id = try storedFolder.integer(0)
      if let root, try storedFolder.optionalInteger(1) != root {
        try db.execute(sql: "UPDATE folder SET root = ? WHERE id = ?", arguments: [root, id])
      }
      return id
    }
    return try FolderTree.add(path, root: root, db)
  }

  /// Applies a change to the database. The journal already contains it.
  func apply(_ change: UserDataChange, _ db: Database) throws {
    switch change {
    case .identity, .mark, .marks: break
    case .unmark(let photos):
      try apply(.favourite(photos, false), db)
      let statement = try db.cachedStatement(sql: "DELETE FROM albumPhoto WHERE photo = ?")
      for photo in photos { try statement.execute(arguments: [photo]) }
      try apply(.turn(photos, 0), db)
    case .favourite(let photos, let isFavourite):
      let statement = try db.cachedStatement(
        sql: isFavourite
          ? "INSERT OR IGNORE INTO favourite SELECT id FROM photo WHERE id = ?"
          : "DELETE FROM favourite WHERE photo = ?")
      for photo in photos { try statement.execute(arguments: [photo]) }
    case .createAlbum(let album, let name):
      try db.execute(sql: "INSERT OR IGNORE INTO album VALUES (?, ?, 0)", arguments: [album, name])
      try writeAlbumOrder(db)
    case .renameAlbum(let album, let name):
      try db.execute(sql: "UPDATE album SET name = ? WHERE id = ?", arguments: [name, album])
    case .deleteAlbum(let album):
      try db.execute(sql: "DELETE FROM album WHERE id = ?", arguments: [album])
      try writeOrder(UserData.orderName(ofAlbum: album), journal.data, db)
    case .arrangeAlbum: try writeAlbumOrder(db)
    case .arrange(let album, let photos, let next): try arrange(photos, album, before: next, db)
    case .arrangeRuns(let album, let runs):
      for run in UserData.unique(runs) { try arrange(run.photos, album, before: run.next, db) }
    case .remove(let album, let photos):
      let statement = try db.cachedStatement(sql: "DELETE FROM albumPhoto WHERE photo = ? AND album = ?")
      for photo in photos { try statement.execute(arguments: [photo, album]) }
    case .turn(let photos, let count):
      let turns = count & 3
      let deletion = try db.cachedStatement(sql: "DELETE FROM turn WHERE photo = ?1")
      let insertion = try db.cachedStatement(
        sql: """
          INSERT INTO turn SELECT id, ?2 FROM photo WHERE id = ?1
            ON CONFLICT (photo) DO UPDATE SET turns = excluded.turns WHERE turns <> excluded.turns
          """)
      for photo in photos {
        if turns == 0 {
          try deletion.execute(arguments: [photo])
        } else {
          try insertion.execute(arguments: [photo, turns])
        }
      }
    case .order(let name, _): try writeOrder(name, journal.data, db)
    case .folder(let text):
      // The next index pass sets the device.
      guard let url = URL(string: text), url.isFileURL else { return }
      try db.execute(
        sql: "INSERT OR IGNORE INTO root (path, isOnline, device) VALUES (?, 1, 0)",
        arguments: [FilePath(url).databaseValue])
      try setRemoved(text, false, db)
    case .removeFolder(let text):
      // The row remains, because the rows of the folder and its subfolders refer to it.
      try setRemoved(text, true, db)
    }
  }

  private func writeAlbumOrder(_ db: Database) throws {
    for (position, album) in journal.data.albumOrder.enumerated() {
      try db.execute(sql: "UPDATE album SET position = ? WHERE id = ?", arguments: [position, album])
    }
  }

  /// Moves photos in an album before another one. Only their rows are written, unless there is no space between the keys
  /// of their neighbors.
  private func arrange(_ photos: [Int64], _ album: Int64, before next: Int64?, _ db: Database) throws {
    guard let all = journal.data.albums[album]?.photos, next.map(photos.contains) != true else { return }
    var inserted: Set<Int64> = []
    let photos = photos.filter { inserted.insert($0).inserted }
    let deletion = try db.cachedStatement(sql: "DELETE FROM albumPhoto WHERE photo = ? AND album = ?")
    for photo in photos { try deletion.execute(arguments: [photo, album]) }
    var upper: Int64?
    if let next {
      upper = try Int64.fetchOne(
        db, sql: "SELECT position FROM albumPhoto WHERE photo = ? AND album = ?", arguments: [next, album])
      // The index does not contain the photo, but the journal does.
      if upper == nil, all.contains(next) { return try writeAlbum(album, all, db) }
    }
    let lower = try Int64.fetchOne(
      db, sql: "SELECT max(position) FROM albumPhoto WHERE album = ? AND position < ?",
      arguments: [album, upper ?? Int64.max])
    let count = Int64(photos.count)
    let spacing: Int64
    let start: Int64
    switch (lower, upper) {
    case (let lower?, let upper?):
      spacing = min((upper - lower) / (count + 1), PhotoList.albumSpacing)
      start = lower + spacing
    case (nil, let upper?):
      spacing = min(upper / (count + 1), PhotoList.albumSpacing)
      start = upper - count * spacing
    case (let lower, nil):
      spacing = PhotoList.albumSpacing
      start = (lower ?? PhotoList.albumStart - spacing) + spacing
    }
    guard spacing > 0, start >= 0, start < Int64.max / 2 else { return try writeAlbum(album, all, db) }
    try insert(photos, album, start, spacing, db)
  }

  private func insert(_ photos: [Int64], _ album: Int64, _ start: Int64, _ spacing: Int64, _ db: Database) throws {
    let statement = try db.cachedStatement(sql: "INSERT INTO albumPhoto SELECT ?, ?, id FROM photo WHERE id = ?")
    for (offset, photo) in photos.enumerated() {
      try statement.execute(arguments: [album, start + Int64(offset) * spacing, photo])
    }
  }

  func writeAlbum(_ album: Int64, _ photos: [Int64], _ db: Database) throws {
    try db.execute(sql: "DELETE FROM albumPhoto WHERE album = ?", arguments: [album])
    try insert(photos, album, PhotoList.albumStart, PhotoList.albumSpacing, db)
  }
}
