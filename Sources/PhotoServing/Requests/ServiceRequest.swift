import Foundation

/// A request to the photo service: a method, a path, parameters and header fields.
struct ServiceRequest: Sendable {
  /// The HTTP method in capital letters.
  let method: String
  /// The decoded segments of the path, without empty ones. Segments are never used as file names.
  let segments: [String]
  let query: Parameters
  private let headers: [String: String]

  /// The maximum length of a request target in bytes.
  static let maximumTargetLength = 8192

  /// Parses a request. `target` is the percent-encoded target of the request line: a path or an absolute URL. Throws a
  /// `ServiceError` if the target is invalid.
  init(method: String, target: String, headers: [String: String] = [:]) throws {
    guard target.utf8.count <= Self.maximumTargetLength else {
      throw ServiceError(414, "The address is longer than \(Self.maximumTargetLength) bytes.")
    }
    self.method = method.uppercased()
    self.headers = Dictionary(headers.map { ($0.key.lowercased(), $0.value) }) { $1 }
    let parts = Self.withoutHost(target).split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    segments = try (parts.first ?? "").split(separator: "/").map { segment in
      guard let decodedSegment = String(segment).removingPercentEncoding, !decodedSegment.contains("\0") else {
        throw ServiceError(400, "The path segment \(segment) is not valid percent-encoded text.")
      }
      return decodedSegment
    }
    query = try Parameters(query: parts.count > 1 ? parts[1] : "")
  }

  /// Returns the value of a header field. The name is not case-sensitive. The result is nil if the request has no such
  /// field.
  func header(_ name: String) -> String? { headers[name.lowercased()] }

  private static func withoutHost(_ target: String) -> Substring {
    guard let scheme = target.range(of: "://"), !target.hasPrefix("/") else { return target[...] }
    return target[scheme.upperBound...].drop { $0 != "/" && $0 != "?" }
  }
}
