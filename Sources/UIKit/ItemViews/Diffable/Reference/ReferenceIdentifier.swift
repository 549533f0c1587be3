import Foundation

/// An identifier in a reference snapshot. It wraps a hashable value or any object. Objects that are not hashable are
/// compared by identity.
struct ReferenceIdentifier: Hashable, @unchecked Sendable, CustomStringConvertible {
  private let value: AnyHashable
  /// The identifier as the application passed it.
  let originalValue: Any

  init(_ identifier: Any) {
    originalValue = identifier
    if let hashable = identifier as? AnyHashable {
      value = hashable
    } else if type(of: identifier) is AnyClass {
      value = AnyHashable(ObjectIdentifier(identifier as AnyObject))
    } else {
      Diagnostics.report(
        "the identifier \(identifier) in a diffable snapshot has the type \(type(of: identifier)), which is neither Hashable "
          + "nor a class; it is compared by its description. Use identifiers of a Hashable type")
      value = AnyHashable(String(describing: identifier))
    }
  }

  static func == (first: ReferenceIdentifier, second: ReferenceIdentifier) -> Bool { first.value == second.value }
  func hash(into hasher: inout Hasher) { hasher.combine(value) }
  var description: String { "\(originalValue)" }
}

extension [Any] {
  var identifiers: [ReferenceIdentifier] { map { ReferenceIdentifier($0) } }
}

extension [ReferenceIdentifier] {
  var originalValues: [Any] { map(\.originalValue) }
}
