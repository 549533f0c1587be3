import CoreGraphics
import Foundation

/// The folders that the programs of a desktop share.
///
/// In a Flatpak, `XDG_DATA_HOME` and `XDG_CACHE_HOME` are folders of the program. The trash, the thumbnails and the recent files are in
/// those of the desktop (https://docs.flatpak.org/en/latest/conventions.html).
package enum DesktopFolders {
  /// Returns the folder of data, such as the trash and the recent files, or `nil` without a home folder.
  package static func data(
    environment: [String: String] = ProcessInfo.processInfo.environment, isSandboxed: Bool = isSandboxed
  ) -> FilePath? {
    folder("XDG_DATA_HOME", ".local/share", environment, isSandboxed)
  }

  /// Returns the folder of the cache, which contains the thumbnails, or `nil` without a home folder.
  package static func cache(
    environment: [String: String] = ProcessInfo.processInfo.environment, isSandboxed: Bool = isSandboxed
  ) -> FilePath? {
    folder("XDG_CACHE_HOME", ".cache", environment, isSandboxed)
  }

  /// Indicates whether the program runs in a Flatpak.
  package static let isSandboxed = access("/.flatpak-info", F_OK) == 0

  private static func folder(
    _ variable: String, _ fallback: String, _ environment: [String: String], _ isSandboxed: Bool
  ) -> FilePath? {
    if let path = environment[isSandboxed ? "HOST_" + variable : variable], path.hasPrefix("/") {
      return FilePath(path)
    }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    return FilePath(home).appending(FilePath(fallback))
  }
}
