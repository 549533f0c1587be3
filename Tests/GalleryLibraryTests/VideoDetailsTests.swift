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

  func testDamagedHeadersEnd() throws {
    XCTAssertEqual(try details(Data()), VideoDetails())
    XCTAssertEqual(try details(Data("a text, not a video".utf8)), VideoDetails())
    for whole in [
      MovieMaker.movie(seconds: 65, width: 1920, height: 1080),
      MovieMaker.matroska(seconds: 12.5, width: 640, height: 480),
    ] {
      for count in 0..<whole.count { _ = try details(whole.prefix(count)) }
      for index in 0..<whole.count {
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
