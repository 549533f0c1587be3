/// How much a server puts up with.
package struct HTTPLimits: Sendable {
  /// Connections that have not shown yet who they are: of more, the oldest is closed.
  package var unknownConnections = 64
  /// Connections that were admitted. They are never closed for others; a request that would be one more gets 503.
  package var admittedConnections = 64
  /// Seconds in which the head of a request has to come, and in which a body has to come forward by `leastProgress`.
  package var patience: Double = 20
  /// Bytes.
  package var leastProgress = 16 << 10

  package init() {}
}
