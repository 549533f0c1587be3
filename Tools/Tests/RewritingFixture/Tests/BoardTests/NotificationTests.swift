import UserNotifications
import XCTest

/// Notifications that the desktop shows. Source of the arguments: the manual of `notify-send`.
@MainActor
final class NotificationTests: XCTestCase {
  private let center = UNUserNotificationCenter.current()
  private let delegate = BannerDelegate()

  override func setUp() {
    super.setUp()
    center.delegate = delegate
  }

  override func tearDown() {
    center.delegate = nil
    center.removeAllDeliveredNotifications()
    super.tearDown()
  }

  private func add(_ content: UNNotificationContent, _ trigger: UNNotificationTrigger? = nil) {
    center.add(UNNotificationRequest(identifier: "test", content: content, trigger: trigger))
  }

  /// The example of kodecocodes/i10t about notifications (on GitHub) lists all of them.
  func testSettingsSayWhatADesktopShows() async {
    let settings = await center.notificationSettings()
    XCTAssertEqual(settings.authorizationStatus, .authorized)
    XCTAssertEqual([settings.alertSetting, settings.notificationCenterSetting], [.enabled, .enabled])
    XCTAssertEqual(
      [settings.soundSetting, settings.badgeSetting, settings.lockScreenSetting, settings.carPlaySetting],
      [.notSupported, .notSupported, .notSupported, .notSupported])
    XCTAssertEqual(settings.alertStyle, .banner)
    XCTAssertEqual(settings.showPreviewsSetting, .always)
  }

  func testTextsAreNoOptions() async throws {
    let program = try DesktopProgram("notify-send")
    let content = UNMutableNotificationContent()
    content.title = "-x"
    content.subtitle = "--urgent"
    content.body = "C:\\new"
    add(content)
    let arguments = try await program.waitForArguments()
    XCTAssertEqual(arguments?.suffix(3), ["--", "-x", "--urgent\nC:\\\\new"])
  }

  func testTextsAreNoElements() async throws {
    let program = try DesktopProgram("notify-send")
    let content = UNMutableNotificationContent()
    content.title = "a < b & c"
    content.body = "1 < 2 > 0 && <b>&amp;"
    add(content)
    let arguments = try await program.waitForArguments()
    XCTAssertEqual(arguments?.suffix(2), ["a < b & c", "1 &lt; 2 &gt; 0 &amp;&amp; &lt;b&gt;&amp;amp;"])
  }

  func testANotificationWithoutATitleHasTheNameOfTheApplication() async throws {
    let program = try DesktopProgram("notify-send")
    let content = UNMutableNotificationContent()
    content.body = "text"
    add(content)
    let arguments = try await program.waitForArguments()
    XCTAssertEqual(arguments?.suffix(2), [ProcessInfo.processInfo.processName, "text"])
  }

  func testADateThatNeverComesShowsNothing() async throws {
    let day = DateComponents(year: 2001, month: 2, day: 3)
    let trigger = UNCalendarNotificationTrigger(dateMatching: day, repeats: false)
    XCTAssertNil(trigger.nextTriggerDate())
    try await center.add(UNNotificationRequest(identifier: "past", content: UNNotificationContent(), trigger: trigger))
    try await center.add(UNNotificationRequest(identifier: "now", content: UNNotificationContent(), trigger: nil))
    var delivered: [UNNotification] = []
    while !delivered.contains(where: { $0.request.identifier == "now" }) {
      await Task.yield()
      delivered = await center.deliveredNotifications()
    }
    XCTAssertEqual(delivered.map(\.request.identifier), ["now"])
    let pending = await center.pendingNotificationRequests()
    XCTAssertEqual(pending, [])
  }

  func testADateIsThatOfItsTimeZone() throws {
    let zone = try XCTUnwrap(TimeZone(secondsFromGMT: 5 * 3600))
    let trigger = UNCalendarNotificationTrigger(dateMatching: DateComponents(timeZone: zone, hour: 7), repeats: false)
    var calendar = Calendar.current
    calendar.timeZone = zone
    XCTAssertEqual(calendar.component(.hour, from: try XCTUnwrap(trigger.nextTriggerDate())), 7)
  }
}

/// Shows the notifications also while the application is active.
private final class BannerDelegate: NSObject, UNUserNotificationCenterDelegate {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) { completionHandler(.banner) }
}
