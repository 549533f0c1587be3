import OpenCombine
import UIKit

extension NSObject {
  /// Publishes the values of a property that is observed by key-value observing.
  public struct KeyValueObservingPublisher<Subject: NSObject, Value>: OpenCombine.Publisher {
    /// The type of the property.
    public typealias Output = Value
    /// The publisher has no errors.
    public typealias Failure = Never
    /// The object whose property is observed. It is retained.
    public let object: Subject
    /// The property.
    public let keyPath: KeyPath<Subject, Value>
    /// The options of the observation. With `initial`, the value at the time of the subscription is published, too.
    public let options: NSKeyValueObservingOptions
    let key: String

    /// Begins to observe the property. The end of the subscription ends it.
    ///
    /// - Parameter subscriber: The subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Value, Downstream.Failure == Never {
      let values = PassthroughSubject<Value, Never>()
      let own = keyPath
      let observation = object.observe(keyPath, _key: key, options: options.subtracting(.initial)) { object, _ in
        values.send(object[keyPath: own])
      }
      let first = options.contains(.initial) ? [object[keyPath: keyPath]] : []
      values.prepend(first).handleEvents(receiveCancel: { observation.invalidate() }).receive(subscriber: subscriber)
    }
  }
}

extension NSObjectProtocol where Self: NSObject {
  /// Returns a publisher of a property's values. Properties notify as with `observe(_:options:changeHandler:)`.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - key: The path of the property's names. `tessera` adds it.
  ///   - options: Whether the current value is published, too. The default is that it is.
  /// - Returns: A publisher that never finishes.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, _key key: String = "", options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
    NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options, key: key)
  }
}
