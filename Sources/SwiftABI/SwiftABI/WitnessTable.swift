/// The witness table of a conformance: the functions that are called when a method is called through the protocol.
///
/// The first word points to the descriptor of the conformance. This descriptor points to the descriptor of the
/// protocol, which contains the number of entries. The entries are the tables of inherited protocols, followed by one
/// function for each requirement in the order of the declarations (`WitnessTable`, `ProtocolConformanceDescriptor` and
/// `ProtocolDescriptor` in the Swift runtime's `include/swift/ABI/Metadata.h`).
package struct WitnessTable: Equatable, Sendable {
  /// The offset in a protocol descriptor of the number of conditions, such as inherited protocols.
  package static let conditionCountOffset = 12
  /// The offset in a protocol descriptor of the number of requirements.
  package static let requirementCountOffset = 16
  /// The size in bytes of the fixed part of a protocol descriptor. The conditions and the requirements follow it.
  package static let descriptionSize = 24
  private static let conditionSize = 12
  private static let requirementSize = 8
  /// The offset in a protocol descriptor of the relative pointer to the protocol's name.
  package static let protocolNameOffset = 8

  /// The address of the table's first word in memory.
  package let address: UInt

  /// Returns the parts of an existential metatype.
  ///
  /// - Parameter metatype: A value of the existential metatype of a single protocol, such as `any UITableViewDelegate.Type`. The value
  ///   consists of two words.
  /// - Returns: The conforming type, and the witness table of its conformance.
  package static func parts<Metatype>(of metatype: Metatype) -> (type: UInt, table: WitnessTable) {
    precondition(
      MemoryLayout<Metatype>.size == 2 * MemoryLayout<UInt>.size,
      "\(Metatype.self) must be the existential metatype of one protocol, which is two words long")
    let words = unsafeBitCast(metatype, to: (UInt, UInt).self)
    return (words.0, WitnessTable(address: words.1))
  }

  /// The number of entries of the table, without its first word.
  package var count: Int {
    Int(protocolDescriptor.load(fromByteOffset: Self.requirementCountOffset, as: UInt32.self))
  }

  /// The name of the protocol without its module.
  package var protocolName: String {
    let field = protocolDescriptor + Self.protocolNameOffset
    return String(cString: (field + Int(field.load(as: Int32.self))).assumingMemoryBound(to: CChar.self))
  }

  /// Returns whether an entry is an instance method. Other entries are, for example, getters and the tables of
  /// inherited protocols.
  package func isMethod(_ index: Int) -> Bool {
    let description = protocolDescriptor
    let conditions = Int(description.load(fromByteOffset: Self.conditionCountOffset, as: UInt32.self))
    let requirements = description + Self.descriptionSize + conditions * Self.conditionSize
    let flags = requirements.load(fromByteOffset: index * Self.requirementSize, as: UInt32.self)
    // The flags contain the kind of the requirement and a bit for instance members.
    return flags & 0x1F == 0x11
  }

  /// The entry at a zero-based index. The first word of the table is not counted.
  package subscript(index: Int) -> UInt { word(index + 1) }

  private func word(_ index: Int) -> UInt {
    let start = UnsafeRawPointer(bitPattern: address).unsafelyUnwrapped
    return start.load(fromByteOffset: index * MemoryLayout<UInt>.size, as: UInt.self)
  }

  /// The address of the protocol's descriptor.
  ///
  /// The first word of a conformance descriptor is a relative pointer. If it is even, it points to the protocol's
  /// descriptor. If it is odd, it points to a pointer to that descriptor.
  private var protocolDescriptor: UnsafeRawPointer {
    let conformance = UnsafeRawPointer(bitPattern: word(0)).unsafelyUnwrapped
    let distance = Int(conformance.load(as: Int32.self))
    let pointer = conformance + (distance & ~1)
    return distance & 1 == 0 ? pointer : pointer.load(as: UnsafeRawPointer.self)
  }
}
