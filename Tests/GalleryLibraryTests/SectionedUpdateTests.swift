import Foundation
import TestSupport
import XCTest

@testable import GalleryLibrary

/// Changes of a timeline in sections, which are applied to a model as a collection view does.
final class SectionedUpdateTests: LibraryTestCase {
  /// Applies changes to the numbers of photos in sections, in the order of a batch update. Deletions refer to the
  /// earlier state, and insertions to the later state.
  private func apply(
    _ update: SectionedUpdate, _ old: [[Int64]], _ new: [[Int64]], line: UInt = #line
  ) -> [[Int64]] {
    var moved: [Int64] = update.movedItems.map { old[$0.from[0]][$0.from[1]] }
    var sections = old
    let removed = update.deletedItems + update.movedItems.map(\.from)
    XCTAssertEqual(Set(removed).count, removed.count, line: line)
    for path in removed.sorted(by: >) { sections[path[0]].remove(at: path[1]) }
    for section in update.deletedSections.reversed() { sections.remove(at: section) }
    for section in update.insertedSections { sections.insert(new[section], at: section) }
    var added = update.insertedItems.map { ($0, new[$0[0]][$0[1]]) }
    for move in update.movedItems { added.append((move.to, moved.removeFirst())) }
    for (path, photo) in added.sorted(by: { $0.0 < $1.0 }) { sections[path[0]].insert(photo, at: path[1]) }
    return sections
  }

  private func lists(_ timeline: Timeline, _ database: LibraryDatabase) throws -> [[Int64]] {
    try timeline.sections(by: .month).map { try database.photos($0.range, of: timeline).map(\.id) }
  }

  func testRandomChanges_leadFromTheEarlierToTheLaterSections() throws {
    let database = try open()
    var random = TestSupport.SeededRandom(seed: 17)
    func text() -> String {
      "2024:0\(Int.random(in: 1...6, using: &random)):1\(Int.random(in: 0...9, using: &random)) 10:00:00"
    }
    for number in 0..<20 { try write("\(number).jpg", text()) }
    try index(database)
    for round in 0..<30 {
      for scope in [Timeline.Scope.all, .favourites] {
        let old = try database.timeline(scope, isNewestFirst: true)
        let oldLists = try lists(old, database)
        for _ in 0..<Int.random(in: 1...6, using: &random) {
          let name = "\(Int.random(in: 0..<30, using: &random)).jpg"
          let exists = FileManager.default.fileExists(atPath: photos.appendingPathComponent(name).path)
          if exists, Bool.random(using: &random) {
            delete(name)
          } else {
            try write(name, text(), modified: 1_700_000_000 + round)
          }
        }
        try index(database)
        let all = try database.timeline()
        let some = try database.photos(0..<all.count, of: all).filter { _ in Int.random(in: 0..<4, using: &random) == 0
        }
        try database.setFavourite(some.map(\.id), Bool.random(using: &random))
        let (new, changes) = try database.changes(since: old)
        let newLists = try lists(new, database)
        let update = SectionedUpdate(
          try XCTUnwrap(changes), from: old.sections(by: .month), to: new.sections(by: .month))
        XCTAssertEqual(apply(update, oldLists, newLists), newLists, "round \(round), \(scope)")
      }
    }
  }
}
