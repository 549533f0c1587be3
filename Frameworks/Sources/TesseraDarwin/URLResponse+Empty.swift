import Foundation
import FoundationNetworking

private final class EmptyResponse: URLResponse, @unchecked Sendable {
  override var url: URL? { nil }
}

private final class EmptyHTTPResponse: HTTPURLResponse, @unchecked Sendable {
  override var url: URL? { nil }
}

extension URLResponse {
  /// Foundation needs an address. The responses that are made with it deny that they have one.
  fileprivate static var placeholder: URL { URL(fileURLWithPath: "/") }

  /// Creates a response without an address, in place of `URLResponse()`.
  ///
  /// - Returns: A response without a type, with the unknown length -1.
  public static func _emptyResponse() -> URLResponse {
    EmptyResponse(url: placeholder, mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
  }
}

extension HTTPURLResponse {
  /// Creates a response without an address, in place of `HTTPURLResponse()`.
  ///
  /// - Returns: A response with the status code 200 and without header fields.
  public static func _emptyHTTPResponse() -> HTTPURLResponse {
    let response = EmptyHTTPResponse(url: placeholder, statusCode: 200, httpVersion: nil, headerFields: nil)
    guard let response else { preconditionFailure("Foundation creates a response for every address") }
    return response
  }
}
