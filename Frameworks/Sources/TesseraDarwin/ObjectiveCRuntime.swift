import Foundation
import UIKit

// Functions of the runtime of Objective-C. There is none here: classes and their names are those of Swift, and methods
// cannot be found, exchanged or added.

public typealias Method = OpaquePointer
public typealias IMP = OpaquePointer
public typealias Ivar = OpaquePointer
public typealias objc_property_t = OpaquePointer

private func unavailable(_ function: String, _ names: String) {
  FileHandle.standardError.write(
    Data("\(function): classes and methods cannot be changed at run time on Linux, so \(names) is unchanged.\n".utf8))
}

// MARK: Classes

public func object_getClass(_ object: Any?) -> AnyClass? { object.map { type(of: $0 as AnyObject) } }
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? { cls.flatMap { _getSuperclass($0) } }

/// Returns whether a class is another class or inherits from it. The command `tessera` replaces
/// `someClass.isSubclass(of: otherClass)` with a call of this function.
///
/// - Parameters:
///   - cls: The class.
///   - other: The other class.
/// - Returns: `true` if `cls` is `other` or one of its subclasses.
public func _isSubclass(_ cls: AnyClass, of other: AnyClass) -> Bool {
  var current: AnyClass? = cls
  while let candidate = current {
    if candidate == other { return true }
    current = _getSuperclass(candidate)
  }
  return false
}
public func objc_getClass(_ name: String) -> Any? { NSClassFromString(name) }
public func objc_lookUpClass(_ name: String) -> AnyClass? { NSClassFromString(name) }
/// Returns the name of a class with its module. The memory is never freed.
public func class_getName(_ cls: AnyClass?) -> UnsafePointer<CChar> {
  UnsafePointer(strdup(cls.map { NSStringFromClass($0) } ?? "nil")!)
}
/// Returns the name of an object's class with its module. The memory is never freed.
public func object_getClassName(_ object: Any?) -> UnsafePointer<CChar> { class_getName(object_getClass(object)) }
/// Changes no class, and returns nil.
@discardableResult public func object_setClass(_ object: Any?, _ cls: AnyClass) -> AnyClass? {
  unavailable("object_setClass", "the class of an object")
  return nil
}
/// Returns nil: no list of the properties of a class exists.
public func class_copyPropertyList(
  _ cls: AnyClass?, _ count: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<objc_property_t>? {
  count?.pointee = 0
  return nil
}
/// Returns nil: no list of the methods of a class exists.
public func class_copyMethodList(
  _ cls: AnyClass?, _ count: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<Method>? {
  count?.pointee = 0
  return nil
}
/// Returns nil: no list of the variables of a class exists.
public func class_copyIvarList(
  _ cls: AnyClass?, _ count: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<Ivar>? {
  count?.pointee = 0
  return nil
}
public func property_getName(_ property: objc_property_t) -> UnsafePointer<CChar> {
  UnsafePointer(strdup("")!)
}
public func class_getInstanceVariable(_ cls: AnyClass?, _ name: String) -> Ivar? { nil }
public func object_getIvar(_ object: Any?, _ variable: Ivar) -> Any? { nil }

// MARK: Methods

/// Returns nil: methods cannot be found.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  unavailable("class_getInstanceMethod", "\(cls.map { "\($0)" } ?? "nil").\(name)")
  return nil
}
/// Returns nil: methods cannot be found.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  unavailable("class_getClassMethod", "\(cls.map { "\($0)" } ?? "nil").\(name)")
  return nil
}
/// Adds nothing, and returns false.
@discardableResult public func class_addMethod(
  _ cls: AnyClass?, _ name: Selector, _ implementation: IMP, _ types: UnsafePointer<CChar>?
) -> Bool {
  unavailable("class_addMethod", "\(cls.map { "\($0)" } ?? "nil").\(name)")
  return false
}
/// Replaces nothing, and returns nil.
@discardableResult public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ implementation: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? {
  unavailable("class_replaceMethod", "\(cls.map { "\($0)" } ?? "nil").\(name)")
  return nil
}
public func class_respondsToSelector(_ cls: AnyClass?, _ name: Selector) -> Bool { false }
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? { nil }
/// Exchanges nothing.
public func method_exchangeImplementations(_ first: Method, _ second: Method) {}
public func method_getImplementation(_ method: Method) -> IMP { method }
@discardableResult public func method_setImplementation(_ method: Method, _ implementation: IMP) -> IMP { method }
public func method_getTypeEncoding(_ method: Method) -> UnsafePointer<CChar>? { nil }
public func method_getName(_ method: Method) -> Selector { Selector("unknown") }
/// Returns an implementation that nothing calls.
public func imp_implementationWithBlock(_ block: Any) -> IMP { OpaquePointer(bitPattern: 8)! }

// MARK: Protocols

/// The type of a protocol that is used as a value, such as `UITableViewDelegate.self`. In Objective-C it is a class.
public typealias Protocol = Any.Type

/// A method of a protocol. Both values are nil if the protocol does not declare the method.
public struct objc_method_description {
  /// The selector of the method.
  public var name: Selector?
  /// Always nil: types have no encoding on Linux.
  public var types: UnsafeMutablePointer<CChar>?

  /// Creates an empty description.
  public init() {}

  /// Creates a description.
  ///
  /// - Parameters:
  ///   - name: The selector of the method.
  ///   - types: The encoding of the types.
  public init(name: Selector?, types: UnsafeMutablePointer<CChar>?) {
    self.name = name
    self.types = types
  }
}

/// Returns the name of a protocol, without its module.
///
/// - Parameter proto: The protocol.
/// - Returns: The name. On iOS, that of a protocol in Swift begins with its module.
public func NSStringFromProtocol(_ proto: Protocol) -> String { String(describing: proto) }

/// Returns the name of a protocol, without its module. The memory is never freed.
///
/// - Parameter proto: The protocol.
/// - Returns: The name, which ends with a zero.
public func protocol_getName(_ proto: Protocol) -> UnsafePointer<CChar> {
  UnsafePointer(strdup(NSStringFromProtocol(proto))!)
}

/// Returns whether two protocols are the same.
///
/// - Parameters:
///   - first: A protocol, or nil.
///   - second: Another protocol, or nil.
/// - Returns: `true` if both are the same protocol, or both are nil.
public func protocol_isEqual(_ first: Protocol?, _ second: Protocol?) -> Bool { first == second }

/// Returns the description of a method of a protocol or of one that it refines. The command `tessera` adds the list of the
/// methods to the call.
///
/// - Parameters:
///   - methods: A function that returns the selectors of the instance methods of a protocol, or nil for an unknown one.
///   - proto: The protocol.
///   - name: The selector of the method.
///   - isRequired: `true` for a required method, and `false` for an optional one.
///   - isInstance: `false` for a class method, for which the result is always empty.
/// - Returns: A description with the selector, or an empty one.
public func protocol_getMethodDescription(
  _in methods: (Any.Type) -> (required: Set<String>, optional: Set<String>)?, _ proto: Protocol, _ name: Selector,
  _ isRequired: Bool, _ isInstance: Bool
) -> objc_method_description {
  guard isInstance, let known = methods(proto),
    (isRequired ? known.required : known.optional).contains(NSStringFromSelector(name))
  else { return objc_method_description() }
  return objc_method_description(name: name, types: nil)
}
