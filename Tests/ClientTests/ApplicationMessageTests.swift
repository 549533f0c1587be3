import UIKit
import XCTest

/// The messages of iOS 26: https://developer.apple.com/documentation/foundation/notificationcenter/messageidentifier
@MainActor final class ApplicationMessageTests: XCTestCase {
  func testANotificationArrivesAsAMessage() {
    let center = NotificationCenter()
    let application = UIApplication.shared
    var messages = 0
    let token = center.addObserver(of: application, for: .willEnterForeground) { message in
      let _: UIApplication.WillEnterForegroundMessage = message
      messages += 1
    }
    center.post(name: UIApplication.willEnterForegroundNotification, object: application)
    center.post(name: UIApplication.didBecomeActiveNotification, object: application)
    XCTAssertEqual(messages, 1)
    center.removeObserver(token)
    center.post(name: UIApplication.willEnterForegroundNotification, object: application)
    XCTAssertEqual(messages, 1)
  }

  func testAMessageArrivesAsANotification() {
    let center = NotificationCenter()
    nonisolated(unsafe) var objects: [Any?] = []
    let observer = center.addObserver(
      forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil
    ) { objects.append($0.object) }
    defer { center.removeObserver(observer) }
    center.post(UIApplication.DidEnterBackgroundMessage(), subject: UIApplication.shared)
    XCTAssertEqual(objects.count, 1)
    XCTAssertTrue(objects.first.flatMap { $0 } as? UIApplication === UIApplication.shared)
  }
}
