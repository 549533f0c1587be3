// With Objective-C, classes are objects, so that `===` compares them. Swift on Linux declares the operator for objects only.

/// Returns a Boolean value that indicates whether two classes are the same.
///
/// - Parameters:
///   - lhs: A class, or nil.
///   - rhs: Another class, or nil.
/// - Returns: `true` if both are the same class, or both are nil.
public func === (lhs: AnyClass?, rhs: AnyClass?) -> Bool { lhs == rhs }

/// Returns a Boolean value that indicates whether two classes are different.
///
/// - Parameters:
///   - lhs: A class, or nil.
///   - rhs: Another class, or nil.
/// - Returns: `false` if both are the same class, or both are nil.
public func !== (lhs: AnyClass?, rhs: AnyClass?) -> Bool { lhs != rhs }
