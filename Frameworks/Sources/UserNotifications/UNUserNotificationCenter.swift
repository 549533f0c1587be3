import Foundation
import UIKit

/// Shows notifications of the application. They go through the desktop's `notify-send`; where there is none, they are
/// kept as delivered and nothing is shown.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private static let shared = UNUserNotificationCenter()
  private let lock = NSLock()
  private var requests: [UNNotificationRequest] = []
  private var shown: [UNNotification] = []
  private var categories: Set<UNNotificationCategory> = []
  private var timers: [String: DispatchWorkItem] = [:]
  private weak var target: (any UNUserNotificationCenterDelegate)?

  /// Returns the center of the application.
  ///
  /// - Returns: The same center in every call.
  open class func current() -> UNUserNotificationCenter { shared }

  /// The delegate.
  open var delegate: (any UNUserNotificationCenterDelegate)? {
    get { lock.withLock { target } }
    set { lock.withLock { target = newValue } }
  }
  /// A Boolean value that indicates whether extensions of the application show notifications. It is always `false`.
  open var supportsContentExtensions: Bool { false }

  /// Requests permission to show notifications. It is granted, because a desktop grants it to every program.
  ///
  /// - Parameters:
  ///   - options: The kinds of interaction. They are ignored.
  ///   - completionHandler: A closure that receives `true` and no error, on the main thread.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { DispatchQueue.main.async { completionHandler(true, nil) } }
  /// Requests permission to show notifications. It is granted, because a desktop grants it to every program.
  ///
  /// - Parameter options: The kinds of interaction. They are ignored.
  /// - Returns: `true`.
  /// - Throws: Nothing.
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { true }

  /// Reads the settings of the application, which allow notifications as banners.
  ///
  /// - Parameter completionHandler: A closure that receives the settings, on the main thread.
  open func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
    DispatchQueue.main.async { completionHandler(UNNotificationSettings()) }
  }
  /// Returns the settings of the application, which allow notifications as banners.
  ///
  /// - Returns: The settings.
  open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }

  /// Sets the categories, whose actions are not shown: `notify-send` has none.
  ///
  /// - Parameter categories: The categories. They replace the earlier ones.
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    lock.withLock { self.categories = categories }
  }
  /// Reads the categories that were set.
  ///
  /// - Parameter completionHandler: A closure that receives the categories, on the main thread.
  open func getNotificationCategories(completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void) {
    let categories = lock.withLock { self.categories }
    DispatchQueue.main.async { completionHandler(categories) }
  }
  /// Returns the categories that were set.
  ///
  /// - Returns: The categories, or an empty set if none were set.
  open func notificationCategories() async -> Set<UNNotificationCategory> { lock.withLock { categories } }

  /// Schedules a notification. It replaces a pending one with the same identifier. Notifications are shown while the program
  /// runs. A repeating trigger shows its notification once.
  ///
  /// - Parameters:
  ///   - request: The request. It is shown at once if it has no trigger. As on iOS, it is accepted and never shown if its trigger
  ///     has no next date, such as a day of a past year.
  ///   - completionHandler: A closure that is called without an error, on the main thread.
  open func add(
    _ request: UNNotificationRequest, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    removePendingNotificationRequests(withIdentifiers: [request.identifier])
    DispatchQueue.main.async { completionHandler?(nil) }
    let date = request.trigger?.nextTriggerDate()
    guard request.trigger == nil || date != nil else { return }
    let work = DispatchWorkItem { [weak self] in self?.deliver(request) }
    lock.withLock {
      requests.append(request)
      timers[request.identifier] = work
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + max(0, date?.timeIntervalSinceNow ?? 0), execute: work)
  }
  /// Schedules a notification, as `add(_:withCompletionHandler:)` does.
  ///
  /// - Parameter request: The request.
  /// - Throws: Nothing.
  open func add(_ request: UNNotificationRequest) async throws { add(request, withCompletionHandler: nil) }

  /// Reads the requests that are scheduled and not shown yet.
  ///
  /// - Parameter completionHandler: A closure that receives the requests in the order in which they were added, on the main
  ///   thread.
  open func getPendingNotificationRequests(completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void) {
    let requests = lock.withLock { self.requests }
    DispatchQueue.main.async { completionHandler(requests) }
  }
  /// Returns the requests that are scheduled and not shown yet.
  ///
  /// - Returns: The requests in the order in which they were added.
  open func pendingNotificationRequests() async -> [UNNotificationRequest] { lock.withLock { requests } }
  /// Reads the notifications that were delivered since the program began and not removed.
  ///
  /// - Parameter completionHandler: A closure that receives the notifications, the oldest first, on the main thread.
  open func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
    let shown = lock.withLock { self.shown }
    DispatchQueue.main.async { completionHandler(shown) }
  }
  /// Returns the notifications that were delivered since the program began and not removed.
  ///
  /// - Returns: The notifications, the oldest first.
  open func deliveredNotifications() async -> [UNNotification] { lock.withLock { shown } }

  /// Cancels scheduled requests.
  ///
  /// - Parameter identifiers: The identifiers of the requests. Unknown ones are ignored.
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    lock.withLock {
      for identifier in identifiers { timers.removeValue(forKey: identifier)?.cancel() }
      requests.removeAll { identifiers.contains($0.identifier) }
    }
  }
  /// Cancels all scheduled requests.
  open func removeAllPendingNotificationRequests() {
    removePendingNotificationRequests(withIdentifiers: lock.withLock { requests.map(\.identifier) })
  }
  /// Removes delivered notifications from the center's list. The desktop still shows them.
  ///
  /// - Parameter identifiers: The identifiers of the requests. Unknown ones are ignored.
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    lock.withLock { shown.removeAll { identifiers.contains($0.request.identifier) } }
  }
  /// Removes all delivered notifications from the center's list. The desktop still shows them.
  open func removeAllDeliveredNotifications() { lock.withLock { shown = [] } }
  /// Calls the completion handler, because no icon shows a number.
  ///
  /// - Parameters:
  ///   - newBadgeCount: The number. It is ignored.
  ///   - completionHandler: A closure that is called without an error, before the method returns.
  open func setBadgeCount(
    _ newBadgeCount: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil)
  }

  private func deliver(_ request: UNNotificationRequest) {
    let notification = UNNotification(request: request)
    lock.withLock {
      requests.removeAll { $0.identifier == request.identifier }
      shown.append(notification)
    }
    MainActor.assumeIsolated {
      // A program whose window has the focus decides itself whether the notification is shown.
      guard UIApplication.shared.applicationState == .active, let delegate else { return Self.show(request.content) }
      delegate.userNotificationCenter(self, willPresent: notification) { options in
        if !options.isDisjoint(with: [.alert, .banner]) { Self.show(request.content) }
      }
    }
  }

  private static func show(_ content: UNNotificationContent) {
    // As on iOS, a notification without a text is not shown, and one without a title has the name of the application.
    let text = [content.subtitle, content.body].filter { !$0.isEmpty }.joined(separator: "\n")
    guard !content.title.isEmpty || !text.isEmpty else { return }
    let name = ProcessInfo.processInfo.processName
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      // A title may begin with a hyphen. In the text, but not in the title, `notify-send` reads sequences such as `\n`, and the
      // desktop reads elements such as `<b>` (Desktop Notifications Specification, "Markup").
      "notify-send", "--app-name", name, "--", content.title.isEmpty ? name : content.title,
      text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "&", with: "&amp;")
        .replacingOccurrences(of: "<", with: "&lt;").replacingOccurrences(of: ">", with: "&gt;"),
    ]
    process.standardError = FileHandle.nullDevice
    try? process.run()
  }
}

