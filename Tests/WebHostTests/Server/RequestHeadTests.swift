import HTTPServing
import TestSupport
import XCTest

@testable import WebHost

/// The head of a request, and the access rules for it.
final class RequestHeadTests: XCTestCase {
  private func head(_ text: String) throws -> RequestHead { try RequestHead(Array(text.utf8)) }

  /// Browsers write spaces of a query as plus signs (URL Standard, "application/x-www-form-urlencoded serializing").
  func testPlusSignsOfAQuery_areSpaces() throws {
    let head = try head("POST /upload?name=my+photo%2B1.jpg HTTP/1.1\r\nHost: a\r\n\r\n")
    XCTAssertEqual(head.query["name"], "my photo+1.jpg")
  }

  func testARequest_isTakenApart() throws {
    let head = try head(
      "GET /socket?token=a%2Db&x=1&token=z HTTP/1.1\r\nHost:  127.0.0.1:80 \r\nConnection: keep-alive\r\n"
        + "connection: Upgrade")
    XCTAssertEqual(head.method, "GET")
    XCTAssertEqual(head.path, "/socket")
    XCTAssertEqual(head.query, ["token": "a-b", "x": "1"], "of two the first counts")
    XCTAssertEqual(head.fields["host"], "127.0.0.1:80")
    XCTAssertTrue(head.field("connection", contains: "upgrade"))
    XCTAssertFalse(head.field("connection", contains: "close"))
  }

  /// The host in an absolute address takes precedence over the header field (RFC 9112, 3.2.2).
  func testAWholeAddress_isTakenApart() throws {
    let head = try head("GET http://a.example:1/b?c=d HTTP/1.1\r\nHost: localhost")
    XCTAssertEqual(head.path, "/b")
    XCTAssertEqual(head.target, "/b?c=d")
    XCTAssertEqual(head.fields["host"], "a.example:1")
    XCTAssertEqual(try self.head("GET http://a?c HTTP/1.1").target, "/?c")
    XCTAssertThrowsError(try self.head("GET http:/// HTTP/1.1"))
    XCTAssertThrowsError(try self.head("GET ftp://a/ HTTP/1.1"))
  }

  func testWhatIsNoRequest_isSentAway() {
    for text in [
      "", "GET /", "GET x HTTP/1.1", " / HTTP/1.1", "GET / HTTP/2", "GET / HTTP/1.1 more", "GET / HTTP/1.1\r\nno colon",
      "GET / HTTP/1.1\r\n: nothing", "GET / HTTP/1.1\r\nA: 1\r\n folded: 2",
      "GET / HTTP/1.1\r\n" + (0..<101).map { "a\($0): b" }.joined(separator: "\r\n"),
    ] {
      XCTAssertThrowsError(try head(text), text) { XCTAssertEqual(($0 as? RequestHead.Problem)?.status, 400, text) }
    }
  }

  func testTheEnd_isFoundOrWaitedFor_withinBounds() throws {
    XCTAssertNil(try RequestHead.end(in: Array("GET / HTTP/1.1\r\nA: b\r\n".utf8)))
    XCTAssertEqual(try RequestHead.end(in: Array("GET / HTTP/1.1\r\n\r\nrest".utf8)), 18)
    let long = [UInt8](repeating: 65, count: RequestHead.limit)
    XCTAssertThrowsError(try RequestHead.end(in: long)) { XCTAssertEqual(($0 as? RequestHead.Problem)?.status, 414) }
    XCTAssertThrowsError(try RequestHead.end(in: Array("GET / HTTP/1.1\r\n".utf8) + long)) {
      XCTAssertEqual(($0 as? RequestHead.Problem)?.status, 431)
    }
    XCTAssertEqual(try RequestHead.end(in: Array("GET / HTTP/1.1\r\n\r\n".utf8), from: 17), 18, "byte by byte")
  }

