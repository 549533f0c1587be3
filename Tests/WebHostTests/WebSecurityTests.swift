import Foundation
import HTTPServing
import TestSupport
import XCTest

@testable import WebHost

/// Clients and requests that the browser host rejects.
@preconcurrency @MainActor
final class WebSecurityTests: WebTestCase {
  private var own: String { "http://127.0.0.1:\(host.port)" }

  private func status(_ method: String, _ target: String, _ fields: [String: String?] = [:]) throws -> Int {
    try client().answer(method, target, fields).status
  }

  func testThePage_needsTheTokenAndAName() throws {
    try openHost()
    let answer = try client().answer("GET", "/?token=\(host.token)")
    XCTAssertEqual(answer.status, 200)
    XCTAssertTrue(answer.body.contains("<canvas"))
    XCTAssertFalse(answer.body.contains("MARK"), "every mark is replaced")
    for word in ["default-src 'none'", "frame-ancestors 'none'", "no-store", "nosniff", "no-referrer", "DENY"] {
      XCTAssertTrue(answer.head.contains(word), "\(word): \(answer.head)")
    }
    XCTAssertFalse(answer.body.contains(host.token), "the page does not carry the key about")
    XCTAssertEqual(try status("HEAD", "/?token=\(host.token)"), 200)
    XCTAssertEqual(try status("GET", "/"), 403)
    XCTAssertEqual(try status("GET", "/?token="), 403)
    XCTAssertEqual(try status("GET", "/?token=\(host.token)x"), 403)
    XCTAssertEqual(try status("GET", "/?token=\(host.token)", ["Host": "evil.example:\(host.port)"]), 421)
    XCTAssertEqual(try status("GET", "/?token=\(host.token)", ["Host": nil]), 421)
    XCTAssertEqual(try status("GET", "/?token=\(host.token)", ["Host": "localhost:9"]), 200, "through a tunnel")
    XCTAssertEqual(try status("GET", "/etc/passwd"), 404)
    XCTAssertEqual(try status("GET", "/../?token=\(host.token)"), 404)
    XCTAssertEqual(try status("PUT", "/?token=\(host.token)"), 405)
  }

  /// The files for installing the page contain the token, so requesting them requires the token.
  func testTheFilesForInstalling_needTheToken() throws {
    try openHost()
    for path in ["/manifest.webmanifest", "/icon.svg", "/icon.png", "/worker.js"] {
      XCTAssertEqual(try status("GET", path), 403, path)
      XCTAssertEqual(try status("POST", "\(path)?token=\(host.token)"), 405, path)
      XCTAssertEqual(try status("GET", "\(path)?token=\(host.token)"), 200, path)
    }
    let manifest = try client().answer("GET", "/manifest.webmanifest?token=\(host.token)")
    XCTAssertTrue(manifest.head.contains("application/manifest+json"), manifest.head)
    let values = try XCTUnwrap(JSONSerialization.jsonObject(with: Data(manifest.body.utf8)) as? [String: Any])
    XCTAssertEqual(values["name"] as? String, "test", "the title of the window")
    XCTAssertEqual(values["start_url"] as? String, "/?token=\(host.token)")
    XCTAssertEqual(values["display"] as? String, "standalone")
    XCTAssertTrue(try client().answer("GET", "/worker.js?token=\(host.token)").head.contains("text/javascript"))
  }

  func testTheWebSocket_needsTokenNameAndOrigin() throws {
    try openHost()
    let target = "/socket?token=\(host.token)"
    func status(_ target: String, _ fields: [String: String?]) throws -> Int {
      try self.status("GET", target, PageClient.upgrade.merging(["Origin": own]) { $1 }.merging(fields) { $1 })
    }
    XCTAssertEqual(try status("/socket", [:]), 403)
    XCTAssertEqual(try status("/socket?token=wrong", [:]), 403)
    XCTAssertEqual(try status(target, ["Origin": nil]), 403)
    XCTAssertEqual(try status(target, ["Origin": "http://evil.example"]), 403)
    XCTAssertEqual(try status(target, ["Origin": "null"]), 403)
    XCTAssertEqual(try status(target, ["Host": "evil.example", "Origin": "http://evil.example"]), 421)
    XCTAssertEqual(try status(target, ["Upgrade": nil]), 426)
    XCTAssertEqual(try status(target, ["Sec-WebSocket-Version": "8"]), 426)
    XCTAssertEqual(try status(target, ["Sec-WebSocket-Key": "short"]), 426)
    XCTAssertNoThrow(try client().open(token: host.token))
  }

