import Foundation
import Gallery
import UIKit
import XCTest

@testable import PhotoServing

/// Requests to the service without a network.
final class PhotoServiceTests: XCTestCase {
  private let service = PhotoService(.samples)

  private func get(_ target: String, _ headers: [String: String] = [:]) async -> ServiceResponse {
    await service.respond(method: "GET", target: target, headers: headers)
  }

  private func text(_ answer: ServiceResponse) -> String { String(decoding: answer.body, as: UTF8.self) }

  private func json(_ answer: ServiceResponse) throws -> [String: Any] {
    XCTAssertEqual(answer.headers["Content-Type"], "application/json; charset=utf-8")
    return try XCTUnwrap(JSONSerialization.jsonObject(with: answer.body) as? [String: Any])
  }

  private func assertError(
    _ status: Int, _ words: String, _ target: String, method: String = "GET", headers: [String: String] = [:],
    line: UInt = #line
  ) async throws {
    let answer = await service.respond(method: method, target: target, headers: headers)
    XCTAssertEqual(answer.status, status, target, line: line)
    let said = try XCTUnwrap(json(answer)["error"] as? String, line: line)
    XCTAssertTrue(said.contains(words), "\(target): \(said)", line: line)
    XCTAssertEqual(answer.headers["X-Content-Type-Options"], "nosniff", line: line)
  }

  // MARK: HTML pages

  func testHelloWorld() async {
    var answer = await get("/HelloWorld")
    XCTAssertEqual(answer.status, 200)
    XCTAssertEqual(answer.headers["Content-Type"], "text/html; charset=utf-8")
    XCTAssertTrue(text(answer).contains("<b>default</b>"))
    answer = await get("/HelloWorld/Index/")
    XCTAssertTrue(text(answer).contains("<b>default</b>"))
    answer = await get("/HelloWorld/Welcome?name=Ada&numtimes=4")
    XCTAssertTrue(text(answer).contains("<body>Hello Ada, NumTimes is: 4</body>"), text(answer))
    answer = await get("/helloworld/WELCOME?Name=Ada+L%C3%B6we")
    XCTAssertTrue(text(answer).contains("<body>Hello Ada Löwe, NumTimes is: 1</body>"), text(answer))
    answer = await get("/HelloWorld/Welcome/Ada/7")
    XCTAssertTrue(text(answer).contains("<body>Hello Ada, ID: 7</body>"), text(answer))
    answer = await get("/HelloWorld/Welcome/7?name=Ada")
    XCTAssertTrue(text(answer).contains("<body>Hello Ada, ID: 7</body>"), text(answer))
    answer = await get("http://127.0.0.1:80/HelloWorld/Welcome?name=http://x")
    XCTAssertTrue(text(answer).contains("<body>Hello http://x, NumTimes is: 1</body>"), text(answer))
  }

  func testTheFirstPage() async {
    let answer = await get("/")
    XCTAssertEqual(answer.status, 200)
    XCTAssertTrue(text(answer).contains("60 photos"))
    XCTAssertTrue(text(answer).contains("<a href=\"/HelloWorld/Welcome?name=Ada&amp;numtimes=3\">"))
  }

  func testWhatIsEchoedIsEscaped() async throws {
    let evil = "%3Cscript%3Ealert(%22x%22)%3C/script%3E"
    var answer = await get("/HelloWorld/Welcome?name=\(evil)%26%27")
    XCTAssertTrue(text(answer).contains("Hello &lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;&amp;&#39;, "))
    XCTAssertFalse(text(answer).contains("<script"))
    answer = await get("/HelloWorld/Welcome/%3Cb%3E/7")
    XCTAssertTrue(text(answer).contains("Hello &lt;b&gt;, ID: 7"))
    // Errors are not HTML pages.
    answer = await get("/\(evil.replacingOccurrences(of: "/", with: "%2F"))")
    XCTAssertEqual(answer.status, 404)
    XCTAssertEqual(answer.headers["Content-Type"], "application/json; charset=utf-8")
    let said = try XCTUnwrap(json(answer)["error"] as? String)
    XCTAssertTrue(said.contains("<script>alert(\"x\")</script>"), said)
    XCTAssertFalse(text(answer).contains("<"), "nor can they be taken for one")
    answer = await get("/photos/popular?resultsPerPage=\(evil)%26")
    XCTAssertFalse(text(answer).contains { "<>&".contains($0) }, text(answer))
  }

