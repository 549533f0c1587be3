/// The hosts by name, in the order of their registration.
///
/// It is a list and not a dictionary, because registration runs in a C constructor. In a program with a statically
/// linked standard library, that may be before the library has initialized its hash seed, and a dictionary filled then
/// loses its keys later.
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
