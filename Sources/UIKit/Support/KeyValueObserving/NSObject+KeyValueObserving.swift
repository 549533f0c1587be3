import Foundation
import QuartzCore

/// An object that observes properties of other objects by their names. `tessera` adds the conformance to classes that declare the
/// method.
public protocol _KeyValueObserving: AnyObject {
  /// Tells the observer that a property changed.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the property, relative to the observed object.
  ///   - object: The observed object.
  ///   - change: The values that the options request.
  ///   - context: The context of the observation.
  @preconcurrency @MainActor
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?)
}

extension NSObjectProtocol {
  /// Observes a property. Only properties that are marked with `@objc dynamic`, in sources that `tessera` rewrote,
  /// notify their observers. An observation of another property is reported and has no effect.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - key: The key path as a string. `tessera` adds this argument.
  ///   - options: The values that are passed to the observer.
  ///   - changeHandler: A closure that is called after each change.
  /// - Returns: The observation. The observation ends when this object is released.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, _key key: String = "", options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    reportUnobservable(key)
    let call: (Self, Value?, Value?) -> Void = { object, old, new in
      changeHandler(
        object,
        NSKeyValueObservedChange(
          newValue: options.contains(.new) ? new : nil, oldValue: options.contains(.old) ? old : nil))
    }
    if options.contains(.initial) { call(self, nil, self[keyPath: keyPath]) }
    let chain = KeyValueChain(key)
    chain.start(on: self) { [weak self] old, _ in
      guard let self else { return }
      call(self, old as? Value, self[keyPath: keyPath])
    }
    return NSKeyValueObservation { chain.end() }
  }

  /// Observes a property by its name. Only properties that are marked with `@objc dynamic`, in sources that `tessera`
  /// rewrote, notify their observers.
  ///
  /// - Parameters:
  ///   - observer: An object with the method `observeValue(forKeyPath:of:change:context:)`. The observer is not retained.
  ///   - keyPath: The names of the properties, separated by dots.
  ///   - options: The values that are passed to the observer.
  ///   - context: A pointer that is passed to the observer.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    reportUnobservable(keyPath)
    let send: ([NSKeyValueChangeKey: Any]) -> Void = { [weak observer, weak self] values in
      guard let observer = observer as? any _KeyValueObserving else { return }
      nonisolated(unsafe) let arguments = (observer, self, values, context)
      let call: @Sendable () -> Void = {
        MainActor.assumeIsolated {
          arguments.0.observeValue(
            forKeyPath: keyPath, of: arguments.1, change: arguments.2, context: arguments.3)
        }
      }
      if Thread.isMainThread { call() } else { DispatchQueue.main.async(execute: call) }
    }
    let change: (Any?, Any?) -> Void = { old, new in
      var values: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
      if options.contains(.new) { values[.newKey] = new ?? NSNull() }
      if options.contains(.old) { values[.oldKey] = old ?? NSNull() }
      send(values)
    }
    let collectionChange: (KeyValueCollectionChange) -> Void = { change in
      var values: [NSKeyValueChangeKey: Any] = [.kindKey: change.kind.rawValue, .indexesKey: change.indexes]
      if options.contains(.new), change.kind != .removal { values[.newKey] = change.newObjects }
      if options.contains(.old), change.kind != .insertion { values[.oldKey] = change.oldObjects }
      send(values)
    }
    if options.contains(.initial) { change(nil, member(keyPath)) }
    let first = keyPath.split(separator: ".").first.map(String.init) ?? keyPath
    _ = KeyValueObservers.observers(for: self).add(
      first, identity: (ObjectIdentifier(observer), keyPath, context),
      collectionChange: first == keyPath ? collectionChange : nil, change)
  }

  /// Ends the observation of a property by its name.
  ///
  /// - Parameters:
  ///   - observer: The observer.
  ///   - keyPath: The names of the properties, separated by dots.
  ///   - context: The context of the observation.
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer? = nil
  ) {
    let isRemoved = KeyValueObservers.existing(for: self)?.removeLast { candidate in
      candidate.identity?.object == ObjectIdentifier(observer) && candidate.identity?.path == keyPath
        && (context == nil || candidate.identity?.context == context)
    }
    if isRemoved != true {
      Diagnostics.report("\(type(of: observer)) does not observe “\(keyPath)” of \(type(of: self)) and is not removed")
    }
  }

  /// Does nothing. Observers override this method.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the property.
  ///   - object: The observed object.
  ///   - change: The values that the options request.
  ///   - context: The context of the observation.
  public func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  /// Tells the observers that a property changed. The code that `tessera` adds to properties calls this method.
  ///
  /// - Parameters:
  ///   - key: The name of the property.
  ///   - old: The old value.
  ///   - new: The new value.
  public func _didChange<Value>(_ key: String, from old: Value, to new: Value) {
    KeyValueObservers.existing(for: self)?.notify(key, old, new)
    guard MainThread.isCurrent, ApplicationContext.containsObject(in: .appearance) else { return }
    nonisolated(unsafe) let (object, value) = (self, new)
    MainActor.assumeIsolated { (object as? any NamedValueRecording)?.recordValue(value, named: key) }
  }

  /// Tells the observers that a property changed without a call of its setter.
  ///
  /// - Parameter key: The name of the property.
  public func didChangeValue(forKey key: String) {
    KeyValueObservers.existing(for: self)?.notify(key, nil, member(key))
  }

  /// Does nothing, because observers are called only after a change.
  ///
  /// - Parameter key: The name of the property.
  public func willChangeValue(forKey key: String) {}

  /// Tells the observers that a property changed without a call of its setter.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - key: The key path as a string. `tessera` adds this argument.
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>, _key key: String = "") {
    KeyValueObservers.existing(for: self)?.notify(key, nil, self[keyPath: keyPath])
  }

  /// Does nothing, because observers are called only after a change.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - key: The key path as a string. `tessera` adds this argument.
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>, _key key: String = "") {}

  private func member(_ keyPath: String) -> Any? {
    if let defaults = self as? UserDefaults { return defaults.object(forKey: keyPath) }
    guard Thread.isMainThread, self is any _MemberLookup else { return nil }
    nonisolated(unsafe) let object = self
    nonisolated(unsafe) var value: Any?
    MainActor.assumeIsolated {
      value = (object as? any ObservableProperties)?.observableValue(keyPath) ?? object.value(forKeyPath: keyPath)
    }
    return value
  }

  private func reportUnobservable(_ key: String) {
    guard Thread.isMainThread, !(self is ObservedUserDefaults) else { return }
    nonisolated(unsafe) let object = self
    MainActor.assumeIsolated {
      guard let first = key.split(separator: ".").first else {
        return Diagnostics.report(
          "the observation of \(type(of: object)) has a key path without a name, and its closure is not called. Write the "
            + "key path as a literal: observe(\\.name)")
      }
      let properties = object as? any ObservableProperties
      if properties?.observableValue(String(first)) != nil || properties?.isObservableReference(String(first)) == true {
        return
      }
      if (object as? any NotifyingProperties)?.notifyingNames.contains(String(first)) == true { return }
      if (object as? any _MemberLookup)?._member(String(first)) == nil {
        Diagnostics.report(
          "\(type(of: object)).\(first) does not notify observers. Only properties that are marked with @objc dynamic do"
        )
      }
    }
  }
}
