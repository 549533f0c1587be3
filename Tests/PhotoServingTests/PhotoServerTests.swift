import Foundation
import UIKit
import XCTest

@testable import PhotoServing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The service over HTTP, on a port of the loopback address.
final class PhotoServerTests: XCTestCase {
  private var server: PhotoServer!

  override func setUp() async throws { server = try await PhotoServer.start(PhotoService(.samples)) }
  override func tearDown() async throws { await server.stop() }

  private func load(
    _ path: String, method: String = "GET", headers: [String: String] = [:]
  ) async throws -> (Data, HTTPURLResponse) {
    var request = URLRequest(url: try XCTUnwrap(URL(string: path, relativeTo: server.url)))
    request.httpMethod = method
    request.cachePolicy = .reloadIgnoringLocalCacheData
    for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
    let (data, response) = try await URLSession(configuration: .ephemeral).data(for: request)
    return (data, try XCTUnwrap(response as? HTTPURLResponse))
  }

  func testItListensOnTheLoopbackAddressAlone() async throws {
    XCTAssertEqual(server.url.host, "127.0.0.1")
    let port = try XCTUnwrap(server.url.port)
    XCTAssertGreaterThan(port, 0)
    // The kernel's table of listening sockets has the port at 127.0.0.1 (0100007F) and nowhere else.
    let suffix = ":" + String(format: "%04X", port)
    let table = ["/proc/net/tcp", "/proc/net/tcp6"].compactMap { try? String(contentsOfFile: $0, encoding: .utf8) }
    let places = table.joined(separator: "\n").split(separator: "\n").compactMap { line -> String? in
      let fields = line.split(separator: " ")
      guard fields.count > 3, fields[1].hasSuffix(suffix), fields[3] == "0A" else { return nil }
      return String(fields[1])
    }
    XCTAssertEqual(places, ["0100007F" + suffix])
  }

  func testStreamsAndPhotosOverHTTP() async throws {
    struct Page: Decodable {
      struct Photo: Decodable {
        struct Image: Decodable { let url: String }
        let images: [Image]
      }
      let photos: [Photo]
    }
    let (data, response) = try await load("photos/popular?resultsPerPage=3")
    XCTAssertEqual(response.statusCode, 200)
    let page = try JSONDecoder().decode(Page.self, from: data)
    XCTAssertEqual(page.photos.count, 3)
    for photo in page.photos {
      let (picture, response) = try await load(photo.images[0].url)
      XCTAssertEqual(response.value(forHTTPHeaderField: "Content-Type"), "image/jpeg")
      let image = try XCTUnwrap(UIImage(data: picture))
      XCTAssertEqual(max(image.size.width, image.size.height), 140)
      let tag = try XCTUnwrap(response.value(forHTTPHeaderField: "ETag"))
      let (none, known) = try await load(photo.images[0].url, headers: ["If-None-Match": tag])
      XCTAssertEqual(known.statusCode, 304)
      XCTAssertTrue(none.isEmpty)
      let (part, ranged) = try await load(photo.images[0].url, headers: ["Range": "bytes=1-2"])
      XCTAssertEqual(ranged.statusCode, 206)
      XCTAssertEqual(part, picture.subdata(in: 1..<3))
    }
  }

  func testHeadAndErrorsOverHTTP() async throws {
    let (nothing, head) = try await load("HelloWorld", method: "HEAD")
    XCTAssertEqual(head.statusCode, 200)
    XCTAssertTrue(nothing.isEmpty)
    XCTAssertGreaterThan(head.expectedContentLength, 50)
    let (said, error) = try await load("photos/popular?resultsPerPage=x")
    XCTAssertEqual(error.statusCode, 400)
    XCTAssertTrue(String(decoding: said, as: UTF8.self).contains("resultsPerPage"))
    let (_, refused) = try await load("photos", method: "POST")
    XCTAssertEqual(refused.statusCode, 405)
  }

  func testAPortThatIsTakenIsSaid() async throws {
    let port = try XCTUnwrap(server.url.port.flatMap { UInt16(exactly: $0) })
    do {
      _ = try await PhotoServer.start(PhotoService(.samples), port: port)
      XCTFail("two servers on one port")
    } catch {
      XCTAssertTrue("\(error)".contains("in use") || "\(error)".contains("98"), "\(error)")
    }
    let other = try PhotoServer.startAndWait(PhotoService(.samples))
    XCTAssertNotEqual(other.url.port, server.url.port)
    await other.stop()
  }
}
