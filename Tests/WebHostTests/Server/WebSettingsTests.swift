import RuntimeInterface
import XCTest

@testable import WebHost

/// What the environment says of the browser host, and what is printed of it.
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
    ] {
      XCTAssertThrowsError(try WebSettings(environment: [name: value]), "\(name)=\(value)") { error in
        XCTAssertTrue(error is HostError)
        XCTAssertTrue("\(error)".contains(name), "\(error)")
        XCTAssertFalse("\(error)".contains("\n"))
      }
    }
  }

  func testWhatIsPrinted() throws {
    let local = Announcement(
      settings: try WebSettings(environment: ["TESSERA_WEB_TOKEN": "abcdefghijklmnop"]), port: 4711)
    XCTAssertEqual(local.address, "http://127.0.0.1:4711/?token=abcdefghijklmnop")
    XCTAssertTrue(local.text.contains("\n  http://127.0.0.1:4711/?token=abcdefghijklmnop\n"), local.text)
    XCTAssertTrue(local.text.contains("ssh -L 4711:127.0.0.1:4711 "), local.text)
    XCTAssertTrue(local.text.hasSuffix("Ctrl+C stops it.\n"), local.text)
    let six = Announcement(settings: try WebSettings(environment: ["TESSERA_WEB_ADDRESS": "::1"]), port: 5)
    XCTAssertTrue(six.address.hasPrefix("http://[::1]:5/?token="), six.address)
    let anywhere = Announcement(settings: try WebSettings(environment: ["TESSERA_WEB_ADDRESS": "0.0.0.0"]), port: 5)
    XCTAssertFalse(anywhere.address.contains("0.0.0.0"), "that is no address to open: \(anywhere.address)")
    XCTAssertTrue(anywhere.text.contains("HTTPS"), anywhere.text)
  }
}
