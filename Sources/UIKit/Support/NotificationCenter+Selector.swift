import Foundation
import QuartzCore

// Foundation on Linux has no selectors, and therefore no methods with them.
extension NotificationCenter {
  /// Adds an observer whose method is called for notifications.
  ///
  /// The observer is not retained, as on iOS, and its method is not called after it is deallocated. The method runs on the main thread.
  /// If the notification is posted on that thread, the method runs immediately, otherwise asynchronously on the main queue. Reports an
  /// error for a selector with only a name, and for a method whose argument is not a notification.
  ///
  /// - Parameters:
  ///   - observer: The object whose method is called.
  ///   - selector: The selector of the method. The argument of the method is the notification.
  ///   - name: The name of the notifications, or nil for all names.
  ///   - object: The object that posts the notifications, or nil for all objects.
  public func addObserver(_ observer: AnyObject, selector: Selector, name: NSNotification.Name?, object: Any?) {
    let listener = SelectorListener(observer, selector)
    let token = addObserver(forName: name, object: object, queue: nil) { listener.receive($0) }
    SelectorListeners.shared.add(
      .init(listener: listener, center: self, name: name, object: object.map { $0 as AnyObject }, token: token))
  }

  /// Removes an observer for all notifications.
  ///
  /// - Parameter observer: An object whose methods were added, or the object that
  ///   `addObserver(forName:object:queue:using:)` returned.
  public func removeObserver(_ observer: AnyObject) {
    for token in SelectorListeners.shared.removeEntries(observer, self, { _ in true }) { endToken(token) }
    endToken(observer)
  }

  /// Removes an observer for certain notifications.
  ///
  /// - Parameters:
  ///   - observer: An object whose methods were added.
  ///   - name: The name of the notifications, or nil for all names.
  ///   - object: The object that posts the notifications, or nil for all objects.
  public func removeObserver(_ observer: AnyObject, name: NSNotification.Name?, object: Any?) {
    let object = object.map { $0 as AnyObject }
    let removedTokens = SelectorListeners.shared.removeEntries(observer, self) {
      (name == nil || $0.name == name) && (object == nil || $0.object === object)
    }
    for token in removedTokens { endToken(token) }
    let end: (Any, NSNotification.Name?, Any?) -> Void = removeObserver(_:name:object:)
    end(observer, name, object)
  }

  /// Removes the observer that a token represents, with Foundation's own method.
  private func endToken(_ token: Any) {
    let end: (Any) -> Void = removeObserver(_:)
    end(token)
  }
}

/// A method of an object that is called when a notification is posted.
private final class SelectorListener: @unchecked Sendable {
  weak var observer: AnyObject?
  private let selector: Selector

  init(_ observer: AnyObject, _ selector: Selector) {
    self.observer = observer
    self.selector = selector
  }

  func receive(_ notification: Notification) {
    nonisolated(unsafe) let notification = notification
    if Thread.isMainThread {
      MainActor.assumeIsolated { call(notification) }
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated { self.call(notification) } }
    }
  }

  @MainActor
  private func call(_ notification: Notification) {
    guard let observer else { return }
    switch selector.perform(on: observer, sender: notification) {
    case .done: break
    case .methodMissing:
      Diagnostics.report(
        "\(type(of: observer)) has no method “\(selector)” for \(notification.name.rawValue): use "
          + "Selector(\"\(selector)\", \(type(of: observer)).method)")
    case .wrongArgument(let expected, _):
      Diagnostics.report(
        "\(type(of: observer)).\(selector) takes \(expected) but is called with a Notification. Change its parameter "
          + "to Notification"
      )
    }
  }
}

/// Stores the methods that were registered for notifications. A method is removed on request or when its observer is
/// deallocated.
private final class SelectorListeners: @unchecked Sendable {
  struct Entry {
    let listener: SelectorListener
    weak var center: NotificationCenter?
    let name: NSNotification.Name?
    weak var object: AnyObject?
    let token: any NSObjectProtocol
  }

  static let shared = SelectorListeners()
  private let lock = NSLock()
  private var entries: [Entry] = []
  /// The number of entries at which entries whose observers were deallocated are removed.
  private var pruneThreshold = 64

  func add(_ entry: Entry) {
    var removedEntries: [Entry] = []
    lock.withLock {
      if entries.count >= pruneThreshold {
        removedEntries = entries.filter { $0.listener.observer == nil }
        entries.removeAll { $0.listener.observer == nil }
        pruneThreshold = max(64, entries.count * 2)
      }
      entries.append(entry)
    }
    for entry in removedEntries {
      let end: ((Any) -> Void)? = entry.center?.removeObserver(_:)
      end?(entry.token)
    }
  }

  /// Removes the entries of an observer in a notification center for which `isIncluded` returns true. Returns the
  /// tokens of the removed entries.
  func removeEntries(
    _ observer: AnyObject, _ center: NotificationCenter, _ isIncluded: (Entry) -> Bool
  ) -> [any NSObjectProtocol] {
    lock.withLock {
      let removedEntries = entries.filter {
        $0.listener.observer === observer && $0.center === center && isIncluded($0)
      }
      entries.removeAll { entry in removedEntries.contains { $0.token === entry.token } }
      return removedEntries.map(\.token)
    }
  }
}
