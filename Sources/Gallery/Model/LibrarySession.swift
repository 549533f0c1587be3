import GalleryLibrary
import UIKit

/// The open files of a photo library and the work that keeps it up to date. A session can be used on any thread.
///
/// The library is closed when the session is deallocated.
final class LibrarySession: Sendable {
  let database: LibraryDatabase
  /// The folders whose photos the library contains, with all their subfolders.
  var roots: [FilePath] { monitor.folders }
  /// Indicates whether the folders take the place of photos, because the user has none.
  var hasSubstitutes: Bool { monitor.hasSubstitutes }
  /// A message about the files of the library, which the user must know, or `nil`.
  let warning: String?
  /// Messages for the user about the files of the library and the folders that were opened.
  let problems: [String]

  private let monitor: LibraryMonitor
  /// The folder of a temporary library, which is deleted with the session, or `nil`.
  private let temporaryFolder: URL?

  /// Opens the library of a configuration. The initializer blocks, so do not call it on the main thread.
  ///
  /// If the index cannot be used, a temporary one is filled, with the favourites and albums of the user. If these cannot be changed
  /// without risk, either, or if there is no home folder, changes of them end with the session.
  ///
  /// - Parameters:
  ///   - configuration: The settings.
  ///   - report: A closure that is called with messages about damage and full disks, on any thread.
  ///   - handler: A closure that is called with the results of indexing, on any thread.
  /// - Throws: `LibraryError` if no library can be opened.
  init(
    _ configuration: GalleryConfiguration, report: @escaping @Sendable (String) -> Void,
    handler: @escaping @Sendable (LibraryMonitor.Event) -> Void
  ) throws {
    var opened: (database: LibraryDatabase, folders: [FilePath])?
    var problem: String?
    if let location = configuration.location {
      do { opened = try Self.open(location, report) } catch { problem = "\(error)" }
    }
    let stored: [FilePath]
    if let opened {
      (database, stored) = opened
      temporaryFolder = nil
    } else {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tessera-gallery-\(UUID().uuidString)")
      temporaryFolder = folder
      let temporary = try Self.openTemporary(in: folder, for: configuration.location, report)
      (database, stored) = (temporary.database, temporary.folders)
      problem = problem.map {
        temporary.savesUserData
          ? "\($0); the photos are indexed again for this session, favourites and albums are kept"
          : "\($0); favourites and albums of this session are not saved"
      }
    }
    let samples = (temporaryFolder ?? database.location.index).appendingPathComponent("samples")
    let removed = (try? database.recoveredRemovedFolders()) ?? []
    let folders = configuration.places.roots(
      opened: configuration.folders, stored: stored, removed: removed, samples: FilePath(samples))
    // A folder that the user opens again is part of the library again.
    let openedAgain = folders.roots.filter(removed.contains)
    if !openedAgain.isEmpty { try? database.addFolders(openedAgain) }
    warning = problem
    problems = [problem].compactMap { $0 } + folders.problems
    monitor = LibraryMonitor(
      LibraryIndexer(database), roots: folders.roots, areSubstitutes: folders.areSubstitutes, stored: stored,
      handler: handler)
  }

  private static func open(
    _ location: LibraryDatabase.Location, _ report: @escaping @Sendable (String) -> Void
  ) throws -> (database: LibraryDatabase, folders: [FilePath]) {
    let database = try LibraryDatabase(location, report: report)
    do { return (database, try database.recoveredRoots()) } catch {
      database.close()
      throw error
    }
  }

  /// Opens an index in a temporary folder for a library whose own index cannot be opened.
  ///
  /// Favourites and albums are saved in the journal, unless data could be lost that only the own index has: a journal that is
  /// missing or damaged is written again from that index when it can be opened. Then, and if the journal cannot be written, a copy
  /// of the journal is used, so that favourites and albums are at least shown.
  private static func openTemporary(
    in folder: URL, for location: LibraryDatabase.Location?, _ report: @escaping @Sendable (String) -> Void
  ) throws -> (database: LibraryDatabase, folders: [FilePath], savesUserData: Bool) {
    var temporary = LibraryDatabase.Location(index: folder, userData: folder.appendingPathComponent("user-data"))
    guard let location else {
      let opened = try open(temporary, report)
      return (opened.database, opened.folders, false)
    }
    let files = FileManager.default
    let hasJournal = files.fileExists(atPath: location.journalFile.path)
    if hasJournal || !files.fileExists(atPath: location.databaseFile.path) {
      let shared = LibraryDatabase.Location(index: folder, userData: location.userData)
      if let opened = try? open(shared, report) {
        if !hasJournal || (try? opened.database.hasIntactJournal()) ?? false {
          return (opened.database, opened.folders, true)
        }
        opened.database.close()
      }
      temporary.index = folder.appendingPathComponent("index")
    }
    try? files.createDirectory(at: temporary.userData, withIntermediateDirectories: true)
    if (try? files.copyItem(at: location.journalFile, to: temporary.journalFile)) != nil {
      if let opened = try? open(temporary, report) { return (opened.database, opened.folders, false) }
      try? files.removeItem(at: temporary.journalFile)
    }
    let opened = try open(temporary, report)
    return (opened.database, opened.folders, false)
  }

  /// Watches the folders and indexes them, in the background.
  ///
  /// - Parameter delay: The time in seconds after which this begins.
  func start(after delay: TimeInterval = 0) { monitor.start(after: delay) }

  /// Indexes the folders that the library has now, after the user has added or removed some, in the background.
  func foldersDidChange() { monitor.foldersDidChange() }

  deinit {
    monitor.stop()
    database.close()
    if let temporaryFolder { try? FileManager.default.removeItem(at: temporaryFolder) }
  }
}
