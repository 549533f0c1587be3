import UIKit

/// The default folders of photos. They are the user's Pictures folder and, if it contains no photos, the system's
/// wallpapers. If none of these folders contains photos, the samples are used.
public struct PhotoPlaces: Sendable {
  /// The environment variables. `HOME`, `XDG_PICTURES_DIR` and `XDG_CONFIG_HOME` are used.
  public var environment: [String: String]

  /// The folders of wallpapers to search if the user has no pictures. Missing folders are skipped.
  public var wallpapers: [URL]

  /// Creates the default folders of the current machine. Tests pass other values.
  ///
  /// - Parameters:
  ///   - environment: The environment variables.
  ///   - wallpapers: The folders to search if the user has no pictures.
  public init(
    environment: [String: String] = ProcessInfo.processInfo.environment,
    wallpapers: [URL] = ["/usr/share/backgrounds", "/usr/share/wallpapers"].map { URL(fileURLWithPath: $0) }
  ) {
    self.environment = environment
    self.wallpapers = wallpapers
  }

  /// The user's Pictures folder, or `nil` if there is no home directory. `XDG_PICTURES_DIR` or the file
  /// `user-dirs.dirs` specifies it. If neither does, it is `~/Pictures`.
  public var pictures: URL? {
    if let folder = environment["XDG_PICTURES_DIR"], folder.hasPrefix("/") { return URL(fileURLWithPath: folder) }
    guard let homeFolder = environment["HOME"], homeFolder.hasPrefix("/") else { return nil }
    let config = environment["XDG_CONFIG_HOME"] ?? "\(homeFolder)/.config"
    if let data = try? RegularFile(FilePath("\(config)/user-dirs.dirs")).contents(limit: 1 << 20) {
      let text = String(decoding: data, as: UTF8.self)
      for line in text.split(separator: "\n") where line.hasPrefix("XDG_PICTURES_DIR=") {
        let value = line.dropFirst("XDG_PICTURES_DIR=".count).trimmingCharacters(in: CharacterSet(charactersIn: "\" "))
        let path = value.replacingOccurrences(of: "$HOME", with: homeFolder)
        // By convention, the home directory as a value means that there is no such folder.
        if path.hasPrefix("/"),
          path.trimmingCharacters(in: CharacterSet(charactersIn: "/")) != String(homeFolder.dropFirst())
        {
          return URL(fileURLWithPath: path)
        }
      }
    }
    return URL(fileURLWithPath: "\(homeFolder)/Pictures")
  }

  /// Returns the library to show. It must not be called on the main thread.
  ///
  /// - Parameters:
  ///   - folders: The folders that the user specified. If the array is empty, the first default folder with photos is
  ///     used, or the samples if there is none.
  ///   - scanner: The scanner of the folders.
  /// - Returns: The library.
  public func library(folders: [URL], scanner: PhotoScanner = PhotoScanner()) -> PhotoLibrary {
    guard folders.isEmpty else { return scanner.scan(folders) }
    var problems: [String] = []
    for places in [pictures.map { [$0] } ?? [], wallpapers] {
      let present = places.filter { FileManager.default.fileExists(atPath: $0.path) }
      let (library, unreadable) = scanner.read(present)
      // A folder without photos is skipped without a message, but a folder that cannot be read is reported.
      problems += unreadable
      if !library.albums.isEmpty { return PhotoLibrary(albums: library.albums, problems: problems) }
    }
    return PhotoLibrary(albums: SamplePhoto.albums, problems: problems)
  }
}
