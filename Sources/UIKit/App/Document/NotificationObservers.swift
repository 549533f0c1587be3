import Foundation

/// Observers of notifications, which are removed when the object is deallocated.
final class NotificationObservers {
  private var observers: [any NSObjectProtocol] = []

  /// Adds an observer.
  ///
  /// - Parameters:
  ///   - name: The name of the notification.
  ///   - object: The object that posts it, or nil for any object.
  ///   - handler: A closure that is called on the thread that posts the notification.
  func add(_ name: Notification.Name, object: Any?, _ handler: @escaping @Sendable () -> Void) {
    observers.append(
      NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { _ in handler() })
  }

  deinit {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
  }
}
