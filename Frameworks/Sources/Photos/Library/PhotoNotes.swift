import Foundation

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
  static func read() -> PhotoNotes {
    guard let data = try? Data(contentsOf: url),
      let entries = try? JSONDecoder().decode([String: Entry].self, from: data)
    else { return PhotoNotes() }
    return PhotoNotes(entries: entries)
  }

  /// Writes the file.
  func write() throws {
    let entries = entries.filter { $0.value != Entry() }
    let url = Self.url
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try JSONEncoder().encode(entries).write(to: url, options: .atomic)
  }
}
