import Foundation

/// Reads the method tables of Swift classes, to find out whether a class overrides a method. UIKit asks the Objective-C
/// runtime for this.
@MainActor package enum MethodTable {
  /// Returns the offset of a method in class objects, in words: the one where `overriding`, which overrides only this
  /// method, differs from `base`, and `plain`, which overrides nothing, does not.
  package static func slot(of base: AnyClass, plain: AnyClass, overriding: AnyClass) -> Int {
    let table = words(of: base, as: base)
    let same = words(of: plain, as: base)
    let other = words(of: overriding, as: base)
    let found = table.indices.filter { table[$0] == same[$0] && table[$0] != other[$0] }
    precondition(found.count == 1, "the method table of \(base) is not laid out as expected: \(found)")
    return found[0]
  }

  /// Returns the words of a class object that it shares with those of `base`. Their number is in the header of `base`.
  package static func words(of type: AnyClass, as base: AnyClass) -> UnsafeBufferPointer<UInt> {
    let own = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let base = unsafeBitCast(base, to: UnsafeRawPointer.self)
    let size = Int(base.load(fromByteOffset: 32, as: UInt32.self)) - Int(base.load(fromByteOffset: 36, as: UInt32.self))
    return UnsafeBufferPointer(start: own.assumingMemoryBound(to: UInt.self), count: size / 8)
  }
}
