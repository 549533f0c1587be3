import CoreGraphics
import Foundation
import GalleryLibrary

/// A program that performs commands on a library, one for each line of its input: `LibraryWorker commands INDEX
/// USERDATA PHOTOS`.
///
/// After each command it prints a line with the result. Paths are relative to the folder of photos.
enum Commands {
  static func run(_ location: LibraryDatabase.Location, _ photos: FilePath) throws {
    let database = try LibraryDatabase(location) { LibraryWorker.say("report \($0)") }
    LibraryWorker.say(database.ownsIndex ? "owner" : "reader")
    while let line = readLine() {
      let words = line.split(separator: " ", maxSplits: 1).map(String.init)
      let argument = words.count > 1 ? words[1] : ""
      do { LibraryWorker.say(try perform(words.first ?? "", argument, database, photos)) } catch {
        LibraryWorker.say("error \(error)")
      }
    }
  }

  private static func perform(
    _ command: String, _ argument: String, _ database: LibraryDatabase, _ photos: FilePath
  ) throws -> String {
    func id() throws -> Int64 {
      let all = try database.timeline()
      let path = photos.appending(FilePath(argument))
      let item = try database.photos(0..<all.count, of: all).first { $0.path == path }
      guard let item else { throw FileError("\(path) is not in the library") }
      return item.id
    }
    func text(_ summary: LibraryDatabase.TrashSummary) -> String {
      (["\(summary.photos.count) moved"] + summary.problems).joined(separator: "; ")
    }
    switch command {
    case "index": return "\(try LibraryIndexer(database).index([photos]).photoCount) photos"
    case "favourite":
      try database.setFavourite([id()], true)
      return "saved"
    case "favourites": return "\(try database.count(.favourites)) favourites"
    case "album":
      try database.arrange([id()], in: try database.albums().first?.id ?? database.createAlbum(named: "Album"))
      return "saved"
    case "first":
      // Moves the photo to the beginning of the album.
      guard let album = try database.albums().first else { return "no album" }
      try database.arrange([id()], in: album.id, before: album.cover)
      return "saved"
    case "rotate":
      try database.rotate([id()], by: 1)
      return "saved"
    case "turns": return "\(try database.photos([id()])[0].turns) turns"
    case "trash": return text(try database.moveToTrash([id()]))
    case "restore":
      let trash = try database.timeline(.state(.trashed))
      return text(try database.restoreFromTrash(database.photos(0..<trash.count, of: trash).map(\.id)))
    case "delete":
      let trash = try database.timeline(.state(.trashed))
      return text(try database.deletePermanently(database.photos(0..<trash.count, of: trash).map(\.id)))
    default: return "unknown command"
    }
  }
}
