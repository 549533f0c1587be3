import CoreGraphics
import Foundation
import GalleryLibrary

/// A program that measures indexing, the second start and timelines: `LibraryWorker measure INDEX USERDATA PHOTOS`.
///
/// The folders of the index must be empty for the first figures. `scripts/measure-library` creates them and the photos.
enum Measurement {
  static func run(_ location: LibraryDatabase.Location, _ photos: FilePath) throws {
    try measureIndexing(location, photos)
    let path = photos.resolved ?? photos
    let scopes: [(String, Timeline.Scope)] = [
      ("library", .all), ("root folder", .folder(path)), ("search of a camera", .search(PhotoSearch("canon"))),
    ]
    let database = try LibraryDatabase(location) { print("report: \($0)") }
    let favourites = try database.photos(0..<2, of: database.timeline()).map(\.id)
    for (name, scope) in scopes {
      let (timeline, opening) = try measure { try database.timeline(scope, isNewestFirst: true) }
      guard timeline.count > 1 else { continue }
      let middle = timeline.count / 2
      let (page, reading) = try measure { try database.photos(middle..<middle + 128, of: timeline) }
      let (position, finding) = try measure { try database.position(of: page[0].id, in: timeline) }
      guard position == middle else { fatalError("the position of photo \(middle) is \(position ?? -1)") }
      try database.setFavourite(favourites, try database.count(.favourites) == 0)
      let (_, updating) = try measure { try database.changes(since: timeline) }
      let current = try database.timeline(scope, isNewestFirst: true)
      let (_, selecting) = try measure { try database.photoNumbers(at: [0..<current.count], of: current) }
      let (_, sorting) = try measure { try database.timeline(scope, in: PhotoOrder(key: .name)) }
      print(
        "\(name): \(timeline.count) photos opened in \(opening) ms, a page \(reading) ms, a position \(finding) ms, "
          + "an update \(updating) ms, the numbers of all \(selecting) ms, sorted by name in \(sorting) ms")
    }
  }

  private static func measureIndexing(_ location: LibraryDatabase.Location, _ photos: FilePath) throws {
    let (database, opening) = try measure { try LibraryDatabase(location) { print("report: \($0)") } }
    print("opened in \(opening) ms, \(try database.timeline().count) photos")
    for pass in ["first", "second"] {
      let earlier = processorTime()
      let (summary, time) = try measure { try LibraryIndexer(database).index([photos]) }
      let processor = ((processorTime() - earlier) * 100).rounded() / 100
      let rate = time > 0 ? Int(Double(summary.photoCount) / time * 1000) : 0
      print(
        "\(pass) pass: \(summary.photoCount) photos, \(summary.readCount) read, in \(time) ms, \(rate) photos/s, "
          + "\(processor) s of processor time, "
          + "\(memory()) MB at most")
    }
    database.close()
    let earlier = processorTime()
    let (count, second) = try measure {
      let database = try LibraryDatabase(location) { print("report: \($0)") }
      defer { database.close() }
      let timeline = try database.timeline(isNewestFirst: true)
      _ = timeline.sections(by: .month)
      return try database.photos(0..<128, of: timeline).count
    }
    print(
      "second start: the first page of \(count) photos after \(second) ms, "
        + "\(((processorTime() - earlier) * 1000).rounded()) ms of processor time")
  }

  private static func measure<Value>(_ body: () throws -> Value) rethrows -> (value: Value, milliseconds: Double) {
    let start = DispatchTime.now().uptimeNanoseconds
    let value = try body()
    let time = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6
    return (value, (time * 10).rounded() / 10)
  }

  /// The processor time that the process has used so far, in seconds.
  private static func processorTime() -> Double {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return [usage.ru_utime, usage.ru_stime].reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
  }

  /// The maximum size of the process in memory so far, in megabytes.
  private static func memory() -> Int {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss / 1024
  }
}
