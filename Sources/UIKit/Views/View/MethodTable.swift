import Foundation

/// Looks into the method tables of Swift classes, where UIKit asks the Objective-C runtime whether a class overrides a
/// method.
@MainActor package enum MethodTable {
  /// The place of a method, in words from the start of a class object: where a subclass that overrides it and nothing else
  /// differs from `base`, and one that overrides nothing does not.
  package static func slot(of base: AnyClass, plain: AnyClass, overriding: AnyClass) -> Int {
    let table = words(of: base, as: base)
    let same = words(of: plain, as: base)
    let other = words(of: overriding, as: base)
    let found = table.indices.filter { table[$0] == same[$0] && table[$0] != other[$0] }
    precondition(found.count == 1, "the method table of \(base) is not laid out as expected: \(found)")
    return found[0]
  }

  /// The words of a class object that it has in common with those of `base`: their number stands in its own header.
  package static func words(of type: AnyClass, as base: AnyClass) -> UnsafeBufferPointer<UInt> {
    let own = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let base = unsafeBitCast(base, to: UnsafeRawPointer.self)
    let size = Int(base.load(fromByteOffset: 32, as: UInt32.self)) - Int(base.load(fromByteOffset: 36, as: UInt32.self))
    return UnsafeBufferPointer(start: own.assumingMemoryBound(to: UInt.self), count: size / 8)
  }
}
