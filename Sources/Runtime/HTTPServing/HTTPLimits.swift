/// The limits of an HTTP server.
package struct HTTPLimits: Sendable {
  /// The maximum number of connections that are not admitted. If there are more, the oldest is closed.
  package var unknownConnections = 64
  /// The maximum number of admitted connections. They are never closed in favor of others; a further request gets 503.
  package var admittedConnections = 64
  /// The time in seconds in which the head of a request has to arrive, and in which at least `leastProgress` bytes of a
  /// body have to.
  package var patience: Double = 20
  /// The minimum number of bytes of a body in each interval of `patience`.
  package var leastProgress = 16 << 10

  package init() {}
}
