import GalleryLibrary
import UIKit

/// The open files of a photo library and the work that keeps it up to date. A session can be used on any thread.
///
/// The library is closed when the session is deallocated.
final class LibrarySession: Sendable {
  let database: LibraryDatabase
  /// The folders whose photos the library contains, with all their subfolders.
  let roots: [FilePath]
  /// Messages for the user about the files of the library and the folders that were opened.
  let problems: [String]

  private let monitor: LibraryMonitor
  /// The folder of a temporary library, which is deleted with the session, or `nil`.
  private let temporaryFolder: URL?

  /// Opens the library of a configuration. The initializer blocks, so do not call it on the main thread.
  ///
  /// If the index cannot be used, a temporary one is filled, with the favourites and albums of the user. If these cannot be used,
  /// either, or if there is no home folder, a temporary library is opened.
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
    var opened: LibraryDatabase?
    var problem: String?
    if let location = configuration.location {
      do { opened = try LibraryDatabase(location, report: report) } catch {
        problem = "\(error)"
      }
    }
    if let opened {
      database = opened
      temporaryFolder = nil
    } else {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tessera-gallery-\(UUID().uuidString)")
      temporaryFolder = folder
      let userData = configuration.location?.userData
      if let userData,
        let index = try? LibraryDatabase(LibraryDatabase.Location(index: folder, userData: userData), report: report)
      {
        database = index
        problem = problem.map { "\($0); the photos are indexed again for this session, favourites and albums are kept" }
      } else {
        database = try LibraryDatabase(
          LibraryDatabase.Location(index: folder, userData: folder.appendingPathComponent("user-data")), report: report)
        problem = problem.map { "\($0); favourites and albums of this session are not saved" }
      }
    }
    let samples = (temporaryFolder ?? database.location.index).appendingPathComponent("samples")
    let folders = configuration.places.roots(
      opened: configuration.folders, stored: (try? database.roots()) ?? [], samples: FilePath(samples))
    roots = folders.roots
    problems = [problem].compactMap { $0 } + folders.problems
    monitor = LibraryMonitor(LibraryIndexer(database), roots: roots, handler: handler)
  }

  /// Indexes the folders and watches them, in the background.
  func start() { monitor.start() }

  deinit {
    monitor.stop()
    database.close()
    if let temporaryFolder { try? FileManager.default.removeItem(at: temporaryFolder) }
  }
}
