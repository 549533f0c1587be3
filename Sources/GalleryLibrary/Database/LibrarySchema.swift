import GRDB

/// The tables of the library, and the steps from each version to the next.
struct LibrarySchema: Sendable {
  /// The statements of each step. A database of version *n* has the results of the first *n* steps.
  var migrations: [[String]] = [
    LibrarySchema.version1, LibrarySchema.version2, LibrarySchema.version3, LibrarySchema.version4,
    LibrarySchema.version5, LibrarySchema.version6, LibrarySchema.version7, LibrarySchema.version8,
  ]

  /// The version of the database that this program writes, which is the number of migrations.
  var version: Int { migrations.count }

  /// Creates missing tables. The steps are one transaction, so an interrupted migration begins again.
  ///
  /// - Throws: `LibraryError` of the kind `newer` if the database has a later version, or `damaged` if its tables are
  ///   not those of its version.
  func migrate(_ db: Database) throws {
    // Other processes may be writing, so the database is not locked if no migration is needed.
    var storedVersion = 0
    try db.inTransaction(.deferred) {
      storedVersion = try self.storedVersion(db)
      return .commit
    }
    guard storedVersion < version else { return }
    try db.inTransaction(.immediate) {
      for step in try checkedVersion(db)..<version {
        for statement in migrations[step] { try db.execute(sql: statement) }
        if step == 2 { try FolderTree.addAll(db) }
      }
      try db.execute(sql: "PRAGMA user_version = \(version)")
      return .commit
    }
  }

  /// Returns the version of a database, after checking that the version is known and that its tables exist.
  ///
  /// For the comparison, the tables of the version are created in memory. This takes milliseconds and happens once at
  /// each start.
  func checkedVersion(_ db: Database) throws -> Int {
    let storedVersion = try storedVersion(db)
    guard try Self.definitions(db) == expected(version: storedVersion) else {
      throw LibraryError(.damaged, "the tables of the photo library are not those of its version")
    }
    return storedVersion
  }

