import Foundation

/// The named values in the query of a request or in its route. Names are not case-sensitive.
struct Parameters: Sendable, Equatable {
  private var values: [String: String] = [:]

  init(_ values: [String: String] = [:]) {
    for (name, value) in values { self.values[name.lowercased()] = value }
  }

  /// Parses the query of an address, which is the part after the question mark. Throws an error if a name occurs more
  /// than once or a value cannot be decoded.
  init(query: Substring) throws {
    for item in query.split(separator: "&") {
      let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = try Self.decoded(parts[0])
      let value = parts.count > 1 ? try Self.decoded(parts[1]) : ""
      guard values.updateValue(value, forKey: name.lowercased()) == nil else {
        throw ServiceError(400, "The parameter \(name) occurs twice.")
      }
    }
  }

  private static func decoded(_ text: Substring) throws -> String {
    guard let decodedText = text.replacingOccurrences(of: "+", with: " ").removingPercentEncoding else {
      throw ServiceError(400, "The parameter \(text) is not valid percent-encoded text.")
    }
    return decodedText
  }

  subscript(name: String) -> String? { values[name.lowercased()] }

  /// Returns these values combined with `others`. If both sets contain a name, the value in this set is used.
  func merging(_ others: Parameters) -> Parameters {
    var mergedParameters = self
    mergedParameters.values.merge(others.values) { own, _ in own }
    return mergedParameters
  }

  /// Returns the value for a name. Throws an error if the value is missing or empty.
  func text(_ name: String) throws -> String {
    guard let value = self[name], !value.isEmpty else { throw ServiceError(400, "The parameter \(name) is missing.") }
    return value
  }

  /// Returns the value for a name as an integer in a range. If the value is missing, the result is `defaultValue`.
  func number(_ name: String, defaultValue: Int, in range: ClosedRange<Int>) throws -> Int {
    guard let value = self[name] else { return defaultValue }
    guard let number = Int(value) else {
      throw ServiceError(400, "The parameter \(name) must be an integer, not \u{201C}\(value)\u{201D}.")
    }
    guard range.contains(number) else {
      throw ServiceError(
        400, "The parameter \(name) must be from \(range.lowerBound) to \(range.upperBound), not \(number).")
    }
    return number
  }
}
