import GRDB

/// The tables of the library, and the steps from each version to the next.
struct LibrarySchema: Sendable {
  /// The statements of each step. A database of version *n* has the results of the first *n* steps.
  var migrations: [[String]] = [LibrarySchema.version1]

  /// The version that this program writes.
  var version: Int { migrations.count }

  /// Creates missing tables. The steps are one transaction, so an interrupted migration begins again.
  ///
  /// - Throws: `LibraryError` of the kind `newer` if the database has a later version, or `damaged` if its tables are
  ///   not those of its version.
  func migrate(_ db: Database) throws {
    // Other processes may be writing, so the database is not locked if no migration is needed.
    var storedVersion = 0
    try db.inTransaction(.deferred) {
      storedVersion = try checkedVersion(db)
      return .commit
    }
    guard storedVersion < version else { return }
    try db.inTransaction(.immediate) {
      for step in try checkedVersion(db)..<version {
        for statement in migrations[step] { try db.execute(sql: statement) }
      }
      try db.execute(sql: "PRAGMA user_version = \(version)")
      return .commit
    }
  }

  /// Returns the version of a database, after checking that the version is known and that its tables exist.
  func checkedVersion(_ db: Database) throws -> Int {
    let storedVersion = try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0
    // Versions never have such large or negative numbers, so the header is damaged.
    guard (0..<10_000).contains(storedVersion) else {
      throw LibraryError(.damaged, "the photo library has an invalid version")
    }
    guard storedVersion <= version else {
      throw LibraryError(
        .newer,
        "this photo library was written by a newer version of the Gallery (format \(storedVersion), this version knows "
          + "\(version)); please update the Gallery")
    }
    guard try Self.definitions(db) == expected(version: storedVersion) else {
      throw LibraryError(.damaged, "the tables of the photo library are not those of its version")
    }
    return storedVersion
  }

  /// Returns the table definitions of a version, read from an empty database in memory.
  private func expected(version: Int) throws -> [String] {
    try DatabaseQueue().write { db in
      for statement in migrations.prefix(version).joined() { try db.execute(sql: statement) }
      return try Self.definitions(db)
    }
  }

  private static func definitions(_ db: Database) throws -> [String] {
    let rows = try Row.fetchAll(
      db, sql: "SELECT name, sql FROM sqlite_master WHERE name NOT LIKE 'sqlite_%' ORDER BY name LIMIT 200")
    return rows.map { "\(String.fromDatabaseValue($0[0]) ?? "") \(String.fromDatabaseValue($0[1]) ?? "")" }
  }

