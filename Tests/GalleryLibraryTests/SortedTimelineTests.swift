import CoreGraphics
import Foundation
import TestSupport
import XCTest

@testable import GalleryLibrary

/// Orders without an index: their photos, groups, positions and changes, compared with sorted arrays.
final class SortedTimelineTests: LibraryTestCase {
  func testOrdersAndGroupsAreThoseOfAnArray() throws {
    var random = SeededRandom(seed: 9)
    var names: [String] = []
    for number in 0..<60 {
      let name =
        "\(["a", "B", "c"][number % 3])/img \(Int.random(in: 0..<300, using: &random)) \(number).\(number % 4 == 0 ? "gif" : "jpg")"
      names.append(name)
      let camera = ["Canon", "", "Sony"][Int.random(in: 0..<3, using: &random)]
      try write(
        name, "2024:0\(number % 9 + 1):01 10:00:00|\(camera)||" + String(repeating: "x", count: number * 7 % 50))
    }
    let database = try open()
    try index(database)
    let album = try database.createAlbum(named: "Trip")
    let all = try database.photos(try names.map { try id($0, database) })
    try database.arrange(all.prefix(20).reversed().map(\.id), in: album)
    let sizes = try Dictionary(
      uniqueKeysWithValues: all.map { ($0.id, try Data(contentsOf: $0.path.url).count) })
    let scopes: [Timeline.Scope] = [
      .all, .album(album), .folder(root.appending(FilePath("B"))), .search(PhotoSearch("canon")), .favourites,
    ]
    for scope in scopes {
      let plain = try database.timeline(scope)
      let contained = Set(try database.photoNumbers(at: [0..<plain.count], of: plain))
      for key in PhotoOrder.Key.allCases {
        for grouping in PhotoOrder.Grouping.allCases {
          let order = PhotoOrder(key: key, grouping: grouping)
          XCTAssertEqual(PhotoOrder(number: order.number), order)
          let timeline = try database.timeline(scope, in: order)
          let photos = try database.photos(0..<timeline.count, of: timeline)
          let message = "\(scope) \(order)"
          XCTAssertEqual(Set(photos.map(\.id)), contained, message)
          XCTAssertEqual(photos.count, contained.count, message)
          let sections = timeline.sections(by: .month)
          XCTAssertEqual(sections.reduce(0) { $0 + $1.range.count }, photos.count, message)
          for section in sections {
            let group = photos[section.range]
            switch grouping {
            case .camera: XCTAssertEqual(Set(group.map { $0.camera ?? "" }), [section.title], message)
            case .kind:
              XCTAssertEqual(Set(group.map { $0.path.pathExtension == "gif" ? "gifs" : "" }), [section.title], message)
            case .date: break
            }
            for (one, next) in zip(group, group.dropFirst()) where !(key == .own && scope == .album(album)) {
              switch key {
              case .own, .newest: XCTAssertGreaterThanOrEqual(one.taken, next.taken, message)
              case .oldest: XCTAssertLessThanOrEqual(one.taken, next.taken, message)
              case .name:
                XCTAssertFalse(NameOrder.isBefore(next.fileName.description, one.fileName.description), message)
              case .size: XCTAssertGreaterThanOrEqual(sizes[one.id] ?? 0, sizes[next.id] ?? 0, message)
              }
            }
          }
          if key == .own, grouping == .date, scope == .album(album) {
            XCTAssertEqual(photos.map(\.id), all.prefix(20).reversed().map(\.id))
          }
          for (position, photo) in photos.enumerated() where position % 7 == 0 {
            XCTAssertEqual(try database.position(of: photo.id, in: timeline), position, message)
          }
        }
      }
    }
  }

  func testChangesOfASortedTimelineAreThoseOfTheLibrary() throws {
    for number in 0..<8 { try write("\(number).jpg", "2024:01:01 10:00:0\(number)|Canon|") }
    let database = try open()
    try index(database)
    let timeline = try database.timeline(.all, in: PhotoOrder(key: .name))
    try write("35.jpg", "2024:02:01 10:00:00|Canon|")
    try write("1b.jpg", "2024:02:01 10:00:00|Canon|")
    delete("4.jpg")
    try index(database)
    try database.setFavourite([id("7.jpg", database)], true)
    let (next, changes) = try database.changes(since: timeline)
    XCTAssertEqual(
      try database.photos(0..<20, of: next).map(name),
      ["0.jpg", "1.jpg", "1b.jpg", "2.jpg", "3.jpg", "5.jpg", "6.jpg", "7.jpg", "35.jpg"])
    XCTAssertEqual(changes?.deleted, [4])
    XCTAssertEqual(changes?.inserted, [2, 8])
    XCTAssertEqual(changes?.updated, [7])
    XCTAssertEqual(changes?.moved, [])
    XCTAssertTrue(try database.isCurrent(next))
    XCTAssertFalse(try database.isCurrent(timeline))
  }
}
