import Foundation

/// The files that the page may download. Each of them can be requested once.
///
/// The files are opened when they are added, because applications remove temporary files at once.
@MainActor
final class DownloadList {
  /// The largest size of a file in bytes. The response is built in memory.
  static let largestSize = 256 << 20
  /// The maximum number of files that were not requested yet. If there are more, the oldest one is forgotten.
  static let countLimit = 64

  private var files: [(id: UInt32, name: String, handle: FileHandle)] = []
  private var lastID: UInt32 = 0

  /// The numbers and names of the files that were not requested yet.
  var pending: [(id: UInt32, name: String)] { files.map { ($0.id, $0.name) } }

  /// Adds a file, and returns its number and its name. The result is nil if the file cannot be read, is not a regular file, or is too
  /// large.
  func add(_ url: URL) -> (id: UInt32, name: String)? {
    guard let values = try? url.resourceValues(forKeys: [.isRegularFileKey, .fileSizeKey]),
      values.isRegularFile == true,
      values.fileSize ?? 0 <= Self.largestSize, let handle = try? FileHandle(forReadingFrom: url)
    else { return nil }
    if files.count >= Self.countLimit { files.removeFirst() }
    lastID += 1
    files.append((lastID, url.lastPathComponent, handle))
    return (lastID, url.lastPathComponent)
  }

  /// Returns the name and the content of a file, and forgets the file. The result is nil if there is no such file.
  func take(_ id: UInt32) -> (name: String, content: [UInt8])? {
    guard let index = files.firstIndex(where: { $0.id == id }) else { return nil }
    let file = files.remove(at: index)
    // The file may have become larger.
    guard let data = try? file.handle.read(upToCount: Self.largestSize + 1) ?? Data(), data.count <= Self.largestSize
    else { return nil }
    return (file.name, Array(data))
  }
}