  /// Returns the version of a database, after checking that it is known.
  private func storedVersion(_ db: Database) throws -> Int {
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

  /// The statements that create version 1 of the database: the folders, the files, the photos, and the user data.
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

  /// The statements that change a database of version 1 to version 2: the lists of folders, albums and states.
  ///
  /// `entry` contains the photos of each list in the order of the list. Each folder, each album and the favourites have a
  /// list of their photos of state 0, and each other state has a list. `PhotoList` has the numbers of the lists. The key is
  /// the time at which the photo was taken, or the position in an album. `entryCount` contains the number of entries of
  /// each day of a list, and `change` the changes of all lists, so that a folder or an album can be opened and updated
  /// without reading its photos. List 0 is the whole library, whose order is an index of `photo`. `trash` contains the
  /// files of photos in the trash.
  private static let version2 =
    [
      "photoInserted", "photoDeleted", "photoUpdated", "favouriteInserted", "favouriteDeleted",
    ].map { "DROP TRIGGER \($0)" } + [
      "DROP TABLE change",
      "UPDATE meta SET value = abs(random() / 2) WHERE name = 'epoch'",
      """
      CREATE TABLE change (number INTEGER PRIMARY KEY AUTOINCREMENT, list INTEGER NOT NULL, photo INTEGER NOT NULL,
        old INTEGER, new INTEGER)
      """,
      "CREATE INDEX changeList ON change (list, number)",
      """
      CREATE TABLE entry (list INTEGER NOT NULL, key INTEGER NOT NULL, photo INTEGER NOT NULL,
        PRIMARY KEY (list, key, photo)) WITHOUT ROWID
      """,
      """
      CREATE TABLE entryCount (list INTEGER NOT NULL, day INTEGER NOT NULL, count INTEGER NOT NULL,
        PRIMARY KEY (list, day)) WITHOUT ROWID
      """,
      "CREATE TABLE trash (photo INTEGER PRIMARY KEY REFERENCES photo(id) ON DELETE CASCADE, file NOT NULL)",
      "CREATE INDEX entryCountByDay ON entryCount (day, list)",
      """
      CREATE TRIGGER entryInserted AFTER INSERT ON entry BEGIN
        INSERT INTO entryCount VALUES (NEW.list, NEW.key / 86400, 1)
          ON CONFLICT (list, day) DO UPDATE SET count = count + 1;
        INSERT INTO change (list, photo, old, new) VALUES (NEW.list, NEW.photo, NULL, NEW.key);
      END
      """,
      """
      CREATE TRIGGER entryDeleted AFTER DELETE ON entry BEGIN
        UPDATE entryCount SET count = count - 1 WHERE list = OLD.list AND day = OLD.key / 86400;
        DELETE FROM entryCount WHERE list = OLD.list AND day = OLD.key / 86400 AND count = 0;
        INSERT INTO change (list, photo, old, new) VALUES (OLD.list, OLD.photo, OLD.key, NULL);
      END
      """,
      """
      CREATE TRIGGER photoInserted AFTER INSERT ON photo BEGIN
        INSERT INTO day SELECT NEW.taken / 86400, 1 WHERE NEW.state = 0 ON CONFLICT (day) DO UPDATE SET count = count + 1;
        INSERT INTO change (list, photo, old, new) SELECT 0, NEW.id, NULL, NEW.taken WHERE NEW.state = 0;
        INSERT OR IGNORE INTO entry SELECT \(PhotoList.state("NEW.state")), NEW.taken, NEW.id WHERE NEW.state <> 0;
      END
      """,
      // The entries are deleted before the rows to which they belong, which a cascade deletes.
      """
      CREATE TRIGGER photoDeleting BEFORE DELETE ON photo BEGIN
        DELETE FROM entry WHERE list = (SELECT \(PhotoList.folder("folder")) FROM file WHERE photo = OLD.id)
          AND key = OLD.taken AND photo = OLD.id;
        DELETE FROM entry WHERE list = \(PhotoList.favourites) AND key = OLD.taken AND photo = OLD.id;
        DELETE FROM entry WHERE list = \(PhotoList.state("OLD.state")) AND key = OLD.taken AND photo = OLD.id;
        DELETE FROM entry WHERE (list, key, photo)
          IN (SELECT \(PhotoList.album("album")), position, photo FROM albumPhoto WHERE photo = OLD.id);
      END
      """,
      """
      CREATE TRIGGER photoDeleted AFTER DELETE ON photo WHEN OLD.state = 0 BEGIN
        UPDATE day SET count = count - 1 WHERE day = OLD.taken / 86400;
        DELETE FROM day WHERE day = OLD.taken / 86400 AND count = 0;
        INSERT INTO change (list, photo, old, new) VALUES (0, OLD.id, OLD.taken, NULL);
      END
      """,
      """
      CREATE TRIGGER photoUpdated AFTER UPDATE ON photo WHEN OLD.state = 0 OR NEW.state = 0 BEGIN
        UPDATE day SET count = count - 1 WHERE OLD.state = 0 AND day = OLD.taken / 86400;
        DELETE FROM day WHERE day = OLD.taken / 86400 AND count = 0;
        INSERT INTO day SELECT NEW.taken / 86400, 1 WHERE NEW.state = 0 ON CONFLICT (day) DO UPDATE SET count = count + 1;
        INSERT INTO change (list, photo, old, new) VALUES (0, NEW.id, CASE OLD.state WHEN 0 THEN OLD.taken END,
          CASE NEW.state WHEN 0 THEN NEW.taken END);
      END
      """,
      """
      CREATE TRIGGER photoRelisted AFTER UPDATE OF state, taken ON photo
        WHEN OLD.state <> NEW.state OR OLD.taken <> NEW.taken BEGIN
        DELETE FROM entry WHERE list = (SELECT \(PhotoList.folder("folder")) FROM file WHERE photo = OLD.id)
          AND key = OLD.taken AND photo = OLD.id;
        DELETE FROM entry WHERE list = \(PhotoList.favourites) AND key = OLD.taken AND photo = OLD.id;
        DELETE FROM entry WHERE list = \(PhotoList.state("OLD.state")) AND key = OLD.taken AND photo = OLD.id;
        INSERT OR IGNORE INTO entry SELECT \(PhotoList.folder("folder")), NEW.taken, NEW.id FROM file
          WHERE photo = NEW.id AND isPresent AND NEW.state = 0;
        INSERT OR IGNORE INTO entry SELECT \(PhotoList.favourites), NEW.taken, NEW.id FROM favourite
          WHERE photo = NEW.id AND NEW.state = 0;
        INSERT OR IGNORE INTO entry SELECT \(PhotoList.state("NEW.state")), NEW.taken, NEW.id WHERE NEW.state <> 0;
      END
      """,
      """
      CREATE TRIGGER photoShown AFTER UPDATE OF state ON photo WHEN OLD.state <> 0 AND NEW.state = 0 BEGIN
        INSERT OR IGNORE INTO entry SELECT \(PhotoList.album("album")), position, photo FROM albumPhoto
          WHERE photo = NEW.id;
        DELETE FROM trash WHERE photo = NEW.id;
      END
      """,
      """
      CREATE TRIGGER photoHidden AFTER UPDATE OF state ON photo WHEN OLD.state = 0 AND NEW.state <> 0 BEGIN
        DELETE FROM entry WHERE (list, key, photo)
          IN (SELECT \(PhotoList.album("album")), position, photo FROM albumPhoto WHERE photo = NEW.id);
      END
      """,
      """
      CREATE TRIGGER fileInserted AFTER INSERT ON file WHEN NEW.isPresent BEGIN
        INSERT OR IGNORE INTO entry SELECT \(PhotoList.folder("NEW.folder")), taken, id FROM photo
          WHERE id = NEW.photo AND state = 0;
      END
      """,
      """
      CREATE TRIGGER fileMoved AFTER UPDATE OF folder, name, isPresent ON file
        WHEN (OLD.folder, OLD.name, OLD.isPresent) IS NOT (NEW.folder, NEW.name, NEW.isPresent) BEGIN
        DELETE FROM entry WHERE list = \(PhotoList.folder("OLD.folder"))
          AND key = (SELECT taken FROM photo WHERE id = OLD.photo) AND photo = OLD.photo;
        INSERT OR IGNORE INTO entry SELECT \(PhotoList.folder("NEW.folder")), taken, id FROM photo
          WHERE id = NEW.photo AND state = 0 AND NEW.isPresent;
        INSERT INTO change (list, photo, old, new) SELECT 0, id, taken, taken FROM photo
          WHERE id = NEW.photo AND state = 0;
      END
      """,
      """
      CREATE TRIGGER favouriteInserted AFTER INSERT ON favourite BEGIN
        INSERT OR IGNORE INTO entry SELECT \(PhotoList.favourites), taken, id FROM photo
          WHERE id = NEW.photo AND state = 0;
        INSERT INTO change (list, photo, old, new) SELECT 0, id, taken, taken FROM photo
          WHERE id = NEW.photo AND state = 0;
      END
      """,
      """
      CREATE TRIGGER favouriteDeleted AFTER DELETE ON favourite BEGIN
        DELETE FROM entry WHERE list = \(PhotoList.favourites)
          AND key = (SELECT taken FROM photo WHERE id = OLD.photo) AND photo = OLD.photo;
        INSERT INTO change (list, photo, old, new) SELECT 0, id, taken, taken FROM photo
          WHERE id = OLD.photo AND state = 0;
      END
      """,
      """
      CREATE TRIGGER albumPhotoInserted AFTER INSERT ON albumPhoto BEGIN
        INSERT OR IGNORE INTO entry SELECT \(PhotoList.album("NEW.album")), NEW.position, id FROM photo
          WHERE id = NEW.photo AND state = 0;
      END
      """,
      """
      CREATE TRIGGER albumPhotoDeleted AFTER DELETE ON albumPhoto BEGIN
        DELETE FROM entry WHERE list = \(PhotoList.album("OLD.album")) AND key = OLD.position AND photo = OLD.photo;
      END
      """,
      // The names of albums are words of their photos, so all results of searches are read again.
      """
      CREATE TRIGGER albumRenamed AFTER UPDATE OF name ON album WHEN OLD.name <> NEW.name BEGIN
        INSERT INTO change (list, photo, old, new) VALUES (\(PhotoList.album("NEW.id")), 0, NULL, NULL);
      END
      """,
      "UPDATE albumPhoto SET position = position * \(PhotoList.albumSpacing) + \(PhotoList.albumStart)",
      """
      INSERT INTO entry SELECT \(PhotoList.folder("folder")), taken, id FROM file JOIN photo ON photo.id = file.photo
        WHERE isPresent AND state = 0
      """,
      """
      INSERT INTO entry SELECT \(PhotoList.favourites), taken, id FROM favourite JOIN photo
        ON photo.id = favourite.photo WHERE state = 0
      """,
      """
      INSERT INTO entry SELECT \(PhotoList.album("album")), position, id FROM albumPhoto JOIN photo
        ON photo.id = albumPhoto.photo WHERE state = 0
      """,
      "INSERT INTO entry SELECT \(PhotoList.state("state")), taken, id FROM photo WHERE state <> 0",
      "DELETE FROM change",
    ]

  /// The statements that change a database of version 2 to version 3: subfolders and rotations.
  ///
  /// `folderTree` has a row for each pair of a folder and one of its ancestors, up to the root of the file system, and a row
  /// for each folder with itself. `entryCount` also contains the numbers of photos of each day in a folder and its subfolders,
  /// so that a folder with hundreds of subfolders opens as quickly as one without. `turn` contains the photos that the user has
  /// rotated, with the number of quarter turns to the right.
  private static let version3 = [
    """
    CREATE TABLE folderTree (ancestor INTEGER NOT NULL, folder INTEGER NOT NULL, PRIMARY KEY (ancestor, folder))
      WITHOUT ROWID
    """,
    "CREATE INDEX photoPlace ON photo (place) WHERE place IS NOT NULL",
    "CREATE INDEX folderTreeByFolder ON folderTree (folder, ancestor)",
    "CREATE TABLE turn (photo INTEGER PRIMARY KEY REFERENCES photo(id) ON DELETE CASCADE, turns INTEGER NOT NULL)",
    """
    CREATE TRIGGER folderEntryInserted AFTER INSERT ON entry WHEN NEW.list & 7 = 1 BEGIN
      INSERT INTO entryCount SELECT \(PhotoList.folderTree("ancestor")), NEW.key / 86400, 1 FROM folderTree
        WHERE folder = NEW.list >> 3 ON CONFLICT (list, day) DO UPDATE SET count = count + 1;
    END
    """,
    """
    CREATE TRIGGER folderEntryDeleted AFTER DELETE ON entry WHEN OLD.list & 7 = 1 BEGIN
      UPDATE entryCount SET count = count - 1 WHERE day = OLD.key / 86400
        AND list IN (SELECT \(PhotoList.folderTree("ancestor")) FROM folderTree WHERE folder = OLD.list >> 3);
      DELETE FROM entryCount WHERE day = OLD.key / 86400 AND count = 0
        AND list IN (SELECT \(PhotoList.folderTree("ancestor")) FROM folderTree WHERE folder = OLD.list >> 3);
    END
    """,
    """
    CREATE TRIGGER turnInserted AFTER INSERT ON turn BEGIN
      INSERT INTO change (list, photo, old, new) SELECT 0, id, taken, taken FROM photo
        WHERE id = NEW.photo AND state = 0;
    END
    """,
    """
    CREATE TRIGGER turnUpdated AFTER UPDATE ON turn BEGIN
      INSERT INTO change (list, photo, old, new) SELECT 0, id, taken, taken FROM photo
        WHERE id = NEW.photo AND state = 0;
    END
    """,
    """
    CREATE TRIGGER turnDeleted AFTER DELETE ON turn BEGIN
      INSERT INTO change (list, photo, old, new) SELECT 0, id, taken, taken FROM photo
        WHERE id = OLD.photo AND state = 0;
    END
    """,
  ]

  /// The row of `meta` that exists until the orders of an earlier version have been added to the user data journal.
  static let unsavedOrders = "hasUnsavedOrders"

  /// The statements that change a database of version 3 to version 4: the orders that the user chose.
  ///
  /// `listOrder` contains the orders that the user chose for parts of the library. They are in the user data journal, too.
  /// Earlier versions stored them only in `meta`.
  private static let version4 = [
    "CREATE TABLE listOrder (name TEXT PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID",
    """
    INSERT INTO listOrder SELECT CASE name WHEN 'order' THEN 'library' ELSE substr(name, 7) END, value FROM meta
      WHERE value <> 0 AND (name = 'order' OR name LIKE 'order %')
    """,
    "DELETE FROM meta WHERE name = 'order' OR name LIKE 'order %'",
    "INSERT INTO meta SELECT '\(unsavedOrders)', 1 FROM listOrder LIMIT 1",
  ]

  /// The statements that change a database of version 4 to version 5: files that are read again.
  ///
  /// Earlier versions did not read dates, cameras and places of these formats.
  private static let version5 = [
    """
    UPDATE file SET nanoseconds = \(FileIdentity.uncertain) WHERE isPresent AND (\(
      ["heic", "heif", "hif", "avif", "jxl", "tif", "tiff", "mp4", "m4v", "mov", "3gp", "mkv", "webm"]
        .map { "name LIKE '%.\($0)'" }.joined(separator: " OR ")))
    """
  ]
}

extension LibrarySchema {
  /// The statements that change a database of version 5 to version 6: an index of videos.
  ///
  /// With `fileVideo`, videos are counted without reading the names of all files.
  private static let version6 = ["CREATE INDEX fileVideo ON file (photo) WHERE \(isVideo)"]

