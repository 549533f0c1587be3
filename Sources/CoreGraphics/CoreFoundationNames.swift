import Foundation

// Foundation on Linux does not export CoreFoundation. With these names, calls such as `CGGradient(colorsSpace: space,
// colors: [a, b] as CFArray, locations: nil)` compile unchanged: the cast is then a Swift conversion.

/// An array of any values, which is Swift's own array here.
public typealias CFArray = [Any]
/// A string, which is Swift's own string here.
public typealias CFString = String
/// A byte buffer, which is Foundation's `Data` here.
public typealias CFData = Data
/// A dictionary, which is Swift's own dictionary here.
public typealias CFDictionary = [AnyHashable: Any]
