import GalleryLibrary
import UIKit

/// Methods that add photos which are not in a folder of the library, such as those that a browser has sent.
extension PhotoLibrary {
  /// The folder into which photos are copied that are added to the whole library: the Pictures folder, or the first folder of the library
  /// if there is no home folder. It is `nil` if there is none.
  var folderForPhotos: FilePath? {
    guard let pictures = places.pictures else { return hasSubstitutes ? nil : roots.first }
    let path = FilePath(pictures)
    return path.resolved ?? path.absolute
  }

  /// A request to copy photos, which can be cancelled on any thread.
  final class CopyingRequest: @unchecked Sendable {
    private let lock = NSLock()
    private var isStopped = false

    /// A Boolean value that indicates whether no further photos are copied.
    var isCancelled: Bool { lock.withLock { isStopped } }

    /// Ends the copying. Photos that have been copied remain.
    func cancel() { lock.withLock { isStopped = true } }
  }

  /// Copies photos and videos into a folder, in the background, and adds the folder to the library.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - folder: The folder. If it does not exist, it is created if it is `folderForPhotos`.
  ///   - areTemporary: A Boolean value that determines whether the files are removed when they are copied.
  ///   - progress: A closure that is called at most twenty times a second, and at the end.
  ///   - completion: A closure that is called with the result. The photos appear when they are indexed.
  /// - Returns: The request.
  @discardableResult
  func copyPhotos(
    _ files: [URL], to folder: FilePath, areTemporary: Bool = false,
    progress: @escaping @MainActor (PhotoCopying.Progress) -> Void = { _ in },
    completion: @escaping @MainActor (PhotoCopying) -> Void
  ) -> CopyingRequest {
    let request = CopyingRequest()
    let createsFolder = folder == folderForPhotos
    let database = database
    // Copying blocks, so it is not done on a thread of Swift's tasks, of which there are as many as processors.
    Self.copyingQueue.async { [weak self] in
      var last: UInt64 = 0
      let real = folder.resolved ?? folder
      let isOffline = (try? database?.isOffline(real)) ?? false
      let copying = PhotoCopying(
        files, to: folder, createsFolder: createsFolder, isOffline: isOffline, ownsSources: areTemporary,
        isCancelled: { request.isCancelled },
        progress: { value in
          let time = DispatchTime.now().uptimeNanoseconds
          guard value.count == value.total || time - last > Self.copyingInterval else { return }
          last = time
          DispatchQueue.main.async { MainActor.assumeIsolated { progress(value) } }
        })
      DispatchQueue.main.async { MainActor.assumeIsolated { self?.finish(copying, in: folder, completion) } }
    }
    return request
  }

  /// The queue on which photos are copied, one request after the other.
  static let copyingQueue = DispatchQueue(label: "gallery.copying", qos: .userInitiated)

  /// The minimum time between two calls with the progress of copying, in nanoseconds.
  private nonisolated static let copyingInterval: UInt64 = 50_000_000

  private func finish(
    _ copying: PhotoCopying, in folder: FilePath, _ completion: @MainActor (PhotoCopying) -> Void
  ) {
    if !copying.files.isEmpty { _ = addFolder(folder.resolved ?? folder, undo: nil) }
    completion(copying)
  }

  /// Moves copies to the trash, also those that are not in the index yet.
  func removeCopies(_ copies: [FilePath]) {
    var photos: [Int64] = []
    var others: [FilePath] = []
    for path in copies {
      if let item = read({ try $0.photo(at: path) }) ?? nil { photos.append(item.id) } else { others.append(path) }
    }
    if !photos.isEmpty { moveToTrash(PhotoNumbers(photos), undo: nil) }
    if !others.isEmpty { changeInBackground { [others] _ in Self.moveToTrash(others) } }
  }

  /// Moves files to the desktop's trash that are not in the library. Files that are gone are left out.
  ///
  /// - Returns: The reasons why files were not moved.
  private nonisolated static func moveToTrash(_ files: [FilePath]) -> [String] {
    files.filter { FileIdentity($0) != nil }.compactMap { file in
      do {
        _ = try TrashedFile(moving: file)
        return nil
      } catch { return "\(error)" }
    }
  }
}
