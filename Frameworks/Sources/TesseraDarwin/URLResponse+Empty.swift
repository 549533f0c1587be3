import Foundation
import FoundationNetworking

private final class EmptyResponse: URLResponse, @unchecked Sendable {
  override var url: URL? { nil }
}

private final class EmptyHTTPResponse: HTTPURLResponse, @unchecked Sendable {
  override var url: URL? { nil }
}

extension URLResponse {
  /// The URL that Foundation's initializers require. The property `url` of the responses is `nil`.
  fileprivate static var placeholder: URL { URL(fileURLWithPath: "/") }

  /// Creates a response without a URL. Calls of `URLResponse()` are rewritten to calls of this method.
  ///
  /// - Returns: A response without a MIME type, whose expected length is -1, which means that it is unknown.
  public static func _emptyResponse() -> URLResponse {
    EmptyResponse(url: placeholder, mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
  }
}

extension HTTPURLResponse {
  /// Creates a response without a URL. Calls of `HTTPURLResponse()` are rewritten to calls of this method.
  ///
  /// - Returns: A response without header fields. Its status code is 200, because programs compare other responses with it
  ///   as a success. The value on iOS was not measured.
  public static func _emptyHTTPResponse() -> HTTPURLResponse {
    let response = EmptyHTTPResponse(url: placeholder, statusCode: 200, httpVersion: nil, headerFields: nil)
    guard let response else { preconditionFailure("Foundation creates a response for every address") }
    return response
  }
}
