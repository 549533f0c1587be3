import UIKit

/// Where photos are to be found when nobody says: the user's Pictures, else the system's wallpapers, else nowhere.
public struct PhotoPlaces: Sendable {
  /// The process's environment: `HOME`, `XDG_PICTURES_DIR` and `XDG_CONFIG_HOME` are read.
  public var environment: [String: String]

  /// Folders to look in when the user has no pictures; those that do not exist are passed over.
  public var wallpapers: [URL]

  /// The places of this machine; tests give their own.
  public init(
    environment: [String: String] = ProcessInfo.processInfo.environment,
    wallpapers: [URL] = ["/usr/share/backgrounds", "/usr/share/wallpapers"].map { URL(fileURLWithPath: $0) }
  ) {
    self.environment = environment
    self.wallpapers = wallpapers
  }

  /// The user's Pictures folder by the desktop's convention (`XDG_PICTURES_DIR`, the file `user-dirs.dirs`, else
  /// `~/Pictures`); nil without a home.
  public var pictures: URL? {
    if let folder = environment["XDG_PICTURES_DIR"], folder.hasPrefix("/") { return URL(fileURLWithPath: folder) }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    let config = environment["XDG_CONFIG_HOME"] ?? "\(home)/.config"
    if let data = try? RegularFile(FilePath("\(config)/user-dirs.dirs")).contents(limit: 1 << 20) {
      let text = String(decoding: data, as: UTF8.self)
      for line in text.split(separator: "\n") where line.hasPrefix("XDG_PICTURES_DIR=") {
        let value = line.dropFirst("XDG_PICTURES_DIR=".count).trimmingCharacters(in: CharacterSet(charactersIn: "\" "))
        let path = value.replacingOccurrences(of: "$HOME", with: home)
        // The convention's way to say "none" is the home folder itself.
        if path.hasPrefix("/"), path.trimmingCharacters(in: CharacterSet(charactersIn: "/")) != String(home.dropFirst())
        {
          return URL(fileURLWithPath: path)
        }
      }
    }
    return URL(fileURLWithPath: "\(home)/Pictures")
  }

  /// The library to show: `folders` if any were named, else the first of the usual places that holds photos, else
  /// samples. Runs off the main thread.
  public func library(folders: [URL], scanner: PhotoScanner = PhotoScanner()) -> PhotoLibrary {
    guard folders.isEmpty else { return scanner.scan(folders) }
    var problems: [String] = []
    for places in [pictures.map { [$0] } ?? [], wallpapers] {
      let present = places.filter { FileManager.default.fileExists(atPath: $0.path) }
      let (library, unreadable) = scanner.read(present)
      // A place without photos is passed over; one that may hold some is named.
      problems += unreadable
      if !library.albums.isEmpty { return PhotoLibrary(albums: library.albums, problems: problems) }
    }
    return PhotoLibrary(albums: SamplePhoto.albums, problems: problems)
  }
}
