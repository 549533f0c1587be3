import Foundation

/// A pointer to an object that the caller of a method in Objective-C owns, such as the error of a method that fails.
///
/// Swift declares the type only for platforms with Objective-C. On Linux, no method of Foundation has such a parameter,
/// and code for iOS uses the type in overrides of `Formatter`.
public struct AutoreleasingUnsafeMutablePointer<Pointee> {
  private let pointer: UnsafeMutablePointer<Pointee>

  /// Creates a pointer to the memory of another one.
  ///
  /// - Parameter other: The other pointer.
  public init(_ other: UnsafeMutablePointer<Pointee>) { pointer = other }

  /// Creates a pointer to the memory of another one, or nil for nil.
  ///
  /// - Parameter other: The other pointer.
  public init?(_ other: UnsafeMutablePointer<Pointee>?) {
    guard let other else { return nil }
    pointer = other
  }

  /// The object to which the pointer refers.
  public var pointee: Pointee {
    get { pointer.pointee }
    nonmutating set { pointer.pointee = newValue }
  }
}

/// A pointer to the error that a method in Objective-C sets if it fails, or nil if the caller ignores the error.
public typealias NSErrorPointer = AutoreleasingUnsafeMutablePointer<NSError?>?
