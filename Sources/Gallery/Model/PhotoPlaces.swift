import GalleryLibrary
import UIKit

/// The default folders of photos: the user's Pictures folder and, if that folder contains no photos, the system's wallpapers. If none
/// of these folders contains photos, the samples are used.
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

  /// The user's Pictures folder, or `nil` if there is no home directory. `XDG_PICTURES_DIR` or the file `user-dirs.dirs` specifies it.
  /// If neither does, the folder is `~/Pictures`.
  public var pictures: URL? {
    guard environment["HOME"]?.hasPrefix("/") == true || environment["XDG_PICTURES_DIR"]?.hasPrefix("/") == true else {
      return nil
    }
    return UserFolders(environment: environment).pictures
  }

  /// Returns the folders of a library. The method blocks, so do not call it on the main thread.
  ///
  /// The result contains the folders that the library has already and those that the user opens. If the user opens none, the
  /// result also contains the Pictures folder, if that folder contains photos. If there are no folders at all, the result
  /// contains the folders of wallpapers, or else a folder to which samples are written.
  ///
  /// - Parameters:
  ///   - opened: The folders and photos that the user opens. For a photo, the folder that contains it is used.
  ///   - stored: The folders that the library has already.
  ///   - removed: The folders that the user removed from the library. The Pictures folder is not among the result if it is one of
  ///     these, unless the user opens it.
  ///   - samples: The folder of the samples.
  /// - Returns: The folders, whether they are wallpapers or samples, and a message for each of `opened` that cannot be used.
  package func roots(
    opened: [URL], stored: [FilePath], removed: Set<FilePath> = [], samples: FilePath
  ) -> (roots: [FilePath], areSubstitutes: Bool, problems: [String]) {
    var problems: [String] = []
    let present = wallpapers.map { FilePath($0) }
    let substitutes = Set((present + [samples]).map { $0.resolved ?? $0 })
    var roots = stored.filter { !substitutes.contains($0) && !Self.isSampleFolder($0) }
    var areSubstitutes = false
    for path in opened.map({ FilePath($0).absolute }) {
      var info = stat()
      if path.withCString({ stat($0, &info) }) != 0 {
        problems.append("\(path): \(errno == EACCES ? "no permission to read this folder" : "no such folder")")
      } else if info.st_mode & S_IFMT == S_IFDIR {
        roots.append(path)
      } else if info.st_mode & S_IFMT == S_IFREG, PhotoFormats.isPhoto(path) {
        roots.append(path.folder)
      } else {
        problems.append("\(path): neither a folder nor a photo")
      }
    }
    if opened.isEmpty {
      if let pictures = pictures.map({ FilePath($0) }), !removed.contains(pictures.resolved ?? pictures),
        Self.hasPhotos([pictures])
      {
        roots.append(pictures)
      }
      if roots.isEmpty {
        areSubstitutes = true
        roots = present.filter { Self.hasPhotos([$0]) }
      }
      if roots.isEmpty {
        do {
          try SamplePhoto.writeFiles(to: samples.url)
          roots = [samples]
        } catch {
          problems.append("the sample photos cannot be written to \(samples): \(error.localizedDescription)")
        }
      }
    }
    return (FolderSurvey.separate(roots), areSubstitutes, problems)
  }

  /// Returns whether a session has written samples to a folder. Earlier versions added these folders to the library, also those
  /// of indexes that do not exist any more.
  private static func isSampleFolder(_ path: FilePath) -> Bool {
    guard path.name == "samples" else { return false }
    let folder = String(decoding: path.folder.name.bytes, as: UTF8.self)
    let prefix = "tessera-gallery-"
    return folder == "tessera-gallery"
      || folder.hasPrefix(prefix) && UUID(uuidString: String(folder.dropFirst(prefix.count))) != nil
  }

  /// Returns whether folders contain photos. Listing ends at the first one.
  private static func hasPhotos(_ folders: [FilePath]) -> Bool {
    struct Found: Error {}
    do {
      _ = try FolderSurvey(folders) { if $0 > 0 { throw Found() } }
      return false
    } catch { return true }
  }
}