  /// The row of `meta` with the number of the photo that was added last.
  ///
  /// The first number of a database is random, because several databases can exist for one user data journal: a deleted cache
  /// that another process still has open, or the caches of two machines with one home folder. A number in the journal must
  /// not be the number of another photo in one of them.
  static let lastPhoto = "lastPhoto"

  /// The statements that change a database of version 6 to version 7: photos without a file, the files in the trash, and the
  /// numbers of new photos.
  ///
  /// The files of photos that are not shown are found by content and by place. Without these indexes, each new file was
  /// compared with all files with the same content, and with all photos that are known only from the journal. A file in the trash
  /// is identified by the properties of the directory entry, because another file can have its name after the trash was
  /// emptied. The properties are null for files that an earlier version moved to the trash. Numbers of photos have at most
  /// 47 bits, which SQLite stores in 6 bytes.
  private static let version7 =
    [
      "CREATE INDEX fileGoneKey ON file (key) WHERE NOT isPresent",
      "CREATE INDEX fileGonePlace ON file (folder, name) WHERE NOT isPresent",
      "INSERT INTO meta VALUES ('\(lastPhoto)', 4294967296 + abs(random() % 140000000000000))",
    ] + ["device", "inode", "size", "seconds"].map { "ALTER TABLE trash ADD COLUMN \($0) INTEGER" }