  func testRandomHeads_neverDoMoreThanThrow() {
    let pieces = ["GET ", "/", "?", "=", "%", "%4", "&", " HTTP/1.1", "\r\n", "Host:", ":", "é", "\0", "\n", " ", "a"]
    SeedRun(release: 20_000, debug: 500).check("heads of requests", in: self) { seed in
      var random = SeededRandom(seed: seed)
      let text = (0..<Int.random(in: 0...30, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
      _ = try? head("GET /" + text.joined())
      _ = try? head(text.joined())
      return nil
    }
  }

  // MARK: Rules

  private let local = AccessRules(token: "0123456789abcdef", isLoopback: true, names: ["kiosk.example"])
  private let open = AccessRules(token: "0123456789abcdef", isLoopback: false, names: [])

  private func status(_ body: () throws -> Void) -> Int? {
    do {
      try body()
      return nil
    } catch {
      return (error as? RequestHead.Problem)?.status
    }
  }

  /// A request for a foreign name that resolves to this machine (DNS rebinding) is rejected.
  func testNames() {
    for host in [
      "127.0.0.1", "127.0.0.1:8080", "localhost:1", "LOCALHOST", "[::1]:99", "127.8.8.8", "kiosk.example:80",
    ] {
      XCTAssertNil(status { try local.checkHost(host) }, host)
    }
    for host in [
      nil, "", "evil.example", "127.0.0.1.evil.example", "localhost.evil.example", "127.0.0.1@evil", "192.168.1.1",
      "0x7f.1", "127.1", "127.0.0.1:80:80", "[::2]", "127.0.0.256",
    ] {
      XCTAssertEqual(status { try local.checkHost(host) }, 421, host ?? "nil")
    }
    XCTAssertNil(status { try open.checkHost("192.168.1.1:8080") }, "an address is nobody's name")
    XCTAssertNil(status { try open.checkHost("[fe80::1]:8080") })
    XCTAssertEqual(status { try open.checkHost("evil.example") }, 421)
    XCTAssertEqual(status { try open.checkHost("[; script-src *]") }, 421)
  }

  func testOrigins() {
    XCTAssertNil(status { try local.checkOrigin("http://127.0.0.1:80", host: "127.0.0.1:80") })
    XCTAssertNil(status { try local.checkOrigin("https://Kiosk.Example", host: "kiosk.example") }, "behind a proxy")
    for origin in [
      nil, "", "null", "http://evil.example", "http://127.0.0.1:81", "http://127.0.0.1", "http://localhost:80",
      "file://",
      "http://127.0.0.1:80.evil.example",
    ] {
      XCTAssertEqual(status { try local.checkOrigin(origin, host: "127.0.0.1:80") }, 403, origin ?? "nil")
    }
    XCTAssertEqual(status { try local.checkOrigin("http://", host: nil) }, 403)
  }

  /// If a proxy rewrites `Host`, the proxy's names are allowed as origins, with its port unless that is the default
  /// port.
  func testOrigins_behindAProxyThatRewritesHost() {
    let rules = AccessRules(token: "0123456789abcdef", isLoopback: true, names: ["kiosk.example", "box:8443"])
    for origin in ["https://kiosk.example", "http://kiosk.example", "https://box:8443", "http://127.0.0.1:80"] {
      XCTAssertNil(status { try rules.checkOrigin(origin, host: "127.0.0.1:80") }, origin)
    }
    for origin in [
      "https://kiosk.example:444", "https://box", "https://box:8444", "https://kiosk.example.evil",
      "https://evil.example",
      "https://a.kiosk.example", "kiosk.example", "https://",
    ] {
      XCTAssertEqual(status { try rules.checkOrigin(origin, host: "127.0.0.1:80") }, 403, origin)
    }
    XCTAssertNil(status { try rules.checkHost("box") }, "a name is one whatever its port")
  }

  func testTokens() {
    XCTAssertNil(status { try local.checkToken("0123456789abcdef") })
    for token in [nil, "", "0123456789abcde", "0123456789abcdeF", "0123456789abcdef0"] {
      XCTAssertEqual(status { try local.checkToken(token) }, 403, token ?? "nil")
    }
    XCTAssertEqual(
      status { try AccessRules(token: "", isLoopback: true, names: []).checkToken("") }, 403, "no token is no key")
  }
}
