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
  open class func current() -> UNUserNotificationCenter { shared }

  /// The delegate.
  open var delegate: (any UNUserNotificationCenterDelegate)? {
    get { lock.withLock { target } }
    set { lock.withLock { target = newValue } }
  }
  /// Returns `true`.
  open var supportsContentExtensions: Bool { false }

  /// Asks for permission, which a desktop gives to all programs.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { DispatchQueue.main.async { completionHandler(true, nil) } }
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { true }

  open func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
    DispatchQueue.main.async { completionHandler(UNNotificationSettings()) }
  }
  open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }

  /// Sets the categories, whose actions are not shown: `notify-send` has none.
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    lock.withLock { self.categories = categories }
  }
  open func getNotificationCategories(completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void) {
    let categories = lock.withLock { self.categories }
    DispatchQueue.main.async { completionHandler(categories) }
  }
  open func notificationCategories() async -> Set<UNNotificationCategory> { lock.withLock { categories } }

  /// Schedules a notification. One with the same identifier is replaced. Repeating triggers fire once.
  open func add(
    _ request: UNNotificationRequest, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    removePendingNotificationRequests(withIdentifiers: [request.identifier])
    let work = DispatchWorkItem { [weak self] in self?.deliver(request) }
    lock.withLock {
      requests.append(request)
      timers[request.identifier] = work
    }
    let delay = request.trigger.flatMap { $0.nextTriggerDate() }.map { max(0, $0.timeIntervalSinceNow) } ?? 0
    DispatchQueue.main.asyncAfter(deadline: .now() + delay, execute: work)
    DispatchQueue.main.async { completionHandler?(nil) }
  }
  open func add(_ request: UNNotificationRequest) async throws { add(request, withCompletionHandler: nil) }

  open func getPendingNotificationRequests(completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void) {
    let requests = lock.withLock { self.requests }
    DispatchQueue.main.async { completionHandler(requests) }
  }
  open func pendingNotificationRequests() async -> [UNNotificationRequest] { lock.withLock { requests } }
  open func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
    let shown = lock.withLock { self.shown }
    DispatchQueue.main.async { completionHandler(shown) }
  }

  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    lock.withLock {
      for identifier in identifiers { timers.removeValue(forKey: identifier)?.cancel() }
      requests.removeAll { identifiers.contains($0.identifier) }
    }
  }
  open func removeAllPendingNotificationRequests() {
    removePendingNotificationRequests(withIdentifiers: lock.withLock { requests.map(\.identifier) })
  }
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    lock.withLock { shown.removeAll { identifiers.contains($0.request.identifier) } }
  }
  open func removeAllDeliveredNotifications() { lock.withLock { shown = [] } }
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
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["notify-send", "--app-name", ProcessInfo.processInfo.processName, content.title, content.body]
    process.standardError = FileHandle.nullDevice
    try? process.run()
  }
}

/// A delegate of the notification center.
@preconcurrency @MainActor public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
  /// Tells the delegate about the user's response. It is not called, because `notify-send` does not report clicks.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
  /// Tells the delegate to show the settings of the application. It is not called.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) { completionHandler([]) }
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) { completionHandler() }
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
  ) {}
}
