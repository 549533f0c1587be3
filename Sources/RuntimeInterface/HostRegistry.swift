/// The hosts by name, in the order in which they registered.
///
/// A list and no dictionary: registration runs in a C constructor, and in a program with a statically linked standard
/// library that may be before the library has drawn its hash seed. A dictionary filled then loses its keys later.
package struct HostRegistry {
  package typealias Maker = @MainActor () throws -> any Host
  private var entries: [(name: String, make: Maker)] = []

  package init() {}

  package subscript(name: String) -> Maker? {
    get { entries.first { $0.name == name }?.make }
    set {
      entries.removeAll { $0.name == name }
      if let newValue { entries.append((name, newValue)) }
    }
  }

  package var keys: [String] { entries.map(\.name) }
}
