import Foundation
import Glibc

/// The properties that applications set and files do not contain: favorites, hidden pictures, dates and positions. The file
/// `tessera/photo-library.json` in the user's data folder keeps them for all applications of the user.
struct PhotoNotes: Equatable, Sendable {
  /// The properties of a picture.
  struct Entry: Codable, Equatable, Sendable {
    var isFavorite: Bool?
    var isHidden: Bool?
    var creationDate: Date?
    var latitude: Double?
    var longitude: Double?
  }

  /// The entries by the paths of the pictures.
  var entries: [String: Entry] = [:]

  /// The file. Its folder need not exist.
  static var url: URL {
    userData.appendingPathComponent("tessera/photo-library.json")
  }

  /// The user's data folder (freedesktop.org, Base Directory Specification).
  static var userData: URL {
    let environment = ProcessInfo.processInfo.environment
    if let path = environment["XDG_DATA_HOME"], path.hasPrefix("/") { return URL(fileURLWithPath: path) }
    let home = environment["HOME"].map { URL(fileURLWithPath: $0) } ?? FileManager.default.homeDirectoryForCurrentUser
    return home.appendingPathComponent(".local/share")
  }

  /// Reads the file. A missing or damaged file has no entries.
  static func read() -> PhotoNotes { (try? load()) ?? PhotoNotes() }

  /// Reads the file. A missing file has no entries.
  ///
  /// - Throws: The reason if the file cannot be read or is damaged.
  private static func load() throws -> PhotoNotes {
    guard access(url.path, F_OK) == 0 else { return PhotoNotes() }
    return PhotoNotes(entries: try JSONDecoder().decode([String: Entry].self, from: try Data(contentsOf: url)))
  }

  /// Writes the entries that differ from earlier ones. The file keeps the others, which another application may have changed since
  /// the earlier ones were read. A damaged file is kept beside the new one, with the suffix `damaged`.
  ///
  /// - Parameter earlier: The notes before the changes.
  func write(changedSince earlier: PhotoNotes) throws {
    let url = Self.url
    var written: [String: Entry] = [:]
    do { written = try Self.load().entries } catch {
      let kept = url.appendingPathExtension("damaged")
      PhotoStore.report("\(url.path) cannot be read, so it is kept as \(kept.path): \(error)")
      guard rename(url.path, kept.path) == 0 else { throw error }
    }
    for path in Set(entries.keys).union(earlier.entries.keys) where entries[path] != earlier.entries[path] {
      written[path] = entries[path] == Entry() ? nil : entries[path]
    }
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try JSONEncoder().encode(written).write(to: url, options: .atomic)
  }
}
