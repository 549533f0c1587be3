import Foundation

/// What a client asks: a method, a path of decoded segments, parameters, headers.
struct ServiceRequest: Sendable {
  /// In capitals.
  let method: String
  /// The parts of the path between the slashes, decoded; empty ones are left out. Never the name of a file.
  let segments: [String]
  let query: Parameters
  private let headers: [String: String]

  /// Longest target that is read, in bytes.
  static let longestTarget = 8192

  /// `target` is what stands in the first line of a request: a path, or a whole URL, still encoded. Throws what is wrong
  /// with it.
  init(method: String, target: String, headers: [String: String] = [:]) throws {
    guard target.utf8.count <= Self.longestTarget else {
      throw ServiceError(414, "The address is longer than \(Self.longestTarget) bytes.")
    }
    self.method = method.uppercased()
    self.headers = Dictionary(headers.map { ($0.key.lowercased(), $0.value) }) { $1 }
    let parts = Self.withoutHost(target).split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    segments = try (parts.first ?? "").split(separator: "/").map { segment in
      guard let decoded = String(segment).removingPercentEncoding, !decoded.contains("\0") else {
        throw ServiceError(400, "The path cannot be decoded: \(segment)")
      }
      return decoded
    }
    query = try Parameters(query: parts.count > 1 ? parts[1] : "")
  }

  /// The value of a header, whatever its capitals.
  func header(_ name: String) -> String? { headers[name.lowercased()] }

  private static func withoutHost(_ target: String) -> Substring {
    guard let scheme = target.range(of: "://"), !target.hasPrefix("/") else { return target[...] }
    return target[scheme.upperBound...].drop { $0 != "/" && $0 != "?" }
  }
}
