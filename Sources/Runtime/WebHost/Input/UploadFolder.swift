import Foundation

/// The files that were dropped on the page, in a temporary folder that only the current user can read.
///
/// A page uploads the files of a drop one by one and then reports that they are complete. The host then claims the drop
/// (`claimFiles(_:)`) and passes the files to the application. Claimed files belong to the application, which may store their
/// URLs. They remain until it removes them, or until the process ends. Unclaimed drops are removed when later drops need the space.
@MainActor
final class UploadFolder {
  /// The reason why a file is rejected, as an HTTP status and a message for the user.
  struct Rejection: Error, Equatable {
    var status: Int
    var reason: String
  }

  /// The maximum number of files in a drop.
  static let countLimit = 256
  /// The maximum number of unclaimed drops. If there are more, the oldest one is removed.
  static let unclaimedLimit = 64
  /// The duration after which an unclaimed drop may be removed, in seconds. Pages normally claim drops immediately.
  static let unclaimedTimeout: TimeInterval = 60

  /// A file that is being received.
  @MainActor final class IncomingFile {
    fileprivate let url: URL
    fileprivate let handle: FileHandle
    fileprivate let drop: UInt32
    fileprivate let length: Int
    fileprivate(set) var missingBytes: Int
    fileprivate var isFinished = false

    fileprivate init(url: URL, handle: FileHandle, drop: UInt32, length: Int) {
      (self.url, self.handle, self.drop, self.length, self.missingBytes) = (url, handle, drop, length, length)
    }
  }

  /// A file that has been received completely.
  private struct File {
    let url: URL
    let length: Int
  }

  /// The files of a drop that have been received completely.
  private struct Drop {
    let id: UInt32
    var files: [File] = []
    var lastFile: TimeInterval
  }

  /// The maximum total size of all files, in bytes.
  private let limit: Int
  private let parent: URL
  private let now: () -> TimeInterval
  /// The total size of the files that are complete or being received, in bytes.
  private(set) var usedBytes = 0
  private var temporaryFolder: TemporaryFolder?
  /// The unclaimed drops, from the oldest to the newest.
  private var unclaimedDrops: [Drop] = []
  /// The files that belong to the application, without those that it was seen to have removed.
  private var claimedFiles: [File] = []

  /// Creates an empty folder.
  ///
  /// - Parameters:
  ///   - limit: The maximum total size of all files, in bytes.
  ///   - parent: The directory in which the folder is created when the first file is received.
  ///   - now: A closure that returns the time of a monotonic clock, in seconds.
  init(
    limit: Int, in parent: URL = FileManager.default.temporaryDirectory,
    now: @escaping () -> TimeInterval = { ProcessInfo.processInfo.systemUptime }
  ) {
    self.limit = limit
    self.parent = parent
    self.now = now
  }

