import UIKit

/// Finds the photos below some folders and sorts them into albums: each sub-folder is one, loose photos go by month. A
/// folder that holds nothing but one sub-folder of albums stands for that one.
///
/// Runs off the main thread. Hidden files are passed over, as are pipes, sockets and devices; links to folders are not
/// followed, so a loop of links ends. Names are bytes: those that are not UTF-8 are shown with replacement characters.
public struct PhotoScanner: Sendable {
  /// The file types that are shown, by extension.
  public static let extensions: Set<String> = ["jpg", "jpeg", "jpe", "png", "webp", "gif"]

  /// The calendar that tells months apart.
  public var calendar = Calendar(identifier: .gregorian)

  /// What headers said earlier; nil reads all of them.
  public var index: PhotoIndex?

  /// A scanner with the Gregorian calendar in the local time zone.
  public init() {}

  /// Scans `folders` in the order given. A folder that cannot be read, one of them or one below them, becomes a problem of
  /// the library, never an error: the others are shown.
  public func scan(_ folders: [URL]) -> PhotoLibrary { read(folders).library }

  /// Scans folders.
  ///
  /// - Returns: The library, and those of its problems that are about folders that cannot be read.
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
        throw ScanError("not a folder, and not a photo")
      }
      return [Album(name: folder.folder.name.description, photos: [Photo(source: .file(folder.url))])]
    }
    let tree: FolderTree
    do { tree = try FolderTree(folder) } catch {
      throw (error as? ScanError) ?? ScanError("this folder cannot be read (\(error.localizedDescription))")
    }
    problems += tree.problems
    // A folder around the folder of albums says nothing: they are the albums.
    var root = 0
    while tree.folders[root].photos.isEmpty {
      let albums = tree.albums(in: root)
      guard albums.count == 1, !tree.albums(in: albums[0]).isEmpty else { break }
      root = albums[0]
    }
    let albums = tree.albums(in: root).map { index in
      Album(name: tree.folders[index].path.name.description, photos: Self.sorted(tree.photos(below: index)))
    }
    return albums.sorted { PeopleOrder.isBefore($0.name, $1.name) }
      + months(of: tree.folders[root].photos, in: tree.folders[root].path)
  }

  private static func sorted(_ paths: [FilePath]) -> [Photo] {
    let named = paths.map { (text: $0.description, path: $0) }
    let ordered = named.sorted { one, other in
      one.text == other.text
        ? one.path.bytes.lexicographicallyPrecedes(other.path.bytes) : PeopleOrder.isBefore(one.text, other.text)
    }
    return ordered.map { Photo(source: .file($0.path.url)) }
  }

  /// Newest month first; within a month oldest photo first, as a roll of film.
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

  /// The days on which photos were taken, as the camera wrote them; else when the files were last changed. Headers that the
  /// index does not know are read, and noted there.
  private func dates(of names: [FilePath], in folder: FilePath) -> [Date] {
    let known = names.isEmpty ? [:] : index?.entries(in: folder) ?? [:]
    let found: [(entry: PhotoIndex.Entry, isNew: Bool)?] = Self.concurrentMap(names) { name in
      let path = folder.appending(name)
      if let entry = known[name], entry.state == RegularFile.State(path) { return (entry, false) }
      // The state and the header of one file, whatever the name leads to by then.
      if let file = try? RegularFile(path) {
        return (PhotoIndex.Entry(state: file.state, header: PhotoHeader(file)), true)
      }
      return RegularFile.State(path).map { (PhotoIndex.Entry(state: $0, header: PhotoHeader()), true) }
    }
    if let index {
      var new: [FilePath: PhotoIndex.Entry] = [:]
      // One that could not be read may be readable the next time, without a change of its own.
      for (name, one) in zip(names, found) where one?.isNew == true && one?.entry.header.width != 0 {
        new[name] = one?.entry
      }
      let present = Set(names)
      let gone = known.keys.filter { !present.contains($0) }
      if !names.isEmpty { index.note(new, gone: gone, in: folder) }
    }
    return found.map { $0.map { $0.entry.header.taken ?? $0.entry.state.modified } ?? .distantPast }
  }

  /// Reading ten thousand headers is waiting for the disk: all cores wait at once.
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

  /// Whether a name ends as those of photos do.
  static func isPhoto(_ name: FilePath) -> Bool { extensions.contains(name.pathExtension) }
}

/// Results that several threads put in place, each its own.
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
