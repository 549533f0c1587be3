import CoreGraphics
import Foundation
import TestSupport
import XCTest

@testable import GalleryLibrary

/// Real disks that are full or become read-only under the library: a `tmpfs` in a mount namespace of the worker, which needs no
/// superuser where user namespaces are allowed.
///
/// Each change is saved in the index and in the journal, or in neither of them with an error. What was saved remains.
final class DiskFaultsTests: LibraryTestCase {
  private enum Place: CaseIterable { case index, userData, both }

  /// What the user made so far.
  private struct Model: Equatable, CustomStringConvertible {
    var photos = 0
    var favourites: Set<String> = []
    var album: [String] = []
    var turns: [String: Int] = [:]

    mutating func apply(_ command: String, _ photo: String) {
      switch command {
      case "favourite": favourites.insert(photo)
      case "unfavourite": favourites.remove(photo)
      case "album":
        album.removeAll { $0 == photo }
        album.append(photo)
      case "first":
        // The album may be empty, because the disk was full after it had been created.
        guard album.first != photo else { return }
        album.removeAll { $0 == photo }
        album.insert(photo, at: 0)
      default: turns[photo] = ((turns[photo] ?? 0) + 1) % 4
      }
    }

    var description: String {
      let turned = turns.filter { $0.value != 0 }.map { "\($0.key) \($0.value)" }.sorted()
      return "\(photos) photos; favourites \(favourites.sorted()); album \(album); turned \(turned)"
    }
  }

  private var disk: URL { work.appendingPathComponent("disk") }

  /// Starts a worker for which `disk` is a disk of its own.
  ///
  /// - Throws: `XCTSkip` if the system allows no mount namespace.
  private func startWorker(_ place: Place, megabytes: Int, photos: URL? = nil) throws -> Worker {
    for folder in [disk, home] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    let index = place == .userData ? location.index : disk.appendingPathComponent("index")
    let userData = place == .index ? location.userData : disk.appendingPathComponent("data")
    let worker = try Worker(
      [index.path, userData.path, (photos ?? self.photos).path], home: home, disk: disk, megabytes: megabytes)
    let line = worker.line()
    guard line == "owner" else { throw XCTSkip("there is no mount namespace here, or no tmpfs in it: \(line)") }
    return worker
  }

  /// The disk of the index, that of the journal, or both are full, with no to 32 free pages. The journal is small, so that it needs a
  /// page only after some changes.
  func testChangesOnAFullDisk() throws {
    let run = SeedRun(release: 33, debug: 6)
    for number in 0..<8 { try write("\(number).jpg", "photo \(number)", modified: 1_600_000_000 + number) }
    var counts: [Place: (saved: Int, refused: Int)] = [:]
    for place in Place.allCases {
      let worker = try startWorker(place, megabytes: 6)
      defer { worker.stop() }
      // Those that were added in earlier rounds are there, too.
      let existing = try FolderSurvey([root]) { _ in }.photoCount
      XCTAssertEqual(try worker.perform("index"), "\(existing) photos")
      var model = Model(photos: existing)
      for seed in run {
        var random = SeededRandom(seed: seed)
        let pages = Int(seed &- run.first) % (place == .userData ? 2 : 33)
        let message = "\(place), \(pages) free pages, seed \(seed)"
        XCTAssertEqual(try worker.perform("fill \(pages) \(disk.path)"), "filled", message)
        if seed.isMultiple(of: 5) {
          // A library cannot be opened without any space, which is an error.
          let line = try worker.perform("reopen")
          XCTAssertTrue(line == "opened" || line.hasPrefix("error "), "\(message): \(line)")
          if line != "opened" {
            XCTAssertEqual(try worker.perform("free \(disk.path)"), "freed")
            XCTAssertEqual(try worker.perform("reopen"), "opened", message)
            XCTAssertEqual(try worker.perform("fill \(pages) \(disk.path)"), "filled", message)
          }
        }
        // New photos, for which the index may have no space.
        try write("\(place) \(seed).jpg", "photo \(place) \(seed)")
        let indexed = try worker.perform("index")
        if indexed.hasPrefix("error ") {
          XCTAssertTrue(indexed.contains("full"), "\(message): \(indexed)")
        }
        for _ in 0..<(place == .userData ? 100 : 12) {
          let command = ["favourite", "unfavourite", "album", "first", "rotate"].randomElement(using: &random)!
          let photo = "\(Int.random(in: 0..<8, using: &random)).jpg"
          let line = try worker.perform("\(command) \(photo)")
          if line == "saved" {
            model.apply(command, photo)
            counts[place, default: (0, 0)].saved += 1
          } else if line != "no album" {
            XCTAssertTrue(line.hasPrefix("error ") && line.contains("full"), "\(message): \(line)")
            counts[place, default: (0, 0)].refused += 1
          }
        }
        XCTAssertEqual(try worker.perform("free \(disk.path)"), "freed")
        XCTAssertEqual(try worker.perform("reopen"), "opened", message)
        model.photos += 1
        XCTAssertEqual(try worker.perform("index"), "\(model.photos) photos", message)
        XCTAssertEqual(try worker.perform("state"), "\(model)", message)
        guard testRun?.failureCount == 0 else { return }
      }
      let count = counts[place] ?? (0, 0)
      print("full disk, \(place): \(count.saved) changes saved, \(count.refused) refused, in \(run.count) rounds")
      XCTAssertTrue(count.saved > 0 && count.refused > 0 || run.count < 33, "\(place): \(count)")
    }
  }

