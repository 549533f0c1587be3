import Foundation

// Foundation on Linux keeps CoreFoundation to itself. These names let calls such as
// `CGGradient(colorsSpace: space, colors: [a, b] as CFArray, locations: nil)` compile as they stand: the cast is then a
// plain Swift conversion.

/// An ordered list of anything; Swift's own array here.
public typealias CFArray = [Any]
/// A string; Swift's own here.
public typealias CFString = String
/// Bytes; Foundation's `Data` here.
public typealias CFData = Data
/// Keys and values; Swift's own dictionary here.
public typealias CFDictionary = [AnyHashable: Any]
