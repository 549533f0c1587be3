import QuartzCore

/// A value with which an application's code asks an object whether it responds to a selector.
///
/// On iOS the protocols of delegates inherit from `NSObjectProtocol`, so that `delegate.responds(to:)` compiles. The command `tessera`
/// replaces this call with `_responder(delegate).responds(to:)`, and `object.conforms(to: P.self)` with
/// `_responder(object)._conforms({ $0 is any P })`.
public struct _ObjectResponder {
  fileprivate let object: AnyObject

  /// Returns whether the object has the method of a selector. An override of `responds(to:)` determines the result.
  ///
  /// - Parameter aSelector: The selector.
  /// - Returns: `true` if the object has the method or forwards it.
  public func responds(to aSelector: Selector!) -> Bool { aSelector?.isRecognized(by: object) ?? false }

  /// Returns whether the object is equal to another one. A class that is no `NSObject` has no equality of its own.
  ///
  /// - Parameter object: The other object, or nil.
  /// - Returns: The result of the object's `isEqual(_:)`, or whether both are the same object if its class does not inherit from
  ///   `NSObject`.
  public func isEqual(_ object: Any?) -> Bool {
    if let own = self.object as? NSObject { return own.isEqual(object) }
    return object.map { $0 as AnyObject === self.object } ?? false
  }

  /// Returns whether the object is an instance of a class or of a subclass.
  ///
  /// - Parameter aClass: The class.
  /// - Returns: `true` if the class of the object is `aClass` or inherits from it.
  public func isKind(of aClass: AnyClass) -> Bool {
    var current: AnyClass? = type(of: object)
    while let next = current, next != aClass { current = _getSuperclass(next) }
    return current != nil
  }

  /// Returns whether the object is an instance of a class, and not of a subclass.
  ///
  /// - Parameter aClass: The class.
  /// - Returns: `true` if `aClass` is the class of the object.
  public func isMember(of aClass: AnyClass) -> Bool { type(of: object) == aClass }

  /// Returns whether the object conforms to a protocol.
  ///
  /// - Parameter cast: A closure that casts the object to the protocol.
  /// - Returns: The result of the closure.
  public func _conforms(_ cast: (AnyObject) -> Bool) -> Bool { cast(object) }
}

/// Returns a value that asks an object whether it responds to a selector.
///
/// - Parameter object: The object to ask.
/// - Returns: A value whose `responds(to:)` includes selectors that the object forwards.
public func _responder(_ object: AnyObject) -> _ObjectResponder { _ObjectResponder(object: object) }

/// Returns a value that asks an object whether it responds to a selector, or nil if there is no object.
///
/// - Parameter object: The object to ask, or nil if there is none.
/// - Returns: The value, or nil if `object` is nil.
public func _responder(_ object: AnyObject?) -> _ObjectResponder? { object.map { _ObjectResponder(object: $0) } }

/// Returns whether an object responds to a selector.
///
/// - Parameters:
///   - object: The object.
///   - name: The name of the selector.
/// - Returns: `true` if the object lists the method or forwards it.
public func _responds(_ object: AnyObject, to name: String) -> Bool { Selector(name).isRecognized(by: object) }

/// Returns an object if it responds to a selector.
///
/// - Parameters:
///   - object: The object. If it is nil, the result is nil.
///   - name: The name of the selector.
/// - Returns: The object, or nil if the object does not list the method.
public func _ifResponds<Object>(_ object: Object?, to name: String) -> Object? {
  object.flatMap { _responds($0 as AnyObject, to: name) ? $0 : nil }
}
