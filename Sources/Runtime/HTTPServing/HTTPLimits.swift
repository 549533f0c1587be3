/// The limits of an HTTP server for connections and their progress.
package struct HTTPLimits: Sendable {
  /// The maximum number of connections that are not admitted. If there are more, the oldest of them is closed.
  package var maximumUnadmittedConnectionCount = 64
  /// The maximum number of admitted connections. Admitted connections are never closed in favor of others. Further
  /// requests are answered with status 503.
  package var maximumAdmittedConnectionCount = 64
  /// The maximum time in which a client must send the head of a request, in seconds. This is also the interval in which a client must
  /// send at least `minimumBytesPerInterval` bytes of a body.
  package var timeout: Double = 20
  /// The minimum number of bytes of a body that a client must send in each interval of `timeout`.
  package var minimumBytesPerInterval = 16 << 10

  package init() {}
}
