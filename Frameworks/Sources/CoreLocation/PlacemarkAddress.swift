import Foundation

/// The parts of an address.
struct PlacemarkAddress {
  /// The parts by the keys of the Address Book framework or of the Contacts framework.
  let values: [AnyHashable: Any]?

  init(_ values: [String: Any]?) { self.values = values }

  /// Returns the text for the first of several keys that has one, or nil.
  subscript(keys: String...) -> String? {
    for key in keys {
      if let text = values?[key] as? String { return text }
    }
    return nil
  }
}
