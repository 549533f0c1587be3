import RuntimeInterface
import XCTest

@testable import WebHost

/// The browser host's settings in the environment, and the messages about invalid ones.
final class WebSettingsTests: XCTestCase {
  func testWithoutAnything_itIsThisMachineAlone_withATokenOfItsOwn() throws {
    let one = try WebSettings(environment: [:])
    let other = try WebSettings(environment: [:])
    XCTAssertEqual(one.address, "127.0.0.1")
    XCTAssertEqual(one.port, 0)
    XCTAssertTrue(one.isLoopback)
    XCTAssertEqual(one.token.count, 22)
    XCTAssertNotEqual(one.token, other.token)
  }

  func testSettings() throws {
    let settings = try WebSettings(environment: [
      "TESSERA_WEB_ADDRESS": "0.0.0.0", "TESSERA_WEB_PORT": "8080", "TESSERA_WEB_TOKEN": "abcdefghijklmnop-_",
      "TESSERA_WEB_NAMES": "One.example, two", "TESSERA_WEB_DROPS": "3", "TESSERA_WINDOW": "640x480",
    ])
    XCTAssertFalse(settings.isLoopback)
    XCTAssertEqual(settings.port, 8080)
    XCTAssertEqual(settings.token, "abcdefghijklmnop-_")
    XCTAssertTrue(settings.names.starts(with: ["one.example", "two"]))
    XCTAssertEqual(settings.dropLimit, 3 << 20)
    XCTAssertEqual(settings.size, CGSize(width: 640, height: 480))
    XCTAssertTrue(try WebSettings(environment: ["TESSERA_WEB_ADDRESS": "::1"]).isLoopback)
    XCTAssertEqual(try WebSettings(environment: ["TESSERA_WEB_ADDRESS": "localhost"]).address, "127.0.0.1")
  }

  func testWrongOnes_areNamedInOneLine() {
    for (name, value) in [
      ("TESSERA_WEB_ADDRESS", "example.com"), ("TESSERA_WEB_ADDRESS", "1.2.3"), ("TESSERA_WEB_PORT", "65536"),
      ("TESSERA_WEB_PORT", "-1"), ("TESSERA_WEB_PORT", "http"), ("TESSERA_WEB_TOKEN", "short"),
      ("TESSERA_WEB_TOKEN", "with spaces and so on"), ("TESSERA_WEB_DROPS", "much"), ("TESSERA_WEB_DROPS", "-1"),
      ("TESSERA_WEB_PHOTOS", "small"),
      ("TESSERA_WEB_NAMES", "a b;c"),
    ] {
      XCTAssertThrowsError(try WebSettings(environment: [name: value]), "\(name)=\(value)") { error in
        XCTAssertTrue(error is HostError)
        XCTAssertTrue("\(error)".contains(name), "\(error)")
        XCTAssertFalse("\(error)".contains("\n"))
      }
    }
  }

  /// The token of a service is read from a file if only its owner can read the file. It must not appear in a command
  /// line, in the environment or in a log.
  func testATokenFile_isReadIfNobodyElseCan_andIsNotPrinted() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("token-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    let environment = ["TESSERA_WEB_TOKEN_FILE": file.path]
    func problem() -> String {
      do {
        _ = try WebSettings(environment: environment)
        return ""
      } catch { return "\(error)" }
    }
    XCTAssertTrue(problem().contains("No such file"), problem())
    func write(_ text: String, _ mode: Int) throws {
      try? FileManager.default.removeItem(at: file)
      XCTAssertTrue(
        FileManager.default.createFile(
          atPath: file.path, contents: Data(text.utf8), attributes: [.posixPermissions: mode]))
    }
    try write("a-token-of-the-kiosk\n", 0o600)
    let settings = try WebSettings(environment: environment)
    XCTAssertEqual(settings.token, "a-token-of-the-kiosk")
    let printed = Announcement(settings: settings, port: 80).text
    XCTAssertFalse(printed.contains("a-token-of-the-kiosk"), printed)
    XCTAssertTrue(printed.contains(file.path) && printed.contains("/?token=TOKEN\n"), printed)
    XCTAssertEqual(
      try WebSettings(environment: environment.merging(["TESSERA_WEB_TOKEN": "abcdefghijklmnop"]) { $1 }).token,
      "abcdefghijklmnop")
    for mode in [0o640, 0o604, 0o660] {
      try write("a-token-of-the-kiosk", mode)
      XCTAssertTrue(problem().contains("chmod 600"), problem())
    }
    for text in ["", "short", "two words of sixteen", String(repeating: "a", count: 600)] {
      try write(text, 0o600)
      XCTAssertTrue(problem().contains("16 to 200"), problem())
      if text.count > 5 { XCTAssertFalse(problem().contains(text), "it is not told") }
    }
    XCTAssertThrowsError(try WebSettings(environment: ["TESSERA_WEB_TOKEN_FILE": "/tmp"]))
    try? FileManager.default.removeItem(at: file)
    XCTAssertEqual(mkfifo(file.path, 0o600), 0)
    XCTAssertTrue(problem().contains("not a regular file"), "a pipe does not block: \(problem())")
  }

  func testWhatIsPrinted() throws {
    let local = Announcement(
      settings: try WebSettings(environment: ["TESSERA_WEB_TOKEN": "abcdefghijklmnop"]), port: 4711)
    XCTAssertEqual(local.address, "http://127.0.0.1:4711/?token=abcdefghijklmnop")
    XCTAssertTrue(local.text.contains("\n  http://127.0.0.1:4711/?token=abcdefghijklmnop\n"), local.text)
    XCTAssertTrue(local.text.contains("ssh -L 4711:127.0.0.1:4711 "), local.text)
    XCTAssertTrue(local.text.hasSuffix("Press Ctrl+C to stop the program.\n"), local.text)
    let six = Announcement(settings: try WebSettings(environment: ["TESSERA_WEB_ADDRESS": "::1"]), port: 5)
    XCTAssertTrue(six.address.hasPrefix("http://[::1]:5/?token="), six.address)
    let anywhere = Announcement(settings: try WebSettings(environment: ["TESSERA_WEB_ADDRESS": "0.0.0.0"]), port: 5)
    XCTAssertFalse(anywhere.address.contains("0.0.0.0"), "that is no address to open: \(anywhere.address)")
    XCTAssertTrue(anywhere.text.contains("HTTPS"), anywhere.text)
  }
}
