import Foundation
import FoundationNetworking

/// A response that was created without a status code and header fields.
private final class PlainResponse: HTTPURLResponse, @unchecked Sendable {
  private var type: String?
  private var length: Int64 = -1
  private var encoding: String?

  convenience init?(_ url: URL, type: String?, length: Int, encoding: String?) {
    self.init(url: url, statusCode: 200, httpVersion: nil, headerFields: nil)
    (self.type, self.length, self.encoding) = (type, Int64(length), encoding)
  }

  override var mimeType: String? { type }
  override var expectedContentLength: Int64 { length }
  override var textEncodingName: String? { encoding }
}

extension HTTPURLResponse {
  /// Creates a response, in place of `HTTPURLResponse(url:mimeType:expectedContentLength:textEncodingName:)`.
  ///
  /// - Parameters:
  ///   - url: The address of the response.
  ///   - mimeType: The type of the contents.
  ///   - expectedContentLength: The number of bytes of the contents, or -1 if it is not known.
  ///   - textEncodingName: The name of the encoding of a text.
  /// - Returns: A response with the status code 200 and without header fields.
  public static func _response(
    url: URL, mimeType: String?, expectedContentLength: Int, textEncodingName: String?
  ) -> HTTPURLResponse {
    guard let response = PlainResponse(url, type: mimeType, length: expectedContentLength, encoding: textEncodingName)
    else { preconditionFailure("Foundation creates a response for every address") }
    return response
  }
}
