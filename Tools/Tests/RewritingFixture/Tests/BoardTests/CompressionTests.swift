import Foundation
import XCTest

/// The compression of `NSData`, which Foundation on Linux does not have. Alamofire compresses the bodies of requests with it.
final class CompressionTests: XCTestCase {
  /// The bytes that zlib writes for 40 letters, without a header.
  func testDataOfOtherEncoders() throws {
    let other = try XCTUnwrap(Data(base64Encoded: "S0xKTkwkAgMA"))
    let text = try (other as NSData).decompressed(using: .zlib) as Data
    XCTAssertEqual(String(decoding: text, as: UTF8.self), String(repeating: "abca", count: 10))
  }

  func testDataIsRestored() throws {
    var generator = SystemRandomNumberGenerator()
    let noise = Data((0..<70_000).map { _ in UInt8.random(in: 0...255, using: &generator) })
    let words = Data(String(repeating: "The quick brown fox jumps over the lazy dog. ", count: 3_000).utf8)
    var mixed = Data()
    for number in 0..<20_000 { mixed += Data("line \(number % 977) of \(number)\n".utf8) }
    let samples = [Data(), Data([7]), Data([1, 2]), Data(repeating: 0, count: 100_000), noise, words, mixed]
    for sample in samples {
      let packed = try (sample as NSData).compressed(using: .zlib)
      XCTAssertEqual(try packed.decompressed(using: .zlib) as Data, sample, "\(sample.count) bytes")
      XCTAssertLessThanOrEqual(packed.length, sample.count + 5 * (sample.count / 16_383 + 1))
    }
    XCTAssertLessThan(try (words as NSData).compressed(using: .zlib).length, words.count / 50)
    XCTAssertLessThan(try (mixed as NSData).compressed(using: .zlib).length, mixed.count / 2)
    let data = NSMutableData(data: words)
    try data.compress(using: .zlib)
    XCTAssertLessThan(data.length, words.count)
    try data.decompress(using: .zlib)
    XCTAssertEqual(data as Data, words)
  }

  func testErrors() throws {
    let packed = try (Data(repeating: 65, count: 1_000) as NSData).compressed(using: .zlib) as Data
    for bad in [packed.dropLast(2), Data([255, 255, 255]), Data(), Data([1, 5, 0, 0, 0, 1])] {
      XCTAssertThrowsError(try (Data(bad) as NSData).decompressed(using: .zlib)) { error in
        XCTAssertEqual((error as? CocoaError)?.code, .decompressionFailed)
      }
    }
    XCTAssertThrowsError(try (packed as NSData).compressed(using: .lzfse)) { error in
      XCTAssertEqual((error as? CocoaError)?.code, .compressionFailed)
    }
  }
}
