/// Reads class objects. A class object contains the entries of the superclass, followed by those of the class. The
/// entries include the method table.
///
/// A reference to a class object points to its *address point*. The size of the whole record and the size of the part
/// before the address point are stored at fixed offsets after it (`ClassMetadata` in the Swift runtime's
/// `include/swift/ABI/Metadata.h`).
package enum ClassMetadata {
  /// The offset of the 32-bit field `ClassSize` from the address point, in bytes. The field contains the size of the
  /// whole record in bytes.
  package static let classSizeOffset = 32
  /// The offset from the address point of `ClassAddressPoint`, the size of the part before it in bytes (a 32-bit
  /// number).
  package static let addressPointOffset = 36
  private static let wordSize = MemoryLayout<UInt>.size

  /// Returns the words of a class object that correspond to the words of the class `base`.
  ///
  /// - Parameters:
  ///   - type: `base` or a subclass of it.
  ///   - base: The class whose header determines the number of words.
  /// - Returns: The words, beginning at the address point.
  package static func words(of type: AnyClass, as base: AnyClass) -> UnsafeBufferPointer<UInt> {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let base = unsafeBitCast(base, to: UnsafeRawPointer.self)
    let size =
      Int(base.load(fromByteOffset: classSizeOffset, as: UInt32.self))
      - Int(base.load(fromByteOffset: addressPointOffset, as: UInt32.self))
    return UnsafeBufferPointer(start: metadata.assumingMemoryBound(to: UInt.self), count: size / wordSize)
  }

  /// Returns the slots of the methods that a class overrides, in words from the address point.
  ///
  /// The slots are the words that differ from those of `base`, but are equal in a subclass without overrides.
  package static func slots(of base: AnyClass, plain: AnyClass, overriding: AnyClass) -> [Int] {
    let table = words(of: base, as: base)
    let inheritedWords = words(of: plain, as: base)
    let overridden = words(of: overriding, as: base)
    return table.indices.filter { table[$0] == inheritedWords[$0] && table[$0] != overridden[$0] }
  }
}
