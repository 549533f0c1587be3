extension UserData {
  /// The properties by which a photo in a folder is identified.
  ///
  /// Marks are stored for each folder, because the path of the folder is most of a mark: a library of a million favourites has
  /// 60 MB of marks instead of 200 MB.
  package struct FolderMark: Equatable, Sendable {
    /// The photo.
    var photo: PhotoID
    /// The fingerprint of the file's content (`ContentKey`).
    var key: Int64
    /// The size of the file, in bytes.
    var size: Int64
    /// The name of the file, as the last component of a URL.
    var name: String
  }

  /// Photos that are moved together in an album.
  package struct Run: Codable, Equatable, Sendable {
    /// The photos, in their new order.
    var photos: [PhotoID]
    /// The photo before which they are inserted, or `nil` to insert them at the end.
    var next: PhotoID?
  }

  /// The number of marks in a line of the journal.
  private static let marksPerLine = 1024

  /// Returns the changes that record marks, a change for each folder.
  static func changes(recording marks: some Sequence<(PhotoID, Mark)>) -> [UserDataChange] {
    var folders: [String: [FolderMark]] = [:]
    for (photo, mark) in marks {
      let name = mark.url.utf8.lastIndex(of: UInt8(ascii: "/")).map { mark.url.utf8.index(after: $0) }
      let start = name ?? mark.url.startIndex
      folders[String(mark.url[..<start]), default: []]
        .append(FolderMark(photo: photo, key: mark.key, size: mark.size, name: String(mark.url[start...])))
    }
    return folders.sorted { $0.key < $1.key }.flatMap { folder, marks in
      stride(from: 0, to: marks.count, by: marksPerLine).map {
        .marks(folder, Array(marks[$0..<min($0 + marksPerLine, marks.count)]))
      }
    }
  }
}

/// A mark is an array, so that a line of the journal does not repeat the names of the properties.
extension UserData.FolderMark: Codable {
  package init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    photo = try values.decode(Int64.self)
    key = try values.decode(Int64.self)
    size = try values.decode(Int64.self)
    name = try values.decode(String.self)
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.unkeyedContainer()
    try values.encode(photo)
    try values.encode(key)
    try values.encode(size)
    try values.encode(name)
  }
}
