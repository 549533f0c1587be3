import CoreGraphics
import Foundation
import GRDB
import TestSupport
import XCTest

@testable import GalleryLibrary

/// Files that vanish while they are read, an index of a newer version, and two instances that change the same library.
final class LibraryFaultsTests: LibraryTestCase {
  /// A reader of metadata during which other programs delete, shorten, replace, rename and add files.
  private final class DisturbedReader: PhotoMetadataReading, @unchecked Sendable {
    private let lock = NSLock()
    private var random: SeededRandom
    private let folder: String
    private var added = 0
    private(set) var counts: [String: Int] = [:]
    var isQuiet = false

    init(seed: UInt64, folder: URL) {
      random = SeededRandom(seed: seed)
      self.folder = folder.path
    }

    func metadata(of file: RegularFile) -> PhotoMetadata {
      lock.withLock { if !isQuiet { disturb() } }
      return TextReader().metadata(of: file)
    }

    private func disturb() {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      guard let name = names.sorted().randomElement(using: &random) else { return }
      let path = folder + "/" + name
      let kind = ["deleted", "shortened", "replaced", "renamed", "added", "left alone"].randomElement(using: &random)!
      added += 1
      switch kind {
      case "deleted": unlink(path)
      case "shortened": truncate(path, 3)
      case "replaced": try? Data("another photo \(added)".utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
      case "renamed": rename(path, folder + "/renamed \(added).jpg")
      case "added": try? Data("photo \(added)".utf8).write(to: URL(fileURLWithPath: folder + "/added \(added).jpg"))
      default: break
      }
      counts[kind, default: 0] += 1
    }
  }

  /// Files change while a pass reads them. The next pass without changes leads to what is on the disk, and the favorites whose files
  /// were not deleted or replaced remain.
  func testFilesThatVanishAndChangeWhileTheyAreRead() throws {
    let run = SeedRun(release: 12, debug: 3)
    var counts: [String: Int] = [:]
    for seed in run {
      for folder in [photos, location.index, location.userData] { try? FileManager.default.removeItem(at: folder) }
      for number in 0..<120 { try write("\(number).jpg", "photo \(seed) \(number)", modified: 1_600_000_000 + number) }
      let database = try open()
      defer { database.close() }
      try index(database)
      let all = try database.timeline()
      let marked = try database.photos(0..<all.count, of: all).map(\.id)
      try database.setFavourite(marked, true)
      // All files are read again.
      for number in 0..<120 { touch("\(number).jpg", 1_600_100_000 + number) }
      let reader = DisturbedReader(seed: seed, folder: photos)
      let indexer = LibraryIndexer(database, reader: reader, zone: TimeZone(identifier: "UTC")!)
      try indexer.index([root])
      reader.isQuiet = true
      try indexer.index([root])
      let onDisk = try FileManager.default.contentsOfDirectory(atPath: photos.path)
      XCTAssertEqual(Set(try names(database)), Set(onDisk), "seed \(seed)")
      XCTAssertEqual(
        try database.userData().favourites, Set(marked), "seed \(seed): marks of deleted files are kept, too")
      // A file that nothing has touched has its mark.
      let untouched = Set(
        onDisk.filter { name in
          guard let number = Int(name.dropLast(4)) else { return false }
          return (try? String(contentsOf: photos.appendingPathComponent(name), encoding: .utf8))
            == "photo \(seed) \(number)"
        })
      XCTAssertTrue(untouched.isSubset(of: try names(database, .favourites)), "seed \(seed)")
      try assertIntact(database, "seed \(seed)")
      counts.merge(reader.counts) { $0 + $1 }
      guard testRun?.failureCount == 0 else { return }
    }
    XCTAssertEqual(messages.all, [])
    print(
      "while \(run.count * 120) files were read: \(counts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" })")
  }