  func testFiles_needTokenNameAndOrigin_andALength() throws {
    try openHost(["TESSERA_WEB_DROPS": "1"])
    func status(_ target: String, _ fields: [String: String?]) throws -> Int {
      try self.status(
        "POST", target, ["Origin": own, "Content-Length": "0"].merging(fields) { $1 })
    }
    let target = "/drop?token=\(host.token)&id=1&name=a"
    XCTAssertEqual(try status("/drop?id=1", [:]), 403)
    XCTAssertEqual(try status(target, ["Origin": "http://evil.example"]), 403)
    XCTAssertEqual(try status(target, ["Content-Length": nil]), 411)
    XCTAssertEqual(try status(target, ["Content-Length": "-5"]), 413)
    XCTAssertEqual(try status(target, ["Content-Length": "1048577"]), 413)
    XCTAssertEqual(try status(target, ["Transfer-Encoding": "chunked"]), 411)
    XCTAssertEqual(try status("/drop?token=\(host.token)&name=a", [:]), 400)
    XCTAssertEqual(try status(target, [:]), 204)
  }

  func testAHeadWithoutEnd_isCutOff() throws {
    try openHost()
    let client = try client()
    client.send(raw: Array("GET / HTTP/1.1\r\nX: ".utf8) + [UInt8](repeating: 65, count: RequestHead.limit))
    try client.wait { client.isEnded }
    XCTAssertTrue(String(decoding: client.received, as: UTF8.self).hasPrefix("HTTP/1.1 431 "))
  }

  func testTooManyConnections_costTheOldest() throws {
    try openHost()
    let first = try client()
    for _ in 0..<HTTPLimits().maximumUnadmittedConnectionCount {
      _ = try client()
      _ = RunLoop.main.run(mode: .default, before: Date())
    }
    try first.wait { first.isEnded }
    XCTAssertLessThanOrEqual(host.server.connectionCount, HTTPLimits().maximumUnadmittedConnectionCount)
    XCTAssertEqual(try status("GET", "/?token=\(host.token)"), 200)
  }

  /// Any number of connections without the token does not affect connections with it.
  func testConnectionsWithoutTheToken_endNoUpload_andNoPage() throws {
    try openHost()
    let page = try client()
    page.answersFrames = false
    try page.hello(host, width: 20, height: 20)
    let upload = try client()
    let body = [UInt8](repeating: 1, count: 1000)
    upload.send(
      raw: upload.request(
        "POST", "/drop?token=\(host.token)&id=1&name=a", ["Origin": own, "Content-Length": "1000"]) + body.prefix(500))
    try upload.wait { self.host.server.uploads.usedBytes == 1000 }
    for _ in 0..<(HTTPLimits().maximumUnadmittedConnectionCount * 2) {
      _ = try client()
      _ = RunLoop.main.run(mode: .default, before: Date())
    }
    upload.send(raw: Array(body.suffix(500)))
    try upload.wait { upload.isEnded }
    XCTAssertTrue(String(decoding: upload.received, as: UTF8.self).hasPrefix("HTTP/1.1 204 "))
    XCTAssertTrue(host.hasPage)
  }

  func testAnUploadThatStalls_givesItsBytesBack() throws {
    var limits = HTTPLimits()
    limits.timeout = 0.2
    try openHost(["TESSERA_WEB_DROPS": "1"], limits: limits)
    let fields = ["Origin": own, "Content-Length": "1048576"]
    let stalled = try client()
    stalled.send(raw: stalled.request("POST", "/drop?token=\(host.token)&id=1&name=a", fields) + [1, 2, 3])
    try stalled.wait { self.host.server.uploads.usedBytes == 1 << 20 }
    try stalled.wait { stalled.isEnded }
    XCTAssertEqual(host.server.uploads.usedBytes, 0)
    let other = try client().answer(
      "POST", "/drop?token=\(host.token)&id=2&name=b", fields, body: [UInt8](repeating: 0, count: 1 << 20))
    XCTAssertEqual(other.status, 204, other.body)
  }

