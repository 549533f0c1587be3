import Foundation

/// An identifier in a reference snapshot. It wraps a hashable value or any object; objects that are not hashable are
/// compared by identity.
struct ReferenceIdentifier: Hashable, @unchecked Sendable, CustomStringConvertible {
  private let value: AnyHashable
  /// The identifier as the application passed it.
  let any: Any

  init(_ identifier: Any) {
    any = identifier
    if let hashable = identifier as? AnyHashable {
      value = hashable
    } else if type(of: identifier) is AnyClass {
      value = AnyHashable(ObjectIdentifier(identifier as AnyObject))
    } else {
      Diagnostics.report(
        "Diffable snapshot: \(identifier) of type \(type(of: identifier)) is neither hashable nor an object; it is "
          + "compared by its description. Use identifiers of a Hashable type")
      value = AnyHashable(String(describing: identifier))
    }
  }

  static func == (one: ReferenceIdentifier, other: ReferenceIdentifier) -> Bool { one.value == other.value }
  func hash(into hasher: inout Hasher) { hasher.combine(value) }
  var description: String { "\(any)" }
}

extension [Any] {
  var identifiers: [ReferenceIdentifier] { map { ReferenceIdentifier($0) } }
}

extension [ReferenceIdentifier] {
  var originalValues: [Any] { map(\.any) }
}
