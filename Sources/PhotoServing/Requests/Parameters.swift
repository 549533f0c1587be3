import Foundation

/// Named values, found whatever their capitals: those of a query, or those of a route.
struct Parameters: Sendable, Equatable {
  private var values: [String: String] = [:]

  init(_ values: [String: String] = [:]) {
    for (name, value) in values { self.values[name.lowercased()] = value }
  }

  /// The part of an address behind the question mark. Throws where a name stands twice or a value cannot be decoded.
  init(query: Substring) throws {
    for item in query.split(separator: "&") {
      let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = try Self.decoded(parts[0])
      let value = parts.count > 1 ? try Self.decoded(parts[1]) : ""
      guard values.updateValue(value, forKey: name.lowercased()) == nil else {
        throw ServiceError(400, "The parameter \(name) is given twice.")
      }
    }
  }

  private static func decoded(_ text: Substring) throws -> String {
    guard let decoded = text.replacingOccurrences(of: "+", with: " ").removingPercentEncoding else {
      throw ServiceError(400, "A parameter cannot be decoded: \(text)")
    }
    return decoded
  }

  subscript(name: String) -> String? { values[name.lowercased()] }

  /// These values, and those of `others` that have no value here.
  func merging(_ others: Parameters) -> Parameters {
    var merged = self
    merged.values.merge(others.values) { own, _ in own }
    return merged
  }

  /// The value, which must be there and not be empty.
  func text(_ name: String) throws -> String {
    guard let value = self[name], !value.isEmpty else { throw ServiceError(400, "The parameter \(name) is missing.") }
    return value
  }

  /// The value as a whole number within `range`; `otherwise` where there is none.
  func number(_ name: String, otherwise: Int, in range: ClosedRange<Int>) throws -> Int {
    guard let value = self[name] else { return otherwise }
    guard let number = Int(value) else {
      throw ServiceError(400, "The parameter \(name) is to be a whole number, not \u{201C}\(value)\u{201D}.")
    }
    guard range.contains(number) else {
      throw ServiceError(
        400, "The parameter \(name) is to be from \(range.lowerBound) to \(range.upperBound), not \(number).")
    }
    return number
  }
}
