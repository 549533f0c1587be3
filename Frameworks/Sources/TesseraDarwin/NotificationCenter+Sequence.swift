import Foundation

extension NotificationCenter {
  /// The notifications with a name, from the creation of an iterator on.
  public final class Notifications: AsyncSequence, @unchecked Sendable {
    /// The type of the elements.
    public typealias Element = Notification

    fileprivate let center: NotificationCenter
    fileprivate let name: Notification.Name
    fileprivate let object: AnyObject?

    fileprivate init(_ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Creates an iterator, which receives the notifications from now on.
    ///
    /// - Returns: The iterator.
    public func makeAsyncIterator() -> Iterator { Iterator(center, name, object) }

    /// Waits for notifications. Those that are posted while nothing waits are kept, and the observer is removed with the iterator.
    public final class Iterator: AsyncIteratorProtocol, @unchecked Sendable {
      private var inner: AsyncStream<Box>.Iterator
      private let center: NotificationCenter
      private let observer: any NSObjectProtocol

      fileprivate init(_ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?) {
        let (stream, continuation) = AsyncStream.makeStream(of: Box.self)
        self.center = center
        inner = stream.makeAsyncIterator()
        observer = center.addObserver(forName: name, object: object, queue: nil) {
          continuation.yield(Box(notification: $0))
        }
      }

      deinit { center.removeObserver(observer) }

      /// Waits for the next notification.
      ///
      /// - Returns: The notification, or nil if the task was cancelled.
      public func next() async -> Notification? { await inner.next()?.notification }
    }

    /// Carries a notification, which is not `Sendable`, to the task that waits for it.
    fileprivate struct Box: @unchecked Sendable {
      let notification: Notification
    }
  }

  /// Returns the notifications with a name as an asynchronous sequence.
  ///
  /// - Parameters:
  ///   - name: The name of the notifications.
  ///   - object: The object that posts them, or nil for any object.
  /// - Returns: The sequence. It receives notifications from the creation of an iterator on.
  public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
    Notifications(self, name, object)
  }
}
