import Foundation

/// The files that the page may download. Each of them can be requested once.
///
/// The files are opened when they are added, because applications remove temporary files at once.
@MainActor
final class DownloadList {
  /// The maximum number of files that were not requested yet. If there are more, the oldest one is forgotten.
  static let countLimit = 64

  private var files: [(id: UInt32, name: String, handle: FileHandle)] = []
  private var lastID: UInt32 = 0

  /// The numbers and names of the files that were not requested yet.
  var pending: [(id: UInt32, name: String)] { files.map { ($0.id, $0.name) } }

  /// Adds a file, and returns its number and its name. The result is nil if the file cannot be read or is not a regular file.
  func add(_ url: URL) -> (id: UInt32, name: String)? {
    guard let values = try? url.resourceValues(forKeys: [.isRegularFileKey]), values.isRegularFile == true,
      let handle = try? FileHandle(forReadingFrom: url)
    else { return nil }
    if files.count >= Self.countLimit { files.removeFirst() }
    lastID += 1
    files.append((lastID, url.lastPathComponent, handle))
    return (lastID, url.lastPathComponent)
  }

  /// Returns the name, the content and the size in bytes of a file, and forgets the file. The result is nil if there is no such file.
  func take(_ id: UInt32) -> (name: String, handle: FileHandle, size: Int)? {
    guard let index = files.firstIndex(where: { $0.id == id }) else { return nil }
    let file = files.remove(at: index)
    guard let size = try? file.handle.seekToEnd(), let length = Int(exactly: size) else { return nil }
    return (file.name, file.handle, length)
  }
}
