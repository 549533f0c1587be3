/// A requirement of one of our protocols that has a default, for the question whether a type has a method of its own: what
/// UIKit asks by `respondsToSelector:`.
///
/// Each conformance has a function of its own for each requirement. For a type without the method that function does
/// nothing but hand its arguments to the default, so it can be recognized by what it calls (`Forwarder`). The default must
/// stay a function that all types call, in all modules and in release builds: see `recognizableDefault(_:line:)`.
///
/// Nothing is called to find out. Where the machine's code cannot be read, in a build with another compiler or with
/// instrumentation, the answer is that the method is there: then the default is called, which gives the documented
/// answer, and what could be known of all items at once is asked item by item.
///
/// `Metatype` is the existential metatype of the protocol: `any UITableViewDelegate.Type`.
@MainActor package final class OptionalMethod<Metatype> {
  /// The place of the requirement in witness tables and what is called for types without the method; nil where the code
  /// could not be read.
  package let place: (index: Int, fallback: Forwarder.Target)?
  /// A class of ours that has all methods, so that subclasses can override them; those are as if they were not there.
  private let base: (table: WitnessTable, method: OverridableMethod)?
  /// The answers so far, by witness table: a table does not change.
  private var answers: [UInt: Bool] = [:]

  /// Finds the requirement in the protocol's witness tables.
  ///
  /// - Parameters:
  ///   - plain: A type that leaves out all methods that have a default.
  ///   - twin: Another type of that kind.
  ///   - answering: A type that has this method and none of the others.
  ///   - base: A class of ours whose methods do not count, only their overrides.
  package init(plain: Metatype, twin: Metatype, answering: Metatype, base: Metatype? = nil) {
    let (plain, twin) = (WitnessTable.parts(of: plain).table, WitnessTable.parts(of: twin).table)
    let other = WitnessTable.parts(of: answering).table
    let found = (0..<plain.count).compactMap { index -> (index: Int, fallback: Forwarder.Target)? in
      guard plain.isMethod(index), let one = Forwarder.target(of: plain[index]),
        one == Forwarder.target(of: twin[index]), one != Forwarder.target(of: other[index])
      else { return nil }
      return (index, one)
    }
    place = found.count == 1 ? found[0] : nil
    self.base = base.flatMap { base in
      let parts = WitnessTable.parts(of: base)
      guard found.count == 1, case .method(let offset) = Forwarder.target(of: parts.table[found[0].index])
      else { return nil }
      let type: AnyClass = unsafeBitCast(parts.type, to: AnyClass.self)
      return (parts.table, OverridableMethod(of: type, slot: offset / MemoryLayout<UInt>.size))
    }
  }

  /// Returns whether a type, one of its superclasses, or an extension of one of these or of a protocol that refines ours,
  /// has the method.
  ///
  /// - Parameter type: The dynamic type of a data source, delegate and so on: `type(of: delegate)`.
  /// - Complexity: O(1); the code of a type is read once.
  package func isImplemented(by type: Metatype) -> Bool {
    guard let place else { return true }
    let parts = WitnessTable.parts(of: type)
    if let base, base.table == parts.table {
      return base.method.isOverridden(in: unsafeBitCast(parts.type, to: AnyClass.self))
    }
    if let known = answers[parts.table.address] { return known }
    let answer = Forwarder.target(of: parts.table[place.index]) != place.fallback
    answers[parts.table.address] = answer
    return answer
  }
}
