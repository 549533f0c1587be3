import CoreGraphics
import Foundation
import GRDB
import TestSupport
import XCTest

@testable import GalleryLibrary

/// Processes that are killed while they change the library.
final class KilledProcessesTests: LibraryTestCase {
  func testProcessesThatEndAtAnyMoment() throws { try checkKilledProcesses(seedOffset: 0) }

  /// The second half of the 200 processes of a run of all tests, so that both run at the same time.
  func testFurtherProcessesThatEndAtAnyMoment() throws { try checkKilledProcesses(seedOffset: 100_000) }

  /// A process that indexes, deletes and arranges photos is killed at a random moment, many times with the same
  /// library.
  private func checkKilledProcesses(seedOffset: UInt64) throws {
    let run = SeedRun(release: 100, debug: 12)
    let rounds = run.count
    // With the seed 0, the process moves photos to the trash instead.
    let firstSeed = max(1, run.first) &+ seedOffset
    let isThorough = rounds >= 100 && !SeedRun.isDebug
    var random = SeededRandom(seed: firstSeed &+ 2)
    var model = UserData()
    var largest = 0
    var phases: [String: Int] = [:]
    for round in 0..<rounds {
      let seed = firstSeed &+ UInt64(round)
      let output = try runWorker(seed: seed, milliseconds: Int.random(in: 2..<180, using: &random))
      phases[Self.phase(output), default: 0] += 1
      // A line that was cut off was not printed before the change was saved.
      var begun: UserDataChange?
      for line in output {
        if line == "done", let change = begun {
          model.apply(change)
          begun = nil
        } else if line.hasPrefix("{") {
          begun = try? JSONDecoder().decode(UserDataChange.self, from: Data(line.utf8))
        }
      }
      XCTAssertFalse(output.contains { $0.hasPrefix("report") }, "round \(round): \(output)")
      let size = try? FileManager.default.attributesOfItem(atPath: location.journalFile.path)[.size] as? Int
      largest = max(largest, size ?? 0)
      let database = try open()
      let data = try database.userData()
      var possible = model
      if let begun { possible.apply(begun) }
      XCTAssertTrue(
        Self.isEqual(data, model) || Self.isEqual(data, possible), "round \(round): what was saved is not there")
      model = UserData(
        marks: [:], favourites: data.favourites,
        albums: data.albumOrder.map { ($0, data.albums[$0] ?? .init(name: "")) }, turns: data.turns,
        orders: data.orders, folders: data.folders, removedFolders: data.removedFolders)
      try index(database)
      try assertIntact(database, "round \(round)")
      let onDisk = try FolderSurvey([root]) { _ in }.photoCount
      XCTAssertEqual(try database.timeline().count, onDisk, "round \(round)")
      let stored = try database.read(database.storedUserData)
      XCTAssertTrue(
        Self.isEqual(stored, data),
        """
        round \(round): database and journal differ: favourites \(stored.favourites == data.favourites), albums \
        \(stored.albums == data.albums), order of albums \(stored.albumOrder == data.albumOrder), turns \
        \(stored.turns == data.turns), orders \(stored.orders == data.orders), folders \(stored.folders) and \
        \(data.folders), removed \(stored.removedFolders) and \(data.removedFolders)
        """)
      database.close()
      guard testRun?.failureCount == 0 else { return }
    }
    XCTAssertEqual(messages.all, [])
    print("\(rounds) processes were killed: \(phases.sorted { $0.key < $1.key }.map { "\($0.value) while \($0.key)" })")
    for phase in ["indexing", "changing albums, favorites and orders"] {
      XCTAssertFalse(isThorough && phases[phase] == nil, "no process was killed while \(phase)")
    }
    // A short test, or one on a busy machine, does not write enough.
    XCTAssertFalse(isThorough && largest == 0, "no journal was written")
    // One process, as for a single seed, may have been killed before its first change.
    let hasChanges = !(model.albums.isEmpty && model.favourites.isEmpty && model.turns.isEmpty)
    XCTAssertTrue(hasChanges || rounds < 12, "the test did nothing")
    // A short test makes too few changes.
    XCTAssertFalse(isThorough && model.orders.isEmpty, "no order was chosen")
  }

