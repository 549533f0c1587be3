import CoreGraphics
import Foundation

/// The description of a file in the trash, the file `info/NAME.trashinfo` (freedesktop.org Trash specification 1.0).
struct TrashInformation: Equatable {
  /// The path of the file before it was moved to the trash.
  let original: FilePath

  /// Reads a description.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - topFolder: The folder to which relative paths refer, which is the root of the disk that contains the trash.
  /// - Returns: `nil` if the file does not contain a path.
  init?(_ bytes: some Collection<UInt8>, topFolder: FilePath) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    guard
      lines.first.map({ String(decoding: $0, as: UTF8.self).trimmingCharacters(in: .whitespaces) }) == "[Trash Info]",
      let line = lines.first(where: { $0.starts(with: "Path=".utf8) })
    else { return nil }
    // The bytes of the path are escaped as in URLs (RFC 2396).
    let text = String(decoding: line.dropFirst("Path=".utf8.count), as: UTF8.self)
    guard !text.isEmpty, let url = URL(string: text.hasPrefix("/") ? "file://\(text)" : "file:///\(text)") else {
      return nil
    }
    let path = FilePath(url)
    original = text.hasPrefix("/") ? path : topFolder.appending(FilePath(bytes: path.bytes.dropFirst()))
  }

  /// The folders of a trash.
  struct Folders: Hashable {
    /// The folder that contains `files` and `info`.
    let trash: FilePath
    /// The folder to which relative paths refer.
    let top: FilePath
  }

  /// Reads the descriptions of files in a trash, for the files whose names meet a condition.
  static func all(
    in folders: Folders, where isIncluded: (FilePath) -> Bool
  ) -> [(file: FilePath, information: TrashInformation)] {
    let suffix = Array(".trashinfo".utf8)
    let folder = folders.trash.appending("info")
    let entries = (try? FolderListing(folder, followsLink: false).entries) ?? []
    return entries.compactMap { entry in
      guard entry.kind == .file, entry.name.bytes.suffix(suffix.count) == suffix[...] else { return nil }
      let file = folders.trash.appending("files").appending(FilePath(bytes: entry.name.bytes.dropLast(suffix.count)))
      guard isIncluded(file), let opened = try? RegularFile(folder.appending(entry.name)),
        let bytes = try? opened.contents(limit: 64 << 10),
        let information = TrashInformation(bytes, topFolder: folders.top)
      else { return nil }
      return (file, information)
    }
  }
}
