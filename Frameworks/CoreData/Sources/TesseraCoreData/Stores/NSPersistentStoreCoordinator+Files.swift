import Foundation

// Files of stores that are not open, or that are replaced as a whole.
extension NSPersistentStoreCoordinator {
  /// Removes the file of a store, with all objects and the files of its large data.
  ///
  /// - Parameters:
  ///   - url: The file of the store. Nothing is removed if it does not exist.
  ///   - storeType: The type of the store. It is ignored.
  ///   - options: The options. They are ignored.
  /// - Throws: An error if a file cannot be removed.
  public func destroyPersistentStore(
    at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
  ) throws {
    try removeDatabase(at: url)
    let folder = Self.supportFolder(of: url)
    guard FileManager.default.fileExists(atPath: folder), !Self.sharesSupportFolder(url) else { return }
    try FileManager.default.removeItem(atPath: folder)
  }

  /// Returns whether another file has the name of a store, with another extension, and so the same folder for large data.
  private static func sharesSupportFolder(_ url: URL) -> Bool {
    let name = url.deletingPathExtension().lastPathComponent
    let files = try? FileManager.default.contentsOfDirectory(
      at: url.deletingLastPathComponent(), includingPropertiesForKeys: nil)
    return (files ?? []).contains { $0.deletingPathExtension().lastPathComponent == name }
  }

  private func removeDatabase(at url: URL) throws {
    if let store = persistentStore(for: url) { try remove(store) }
    for suffix in ["", "-wal", "-shm", "-journal"] {
      let path = url.path + suffix
      if FileManager.default.fileExists(atPath: path) { try FileManager.default.removeItem(atPath: path) }
    }
  }

  /// Removes the file of a store, with all objects and the files of its large data.
  ///
  /// - Parameters:
  ///   - url: The file of the store. Nothing is removed if it does not exist.
  ///   - type: The type of the store.
  ///   - options: The options. They are ignored.
  /// - Throws: An error if a file cannot be removed.
  public func destroyPersistentStore(
    at url: URL, type: NSPersistentStore.StoreType, options: [AnyHashable: Any]? = nil
  ) throws { try destroyPersistentStore(at: url, ofType: type.rawValue, options: options) }

  /// Copies a store over another one. Neither may be open; a store that this coordinator has opened at the destination is
  /// closed.
  ///
  /// - Parameters:
  ///   - destinationURL: The file of the store that is replaced.
  ///   - destinationOptions: The options of the store that is replaced. They are ignored.
  ///   - sourceURL: The file of the store that is copied.
  ///   - sourceOptions: The options of the store that is copied. They are ignored.
  ///   - storeType: The type of the store. It is ignored.
  /// - Throws: An error if the source is no store, or if a file cannot be written.
  public func replacePersistentStore(
    at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil,
    withPersistentStoreFrom sourceURL: URL, sourceOptions: [AnyHashable: Any]? = nil, ofType storeType: String
  ) throws {
    guard
      sourceURL.standardizedFileURL.resolvingSymlinksInPath()
        != destinationURL.standardizedFileURL.resolvingSymlinksInPath()
    else {
      throw CoreDataMessage.error(
        NSPersistentStoreOpenError, "the store \(sourceURL.path) cannot be replaced by itself; choose another file")
    }
    // This throws an error before anything is removed if the source is no store.
    _ = try Self.metadataForPersistentStore(ofType: storeType, at: sourceURL)
    let manager = FileManager.default
    let parent = destinationURL.deletingLastPathComponent()
    try manager.createDirectory(at: parent, withIntermediateDirectories: true)
    // The copy is complete before anything is removed.
    let new = parent.appendingPathComponent(".new-\(UUID().uuidString)")
    defer { try? manager.removeItem(at: new) }
    try manager.createDirectory(at: new, withIntermediateDirectories: false)
    // A database of iOS has its last changes in a second file, and large data in a folder.
    let suffixes = ["", "-wal"].filter { manager.fileExists(atPath: sourceURL.path + $0) }
    for suffix in suffixes {
      try manager.copyItem(atPath: sourceURL.path + suffix, toPath: new.path + "/database" + suffix)
    }
    let (from, to) = (Self.supportFolder(of: sourceURL), Self.supportFolder(of: destinationURL))
    let isSameFolder =
      URL(fileURLWithPath: from).resolvingSymlinksInPath() == URL(fileURLWithPath: to).resolvingSymlinksInPath()
    let hasLargeData = !isSameFolder && manager.fileExists(atPath: from)
    if hasLargeData { try manager.copyItem(atPath: from, toPath: new.path + "/support") }
    try removeDatabase(at: destinationURL)
    let isShared = Self.sharesSupportFolder(destinationURL)
    for suffix in suffixes {
      try manager.moveItem(atPath: new.path + "/database" + suffix, toPath: destinationURL.path + suffix)
    }
    guard !isSameFolder else { return }
    // The files of a store that has the folder, too, remain. The names of large data are unique.
    if !isShared, manager.fileExists(atPath: to) { try manager.removeItem(atPath: to) }
    if hasLargeData { try Self.moveFiles(from: new.appendingPathComponent("support"), to: URL(fileURLWithPath: to)) }
  }

