/// An error response, which consists of a status and a message.
struct ServiceError: Error, Equatable {
  let status: Int
  let message: String
  /// The additional header fields of the response.
  var headers: [String: String] = [:]

  init(_ status: Int, _ message: String, headers: [String: String] = [:]) {
    self.status = status
    self.message = message
    self.headers = headers
  }
}