  /// Version 1.
  ///
  /// Favourites and albums refer to photos. A file is the current location of a photo's pixels, and has the same number
  /// as the photo. Paths and names that are not UTF-8 are blobs. `day` contains the number of shown photos of each day,
  /// which triggers update. Therefore, the timeline of a million photos can be computed without reading the photos.
  /// `change` contains the last changes of shown photos, with their times before and after the change.
  private static let version1 = [
    "CREATE TABLE meta (name TEXT PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID",
    "CREATE TABLE root (id INTEGER PRIMARY KEY, path NOT NULL UNIQUE, isOnline INTEGER NOT NULL, device INTEGER NOT NULL)",
    "INSERT INTO meta VALUES ('epoch', abs(random() / 2))",
    "CREATE TABLE folder (id INTEGER PRIMARY KEY, path NOT NULL UNIQUE, root INTEGER REFERENCES root(id))",
    """
    CREATE TABLE photo (id INTEGER PRIMARY KEY AUTOINCREMENT, state INTEGER NOT NULL, taken INTEGER NOT NULL,
      isDated INTEGER NOT NULL, width INTEGER NOT NULL, height INTEGER NOT NULL, orientation INTEGER NOT NULL,
      camera TEXT, latitude REAL, longitude REAL, place TEXT, since INTEGER NOT NULL)
    """,
    """
    CREATE TABLE file (photo INTEGER PRIMARY KEY REFERENCES photo(id) ON DELETE CASCADE,
      folder INTEGER NOT NULL REFERENCES folder(id), name NOT NULL, isPresent INTEGER NOT NULL,
      device INTEGER NOT NULL, inode INTEGER NOT NULL, size INTEGER NOT NULL, seconds INTEGER NOT NULL,
      nanoseconds INTEGER NOT NULL, key INTEGER NOT NULL)
    """,
    "CREATE UNIQUE INDEX filePlace ON file (folder, name) WHERE isPresent",
    "CREATE INDEX fileKey ON file (key)",
    "CREATE INDEX fileNode ON file (inode)",
    "CREATE INDEX photoOrder ON photo (taken) WHERE state = 0",
    "CREATE INDEX photoState ON photo (state) WHERE state <> 0",
    "CREATE INDEX photoCamera ON photo (camera) WHERE camera IS NOT NULL",
    "CREATE TABLE favourite (photo INTEGER PRIMARY KEY REFERENCES photo(id) ON DELETE CASCADE)",
    "CREATE TABLE album (id INTEGER PRIMARY KEY, name TEXT NOT NULL, position INTEGER NOT NULL)",
    """
    CREATE TABLE albumPhoto (album INTEGER NOT NULL REFERENCES album(id) ON DELETE CASCADE, position INTEGER NOT NULL,
      photo INTEGER NOT NULL REFERENCES photo(id) ON DELETE CASCADE, PRIMARY KEY (album, position)) WITHOUT ROWID
    """,
    "CREATE INDEX albumPhotoByPhoto ON albumPhoto (photo, album)",
    "CREATE VIRTUAL TABLE words USING fts5(name, folder, camera, place, tokenize = 'unicode61 remove_diacritics 2')",
    "CREATE TABLE day (day INTEGER PRIMARY KEY, count INTEGER NOT NULL)",
    "CREATE TABLE change (number INTEGER PRIMARY KEY AUTOINCREMENT, photo INTEGER NOT NULL, old INTEGER, new INTEGER)",
    """
    CREATE TRIGGER photoInserted AFTER INSERT ON photo WHEN NEW.state = 0 BEGIN
      INSERT INTO day VALUES (NEW.taken / 86400, 1) ON CONFLICT (day) DO UPDATE SET count = count + 1;
      INSERT INTO change (photo, old, new) VALUES (NEW.id, NULL, NEW.taken);
    END
    """,
    """
    CREATE TRIGGER photoDeleted AFTER DELETE ON photo WHEN OLD.state = 0 BEGIN
      UPDATE day SET count = count - 1 WHERE day = OLD.taken / 86400;
      DELETE FROM day WHERE day = OLD.taken / 86400 AND count = 0;
      INSERT INTO change (photo, old, new) VALUES (OLD.id, OLD.taken, NULL);
    END
    """,
    """
    CREATE TRIGGER photoUpdated AFTER UPDATE ON photo WHEN OLD.state = 0 OR NEW.state = 0 BEGIN
      UPDATE day SET count = count - 1 WHERE OLD.state = 0 AND day = OLD.taken / 86400;
      DELETE FROM day WHERE day = OLD.taken / 86400 AND count = 0;
      INSERT INTO day SELECT NEW.taken / 86400, 1 WHERE NEW.state = 0 ON CONFLICT (day) DO UPDATE SET count = count + 1;
      INSERT INTO change (photo, old, new) VALUES (NEW.id, CASE OLD.state WHEN 0 THEN OLD.taken END,
        CASE NEW.state WHEN 0 THEN NEW.taken END);
    END
    """,
    """
    CREATE TRIGGER favouriteInserted AFTER INSERT ON favourite BEGIN
      INSERT INTO change (photo, old, new) SELECT id, taken, taken FROM photo WHERE id = NEW.photo AND state = 0;
    END
    """,
    """
    CREATE TRIGGER favouriteDeleted AFTER DELETE ON favourite BEGIN
      INSERT INTO change (photo, old, new) SELECT id, taken, taken FROM photo WHERE id = OLD.photo AND state = 0;
    END
    """,
  ]
}

/// The states of a photo. The raw values are stored.
package enum PhotoState: Int64, Sendable {
  /// The file is in one of the folders.
  case shown = 0
  /// The file no longer exists. If it appears again, the photo is shown again with its favourite mark and albums.
  case missing = 1
  /// The folder that contains the file is on a disk that is not connected.
  case offline = 2
  /// The user moved the file to the trash.
  case trashed = 3
  /// The photo is known only from the user data journal, and its file has not been found yet.
  case expected = 4
}
