import CoreGraphics
import Foundation
import GalleryLibrary
import PixbufImages
import RuntimeInterface

/// A program that works on a library until it is ended: `LibraryWorker INDEX USERDATA PHOTOS SEED`. The first argument
/// can also be a command (`Measurement`, `Commands`).
///
/// Before each change of user data it prints the change as JSON, and "done" after the change was saved. In between, it
/// indexes and deletes photos. With the seed 0, it moves photos to the trash and back instead. With a seed that is a multiple of 3, it
/// makes changes for which the journal is rewritten.
@main
enum LibraryWorker {
  static func main() throws {
    let arguments = CommandLine.arguments
    if arguments.count == 5, ["measure", "commands"].contains(arguments[1]) {
      let location = LibraryDatabase.Location(
        index: URL(fileURLWithPath: arguments[2]), userData: URL(fileURLWithPath: arguments[3]))
      Runtime.makeImageCodec = { PixbufImageCodec() }
      let run = arguments[1] == "measure" ? Measurement.run : Commands.run
      return try run(location, FilePath(arguments[4]))
    }
    guard arguments.count == 5, let seed = UInt64(arguments[4]) else { exit(64) }
    var random = Generator(state: seed)
    let photos = FilePath(arguments[3])
    let location = LibraryDatabase.Location(
      index: URL(fileURLWithPath: arguments[1]), userData: URL(fileURLWithPath: arguments[2]))
    let database = try LibraryDatabase(location) { say("report \($0)") }
    let indexer = LibraryIndexer(database, reader: NoMetadata())
    say("open")
    if seed == 0 { try moveToTrashAndBack(database, indexer, photos) }
    let rewrites = try seed.isMultiple(of: 3) && !database.userData().albumOrder.isEmpty
    var number = 0
    while true {
      number += 1
      switch rewrites ? 4 : Int.random(in: 0..<8, using: &random) {
      case 0, 1:
        say("indexing")
        try indexer.index([photos])
        say("indexed")
      case 2:
        let folder = photos.appending(FilePath("folder \(Int.random(in: 0..<4, using: &random))"))
        mkdir(folder.description, 0o700)
        for index in 0..<Int.random(in: 1..<40, using: &random) {
          try Data("photo \(seed) \(number) \(index)".utf8).write(
            to: folder.appending(FilePath("\(seed) \(number) \(index).jpg")).url)
        }
      case 3:
        let timeline = try database.timeline()
        guard timeline.count > 0 else { continue }
        let position = Int.random(in: 0..<timeline.count, using: &random)
        say("deleting")
        for photo in try database.photos(position..<position + 3, of: timeline) { unlink(photo.path.description) }
        say("indexing")
        try indexer.index([photos])
        say("indexed")
      default: try changeUserData(database, rewrites, &random)
      }
    }
  }

  /// Moves some photos to the trash, and undoes it, again and again.
  private static func moveToTrashAndBack(
    _ database: LibraryDatabase, _ indexer: LibraryIndexer, _ photos: FilePath
  ) throws -> Never {
    var random = SystemRandomNumberGenerator()
    while true {
      try indexer.index([photos])
      let timeline = try database.timeline()
      let start = Int.random(in: 0..<max(1, timeline.count), using: &random)
      let chosen = try database.photos(start..<start + Int.random(in: 1..<30, using: &random), of: timeline).map(\.id)
      say("moving")
      let moved = try database.moveToTrash(chosen)
      say("moved \(moved.photos.count)")
      let trash = try database.timeline(.state(.trashed))
      let all = try database.photos(0..<trash.count, of: trash).map(\.id)
      say("restoring")
      let restored = try database.restoreFromTrash(Array(all.prefix(max(1, all.count - 5))))
      say("restored \(restored.photos.count)")
    }
  }

  private static func changeUserData(
    _ database: LibraryDatabase, _ rewrites: Bool, _ random: inout Generator
  ) throws {
    let data = try database.userData()
    let timeline = try database.timeline()
    let position = Int.random(in: 0..<max(1, timeline.count), using: &random)
    let photos = try database.photos(position..<position + 5, of: timeline).map(\.id)
    guard !photos.isEmpty else { return }
    let album = data.albumOrder.randomElement(using: &random)
    let change: UserDataChange
    switch (rewrites ? 13 : Int.random(in: 0..<15, using: &random), album) {
    case (8, _), (9, _):
      let lists = ["library", "folder \(position)"] + (album.map { ["album \($0)"] } ?? [])
      change = .order(lists.randomElement(using: &random) ?? "library", Int64.random(in: 0...4, using: &random))
    case (0, _), (_, nil): change = .createAlbum(Int64.random(in: 1...1_000_000, using: &random), "Album")
    case (1, let album?): change = .deleteAlbum(album)
    case (2, let album?): change = .remove(album, photos)
    case (3, let album?): change = .renameAlbum(album, "Name \(position)")
    case (4, let album?), (5, let album?):
      change = .arrange(album, photos, before: data.albums[album]?.photos.randomElement(using: &random))
    case (6, _): change = .turn(photos, Int.random(in: 0...3, using: &random))
    case (10, _), (11, _):
      let url = "file:///photos/\(Int.random(in: 0..<5, using: &random))"
      change = data.folders.contains(url) ? .removeFolder(url) : .folder(url)
    case (12, let album?): change = .arrangeAlbum(album, before: data.albumOrder.randomElement(using: &random))
    case (13, let album?):
      // Four of these lines make the journal large enough to be rewritten.
      change = .renameAlbum(album, String(repeating: "long name \(position) ", count: 20_000))
    default: change = .favourite(photos, Bool.random(using: &random))
    }
    say(String(decoding: try JSONEncoder().encode(change), as: UTF8.self))
    try database.change([change], marking: photos)
    say("done")
  }

  /// Writes a line immediately, because the process can end at any moment.
  static func say(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    _ = bytes.withUnsafeBytes { write(1, $0.baseAddress, $0.count) }
  }
}

private struct NoMetadata: PhotoMetadataReading {
  func metadata(of file: RegularFile) -> PhotoMetadata {
    var metadata = PhotoMetadata()
    metadata.width = 1
    metadata.height = 1
    return metadata
  }
}

private struct Generator: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}
