import CoreGraphics
import XCTest

@testable import GalleryLibrary

/// The numbers of videos in parts of the library.
final class VideoCountsTests: LibraryTestCase {
  func testVideosAreCountedInEachPartOfTheLibrary() throws {
    for (day, name) in ["a.jpg", "b.mp4", "sub/c.MOV", "sub/d.png", "sub/e.webm", "f.jpg.zip.jpg"].enumerated() {
      try write(name, "content of \(name)", modified: 1_700_000_000 + day * 86_400 * 20)
    }
    let database = try open()
    try index(database)
    func count(_ scope: Timeline.Scope, _ order: PhotoOrder = PhotoOrder()) throws -> VideoCounts {
      try database.videoCounts(of: database.timeline(scope, in: order))
    }
    XCTAssertEqual(try count(.all).count, 3)
    XCTAssertEqual(try count(.folder(root.appending(FilePath("sub")))).count, 2)
    XCTAssertEqual(try count(.favourites).count, 0)
    try database.setFavourite([try id("b.mp4", database), try id("a.jpg", database)], true)
    XCTAssertEqual(try count(.favourites).count, 1)
    let album = try database.createAlbum(named: "Album")
    try database.arrange([try id("sub/c.MOV", database), try id("a.jpg", database)], in: album)
    let inAlbum = try database.timeline(.album(album))
    XCTAssertEqual(try database.videoCounts(of: inAlbum).count(in: inAlbum.sections(by: .month)[0]), 1)
    XCTAssertEqual(try count(.search(PhotoSearch("webm"))).count, 1)
    XCTAssertEqual(try count(.search(PhotoSearch("e"))).count, 1)
    let timeline = try database.timeline()
    let counts = try database.videoCounts(of: timeline)
    for unit in [Timeline.Unit.year, .month, .day] {
      let sections = timeline.sections(by: unit)
      XCTAssertEqual(sections.compactMap { counts.count(in: $0) }.reduce(0, +), 3)
      for section in sections {
        let items = try database.photos(section.range, of: timeline)
        XCTAssertEqual(counts.count(in: section), items.filter { PhotoFormats.isVideo($0.fileName) }.count)
      }
    }
    let byKind = try database.timeline(.all, in: PhotoOrder(key: .name, grouping: .kind))
    let kinds = byKind.sections(by: .month)
    XCTAssertEqual(try kinds.map { try database.videoCounts(of: byKind).count(in: $0) }, [0, 3])
    for scope in [timeline, byKind] {
      let unknown = try database.videoCounts(of: scope, limit: 2)
      XCTAssertNil(unknown.count)
      XCTAssertNil(unknown.count(in: scope.sections(by: .month)[0]))
    }
    delete("b.mp4")
    try index(database)
    XCTAssertEqual(try count(.all).count, 2)
    XCTAssertEqual(try count(.favourites).count, 0)
  }

  /// The extensions in the index are those of all videos.
  func testTheIndexContainsAllVideos() {
    XCTAssertEqual(LibrarySchema.videoExtensions, PhotoFormats.videoExtensions.sorted())
  }
}
