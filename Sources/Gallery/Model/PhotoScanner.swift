import UIKit

/// Searches folders for photos and groups the photos into albums. Each subfolder becomes an album, and photos directly
/// in a folder are grouped by month. If a folder contains only a single subfolder with albums, that subfolder is used
/// instead.
///
/// It must not be used on the main thread. Hidden files, pipes, sockets and devices are skipped. Links to folders are
/// not followed, because they may form loops. Names that are not valid UTF-8 are displayed with replacement characters.
public struct PhotoScanner: Sendable {
  /// The file name extensions of photos.
  public static let extensions: Set<String> = ["jpg", "jpeg", "jpe", "png", "webp", "gif"]

  /// The calendar by which photos are grouped into months.
  public var calendar = Calendar(identifier: .gregorian)

  /// The index of headers, or `nil` to read the headers of all files.
  public var index: PhotoIndex?

  /// Creates a scanner with the Gregorian calendar in the local time zone.
  public init() {}

  /// Scans folders for photos.
  ///
  /// - Parameter folders: The folders, in the order in which their albums are shown.
  /// - Returns: The library. For each folder that cannot be read, `problems` contains a message.
  public func scan(_ folders: [URL]) -> PhotoLibrary { read(folders).library }

  /// Scans folders for photos, and returns the problems of unreadable folders separately.
  ///
  /// - Returns: The library, and the subset of its problems that concern unreadable folders.
  func read(_ folders: [URL]) -> (library: PhotoLibrary, unreadable: [String]) {
    var library = PhotoLibrary()
    var unreadable: [String] = []
    for folder in folders {
      let path = FilePath(folder)
      var problems: [String] = []
      do {
        let albums = try albums(in: path, &problems)
        unreadable += problems
        if albums.isEmpty { problems.append("\(path): no photos in this folder") }
        library.albums += albums
      } catch {
        problems.append("\(path): \(error.reason)")
        unreadable += problems
      }
      library.problems += problems
    }
    return (library, unreadable)
  }

  private func albums(in folder: FilePath, _ problems: inout [String]) throws(ScanError) -> [Album] {
    var info = stat()
    guard folder.withCString({ stat($0, &info) }) == 0 else {
      throw errno == EACCES ? ScanError(POSIXError(.EACCES)) : ScanError("no such folder")
    }
    guard info.st_mode & S_IFMT == S_IFDIR else {
      guard Self.isPhoto(folder), info.st_mode & S_IFMT == S_IFREG else {
        throw ScanError("neither a folder nor a photo")
      }
      return [Album(name: folder.folder.name.description, photos: [Photo(source: .file(folder.url))])]
    }
    let tree: FolderTree
    do { tree = try FolderTree(folder) } catch {
      throw (error as? ScanError) ?? ScanError("this folder cannot be read (\(error.localizedDescription))")
    }
    problems += tree.problems
    // A folder that contains only the folder of albums is skipped.
    var root = 0
    while tree.folders[root].photos.isEmpty {
      let albums = tree.albums(in: root)
      guard albums.count == 1, !tree.albums(in: albums[0]).isEmpty else { break }
      root = albums[0]
    }
    let albums = tree.albums(in: root).map { index in
      Album(name: tree.folders[index].path.name.description, photos: Self.sorted(tree.photos(below: index)))
    }
    return albums.sorted { NameOrder.isBefore($0.name, $1.name) }
      + months(of: tree.folders[root].photos, in: tree.folders[root].path)
  }

  private static func sorted(_ paths: [FilePath]) -> [Photo] {
    let named = paths.map { (text: $0.description, path: $0) }
    let ordered = named.sorted { one, other in
      one.text == other.text
        ? one.path.bytes.lexicographicallyPrecedes(other.path.bytes) : NameOrder.isBefore(one.text, other.text)
    }
    return ordered.map { Photo(source: .file($0.path.url)) }
  }

