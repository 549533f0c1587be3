/// The limits of an HTTP server.
package struct HTTPLimits: Sendable {
  /// The maximum number of connections that are not admitted. Beyond it, the oldest of them is closed.
  package var unknownConnections = 64
  /// The maximum number of admitted connections. Admitted connections are never closed in favor of others. A further
  /// request is answered with status 503.
  package var admittedConnections = 64
  /// The interval in seconds in which the head of a request must be received completely, and in which at least
  /// `leastProgress` bytes of a body must be received.
  package var patience: Double = 20
  /// The minimum number of bytes of a body that must be received in each interval of `patience`.
  package var leastProgress = 16 << 10

  package init() {}
}
