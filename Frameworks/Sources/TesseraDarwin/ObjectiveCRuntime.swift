import Foundation
import UIKit

// Functions of the runtime of Objective-C. There is none here: classes and their names are those of Swift, and methods
// cannot be found, exchanged or added.

/// A method of a class. No function returns one here.
public typealias Method = OpaquePointer
/// The implementation of a method. No method has one here.
public typealias IMP = OpaquePointer
/// A variable of a class. No function returns one here.
public typealias Ivar = OpaquePointer
/// A property of a class. No function returns one here.
public typealias objc_property_t = OpaquePointer

private func unavailable(_ function: String, _ names: String) {
  FileHandle.standardError.write(
    Data("\(function): classes and methods cannot be changed at run time on Linux, so \(names) is unchanged.\n".utf8))
}

// MARK: Classes

/// Returns the class of an object.
///
/// - Parameter object: The object, or nil.
/// - Returns: The class, or nil for nil.
public func object_getClass(_ object: Any?) -> AnyClass? { object.map { type(of: $0 as AnyObject) } }
/// Returns the superclass of a class.
///
/// - Parameter cls: The class, or nil.
/// - Returns: The superclass, or nil if there is none.
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? { cls.flatMap { _getSuperclass($0) } }

// The standard library's `_class_getInstancePositiveExtentSize`, which is exported and not public.
@_silgen_name("$ss36_class_getInstancePositiveExtentSizeySiyXlXpF")
private func instanceSize(_ cls: AnyClass) -> Int

