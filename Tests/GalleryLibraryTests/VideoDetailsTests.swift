import CoreGraphics
import Foundation
import TestSupport
import XCTest

@testable import GalleryLibrary

/// The length and size in the headers of videos.
final class VideoDetailsTests: LibraryTestCase {
  private func details(_ data: Data) throws -> VideoDetails {
    let file = work.appendingPathComponent("video")
    try data.write(to: file)
    return VideoDetails(try RegularFile(FilePath(file)))
  }

  func testMP4AndMatroska() throws {
    let movie = try details(MovieMaker.movie(seconds: 65, width: 1920, height: 1080))
    XCTAssertEqual([movie.duration, Double(movie.width), Double(movie.height)], [65, 1920, 1080])
    let matroska = try details(MovieMaker.matroska(seconds: 12.5, width: 640, height: 480))
    XCTAssertEqual([matroska.duration, Double(matroska.width), Double(matroska.height)], [12.5, 640, 480])
  }

  func testDatesCamerasAndPositions() throws {
    let zone = try XCTUnwrap(TimeZone(secondsFromGMT: 2 * 3600))
    func details(_ data: Data) throws -> VideoDetails {
      let file = work.appendingPathComponent("video")
      try data.write(to: file)
      return VideoDetails(try RegularFile(FilePath(file)), zone: zone)
    }
    // The time in the header is in UTC.
    let created = 1_714_559_400 + 2_082_844_800
    let plain = try details(MovieMaker.movie(seconds: 65, width: 1920, height: 1080, created: created))
    XCTAssertEqual(plain.taken, CivilTime(exif: "2024:05:01 12:30:00"))
    XCTAssertNil(plain.camera)
    XCTAssertNil(try details(MovieMaker.movie(seconds: 65, width: 1920, height: 1080)).taken, "0 is no time")
    let keys = [
      ("com.apple.quicktime.make", "Apple"), ("com.apple.quicktime.model", "iPhone 15"),
      ("com.apple.quicktime.creationdate", "2024-05-01T09:15:00-0700"),
      ("com.apple.quicktime.location.ISO6709", "+48.8582-002.2945+035.1/"),
    ]
    for isVersioned in [false, true] {
      let movie = MovieMaker.movie(
        seconds: 65, width: 1920, height: 1080, created: created, keys: keys, isVersioned: isVersioned)
      let phone = try details(movie)
      XCTAssertEqual(phone.camera, "Apple iPhone 15")
      XCTAssertEqual(phone.taken, CivilTime(exif: "2024:05:01 09:15:00"), "the time at the place")
      XCTAssertEqual([phone.latitude, phone.longitude], [48.8582, -2.2945])
      XCTAssertEqual(phone.duration, 65)
    }
    let camera = try details(
      MovieMaker.movie(
        seconds: 1, width: 64, height: 48,
        texts: [("mak", "Canon\n"), ("mod", "Canon EOS R5"), ("xyz", "+91.0+002.0/")]))
    XCTAssertEqual(camera.camera, "Canon EOS R5")
    XCTAssertNil(camera.latitude, "there is no such place")
    let matroska = try details(MovieMaker.matroska(seconds: 1, width: 64, height: 48, nanoseconds: 1_000_000_000))
    XCTAssertEqual(matroska.taken, CivilTime(exif: "2001:01:01 02:00:01"))
    let file = work.appendingPathComponent("video")
    let metadata = ExifMetadataReader(zone: zone).metadata(of: try RegularFile(FilePath(file)))
    XCTAssertEqual(metadata.taken, matroska.taken)
    XCTAssertEqual([metadata.width, metadata.height], [64, 48])
  }

  func testAVI() throws {
    for (text, name) in [("WED MAY 01 12:30:05 2024\n", "IDIT"), ("2024:05:01 12:30:05", "ICRD")] {
      let movie = try details(MovieMaker.avi(seconds: 4, width: 640, height: 480, date: text, named: name))
      XCTAssertEqual(movie.duration, 4)
      XCTAssertEqual([movie.width, movie.height], [640, 480])
      XCTAssertEqual(movie.taken, CivilTime(exif: "2024:05:01 12:30:05"), text)
    }
    let plain = try details(MovieMaker.avi(seconds: 4, width: 640, height: 480))
    XCTAssertNil(plain.taken)
  }

  func testDamagedHeadersEnd() throws {
    XCTAssertEqual(try details(Data()), VideoDetails())
    XCTAssertEqual(try details(Data("a text, not a video".utf8)), VideoDetails())
    for whole in [
      MovieMaker.movie(seconds: 65, width: 1920, height: 1080),
      MovieMaker.matroska(seconds: 12.5, width: 640, height: 480, nanoseconds: 5),
      MovieMaker.avi(seconds: 4, width: 640, height: 480, date: "WED MAY 01 12:30:05 2024"),
      MovieMaker.movie(
        seconds: 65, width: 1920, height: 1080, created: 1, keys: [("com.apple.quicktime.make", "Apple")],
        texts: [("xyz", "+48.8582-002.2945/"), ("mod", "iPhone")]),
    ] {
      #if DEBUG
        let step = 3
      #else
        let step = 1
      #endif
      for count in stride(from: 0, to: whole.count, by: step) { _ = try details(whole.prefix(count)) }
      for index in stride(from: 0, to: whole.count, by: step) {
        for value: UInt8 in [0, 0x7F, 0xFF] {
          var changed = whole
          changed[index] = value
          let result = try details(changed)
          XCTAssertTrue(result.duration.map { $0.isFinite && $0 >= 0 } ?? true)
        }
      }
    }
  }
}
