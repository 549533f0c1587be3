import Foundation
import QuartzCore

// Foundation on Linux has no selectors, and so no methods for them.
extension NotificationCenter {
  /// Calls a method of `observer` for each notification of that name (nil: any) that `object` posts (nil: whoever).
  ///
  /// As on iOS the observer is not kept, and nothing is called any more once it is gone. The method runs on the main
  /// thread: at once where that posts, else in its next turn. A selector that is only a name, and a method that takes
  /// something else than a notification, are reported.
  public func addObserver(_ observer: AnyObject, selector: Selector, name: NSNotification.Name?, object: Any?) {
    let listener = SelectorListener(observer, selector)
    let token = addObserver(forName: name, object: object, queue: nil) { listener.hear($0) }
    SelectorListeners.shared.add(
      .init(listener: listener, center: self, name: name, object: object.map { $0 as AnyObject }, token: token))
  }

  /// Ends whatever the observer hears: of the methods that were added for it, or, if it is what
  /// `addObserver(forName:object:queue:using:)` returned, of that block.
  public func removeObserver(_ observer: AnyObject) {
    for token in SelectorListeners.shared.take(observer, self, { _ in true }) { endToken(token) }
    endToken(observer)
  }

  /// Ends what the observer hears of notifications of that name (nil: any) from that object (nil: whoever).
  public func removeObserver(_ observer: AnyObject, name: NSNotification.Name?, object: Any?) {
    let object = object.map { $0 as AnyObject }
    let taken = SelectorListeners.shared.take(observer, self) {
      (name == nil || $0.name == name) && (object == nil || $0.object === object)
    }
    for token in taken { endToken(token) }
    let end: (Any, NSNotification.Name?, Any?) -> Void = removeObserver(_:name:object:)
    end(observer, name, object)
  }

  /// Foundation's own method.
  private func endToken(_ token: Any) {
    let end: (Any) -> Void = removeObserver(_:)
    end(token)
  }
}

/// One method that hears of notifications.
private final class SelectorListener: @unchecked Sendable {
  weak var observer: AnyObject?
  private let selector: Selector

  init(_ observer: AnyObject, _ selector: Selector) {
    self.observer = observer
    self.selector = selector
  }

  func hear(_ notification: Notification) {
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
    case .notAnswered:
      Misuse.report(
        "\(type(of: observer)) has no method “\(selector)” for \(notification.name.rawValue): a selector is made of a name "
          + "and a method here")
    case .wrongArgument(let expected, _):
      Misuse.report(
        "\(type(of: observer)).\(selector) takes \(expected); \(notification.name.rawValue) comes as a Notification")
    }
  }
}

/// The methods that hear of notifications, until they are taken back or their observers are gone.
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
  /// With so many entries those of observers that are gone are cleared away.
  private var limit = 64

  func add(_ entry: Entry) {
    var gone: [Entry] = []
    lock.withLock {
      if entries.count >= limit {
        gone = entries.filter { $0.listener.observer == nil }
        entries.removeAll { $0.listener.observer == nil }
        limit = max(64, entries.count * 2)
      }
      entries.append(entry)
    }
    for entry in gone {
      let end: ((Any) -> Void)? = entry.center?.removeObserver(_:)
      end?(entry.token)
    }
  }

  /// Takes the entries of an observer at a center out, as far as they are meant; answers their tokens.
  func take(
    _ observer: AnyObject, _ center: NotificationCenter, _ isMeant: (Entry) -> Bool
  ) -> [any NSObjectProtocol] {
    lock.withLock {
      let taken = entries.filter { $0.listener.observer === observer && $0.center === center && isMeant($0) }
      entries.removeAll { entry in taken.contains { $0.token === entry.token } }
      return taken.map(\.token)
    }
  }
}
