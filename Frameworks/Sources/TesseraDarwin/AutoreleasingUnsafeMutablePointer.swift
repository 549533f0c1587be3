import Foundation

/// A pointer to an object that the caller of a method in Objective-C owns, such as the error of a method that fails.
///
/// Swift declares the type only for platforms with Objective-C. On Linux, no method of Foundation has such a parameter,
/// and code for iOS uses the type in overrides of `Formatter`.
public struct AutoreleasingUnsafeMutablePointer<Pointee> {
  /// The value of a pointer to memory of another type.
  private final class Storage {
    var value: Pointee?
  }

  private let pointer: UnsafeMutablePointer<Pointee>?
  private let storage: Storage?

  /// Creates a pointer to the memory of another one.
  ///
  /// - Parameter other: The other pointer.
  public init(_ other: UnsafeMutablePointer<Pointee>) { (pointer, storage) = (other, nil) }

  /// Creates a pointer for a result of another type than that of the memory, as code for formatters does.
  ///
  /// The memory, which need not be initialized, is neither read nor written: the value belongs to the new pointer and its
  /// copies, as an autoreleased object of Objective-C does not belong to the memory either.
  ///
  /// - Parameter other: The other pointer.
  public init<Other>(_ other: UnsafeMutablePointer<Other>) where Pointee: ExpressibleByNilLiteral {
    (pointer, storage) = (nil, Storage())
  }

  /// Creates a pointer to the memory of another one, or nil for nil.
  ///
  /// - Parameter other: The other pointer.
  public init?(_ other: UnsafeMutablePointer<Pointee>?) {
    guard let other else { return nil }
    (pointer, storage) = (other, nil)
  }

  /// The object to which the pointer refers. For a pointer with memory of another type it is nil until it is set.
  public var pointee: Pointee {
    get { pointer?.pointee ?? storage?.value ?? Self.none }
    nonmutating set {
      pointer?.pointee = newValue
      storage?.value = newValue
    }
  }

  /// Returns nil. Only pointers to optional values are created without memory of their type.
  private static var none: Pointee {
    guard let type = Pointee.self as? any ExpressibleByNilLiteral.Type, let none = type.init(nilLiteral: ()) as? Pointee
    else { preconditionFailure("A pointer to \(Pointee.self) has no value") }
    return none
  }
}

/// A pointer to the error that a method in Objective-C sets if it fails, or nil if the caller ignores the error.
public typealias NSErrorPointer = AutoreleasingUnsafeMutablePointer<NSError?>?
