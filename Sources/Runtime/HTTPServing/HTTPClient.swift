/// A connection of an HTTP server, with the state of its request.
final class HTTPClient {
  let connection: Connection
  /// The bytes that were received before the head of the request is complete.
  var bytes: [UInt8] = []
  /// The request with its response. The value is nil before the head of the request is complete, and after the request
  /// has been answered.
  var exchange: HTTPExchange?
  /// Indicates whether the head is complete or invalid. In both cases, the time limit for the head no longer applies.
  var hasReceivedHead = false
  /// Indicates whether the connection is admitted (`HTTPExchange.admit`) and counts toward the limit of admitted
  /// connections.
  private(set) var isAdmitted = false
  /// A reference count that keeps the connection admitted: one for the open connection, and one for each operation in
  /// progress for it.
  private var workCount = 0

  init(_ connection: Connection) { self.connection = connection }

  /// Marks the connection as admitted. The open connection is the first reason to count it.
  func admit() {
    isAdmitted = true
    workCount = 1
  }

  /// Adds a reason to count the connection as admitted.
  func beginWork() { workCount += 1 }

  /// Removes a reason to count the connection as admitted. Returns whether it was the last one.
  func endWork() -> Bool {
    workCount -= 1
    return workCount == 0
  }
}
