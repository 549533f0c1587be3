import UIKit

/// The default places of photos: the user's Pictures folder, the system's wallpapers, or the samples.
public struct PhotoPlaces: Sendable {
  /// The environment, of which `HOME`, `XDG_PICTURES_DIR` and `XDG_CONFIG_HOME` are used.
  public var environment: [String: String]

  /// The folders that are searched if the user has no pictures. Missing folders are skipped.
  public var wallpapers: [URL]

  /// Creates the places of this machine. Tests pass their own.
  ///
  /// - Parameters:
  ///   - environment: The environment.
  ///   - wallpapers: The folders that are searched if the user has no pictures.
  public init(
    environment: [String: String] = ProcessInfo.processInfo.environment,
    wallpapers: [URL] = ["/usr/share/backgrounds", "/usr/share/wallpapers"].map { URL(fileURLWithPath: $0) }
  ) {
    self.environment = environment
    self.wallpapers = wallpapers
  }

  /// The user's Pictures folder by the desktop's convention (`XDG_PICTURES_DIR`, the file `user-dirs.dirs`, otherwise
  /// `~/Pictures`), or `nil` if there is no home directory.
  public var pictures: URL? {
    if let folder = environment["XDG_PICTURES_DIR"], folder.hasPrefix("/") { return URL(fileURLWithPath: folder) }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    let config = environment["XDG_CONFIG_HOME"] ?? "\(home)/.config"
    if let data = try? RegularFile(FilePath("\(config)/user-dirs.dirs")).contents(limit: 1 << 20) {
      let text = String(decoding: data, as: UTF8.self)
      for line in text.split(separator: "\n") where line.hasPrefix("XDG_PICTURES_DIR=") {
        let value = line.dropFirst("XDG_PICTURES_DIR=".count).trimmingCharacters(in: CharacterSet(charactersIn: "\" "))
        let path = value.replacingOccurrences(of: "$HOME", with: home)
        // By convention, the home directory itself means that there is no such folder.
        if path.hasPrefix("/"), path.trimmingCharacters(in: CharacterSet(charactersIn: "/")) != String(home.dropFirst())
        {
          return URL(fileURLWithPath: path)
        }
      }
    }
    return URL(fileURLWithPath: "\(home)/Pictures")
  }

  /// Returns the library to show. It must not be called on the main thread.
  ///
  /// - Parameters:
  ///   - folders: The folders that the user named. If there are none, the first default place with photos is used, or
  ///     the samples.
  ///   - scanner: The scanner of the folders.
  /// - Returns: The library.
  public func library(folders: [URL], scanner: PhotoScanner = PhotoScanner()) -> PhotoLibrary {
    guard folders.isEmpty else { return scanner.scan(folders) }
    var problems: [String] = []
    for places in [pictures.map { [$0] } ?? [], wallpapers] {
      let present = places.filter { FileManager.default.fileExists(atPath: $0.path) }
      let (library, unreadable) = scanner.read(present)
      // A place without photos is skipped silently; one that may contain some is reported.
      problems += unreadable
      if !library.albums.isEmpty { return PhotoLibrary(albums: library.albums, problems: problems) }
    }
    return PhotoLibrary(albums: SamplePhoto.albums, problems: problems)
  }
}