/// Returns the size of the objects of a class.
///
/// - Parameter cls: The class.
/// - Returns: The number of bytes, which is 0 for nil.
public func class_getInstanceSize(_ cls: AnyClass?) -> Int { cls.map { instanceSize($0) } ?? 0 }

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
/// Returns the class with a name.
///
/// - Parameter name: The name with the module, such as `Notes.Document`.
/// - Returns: The class, or nil if there is none.
public func objc_getClass(_ name: String) -> Any? { NSClassFromString(name) }
/// Returns the class with a name.
///
/// - Parameter name: The name with the module, such as `Notes.Document`.
/// - Returns: The class, or nil if there is none.
public func objc_lookUpClass(_ name: String) -> AnyClass? { NSClassFromString(name) }
/// Returns the name of a class with its module. The memory is never freed.
///
/// - Parameter cls: The class, or nil.
/// - Returns: The name, which ends with a zero. It is "nil" for nil.
public func class_getName(_ cls: AnyClass?) -> UnsafePointer<CChar> {
  UnsafePointer(strdup(cls.map { NSStringFromClass($0) } ?? "nil")!)
}
/// Returns the name of an object's class with its module. The memory is never freed.
///
/// - Parameter object: The object, or nil.
/// - Returns: The name, which ends with a zero. It is "nil" for nil.
public func object_getClassName(_ object: Any?) -> UnsafePointer<CChar> { class_getName(object_getClass(object)) }
/// Changes no class, and writes a message.
///
/// - Parameters:
///   - object: The object.
///   - cls: The class that the object would get.
/// - Returns: Nil.
@discardableResult public func object_setClass(_ object: Any?, _ cls: AnyClass) -> AnyClass? {
  unavailable("object_setClass", "the class of an object")
  return nil
}
/// Does not find the properties of a class, because no list of them exists.
///
/// - Parameters:
///   - cls: The class.
///   - count: The address of the number of elements, which becomes 0, or nil.
/// - Returns: Nil.
public func class_copyPropertyList(
  _ cls: AnyClass?, _ count: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<objc_property_t>? {
  count?.pointee = 0
  return nil
}
/// Does not find the methods of a class, because no list of them exists.
///
/// - Parameters:
///   - cls: The class.
///   - count: The address of the number of elements, which becomes 0, or nil.
/// - Returns: Nil.
public func class_copyMethodList(
  _ cls: AnyClass?, _ count: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<Method>? {
  count?.pointee = 0
  return nil
}
/// Does not find the variables of a class, because no list of them exists.
///
/// - Parameters:
///   - cls: The class.
///   - count: The address of the number of elements, which becomes 0, or nil.
/// - Returns: Nil.
public func class_copyIvarList(
  _ cls: AnyClass?, _ count: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<Ivar>? {
  count?.pointee = 0
  return nil
}
/// Returns an empty name, because no property can be found. The memory is never freed.
///
/// - Parameter property: The property.
/// - Returns: An empty text, which ends with a zero.
public func property_getName(_ property: objc_property_t) -> UnsafePointer<CChar> {
  UnsafePointer(strdup("")!)
}
/// Does not find a variable of a class.
///
/// - Parameters:
///   - cls: The class.
///   - name: The name of the variable.
/// - Returns: Nil.
public func class_getInstanceVariable(_ cls: AnyClass?, _ name: String) -> Ivar? { nil }
/// Does not read a variable of an object.
///
/// - Parameters:
///   - object: The object.
///   - variable: The variable.
/// - Returns: Nil.
public func object_getIvar(_ object: Any?, _ variable: Ivar) -> Any? { nil }

// MARK: Methods

/// Finds no method, and writes a message.
///
/// - Parameters:
///   - cls: The class.
///   - name: The selector of the method.
/// - Returns: Nil.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  unavailable("class_getInstanceMethod", "\(cls.map { "\($0)" } ?? "nil").\(name)")
  return nil
}
/// Finds no method, and writes a message.
///
/// - Parameters:
///   - cls: The class.
///   - name: The selector of the method.
/// - Returns: Nil.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  unavailable("class_getClassMethod", "\(cls.map { "\($0)" } ?? "nil").\(name)")
  return nil
}
/// Adds no method, and writes a message.
///
/// - Parameters:
///   - cls: The class.
///   - name: The selector of the method.
///   - implementation: The implementation. It is ignored.
///   - types: The encoding of the types. It is ignored.
/// - Returns: `false`.
@discardableResult public func class_addMethod(
  _ cls: AnyClass?, _ name: Selector, _ implementation: IMP, _ types: UnsafePointer<CChar>?
) -> Bool {
  unavailable("class_addMethod", "\(cls.map { "\($0)" } ?? "nil").\(name)")
  return false
}
/// Replaces no method, and writes a message.
///
/// - Parameters:
///   - cls: The class.
///   - name: The selector of the method.
///   - implementation: The implementation. It is ignored.
///   - types: The encoding of the types. It is ignored.
/// - Returns: Nil.
@discardableResult public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ implementation: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? {
  unavailable("class_replaceMethod", "\(cls.map { "\($0)" } ?? "nil").\(name)")
  return nil
}
/// Returns whether the objects of a class have a method. The answer is not known here.
///
/// - Parameters:
///   - cls: The class.
///   - name: The selector of the method.
/// - Returns: `false`.
public func class_respondsToSelector(_ cls: AnyClass?, _ name: Selector) -> Bool { false }
/// Does not find the implementation of a method.
///
/// - Parameters:
///   - cls: The class.
///   - name: The selector of the method.
/// - Returns: Nil.
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? { nil }
/// Does nothing, because no methods can be found.
///
/// - Parameters:
///   - first: A method.
///   - second: Another method.
public func method_exchangeImplementations(_ first: Method, _ second: Method) {}
/// Returns the method itself in place of its implementation.
///
/// - Parameter method: The method.
/// - Returns: The method.
public func method_getImplementation(_ method: Method) -> IMP { method }
/// Does nothing, because no methods can be found.
///
/// - Parameters:
///   - method: The method.
///   - implementation: The implementation. It is ignored.
/// - Returns: The method.
@discardableResult public func method_setImplementation(_ method: Method, _ implementation: IMP) -> IMP { method }
/// Does not know the types of a method.
///
/// - Parameter method: The method.
/// - Returns: Nil.
public func method_getTypeEncoding(_ method: Method) -> UnsafePointer<CChar>? { nil }
/// Returns a selector that no method has.
///
/// - Parameter method: The method.
/// - Returns: The selector `unknown`.
public func method_getName(_ method: Method) -> Selector { Selector("unknown") }
/// Returns an implementation that nothing calls.
///
/// - Parameter block: The closure. It is ignored.
/// - Returns: A value that must not be called.
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