  /// Returns what a process did when it was killed, from the lines that it printed.
  private static func phase(_ output: [String]) -> String {
    switch output.last ?? "" {
    case "open", "": "opening the library"
    case let line where line.hasPrefix("{"): "changing albums, favorites and orders"
    case "indexing": "indexing"
    case "deleting": "deleting files"
    case "moving": "moving photos to the trash"
    case "restoring": "putting photos back"
    default: "between two changes"
    }
  }

  /// The folders without the one of the photos, which the indexer adds. Their order has no meaning: the database does not have it.
  private static func chosenFolders(_ data: UserData) -> Set<String> {
    Set(data.folders.filter { $0.hasPrefix("file:///photos/") })
  }

  private static func isEqual(_ one: UserData, _ other: UserData) -> Bool {
    one.favourites == other.favourites && one.albums == other.albums && one.albumOrder == other.albumOrder
      && one.turns == other.turns && one.orders == other.orders && chosenFolders(one) == chosenFolders(other)
      && one.removedFolders == other.removedFolders
  }

  private func runWorker(seed: UInt64, milliseconds: Int) throws -> [String] {
    let process = try Process.libraryWorker(
      [location.index.path, location.userData.path, photos.path, "\(seed)"], home: home)
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.runUntilTestsEnd()
    // It has opened the library when it prints its first line.
    var output = pipe.fileHandleForReading.availableData
    let id = process.processIdentifier
    let delay = DispatchTimeInterval.milliseconds(milliseconds)
    let end = DispatchWorkItem { kill(id, SIGKILL) }
    DispatchQueue.global().asyncAfter(deadline: .now() + delay, execute: end)
    // The process must not wait until its output is read.
    output += pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    // Another process can have the number afterwards.
    end.cancel()
    XCTAssertEqual(process.terminationReason, .uncaughtSignal, String(decoding: output.suffix(500), as: UTF8.self))
    return String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// A process that moves photos to the trash and back is killed at a random moment, many times with the same library. No photo is
  /// lost, and none loses its favorite mark.
  func testProcessesThatEndWhileTheyMovePhotosToTheTrash() throws {
    let run = SeedRun(release: 60, debug: 12)
    let rounds = run.count
    let count = 40
    for number in 0..<count { try write("\(number % 4)/\(number).jpg", "2024:01:01 10:00:00|photo \(number)|") }
    let database = try open()
    try index(database)
    let all = try database.timeline()
    try database.setFavourite(database.photos(0..<count, of: all).map(\.id), true)
    database.close()
    let trash = FilePath(home.appendingPathComponent("data/Trash/files"))
    var random = SeededRandom(seed: 4 &+ run.first)
    var phases: [String: Int] = [:]
    for round in 0..<rounds {
      let output = try runWorker(seed: 0, milliseconds: Int.random(in: 20..<400, using: &random))
      XCTAssertFalse(output.contains { $0.hasPrefix("report") }, "round \(round): \(output)")
      phases[Self.phase(output), default: 0] += 1
      // The trash is that of the processes.
      let process = try worker()
      _ = process.line()
      XCTAssertTrue(try process.perform("index").hasSuffix("photos"), "round \(round)")
      process.stop()
      let database = try open()
      try assertIntact(database, "round \(round)")
      let shown = try database.timeline()
      let trashed = try database.timeline(.state(.trashed))
      let onDisk = try FolderSurvey([root]) { _ in }.photoCount
      let inTrash = (try? FileManager.default.contentsOfDirectory(atPath: trash.description).count) ?? 0
      XCTAssertEqual(onDisk + inTrash, count, "round \(round): each file is in its folder or in the trash")
      XCTAssertEqual(shown.count, onDisk, "round \(round)")
      XCTAssertEqual(trashed.count, inTrash, "round \(round): what is in the trash can be put back")
      XCTAssertEqual(try database.userData().favourites.count, count, "round \(round)")
      XCTAssertEqual(try database.count(.favourites), onDisk, "round \(round)")
      database.close()
      guard testRun?.failureCount == 0 else { return }
    }
    XCTAssertEqual(messages.all, [])
    print("\(rounds) processes were killed: \(phases.sorted { $0.key < $1.key }.map { "\($0.value) while \($0.key)" })")
    for phase in ["moving photos to the trash", "putting photos back"] {
      XCTAssertFalse(rounds >= 60 && phases[phase] == nil, "no process was killed while \(phase)")
    }
  }
}
