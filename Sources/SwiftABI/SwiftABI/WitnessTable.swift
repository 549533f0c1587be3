/// The table by which a type's methods are called where only a protocol is known.
///
/// Its first word points at the description of the conformance, which points at the description of the protocol, which
/// says how many entries follow: the tables of inherited protocols, then one function for each requirement, in the order of
/// the declarations (`WitnessTable`, `ProtocolConformanceDescriptor` and `ProtocolDescriptor` in the Swift runtime's
/// `include/swift/ABI/Metadata.h`).
package struct WitnessTable: Equatable, Sendable {
  /// The place of the number of conditions (inherited protocols and the like) in the description of a protocol.
  package static let conditionCountOffset = 12
  /// The place of the number of requirements.
  package static let requirementCountOffset = 16
  /// The place of what lies behind the fixed part: the conditions, then the requirements.
  package static let descriptionSize = 24
  private static let conditionSize = 12
  private static let requirementSize = 8
  /// The place of a protocol's name in its description, as a distance from there.
  package static let protocolNameOffset = 8

  /// The address of the table.
  package let address: UInt

  /// The conforming type and its table.
  ///
  /// - Parameter metatype: A value of an existential metatype of one protocol, such as `any UITableViewDelegate.Type`:
  ///   two words, the type and the table.
  package static func parts<Metatype>(of metatype: Metatype) -> (type: UInt, table: WitnessTable) {
    precondition(MemoryLayout<Metatype>.size == 2 * MemoryLayout<UInt>.size, "\(Metatype.self) has another layout")
    let words = unsafeBitCast(metatype, to: (UInt, UInt).self)
    return (words.0, WitnessTable(address: words.1))
  }

  /// The number of entries behind the first word.
  package var count: Int {
    Int(protocolDescriptor.load(fromByteOffset: Self.requirementCountOffset, as: UInt32.self))
  }

  /// The name of the protocol, without its module.
  package var protocolName: String {
    let field = protocolDescriptor + Self.protocolNameOffset
    return String(cString: (field + Int(field.load(as: Int32.self))).assumingMemoryBound(to: CChar.self))
  }

  /// Returns whether an entry is a function that is called on an object. Other entries are tables of inherited protocols,
  /// getters and so on.
  package func isMethod(_ index: Int) -> Bool {
    let description = protocolDescriptor
    let conditions = Int(description.load(fromByteOffset: Self.conditionCountOffset, as: UInt32.self))
    let requirements = description + Self.descriptionSize + conditions * Self.conditionSize
    let flags = requirements.load(fromByteOffset: index * Self.requirementSize, as: UInt32.self)
    // The kind, and whether it belongs to objects.
    return flags & 0x1F == 0x11
  }

  /// An entry, from 0.
  package subscript(index: Int) -> UInt { word(index + 1) }

  private func word(_ index: Int) -> UInt {
    let start = UnsafeRawPointer(bitPattern: address).unsafelyUnwrapped
    return start.load(fromByteOffset: index * MemoryLayout<UInt>.size, as: UInt.self)
  }

  /// The first word of a description is a distance from itself to the protocol; an odd one leads to a pointer to it.
  private var protocolDescriptor: UnsafeRawPointer {
    let conformance = UnsafeRawPointer(bitPattern: word(0)).unsafelyUnwrapped
    let distance = Int(conformance.load(as: Int32.self))
    let place = conformance + (distance & ~1)
    return distance & 1 == 0 ? place : place.load(as: UnsafeRawPointer.self)
  }
}