  /// Returns an album for each month, beginning with the newest. Within a month, the oldest photo is first.
  private func months(of names: [FilePath], in folder: FilePath) -> [Album] {
    struct Month: Hashable {
      var year: Int
      var month: Int
    }
    let dates = dates(of: names, in: folder)
    var months: [Month: [(name: FilePath, date: Date)]] = [:]
    for (name, date) in zip(names, dates) {
      let parts = calendar.dateComponents([.year, .month], from: date)
      months[Month(year: parts.year ?? 0, month: parts.month ?? 1), default: []].append((name, date))
    }
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    let ordered = months.sorted { ($0.key.year, $0.key.month) > ($1.key.year, $1.key.month) }
    return ordered.map { month, photos in
      let sorted = photos.sorted { one, other in
        one.date == other.date ? one.name.bytes.lexicographicallyPrecedes(other.name.bytes) : one.date < other.date
      }
      let name = "\(formatter.monthSymbols[month.month - 1]) \(month.year)"
      return Album(name: name, photos: sorted.map { Photo(source: .file(folder.appending($0.name).url)) })
    }
  }

  /// Returns the dates on which photos were taken, or the modification dates of files that do not contain such a date.
  /// Headers that are missing in the index are read and added to it.
  private func dates(of names: [FilePath], in folder: FilePath) -> [Date] {
    let indexed = names.isEmpty ? [:] : index?.entries(in: folder) ?? [:]
    let scanned: [(entry: PhotoIndex.Entry, isNew: Bool)?] = Self.concurrentMap(names) { name in
      let path = folder.appending(name)
      if let entry = indexed[name], entry.state == RegularFile.State(path) { return (entry, false) }
      // The state and the header are read from the same open file, even if the file at the path is replaced between the
      // calls.
      if let file = try? RegularFile(path) {
        return (PhotoIndex.Entry(state: file.state, header: PhotoHeader(file)), true)
      }
      return RegularFile.State(path).map { (PhotoIndex.Entry(state: $0, header: PhotoHeader()), true) }
    }
    if let index {
      var newEntries: [FilePath: PhotoIndex.Entry] = [:]
      // A file that could not be read is not recorded, because it may be readable at the next start without having
      // changed.
      for (name, one) in zip(names, scanned) where one?.isNew == true && one?.entry.header.width != 0 {
        newEntries[name] = one?.entry
      }
      let present = Set(names)
      let removed = indexed.keys.filter { !present.contains($0) }
      if !names.isEmpty { index.record(newEntries, gone: removed, in: folder) }
    }
    return scanned.map { $0.map { $0.entry.header.taken ?? $0.entry.state.modified } ?? .distantPast }
  }

  /// Maps items on all cores. Most of the time for reading ten thousand headers is spent waiting for the disk.
  private static func concurrentMap<T: Sendable, R: Sendable>(_ items: [T], _ body: @escaping @Sendable (T) -> R) -> [R]
  {
    guard items.count > 64 else { return items.map(body) }
    let chunk = 64
    let results = ChunkedResults<R>(count: (items.count + chunk - 1) / chunk)
    DispatchQueue.concurrentPerform(iterations: results.count) { index in
      let range = index * chunk..<min(items.count, (index + 1) * chunk)
      results.set(items[range].map(body), at: index)
    }
    return results.joined()
  }

  /// Returns whether a file name has the extension of a photo.
  static func isPhoto(_ name: FilePath) -> Bool { extensions.contains(name.pathExtension) }
}

/// The results of several threads, which each thread adds in chunks.
private final class ChunkedResults<R: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var chunks: [[R]]

  init(count: Int) { chunks = Array(repeating: [], count: count) }

  var count: Int { chunks.count }

  func set(_ chunk: [R], at index: Int) {
    lock.lock()
    chunks[index] = chunk
    lock.unlock()
  }

  func joined() -> [R] { chunks.flatMap { $0 } }
}
