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