  /// The statements that change a database of version 7 to version 8: the numbers of photos in folders.
  ///
  /// `folderCount` has a row for each folder that contains photos directly. The sidebar shows these numbers after each change.
  /// They were added up from the days of `entryCount`, of which a million photos can have almost as many.
  private static let version8 = [
    "CREATE TABLE folderCount (folder INTEGER PRIMARY KEY, count INTEGER NOT NULL)",
    "INSERT INTO folderCount SELECT list >> 3, count(*) FROM entry WHERE list & 7 = 1 GROUP BY 1",
    """
    CREATE TRIGGER folderCountInserted AFTER INSERT ON entry WHEN NEW.list & 7 = 1 BEGIN
      INSERT INTO folderCount VALUES (NEW.list >> 3, 1) ON CONFLICT (folder) DO UPDATE SET count = count + 1;
    END
    """,
    """
    CREATE TRIGGER folderCountDeleted AFTER DELETE ON entry WHEN OLD.list & 7 = 1 BEGIN
      UPDATE folderCount SET count = count - 1 WHERE folder = OLD.list >> 3;
      DELETE FROM folderCount WHERE folder = OLD.list >> 3 AND count = 0;
    END
    """,
  ]

  /// The file name extensions of videos in the index. If `PhotoFormats.videoExtensions` change, the index is created
  /// again in a new version.
  static let videoExtensions = [
    "3gp", "avi", "m2ts", "m4v", "mkv", "mov", "mp4", "mpeg", "mpg", "mts", "ogv", "webm",
  ]

  /// The SQL condition for the files of videos. SQLite uses the index for a query that contains the same text.
  static let isVideo = videoExtensions.map { "name LIKE '%.\($0)'" }.joined(separator: " OR ")
}

/// The states of a photo. The raw values are stored.
package enum PhotoState: Int64, Sendable {
  /// The photo is shown: its file is in a folder of the library.
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
