import Foundation

/// The bytes that a `Range` header requests (RFC 9110, section 14).
enum ByteRanges: Equatable {
  /// All bytes, because there are no valid ranges.
  case whole
  /// Ranges in ascending order. The ranges do not overlap or touch each other.
  case parts([Range<Int>])
  /// Ranges that are all outside the available bytes.
  case unsatisfiable

  /// The maximum number of ranges. The response to a request with more ranges contains all bytes, because no legitimate
  /// client sends such a request.
  static let maximumCount = 16

  /// Parses a header such as `bytes=0-99,200-,-50` for data of `length` bytes. The result for a malformed header is
  /// `whole`.
  init(_ header: String, length: Int) {
    let unitAndRanges = header.split(separator: "=", maxSplits: 1)
    guard unitAndRanges.count == 2, unitAndRanges[0].trimmingCharacters(in: .whitespaces).lowercased() == "bytes" else {
      self = .whole
      return
    }
    let specs = unitAndRanges[1].split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
    let bounds = specs.map(Self.bounds)
    guard !specs.isEmpty, specs.count <= Self.maximumCount, !bounds.contains(where: { $0 == nil }) else {
      self = .whole
      return
    }
    let ranges = bounds.compactMap { $0.flatMap { Self.range($0, length) } }.sorted { $0.lowerBound < $1.lowerBound }
    guard var last = ranges.first else {
      self = .unsatisfiable
      return
    }
    var parts: [Range<Int>] = []
    for range in ranges.dropFirst() {
      if range.lowerBound <= last.upperBound {
        last = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        parts.append(last)
        last = range
      }
    }
    self = .parts(parts + [last])
  }

  private enum Bounds {
    case from(Int, through: Int?)
    case last(Int)
  }

  private static func bounds(_ spec: String) -> Bounds? {
    let bounds = spec.split(separator: "-", omittingEmptySubsequences: false)
    guard bounds.count == 2, bounds.allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } }) else { return nil }
    // A number that exceeds the range of `Int` is larger than any length.
    let numbers = bounds.map { $0.isEmpty ? nil : Int($0) ?? Int.max }
    switch (numbers[0], numbers[1]) {
    case (nil, nil): return nil
    case (nil, let count?): return .last(count)
    case (let first?, let last): return (last ?? Int.max) < first ? nil : .from(first, through: last)
    }
  }

  private static func range(_ bounds: Bounds, _ length: Int) -> Range<Int>? {
    switch bounds {
    case .last(let count): count > 0 && length > 0 ? max(0, length - count)..<length : nil
    case .from(let first, let last): first < length ? first..<min(length - 1, last ?? length) + 1 : nil
    }
  }
}