  /// A program of an earlier version runs while a newer one opens its library and converts it. Changes of both remain.
  func testAnIndexOfANewerVersion_besideAnOlderProgram() throws {
    let run = SeedRun(release: 25, debug: 5)
    for number in 0..<20 { try write("\(number).jpg", "photo \(number)", modified: 1_600_000_000 + number) }
    var older = LibraryDatabase.Options()
    older.schema.migrations.removeLast()
    XCTAssertEqual(older.schema.version, 7, "the folders of the version after it are counted by triggers")
    var random = SeededRandom(seed: run.first)
    for round in 0..<run.count {
      try? FileManager.default.removeItem(at: location.index)
      let first = try open(older)
      try index(first)
      var expected = Set(try names(first, .favourites))
      func toggle(_ database: LibraryDatabase) throws {
        let name = "\(Int.random(in: 0..<20, using: &random)).jpg"
        try database.setFavourite([try id(name, database)], !expected.contains(name))
        if expected.remove(name) == nil { expected.insert(name) }
      }
      try toggle(first)
      let second = try open()
      XCTAssertFalse(second.isIndexOwner)
      for _ in 0..<4 {
        try toggle(first)
        try toggle(second)
      }
      // The older program, which runs on, indexes a new photo and removes one.
      try write("\(round) new.jpg", "photo new \(round)")
      try index(first)
      for database in [first, second] {
        XCTAssertEqual(try Set(names(database, .favourites)), expected, "round \(round)")
        XCTAssertEqual(try database.userData().favourites.count, expected.count, "round \(round)")
      }
      XCTAssertEqual(try Set(names(second)), try Set(names(first)), "round \(round)")
      try assertIntact(second, "round \(round)")
      let counted = try second.read { try Int.fetchOne($0, sql: "SELECT sum(count) FROM folderCount") }
      XCTAssertEqual(counted, try second.timeline().count, "round \(round)")
      first.close()
      let before = try Data(contentsOf: location.databaseFile)
      // It cannot be started again. The index and the journal remain as they are.
      let journal = try Data(contentsOf: location.journalFile)
      XCTAssertThrowsError(try open(older)) { error in
        XCTAssertEqual((error as? LibraryError)?.kind, .newer)
        XCTAssertTrue("\(error)".contains("format 8") && "\(error)".contains("update the Gallery"), "\(error)")
      }
      XCTAssertEqual(try Data(contentsOf: location.databaseFile), before)
      XCTAssertEqual(try Data(contentsOf: location.journalFile), journal)
      // With an index of its own in another folder, as a session opens one, the older program saves changes in the journal.
      var temporary = location
      temporary.index = work.appendingPathComponent("temporary \(round)")
      let messages = messages
      let third = try LibraryDatabase(temporary, options: older) { messages.add($0) }
      try index(third)
      try toggle(third)
      third.close()
      XCTAssertEqual(try second.userData().favourites.count, expected.count, "round \(round)")
      second.close()
      let fourth = try open()
      XCTAssertEqual(try Set(names(fourth, .favourites)), expected, "round \(round)")
      fourth.close()
      guard testRun?.failureCount == 0 else { return }
    }
    XCTAssertEqual(messages.all, [])
    print("an older program beside a newer one: \(run.count * 10) changes in \(run.count) rounds, none lost")
  }

  /// Two processes change the same library at the same time, and one of them indexes. Each change that was saved remains.
  func testTwoInstancesAtTheSameTime() throws {
    let count = SeedRun(release: 150, debug: 20).count
    for number in 0..<20 { try write("\(number).jpg", "photo \(number)", modified: 1_600_000_000 + number) }
    var workers: [Worker] = []
    for role in ["owner", "reader"] {
      workers.append(try worker())
      XCTAssertEqual(workers.last?.line(), role)
    }
    XCTAssertEqual(try workers[0].perform("index"), "20 photos")
    /// The commands of a worker: each has photos of its own, so the result does not depend on which one is earlier.
    func commands(_ worker: Int, _ number: Int) -> [String] {
      let photo = "\(number % 10 * 2 + worker).jpg"
      let isLast = number + 10 >= count
      return ["\(isLast || number.isMultiple(of: 2) ? "favourite" : "unfavourite") \(photo)", "rotate \(photo)"]
        + (worker == 0 && number.isMultiple(of: 7) ? ["index"] : [])
    }
    for number in 0..<count {
      let both = (0..<2).map { commands($0, number) }
      // All of them wait in the pipes, so that both processes are busy at the same time.
      for (worker, commands) in zip(workers, both) { for command in commands { try worker.send(command) } }
      for (worker, commands) in zip(workers, both) {
        for command in commands {
          XCTAssertEqual(worker.line(), command == "index" ? "20 photos" : "saved", "\(number): \(command)")
        }
      }
    }
    let states = try workers.map { try $0.perform("state") }
    XCTAssertEqual(states[0], states[1])
    let names = (0..<20).map { "\($0).jpg" }.sorted()
    XCTAssertTrue(states[0].hasPrefix("20 photos; favourites \(names); album []; turned"), states[0])
    let turned = (0..<20).compactMap { photo -> String? in
      let turns = (0..<count).filter { $0 % 10 == photo / 2 }.count % 4
      return turns == 0 ? nil : "\(photo).jpg \(turns)"
    }.sorted()
    XCTAssertTrue(states[0].hasSuffix("turned \(turned)"), "\(states[0]) instead of \(turned)")
    workers.forEach { $0.stop() }
    let database = try open()
    defer { database.close() }
    try assertIntact(database)
    XCTAssertEqual(messages.all, [])
    print("two instances: \(count * 4) changes at the same time, none lost")
  }
}
