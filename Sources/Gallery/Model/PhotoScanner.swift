import UIKit

/// Finds the photos below some folders and sorts them into albums: each sub-folder is one, loose photos go by month. A
/// folder that holds nothing but one sub-folder of albums stands for that one.
///
/// Runs off the main thread. Hidden files are passed over; links are not followed, so a loop of links ends.
public struct PhotoScanner: Sendable {
  /// The file types that are shown, by extension.
  public static let extensions: Set<String> = ["jpg", "jpeg", "jpe", "png", "webp", "gif"]

  /// The calendar that tells months apart.
  public var calendar = Calendar(identifier: .gregorian)

  /// What headers said earlier; nil reads all of them.
  public var index: PhotoIndex?

  /// A scanner with the Gregorian calendar in the local time zone.
  public init() {}

  /// Scans `folders` in the order given. A folder that cannot be read becomes a problem of the library, never an error:
  /// the others are shown.
  public func scan(_ folders: [URL]) -> PhotoLibrary {
    var library = PhotoLibrary()
    for folder in folders {
      do {
        let albums = try albums(in: folder)
        if albums.isEmpty { library.problems.append("\(folder.path): no photos in this folder") }
        library.albums += albums
      } catch {
        library.problems.append("\(folder.path): \(Self.reason(error))")
      }
    }
    return library
  }

  private func albums(in folder: URL) throws -> [Album] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder) else {
      throw ScanError("no such folder")
    }
    guard isFolder.boolValue else {
      guard Self.isPhoto(folder.lastPathComponent) else { throw ScanError("not a folder, and not a photo") }
      let photo = Photo(source: .file(folder))
      return [Album(name: folder.deletingLastPathComponent().lastPathComponent, photos: [photo])]
    }
    let entries = try Self.list(folder.path)
    var albums: [Album] = []
    var loose: [String] = []
    for entry in entries {
      if entry.isFolder {
        let photos = photosBelow(folder.path + "/" + entry.name)
        if !photos.isEmpty { albums.append(Album(name: entry.name, photos: photos)) }
      } else if Self.isPhoto(entry.name) {
        loose.append(entry.name)
      }
    }
    // A folder around the folder of albums says nothing: they are the albums.
    if loose.isEmpty, albums.count == 1 {
      let only = folder.appendingPathComponent(albums[0].name, isDirectory: true)
      if hasAlbums(only.path) { return try self.albums(in: only) }
    }
    albums.sort { PeopleOrder.isBefore($0.name, $1.name) }
    return albums + months(of: loose, in: folder.path)
  }

  private static func list(_ folder: String) throws -> [FolderListing.Entry] {
    do {
      return try FolderListing(folder).entries
    } catch let error as POSIXError {
      switch error.code {
      case .EACCES, .EPERM: throw ScanError("no permission to read this folder")
      case .ENOENT: throw ScanError("no such folder")
      default: throw ScanError("this folder cannot be read (\(String(cString: strerror(error.code.rawValue))))")
      }
    }
  }

  /// Whether there are photos in a folder's folders.
  private func hasAlbums(_ folder: String) -> Bool {
    let entries = (try? Self.list(folder)) ?? []
    return entries.contains { $0.isFolder && !photosBelow(folder + "/" + $0.name).isEmpty }
  }

  private func photosBelow(_ folder: String) -> [Photo] {
    var paths: [String] = []
    var folders = [folder]
    while let next = folders.popLast() {
      for entry in (try? Self.list(next)) ?? [] {
        let path = next + "/" + entry.name
        if entry.isFolder {
          folders.append(path)
        } else if Self.isPhoto(entry.name) {
          paths.append(path)
        }
      }
    }
    return paths.sorted(by: PeopleOrder.isBefore).map {
      Photo(source: .file(URL(fileURLWithPath: $0, isDirectory: false)))
    }
  }

  /// Newest month first; within a month oldest photo first, as a roll of film.
  private func months(of names: [String], in folder: String) -> [Album] {
    struct Month: Hashable {
      var year: Int
      var month: Int
    }
    let dates = dates(of: names, in: folder)
    var months: [Month: [(String, Date)]] = [:]
    for (name, date) in zip(names, dates) {
      let parts = calendar.dateComponents([.year, .month], from: date)
      months[Month(year: parts.year ?? 0, month: parts.month ?? 1), default: []].append((name, date))
    }
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    let ordered = months.sorted { ($0.key.year, $0.key.month) > ($1.key.year, $1.key.month) }
    return ordered.map { month, photos in
      let sorted = photos.sorted { ($0.1, $0.0) < ($1.1, $1.0) }
      let name = "\(formatter.monthSymbols[month.month - 1]) \(month.year)"
      return Album(
        name: name,
        photos: sorted.map {
          Photo(source: .file(URL(fileURLWithPath: folder + "/" + $0.0, isDirectory: false)))
        })
    }
  }

  /// The days on which photos were taken, as the camera wrote them; else when the files were last changed. Headers that the
  /// index does not know are read, and noted there.
  private func dates(of names: [String], in folder: String) -> [Date] {
    let known = names.isEmpty ? [:] : index?.entries(in: folder) ?? [:]
    let found: [(entry: PhotoIndex.Entry, isNew: Bool)?] = Self.concurrentMap(names) { name in
      let path = folder + "/" + name
      guard let state = FileState(path: path) else { return nil }
      if let entry = known[name], entry.state == state { return (entry, false) }
      let header = PhotoHeader(contentsOf: URL(fileURLWithPath: path, isDirectory: false))
      return (PhotoIndex.Entry(state: state, header: header), true)
    }
    if let index {
      var new: [String: PhotoIndex.Entry] = [:]
      // One that could not be read may be readable the next time, without a change of its own.
      for (name, one) in zip(names, found) where one?.isNew == true && one?.entry.header.width != 0 {
        new[name] = one?.entry
      }
      let present = Set(names)
      let gone = known.keys.filter { !present.contains($0) }
      if !names.isEmpty { index.note(new, gone: gone, in: folder) }
    }
    return found.map { $0.map { $0.entry.header.taken ?? $0.entry.state.modifiedDate } ?? .distantPast }
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

  private static func isPhoto(_ name: String) -> Bool {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return false }
    return extensions.contains(name[name.index(after: dot)...].lowercased())
  }

  private static func reason(_ error: any Error) -> String {
    (error as? ScanError)?.reason ?? "this folder cannot be read (\(error.localizedDescription))"
  }
}

/// Why a folder gave no albums.
private struct ScanError: Error {
  let reason: String
  init(_ reason: String) { self.reason = reason }
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
