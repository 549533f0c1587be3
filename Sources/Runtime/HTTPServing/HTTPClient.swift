/// A connection to a server and what is known of it.
final class HTTPClient {
  let connection: Connection
  /// What has come of the head of its request.
  var bytes: [UInt8] = []
  /// Its request, while that is not answered.
  var exchange: HTTPExchange?
  /// Whether its head has come, or was wrong: nothing has to come in time any more.
  var isHeard = false
  private(set) var isAdmitted = false
  /// Reasons to keep its place: the connection, and work that goes on for it.
  private var holds = 0

  init(_ connection: Connection) { self.connection = connection }

  func admit() {
    isAdmitted = true
    holds = 1
  }

  func hold() { holds += 1 }

  /// Returns whether that was the last reason.
  func release() -> Bool {
    holds -= 1
    return holds == 0
  }
}