  /// Moves a folder to a place where there may be one with other files already.
  private static func moveFiles(from: URL, to: URL) throws {
    let manager = FileManager.default
    guard manager.fileExists(atPath: to.path) else { return try manager.moveItem(at: from, to: to) }
    guard (try? from.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true else { return }
    for file in try manager.contentsOfDirectory(at: from, includingPropertiesForKeys: nil) {
      try moveFiles(from: file, to: to.appendingPathComponent(file.lastPathComponent))
    }
  }

  /// Copies a store over another one.
  ///
  /// - Parameters:
  ///   - destinationURL: The file of the store that is replaced.
  ///   - destinationOptions: The options of the store that is replaced. They are ignored.
  ///   - sourceURL: The file of the store that is copied.
  ///   - sourceOptions: The options of the store that is copied. They are ignored.
  ///   - type: The type of the store.
  /// - Throws: An error if the source is no store, or if a file cannot be written.
  public func replacePersistentStore(
    at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil,
    withPersistentStoreFrom sourceURL: URL, sourceOptions: [AnyHashable: Any]? = nil,
    type: NSPersistentStore.StoreType
  ) throws {
    try replacePersistentStore(
      at: destinationURL, destinationOptions: destinationOptions, withPersistentStoreFrom: sourceURL,
      sourceOptions: sourceOptions, ofType: type.rawValue)
  }

  private static func supportFolder(of url: URL) -> String {
    url.deletingLastPathComponent()
      .appendingPathComponent(".\(url.deletingPathExtension().lastPathComponent)_SUPPORT").path
  }

  /// Writes the objects of an open store to another store, and closes the first one.
  ///
  /// - Parameters:
  ///   - store: The store. Its objects get new identities.
  ///   - URL: The file of the new store. Objects that it contains already are kept.
  ///   - options: As for `addPersistentStore(ofType:configurationName:at:options:)`.
  ///   - storeType: The type of the new store.
  /// - Returns: The new store.
  /// - Throws: An error if the new store cannot be opened or written. The first store stays open then.
  @discardableResult
  public func migratePersistentStore(
    _ store: NSPersistentStore, to URL: URL, options: [AnyHashable: Any]? = nil, withType storeType: String
  ) throws -> NSPersistentStore {
    let name = store.configurationName == "PF_DEFAULT_CONFIGURATION_NAME" ? nil : store.configurationName
    let target = try addPersistentStore(ofType: storeType, configurationName: name, at: URL, options: options)
    guard target !== store else { return store }
    do {
      try lock.withLock { try copyRows(of: store, to: target) }
    } catch {
      try? remove(target)
      throw error
    }
    try remove(store)
    return target
  }

  /// Writes the objects of an open store to another store, and closes the first one.
  ///
  /// - Parameters:
  ///   - store: The open store.
  ///   - URL: The file of the other store.
  ///   - options: The options of the other store.
  ///   - type: The type of the other store.
  /// - Returns: The other store, which is open.
  /// - Throws: An error if the other store cannot be written.
  @discardableResult
  public func migratePersistentStore(
    _ store: NSPersistentStore, to URL: URL, options: [AnyHashable: Any]? = nil, type: NSPersistentStore.StoreType
  ) throws -> NSPersistentStore {
    try migratePersistentStore(store, to: URL, options: options, withType: type.rawValue)
  }

  private func copyRows(of store: NSPersistentStore, to target: NSPersistentStore) throws {
    var copies: [NSManagedObjectID: NSManagedObjectID] = [:]
    let sources = store.rows.rows.sorted { $0.key.number < $1.key.number }
    for (id, _) in sources {
      let copy = NSManagedObjectID(entity: id.entity)
      copy.persistentStore = target
      try makePermanent(copy)
      copies[id] = copy
    }
    var rows: [NSManagedObjectID: StoredRow] = [:]
    for (id, row) in sources { rows[copies[id]!] = row.redirected { copies[$0] ?? $0 } }
    try write(rows, inserted: Set(rows.keys), deleted: [])
  }
}
