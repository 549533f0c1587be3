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
      guard Self.isPhoto(folder) else { throw ScanError("not a folder, and not a photo") }
      let photo = Photo(source: .file(folder))
      return [Album(name: folder.deletingLastPathComponent().lastPathComponent, photos: [photo])]
    }
    let entries = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.isDirectoryKey, .contentModificationDateKey],
      options: [.skipsHiddenFiles])
    var albums: [Album] = []
    var loose: [URL] = []
    for entry in entries {
      if Self.isDirectory(entry) {
        let photos = photosBelow(entry)
        if !photos.isEmpty { albums.append(Album(name: entry.lastPathComponent, photos: photos)) }
      } else if Self.isPhoto(entry) {
        loose.append(entry)
      }
    }
    // A folder around the folder of albums says nothing: they are the albums.
    if loose.isEmpty, albums.count == 1, let only = entries.first(where: { $0.lastPathComponent == albums[0].name }),
      hasAlbums(only)
    {
      return try self.albums(in: only)
    }
    albums.sort { Self.ordered($0.name, $1.name) }
    return albums + months(of: loose)
  }

  /// Whether there are photos in a folder's folders.
  private func hasAlbums(_ folder: URL) -> Bool {
    let entries = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: [.skipsHiddenFiles])
    return (entries ?? []).contains { Self.isDirectory($0) && !photosBelow($0).isEmpty }
  }

  private func photosBelow(_ folder: URL) -> [Photo] {
    let enumerator = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: [.skipsHiddenFiles])
    var urls: [URL] = []
    while let url = enumerator?.nextObject() as? URL {
      if Self.isPhoto(url) && !Self.isDirectory(url) { urls.append(url) }
    }
    return urls.sorted { Self.ordered($0.path, $1.path) }.map { Photo(source: .file($0)) }
  }

  /// Newest month first; within a month oldest photo first, as a roll of film.
  private func months(of urls: [URL]) -> [Album] {
    struct Month: Hashable {
      var year: Int
      var month: Int
    }
    let dates = Self.concurrentMap(urls) { Self.date(of: $0) }
    var months: [Month: [(URL, Date)]] = [:]
    for (url, date) in zip(urls, dates) {
      let parts = calendar.dateComponents([.year, .month], from: date)
      months[Month(year: parts.year ?? 0, month: parts.month ?? 1), default: []].append((url, date))
    }
    let names = DateFormatter()
    names.locale = Locale(identifier: "en_US_POSIX")
    let ordered = months.sorted { ($0.key.year, $0.key.month) > ($1.key.year, $1.key.month) }
    return ordered.map { month, photos in
      let sorted = photos.sorted { ($0.1, $0.0.lastPathComponent) < ($1.1, $1.0.lastPathComponent) }
      let name = "\(names.monthSymbols[month.month - 1]) \(month.year)"
      return Album(name: name, photos: sorted.map { Photo(source: .file($0.0)) })
    }
  }

  /// The day it was taken, as the camera wrote it; else the day the file was last changed.
  private static func date(of url: URL) -> Date {
    if let taken = try? UIImage.metadata(contentsOf: url).captureDate { return taken }
    let values = try? url.resourceValues(forKeys: [.contentModificationDateKey])
    return values?.contentModificationDate ?? .distantPast
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

  private static func ordered(_ a: String, _ b: String) -> Bool {
    let order = a.compare(b, options: [.caseInsensitive, .numeric])
    return order == .orderedSame ? a < b : order == .orderedAscending
  }

  private static func isPhoto(_ url: URL) -> Bool { extensions.contains(url.pathExtension.lowercased()) }

  private static func isDirectory(_ url: URL) -> Bool {
    (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory ?? false
  }

  private static func reason(_ error: any Error) -> String {
    if let error = error as? ScanError { return error.reason }
    let code = (error as? CocoaError)?.code
    switch code {
    case .fileReadNoPermission: return "no permission to read this folder"
    case .fileReadNoSuchFile, .fileNoSuchFile: return "no such folder"
    default: return "this folder cannot be read (\(error.localizedDescription))"
    }
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
