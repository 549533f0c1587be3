/// An optional method of one of Tessera's protocols, which is declared as a requirement with a default implementation.
///
/// The class determines whether a type implements the method, as UIKit does with `respondsToSelector:`.
///
/// Each conformance has a separate function for each requirement. For a type without the method, this function only passes its
/// arguments to the default implementation. Such a function can therefore be recognized by the function that it calls (`Forwarder`).
/// The default implementation must be one function for all types, in all modules and in release builds (see
/// `recognizableDefault(_:line:)`).
///
/// The test does not call the method. If the machine code cannot be read, as in a build with another compiler or with
/// instrumentation, the method counts as implemented. The default implementation is then called and returns the
/// documented value, but optimizations for types without the method have no effect.
///
/// `Metatype` is the existential metatype of the protocol: `any UITableViewDelegate.Type`.
@MainActor package final class OptionalMethod<Metatype> {
  /// The index of the method's requirement in the protocol's witness tables, and the target of its function for types
  /// without the method. The value is `nil` if the machine code could not be read.
  package let requirement: (index: Int, fallback: Forwarder.Target)?
  /// A class of Tessera that implements all methods, so that subclasses can override them. The implementations in this
  /// class do not count as implementations of the application.
  private let base: (table: WitnessTable, method: OverridableMethod)?
  /// The cached results by the address of the witness table. The content of a witness table never changes.
  private var cachedResults: [UInt: Bool] = [:]

  /// Finds the requirement in the witness tables of the protocol.
  ///
  /// - Parameters:
  ///   - plain: A type that implements no method with a default implementation.
  ///   - twin: Another type that implements no method with a default implementation.
  ///   - implementing: A type that implements only this method.
  ///   - base: A class of Tessera whose own implementations do not count. Overrides in its subclasses do count.
  package init(plain: Metatype, twin: Metatype, implementing: Metatype, base: Metatype? = nil) {
    let (plain, twin) = (WitnessTable.parts(of: plain).table, WitnessTable.parts(of: twin).table)
    let implementingTable = WitnessTable.parts(of: implementing).table
    let matches = (0..<plain.count).compactMap { index -> (index: Int, fallback: Forwarder.Target)? in
      guard plain.isMethod(index), let target = Forwarder.target(of: plain[index]),
        target == Forwarder.target(of: twin[index]), target != Forwarder.target(of: implementingTable[index])
      else { return nil }
      return (index, target)
    }
    requirement = matches.count == 1 ? matches[0] : nil
    self.base = base.flatMap { base in
      let parts = WitnessTable.parts(of: base)
      guard matches.count == 1, case .method(let offset) = Forwarder.target(of: parts.table[matches[0].index])
      else { return nil }
      let type: AnyClass = unsafeBitCast(parts.type, to: AnyClass.self)
      return (parts.table, OverridableMethod(of: type, slot: offset / MemoryLayout<UInt>.size))
    }
  }

  /// Returns whether a type implements the method.
  ///
  /// The implementation may be in the type, in a superclass, in an extension of one of these, or in an extension of a
  /// protocol that refines the method's protocol.
  ///
  /// - Parameter type: The dynamic type of an object such as a data source or a delegate: `type(of: delegate)`.
  /// - Returns: `true` if the type implements the method, or if this cannot be determined.
  /// - Complexity: O(1). The code of a type is read once.
  package func isImplemented(by type: Metatype) -> Bool {
    guard let requirement else { return true }
    let parts = WitnessTable.parts(of: type)
    if let base, base.table == parts.table {
      return base.method.isOverridden(in: unsafeBitCast(parts.type, to: AnyClass.self))
    }
    if let cached = cachedResults[parts.table.address] { return cached }
    let isImplemented = Forwarder.target(of: parts.table[requirement.index]) != requirement.fallback
    cachedResults[parts.table.address] = isImplemented
    return isImplemented
  }
}