  /// Starts receiving a file of `length` bytes that belongs to the drop with the number `drop`. Returns the file to which the received
  /// bytes are appended.
  func begin(drop: UInt32, name: String, length: Int) throws(Rejection) -> IncomingFile {
    guard limit > 0 else {
      throw Rejection(status: 403, reason: "This program does not accept files (TESSERA_WEB_DROPS is 0).")
    }
    if length > limit - usedBytes { releaseRemovedFiles() }
    if length > limit - usedBytes { removeUnclaimed(for: length, but: drop) }
    guard length >= 0, length <= limit - usedBytes else {
      throw Rejection(
        status: 413,
        reason: "“\(UploadFolder.sanitizedName(name))” and the files before it are larger than \(limit >> 20) MB, "
          + "which is the limit of this program (TESSERA_WEB_DROPS).")
    }
    guard (unclaimedDrops.first { $0.id == drop }?.files.count ?? 0) < UploadFolder.countLimit else {
      throw Rejection(
        status: 413,
        reason: "At most \(UploadFolder.countLimit) files can be sent at a time. The other ones were not sent.")
    }
    do {
      // Each file has a folder of its own, so that its name need not be changed.
      let folder = try fileFolder().appendingPathComponent(UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
      let url = folder.appendingPathComponent(UploadFolder.sanitizedName(name))
      guard FileManager.default.createFile(atPath: url.path, contents: nil) else { throw CocoaError(.fileWriteUnknown) }
      let file = IncomingFile(url: url, handle: try FileHandle(forWritingTo: url), drop: drop, length: length)
      usedBytes += length
      return file
    } catch {
      throw Rejection(status: 507, reason: "The file cannot be stored: \(error.localizedDescription)")
    }
  }

  /// Appends bytes to a file. Bytes beyond its length are ignored. Returns `true` if the file is complete.
  func append(_ bytes: UnsafeRawBufferPointer, to file: IncomingFile) throws(Rejection) -> Bool {
    let count = min(bytes.count, file.missingBytes)
    do {
      try file.handle.write(contentsOf: Data(bytes[..<count]))
    } catch {
      throw Rejection(status: 507, reason: "The file cannot be stored: \(error.localizedDescription)")
    }
    file.missingBytes -= count
    guard file.missingBytes == 0, !file.isFinished else { return file.isFinished }
    file.isFinished = true
    try? file.handle.close()
    addFile(file)
    return true
  }

  private func addFile(_ file: IncomingFile) {
    if !unclaimedDrops.contains(where: { $0.id == file.drop }) {
      if unclaimedDrops.count >= UploadFolder.unclaimedLimit { remove(unclaimedDrops.removeFirst()) }
      unclaimedDrops.append(Drop(id: file.drop, lastFile: now()))
    }
    guard let index = unclaimedDrops.firstIndex(where: { $0.id == file.drop }) else { return }
    unclaimedDrops[index].files.append(File(url: file.url, length: file.length))
    unclaimedDrops[index].lastFile = now()
  }

  /// Removes expired unclaimed drops, beginning with the oldest, until `length` bytes are available.
  private func removeUnclaimed(for length: Int, but drop: UInt32) {
    let latestExpiry = now() - UploadFolder.unclaimedTimeout
    while length > limit - usedBytes,
      let index = unclaimedDrops.firstIndex(where: { $0.id != drop && $0.lastFile <= latestExpiry })
    {
      remove(unclaimedDrops.remove(at: index))
    }
  }

  private func remove(_ drop: Drop) {
    for file in drop.files { remove(file) }
  }

  /// Removes the folder of a file, and releases the space of the file.
  private func remove(_ file: File) {
    try? FileManager.default.removeItem(at: file.url.deletingLastPathComponent())
    usedBytes -= file.length
  }

  /// Releases the space of files that the application has removed or moved away. A folder that contains anything remains, because the
  /// application may have renamed the file in it.
  private func releaseRemovedFiles() {
    var remaining: [File] = []
    for file in claimedFiles {
      var status = stat()
      let isGone = lstat(file.url.path, &status) != 0 && errno == ENOENT
      if isGone, rmdir(file.url.deletingLastPathComponent().path) == 0 || errno == ENOENT {
        usedBytes -= file.length
      } else {
        remaining.append(file)
      }
    }
    claimedFiles = remaining
  }

  /// Removes a file that was not received completely, and releases its space.
  func discard(_ file: IncomingFile) {
    guard !file.isFinished else { return }
    file.isFinished = true
    try? file.handle.close()
    try? FileManager.default.removeItem(at: file.url.deletingLastPathComponent())
    usedBytes -= file.length
  }

  /// Claims the files of a drop and returns them in the order in which they were received. Later calls for the same
  /// drop return an empty array.
  func claimFiles(_ drop: UInt32) -> [URL] {
    guard let index = unclaimedDrops.firstIndex(where: { $0.id == drop }) else { return [] }
    let files = unclaimedDrops.remove(at: index).files
    claimedFiles += files
    return files.map(\.url)
  }

  /// Removes all files and the folder, including the files of claimed drops.
  func removeAll() {
    temporaryFolder?.remove()
    temporaryFolder = nil
    unclaimedDrops = []
    claimedFiles = []
    usedBytes = 0
  }

  private func fileFolder() throws -> URL {
    if let temporaryFolder { return temporaryFolder.url }
    let folder = try TemporaryFolder(in: parent)
    temporaryFolder = folder
    return folder.url
  }

  /// Returns a file name that contains no directories, is not hidden, and is valid on all file systems.
  nonisolated static func sanitizedName(_ name: String) -> String {
    let lastComponent = name.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last ?? ""
    var sanitizedName = String(
      lastComponent.filter { character in character.unicodeScalars.allSatisfy { $0.value >= 32 && $0.value != 127 } })
    while sanitizedName.hasPrefix(".") { sanitizedName.removeFirst() }
    while sanitizedName.utf8.count > 200 {
      sanitizedName.remove(at: sanitizedName.index(sanitizedName.startIndex, offsetBy: sanitizedName.count / 2))
    }
    return sanitizedName.isEmpty ? "file" : sanitizedName
  }
}
