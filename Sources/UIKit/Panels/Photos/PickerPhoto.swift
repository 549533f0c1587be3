import Foundation

/// A picture or movie in the user's pictures folder.
struct PickerPhoto: Hashable, Sendable {
  let url: URL
  let date: Date
  let isMovie: Bool

  var name: String { url.lastPathComponent }
  /// The identifier of the picture in the library.
  var identifier: String { url.path }

  private static let images: Set<String> = [
    "png", "jpg", "jpeg", "gif", "webp", "heic", "tif", "tiff", "bmp", "svg",
  ]
  private static let movies: Set<String> = ["mp4", "m4v", "mov"]
  /// The largest number of files that are listed.
  private static let largestCount = 100_000
  private static let keys: [URLResourceKey] = [.isRegularFileKey, .contentModificationDateKey]

  /// Creates the description of a file, or returns nil if it is no picture or movie.
  init?(_ url: URL) {
    let suffix = url.pathExtension.lowercased()
    isMovie = Self.movies.contains(suffix)
    guard isMovie || Self.images.contains(suffix), let values = try? url.resourceValues(forKeys: Set(Self.keys)),
      values.isRegularFile == true
    else { return nil }
    self.url = url
    date = values.contentModificationDate ?? .distantPast
  }

  /// Returns the pictures and movies in a folder and its subfolders, beginning with the newest one. Hidden files are
  /// omitted.
  static func find(in folder: URL) -> [PickerPhoto] {
    guard
      let files = FileManager.default.enumerator(
        at: folder, includingPropertiesForKeys: keys, options: [.skipsHiddenFiles])
    else { return [] }
    var result: [PickerPhoto] = []
    for case let url as URL in files {
      guard let photo = PickerPhoto(url) else { continue }
      result.append(photo)
      if result.count == largestCount { break }
    }
    return result.sorted { ($1.date, $0.url.path) < ($0.date, $1.url.path) }
  }
}