  // MARK: Errors

  func testParametersAreValidated() async throws {
    try await assertError(400, "name is missing", "/HelloWorld/Welcome")
    try await assertError(400, "name is missing", "/HelloWorld/Welcome?name=")
    try await assertError(
      400, "numtimes must be an integer, not “x<y”", "/HelloWorld/Welcome?name=A&numtimes=x%3Cy")
    try await assertError(400, "numtimes must be from 1 to 1000, not 0", "/HelloWorld/Welcome?name=A&numtimes=0")
    try await assertError(400, "must be an integer", "/HelloWorld/Welcome?name=A&numtimes=")
    try await assertError(400, "must be an integer", "/HelloWorld/Welcome?name=A&numtimes=99999999999999999999")
    try await assertError(400, "must be an integer", "/HelloWorld/Welcome/Ada/seven")
    try await assertError(400, "name occurs twice", "/HelloWorld/Welcome?name=A&NAME=B".lowercased())
    try await assertError(400, "not valid percent-encoded text", "/HelloWorld/Welcome?name=%ZZ")
    try await assertError(400, "not valid percent-encoded text", "/HelloWorld/%FF")
    try await assertError(400, "not valid percent-encoded text", "/HelloWorld/%00")
    try await assertError(400, "resultsPerPage must be an integer", "/photos/popular?resultsPerPage=many")
    try await assertError(400, "resultsPerPage must be from 1 to 100", "/photos/popular?resultsPerPage=101")
    try await assertError(400, "page must be from 1", "/photos/popular?page=0")
    try await assertError(400, "id is missing", "/photos/image")
    try await assertError(400, "size must be from 16 to 2048", "/photos/image/1?size=100000")
    try await assertError(400, "size must be an integer", "/photos/image/1?size=large")
    try await assertError(404, "no photo with the id 1", "/photos/image/1")
    try await assertError(414, "longer than", "/HelloWorld/Welcome?name=" + String(repeating: "a", count: 9000))
  }

  func testWhatIsNotThere() async throws {
    try await assertError(404, "no controller nothing", "/nothing")
    try await assertError(404, "no action best", "/photos/best")
    try await assertError(404, "no resource at /photos/image/1/2", "/photos/image/1/2")
    try await assertError(404, "no resource at /trace.axd/photos", "/trace.axd/photos")
    try await assertError(405, "use GET or HEAD", "/photos", method: "POST")
    let answer = await service.respond(method: "DELETE", target: "/photos/popular")
    XCTAssertEqual(answer.headers["Allow"], "GET, HEAD")
  }

  func testNoPathLeadsOutOfTheFolder() async throws {
    for path in [
      "/photos/image/..%2F..%2F..%2Fetc%2Fpasswd", "/photos/image/%2Fetc%2Fpasswd", "/../../etc/passwd",
      "/photos/../../etc/passwd", "/photos/image/..", "/%2e%2e/%2e%2e/etc/passwd",
    ] {
      let answer = await get(path)
      XCTAssertEqual(answer.status, 404, path)
    }
  }

  func testThisMachineAlone() async throws {
    for host in ["127.0.0.1:8080", "localhost", "LocalHost:1", "[::1]:99"] {
      let answer = await get("/photos", ["Host": host])
      XCTAssertEqual(answer.status, 200, host)
    }
    try await assertError(421, "only answers requests to", "/photos", headers: ["Host": "evil.example"])
    try await assertError(421, "only answers requests to", "/photos", headers: ["Host": "127.0.0.1.evil.example:80"])
  }

