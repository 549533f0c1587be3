import HTTPServing
import XCTest

@testable import WebHost

/// The accept key of a WebSocket (RFC 6455, 1.3), and the hash that it uses (RFC 3174, 7.3).
final class SHA1Tests: XCTestCase {
  private func hex(_ text: String) -> String {
    SHA1.hash(Array(text.utf8)).map { byte in
      let digits = String(byte, radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }.joined()
  }

  func testHashes() {
    XCTAssertEqual(hex("abc"), "a9993e364706816aba3e25717850c26c9cd0d89d")
    XCTAssertEqual(hex(""), "da39a3ee5e6b4b0d3255bfef95601890afd80709")
    XCTAssertEqual(
      hex("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"), "84983e441c3bd26ebaae4aa1f95129e5e54670f1")
  }

  func testTheKeyOfTheStandardsExample_isAnsweredAsThere() {
    let answer = String(decoding: Response.upgrade(key: "dGhlIHNhbXBsZSBub25jZQ=="), as: UTF8.self)
    XCTAssertTrue(answer.contains("Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\n"), answer)
  }
}