  /// The disk of the index, that of the journal, or both can only be read: when the library is opened, and while it is open.
  func testChangesOnAReadOnlyDisk() throws {
    let run = SeedRun(release: 20, debug: 4)
    for number in 0..<8 { try write("\(number).jpg", "photo \(number)", modified: 1_600_000_000 + number) }
    for place in Place.allCases {
      let worker = try startWorker(place, megabytes: 6)
      defer { worker.stop() }
      XCTAssertEqual(try worker.perform("index"), "8 photos")
      var model = Model(photos: 8)
      var (saved, refused) = (0, 0)
      for seed in run {
        var random = SeededRandom(seed: seed)
        let message = "\(place), seed \(seed)"
        // New files cannot be created, which a rewritten journal is. Files that are open can be written.
        XCTAssertEqual(try worker.perform("bind \(disk.path)"), "bound", message)
        for _ in 0..<12 {
          let command = ["favourite", "unfavourite", "album", "first", "rotate"].randomElement(using: &random)!
          let photo = "\(Int.random(in: 0..<8, using: &random)).jpg"
          let line = try worker.perform("\(command) \(photo)")
          if line == "saved" {
            model.apply(command, photo)
            saved += 1
          } else if line != "no album" {
            XCTAssertTrue(line.hasPrefix("error ") && !line.contains("damaged"), "\(message): \(line)")
            refused += 1
          }
        }
        let opened = try worker.perform("reopen")
        XCTAssertTrue(opened.hasPrefix("error ") && !opened.contains("damaged"), "\(message): \(opened)")
        XCTAssertEqual(try worker.perform("unbind \(disk.path)"), "unbound", message)
        XCTAssertEqual(try worker.perform("reopen"), "opened", message)
        XCTAssertEqual(try worker.perform("state"), "\(model)", message)
        guard testRun?.failureCount == 0 else { return }
      }
      print(
        "read-only disk, \(place): \(run.count) starts refused; \(saved) changes to open files saved, \(refused) refused"
      )
    }
  }

  /// The photos are on a disk that can only be read: they are indexed, marked, rotated and put in albums; nothing is deleted.
  func testPhotosOnAReadOnlyDisk() throws {
    let pictures = disk.appendingPathComponent("Pictures")
    let worker = try startWorker(.index, megabytes: 6, photos: pictures)
    defer { worker.stop() }
    let count = 40
    for number in 0..<count {
      XCTAssertEqual(try worker.perform("write \(pictures.path)/\(number).jpg"), "written")
    }
    XCTAssertEqual(try worker.perform("index"), "\(count) photos")
    // The index is on the disk of the photos, too, so the folder alone is made read-only.
    XCTAssertEqual(try worker.perform("bind \(pictures.path)"), "bound")
    var model = Model(photos: count)
    for number in 0..<count {
      let photo = "\(number).jpg"
      for command in ["favourite", "album", "rotate"] {
        XCTAssertEqual(try worker.perform("\(command) \(photo)"), "saved")
        model.apply(command, photo)
      }
      XCTAssertEqual(
        try worker.perform("trash \(photo)"),
        "0 moved; \(pictures.path)/\(photo) was not deleted: its disk is read-only")
    }
    XCTAssertEqual(try worker.perform("index"), "\(count) photos")
    XCTAssertEqual(try worker.perform("reopen"), "opened")
    XCTAssertEqual(try worker.perform("state"), "\(model)")
  }
}
