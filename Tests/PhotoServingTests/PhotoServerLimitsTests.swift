import Foundation
import Gallery
import HTTPServing
import TestSupport
import UIKit
import XCTest

@testable import PhotoServing

/// Requests that the service rejects. The limits are those of the browser host, reduced for the tests.
final class PhotoServerLimitsTests: XCTestCase {
  private func serve(_ service: PhotoService = PhotoService(.samples), _ change: (inout HTTPLimits) -> Void = { _ in })
    throws -> (server: PhotoServer, port: UInt16)
  {
    var limits = HTTPLimits()
    change(&limits)
    let server = try PhotoServer(service, port: 0, limits: limits)
    return (server, try XCTUnwrap(server.url.port.flatMap { UInt16(exactly: $0) }))
  }

  /// A request line is rejected after 16 KB, whatever its length is. The rest is neither stored nor searched.
  func testALongLine_isRefusedBeforeItEnds() async throws {
    let (server, port) = try serve()
    let client = try RawConnection(port: port)
    client.send(Array("GET /".utf8) + [UInt8](repeating: 97, count: RequestHead.limit - 5))
    let text = String(decoding: try client.receiveAll(), as: UTF8.self)
    XCTAssertTrue(text.hasPrefix("HTTP/1.1 414 "), text)
    XCTAssertTrue(text.contains("{\"error\":"), "errors are JSON: \(text)")
    await server.stop()
  }

  func testWhatIsNoRequest_isAnsweredInJSON() async throws {
    let (server, port) = try serve()
    for (text, status) in [
      ("GARBAGE\r\n\r\n", 400), ("GET / HTTP/9\r\n\r\n", 400), ("\r\n\r\n", 400), ("BREW / HTTP/1.1\r\n\r\n", 405),
      ("GET /photos HTTP/1.1\r\n" + String(repeating: "a: b\r\n", count: 101) + "\r\n", 400),
      ("GET /photos HTTP/1.0\r\n\r\n", 200), ("GET http://localhost/photos HTTP/1.1\r\n\r\n", 200),
      ("GET http://evil.example/photos HTTP/1.1\r\nHost: localhost\r\n\r\n", 421),
    ] {
      let client = try RawConnection(port: port)
      client.send(text)
      let answer = String(decoding: try client.receiveAll(), as: UTF8.self)
      XCTAssertTrue(answer.hasPrefix("HTTP/1.1 \(status) "), "\(text.prefix(40)): \(answer)")
      XCTAssertTrue(answer.contains("application/json"), answer)
    }
    await server.stop()
  }

  func testASlowHead_isNotWaitedFor() async throws {
    let (server, port) = try serve { $0.timeout = 0.2 }
    let client = try RawConnection(port: port)
    client.send("GET / HTTP/1.1\r\nHo")
    XCTAssertEqual(try client.receiveAll(), [])
    let silent = try RawConnection(port: port)
    XCTAssertEqual(try silent.receiveAll(), [])
    await server.stop()
  }

  func testTooManyConnections_costTheOldestThatAskedForNothing() async throws {
    let (server, port) = try serve { $0.maximumUnadmittedConnectionCount = 4 }
    let idle = try (0..<10).map { _ in try RawConnection(port: port) }
    for client in idle.prefix(6) { XCTAssertEqual(try client.receiveAll(), []) }
    idle[9].get("/photos")
    XCTAssertEqual(try idle[9].status(), 200)
    await server.stop()
  }

  /// A decoder that blocks until it is released.
  private final class SlowDecoder: PhotoDecoding, @unchecked Sendable {
    let started = DispatchSemaphore(value: 0)
    let gate = DispatchSemaphore(value: 0)

    func decode(_ photo: Photo, maximumPixelSize: Int) -> Result<UIImage, PhotoLoadError> {
      started.signal()
      gate.wait()
      gate.signal()
      return PhotoDecoder().decode(photo, maximumPixelSize: maximumPixelSize)
    }
  }

  /// A request whose client has disconnected counts until its photo is decoded. Clients that disconnect early cannot
  /// accumulate work.
  func testRequestsAtATime_areLimited_alsoThoseOfClientsThatLeft() async throws {
    let decoder = SlowDecoder()
    let service = PhotoService(.samples, renderer: PhotoRenderer(decoder: decoder))
    let (server, port) = try serve(service) { $0.maximumAdmittedConnectionCount = 2 }
    let id = try XCTUnwrap(PhotoCatalog.samples.photos(in: .popular).first).id
    var first: RawConnection? = try RawConnection(port: port)
    first?.get("/photos/image/\(id)?size=40")
    decoder.started.wait()
    let second = try RawConnection(port: port)
    second.get("/photos/image/\(id)?size=40")
    first = nil
    var statuses: [Int] = []
    // The second request may arrive after the third one.
    while !statuses.contains(503) {
      let third = try RawConnection(port: port)
      third.get("/photos")
      statuses.append(try third.status())
    }
    decoder.gate.signal()
    XCTAssertEqual(try second.status(), 200)
    var last = 0
    while last != 200 {
      let after = try RawConnection(port: port)
      after.get("/photos")
      last = try after.status()
    }
    await server.stop()
  }

  func testAHalfClosedClient_getsItsAnswer_orIsForgotten() async throws {
    let (server, port) = try serve()
    let client = try RawConnection(port: port)
    client.send("GET /pho")
    client.finishSending()
    XCTAssertEqual(try client.receiveAll(), [], "there is no request, and none will come")
    let id = try XCTUnwrap(PhotoCatalog.samples.photos(in: .popular).first).id
    for target in ["/photos", "/photos/image/\(id)?size=1500"] {
      let asking = try RawConnection(port: port)
      asking.get(target)
      asking.finishSending()
      let answer = try asking.receiveAll()
      XCTAssertTrue(String(decoding: answer.prefix(12), as: UTF8.self) == "HTTP/1.1 200", target)
      let length = try XCTUnwrap(String(decoding: answer, as: UTF8.self).firstMatch(of: /Content-Length: (\d+)/)).1
      let head = try XCTUnwrap(answer.firstRange(of: Array("\r\n\r\n".utf8)))
      XCTAssertEqual(answer.count - head.upperBound, Int(length), "all of it")
    }
    await server.stop()
  }

  func testAStoppedServer_isGone() async throws {
    let (server, port) = try serve()
    let client = try RawConnection(port: port)
    await server.stop()
    await server.wait()
    XCTAssertEqual(try client.receiveAll(), [])
    // On loopback, a connection to a free port can reach its own socket, if the system chose this port for it as well.
    let isRefused = (0..<20).contains { _ in (try? RawConnection(port: port)) == nil }
    XCTAssertTrue(isRefused)
  }
}