  // MARK: Streams

  func testAStreamIsPages() async throws {
    let page = try json(await get("/photos/popular?resultsPerPage=20"))
    XCTAssertEqual(page["feature"] as? String, "popular")
    XCTAssertEqual(page["totalItems"] as? Int, 20)
    XCTAssertEqual(page["totalPages"] as? Int, 1)
    let photos = try XCTUnwrap(page["photos"] as? [[String: Any]])
    XCTAssertEqual(photos.count, 20)
    let images = try XCTUnwrap(photos[0]["images"] as? [[String: Any]])
    XCTAssertEqual(images.compactMap { $0["size"] as? Int }, [140, 280, 560, 1120])
    let id = try XCTUnwrap(photos[0]["id"] as? String)
    XCTAssertEqual(images[1]["url"] as? String, "/photos/image/\(id)?size=280")

    let second = try json(await get("/photos/popular?resultsPerPage=8&page=3"))
    XCTAssertEqual(second["totalPages"] as? Int, 3)
    let rest = try XCTUnwrap(second["photos"] as? [[String: Any]])
    XCTAssertEqual(rest.compactMap { $0["id"] as? String }, photos[16...].compactMap { $0["id"] as? String })
    let beyond = try json(await get("/photos/popular?page=9"))
    XCTAssertEqual((beyond["photos"] as? [Any])?.count, 0)

    var ids: Set<String> = []
    for stream in ["popular", "editors", "upcoming"] {
      let stream = try json(await get("/photos/\(stream)"))
      let photos = try XCTUnwrap(stream["photos"] as? [[String: Any]])
      XCTAssertEqual(photos.count, 20)
      ids.formUnion(photos.compactMap { $0["id"] as? String })
    }
    XCTAssertEqual(ids.count, 60)
    let index = try json(await get("/Photos"))
    XCTAssertEqual(index["features"] as? [String], ["popular", "editors", "upcoming"])
  }

  // MARK: Photos, tags, ranges

  private func photo() throws -> String {
    "/photos/image/" + (try XCTUnwrap(PhotoCatalog.samples.photos(in: .popular).first).id) + "?size=64"
  }

  func testAPhotoIsAJPEGOfTheSizeAskedFor() async throws {
    for size in [64, 200] {
      for entry in PhotoCatalog.samples.photos(in: .editors).prefix(4) {
        let answer = await get("/photos/image/\(entry.id)?size=\(size)")
        XCTAssertEqual(answer.headers["Content-Type"], "image/jpeg")
        XCTAssertEqual(Array(answer.body.prefix(3)), [0xFF, 0xD8, 0xFF])
        let image = try XCTUnwrap(UIImage(data: answer.body))
        XCTAssertEqual(max(image.size.width, image.size.height), CGFloat(size))
      }
    }
  }

  func testATagSparesTheSameAnswerTwice() async throws {
    let path = try photo()
    let first = await get(path)
    let tag = try XCTUnwrap(first.headers["ETag"])
    XCTAssertEqual(first.headers["Cache-Control"], "max-age=3600")
    for header in [tag, "\"other\", \(tag)", "W/\(tag)", "*"] {
      let again = await get(path, ["If-None-Match": header])
      XCTAssertEqual(again.status, 304, header)
      XCTAssertEqual(again.body.count, 0)
      XCTAssertEqual(again.headers["ETag"], tag)
      XCTAssertEqual(again.headers["Content-Length"], "\(first.body.count)")
    }
    let other = await get(path, ["if-none-match": "\"other\""])
    XCTAssertEqual(other.status, 200)
    XCTAssertEqual(other.body, first.body)
    let larger = await get(path.replacingOccurrences(of: "=64", with: "=65"))
    XCTAssertNotEqual(larger.headers["ETag"], tag)
    let wanted = await get(path, ["If-Match": "\"other\""])
    XCTAssertEqual(wanted.status, 412)
    let right = await get(path, ["If-Match": tag])
    XCTAssertEqual(right.status, 200)
    let page = await get("/photos/popular")
    let same = await get("/photos/popular", ["If-None-Match": try XCTUnwrap(page.headers["ETag"])])
    XCTAssertEqual(same.status, 304)
    XCTAssertEqual(page.headers["Cache-Control"], "no-cache")
  }

