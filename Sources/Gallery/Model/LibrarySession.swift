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
  /// If the index cannot be used, a temporary index is opened for the user's favourites and albums. If these cannot be used
  /// either, or there is no home folder for them, a temporary library is opened.
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
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tessera-gallery-\(UUID().uuidString)")
    var locations = [LibraryDatabase.Location(index: folder, userData: folder.appendingPathComponent("user-data"))]
    if let location = configuration.location {
      locations = [location, LibraryDatabase.Location(index: folder, userData: location.userData)] + locations
    }
    var failures: [any Error] = []
    var opened: LibraryDatabase?
    for location in locations where opened == nil {
      do { opened = try LibraryDatabase(location, report: report) } catch { failures.append(error) }
    }
    guard let opened else {
      throw failures.last ?? LibraryError(.unusable, "the photo library cannot be opened")
    }
    database = opened
    temporaryFolder = opened.location.index == folder ? folder : nil
    // The reason for which the user's favourites and albums are not saved is the last one.
    let problem: String? =
      switch failures.count {
      case 0: nil
      case 1: "\(failures[0]); your photos are read again at each start until it can be used"
      default: "\(failures[1]); favourites and albums of this session are not saved"
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
