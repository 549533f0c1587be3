import Foundation

// Foundation on Linux does not export Core Foundation. With these names, calls such as `CGGradient(colorsSpace: space,
// colors: [a, b] as CFArray, locations: nil)` compile unchanged, because the cast is a conversion in Swift.

/// An array of any values. In Tessera, it is Swift's own array.
public typealias CFArray = [Any]
/// A string. In Tessera, it is Swift's own string.
public typealias CFString = String
/// A byte buffer. In Tessera, it is Foundation's `Data`.
public typealias CFData = Data
/// A dictionary. In Tessera, it is Swift's own dictionary.
public typealias CFDictionary = [AnyHashable: Any]
/// A URL. In Tessera, it is Foundation's `URL`.
public typealias CFURL = URL
/// An error. In Tessera, it is Foundation's `NSError`.
public typealias CFError = NSError
/// Any object.
public typealias CFTypeRef = AnyObject

/// Returns the number of references to an object. The number depends on the optimizations of the compiler, so only its
/// changes are meaningful.
///
/// - Parameter object: The object.
/// - Returns: The number of strong references.
public func CFGetRetainCount(_ object: CFTypeRef!) -> Int { Int(_getRetainCount(object)) }