  func testRanges() async throws {
    let path = try photo()
    let whole = await get(path)
    let count = whole.body.count
    XCTAssertEqual(whole.headers["Accept-Ranges"], "bytes")
    let part = await get(path, ["Range": "bytes=10-19"])
    XCTAssertEqual(part.status, 206)
    XCTAssertEqual(part.body, whole.body.subdata(in: 10..<20))
    XCTAssertEqual(part.headers["Content-Range"], "bytes 10-19/\(count)")
    XCTAssertEqual(part.headers["Content-Length"], "10")
    XCTAssertEqual(part.headers["ETag"], whole.headers["ETag"])
    let last = await get(path, ["Range": "bytes=-5"])
    XCTAssertEqual(last.body, whole.body.suffix(5))
    XCTAssertEqual(last.headers["Content-Range"], "bytes \(count - 5)-\(count - 1)/\(count)")
    let none = await get(path, ["Range": "bytes=\(count)-"])
    XCTAssertEqual(none.status, 416)
    XCTAssertEqual(none.headers["Content-Range"], "bytes */\(count)")
    let senseless = await get(path, ["Range": "bytes=9-1"])
    XCTAssertEqual(senseless.status, 200)
    XCTAssertEqual(senseless.body, whole.body)
    let known = await get(path, ["Range": "bytes=0-1", "If-Range": try XCTUnwrap(whole.headers["ETag"])])
    XCTAssertEqual(known.status, 206)
    let changed = await get(path, ["Range": "bytes=0-1", "If-Range": "\"other\""])
    XCTAssertEqual(changed.status, 200)
    let unchanged = await get(
      path, ["Range": "bytes=0-1", "If-None-Match": try XCTUnwrap(whole.headers["ETag"])])
    XCTAssertEqual(unchanged.status, 304)
  }

  func testSeveralRangesAreSeveralParts() async throws {
    let path = try photo()
    let whole = await get(path)
    let answer = await get(path, ["Range": "bytes=-4,0-3"])
    XCTAssertEqual(answer.status, 206)
    XCTAssertNil(answer.headers["Content-Range"])
    XCTAssertEqual(answer.headers["Content-Length"], "\(answer.body.count)")
    let type = try XCTUnwrap(answer.headers["Content-Type"])
    XCTAssertTrue(type.hasPrefix("multipart/byteranges; boundary="))
    let boundary = try XCTUnwrap(type.components(separatedBy: "boundary=").last)
    let count = whole.body.count
    var expected = Data()
    for range in [0..<4, count - 4..<count] {
      let head = "--\(boundary)\r\nContent-Type: image/jpeg\r\n"
      let place = "Content-Range: bytes \(range.lowerBound)-\(range.upperBound - 1)/\(count)\r\n\r\n"
      expected += Data((head + place).utf8)
      expected += whole.body.subdata(in: range) + Data("\r\n".utf8)
    }
    XCTAssertEqual(answer.body, expected + Data("--\(boundary)--\r\n".utf8))
  }

  func testHeadIsGetWithoutTheBody() async throws {
    for target in [try photo(), "/photos/popular", "/HelloWorld", "/nothing"] {
      let get = await get(target)
      let head = await service.respond(method: "head", target: target)
      XCTAssertEqual(head.status, get.status)
      XCTAssertEqual(head.headers, get.headers, target)
      XCTAssertEqual(head.headers["Content-Length"], "\(get.body.count)")
      XCTAssertTrue(head.body.isEmpty)
    }
    let ranged = await service.respond(method: "HEAD", target: try photo(), headers: ["Range": "bytes=0-1"])
    XCTAssertEqual(ranged.status, 200)
  }
}
