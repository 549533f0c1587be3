/// Reads class objects: the superclass's entries first, then those of the class, among them its method table.
///
/// A class object is found at its *address point*. At fixed distances behind it are the size of the whole record and how
/// much of that lies before the address point (`ClassMetadata` in the Swift runtime's `include/swift/ABI/Metadata.h`).
package enum ClassMetadata {
  /// The place of `ClassSize`, a 32-bit number of bytes.
  package static let classSizeOffset = 32
  /// The place of `ClassAddressPoint`, a 32-bit number of bytes.
  package static let addressPointOffset = 36
  private static let wordSize = MemoryLayout<UInt>.size

  /// Returns the words of a class object that it has in common with those of `base`.
  ///
  /// - Parameters:
  ///   - type: `base` or a subclass of it.
  ///   - base: The class whose own header says how many words there are.
  package static func words(of type: AnyClass, as base: AnyClass) -> UnsafeBufferPointer<UInt> {
    let own = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let base = unsafeBitCast(base, to: UnsafeRawPointer.self)
    let size =
      Int(base.load(fromByteOffset: classSizeOffset, as: UInt32.self))
      - Int(base.load(fromByteOffset: addressPointOffset, as: UInt32.self))
    return UnsafeBufferPointer(start: own.assumingMemoryBound(to: UInt.self), count: size / wordSize)
  }

  /// Returns the places of the methods that a class overrides, in words from the address point: where it differs from
  /// `base`, and a subclass that overrides nothing does not. Methods come in the order of their declarations.
  ///
  /// - Parameters:
  ///   - base: The class that declares the methods.
  ///   - plain: A direct subclass that overrides nothing.
  ///   - overriding: A direct subclass that overrides the methods and nothing else.
  package static func slots(of base: AnyClass, plain: AnyClass, overriding: AnyClass) -> [Int] {
    let table = words(of: base, as: base)
    let same = words(of: plain, as: base)
    let other = words(of: overriding, as: base)
    return table.indices.filter { table[$0] == same[$0] && table[$0] != other[$0] }
  }
}
