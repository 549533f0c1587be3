import Foundation

/// A list of objects of the library: an array, a set or the result of a fetch. Foundation on Linux does not declare the protocol.
public protocol NSFastEnumeration {}

extension NSArray: NSFastEnumeration {}
extension NSSet: NSFastEnumeration {}
extension Array: NSFastEnumeration {}
extension PHFetchResult: NSFastEnumeration {}
