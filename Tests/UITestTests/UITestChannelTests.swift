import Foundation
import UITestInterface
import XCTest

/// The connection between a UI test and its application, if the other side ends or sends something else.
final class UITestChannelTests: XCTestCase {
  private var sockets: [Int32] = [-1, -1]

  override func setUp() {
    let result = socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &sockets)
    XCTAssertEqual(result, 0)
  }

  override func tearDown() {
    for socket in sockets where socket >= 0 { close(socket) }
  }

  private var channel: UITestChannel { UITestChannel(descriptor: sockets[0]) }

  func testAMessageArrives() {
    XCTAssertTrue(channel.send(UITestRequest.type("Milk")))
    guard case .type(let text)? = UITestChannel(descriptor: sockets[1]).receive(UITestRequest.self) else {
      return XCTFail("another message")
    }
    XCTAssertEqual(text, "Milk")
  }

  func testTheOtherSideHasEnded() {
    close(sockets[1])
    sockets[1] = -1
    XCTAssertFalse(channel.send(UITestRequest.terminate))
    XCTAssertNil(channel.receive(UITestResponse.self))
  }

  func testOtherBytes() {
    // As a length, these bytes are four gigabytes.
    XCTAssertEqual(write(sockets[1], [UInt8](repeating: 0xFF, count: 8), 8), 8)
    XCTAssertNil(channel.receive(UITestResponse.self))
  }
}
