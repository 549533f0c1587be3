/// An answer that is no success: a status, and what is wrong in a sentence for people.
struct ServiceError: Error, Equatable {
  let status: Int
  let message: String
  /// Headers that belong to it.
  var headers: [String: String] = [:]

  init(_ status: Int, _ message: String, headers: [String: String] = [:]) {
    self.status = status
    self.message = message
    self.headers = headers
  }
}