  /// Behind a proxy that rewrites `Host`, the host in a request is this machine and the origin is the proxy.
  /// `TESSERA_WEB_NAMES` must contain the name of the proxy.
  func testBehindAProxyThatRewritesHost() throws {
    let browser: [String: String?] = ["Host": "kiosk.example", "Origin": "https://kiosk.example"]
    for (names, isLetIn) in [("kiosk.example", true), ("other.example", false), ("kiosk.example:8443", false)] {
      try openHost(["TESSERA_WEB_NAMES": names])
      let proxy = try RewritingProxy(to: host.port)
      defer { proxy.stop() }
      let answer = try PageClient(port: proxy.port).answer("GET", "/?token=\(host.token)", browser)
      XCTAssertEqual(answer.status, 200, answer.body)
      XCTAssertEqual(answer.head.contains(" wss://kiosk.example;"), isLetIn, answer.head)
      let page = try PageClient(port: proxy.port)
      if isLetIn {
        try page.open(token: host.token, browser)
        page.answersFrames = false
        page.send(PageWriter.hello(width: 20, height: 20))
        try page.wait { self.host.hasPage }
        let file = try PageClient(port: proxy.port).answer(
          "POST", "/drop?token=\(host.token)&id=1&name=a", browser.merging(["Content-Length": "1"]) { $1 }, body: [1])
        XCTAssertEqual(file.status, 204)
      } else {
        XCTAssertThrowsError(try page.open(token: host.token, browser)) {
          XCTAssertTrue("\($0)".contains("HTTP/1.1 403 "), "\($0)")
          XCTAssertTrue("\($0)".contains("TESSERA_WEB_NAMES"), "it says what to do")
        }
      }
      page.hangUp()
      host.shutDown(timeout: 0)
    }
  }

  func testWhatIsTooLongOrMalformed_closesWithItsReason() throws {
    try openHost()
    for (bytes, code, word) in [
      ([0x82, 0xFF, 0, 0, 0, 1, 0, 0, 0, 0], 1009, "more than"), (PageClient.frame(2, [77]), 1002, "type: 77"),
      (PageClient.frame(2, PageWriter.mouse(1, 1)), 1002, "before hello"),
      (PageClient.frame(1, [65]), 1003, "text"), ([0x82, 0x00], 1002, "mask"),
      (PageClient.frame(2, PageWriter.view(width: 1, height: 0)), 1002, "size"),
      (PageClient.frame(2, PageWriter.hello(width: 16384, height: 4096)), 1002, "at most 16777216"),
      (
        PageClient.frame(2, [14], isLast: false)
          + (0..<WebSocketReader.frameCountLimit).flatMap { _ in PageClient.frame(0, [0], isLast: false) }, 1008,
        "frames"
      ),
    ] as [([UInt8], Int, String)] {
      let client = try client()
      try client.open(token: host.token)
      client.send(raw: bytes)
      try client.wait { client.isEnded }
      XCTAssertEqual(client.closing?.code, code)
      XCTAssertTrue(client.closing?.reason.contains(word) ?? false, "\(String(describing: client.closing))")
    }
  }

  /// If a connection sends random bytes at any stage, the host continues to serve other clients.
  func testGarbage_isSentAway_andNothingElseHappens() throws {
    try openHost()
    try SeedRun(release: 300, debug: 40).check("garbage for a browser host", in: self) { seed in
      var random = SeededRandom(seed: seed)
      func garbage(_ most: Int) -> [UInt8] {
        (0..<Int.random(in: 1...most, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
      }
      let client = try client()
      switch seed % 3 {
      case 0: client.send(raw: garbage(400) + Array("\r\n\r\n".utf8))
      case 1:
        try client.open(token: host.token)
        client.send(raw: garbage(400))
      default:
        try client.open(token: host.token)
        client.send(PageWriter.hello(width: 20, height: 20))
        for _ in 0..<10 { client.send(garbage(60)) }
      }
      for _ in 0..<3 {
        _ = RunLoop.main.run(mode: .default, before: Date())
        client.poll()
      }
      client.hangUp()
      return nil
    }
    XCTAssertEqual(try status("GET", "/?token=\(host.token)"), 200)
    let page = try client()
    page.answersFrames = false
    try page.hello(host, width: 20, height: 20)
    try page.wait { self.host.hasPage }
  }
}
