import CoreGraphics
import Foundation
import GalleryLibrary

/// A program that performs commands on a library, one for each line of its input: `LibraryWorker commands INDEX
/// USERDATA PHOTOS`.
///
/// After each command it prints a line with the result. Paths are relative to the folder of photos.
enum Commands {
  static func run(_ location: LibraryDatabase.Location, _ photos: FilePath) throws {
    func open() throws -> LibraryDatabase { try LibraryDatabase(location) { LibraryWorker.say("report \($0)") } }
    var database: LibraryDatabase? = try open()
    LibraryWorker.say(database?.ownsIndex == true ? "owner" : "reader")
    while let line = readLine() {
      let words = line.split(separator: " ", maxSplits: 1).map(String.init)
      let argument = words.count > 1 ? words[1] : ""
      do {
        switch words.first ?? "" {
        case "close":
          database?.close()
          database = nil
          LibraryWorker.say("closed")
        case "reopen":
          database?.close()
          database = nil
          database = try open()
          LibraryWorker.say("opened")
        case let command where DiskCommands.all.contains(command):
          LibraryWorker.say(try DiskCommands.perform(command, argument))
        case let command:
          guard let database else { throw FileError("the library is closed") }
          LibraryWorker.say(try perform(command, argument, database, photos))
        }
      } catch {
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
    case "unfavourite":
      try database.setFavourite([id()], false)
      return "saved"
    case "state": return try state(database)
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

  /// Returns what the user made, as the index has it: the favourites, the photos of the album in their order, and the rotated photos.
  /// It begins with "differs" if the journal has something else, and with "damaged" if the index is damaged.
  private static func state(_ database: LibraryDatabase) throws -> String {
    guard try database.verify() else { return "damaged" }
    let names = { (scope: Timeline.Scope) in
      let timeline = try database.timeline(scope)
      return try database.photos(0..<timeline.count, of: timeline).map { "\($0.fileName)" }
    }
    let all = try database.timeline()
    let items = try database.photos(0..<all.count, of: all)
    let data = try database.userData()
    let albums = try database.albums()
    let favourites = try names(.favourites).sorted()
    let album = try albums.first.map { try names(.album($0.id)) } ?? []
    let turned = items.filter { $0.turns != 0 }.map { "\($0.fileName) \($0.turns)" }.sorted()
    let byID = Dictionary(uniqueKeysWithValues: items.map { ($0.id, "\($0.fileName)") })
    let agrees =
      data.favourites.compactMap { byID[$0] }.sorted() == favourites
      && data.albumOrder.first.map { data.albums[$0]?.photos.compactMap { byID[$0] } ?? [] } ?? [] == album
      && data.turns.compactMap { turn in byID[turn.key].map { "\($0) \(turn.value)" } }.sorted() == turned
    return (agrees ? "" : "differs ")
      + "\(all.count) photos; favourites \(favourites); album \(album); turned \(turned)"
  }
}
