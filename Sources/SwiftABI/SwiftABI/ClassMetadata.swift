/// Reads class objects, which contain the entries of the superclass, followed by those of the class, including its
/// method table.
///
/// A reference to a class object points to its *address point*. At fixed offsets after it are the size of the whole
/// record and the size of the part before the address point (`ClassMetadata` in the Swift runtime's
/// `include/swift/ABI/Metadata.h`).
package enum ClassMetadata {
  /// The offset of `ClassSize`, a 32-bit number of bytes.
  package static let classSizeOffset = 32
  /// The offset of `ClassAddressPoint`, a 32-bit number of bytes.
  package static let addressPointOffset = 36
  private static let wordSize = MemoryLayout<UInt>.size

  /// Returns the words of a class object that correspond to those of `base`.
  ///
  /// - Parameters:
  ///   - type: `base` or a subclass of it.
  ///   - base: The class whose header determines the number of words.
  /// - Returns: The words from the address point on.
  package static func words(of type: AnyClass, as base: AnyClass) -> UnsafeBufferPointer<UInt> {
    let own = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let base = unsafeBitCast(base, to: UnsafeRawPointer.self)
    let size =
      Int(base.load(fromByteOffset: classSizeOffset, as: UInt32.self))
      - Int(base.load(fromByteOffset: addressPointOffset, as: UInt32.self))
    return UnsafeBufferPointer(start: own.assumingMemoryBound(to: UInt.self), count: size / wordSize)
  }

  /// Returns the slots of the methods that a class overrides, in words from the address point. They are the words that
  /// differ from those of `base`, and that are equal in a subclass without overrides.
  ///
  /// - Parameters:
  ///   - base: The class that declares the methods.
  ///   - plain: A direct subclass that overrides nothing.
  ///   - overriding: A direct subclass that only overrides the methods.
  /// - Returns: The slots in the order of the declarations.
  package static func slots(of base: AnyClass, plain: AnyClass, overriding: AnyClass) -> [Int] {
    let table = words(of: base, as: base)
    let same = words(of: plain, as: base)
    let other = words(of: overriding, as: base)
    return table.indices.filter { table[$0] == same[$0] && table[$0] != other[$0] }
  }
}
