/// The hosts by name, in the order of their registration.
///
/// The hosts are stored in an array because a C constructor registers them. With a statically linked standard library,
/// the constructor may run before the hash seed is initialized. Keys that are added to a dictionary before that are not
/// found afterwards.
package struct HostRegistry {
  package typealias Factory = @MainActor () throws -> any Host
  private var entries: [(name: String, make: Factory)] = []

  package init() {}

  package subscript(name: String) -> Factory? {
    get { entries.first { $0.name == name }?.make }
    set {
      entries.removeAll { $0.name == name }
      if let newValue { entries.append((name, newValue)) }
    }
  }

  package var keys: [String] { entries.map(\.name) }
}
