import Foundation
import UIKit
import XCTest

@testable import PhotoServing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Requests to the service over HTTP, on a port of the loopback address.
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
    // The kernel's table of listening sockets has the port at 127.0.0.1 (0100007F) and at no other address.
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

  func testManyAtOnceGetTheSame_andEachItsOwn() async throws {
    let id = try XCTUnwrap(PhotoCatalog.samples.photos(in: .upcoming).first).id
    let service = server.url
    let answers = try await withThrowingTaskGroup(of: (Int, Data, Int).self) { group in
      for number in 0..<40 {
        let size = 40 + number % 4 * 20
        group.addTask {
          let url = try XCTUnwrap(URL(string: "photos/image/\(id)?size=\(size)", relativeTo: service))
          let (data, response) = try await URLSession(configuration: .ephemeral).data(from: url)
          return (size, data, (response as? HTTPURLResponse)?.statusCode ?? 0)
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    XCTAssertEqual(answers.count, 40)
    for (size, same) in Dictionary(grouping: answers, by: \.0) {
      XCTAssertEqual(Set(same.map(\.2)), [200])
      XCTAssertEqual(Set(same.map(\.1)).count, 1, "\(size)")
      let image = try XCTUnwrap(same.first.flatMap { UIImage(data: $0.1) })
      XCTAssertEqual(max(image.size.width, image.size.height), CGFloat(size))
    }
  }

  func testOddAddressesOverHTTP() async throws {
    for (path, status) in [
      ("photos/popular?resultsPerPage=100000", 400), ("photos/popular?resultsPerPage=-1", 400),
      ("photos/popular?page=1000000&resultsPerPage=100", 200), ("photos/popular?resultsPerPage=%2B5", 200),
      ("photos/popular?&&&", 200), ("photos/image/%2e%2e%2f%2e%2e%2fetc%2fpasswd", 404), ("photos/image/%00", 400),
      ("photos/image/%C3%28", 400), ("photos/image/%0d%0aSet-Cookie:a", 404), ("x.axd/a/b", 404),
      ("HelloWorld/Welcome/Ada/-7", 400), ("HelloWorld/Welcome?name=" + String(repeating: "a", count: 9000), 414),
    ] {
      let (data, response) = try await load(path)
      XCTAssertEqual(response.statusCode, status, String(path.prefix(60)))
      XCTAssertNil(response.value(forHTTPHeaderField: "Set-Cookie"))
      XCTAssertFalse(String(decoding: data, as: UTF8.self).contains("root:"))
    }
    let (_, response) = try await load("photos")
    XCTAssertEqual(response.statusCode, 200, "it still serves")
  }

  func testAPortInUseIsReported() async throws {
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