/// A delegate of the notification center.
@preconcurrency @MainActor public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  /// Asks the delegate how to show a notification while the application is active.
  ///
  /// - Parameters:
  ///   - center: The notification center.
  ///   - notification: The notification.
  ///   - completionHandler: A closure that receives the options. The notification is shown if they contain `alert` or `banner`.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
  /// Tells the delegate about the user's response. It is not called, because `notify-send` does not report clicks.
  ///
  /// - Parameters:
  ///   - center: The notification center.
  ///   - response: The response of the user.
  ///   - completionHandler: A closure that the delegate calls after it has handled the response.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
  /// Tells the delegate to show the settings of the application. It is not called.
  ///
  /// - Parameters:
  ///   - center: The notification center.
  ///   - notification: The notification, or nil.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
  /// Calls the completion handler without options, so that the notification is not shown.
  ///
  /// - Parameters:
  ///   - center: The notification center.
  ///   - notification: The notification, or nil.
  ///   - completionHandler: A closure that receives the options.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) { completionHandler([]) }
  /// Calls the completion handler.
  ///
  /// - Parameters:
  ///   - center: The notification center.
  ///   - response: The response of the user.
  ///   - completionHandler: A closure that is called at once.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) { completionHandler() }
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - center: The notification center.
  ///   - notification: The notification, or nil.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
  ) {}
}
